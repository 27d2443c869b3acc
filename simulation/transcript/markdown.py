"""Discord's text markup as HTML: enough to read a transcript. All other text is escaped."""

from __future__ import annotations

import html
import re
from datetime import UTC, datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from simulation.world.world import World

_FENCE = re.compile(r"```(?:[\w+-]*\n)?(.*?)```", re.DOTALL)
_SPECIAL = re.compile(
    r"(?P<code>``(?P<double>.+?)``|`(?P<single>[^`\n]+)`)"
    r"|\\(?P<escaped>[\\*_~`|>#\-\[\]()<@:])"
    r"|<@!?(?P<user>\d+)>"
    r"|<@&(?P<role>\d+)>"
    r"|<#(?P<channel>\d+)>"
    r"|<t:(?P<time>-?\d{1,12})(?::(?P<style>[tTdDfFR]))?>"
    r"|<a?:(?P<emoji>\w+):(?P<number>\d+)>"
    r"|</(?P<command>[^:>]+):\d+>"
    r"|\[(?P<label>[^\]\n]+)\]\(<?(?P<target>https?://[^\s)>]+)>?\)"
    r"|<?(?P<url>https?://[^\s<>]+)>?"
    r"|(?P<everyone>@everyone|@here)"
)
_STYLES = (
    (re.compile(r"\*\*\*(?=\S)(.+?)(?<=\S)\*\*\*", re.DOTALL), r"<strong><em>\1</em></strong>"),
    (re.compile(r"\*\*(?=\S)(.+?)(?<=\S)\*\*", re.DOTALL), r"<strong>\1</strong>"),
    (re.compile(r"__(?=\S)(.+?)(?<=\S)__", re.DOTALL), r"<u>\1</u>"),
    (re.compile(r"\*(?=\S)(.+?)(?<=\S)\*", re.DOTALL), r"<em>\1</em>"),
    (re.compile(r"(?<!\w)_(?=\S)(.+?)(?<=\S)_(?!\w)", re.DOTALL), r"<em>\1</em>"),
    (re.compile(r"~~(.+?)~~", re.DOTALL), r"<s>\1</s>"),
    (re.compile(r"\|\|(.+?)\|\|", re.DOTALL), r'<span class="spoiler">\1</span>'),
)
_TIME_FORMATS = {
    "t": "%H:%M",
    "T": "%H:%M:%S",
    "d": "%d/%m/%Y",
    "D": "%d %B %Y",
    "f": "%d %B %Y %H:%M",
    "F": "%A, %d %B %Y %H:%M",
}
_UNITS = (("year", 31_536_000), ("month", 2_592_000), ("day", 86_400), ("hour", 3600), ("minute", 60))


def relative_time(seconds: float) -> str:
    """Return e.g. "in 3 hours" or "2 days ago"."""
    size = abs(seconds)
    name, length = next(((n, s) for n, s in _UNITS if size >= s), ("second", 1))
    count = round(size / length)
    text = f"{count} {name}{'' if count == 1 else 's'}"
    return f"in {text}" if seconds > 0 else f"{text} ago"


class Markdown:
    """Renders texts of one simulator, whose users, roles and channels mentions refer to."""

    def __init__(self, sim: World) -> None:
        self._sim = sim
        self._roles = {role.id: role.name for guild in sim.guilds for role in guild.roles}

    def render(self, text: str, *, now: datetime | None = None) -> str:
        """Return the HTML of a text with paragraphs, lists and code; <t:...:R> is relative to `now`."""
        parts = []
        for index, part in enumerate(_FENCE.split(text)):
            if index % 2:
                parts.append(f"<pre>{html.escape(part.strip(chr(10)))}</pre>")
            else:
                parts.append("".join(self._blocks(part.strip("\n"), now)))
        return "".join(parts)

    def inline(self, text: str, *, now: datetime | None = None) -> str:
        """Return the HTML of a single line, such as an embed's title."""
        kept: list[str] = []

        def keep(match: re.Match[str]) -> str:
            kept.append(self._special(match, now))
            return f"\x00{len(kept) - 1}\x00"

        out = html.escape(_SPECIAL.sub(keep, text.replace("\x00", "")))
        for pattern, replacement in _STYLES:
            out = pattern.sub(replacement, out)
        return re.sub(r"\x00(\d+)\x00", lambda match: kept[int(match.group(1))], out)

    def _special(self, match: re.Match[str], now: datetime | None) -> str:
        found = match.groupdict()
        if found["code"]:
            return f"<code>{html.escape(found['double'] or found['single'])}</code>"
        if found["time"]:
            return self._timestamp(int(found["time"]), found["style"] or "f", now)
        if found["url"] or found["label"]:
            target = html.escape(found["url"] or found["target"])
            return f'<a href="{target}">{html.escape(found["label"] or found["url"])}</a>'
        if found["escaped"]:
            return html.escape(found["escaped"])
        if found["emoji"]:
            return self.custom_emoji(found["emoji"], int(found["number"]))
        return f'<span class="mention">{html.escape(self._mention(found))}</span>'

    def custom_emoji(self, name: str, number: int) -> str:
        """Return the HTML of a custom emoji: its name, which the style of the page replaces by its image if it has one."""
        drawn = f" drawn e{number}" if number in self._sim.emoji_images else ""
        return f'<span class="emoji{drawn}">:{html.escape(name)}:</span>'

    def _mention(self, found: dict[str, str]) -> str:
        if found["user"]:
            return "@" + self._user(int(found["user"]))
        if found["role"]:
            return "@" + self._roles.get(int(found["role"]), "unknown role")
        if found["channel"]:
            return "#" + self._channel(int(found["channel"]))
        return "/" + found["command"] if found["command"] else found["everyone"]

    def _user(self, user_id: int) -> str:
        user = self._sim.users.get(user_id)
        return user.name if user else "unknown user"

    def _channel(self, channel_id: int) -> str:
        channel = self._sim.channels.get(channel_id)
        return channel.name if channel else "unknown"

    def _timestamp(self, seconds: int, style: str, now: datetime | None) -> str:
        moment = datetime.fromtimestamp(seconds, UTC)
        full = moment.strftime("%A, %d %B %Y %H:%M UTC")
        if style == "R":
            shown = relative_time((moment - (now or datetime.now(UTC))).total_seconds())
        else:
            shown = moment.strftime(_TIME_FORMATS[style])
        return f'<span class="time" title="{full}">{shown}</span>'

    def _blocks(self, text: str, now: datetime | None) -> Iterator[str]:
        quoted = False
        lines = text.split("\n") if text else []
        for index, line in enumerate(lines):
            if line.startswith(">>> "):
                rest = "\n".join([line[4:], *lines[index + 1 :]])
                yield f"<blockquote>{''.join(self._blocks(rest, now))}</blockquote>"
                return
            if line.startswith("> ") or line == ">":
                yield ("" if quoted else "<blockquote>") + self._line(line[2:], now)
                quoted = True
                continue
            if quoted:
                yield "</blockquote>"
                quoted = False
            yield self._line(line, now)
        if quoted:
            yield "</blockquote>"

    def _line(self, line: str, now: datetime | None) -> str:
        heading = re.match(r"(#{1,3}) (.+)", line)
        if heading:
            level = len(heading.group(1))
            return f'<div class="h{level}">{self.inline(heading.group(2), now=now)}</div>'
        if line.startswith("-# "):
            return f'<div class="subtext">{self.inline(line[3:], now=now)}</div>'
        item = re.match(r"( *)([-*]|\d+\.) (.+)", line)
        if item:
            mark = "•" if item.group(2) in "-*" else item.group(2)
            depth = len(item.group(1)) // 2
            body = self.inline(item.group(3), now=now)
            return f'<div class="item" style="margin-left:{depth * 1.2 + 0.4:.1f}em">{mark} {body}</div>'
        return f"<div>{self.inline(line, now=now) or '&nbsp;'}</div>"
