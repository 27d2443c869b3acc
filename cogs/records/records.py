"""The statistics of a person's games, and their trophies: /records, and the line in the post that ends a game."""

from __future__ import annotations

import asyncio
import csv
import gzip
import io
import math
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

import discord

from cogs.answers.table_text import split
from cogs.base.cards.card import Card
from cogs.base.cards.private import answer, defer
from cogs.base.items import MOST_BYTES, Pressed, button, on_press
from cogs.base.visibility import is_served
from cogs.base.words import MAX_CONTENT, safe_name, whole_number, words_for
from cogs.client.bot import GameBot, Interaction, is_manager
from cogs.records.statistics import person_lines
from engine.catalogue import Catalogue
from engine.club.results.ladder import FIRM_FROM, LadderStanding
from engine.club.results.statistics import Rival, rivals_of, usual_seconds
from engine.kernel import Trophy, distinct_names
from engine.records.results import Result
from engine.records.solo import SoloRecord
from engine.registry import games

TROPHIES, RIVALS, CSV = "all", "rivals", "csv"
"""Arguments of a press, before the page: trophies; the user's results against others; a file of all games."""
CSV_COLUMNS = (
    "table", "game", "server", "ended", "seats", "people", "place", "score", "won", "details", "turns", "median_hours",
    "with", "how", "suggestions", "rated",
)  # fmt: skip
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""First characters of a cell that make it a formula in a spreadsheet."""
MAX_NEXT = 3
"""Maximum number of trophies named as the next goals."""
NEAR = 0.6
"""Share of its goal at which a counting trophy is near."""
MAX_RIVALS = 25
"""Maximum number of people listed as rivals."""
HOUR, DAY = 3600.0, 86400.0
DAYS_FROM = 36 * HOUR
"""Seconds from which a person's answering time is given in days."""


def near_trophies(known: Sequence[Trophy], record: SoloRecord) -> list[Trophy]:
    """Return the trophies that are near: the first one not won of each series, in order, at most three.

    A counting trophy is near once most of its goal is reached.
    """
    found: dict[str, Trophy] = {}
    for each in known:
        near = not each.challenges or record.challenges_won >= NEAR * each.challenges
        if each.id not in record.reached and near:
            found.setdefault(each.id.partition("-")[0], each)
    return list(found.values())[:MAX_NEXT]


def record_lines(game: str, record: SoloRecord, words: Catalogue) -> list[str]:
    """Return a person's solo games as lines: by level, then the number of their trophies and those that are near."""
    known = games()[game].trophies()
    lines = [words("records-game", game=words(f"game-{game}"))]
    lines += [
        words("records-level", level=each.level, games=each.games, wins=each.wins, best=each.best)
        for each in record.levels
    ]
    if not record.levels:
        lines.append(words("records-none"))
    count = sum(each.id in record.reached for each in known)
    following = words.join([words.say(each.name) for each in near_trophies(known, record)])
    key = (
        "records-trophies"
        if following
        else "records-trophies-all"
        if count == len(known)
        else "records-trophies-some"
    )
    lines.append(
        words(
            key,
            all=len(known),
            **({"count": count} if count < len(known) else {}),
            **({"next": following} if following else {}),
        )
    )
    return lines


def trophy_lines(game: str, record: SoloRecord, words: Catalogue) -> list[str]:
    """Return the trophies of a game as lines: those that a person has, those that are near, and the number of others."""
    known = games()[game].trophies()
    reached = [each for each in known if each.id in record.reached]
    near = near_trophies(known, record)
    lines = [words("records-heading", game=words(f"game-{game}"), count=len(reached), all=len(known))]
    for key, some in (("records-reached", reached), ("records-open", near)):
        lines += [words(key, name=words.say(each.name), what=words.say(each.what)) for each in some]
    if more := len(known) - len(reached) - len(near):
        lines.append(words("records-more", count=more))
    return lines


def answer_line(results: Sequence[Result], words: Catalogue) -> list[str]:
    """Return a line with the time a person usually takes to answer; empty with too few games."""
    seconds = usual_seconds(results)
    if seconds is None:
        return []
    if seconds >= DAYS_FROM:
        return [words("records-answer-days", count=math.ceil(seconds / DAY))]
    return [words("records-answer-hours", count=max(1, math.ceil(seconds / HOUR)))]


def rival_lines(game: str, rivals: Sequence[Rival], words: Catalogue) -> list[str]:
    """Return a person's results against each rival in a game, counting only games that both played."""
    lines = [words("records-rivals", game=words(f"game-{game}"))]
    for each in rivals[:MAX_RIVALS]:
        who = safe_name(each.name) if each.name else f"<@{each.user}>"
        sizes = [
            words(
                "records-rival-size",
                size=words("stats-players", count=one.people),
                ahead=one.ahead,
                behind=one.behind,
            )
            for one in each.by_size
        ]
        newest = each.newest
        scores = [str(score) if score is not None else "–" for score in (newest.score, newest.other_score)]
        lines.append(
            words(
                "records-rival", who=who, ahead=sum(one.ahead for one in each.by_size),
                behind=sum(one.behind for one in each.by_size), sizes=" · ".join(sizes),
                date=f"<t:{int(newest.last)}:d>", scores=" : ".join(scores),
            )
        )  # fmt: skip
    return lines


def rating_text(standing: LadderStanding, words: Catalogue) -> str:
    """Return a rating as text: preceded by "about" while there are few games."""
    return words("rating-firm" if standing.firm else "rating-about", rating=str(standing.shown_rating))


def rating_line(game: str, standing: LadderStanding, words: Catalogue) -> str:
    """Return a person's own rating in a game on a server as a line, with the change by the newest game."""
    gained = f"{'−' if standing.rating_change < 0 else '+'}{abs(standing.rating_change)}"
    return words(
        "rating-own" if standing.firm else "rating-own-about",
        game=words(f"game-{game}"), rating=rating_text(standing, words), count=standing.games, gained=gained,
        firm=FIRM_FROM,
    )  # fmt: skip


async def own_rating_lines(bot: GameBot, user: int, guild: int, words: Catalogue) -> list[str]:
    """Return a person's ratings on a server as lines, one for each game of which they have played rated ones."""
    found = [(game, await bot.service.ratings.of(user, guild, game)) for game in games()]
    return [rating_line(game, standing, words) for game, standing in found if standing is not None]


async def _summary(bot: GameBot, user: int, guild: int | None, words: Catalogue) -> list[str]:
    """Return the user's ratings on this server, the statistics of their games, then their solo games."""
    results = await bot.service.store.results.of_user(user)
    solo = {game: await bot.service.solo.of(user, game) for game, rules in games().items() if rules.trophies()}
    lines = await asyncio.to_thread(summary_lines, results, solo, words)  # thousands of games take 0.1 seconds
    rated = any(each.rated for each in results)
    return [*(await own_rating_lines(bot, user, guild, words) if rated and guild is not None else []), *lines]


def summary_lines(results: Sequence[Result], solo: Mapping[str, SoloRecord], words: Catalogue) -> list[str]:
    """Return the statistics of a person's games, how fast they answer, then their solo games by game."""
    lines: list[str] = []
    for game in games():
        if own := person_lines([each for each in results if each.game == game], words):
            lines += [words("stats-person", game=words(f"game-{game}")), *own]
    lines += answer_line(results, words)
    for game, record in solo.items():
        lines += record_lines(game, record, words)
    return lines


async def _trophies(bot: GameBot, user: int, _guild: int | None, words: Catalogue) -> list[str]:
    lines: list[str] = []
    for game, rules in games().items():
        if rules.trophies():
            lines += trophy_lines(game, await bot.service.solo.of(user, game), words)
    return lines


async def _rivals(bot: GameBot, user: int, _guild: int | None, words: Catalogue) -> list[str]:
    shared = await bot.service.store.results.rivals(user)
    lines: list[str] = []
    for game in games():
        if found := rivals_of(each for each in shared if each.game == game):
            lines += rival_lines(game, found, words)
    return lines or [words("records-no-rivals")]


PAGES = {
    "": (_summary, "button-records"),
    RIVALS: (_rivals, "button-rivals"),
    TROPHIES: (_trophies, "button-trophies"),
}
"""The pages of `/records`, by the argument of a press, each with the label of its button."""


async def may_see_leaderboard(interaction: Interaction) -> bool:
    """Return whether the user of an interaction may see the leaderboards of its server, if the bot is there."""
    audience = (await interaction.client.service.servers.of(interaction.guild_id)).leaderboard
    return is_served(interaction) and (audience == "everyone" or (audience == "managers" and is_manager(interaction)))


async def send_records(interaction: Interaction, page: int, what: str = "") -> None:
    """Answer privately with a page of the user's records (see `PAGES`), in place of the previous page."""
    await defer(interaction)
    words = words_for(interaction)
    lines = await PAGES[what][0](interaction.client, interaction.user.id, interaction.guild_id, words)
    await answer(interaction, records_card(lines, page, what, words, board=await may_see_leaderboard(interaction)))


def records_card(lines: Sequence[str], page: int, what: str, words: Catalogue, *, board: bool) -> Card:
    """Return a page of the lines of `what` (see `PAGES`), or the nearest one, with buttons to the other pages."""
    pages = split(lines, MAX_CONTENT)
    page = max(0, min(page, len(pages) - 1))
    turning = [
        button(0, "records", words(key), arg=f"{what}.{target}", disabled=not 0 <= target < len(pages))
        for key, target in (("button-previous", page - 1), ("button-next", page + 1))
    ]
    others = [
        button(0, "records", words(label), arg=f"{other}.0") for other, (_, label) in PAGES.items() if other != what
    ]
    others.append(button(0, "records", words("button-csv"), arg=f"{CSV}.0"))
    if board:
        others.append(button(0, "leaderboard", words("button-leaderboard"), arg=f"{next(iter(games()))}.0"))
    return Card(pages[page], turning if len(pages) > 1 else [], others)


async def send_csv(interaction: Interaction) -> None:
    """Answer privately with all of the user's finished games as a file."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    words, store, user = words_for(interaction), interaction.client.service.store.results, interaction.user.id
    results, others = await store.of_user(user), await store.others_at(user)
    file = await asyncio.to_thread(lambda: csv_file("records", csv_of(results, others, words)))
    await interaction.followup.send(words("records-csv", count=len(results)), file=file, ephemeral=True)


def csv_file(name: str, text: str) -> discord.File:
    """Return a table for a spreadsheet as a file to send, compressed if it is large."""
    data, name = text.encode("utf-8-sig"), f"{name}.csv"
    if len(data) > MOST_BYTES:
        data, name = gzip.compress(data), f"{name}.gz"
    return discord.File(io.BytesIO(data), filename=name)


def csv_of(results: Sequence[Result], others: Mapping[int, Sequence[str]], words: Catalogue) -> str:
    """Return a person's finished games as a table for a spreadsheet, newest first; `others` are the other players' names.

    A name that would be a formula in a spreadsheet is prefixed with an apostrophe, and so is the server's id.
    """
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(CSV_COLUMNS)
    said = {id(each.body): "; ".join(words.say(trait) for trait in each.body.traits) for each in results}
    for each in results:
        hours = "" if each.median_seconds is None else f"{each.median_seconds / HOUR:.2f}"
        ended = datetime.fromtimestamp(each.ended, UTC).isoformat(" ", "minutes")[:16]
        names = "; ".join(name or "?" for name in distinct_names(others.get(each.table_id, ())))
        row = [
            each.table_id, each.game, id_cell(each.guild), ended, each.seats, each.people,
            each.place_all or each.seats, "" if each.score is None else each.score, int(each.won),
            said[id(each.body)], each.turns, hours, names, "absent" if each.body.absent else each.how, each.body.suggestions,
            int(each.rated),
        ]  # fmt: skip
        writer.writerow([as_cell(one) if isinstance(one, str) else one for one in row])
    return text.getvalue()


def id_cell(number: int | None) -> str:
    """Return a Discord id for a spreadsheet: as text, since numbers keep only 15 digits; "" for none."""
    return f"'{number}" if number else ""


def as_cell(value: str) -> str:
    """Return a text for a spreadsheet; one that would be a formula is prefixed with an apostrophe."""
    return f"'{value}" if value.startswith(FORMULA) else value


@on_press("records")
async def press_records(interaction: Interaction, pressed: Pressed) -> None:
    """Turn a page of the user's records, open another part, or send them as a file."""
    what, _, page = pressed.arg.rpartition(".")
    if what == CSV:
        await send_csv(interaction)
    else:
        await send_records(interaction, whole_number(page) or 0, what if what in PAGES else "")
