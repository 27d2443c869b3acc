"""Walking through the turns of a game: the board after each, the player, what happened, the scores at that time.

The message is private and edited in place. Its buttons name their target turn, so they work after a restart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cogs.answers.below_picture import (
    page_and_view,
    page_button,
    page_buttons,
    page_line,
    recap_button,
    view_of,
    views_menu,
)
from cogs.answers.pictures import answer_with_picture
from cogs.answers.scores import scores_line
from cogs.answers.table_text import page_of_seat, pages_of, text_card
from cogs.answers.tales import MAX_TALE, fit_tale, lines_of, tale_of
from cogs.base.cards.card import Card, PictureSlot
from cogs.base.cards.private import answer, defer, is_private
from cogs.base.items import MAX_OPTIONS, Pressed, TableButton, TableSelect, button, on_press, option, select
from cogs.base.words import refusal, safe_name, say, title, turn_short, whole_number, words_for
from cogs.client.bot import Interaction
from cogs.client.drawing import EarlierTable, PictureFile, draw_file, turns_played
from engine.catalogue import Catalogue
from engine.club.results.review import may_review
from engine.club.results.turns import TurnsPlayed
from engine.kernel import Event, Role, plain_name
from engine.tables.open.open_table import OpenTable, TableError, not_running
from render.registry import pictures

NEAR = 3
"""Number of turns before and after the one shown that are always in the menu."""
_newest: dict[int, int] = {}
"""The newest press in progress on each message that shows a turn: message -> interaction."""


def name_of_turn(open_table: OpenTable, played: TurnsPlayed, number: int, words: Catalogue) -> str:
    """Return a turn's number and player, as in "Turn 12 of 57: Ann", without any markup."""
    seat = played.turns[number].seat
    if not number or seat is None:
        return words("turns-set-up")
    return words("turns-turn", turn=number, turns=played.last, who=plain_name(open_table.table.name_of(seat)))


def turn_texts(
    open_table: OpenTable, played: TurnsPlayed, number: int, words: Catalogue, notes: Sequence[str] = ()
) -> tuple[str, str]:
    """Return the texts above and below the picture of a turn: its name and `notes`; the standing, the events, the scores after it."""
    table = open_table.table
    heading = [
        f"**{title(table, words)}** · **{safe_name(name_of_turn(open_table, played, number, words))}**",
        *notes,
    ]
    packed = played.state(number)
    scores, standing = "", words("turns-no-picture")
    if packed:
        state = open_table.game.decode(packed)
        standing = say(table, words, open_table.game.guide.headline(state))
        scores = f"-# {scores_line(open_table, words, state)}"
    frame = sum(map(len, (*heading, standing, scores))) + len(heading) + 12
    tale = lines_of(table, words, tale_of(table, played.events[number]))
    happened, _ = fit_tale(table, words, tale, MAX_TALE - frame)
    happened = happened or words("turns-nothing")
    return "\n".join(heading), "\n".join(part for part in (standing, happened, scores) if part)


def in_menu(last: int, number: int) -> list[int]:
    """Return the turns in the menu, in order: the first, the last, those near the one shown, others evenly spaced."""
    if last < MAX_OPTIONS:
        return list(range(last + 1))
    near = range(max(0, number - NEAR), min(last, number + NEAR) + 1)
    found = {0, last, *near}
    others = [each for each in range(last + 1) if each not in found]
    room = MAX_OPTIONS - len(found)
    return sorted({*found, *(others[(place * 2 + 1) * len(others) // (room * 2)] for place in range(room))})


def walk_rows(
    open_table: OpenTable,
    played: TurnsPlayed,
    number: int,
    view: str,
    words: Catalogue,
    drawn: PictureFile | None = None,
    *,
    user: int | None = None,
    more: Sequence[TableButton] = (),
) -> list[Sequence[TableButton] | TableSelect]:
    """Return the components under a turn: first, back, forward, newest; menus of turns and of views; pages; as text.

    A `user` who plays there may try their turn from an earlier one. `more` are buttons to add.
    """
    table, last = open_table.table.id, played.last

    def leads(role: str, target: int, label: str, *, disabled: bool) -> TableButton:
        return button(table, "step", label, arg=f"{target}.{role}.{view}", disabled=disabled)

    before, after = max(0, number - 1), min(last, number + 1)
    running = open_table.table.status == "running"
    walking = [
        leads("first", 0, words("button-turn-first"), disabled=not number),
        leads("back", before, words("button-turn-back", turn=turn_short(before, words)), disabled=not number),
        leads("on", after, words("button-turn-on", turn=turn_short(after, words)), disabled=number == last),
        leads("newest", last, words("button-turn-newest"), disabled=number == last and not running),
    ]

    def option_label(target: int) -> str:
        seat = played.turns[target].seat
        return (
            turn_short(target, words)
            if seat is None
            else words("turns-option", turn=target, who=open_table.table.name_of(seat))
        )

    jumps = [
        option(str(each), option_label(each), _first_line(open_table, played.events[each], words), default=each == number)
        for each in in_menu(last, number)
    ]  # fmt: skip
    below: list[Sequence[TableButton] | TableSelect] = [[*walking, *recap_button(open_table, words)]]
    below.append(select(table, "step", words("turns-menu"), jumps, arg=f"{number}.menu.{view}"))
    if played.turns[number].state:
        below += views_menu(open_table, words, view, verb="step-view", arg=str(number))
        turning = page_buttons(open_table, words, view, drawn, verb="step-view", at=f"{number}.")
        review = [button(table, "review", words("button-review"))] if may_review(open_table.table) else []
        below.append([*turning, button(table, "step-text", words("button-text"), arg=str(number)), *review, *more])
        if number < last and running and user is not None and open_table.table.seat_of(user) is not None:
            below.append([button(table, "try-past", words("button-try-past"), arg=str(number))])
    return below


def _first_line(open_table: OpenTable, events: Sequence[Event], words: Catalogue) -> str | None:
    """Return the first event of a turn, for a menu; None if there was none."""
    first = next((deed for deed in tale_of(open_table.table, events) if deed.role is not Role.LOG), None)
    return words.say(first.text, open_table.table.name_of) if first is not None else None


def earlier_table(open_table: OpenTable, played: TurnsPlayed, number: int, words: Catalogue) -> EarlierTable:
    """Return the table after a turn, for drawing."""
    return EarlierTable(
        state=played.state(number),
        events=tuple(played.events[number]) if number else (),
        asked=played.turns[number].asked,
        scores=played.scores(number),
        text=name_of_turn(open_table, played, number, words),
    )


async def send_turn(
    interaction: Interaction,
    open_table: OpenTable,
    number: int | None,
    *,
    view: str = "",
    in_place: bool = False,
    page: int = 0,
) -> None:
    """Answer privately with a turn (None: the newest) as a picture, the post's own unless a `view` is named, and text.

    `page` is the page of the picture. Numbers beyond the newest mean it. `in_place` replaces the message pressed,
    which is private: its text at once, its picture when the user pauses, unless another press came first.
    """
    if open_table.match is None:
        raise not_running(open_table.table)
    name, seat = view_of(open_table, view) if view else ("", None)
    message, press = interaction.message, interaction.id
    await defer(interaction, new=not in_place)
    place = message.id if in_place and message is not None else press
    # Before the drawing, so that an earlier press on the same message no longer shows anything.
    _newest[place] = press

    def is_newest() -> bool:
        return _newest.get(place) == press

    try:
        await _show_turn(
            interaction, open_table, number, (view, name, seat, page), in_place=in_place, wanted=is_newest
        )
    finally:
        if is_newest():
            del _newest[place]


async def _show_turn(
    interaction: Interaction,
    open_table: OpenTable,
    asked: int | None,
    shown: tuple[str, str, int | None, int],
    *,
    in_place: bool,
    wanted: Callable[[], bool],
) -> None:
    words, played = words_for(interaction), await turns_played(interaction, open_table)
    picked, view, seat, page = shown
    number = played.last if asked is None else max(0, min(asked, played.last))
    notes = [words("turns-gone", turn=asked)] if asked is not None and asked > played.last else []
    above, told = turn_texts(open_table, played, number, words, notes)
    more = await page_button(interaction.client, open_table, words)
    below = walk_rows(open_table, played, number, picked, words, user=interaction.user.id, more=more)
    pictured = bool(played.turns[number].state)
    # The previous turn's picture stays until the next one is drawn, so that the buttons below it do not move.
    walk = ("turns", open_table.table.id)
    if in_place:
        if not wanted():
            return
        await answer(interaction, Card(above, PictureSlot(), told, *below), about=walk if pictured else None)
        if not pictured:
            return
        await interaction.client.drawing_pool.until_paused()
    drawn: PictureFile | None = None
    if pictured:
        earlier = earlier_table(open_table, played, number, words)
        view = view or pictures()[open_table.table.game].post_view(open_table.game.decode(earlier.state))
        try:
            drawn = await draw_file(
                interaction.client,
                open_table,
                view,
                interaction,
                seat=seat,
                earlier=earlier,
                page=page,
                wanted=wanted,
            )
        except TableError:
            if in_place and wanted():
                await answer(interaction, Card(above, told, *below))  # without the picture of another turn
            raise
        if drawn is None or not wanted():
            return
        below = walk_rows(open_table, played, number, picked, words, drawn, user=interaction.user.id, more=more)
        above += page_line(words, drawn)
    await answer_with_picture(interaction, Card(above, PictureSlot(), told, *below), drawn and drawn.file, about=walk)


async def send_turn_text(
    interaction: Interaction,
    open_table: OpenTable,
    number: int | None,
    page: int | None = None,
    *,
    seat: int | None = None,
) -> None:
    """Answer privately with the table as text after a turn, at a seat's page if given; a `page` replaces the message."""
    words, user = words_for(interaction), interaction.user.id
    if open_table.match is None:
        raise not_running(open_table.table)
    await defer(interaction, new=page is None)
    played = await turns_played(interaction, open_table)
    number = played.last if number is None else max(0, min(number, played.last))
    packed = played.state(number)
    if not packed:
        raise refusal("turns-no-picture")
    pages = pages_of(open_table, user, words, open_table.game.decode(packed))
    first = page_of_seat(pages, seat) if seat is not None else 0
    card = text_card(
        open_table.table, pages, words, first if page is None else page, verb="step-text", at=f"{number}.",
        when=name_of_turn(open_table, played, number, words),
    )  # fmt: skip
    await answer(interaction, card)


@on_press("turns")
async def press_turns(interaction: Interaction, pressed: Pressed) -> None:
    """Open the newest finished turn."""
    await send_turn(interaction, await interaction.client.service.tables.look(pressed.table), None)


@on_press("step")
async def press_step(interaction: Interaction, pressed: Pressed) -> None:
    """Show the turn of a button or of the entry picked in the menu, in the same view."""
    open_table = await interaction.client.service.tables.look(pressed.table)
    target, role, view = (*pressed.arg.split(".", 2), "", "", "")[:3]
    number = whole_number(pressed.values[0] if pressed.values else target)
    await send_turn(
        interaction,
        open_table,
        None if role == "newest" else number,
        view=view,
        in_place=is_private(interaction.message),
    )


@on_press("step-view")
async def press_step_view(interaction: Interaction, pressed: Pressed) -> None:
    """Show another view of the same turn, or another page of one."""
    open_table = await interaction.client.service.tables.look(pressed.table)
    number, _, rest = pressed.arg.partition(".")
    page, view = page_and_view(pressed.values, rest)
    await send_turn(
        interaction, open_table, whole_number(number), view=view, in_place=is_private(interaction.message), page=page
    )


@on_press("step-text")
async def press_step_text(interaction: Interaction, pressed: Pressed) -> None:
    """Open the table as text after a turn, or turn to another page of it."""
    open_table = await interaction.client.service.tables.look(pressed.table)
    target, page = (*pressed.arg.split("."), "")[:2]
    chosen = whole_number(pressed.values[0] if pressed.values else page)
    if chosen is not None and not is_private(interaction.message):
        chosen = None
    await send_turn_text(interaction, open_table, whole_number(target), chosen)


def view_with_seat(view: str, seat: int | None) -> str:
    """Return the value of a view in the menu of views, including its seat."""
    return view if seat is None else f"{view}.{seat}"
