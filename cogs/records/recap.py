"""The recap of a game: an animation of its board and its points, and a card, private until a user posts it."""

from __future__ import annotations

import io
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import NamedTuple

import discord
import msgspec

from cogs.answers.delivery_problems import is_too_large
from cogs.answers.pictures import answer_with_picture
from cogs.answers.scores import standings
from cogs.base.cards.card import card_of
from cogs.base.cards.private import answer
from cogs.base.drawing_pool import DrawingFailed, DrawingPool
from cogs.base.items import Pressed, button, on_press
from cogs.base.words import clip, language_of, refusal, safe_name, table_words, title, whole_number, words_for
from cogs.client.bot import Interaction, person
from cogs.client.drawing import MAX_ALT, order_for, turns_played
from engine.catalogue import Catalogue, catalogue
from engine.club.results.recap import CLOSING_MS, OPENING_MS, Lead, best_turn, days_of, durations, frames_of, leads_of
from engine.club.results.turns import TurnsPlayed
from engine.kernel import plain_name
from engine.tables.open.open_table import OpenTable, not_running
from render import orders
from render.orders import Animation, Drawn, Frame, Moment, ResultCard

logger = logging.getLogger(__name__)

PER_HOUR, HOUR = 3, 3600.0
"""Maximum number of recaps drawn for a user, and the period in seconds for which it holds."""
MAX_KEPT = 3
"""Maximum number of animations cached, of up to 4 MB each, so that posting one does not draw it again."""
MAX_LEADS = 12
"""Maximum number of changes of the lead in the alt text."""


class RecapTurns(NamedTuple):
    """A game's turns from the first to the last, described in a language."""

    table: int
    version: int
    first: int
    last: int
    locale: str
    theme: str


class Recap(NamedTuple):
    """An animation (None where the game cannot be replayed) with its alt text and its length in seconds."""

    data: bytes | None
    alt: str
    seconds: int


class Made(NamedTuple):
    """The recap of a part of a game, with the table at the time it was made."""

    open_table: OpenTable
    part: RecapTurns
    recap: Recap


_asked: dict[int, list[float]] = {}
"""Recent times at which recaps were drawn for each user (Unix time)."""


@contextmanager
def _count_recap(user: int, now: float) -> Iterator[None]:
    """Count a recap that is drawn for a user, unless it fails; a refusal if there were too many within the hour."""
    for each, times in list(_asked.items()):
        times[:] = [time for time in times if time > now - HOUR]
        if not times:
            del _asked[each]
    times = _asked.setdefault(user, [])
    if len(times) >= PER_HOUR:
        raise refusal("error-recap-often", until=int(times[0] + HOUR))
    times.append(now)
    try:
        yield
    except BaseException:
        # A recap that failed or was canceled must not use up one of the few allowed in an hour.
        times.remove(now)
        raise


def final_scores(open_table: OpenTable) -> list[tuple[int, int]]:
    """Return (seat, score) for each seat, best first."""
    return [(row.seat, row.score) for row in standings(open_table)]


def scores_line(open_table: OpenTable, words: Catalogue, name: Callable[[str], str] = safe_name) -> str:
    """Return everyone's points in one line, best first; alt text, which has no markup, needs `plain_name`."""
    told = [
        words("recap-score", who=name(clip(open_table.table.name_of(seat), 32)), points=points)
        for seat, points in final_scores(open_table)
    ]
    return words("list-comma").join(told)


async def _make_recap(
    interaction: Interaction,
    table: int,
    locale: str,
    first: int | None,
    last: int | None,
    *,
    counted: Callable[[], AbstractContextManager[None]] = nullcontext,
) -> Made:
    """Return the recap of a game's turns from `first` to `last`, in a language, drawn or from the cache.

    When a person's data is deleted during the drawing, it is drawn again without their name. `counted` wraps the
    drawing.
    """
    tables = interaction.client.service.tables
    while True:
        since = tables.made.erasures
        open_table = await tables.look(table)
        played = await turns_played(interaction, open_table)
        if not played.last:
            raise refusal("error-recap-none")
        upto = min(last or played.last, played.last)
        part = await _part(interaction, open_table, locale, max(1, min(first or 1, upto)), upto)
        kept = tables.made.shelf(Recap, MAX_KEPT)
        made = kept.get(table, part)
        if made is None:
            with counted():
                made = await _draw_recap(interaction, open_table, played, part)
            # If it must be redrawn, it still counts once.
            counted = nullcontext
        if since == tables.made.erasures:
            kept.put(table, made, part, since=since)
            return Made(open_table, part, made)


async def _draw_recap(
    interaction: Interaction, open_table: OpenTable, played: TurnsPlayed, part: RecapTurns
) -> Recap:
    """Return the animation of a part of a game, drawn frame by frame so that a post waits for at most one frame."""
    drawing_pool, words = interaction.client.drawing_pool, catalogue(part.locale)
    shown = [number for number in frames_of(part.first, part.last) if played.turns[number].scores]
    if not shown:
        return Recap(None, "", 0)
    ended = open_table.table.status == "finished" and part.last == played.last
    final = dict(final_scores(open_table)) if ended else {}
    last = played.turns[shown[-1]].scores
    scores = {number: played.turns[number].scores for number in shown}
    scores[shown[-1]] = tuple(final.get(seat, points) for seat, points in enumerate(last))
    low, top = min(0, *map(min, scores.values())), max(1, *map(max, scores.values()))

    async def frame(number: int, before: int, palette: bytes) -> Frame:
        events = [event for turn in range(before + 1, number + 1) for event in played.events[turn]]
        over = ended and number == shown[-1]
        text = words("recap-final") if over else words("recap-turn", turn=number, last=played.last)
        order = order_for(
            open_table, "recap", played.state(number), part.locale, events=tuple(events), theme=part.theme
        )
        moment = Moment(
            order=order,
            scores=scores[number],
            low=low,
            top=top,
            text=text,
            last=played.state(shown[-1]),
            palette=palette,
        )
        packed = await drawing_pool.carry_out(
            orders.DRAW_MOMENT,
            msgspec.msgpack.encode(moment),
            priority=DrawingPool.PRACTICE,
            user=interaction.user.id,
        )
        return Frame(*msgspec.msgpack.decode(packed, type=tuple[bytes, bytes]))

    *others, (number, before) = zip(shown, [max(part.first - 1, 0), *shown], strict=False)
    # The last frame first: all others use its colors.
    closing = await frame(number, before, b"")
    frames = [await frame(*each, closing.palette) for each in others]
    times = durations(len(frames))
    whole = Animation(tuple(each.data for each in (closing, *frames, closing)), (OPENING_MS, *times, CLOSING_MS))
    data = await drawing_pool.carry_out(
        orders.ANIMATE, msgspec.msgpack.encode(whole), priority=DrawingPool.PRACTICE, user=interaction.user.id
    )
    leads = leads_of(
        [played.turns[number].scores for number in range(1, part.last + 1) if played.turns[number].scores]
    )
    alt = _alt(open_table, words, part, [each for each in leads if each.turn >= part.first])
    return Recap(data, alt, (OPENING_MS + sum(times) + CLOSING_MS) // 1000)


def _alt(open_table: OpenTable, words: Catalogue, part: RecapTurns, leads: Sequence[Lead]) -> str:
    """Return the alt text of an animation: the scores, and each change of the lead."""
    told = [
        words("recap-lead", turn=each.turn, who=open_table.table.name_of(each.seat)) for each in leads[-MAX_LEADS:]
    ]
    return clip(
        words(
            "recap-alt",
            table=title(open_table.table, words),
            first=part.first,
            last=part.last,
            scores=scores_line(open_table, words, plain_name),
            leads=words.join(told) if told else "–",
        ),
        MAX_ALT,
    )


def _file(open_table: OpenTable, made: Recap) -> discord.File | None:
    if made.data is None:
        return None
    name = f"{open_table.table.game}-{open_table.table.id}-recap.gif"
    return discord.File(io.BytesIO(made.data), filename=name, description=made.alt)


async def _part(interaction: Interaction, open_table: OpenTable, locale: str, first: int, last: int) -> RecapTurns:
    settings = await interaction.client.service.players.settings(interaction.user.id)
    return RecapTurns(open_table.table.id, open_table.table.version, first, last, locale, settings.theme)


async def send_recap(
    interaction: Interaction, open_table: OpenTable, first: int | None = None, last: int | None = None
) -> None:
    """Answer privately with the recap of a game, or of its turns from `first` to `last`; up to now if it is running."""
    if open_table.match is None:
        raise not_running(open_table.table)
    now = interaction.client.service.tables.clock()
    await interaction.response.defer(ephemeral=True, thinking=True)
    words = words_for(interaction)
    try:
        open_table, part, made = await _make_recap(
            interaction,
            open_table.table.id,
            language_of(interaction),
            first,
            last,
            counted=lambda: _count_recap(interaction.user.id, now),
        )
    except DrawingFailed as error:
        raise refusal("error-no-picture") from error
    begin, upto = part.first, part.last
    key = "recap-card-only" if made.data is None else "recap-made" if not (first or last) else "recap-made-part"
    content = words(
        key,
        table=title(open_table.table, words),
        turns=upto - begin + 1,
        seconds=made.seconds,
        first=begin,
        last=upto,
    )
    table, below = open_table.table, []
    if table.status == "finished":
        may_post = table.seat_of(interaction.user.id) is not None or table.host == interaction.user.id
        if may_post and not table.recap_post and made.data is not None:
            below.append(button(table.id, "recap-post", words("button-post-here"), arg=f"{begin}.{upto}"))
        below.append(button(table.id, "recap-card", words("button-recap-card")))
    await answer_with_picture(interaction, card_of(content, below), _file(open_table, made))


@on_press("recap")
async def press_recap(interaction: Interaction, pressed: Pressed) -> None:
    """Show the recap of a game, or of its turns so far."""
    await send_recap(interaction, await interaction.client.service.tables.look(pressed.table))


@on_press("recap-post")
async def press_post(interaction: Interaction, pressed: Pressed) -> None:
    """Post the recap once for each game, in the table's channel and language; the card if the animation is too large."""
    bot = interaction.client
    await interaction.response.defer()
    open_table = await bot.service.notices.claim_recap(pressed.table, interaction.user.id)
    message: discord.Message | None = None
    try:
        first, _, last = pressed.arg.partition(".")
        open_table, _, made = await _make_recap(
            interaction, pressed.table, open_table.table.settings.locale, whole_number(first), whole_number(last)
        )
        words = table_words(open_table.table)
        who = safe_name(person(interaction.user).name)
        content = words(
            "recap-shared", who=who, table=title(open_table.table, words), scores=scores_line(open_table, words)
        )
        file = _file(open_table, made)
        channel = bot.get_partial_messageable(open_table.table.channel)
        none = discord.AllowedMentions.none()
        if file is not None:
            try:
                message = await channel.send(content, file=file, allowed_mentions=none, silent=True)
            except discord.HTTPException as error:
                if not is_too_large(error):
                    raise
                logger.warning("recap of table %d refused, posting its card: %s", pressed.table, error)
                card = await _card(interaction, open_table, words, open_table.table.settings.locale)
                message = await channel.send(content, file=card, allowed_mentions=none, silent=True)
    except DrawingFailed as error:
        raise refusal("error-no-picture") from error
    finally:
        # Also after an error, or the claim would block another attempt for five minutes.
        await bot.service.notices.note_recap(pressed.table, message.id if message is not None else None)
    done = words_for(interaction)("recap-posted")
    show_card = button(pressed.table, "recap-card", words_for(interaction)("button-recap-card"))
    await answer(interaction, card_of(done, [show_card]))


@on_press("recap-card")
async def press_card(interaction: Interaction, pressed: Pressed) -> None:
    """Show the card of a finished game privately."""
    bot = interaction.client
    open_table = await bot.service.tables.look(pressed.table)
    if open_table.table.status != "finished" or open_table.match is None:
        raise refusal("error-recap-not-over")
    await interaction.response.defer(ephemeral=True, thinking=True)
    words = words_for(interaction)
    try:
        file = await _card(interaction, open_table, words, language_of(interaction))
    except DrawingFailed as error:
        raise refusal("error-no-picture") from error
    await answer_with_picture(interaction, card_of(words("recap-card", table=title(open_table.table, words))), file)


async def _card(interaction: Interaction, open_table: OpenTable, words: Catalogue, locale: str) -> discord.File:
    """Return the card of a finished game in a language. Raises DrawingFailed if it cannot be drawn."""
    bot, played = interaction.client, await turns_played(interaction, open_table)
    settings = await bot.service.players.settings(interaction.user.id)
    state, history = open_table.game.encode(open_table.seen_by(None)), played.scores(played.last)
    order = order_for(open_table, "recap", state, locale, theme=settings.theme, history=history)
    card = ResultCard(order, tuple(facts_of(open_table, played, words)))
    packed = await bot.drawing_pool.carry_out(
        orders.DRAW_CARD, msgspec.msgpack.encode(card), user=interaction.user.id
    )
    drawn = msgspec.msgpack.decode(packed, type=Drawn)
    name = f"{open_table.table.game}-{open_table.table.id}-card.png"
    alt = clip(f"{drawn.alt} {scores_line(open_table, words, plain_name)}", MAX_ALT)
    return discord.File(io.BytesIO(drawn.data), filename=name, description=alt)


def facts_of(open_table: OpenTable, played: TurnsPlayed, words: Catalogue) -> list[str]:
    """Return the facts on the card: the game's best turn, the turn from which the winner led, the game's duration."""
    facts: list[str] = []
    best = best_turn(played)
    if best is not None and best.points > 0:
        facts.append(words("recap-best", who=open_table.table.name_of(best.seat), points=best.points, turn=best.turn))
    leads = leads_of(played.scores(played.last))
    if leads:
        facts.append(words("recap-led", who=open_table.table.name_of(leads[-1].seat), turn=leads[-1].turn))
    facts.append(words("recap-time", turns=played.last, days=days_of(played)))
    return facts
