"""Small things on the way through a turn: whole lines undone, restart, skip and confirm, reading before choosing."""

from __future__ import annotations

import pytest

from cogs.answers.panel.panel import MORE
from cogs.base.cards.card import Card
from cogs.posts.option_words import explained_lines
from cogs.setup.options import option_fields
from engine.catalogue import Catalogue
from engine.kernel import OptionValue, Standing, Text
from engine.registry import games
from engine.tables.open.open_table import OpenTable
from simulation import Message
from simulation.setting_up import set_up, start_game
from tests.cogs.panel.panels import panel_for
from tests.cogs.panel.walk import new_table, rows_of, user_of
from tests.e2e.conftest import Club, club

__all__ = ["club"]

WORDS = Catalogue("en", strict=True)


async def first_game(club: Club) -> Message:
    """Start Nucleum with fixed experiments; return the post of the first turn."""
    lobby = await club.new_table("nucleum", 2)
    await set_up(club.people[0], club.channel, first_game=True)
    await start_game(club.people[0], lobby)
    return await club.turn_post(after=lobby)


def asked_of(open_table: OpenTable) -> int:
    """Return the seat that must choose."""
    assert open_table.decision is not None
    return open_table.decision.seat


async def test_a_line_is_undone_at_once_and_a_turn_restarted(club: Club) -> None:
    async with club.open() as bot:
        post = await first_game(club)
        (actor,) = post.pinged
        open_table = await bot.service.tables.look(1)
        tile = open_table.playing().state.players[asked_of(open_table)].pool[0]
        await (await actor.slash(club.channel, "nucleum play", tile=f"{tile} skip")).answer()
        assert len((await bot.service.tables.look(1)).playing().since) == 2
        await (await actor.slash(club.channel, "undo")).answer()
        assert (await bot.service.tables.look(1)).playing().since == []
        await (await actor.slash(club.channel, "nucleum play", tile=tile)).answer()
        await (await actor.slash(club.channel, "nucleum choose", choice="skip")).answer()
        await (await actor.slash(club.channel, "undo", all=True)).answer()
        assert (await bot.service.tables.look(1)).playing().since == []


async def test_skip_and_confirm_is_one_press(club: Club) -> None:
    async with club.open() as bot:
        post = await first_game(club)
        (actor,) = post.pinged
        open_table = await bot.service.tables.look(1)
        seat = asked_of(open_table)
        tile = next(
            tile for tile in open_table.playing().state.players[seat].pool if tile.endswith("3")
        )  # two actions
        panel = await (await actor.slash(club.channel, "nucleum play", tile=tile)).answer()
        await (await actor.click(panel, "Skip and Confirm")).answer()
        open_table = await bot.service.tables.look(1)
        assert open_table.playing().since == []
        assert asked_of(open_table) != seat
        assert open_table.playing().state.players[seat].slots == [tile]


async def test_skip_and_confirm_passes_over_nothing_in_silence(club: Club) -> None:
    """Confirm asks about losses and gains, a second press ends the turn, and the button names optional gains."""
    async with club.open() as bot:
        post = await first_game(club)
        (actor,) = post.pinged
        open_table = await bot.service.tables.look(1)
        match = open_table.playing()
        state, seat = match.state, asked_of(open_table)
        state.players[seat].pool.append("b7")  # 1 achievement, and an industrialize action
        state.players[seat].contracts["slot-1"], state.players[seat].achievements = "C15", 8
        match.game.forget(state)
        match.checkpoint = match.begun = match.game.encode(state)
        panel = await (await actor.slash(club.channel, "nucleum play", tile="#7")).answer()
        asked = await (await actor.click(panel, "Skip and Confirm")).answer()
        assert "⚠️ Skipped: 1 achievement." in asked.text
        assert "C15" not in asked.text.partition("⚠️")[2]
        assert asked_of(await bot.service.tables.look(1)) == seat
        panel = await (await actor.click(asked, "Undo")).answer()
        gift = next(part for part in panel.buttons if part.label == "1 achievement")
        panel = await (await actor.interact(gift.custom_id or "", message=panel)).answer()
        await (await actor.click(panel, "Confirm Without C15")).answer()
        assert asked_of(await bot.service.tables.look(1)) != seat


async def test_before_something_is_revealed_the_user_is_asked(club: Club) -> None:
    async with club.open() as bot:
        post = await first_game(club)
        (actor,) = post.pinged
        open_table = await bot.service.tables.look(1)
        match = open_table.playing()
        state, seat = match.state, asked_of(open_table)
        state.players[seat].pool.append("b12")  # both its actions take a contract
        match.game.forget(state)
        match.checkpoint = match.begun = match.game.encode(state)
        gold = state.display.shown["gold"][0]
        line = f"#12 do:0 take:{gold} slot-1"
        panel = await (await actor.slash(club.channel, "nucleum play", tile=line)).answer()
        again = next(part for part in panel.buttons if (part.custom_id or "").endswith(":pick:do:0"))
        asked = await (await actor.interact(again.custom_id or "", message=panel)).answer()
        assert WORDS("ask-reveal") in asked.text
        assert len((await bot.service.tables.look(1)).playing().since) == 4
        await (await actor.click(asked, "Reveal")).answer()
        match = (await bot.service.tables.look(1)).playing()
        assert match.since == []
        assert match.final


async def test_experiments_can_be_read_before_one_is_chosen(club: Club) -> None:
    async with club.open():
        post = await club.start("nucleum", 2)
        (actor,) = post.pinged
        panel = await (await actor.click(post, "Take Turn")).answer()
        (menu,) = [menu for menu in panel.selects if menu.placeholder == WORDS("panel-read-first")]
        read = await (await actor.select(panel, ["experiment:B"], custom_id=menu.custom_id)).answer()
        for expected in ("Turbine effect", "**TB8**", "**#B1**", "fulfilled contracts"):
            assert expected in read.text
        assert read.id != panel.id
        assert "Choose your experiment" in panel.text


async def test_what_can_i_do_during_the_draft(club: Club) -> None:
    async with club.open():
        post = await club.start("nucleum", 2)
        (actor,) = post.pinged
        said = (await (await actor.slash(club.channel, "why")).answer()).text
        assert WORDS("nuc-before-turns") in said
        assert "Play Tile" not in said


async def test_why_about_a_place_without_an_action(club: Club) -> None:
    async with club.open():
        post = await first_game(club)
        (actor,) = post.pinged
        said = (await (await actor.slash(club.channel, "why", about="Dresden")).answer()).text
        assert said.count("Dresden") >= 2
        assert "**Urbanize**" in said
        shown = await actor.autocomplete(club.channel, "why", focused="about", about="dres")
        assert "Dresden" in {choice.name for choice in shown}


def test_a_strangers_panel_has_no_board_of_their_own() -> None:
    open_table = new_table(games()["nanotech"], 2, 1)
    stranger = panel_for(open_table, 999, WORDS)
    seated = panel_for(open_table, user_of(open_table, 0), WORDS, show=MORE)

    def labels(panel: Card) -> set[str | None]:
        return {part.get("label") for row in rows_of(panel) for part in row["components"]}

    assert "My Laboratory" in labels(seated)
    assert "My Laboratory" not in labels(stranger)


def key(said: Text | None) -> str:
    """Return the key of a text, "" for none."""
    return said.key if said is not None else ""


def test_ties_are_told_with_their_reason() -> None:
    guide = games()["nanotech"].guide
    ahead, behind = (
        Standing(seat=seat, score=10, place=seat + 1, tiebreaks=tiebreaks)
        for seat, tiebreaks in enumerate(((2, 1), (1, 5)))
    )
    assert key(guide.tie_break(ahead, behind)) == "nanotech-tie-atoms"
    less = Standing(seat=1, score=10, place=2, tiebreaks=(2, 0))
    assert key(guide.tie_break(ahead, less)) == "nanotech-tie-energy"
    same = Standing(seat=1, score=10, place=1, tiebreaks=(2, 1))
    assert guide.tie_break(ahead, same) is None


def test_a_first_game_says_that_it_sets_the_experiments() -> None:
    game = games()["nucleum"]
    free, first = game.filled_options({}), game.filled_options({"first_game": True})
    assert "- experiments: chosen in reverse turn order" in "\n".join(explained_lines(WORDS, game.options, free))
    said = explained_lines(WORDS, game.options, first)
    assert "- experiments: set by “first game (one hint a turn)”" in "\n".join(said)
    assert not [line for line in said if "reverse order" in line]
    fields = [each.text for each in option_fields("nucleum", first, WORDS)]
    assert fields == ["Map", "Modules and variants"]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"court": True}, False),
        ({"opponent": "baron"}, False),
        ({"opponent": "baron", "court": True}, True),
    ],
)
def test_the_baron_at_the_court_is_an_option_with_both_only(given: dict[str, OptionValue], said: bool) -> None:
    game = games()["nucleum"]
    options = game.filled_options(given)
    assert any("the Baron at the court" in line for line in explained_lines(WORDS, game.options, options)) == said


async def test_what_has_much_to_say_stands_in_lines_with_more_than_its_code(club: Club) -> None:
    async with club.open():
        post = await club.start("nucleum", 2)
        (actor,) = post.pinged
        panel = await (await actor.click(post, "Take Turn")).answer()
        shown = [part.label for part in panel.buttons if ":pick:experiment" in (part.custom_id or "")]
        assert shown == ["Take A", "Take B", "Take C", "Take D"]
        assert panel.text.count("Turbine effect") == 4
