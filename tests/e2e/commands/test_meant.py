"""Options typed by hand: the text of a list entry means the same as picking it, and fragments choose nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from discord import app_commands

from cogs.client.bot import GameBot
from engine.kernel import CONFIRM, seeded_rng
from engine.tables.open.open_table import OpenTable
from simulation import User
from simulation.setting_up import start_game
from tests.e2e.conftest import Club, sure, takes_seat
from tests.e2e.games.test_nanotech import advice, to_act
from tests.e2e.test_advice import begin, private

Told = Callable[[User, dict[str, object]], Awaitable[object]]
"""Uses a command with these options; returns the comparable parts of its effects."""


def suggested_options(bot: GameBot) -> set[tuple[str, str]]:
    """Return every option of every command that has suggestions."""
    return {
        (command.qualified_name, parameter.display_name)
        for command in bot.tree.walk_commands()
        if isinstance(command, app_commands.Command)
        for parameter in command.parameters
        if parameter.autocomplete
    }


PLAYING: dict[tuple[str, str], dict[str, object]] = {
    ("host replace", "seat"): {},
    ("board", "view"): {"text": True},
    ("rules", "game"): {},
    ("rules", "topic"): {},
    ("lookup", "game"): {"name": "B4"},
    ("lookup", "name"): {},
    ("host channel", "table"): {},
    ("why", "action"): {},
    ("why", "about"): {"action": "urbanize"},
}
"""Each option with suggestions that is not a choice of a turn, and the other options that its command needs."""


async def test_every_list_can_be_typed_as_it_is_read(club: Club) -> None:
    """The text shown, typed by hand, does what picking it does, and is itself among the suggestions."""
    async with club.open() as bot:
        ann, ben = club.people[:2]
        turns = {option for option in suggested_options(bot) if option[0].split()[0] in {"nucleum", "nanotech"}}
        assert suggested_options(bot) - turns == set(PLAYING)

        async def listed(user: User, at: tuple[str, str], given: dict[str, object], typed: str) -> dict[str, str]:
            command, name = at
            found = await user.autocomplete(club.channel, command, focused=name, options={**given, name: typed})
            return {str(each.name): str(each.value) for each in found}

        async def compare(user: User, at: tuple[str, str], given: dict[str, object], did: Told) -> None:
            shown = await listed(user, at, given, "")
            assert shown, at
            for name, value in list(shown.items())[:4]:
                assert value in (await listed(user, at, given, name)).values(), (at, name)
                by_hand = await did(user, {**given, at[1]: name})
                assert by_hand == await did(user, {**given, at[1]: value}), (at, name)

        table, _ = await begin(club, "nucleum", 2)
        there, elsewhere = club.channel, club.guild.add_text_channel("elsewhere")

        def playing(at: tuple[str, str]) -> Told:
            async def did(user: User, options: dict[str, object]) -> object:
                reply = await user.slash(club.channel, at[0], options=options)
                message = await (sure(user, reply) if at[0] == "host replace" else private(reply))
                open_table = await bot.service.tables.look(table)
                found = message.text, [seat.name for seat in open_table.table.seats], open_table.table.channel
                if at[0] == "host replace":
                    back = next(number for number, seat in enumerate(open_table.table.seats, 1) if seat.user is None)
                    person = next(each for each in (ann, ben) if open_table.table.seat_of(each.id) is None)
                    await sure(
                        club.boss, await club.boss.slash(club.channel, "host replace", seat=str(back), player=person)
                    )
                    await takes_seat(club, person)
                return found

            return did

        for at, given in PLAYING.items():
            if at[0] == "host channel":
                club.channel = elsewhere
                shown = await listed(ann, at, given, "")
                for number, (name, value) in enumerate(shown.items()):
                    assert (value, number) == (str(table), 0)
                    assert value in (await listed(ann, at, given, name)).values()
                    await private(await ann.slash(elsewhere, "host channel", table=name))
                    assert (await bot.service.tables.look(table)).table.channel == elsewhere.id
                    await private(await ann.slash(there, "host channel", table=name.partition(":")[0]))
                    assert (await bot.service.tables.look(table)).table.channel == there.id
                club.channel = there
                continue
            await compare(club.boss if at[0] == "host replace" else ann, at, given, playing(at))


async def test_seats_are_counted_from_1(club: Club) -> None:
    """/replace accepts what it lists, and names as well; anything else is refused with the accepted values."""
    async with club.open() as bot:
        await club.start("nanotech", 3)
        boss, dan = club.boss, club.people[3]
        seats = [seat.name for seat in (await bot.service.tables.look(1)).table.seats]
        for wrong in ("0", "4", "nobody", seats[0][:2]):
            said = (await private(await boss.slash(club.channel, "host replace", seat=wrong, player=dan))).text
            assert said.endswith(
                ", ".join(f"{n}. {name}" for n, name in enumerate(seats[:2], 1)) + f" and 3. {seats[2]}."
            )
            assert f"“{wrong}” is not a seat" in said
        assert [seat.name for seat in (await bot.service.tables.look(1)).table.seats] == seats
        await sure(boss, await boss.slash(club.channel, "host replace", seat="1", player=dan))
        await takes_seat(club, dan)
        assert [seat.name for seat in (await bot.service.tables.look(1)).table.seats] == ["dan", *seats[1:]]
        free = next(person for person in club.people if person.name == seats[0])
        await sure(boss, await boss.slash(club.channel, "host replace", seat=seats[1].upper(), player=free))
        await takes_seat(club, free)
        assert (await bot.service.tables.look(1)).table.seats[1].user == free.id
        await sure(boss, await boss.slash(club.channel, "host replace", seat=f"3. {seats[2]}"))
        assert (await bot.service.tables.look(1)).table.seats[2].user is None


@pytest.mark.parametrize("game", ["nucleum", "nanotech"])
async def test_a_part_of_a_word_does_not_end_the_turn(club: Club, game: str) -> None:
    async with club.open() as bot:
        table, actor = await begin(club, game, 2)
        for step in range(30):
            open_table, _ = await to_act(club, table)
            assert open_table.decision is not None
            if open_table.decision.is_confirm:
                break
            await bot.service.play.choose(table, actor.id, open_table.table.version, advice(open_table, step))
        open_table, now = await to_act(club, table)
        assert open_table.decision is not None
        assert open_table.decision.is_confirm
        assert now is actor
        before = open_table.table.version
        for part in ("c", "con", "confir", "turn", "firm", "!", "skip", "co tu"):
            answer = await private(await actor.slash(club.channel, f"{game} choose", choice=part))
            assert f"“{part}” does not say exactly which" in answer.text or "is not an option here" in answer.text
            assert (await bot.service.tables.look(table)).table.version == before, part
        await actor.slash(club.channel, f"{game} choose", choice="Confirm")
        assert (await bot.service.tables.look(table)).table.version > before


async def test_a_letter_that_is_not_offered_chooses_no_experiment(club: Club) -> None:
    async with club.open() as bot:
        lobby = await club.new_table("nucleum", 2)
        await start_game(club.people[0], lobby)
        await club.turn_post(after=lobby)
        open_table, actor = await to_act(club, 1)
        assert open_table.decision is not None
        offered = [choice.id.partition(":")[2] for choice in open_table.decision.of_kind("experiment")]
        assert offered
        first = offered[0]
        await actor.slash(club.channel, "nucleum choose", choice=first)
        assert (await bot.service.tables.look(1)).playing().since == [f"experiment:{first}"]
        for letter in (first, "C", "E"):
            await private(await actor.slash(club.channel, "nucleum choose", choice=letter))
            open_table = await bot.service.tables.look(1)
            assert open_table.playing().since == [f"experiment:{first}"], letter
        assert open_table.decision is not None
        assert CONFIRM in open_table.decision.by_id


def told_apart(open_table: OpenTable, seat: int) -> list[tuple[str, str]]:
    """Return the kinds and subjects for which unconfirmed choices would change the answer of `why` to a seat."""
    game, half_made = open_table.game, open_table.playing().state
    confirmed = game.decode(open_table.playing().checkpoint)
    kinds = game.guide.kinds(confirmed)
    asks = [(kind, each.id) for kind in kinds for each in game.guide.subjects(confirmed, seat, kind)]
    return [
        (kind, about)
        for kind, about in [*((kind, "") for kind in kinds), *asks]
        if game.guide.why_not(half_made, seat, kind, about) != game.guide.why_not(confirmed, seat, kind, about)
    ]


async def test_why_tells_nothing_of_what_another_has_not_confirmed(club: Club) -> None:
    """Nor does any other private answer to an opponent change while a turn is being made."""
    async with club.open() as bot:
        table, _ = await begin(club, "nucleum", 2)
        rng = seeded_rng(5)
        looks: list[tuple[str, dict[str, object]]] = [
            ("why", {}),
            ("lookup", {"name": "Leipzig"}),
            ("board", {"text": True}),
            ("score", {}),
            ("log", {"whole": True}),
            ("turn", {}),
        ]

        async def answers(person: User, asks: list[tuple[str, dict[str, object]]]) -> list[str]:
            return [
                (await private(await person.slash(club.channel, name, options=given))).text for name, given in asks
            ]

        for _ in range(60):
            open_table, actor = await to_act(club, table)
            other = next(person for person in club.people[:2] if person is not actor)
            seat = open_table.table.seat_of(other.id)
            assert seat is not None
            assert open_table.decision is not None
            choices = [choice.id for choice in open_table.decision.choices if choice.kind not in {"recharge", "skip"}]
            open_table, _ = await bot.service.play.choose(
                table, actor.id, open_table.table.version, rng.pick(choices or ["skip"])
            )
            apart = told_apart(open_table, seat) if open_table.to_act() and open_table.playing().since else []
            if open_table.decision is None or not open_table.decision.is_confirm or not apart:
                continue
            asks: list[tuple[str, dict[str, object]]] = [
                ("why", {"action": kind, **({"about": about} if about else {})}) for kind, about in apart
            ]
            during = await answers(other, [*asks, *looks])
            await bot.service.play.restart_turn(table, actor.id, None)
            assert await answers(other, [*asks, *looks]) == during
            return
        raise AssertionError("no turn was made of which why would have told")
