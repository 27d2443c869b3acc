"""Typed lines in Discord: their effect, the part kept if a word is wrong, and the suggestions word by word."""

from __future__ import annotations

from engine.tables.open.open_table import OpenTable
from simulation import User
from tests.e2e.commands.test_turns import asked_of, first_game
from tests.e2e.conftest import Club
from tests.e2e.games.test_nanotech import to_act
from tests.e2e.test_advice import private


async def with_tiles(club: Club, *tiles: str) -> tuple[OpenTable, User]:
    """Start Nucleum and give the player whose turn it is these tiles and no others; return the table and the player."""
    await first_game(club)
    open_table, actor = await to_act(club, 1)
    match = open_table.playing()
    assert match.decision is not None
    match.state.players[match.decision.seat].pool = list(tiles)
    match.game.forget(match.state)
    match.checkpoint = match.begun = match.game.encode(match.state)
    return open_table, actor


async def test_a_resource_is_what_the_tile_offers_in_a_line_and_alone(club: Club) -> None:
    async with club.open():
        open_table, actor = await with_tiles(club, "start-B1", "start-B4", "start-B2")
        match, seat = open_table.playing(), asked_of(open_table)
        workers = match.state.players[seat].workers
        for resource in ("worker", "thaler"):
            await actor.slash(club.channel, "nucleum play", tile=f"#B1 {resource}")
            assert match.since == ["play:start-B1", "do:1", f"income:{resource}1"]
            assert match.state.players[seat].workers == workers
            await actor.slash(club.channel, "undo", all=True)
            await actor.slash(club.channel, "nucleum play", tile="#B1")
            await actor.slash(club.channel, "nucleum choose", choice=resource)
            assert match.since == ["play:start-B1", "do:1", f"income:{resource}1"]
            await actor.slash(club.channel, "undo", all=True)
        await actor.slash(club.channel, "nucleum choose", choice="#B1, urbanize")
        assert match.since == ["play:start-B1", "do:0"]
        await actor.slash(club.channel, "undo", all=True)
        await actor.slash(club.channel, "nucleum play", tile="#B4 contract")
        assert match.since == ["play:start-B4", "do:0"]


async def test_what_cannot_be_done_is_said_and_the_rest_is_kept(club: Club) -> None:
    async with club.open():
        open_table, actor = await with_tiles(club, "start-B2")
        kept = await private(await actor.slash(club.channel, "nucleum play", tile="#B2 energize"))
        assert kept.text.startswith("Understood: `#B2`. “energize” is not possible here.")
        assert open_table.playing().since == ["play:start-B2"]
        refused = await private(await actor.slash(club.channel, "nucleum choose", choice="thaler"))
        assert refused.text.startswith("Did you mean `exchange worker` (1 worker → 1 thaler)?")
        assert open_table.playing().since == ["play:start-B2"]


async def test_a_line_with_a_slip_keeps_what_was_understood(club: Club) -> None:
    async with club.open():
        open_table, actor = await with_tiles(club, "start-B1")
        kept = await private(await actor.slash(club.channel, "nucleum play", tile="#B1 urbanize R1 Leipzg confirm"))
        assert kept.text.startswith("Understood: `#B1 urbanize R1`. Not “Leipzg”: did you mean Leipzig?")
        made = ["play:start-B1", "do:0", "build:residence-1"]
        assert open_table.playing().since == made
        # The whole line again, corrected, goes on from there; another line does not.
        other = await private(await actor.slash(club.channel, "nucleum play", tile="#B1 urbanize R2 Leipzig:1"))
        assert open_table.playing().since == made
        assert "is not possible now" in other.text
        await actor.slash(club.channel, "nucleum play", tile="#B1 urbanize R1 Leipzig:1")
        assert open_table.playing().since == [*made, "space:leipzig.1"]
        await actor.slash(club.channel, "undo", all=True)
        assert open_table.playing().since == []


async def test_lines_are_completed_word_by_word(club: Club) -> None:
    async with club.open():
        open_table, actor = await with_tiles(club, "start-B1")

        async def listed(typed: str) -> dict[str, str]:
            found = await actor.autocomplete(club.channel, "nucleum play", focused="tile", tile=typed)
            return {str(each.value): each.name for each in found}

        assert list(await listed("#B1 "))[:3] == ["#B1 urbanize", "#B1 any-income", "#B1 exchange worker"]
        assert list(await listed("#B1 "))[3:5] == ["#B1 skip", "#B1 skip confirm"]
        assert next(iter(await listed("#B1 urb"))) == "#B1 urbanize"
        shown = await listed("#B1 urbanize ")
        assert shown["#B1 urbanize R1"] == "#B1 urbanize R1 — Residence I"
        longer = f"{shown['#B1 urbanize R1']} Leipzig:1"
        assert "#B1 urbanize R1 Leipzig:1" in await listed(longer)
        await actor.slash(club.channel, "nucleum play", tile=longer)
        assert open_table.playing().since == ["play:start-B1", "do:0", "build:residence-1", "space:leipzig.1"]


async def test_nanotech_reads_the_same_lines(club: Club) -> None:
    async with club.open():
        await club.start("nanotech", 2)
        open_table, actor = await to_act(club, 1)
        found = await actor.autocomplete(club.channel, "nanotech take", focused="card", card="lepton ")
        assert str(found[0].value) == "lepton electron"
        found = await actor.autocomplete(club.channel, "nanotech take", focused="card", card="lepton electron ")
        assert str(found[0].value) == "lepton electron confirm"
        kept = await private(await actor.slash(club.channel, "nanotech take", card="lepton electrn confirm"))
        assert kept.text.startswith("Understood: `lepton`. Not “electrn”: did you mean electron?")
        assert open_table.playing().since == ["take:lepton"]
        await actor.slash(club.channel, "undo")
        await actor.slash(club.channel, "nanotech take", card="lepton electron confirm")
        after, other = await to_act(club, 1)
        assert other is not actor
        assert after.playing().since == []
