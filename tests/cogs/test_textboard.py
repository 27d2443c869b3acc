"""The table as text has everything that the pictures show, in pages that fit and can be turned."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.answers.table_text import legend_text, page_of_seat, pages_of, split, text_card
from cogs.base.words import MAX_CONTENT, MAX_UNASKED, safe_name
from engine.catalogue import Catalogue
from engine.kernel import RuleError
from engine.nucleum.library import rail_spaces, side
from engine.nucleum.phrases.labels import city, component_name, link
from engine.registry import games
from render.painters import painters
from render.view import BoardView
from tests.cogs.panel.walk import rows_of
from tests.languages.reading import COMPLETE
from tests.languages.walk import moments, table

WORDS = Catalogue("en", strict=True)
NAMES = ("Ann", "Ben", "Cleo", "Dan")


def whole(game_id: str, at: int) -> tuple[str, Any]:
    """Return the text of a recorded game's table after a number of choices, and its state."""
    moment = next(moment for moment in moments(game_id, every=at, names=NAMES) if moment.number == at)
    assert moment.open_table.match is not None
    assert moment.open_table.match.decision is not None
    user = 100 + moment.open_table.match.decision.seat
    pages = pages_of(moment.open_table, user, WORDS)
    return "\n".join(f"{page.section}: {page.body}" for page in pages), moment.open_table.match.state


@pytest.mark.parametrize("at", [150, 500])
def test_all_of_nucleum_is_told(at: int) -> None:
    said, state = whole("nucleum", at)
    for where in side(state).cities.values():
        assert WORDS.say(city(where.id)) in said
    for space in state.board.rails:
        assert WORDS.say(link(rail_spaces(state)[space][0])) in said
    for seat, player in enumerate(state.players):
        assert f"**{NAMES[seat]}** {player.vp} VP" in said
        assert f"{player.thaler} thaler" in said
        for kind in ("contracts", "technologies"):
            for name in getattr(player, kind) if kind == "technologies" else filter(None, player.contracts.values()):
                assert WORDS.say(component_name(state, kind, name)) in said
    for names in state.display.shown.values():
        for name in filter(None, names):
            assert WORDS.say(component_name(state, "contracts", name)) in said
    pieces = [piece for piece in state.board.pieces.values() if piece.type == "building"]
    assert pieces
    for piece in pieces:
        of = f"{WORDS.say(component_name(state, 'buildings', piece.id))} of **{NAMES[piece.owner]}**"
        assert f"{of}, {'energized' if piece.energized else 'not energized'}" in said
    assert said.count("closed by rubble") == sum(p.type == "rubble" for p in state.board.pieces.values())
    assert said.count("after them coal costs") == len(side(state).coal_areas)


def test_all_of_nanotech_is_told() -> None:
    said, state = whole("nanotech", 40)
    for seat, lab in enumerate(state.labs):
        assert f"**{NAMES[seat]}**" in said
        assert f"Prestige: {lab.prestige} of {state.target}." in said
        assert f"Energy: {lab.energy};" in said
    for card in state.cards:
        assert f"{card.energy} energy on it" in said
    assert "red Up" in said


@pytest.mark.parametrize("game_id", sorted(games()))
def test_every_page_can_be_reached(game_id: str) -> None:
    moment = next(moment for moment in moments(game_id, every=40) if moment.number > 0)
    table, pages = moment.open_table.table, pages_of(moment.open_table, 7, WORDS)
    count = len(pages)
    seen, shows = set(), [0]
    while shows:
        page = shows.pop()
        if page in seen:
            continue
        seen.add(page)
        card = text_card(table, pages, WORDS, page)
        assert len(card.text) <= MAX_UNASKED
        assert f"({page + 1} of {count})" in card.text
        menu, *buttons = [part for row in rows_of(card) for part in row["components"]]
        shows += [int(entry["value"]) for entry in menu["options"]]
        shows += [int(b["custom_id"].split(":")[4].partition(".")[0]) for b in buttons if not b.get("disabled")]
    assert seen == set(range(count))
    assert f"({count} of {count})" in text_card(table, pages, WORDS, 10**6).text


def test_others_see_the_last_confirmed_turn() -> None:
    for moment in moments("nucleum"):
        match = moment.open_table.match
        assert match is not None
        if len(match.since) > 2 and match.decision is not None:
            mine = pages_of(moment.open_table, 100 + match.decision.seat, WORDS)
            theirs = pages_of(moment.open_table, 7, WORDS)
            assert mine != theirs
            return
    raise AssertionError


def test_a_players_page_and_a_lobby_without_one() -> None:
    open_table = table("nanotech")
    pages = pages_of(open_table, 7, WORDS)
    assert {pages[page_of_seat(pages, seat)].seat for seat in range(3)} == {0, 1, 2}
    open_table.match = None
    with pytest.raises(RuleError):
        pages_of(open_table, 7, WORDS)


def test_lines_too_long_are_broken_between_words() -> None:
    assert split(["a b", "c"], 10) == ["a b\nc"]
    assert split(["aaaa bbbb cccc", "d"], 9) == ["aaaa bbbb", "cccc\nd"]
    assert split(["x" * 25], 10) == ["x" * 10, "x" * 10, "x" * 5]


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("game_id", sorted(games()))
def test_the_legend_in_words_says_all_that_the_picture_says(game_id: str, locale: str) -> None:
    open_table, words = table(game_id, names=NAMES), Catalogue(locale, strict=True)
    said = legend_text(game_id, NAMES[: len(open_table.table.seats)], words)
    view = BoardView(names=NAMES[: len(open_table.table.seats)], title="", words=words, viewer=0)
    picture = painters()[game_id].draw("legend", open_table.playing().state, view)
    flat = "".join(said.split())
    for inscription in picture.inscriptions:
        # Signs on the icons themselves (a quark's letter, a building's level) are not meanings.
        if len(inscription.text) > 3 and inscription.text != words("render-nucleum-neutral"):
            assert "".join(safe_name(inscription.text).split()) in flat, inscription.text
    assert len(said) < MAX_CONTENT


@pytest.mark.parametrize("game_id", sorted(games()))
def test_the_legend_in_words_fits_with_the_longest_names(game_id: str) -> None:
    for locale in COMPLETE:
        said = legend_text(game_id, ["*" * 32] * 4, Catalogue(locale, strict=True))
        assert len(said) < MAX_CONTENT
        assert not said.endswith("…")
