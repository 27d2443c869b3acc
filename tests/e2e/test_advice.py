"""Help with decisions: why not, before and after, one-shot lines, answers in advance, the status post."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from engine.kernel import seeded_rng
from engine.nucleum.library import lib
from engine.nucleum.phrases.codes import tile_code
from engine.nucleum.rules.actions.tasks import task_kind
from engine.records.table import StoredNotice
from simulation import Message, Reply, User
from simulation.common import LOOP_TIMEOUT
from simulation.setting_up import set_up, start_game
from tests.e2e.conftest import Club, panel_of, press_below
from tests.e2e.games.test_nanotech import advice, press, to_act
from tests.e2e.lobby.test_tables import play_on
from tests.waiting import until


async def private(reply: Reply) -> Message:
    message = await reply.answer()
    assert message.ephemeral_for is not None
    return message


async def begin(club: Club, game: str, seats: int) -> tuple[int, User]:
    """Start a table without experiments to choose; return its id and the active player."""
    await club.start(game, seats, **({"experiments": "random"} if game == "nucleum" else {}))
    table = (await club.bot.service.tables.in_channel(club.channel.id)).table.id
    return table, (await to_act(club, table))[1]


async def test_why_not(club: Club) -> None:
    async with club.open():
        _, actor = await begin(club, "nucleum", 2)
        other = next(person for person in club.people[:2] if person is not actor)
        everything = (await private(await actor.slash(club.channel, "why"))).text
        assert "✅ **Play Tile**: possible" in everything
        assert "✖️ **Fulfill Contract**: " in everything
        assert "not your turn" not in everything
        assert "not your turn" in (await private(await other.slash(club.channel, "why"))).text
        kinds = await actor.autocomplete(club.channel, "why", focused="action", action="ener")
        assert [kind.value for kind in kinds] == ["energize"]
        cities = await actor.autocomplete(club.channel, "why", focused="about", action="urbanize", about="glashutte")
        assert [city.name for city in cities] == ["Glashütte"]
        answer = await private(await actor.slash(club.channel, "why", action="urbanize", about="Glashütte"))
        assert answer.text.startswith("**Urbanize**, Glashütte: ")
        wrong = await private(await actor.slash(club.channel, "why", action="urbanize", about="Berlin"))
        assert "You cannot ask about “Berlin” here" in wrong.text
        wrong = await private(await actor.slash(club.channel, "why", action="fly"))
        assert "no action called “fly”" in wrong.text
        panel = panel_of(await actor.slash(club.channel, "turn"))
        assert (await private(await actor.click(panel, "What Can I Do?"))).text == everything
        stranger = await private(await club.people[3].slash(club.channel, "why"))
        assert "no seat at this table" in stranger.text


async def test_one_line_makes_several_choices_and_the_panel_sums_them_up(club: Club) -> None:
    async with club.open() as bot:
        table, actor = await begin(club, "nucleum", 2)
        open_table, _ = await to_act(club, table)
        game, state = open_table.game, open_table.playing().state
        assert open_table.decision is not None
        tile = next(
            choice.id.partition(":")[2]
            for choice in open_table.decision.of_kind("play")
            if "urbanize" in " ".join(c for c in _after(game, state, choice.id))
        )
        await actor.slash(club.channel, "nucleum play", tile=f"{tile} urbanize R1")
        open_table = await bot.service.tables.look(table)
        assert len(open_table.playing().since) >= 2
        for step in range(30):
            if open_table.decision is None or open_table.decision.is_confirm:
                break
            choice = advice(open_table, step)
            open_table, _ = await bot.service.play.choose(table, actor.id, open_table.table.version, choice)
        panel = panel_of(await actor.slash(club.channel, "turn"))
        assert "Net change: " in panel.text
        assert " → " in panel.text
        await until(lambda: panel.files)
        assert "-region." in panel.files[0].filename
        refused = await private(await actor.slash(club.channel, "nucleum urbanize", building="R9 Atlantis"))
        assert "not possible now" in refused.text


def _after(game: object, state: object, choice: str) -> list[str]:
    """Return the kinds of choice there are after one, on a copy."""
    from engine.nucleum.game import Nucleum

    assert isinstance(game, Nucleum)
    copy = game.copy(state)  # type: ignore[arg-type]
    game.apply(copy, choice)
    decision = game.decision(copy)
    return [choice.kind for choice in decision.choices] if decision else []


async def test_answers_given_in_advance(club: Club) -> None:
    async with club.open() as bot:
        table, _ = await begin(club, "nanotech", 2)
        for person in club.people[:2]:
            settings = panel_of(await person.slash(club.channel, "settings"))
            assert "On other players' turns: I ask you." in settings.text
            page = await private(await person.click(settings, "Standing Answer"))
            (menu,) = page.selects
            assert [option.label for option in menu.options if option.default] == ["Nanotech #1: ask me"]
            await person.select(page, "decline", custom_id=menu.custom_id)
            assert "is declined for you" in page.text
            assert [option.value for option in page.selects[0].options if option.default] == ["decline"]
            again = panel_of(await person.slash(club.channel, "settings"))
            assert "On other players' turns: Nanotech #1: always pass; elsewhere I ask you." in again.text
        for step in range(40):
            open_table, actor = await to_act(club, table)
            assert open_table.decision is not None
            assert open_table.decision.own_turn
            await actor.slash(club.channel, "nanotech choose", choice=advice(open_table, step))
            await club.told(table)
            while bot.service.tables._computing:
                await next(iter(bot.service.tables._computing.values()))
        moves = await bot.service.store.tables.moves(table)
        assert [move for move in moves if move.actor is None and move.choice == "decline"]
        assert not [message for message in club.channel.messages if "you are asked" in message.text]
        open_table, actor = await to_act(club, table)
        other = next(person for person in club.people[:2] if person is not actor)
        waiting = panel_of(await other.slash(club.channel, "turn"))
        assert "I decline for you" in waiting.text
        again = await private(await other.click(waiting, "Ask Me Again"))
        assert "asked again" in again.text
        assert not [button for button in again.buttons if button.label == "Ask Me Again"]
        page = await private(await press_below(other, again, "Standing Answer"))
        await other.select(page, "gain")
        assert "if they gain points" in page.text
        outsider = await private(
            await club.people[3].interact(
                page.selects[0].custom_id or "", message=page, component_type=3, values=["gain"]
            )
        )
        assert "no seat" in outsider.text
        settings = panel_of(await club.people[3].slash(club.channel, "settings"))
        assert (
            "not playing at any table"
            in (await private(await club.people[3].click(settings, "Standing Answer"))).text
        )


async def test_status_post_is_kept_up_to_date_and_pinned(club: Club) -> None:
    async with club.open() as bot:
        table, actor = await begin(club, "nanotech", 2)
        await club.told(table)
        (status,) = club.channel.pins
        assert status is club.channel.messages[0]
        assert f"⏳ **{actor.name}** ·" in status.text
        panel = panel_of(await actor.click(status, "Take Turn"))
        for step in range(20):
            open_table, now = await to_act(club, table)
            if now is not actor:
                break
            await press(actor, panel, advice(open_table, step))
        await club.told(table)
        assert f"⏳ **{actor.name}** ·" not in status.text
        status.delete()
        open_table, now = await to_act(club, table)
        panel = panel_of(await now.slash(club.channel, "turn"))
        for step in range(40):
            open_table, who = await to_act(club, table)
            panel = panel_of(await who.slash(club.channel, "turn"))
            await press(who, panel, advice(open_table, step))
        await club.told(table)
        other = next(m for m in club.channel.messages if "⏳" in m.text)
        assert other is not status
        assert (await bot.service.tables.look(table)).table.lobby_post == other.id


async def test_status_post_of_an_ended_game_asks_no_one_even_after_a_crash(club: Club) -> None:
    async with club.open() as bot:
        delivered = bot.service.notices.mark_delivered

        async def crashes(notices: Sequence[StoredNotice], message: int | None) -> None:
            if notices[-1].notice.kind == "over":
                await asyncio.Event().wait()
            await delivered(notices, message)

        bot.service.notices.mark_delivered = crashes  # type: ignore[method-assign]
        status = await club.new_table("nanotech", 2)
        await set_up(club.people[0], club.channel, target=5)
        await start_game(club.people[0], status)
        await club.turn_post(after=status)
        tried, choices = (await bot.service.tables.look(1)).playing().copy(), 0
        rng = seeded_rng(1)
        while tried.decision is not None:
            tried.apply(rng.pick(tried.decision.choices).id)
            choices += 1
        rng = seeded_rng(1)
        await play_on(bot, choices - 1, rng)
        await club.told(1)
        assert status.buttons
        await play_on(bot, 1, rng)
        await club.end_post()
        await club.sim.changes.until(lambda: "(over)" in status.text or None, LOOP_TIMEOUT)
        assert not status.buttons


async def test_a_status_post_that_was_not_noted_is_found_again(club: Club) -> None:
    """A crash between posting and noting it does not leave a second one behind."""
    async with club.open() as bot:
        table, _ = await begin(club, "nanotech", 2)
        await club.told(table)
        club.channel.messages[0].delete()
        note, service = bot.service.notices.note_posts, bot.service

        async def crashes(table_id: int, *, lobby_post: int | None = None, **more: Any) -> None:
            if lobby_post is None:
                await note(table_id, **more)

        service.notices.note_posts = crashes  # type: ignore[method-assign]
        for turn in range(3):
            _, actor = await to_act(club, table)
            while (await to_act(club, table))[1] is actor:
                panel = panel_of(await actor.slash(club.channel, "turn"))
                await press(actor, panel, advice((await to_act(club, table))[0], turn))
            await club.told(table)
        found = [message for message in club.channel.messages if message.text.startswith("### ")]
        assert len(found) == 1
        _, actor = await to_act(club, table)
        assert f"⏳ **{actor.name}**" in found[0].text


async def test_a_line_that_is_not_understood_says_why(club: Club) -> None:
    """A line is answered privately in the game's own words, and nothing is done."""
    async with club.open() as bot:
        table, actor = await begin(club, "nucleum", 2)
        open_table, _ = await to_act(club, table)
        state = open_table.playing().state
        pool = state.players[open_table.decision.seat if open_table.decision else 0].pool
        data = lib(state)
        tiles = [tile for tile in pool if "urbanize" in {task_kind(half.effects) for half in data.tiles[tile].halves}]

        async def told(command: str, **given: str) -> str:
            return (await private(await actor.slash(club.channel, f"nucleum {command}", options=given))).text

        for early in (
            await told("urbanize", building="R1 Leipzig:1"),
            await told("choose", choice="urbanize R1 Leipzig:1"),
        ):
            assert early.startswith("Play a tile first: `play ")
            assert "urbanize R1 Leipzig:1`" in early
            assert all(tile_code(tile) in early for tile in tiles)
        assert "fulfill is not possible now" in await told("fulfill", contract="C12")
        assert not (await bot.service.tables.look(table)).playing().since
        kept = await told("play", tile=f"{tiles[0]} urbanize R9")
        assert kept.startswith(f"Understood: `{tiles[0]} urbanize`. “R9” is not possible here.")
        assert len((await bot.service.tables.look(table)).playing().since) == 2
        await actor.slash(club.channel, "undo")
        assert not (await bot.service.tables.look(table)).playing().since
        names = await actor.autocomplete(club.channel, "nucleum play", focused="tile", tile="")
        assert all(any(name.name.startswith(f"{tile_code(tile)} ") for name in names) for tile in pool)
        await actor.slash(club.channel, "nucleum play", tile=tiles[0].rpartition("-")[2])
        assert (await bot.service.tables.look(table)).playing().since == [f"play:{tiles[0]}"]
        wrong = await told("urbanize", building="R9")
        assert wrong.startswith("“R9” is not an option here. Question: Which building?")
        assert "`R1`" in wrong
        assert len((await bot.service.tables.look(table)).playing().since) == 1
        kept = await told("urbanize", building="R1 Leipzig:7")
        assert kept.startswith("Understood: `R1`. “Leipzig:7” is not possible here.")
        assert (await bot.service.tables.look(table)).playing().since[-1] == "build:residence-1"
        wrong = await told("urbanize", building="Atlantis:3")
        assert wrong.startswith("“Atlantis:3” is not an option here. Question: Residence I: where does it go?")
