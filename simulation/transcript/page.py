"""Conversations as one HTML page, to see what players see."""

from __future__ import annotations

import base64
import html
import re
from pathlib import Path
from typing import TYPE_CHECKING

from simulation.checks.components import (
    ACTION_ROW,
    BUTTON,
    CONTAINER,
    FILE,
    MEDIA_GALLERY,
    SECTION,
    SELECTS,
    SEPARATOR,
    TEXT_DISPLAY,
    THUMBNAIL,
    Button,
    Select,
    as_button,
    as_select,
)
from simulation.transcript.markdown import Markdown
from simulation.world.channels import Channel
from simulation.world.interactions import COMPONENT, MODAL_SUBMIT, Interaction
from simulation.world.messages import CHAT_INPUT_COMMAND, NOTICES, PIN_NOTICE, Attachment, Message

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from simulation.common import Json
    from simulation.world.user import User
    from simulation.world.world import World

STYLESHEET = Path(__file__).with_name("transcript.css")
EMOJI_STYLE = """
.emoji.drawn {
  display: inline-block; width: 1.3rem; height: 1.3rem; vertical-align: -.3rem; background: center / contain no-repeat;
  font-size: 0; overflow: hidden;
}"""
LARGE = 2
"""The spacing of a separator with more room above and below."""
BUTTON_STYLES = {1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "primary"}
AVATAR_COLOURS = ("#c2543d", "#3f7fbf", "#4d8a57", "#9a6fb0", "#b8860b", "#3d8f8f", "#a8577e", "#6d7b8d")


def write_transcript(
    path: Path | str,
    channels: Channel | Sequence[Channel],
    *,
    viewer: User | None = None,
    title: str | None = None,
    embed_images: bool = True,
    show_presses: bool = True,
) -> Path:
    """Write the page to `path` and return it.

    `viewer` adds what only this user sees: private answers and direct messages. Images go into the
    page, or with `embed_images` off into a folder beside it. `show_presses` adds a line for each
    button, menu and form a user sent.
    """
    target = Path(path)
    chosen = [channels] if isinstance(channels, Channel) else list(channels)
    if viewer is not None and viewer.dm is not None and viewer.dm not in chosen:
        chosen.append(viewer.dm)
    page = _Page(chosen[0], viewer, None if embed_images else target, show_presses=show_presses)
    heading = title or " and ".join(_channel_name(channel) for channel in chosen)
    body = "".join(page.section(channel) for channel in chosen)
    style = stylesheet() + _emoji_rules(chosen[0].sim, body)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(
        "<!doctype html>\n<html lang='en'><head><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width, initial-scale=1'>"
        f"<title>{html.escape(heading)}</title><style>{style}</style></head>"
        f"<body><main>{body}</main></body></html>\n",
        encoding="utf-8",
    )
    return target


def conversation(channels: Sequence[Channel], viewer: User) -> str:
    """Return the sections of a live page for one user, with links to the images and what a press of each part needs.

    A message has the id `m<id>`, a button and a menu have `data-id`, the entries of a menu `data-value`.
    """
    page = _Page(channels[0], viewer, None, show_presses=False, linked=True)
    return "".join(page.section(channel) for channel in channels)


def stylesheet() -> str:
    """Return the style of all pages."""
    return STYLESHEET.read_text(encoding="utf-8")


def _emoji_rules(sim: World, body: str) -> str:
    """Return the style that shows the images of the custom emoji used in a page, each once."""
    used = sorted({int(number) for number in re.findall(r"emoji drawn e(\d+)", body)})
    return EMOJI_STYLE + "".join(
        f"\n.emoji.e{each} {{ background-image: url({sim.emoji_images[each]}); }}" for each in used
    )


def _channel_name(channel: Channel) -> str:
    if channel.recipient is not None:
        return f"direct messages with {channel.recipient.name}"
    return f"#{channel.name}"


class _Page:
    """The data that all parts of one page share."""

    def __init__(
        self, first: Channel, viewer: User | None, beside: Path | None, *, show_presses: bool, linked: bool = False
    ) -> None:
        self._sim = first.sim
        self._viewer = viewer
        self._beside = beside
        self._show_presses, self._linked = show_presses, linked
        self._markdown = Markdown(first.sim)

    def section(self, channel: Channel) -> str:
        """Return one channel with its messages and presses in order."""
        items: list[Message | Interaction] = [
            message
            for message in channel.all_messages.values()
            if not message.deleted and message.ephemeral_for in (None, self._viewer)
        ]
        if self._show_presses:
            items += [
                interaction
                for interaction in self._sim.interactions.values()
                if interaction.channel is channel and interaction.kind in (COMPONENT, MODAL_SUBMIT)
            ]
        items.sort(key=lambda item: item.id)
        parts = []
        for item in items:
            parts.append(self._press(item) if isinstance(item, Interaction) else self._message(item))
        place = f" <small>{html.escape(channel.guild.name)}</small>" if channel.guild else ""
        return f"<section><h1>{html.escape(_channel_name(channel))}{place}</h1>{''.join(parts)}</section>"

    def _press(self, interaction: Interaction) -> str:
        seconds = interaction.acknowledged_after
        answer = "no answer" if seconds is None else f"answered after {seconds * 1000:.0f} ms"
        text = f"{interaction.user.name} · {interaction.description} · {answer}"
        return f"<div class='press'>{html.escape(text)}</div>"

    def _message(self, message: Message) -> str:
        if message.type in NOTICES:
            what = "pinned a message" if message.type == PIN_NOTICE else f"started a thread: {message.content}"
            return f"<div class='notice'>{html.escape(message.author.name)} {html.escape(what)}</div>"
        classes = ["message"]
        if message.ephemeral_for is not None:
            classes.append("private")
        if self._viewer in message.pinged:
            classes.append("pinging")
        parts = [self._context(message), self._head(message), "<div class='body'>", self._text(message)]
        parts += [] if message.is_v2 else [self._edit_mark(message)]
        parts += [self._embed(embed, message) for embed in message.embeds]
        parts += [self._file(file) for file in message.attachments]
        components = self._components(message.components, message)
        parts.append(
            f"<div class='layout'>{components}</div>{self._edit_mark(message)}" if message.is_v2 else components
        )
        if message.thread is not None:
            parts.append(f"<div class='thread'>Thread: {html.escape(message.thread.name)}</div>")
        if message.ephemeral_for is not None:
            name = html.escape(message.ephemeral_for.name)
            parts.append(f"<div class='only'>👁 Only {name} can see this</div>")
        parts.append("</div>")
        return f"<article class='{' '.join(classes)}' id='m{message.id}'>{''.join(parts)}</article>"

    def _context(self, message: Message) -> str:
        if message.type == CHAT_INPUT_COMMAND and message.interaction is not None:
            used = message.interaction
            text = f"{used.user.name} used {used.description}"
            return f"<div class='context'>↱ {html.escape(text)}</div>"
        if message.reference is not None:
            quoted = "deleted message" if message.reference.deleted else message.reference.text[:100]
            text = f"{message.reference.author.name}: {quoted}"
            return f"<div class='context'>↱ {html.escape(text)}</div>"
        return ""

    def _head(self, message: Message) -> str:
        author = message.author
        colour = AVATAR_COLOURS[(author.id >> 4) % len(AVATAR_COLOURS)]
        initials = "".join(word[0] for word in author.name.replace("-", " ").split()[:2]).upper()
        badge = "<span class='badge'>APP</span>" if author.bot else ""
        pings = ", ".join(user.name for user in message.pinged)
        pinged = f"<span class='pings' title='notified'>🔔 {html.escape(pings)}</span>" if pings else ""
        pin = "<span title='pinned'>📌</span>" if message.pinned else ""
        return (
            f"<div class='avatar' style='background:{colour}'>{html.escape(initials)}</div>"
            f"<header><b>{html.escape(author.name)}</b>{badge}"
            f"<time>{message.created_at:%Y-%m-%d %H:%M:%S}</time>{pinged}{pin}</header>"
        )

    def _text(self, message: Message) -> str:
        if message.loading:
            return "<div class='thinking'>is thinking …</div>"
        return self._markdown.render(message.content, now=message.created_at) if message.content else ""

    def _edit_mark(self, message: Message) -> str:
        """Return the mark of an edited message, which is below its text, or below its components if it has no other."""
        count = len(message.edits)
        return f"<span class='edited' title='{count} edits'>(edited)</span>" if count else ""

    def _embed(self, embed: Json, message: Message) -> str:
        now = message.created_at
        colour = embed.get("color")
        bar = f"#{colour:06x}" if colour is not None else "#4a4d55"
        parts = []
        if embed.get("author"):
            parts.append(f"<div class='author'>{self._markdown.inline(embed['author']['name'])}</div>")
        if embed.get("title"):
            parts.append(f"<div class='title'>{self._markdown.inline(embed['title'], now=now)}</div>")
        if embed.get("description"):
            parts.append(self._markdown.render(embed["description"], now=now))
        fields = []
        for field in embed.get("fields") or []:
            inline = " inline" if field.get("inline") else ""
            name = self._markdown.inline(field["name"], now=now)
            value = self._markdown.render(field["value"], now=now)
            fields.append(f"<div class='field{inline}'><b>{name}</b>{value}</div>")
        parts.append(f"<div class='fields'>{''.join(fields)}</div>" if fields else "")
        for slot in ("image", "thumbnail"):
            if embed.get(slot):
                parts.append(self._media(embed[slot]["url"], slot))
        if embed.get("footer"):
            parts.append(f"<div class='footer'>{html.escape(embed['footer']['text'])}</div>")
        return f"<div class='embed' style='border-color:{bar}'>{''.join(parts)}</div>"

    def _media(self, url: str, css: str, description: str | None = None) -> str:
        file = self._sim.files_by_path.get(url.removeprefix(self._sim.url))
        if file is None:
            return f"<div class='file'>🖼 {html.escape(url)}</div>"
        return self._file(file, css, description, captioned=css not in {"shown", "thumbnail"})

    def _file(
        self, file: Attachment, css: str = "image", description: str | None = None, *, captioned: bool = True
    ) -> str:
        """Return a file. A picture has its alternative text below or, unless `captioned`, a remark if it has none."""
        name = html.escape(file.filename)
        if not file.content_type.startswith("image/"):
            return f"<div class='file'>📄 {name} <small>{len(file.data):,} bytes</small></div>"
        text = description or file.description or ""
        alt = html.escape(text)
        caption = f"<figcaption>{f'ALT: {alt}' if text else 'no alt text'}</figcaption>" * (captioned or not text)
        source = self._source(file)
        return f"<figure class='{css}'><img src='{source}' alt='{alt}' title='{name}'>{caption}</figure>"

    def _source(self, file: Attachment) -> str:
        if self._linked:
            return html.escape(file.url)
        if self._beside is None:
            data = base64.b64encode(file.data).decode()
            return f"data:{file.content_type};base64,{data}"
        folder = self._beside.with_name(self._beside.stem + "_files")
        folder.mkdir(parents=True, exist_ok=True)
        name = f"{file.id}-{file.filename}"
        (folder / name).write_bytes(file.data)
        return html.escape(f"{folder.name}/{name}")

    def _component(self, part: Json, message: Message) -> str:
        kind = part["type"]
        if kind == ACTION_ROW:
            return f"<div class='row'>{self._components(part['components'], message)}</div>"
        if kind == BUTTON:
            return self._button(as_button(part))
        if kind in SELECTS:
            return self._select(as_select(part))
        if kind == TEXT_DISPLAY:
            text = self._markdown.render(part["content"], now=message.created_at)
            return f"<div class='text'>{text}</div>"
        if kind == SECTION:
            texts = self._components(part["components"], message)
            accessory = self._component(part["accessory"], message)
            return f"<div class='section'><div class='texts'>{texts}</div>{accessory}</div>"
        if kind == THUMBNAIL:
            return self._media(part["media"]["url"], "thumbnail", part.get("description"))
        if kind == MEDIA_GALLERY:
            items = [self._media(i["media"]["url"], "shown", i.get("description")) for i in part["items"]]
            return f"<div class='gallery{' several' * (len(items) > 1)}'>{''.join(items)}</div>"
        if kind == FILE:
            return self._media(part["file"]["url"], "image")
        if kind == SEPARATOR:
            size = " large" if part.get("spacing") == LARGE else ""
            return (
                f"<hr class='line{size}'>" if part.get("divider") is not False else f"<div class='gap{size}'></div>"
            )
        if kind == CONTAINER:
            colour = part.get("accent_color")
            bar = f" style='border-left-color:#{colour:06x}'" if colour is not None else ""
            return f"<div class='container'{bar}>{self._components(part['components'], message)}</div>"
        return ""

    def _components(self, parts: Iterable[Json], message: Message) -> str:
        return "".join(self._component(part, message) for part in parts)

    def _button(self, button: Button) -> str:
        state = " disabled" if button.disabled else ""
        label = f"{self._emoji(button.emoji)} {html.escape(button.label)}".strip()
        hint = html.escape(button.custom_id or button.url or "")
        identity = f" data-id='{hint}'" if button.custom_id else ""
        return f"<span class='button {BUTTON_STYLES[button.style]}{state}' title='{hint}'{identity}>{label}</span>"

    def _emoji(self, emoji: Json | None) -> str:
        """Return the HTML of the emoji of a component; "" if it has none."""
        name = (emoji or {}).get("name") or ""
        number = (emoji or {}).get("id")
        return self._markdown.custom_emoji(name, int(number)) if number else html.escape(name)

    def _select(self, menu: Select) -> str:
        state = " disabled" if menu.disabled else ""
        chosen = ", ".join(option.label for option in menu.options if option.default)
        shown = html.escape(chosen or menu.placeholder or "Make a selection")
        lines = []
        for option in menu.options:
            about = f" <small>{html.escape(option.description)}</small>" if option.description else ""
            value = html.escape(option.value)
            mark = " class='chosen'" if option.default else ""
            label = f"{self._emoji(option.emoji)} {html.escape(option.label)}".strip()
            lines.append(f"<li data-value='{value}'{mark}>{label}{about}</li>")
        identity = f"data-id='{html.escape(menu.custom_id)}' data-most='{menu.max_values}'"
        entries = "".join(lines)
        return f"<details class='select{state}' {identity}><summary>{shown}</summary><ul>{entries}</ul></details>"
