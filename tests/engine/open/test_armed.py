"""Armed plans: played and confirmed without their owner only if their effects are still those shown; otherwise ignored."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from engine.kernel import BY_PLAN, CONFIRM, Event, EventLog, Game, Match, Rng, seeded_rng, text
from engine.nanotech.state import NanotechState
from engine.records.drafts import Arming, PlannedChoice, TurnPlan
from engine.records.table import Move, Notice, Person, StoredNotice
from engine.registry import games
from engine.service import GameService
from engine.storage.store import Store
from engine.tables.open.armed import try_plan, why_stopped
from engine.tables.open.open_table import OpenTable, StaleError, TableError
from engine.tables.turn.planner import Planner
from engine.tables.turn.view import at_one_version
from tests.engine.conftest import ANN, BEN, CLEO, started, to_act
from tests.engine.turn.test_planning import asked, nucleum, planned, try_turn, waiting_for


@pytest.fixture
def planner(service: GameService) -> Planner:
    return Planner(service.tables, service.play, seeds=lambda: 4)


async def armed(planner: Planner, open_table: OpenTable, user: int, *choices: str) -> TurnPlan:
    """Rehearse these choices (or some turn) to the end, keep them and arm the plan."""
    sandbox = await planner.begin(open_table.table.id, user)
    for choice in choices:
        sandbox = await planner.choose(open_table.table.id, user, None, choice)
    sandbox = await try_turn(planner, sandbox, user, 3)
    await planner.keep(open_table.table.id, user, sandbox.table.version)
    return (await planner.arm(open_table.table.id, user)).plan


async def play(service: GameService, open_table: OpenTable, *choices: str) -> OpenTable:
    """Make these choices of the turn and finish it with the last ones offered; then wait for automatic play."""
    user, wanted = to_act(open_table), [*choices]
    number = open_table.game.turn_number(open_table.playing().state)
    while open_table.table.status == "running" and (asked(open_table).own_turn and to_act(open_table) == user):
        if open_table.game.turn_number(open_table.playing().state) != number:
            break
        choice = wanted.pop(0) if wanted else asked(open_table).choices[-1].id
        open_table, _ = await service.play.choose(open_table.table.id, user, None, choice)
    return await settled(service, open_table.table.id)


async def settled(service: GameService, table: int) -> OpenTable:
    """Wait until nothing happens automatically at a table, and answer questions out of turn with the last choice."""
    while True:
        await asyncio.gather(*service.tables._computing.values())
        open_table = await service.tables.look(table)
        if open_table.table.status != "running" or asked(open_table).own_turn:
            return open_table
        await service.play.choose(table, to_act(open_table), None, asked(open_table).choices[-1].id)


async def told(service: GameService) -> list[Notice]:
    """Return the notices that wait to be posted."""
    waiting: list[StoredNotice] = await service.notices.waiting()
    return [each.notice for each in waiting]


async def by_plan(store: Store, table: int) -> list[Move]:
    """Return the moves since an armed plan was played."""
    moves = await store.tables.moves(table)
    start = next(number for number, move in enumerate(moves) if move.events and move.events[0].kind == BY_PLAN)
    return moves[start:]


class TestPlayed:
    @pytest.mark.parametrize("game", ["nanotech", "nucleum"])
    async def test_it_is_played_and_confirmed_and_only_the_next_player_is_pinged(
        self, service: GameService, planner: Planner, store: Store, game: str
    ) -> None:
        open_table = await (started if game == "nanotech" else nucleum)(service, ANN, BEN)
        table, user, other = open_table.table.id, waiting_for(open_table), to_act(open_table)
        seat = open_table.table.seat_of(user)
        assert seat is not None
        plan = await armed(planner, open_table, user, *(["take:quarks"] if game == "nanotech" else []))
        open_table = await play(
            service, await service.tables.look(table), "take:lepton" if game == "nanotech" else "recharge"
        )
        moves = await by_plan(store, table)
        assert [move.choice for move in moves[: len(plan.choices) + 1]] == [
            *(planned.id for planned in plan.choices),
            CONFIRM,
        ]
        assert {move.actor for move in moves[: len(plan.choices) + 1]} == {user}
        assert [notice.ping for notice in await told(service) if notice.kind == "turn"][-1] == other
        asked_to_copy = game == "nanotech"
        assert [notice.ping for notice in await told(service) if notice.kind == "turn"].count(user) == asked_to_copy
        assert open_table.table.seats[seat].armed is None

    async def test_a_restart_before_it_is_played_loses_nothing(
        self, service: GameService, planner: Planner, store: Store, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        open_table = await started(service, ANN, BEN)
        table, user = open_table.table.id, waiting_for(open_table)
        await armed(planner, open_table, user, "take:quarks")

        async def killed(_open_table: OpenTable) -> None:
            """Do nothing: it stops right after the previous turn."""

        monkeypatch.setattr(service.tables, "let_computers_play", lambda _open_table: None)
        monkeypatch.setattr(service.tables, "_play_all_prepared", killed)
        await play(service, await service.tables.look(table), "take:lepton")
        again = GameService(store, pace=0.0)
        await again.tables.resume()
        await settled(again, table)
        assert (await by_plan(store, table))[0].choice == "take:quarks"
        await again.close()

    async def test_it_is_marked_and_no_one_sees_its_turn_before(
        self, service: GameService, planner: Planner, store: Store
    ) -> None:
        open_table = await started(service, ANN, BEN)
        table, user, other = open_table.table.id, waiting_for(open_table), to_act(open_table)
        plan = await armed(planner, open_table, user, "take:quarks")
        open_table = await service.tables.look(table)
        open_table, _ = await service.play.choose(table, other, None, "take:lepton")
        while asked(open_table).own_turn:
            open_table, _ = await service.play.choose(table, other, None, asked(open_table).choices[-1].id)
        assert (asked(open_table).seat, to_act(open_table)) == (open_table.table.seat_of(user), user), "asked to copy"
        while to_act(open_table) == user:
            open_table, _ = await service.play.choose(table, user, None, asked(open_table).choices[-1].id)
        assert (await by_plan(store, table))[0].choice == "take:quarks", "the answer comes after the plan"
        outlook = await planner.outlook(open_table, user)
        assert outlook.plan is None
        assert outlook.played == msgspec.structs.replace(plan, played=True)
        with pytest.raises(TableError, match="error-plan-played"):
            await planner.arm(table, user)
        await settled(service, table)
        while (await by_plan(store, table))[0].live:
            await service.hosting.force_undo(table, ANN, manager=True)
        outlook = await planner.outlook(await service.tables.look(table), user)
        assert outlook.played is None, "that turn was taken back"

    async def test_what_was_read_before_stays_one_version(self, service: GameService, planner: Planner) -> None:
        open_table = await started(service, ANN, BEN)
        table, user = open_table.table.id, waiting_for(open_table)
        await armed(planner, open_table, user, "take:quarks")
        open_table = await service.tables.look(table)
        seen: list[OpenTable] = []

        async def gather(now: OpenTable) -> tuple[int, bool]:
            seen.append(now)
            outlook = await planner.outlook(now, user)
            if len(seen) == 1:
                await play(service, now, "take:lepton")
            return now.table.version, outlook.played is not None

        now, (version, played) = await at_one_version(service.tables, open_table, gather)
        assert len(seen) == 2
        assert played
        assert now.table.version == version == (await service.tables.look(table)).table.version


class TestStopped:
    async def as_without_a_plan(self, service: GameService, open_table: OpenTable, choice: str) -> None:
        """Check that a table's state and pings are the same as without plans."""
        twin = await started(service, ANN, BEN, channel=501)
        twin = await play(service, twin, choice)
        open_table = await service.tables.look(open_table.table.id)
        assert open_table.game.encode(open_table.playing().state) == twin.game.encode(twin.playing().state)
        assert [seat.armed for seat in open_table.table.seats] == [None, None]
        waiting = await service.notices.waiting()
        seen, expected = (
            [(each.notice.kind, each.notice.ping) for each in waiting if each.table == table.table.id]
            for table in (open_table, twin)
        )
        assert seen == expected
        logs = [await service.store.tables.moves(table.table.id) for table in (open_table, twin)]
        assert [move.events for move in logs[0]] == [move.events for move in logs[1]]
        assert open_table.table.version == twin.table.version, (
            "the version stands in custom ids, for everybody to read"
        )

    async def test_a_choice_is_gone(self, service: GameService, planner: Planner) -> None:
        open_table = await started(service, ANN, BEN)
        table, user = open_table.table.id, waiting_for(open_table)
        await armed(planner, open_table, user, "take:quarks")
        open_table = await play(service, await service.tables.look(table), "take:quarks")
        await self.as_without_a_plan(service, open_table, "take:quarks")
        plan = (await planner.outlook(open_table, user)).plan
        assert plan is not None
        assert plan.stopped is not None
        assert plan.arming is None
        why = plan.stopped.args["why"] if plan.stopped.key == "plan-stop-because" else plan.stopped
        assert getattr(why, "key", "") == "plan-stop-gone"
        assert plan.arming is None

    async def test_it_would_do_something_else(self, service: GameService, planner: Planner, store: Store) -> None:
        open_table = await started(service, ANN, BEN)
        table, user = open_table.table.id, waiting_for(open_table)
        await armed(planner, open_table, user, "take:quarks")
        drafts = await store.users.drafts(user, table)
        assert drafts.plan is not None
        assert drafts.plan.arming is not None
        gains = tuple(
            msgspec.structs.replace(each, count=each.count + (number == 1))
            for number, each in enumerate(drafts.plan.arming.gains)
        )
        arming = msgspec.structs.replace(drafts.plan.arming, gains=gains)
        plan = msgspec.structs.replace(drafts.plan, arming=arming)
        changed = msgspec.structs.replace(drafts, version=drafts.version + 1, plan=plan)
        await store.users.save_drafts(user, table, changed, rests_on=drafts.version)
        open_table = await play(service, await service.tables.look(table), "take:lepton")
        await self.as_without_a_plan(service, open_table, "take:lepton")
        stopped = (await planner.outlook(open_table, user)).plan
        assert stopped is not None
        assert stopped.stopped is not None
        assert stopped.stopped.key == "plan-stop-gains"

    @pytest.mark.parametrize("how", ["disarm", "drop", "keep", "undo", "replace"])
    async def test_what_disarms_it(self, service: GameService, planner: Planner, how: str) -> None:
        open_table = await started(service, ANN, BEN, CLEO)
        open_table = await play(service, open_table, "take:quarks")
        table, user = open_table.table.id, waiting_for(open_table)
        await armed(planner, open_table, user)
        seat = open_table.table.seat_of(user)
        assert seat is not None
        assert (await service.tables.look(table)).table.seats[seat].armed is not None
        match how:
            case "disarm":
                await planner.disarm(table, user)
                with pytest.raises(TableError, match="error-not-armed"):
                    await planner.disarm(table, user)
            case "drop":
                await planner.drop(table, user)
            case "keep":
                await planned(planner, open_table, user)
            case "undo":
                await service.hosting.force_undo(table, ANN, manager=True)
            case _:
                await service.hosting.replace(table, ANN, seat, None, manager=True)
        assert (await service.tables.look(table)).table.seats[seat].armed is None


class TestVersions:
    async def test_another_version_of_the_drafts_is_stale(self, service: GameService, planner: Planner) -> None:
        open_table = await started(service, ANN, BEN)
        table, user = open_table.table.id, waiting_for(open_table)
        await planned(planner, open_table, user, "take:quarks")
        await planned(planner, open_table, user)
        version = (await planner.outlook(open_table, user)).version
        for stale in (0, version - 1, version + 1):
            for act in (planner.arm, planner.disarm, planner.drop):
                with pytest.raises(StaleError):
                    await act(table, user, version=stale)
        assert (await planner.outlook(await service.tables.look(table), user)).version == version
        await planner.arm(table, user, version=version)

    async def test_a_plan_changed_in_the_meantime_is_not_overwritten(
        self, service: GameService, planner: Planner, store: Store, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        open_table = await started(service, ANN, BEN)
        table, user = open_table.table.id, waiting_for(open_table)
        await planned(planner, open_table, user)
        kept = await store.users.drafts(user, table)
        write = service.tables.write_beside

        async def late(*args: Any, **more: Any) -> None:
            changed = msgspec.structs.replace(kept, version=kept.version + 1, plan=None)
            await store.users.save_drafts(user, table, changed, rests_on=kept.version)
            await write(*args, **more)

        monkeypatch.setattr(service.tables, "write_beside", late)
        with pytest.raises(TableError) as told:  # it is retried, with the current state
            await planner.arm(table, user)
        assert told.value.text.key == "error-no-plan"
        assert (await store.users.drafts(user, table)).plan is None
        assert all(seat.armed is None for seat in (await service.tables.look(table)).table.seats)

    async def test_it_says_how_what_is_armed_differs_from_what_was_shown(
        self, service: GameService, planner: Planner
    ) -> None:
        open_table = await started(service, ANN, BEN)
        table, user = open_table.table.id, waiting_for(open_table)
        sandbox = await try_turn(planner, await planner.begin(table, user), user, 3)
        shown = sandbox.does()
        assert shown is not None
        kept = await planner.keep(table, user, sandbox.table.version)
        assert (await planner.arm(table, user, version=kept.version, shown=shown)).differs is None
        other = msgspec.structs.replace(shown, events=())
        differs = (await planner.arm(table, user, shown=other)).differs
        assert differs is not None
        assert differs.key == "plan-stop-other"
        assert (await planner.arm(table, user, "same")).differs is None, "as it was armed before"


class TestWhoMay:
    async def test_only_a_whole_turn_that_is_still_to_come(self, service: GameService, planner: Planner) -> None:
        open_table = await started(service, ANN, BEN)
        table, user = open_table.table.id, waiting_for(open_table)
        with pytest.raises(TableError, match="error-no-plan"):
            await planner.arm(table, user)
        with pytest.raises(TableError, match="error-not-seated"):
            await planner.arm(table, CLEO.user)
        await planned(planner, open_table, user, "take:quarks")
        with pytest.raises(TableError, match="error-arm-open"):
            await planner.arm(table, user)
        await planned(planner, open_table, user)
        open_table = await play(service, open_table, "take:lepton")
        if (await planner.outlook(open_table, user)).plan is not None:
            with pytest.raises(TableError, match="error-arm-due"):
                await planner.arm(table, user)

    async def test_not_in_a_first_game(self, service: GameService, planner: Planner) -> None:
        table = await service.lobby.create("nanotech", 77, ANN, guild=9)
        await service.lobby.join(table.id, BEN)
        await service.lobby.set_option(table.id, ANN.user, "first_game", True)
        open_table = await service.lobby.start(table.id, ANN.user)
        user = waiting_for(open_table)
        await planned(planner, open_table, user)
        with pytest.raises(TableError, match="error-arm-here"):
            await planner.arm(table.id, user)

    async def test_what_shows_something_hidden_is_not_armed(
        self, service: GameService, planner: Planner, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        from engine.nanotech.steps import Act

        open_table = await started(service, ANN, BEN)
        user = waiting_for(open_table)
        await planned(planner, open_table, user)
        original = Act.resolve

        def revealing(self: Act, state: NanotechState, choice: str | None, log: EventLog) -> None:
            original(self, state, choice, log)
            log.reveal()

        monkeypatch.setattr(Act, "resolve", revealing)
        with pytest.raises(TableError, match="error-arm-reveals"):
            await planner.arm(open_table.table.id, user)


@pytest.mark.parametrize(("game", "seed"), [("nanotech", 1), ("nanotech", 2), ("nucleum", 3)])
def test_what_is_played_is_what_the_owner_would_have_confirmed(game: str, seed: int) -> None:
    """Over random turns of the others: the plan's choices with the gains shown and nothing revealed, or nothing at all."""
    rules, rng = games()[game], seeded_rng(seed)
    options = {"experiments": "random"} if game == "nucleum" else {}
    match: Match[Any] = Match(rules, 3, seed, rules.complete_options(options))
    verdicts = set[str]()
    for _ in range(14):
        decision = match.decision
        if decision is None:
            break
        seat = (decision.seat + 1) % 3
        base = rules.rehearse(match.state, seat, rng.fork())
        plan = _some_turn(rules, base, seat, rng) if base is not None else None
        since: list[Event] = []
        while (now := match.decision) is not None and not (now.own_turn and now.seat == seat and not match.since):
            since += match.apply(rng.pick(now.choices).id)
        if now is None or plan is None or rules.turn_number(match.state) != plan.turn:
            while (now := match.decision) is not None and now.seat == seat:
                match.apply(rng.pick(now.choices).id)
            continue
        before = rules.encode(match.state)
        why = why_stopped(match, seat, plan, since)
        assert rules.encode(match.state) == before
        verdicts.add(why.key if why is not None else "played")
        if why is None:
            assert plan.arming is not None
            had = [each.count for each in rules.guide.amounts(match.state, seat)]
            for planned_choice in plan.choices:
                assert match.decision is not None
                assert planned_choice.answers(match.decision)
                match.apply(planned_choice.id)
                assert match.state.barrier < match.state.ply
            has = [each.count for each in rules.guide.amounts(match.state, seat)]
            assert [b - a for a, b in zip(had, has, strict=True)] == [each.count for each in plan.arming.gains]
            assert match.decision is not None
            assert match.decision.is_confirm
            match.apply(CONFIRM)
    assert "played" in verdicts or game == "nanotech"


def _some_turn(rules: Game[Any], base: Any, seat: int, rng: Rng) -> TurnPlan | None:
    """Return a random whole turn as an armed plan, None where it cannot be armed."""
    state, choices = rules.copy(base), list[PlannedChoice]()
    turn = rules.turn_number(base)
    for _ in range(40):
        decision = rules.decision(state)
        if decision is None or decision.seat != seat or not decision.own_turn or decision.is_confirm:
            break
        choice = rng.pick(decision.choices)
        choices.append(PlannedChoice.of(decision, choice.id))
        rules.apply(state, choice.id)
    tried = try_plan(rules, rules.copy(base), seat, choices)
    return None if tried.stop else TurnPlan(turn=turn, choices=tuple(choices), arming=tried.arming)


def test_a_place_that_another_has_changed_stops_it_unless_the_owner_allows_that() -> None:
    rules = games()["nucleum"]
    match = Match(rules, 2, 5, rules.complete_options({"experiments": "random"}))
    rng = seeded_rng(9)
    decision = match.decision
    assert decision is not None
    plan = None
    while plan is None:
        plan = _some_turn(rules, rules.imagine(match.state, decision.seat, rng.fork()), decision.seat, rng)
        plan = plan if plan is not None and plan.arming is not None and plan.arming.marks else None
    assert plan.arming is not None
    touched = Event(kind="railway", text=text("x"), seat=1 - decision.seat, marks=plan.arming.marks[:1])
    assert why_stopped(match, decision.seat, plan, []) is None
    why = why_stopped(match, decision.seat, plan, [touched])
    assert why is not None
    assert why.key == "plan-stop-because"
    own = msgspec.structs.replace(touched, seat=decision.seat)
    assert why_stopped(match, decision.seat, plan, [own]) is None, "what the owner did touches nothing"
    by_game = msgspec.structs.replace(touched, seat=None)
    why = why_stopped(match, decision.seat, plan, [by_game])
    assert why is not None
    assert getattr(why.args["why"], "key", "") == "plan-stop-touched-game"
    same = msgspec.structs.replace(plan, arming=msgspec.structs.replace(plan.arming, rule="same"))
    assert why_stopped(match, decision.seat, same, [touched]) is None


def test_records_without_arming_are_read() -> None:
    """A plan stored by an earlier release has none."""

    class OldPlan(msgspec.Struct, frozen=True, kw_only=True):
        turn: int
        choices: tuple[PlannedChoice, ...]
        after: tuple[str, ...] = ()

    stored = msgspec.msgpack.encode(OldPlan(turn=3, choices=()))
    assert msgspec.msgpack.decode(stored, type=TurnPlan) == TurnPlan(turn=3, choices=())
    assert Arming().rule == "untouched"
    assert isinstance(ANN, Person)
