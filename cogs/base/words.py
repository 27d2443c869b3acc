"""Engine text in a reader's language, with players' names made safe for Discord."""

from __future__ import annotations

import asyncio
import gc
import itertools
import math
import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import discord

from engine.catalogue import Catalogue, catalogue, locales
from engine.kernel import MAX_TYPED, Text, plain_digits, plain_name, text
from engine.records.table import Table
from engine.tables.clocks.banks import DAY, HOUR, bank_left
from engine.tables.open.open_table import TableError

# Discord's limit for the text of a message.
MAX_CONTENT = 2000
MAX_UNASKED = 1200
"""Maximum number of characters of unsolicited messages: posts and panels stay short on a phone and in a screen reader."""

_MARK = re.compile(r"<(?:a?:\w+:\d+|t:\d+(?::\w)?|[@#][!&]?\d+)>|\[(?P<label>[^\[\]\n]*)\]\(<?https?://[^\s)>]+>?\)")
"""Markup that Discord replaces: an icon, a mention, a time, a link."""
MAX_MARK = 500
"""Maximum number of characters of a mark that is kept whole."""

GAP = "\u200b"
"""Prevents Discord from combining two characters."""

READING_PAUSE = 0.01
"""Seconds of pause between batches of entries, so that presses are answered in between."""

END = object()
"""Marks the end of the read-ahead."""

READING_STEPS_A_FREEZE = 50
"""Number of batches after which the entries are hidden from the garbage collector: they stay, and scanning takes 50 ms."""

PEOPLE = ("who", "old", "new", "names")
"""Arguments of texts that, as plain strings, are people's names as they chose them."""


def locale_of(tag: discord.Locale | str) -> str:
    """Return the catalogue locale for a Discord locale: the same tag, or its language, or English."""
    return _locale_named(str(tag))


@lru_cache(maxsize=256)
def _locale_named(name: str) -> str:
    if name in locales():
        return name
    language = name.partition("-")[0]
    return next((known for known in locales() if known.partition("-")[0] == language), "en")


def language_of(interaction: discord.Interaction[Any]) -> str:
    """Return the catalogue locale for the user of an interaction: their own setting, or their Discord's."""
    chosen: str = interaction.client.service.players.languages.get(interaction.user.id, "")
    return chosen if chosen in locales() else locale_of(interaction.locale)


async def read_ahead(locale: str) -> None:
    """Parse all texts of a language in a thread, a few entries at a time: the longest take 10 ms.

    That takes a third of a second and 6 MB; any other language is parsed when needed, a delay for the first user of a
    long panel.
    """
    reading = catalogue(locale).read_ahead()
    for count in itertools.count(1):
        if await asyncio.to_thread(next, reading, END) is END:
            return
        if count % READING_STEPS_A_FREEZE == 0:
            gc.freeze()
        await asyncio.sleep(READING_PAUSE)


def words_for(interaction: discord.Interaction[Any]) -> Catalogue:
    """Return the catalogue for the user of an interaction."""
    return catalogue(language_of(interaction))


def table_words(table: Table) -> Catalogue:
    """Return the catalogue for a table's public posts."""
    return catalogue(table.settings.locale)


def refusal(key: str, **args: int | str | Text) -> TableError:
    """Return an error for the user with the text of a catalogue key."""
    return TableError(text(key, **args))


def safe_name(name: str) -> str:
    """Return a name escaped so that it has no formatting, mention, link, or change of text direction."""
    name = discord.utils.escape_markdown(plain_name(name)).replace("<", f"<{GAP}").replace("://", f":{GAP}//")
    return discord.utils.escape_mentions(name)


def say(table: Table, words: Catalogue, said: Text) -> str:
    """Return engine text as a string, the table's players by name, in bold; other people's names are escaped."""
    if any(isinstance(said.args.get(name), str) for name in PEOPLE):
        safe = {
            name: safe_name(arg) if name in PEOPLE and isinstance(arg, str) else arg
            for name, arg in said.args.items()
        }
        said = Text(said.key, safe)
    return words.say(said, lambda seat: f"**{safe_name(table.name_of(seat))}**")


def say_plain(table: Table, words: Catalogue, said: Text) -> str:
    """Return engine text without any markup, for buttons, menus and pictures."""
    return words.say(said, table.name_of)


def whole_number(typed: str) -> int | None:
    """Return typed text as a whole number of at most nine digits, of any script, or None."""
    said = plain_digits(typed.strip()) if len(typed) <= MAX_TYPED else ""
    return int(said) if re.fullmatch("[0-9]{1,9}", said) else None


def capitalize(text: str) -> str:
    """Return a text with its first letter as a capital, the others as they are."""
    return text[:1].upper() + text[1:]


def clip(text: str, most: int) -> str:
    """Return `text`, cut with an ellipsis to at most `most` characters, never inside an icon, a mention, a time or a link."""
    if len(text) <= most:
        return text
    cut = most - 1
    for mark in _MARK.finditer(text, 0, most + MAX_MARK):
        if mark.start() < cut < mark.end():
            cut = mark.start()
    return text[:cut].rstrip() + "…"


def clip_shown(text: str, most: int) -> str:
    """Return `text`, cut to `most` characters as a reader sees them: an icon counts as one, and a link as its label."""
    seen = at = 0
    for mark in _MARK.finditer(text):
        width = mark.start() - at + (1 if mark["label"] is None else len(mark["label"]))
        if seen + width > most:
            break
        seen, at = seen + width, mark.end()
    return clip(text, at + most - seen)


class Ranked(NamedTuple):
    """A line of a list that may be too long; lines of the lowest rank are left out first."""

    line: str
    rank: int


def fit_ranked(words: Catalogue, lines: Sequence[Ranked], most: int) -> str:
    """Join lines into `most` characters; the number of those left out replaces the oldest of the lowest rank.

    The last line of the highest rank always stays, cut if it is too long.
    """
    kept, length = list(enumerate(lines)), sum(len(each.line) + 1 for each in lines)
    while len(kept) > 1 and length > most - 60 * (len(kept) < len(lines)):
        drop = min(kept, key=lambda each: (each[1].rank, each[0]))
        kept.remove(drop)
        length -= len(drop[1].line) + 1
    shown = [(at, clip(each.line, most - 60)) for at, each in kept]
    if len(kept) < len(lines):
        gap = next(at for at in range(len(lines)) if at not in {each for each, _ in shown})
        shown.append((gap, words("lines-left-out", count=len(lines) - len(kept))))
    return "\n".join(line for _, line in sorted(shown))


def fit_lines(words: Catalogue, lines: list[str], most: int) -> str:
    """Join lines into at most `most` characters, leaving out the oldest, with their number."""
    kept: list[str] = []
    room = most - 60
    for line in reversed(lines):
        line = clip(line, room) if not kept else line  # noqa: PLW2901
        if room - len(line) - 1 < 0:
            break
        room -= len(line) + 1
        kept.append(line)
    if len(kept) < len(lines):
        kept.append(words("lines-left-out", count=len(lines) - len(kept)))
    return "\n".join(reversed(kept))


def title(table: Table, words: Catalogue) -> str:
    """Return a table's name, as in "Nanotech #12"; a lesson's table has no number."""
    if not table.id:
        return words("learn-title", game=words(f"game-{table.game}"))
    return words("table-title", game=words(f"game-{table.game}"), number=str(table.id))


def kind_name(game: str, kind: str, words: Catalogue) -> str:
    """Return a game's name for one of its kinds of choice: a separate key if another game has a kind of that name."""
    own = f"kind-{game}-{kind}"
    return words(own if own in words else f"kind-{kind}")


def verb_label(kind: str, code: str, words: Catalogue) -> str:
    """Return the label of a button: what a kind of choice does, and the code or number of its thing."""
    own = f"verb-{kind}"
    return words(own if own in words else "verb-any", code=code)


def link(table: Table) -> str:
    """Return the address of the table's newest post, or of its channel."""
    place = f"https://discord.com/channels/{table.guild or '@me'}/{table.channel}"
    message = table.post or table.lobby_post
    return f"{place}/{message}" if message else place


def late_link(table: Table) -> str:
    """Return the address of the post with the options for a player out of time, or of the table's newest post."""
    asks = next((post for post in reversed(table.offer_posts) if post.kind == "late"), None)
    if asks is None:
        return link(table)
    return f"https://discord.com/channels/{table.guild or '@me'}/{asks.channel}/{asks.message}"


def deadline_line(table: Table, words: Catalogue, seat: int | None = None) -> str:
    """Return the text of the time until which a seat must act, at which its time ran out, or until which the table is paused.

    It is empty without a deadline. Without a `seat`, it is the earliest one.
    """
    if table.paused is not None and table.acting:
        return words("status-paused", until=int(table.paused.until))
    seats = [each for each in table.acting if seat in {None, each}]
    asked = min(seats, key=lambda each: table.clock_of(each).deadline or math.inf, default=None)
    if asked is None:
        return ""
    clock = table.clock_of(asked)
    if clock.deadline is None:
        return ""
    if clock.free_until is None or clock.given_up:
        return words("deadline-over" if clock.given_up else "deadline", until=int(clock.deadline))
    left = round(bank_left(table, asked))
    bank = words("bank-time", days=int(left // DAY), hours=int(left % DAY // HOUR))
    return words("deadline-bank", free=int(clock.free_until), bank=bank, until=int(clock.deadline))


def asked_names(table: Table, words: Catalogue) -> str:
    """Return the names of the players who must act."""
    return words.join([safe_name(clip(table.name_of(seat), 32)) for seat in table.acting])


def own_since(table: Table, user: int) -> int:
    """Return the time at which a user was asked, or else the active player (Unix time)."""
    own = next((table.clock_of(seat) for seat in table.acting if table.seats[seat].user == user), table)
    return int(own.turn_since)


def next_line(table: Table, user: int, words: Catalogue) -> str:
    """Return the line that links the next table that waits for a user, with their time left there."""
    line = words("next-table", table=title(table, words), link=link(table), since=own_since(table, user))
    until = deadline_line(table, words, table.seat_of(user))
    return f"{line} · {until}" if until else line


def turn_short(number: int, words: Catalogue) -> str:
    """Return the name of a turn by its number, as in "Turn 12"; 0 is the setup."""
    return words("turns-short", turn=number) if number else words("turns-set-up")


def user_mention(user: int) -> str:
    """Return the mention of a user."""
    return f"<@{user}>"


def only_users(users: Iterable[int]) -> discord.AllowedMentions:
    """Allow exactly these users to be pinged."""
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in users]
    )
