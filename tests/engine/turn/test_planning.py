"""Planning aids: drafts that survive, plans at a changed table, notes, earlier points; and that others see none of it."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path

import msgspec
import pytest

from engine.club.results.turns import TurnsPlayed
from engine.kernel import CONFIRM, Decision, IllegalChoice, RuleError, seeded_rng
from engine.records.drafts import PlannedChoice, TurnPlan
from engine.records.table import RESTORE_DAYS, Person
from engine.service import GameService
from engine.storage.store import Store
from engine.tables.open.open_table import OpenTable, StaleError, TableError
from engine.tables.turn.planner import Outlook, Planner
from engine.tables.turn.sandbox import Sandbox
from tests.engine.club.results.test_turns import Counting
from tests.engine.conftest import ANN, BEN, CHANNEL, CLEO, started, take_turn, to_act


@pytest.fixture
def planner(service: GameService) -> Planner:
    counter = itertools.count()
    return Planner(service.tables, service.play, seeds=lambda: next(counter))


async def nucleum(service: GameService, *people: Person) -> OpenTable:
    """Start a game of Nucleum with these people, experiments dealt."""
    table = await service.lobby.create("nucleum", CHANNEL + 7, people[0], guild=9)
    for person in people[1:]:
        await service.lobby.join(table.id, person)
    await service.lobby.set_option(table.id, people[0].user, "experiments", "random")
    return await service.lobby.start(table.id, people[0].user)


def waiting_for(open_table: OpenTable) -> int:
    """Return a user whose turn it is not."""
    return next(user for user in open_table.table.users if user != to_act(open_table))


def asked(open_table: OpenTable) -> Decision:
    assert open_table.decision is not None
    return open_table.decision


async def try_turn(planner: Planner, sandbox: Sandbox, user: int, pick: int = 0) -> Sandbox:
    """Rehearse choices until the turn is complete."""
    rng = seeded_rng(pick)
    while not sandbox.ended:
        choice = rng.pick(asked(sandbox).choices).id
        sandbox = await planner.choose(sandbox.table.id, user, sandbox.table.version, choice)
    return sandbox


async def until_turn_of(service: GameService, open_table: OpenTable, user: int) -> OpenTable:
    """Let the others take their turns until it is the own turn of `user`."""
    for _ in range(60):
        if to_act(open_table) == user and asked(open_table).own_turn:
            return open_table
        choice = asked(open_table).choices[-1 if not asked(open_table).own_turn else 0].id
        open_table, _ = await service.play.choose(open_table.table.id, to_act(open_table), None, choice)
    raise AssertionError("the turn does not come")


class TestSandbox:
    @pytest.mark.parametrize("game", ["nanotech", "nucleum"])
    async def test_a_turn_is_tried_out_of_turn_and_no_one_can_see_it(
        self, service: GameService, planner: Planner, store: Store, game: str
    ) -> None:
        open_table = await (started if game == "nanotech" else nucleum)(service, ANN, BEN, CLEO)
        user = waiting_for(open_table)
        record, moves = open_table.playing().to_record(), await store.tables.moves(open_table.table.id)
        notices = await service.notices.waiting()
        sandbox = await planner.open(open_table.table.id, user)
        assert asked(sandbox).seat == open_table.table.seat_of(user)
        assert sandbox.playing().seed == 0
        sandbox = await try_turn(planner, sandbox, user)
        assert sandbox.playing().since
        await planner.keep(open_table.table.id, user, sandbox.table.version)
        again = await service.tables.look(open_table.table.id)
        assert again.playing().to_record() == record
        assert await store.tables.moves(open_table.table.id) == moves
        assert await service.notices.waiting() == notices
        assert again.table.version == open_table.table.version

    async def test_undo_redo_and_stale_clicks(self, service: GameService, planner: Planner) -> None:
        open_table = await started(service, ANN, BEN)
        table, user = open_table.table.id, waiting_for(open_table)
        first = await planner.open(table, user)
        version, start = first.table.version, open_table.game.encode(first.playing().state)
        choice = asked(first).choices[1].id
        results = await asyncio.gather(
            *(planner.choose(table, user, version, choice) for _ in range(10)), return_exceptions=True
        )
        assert sum(isinstance(result, Sandbox) for result in results) == 1
        assert all(isinstance(result, Sandbox | StaleError) for result in results)
        sandbox = await planner.look(table, user)
        made = open_table.game.encode(sandbox.playing().state)
        with pytest.raises(StaleError):
            await planner.undo(table, user, version)
        with pytest.raises(IllegalChoice):
            await planner.choose(table, user, sandbox.table.version, "take:everything")
        sandbox = await planner.undo(table, user, sandbox.table.version)
        assert open_table.game.encode(sandbox.playing().state) == start
        with pytest.raises(RuleError, match="error-nothing-to-undo"):
            await planner.undo(table, user, sandbox.table.version)
        sandbox = await planner.redo(table, user, sandbox.table.version)
        assert open_table.game.encode(sandbox.playing().state) == made

    async def test_the_confirmation_is_never_made(self, service: GameService, planner: Planner) -> None:
        open_table = await started(service, ANN, BEN)
        user = waiting_for(open_table)
        sandbox = await try_turn(planner, await planner.open(open_table.table.id, user), user)
        assert asked(sandbox).is_confirm
        with pytest.raises(TableError, match="error-try-ended"):
            await planner.choose(open_table.table.id, user, sandbox.table.version, CONFIRM)

    async def test_a_draft_survives_a_restart_and_the_table_moving_on(
        self, service: GameService, planner: Planner, store: Store
    ) -> None:
        open_table = await started(service, ANN, BEN, CLEO)
        table, user = open_table.table.id, waiting_for(open_table)
        sandbox = await planner.open(table, user)
        sandbox = await planner.choose(table, user, None, asked(sandbox).choices[0].id)
        assert not sandbox.moved_on
        open_table, _ = await service.play.choose(table, to_act(open_table), None, asked(open_table).choices[0].id)
        restarted = GameService(store)
        again = await Planner(restarted.tables, restarted.play, seeds=lambda: 5).open(table, user)
        assert again.playing().state == sandbox.playing().state
        assert again.playing().since == sandbox.playing().since
        assert again.table.version == sandbox.table.version
        assert not again.moved_on, "what is not confirmed is nobody's business"
        await until_turn_of(service, open_table, user)
        later = await planner.open(table, user)
        assert (later.moved_on, later.due) == (True, True)
        assert later.playing().state == sandbox.playing().state

    async def test_another_s_half_made_turn_does_not_show(self, service: GameService, planner: Planner) -> None:
        open_table = await started(service, ANN, BEN)
        user = waiting_for(open_table)
        choice = asked(open_table).choices[0]
        await service.play.choose(open_table.table.id, to_act(open_table), None, choice.id)
        sandbox = await planner.open(open_table.table.id, user)
        assert choice.id in asked(sandbox).by_id

    async def test_starting_over_takes_the_table_as_it_stands(self, service: GameService, planner: Planner) -> None:
        open_table = await started(service, ANN, BEN)
        table, user = open_table.table.id, waiting_for(open_table)
        sandbox = await planner.open(table, user)
        taken = asked(open_table).choices[0].id
        old = await planner.choose(table, user, None, taken)
        await until_turn_of(service, open_table, user)
        sandbox = await planner.begin(table, user)
        assert sandbox.playing().since == []
        assert taken not in asked(sandbox).by_id
        with pytest.raises(StaleError):
            await planner.choose(table, user, old.table.version, asked(sandbox).choices[0].id)

    async def test_in_one_s_own_turn_it_goes_on_from_what_is_made(
        self, service: GameService, planner: Planner
    ) -> None:
        open_table = await started(service, ANN, BEN)
        table, user = open_table.table.id, to_act(open_table)
        card = next(choice.id for choice in asked(open_table).choices if choice.id == "take:quarks")
        open_table, _ = await service.play.choose(table, user, None, card)
        sandbox = await planner.open(table, user)
        assert asked(sandbox) == asked(open_table)
        tried = asked(sandbox).choices[0].id
        await planner.choose(table, user, None, tried)
        await planner.keep(table, user, None)
        assert (await planner.outlook(open_table, user)).due
        open_table = await service.play.undo(table, user, None)
        assert not (await planner.outlook(open_table, user)).due
        open_table = await service.play.redo(table, user, None)
        used = await planner.use(table, user, open_table.table.version)
        assert used.open_table.playing().since == [card, tried]

    async def test_who_may_not(self, service: GameService, planner: Planner) -> None:
        open_table = await started(service, ANN, BEN)
        table, user = open_table.table.id, waiting_for(open_table)
        with pytest.raises(TableError, match="error-not-seated"):
            await planner.open(table, CLEO.user)
        with pytest.raises(TableError, match="error-no-draft"):
            await planner.look(table, user)
        sandbox = await planner.open(table, user)
        choice = asked(sandbox).choices[0].id
        with pytest.raises(TableError, match="error-not-seated"):
            await planner.choose(table, CLEO.user, sandbox.table.version, choice)
        with pytest.raises(TableError, match="error-no-draft"):
            await planner.choose(table, to_act(open_table), sandbox.table.version, choice)
        with pytest.raises(TableError, match="error-plan-empty"):
            await planner.keep(table, user, None)
        await planner.throw_away(table, user, sandbox.table.version)
        with pytest.raises(TableError, match="error-no-draft"):
            await planner.look(table, user)

    async def test_one_who_is_asked_something_answers_first(self, service: GameService, planner: Planner) -> None:
        open_table = await started(service, ANN, BEN)
        for number in range(200):
            decision = asked(open_table)
            if not decision.own_turn and not open_table.playing().since:
                break
            choice = seeded_rng(number).pick(decision.choices).id
            open_table, _ = await service.play.choose(open_table.table.id, to_act(open_table), None, choice)
        assert not asked(open_table).own_turn
        with pytest.raises(TableError, match="error-try-asked"):
            await planner.open(open_table.table.id, to_act(open_table))

    async def test_a_draft_of_an_older_release_is_forgotten(
        self, service: GameService, planner: Planner, store: Store
    ) -> None:
        import msgspec

        open_table = await started(service, ANN, BEN)
        table, user = open_table.table.id, waiting_for(open_table)
        await planner.open(table, user)
        drafts = await store.users.drafts(user, table)
        assert drafts.draft is not None
        broken = msgspec.structs.replace(drafts.draft, choices=("take:the-moon",))
        changed = msgspec.structs.replace(drafts, version=drafts.version + 1, draft=broken)
        await store.users.save_drafts(user, table, changed, rests_on=drafts.version)
        with pytest.raises(TableError, match="error-no-draft"):
            await planner.look(table, user)
        assert (await store.users.drafts(user, table)).draft is None
        assert (await planner.open(table, user)).playing().since == []


async def planned(planner: Planner, open_table: OpenTable, user: int, *choices: str) -> None:
    """Try these choices, or a whole turn at random, and keep them."""
    sandbox = await planner.begin(open_table.table.id, user)
    for choice in choices:
        sandbox = await planner.choose(open_table.table.id, user, None, choice)
    if not choices:
        sandbox = await try_turn(planner, sandbox, user, 3)
    await planner.keep(open_table.table.id, user, sandbox.table.version)


class TestPlan:
    @pytest.mark.parametrize("game", ["nanotech", "nucleum"])
    async def test_it_is_used_when_the_turn_comes_and_leaves_the_confirmation(
        self, service: GameService, planner: Planner, store: Store, game: str
    ) -> None:
        open_table = await (started if game == "nanotech" else nucleum)(service, ANN, BEN)
        table, user = open_table.table.id, waiting_for(open_table)
        await planned(planner, open_table, user)
        outlook = await planner.outlook(open_table, user)
        assert outlook.plan is not None
        assert (outlook.possible, outlook.due) == (len(outlook.plan.choices), False)
        with pytest.raises(TableError, match="error-no-plan-now"):
            await planner.use(table, user, open_table.table.version)
        if game == "nucleum":
            open_table, _ = await service.play.choose(table, to_act(open_table), None, "recharge")
            open_table = await take_turn(service, open_table)
        else:
            # A card that the plan does not use is taken, so all of it stays possible.
            first = outlook.plan.choices[0].id
            card = next(
                choice.id for choice in asked(open_table).choices if choice.id not in {first, "take:recharge-1"}
            )
            open_table, _ = await service.play.choose(table, to_act(open_table), None, card)
            open_table = await until_turn_of(service, open_table, user)
        outlook = await planner.outlook(open_table, user)
        assert outlook.due
        assert outlook.plan is not None
        moves = len(await store.tables.moves(table))
        with pytest.raises(StaleError):
            await planner.use(table, user, open_table.table.version - 1)
        used = await planner.use(table, user, open_table.table.version)
        assert (used.made, used.left) == (len(outlook.plan.choices), ())
        assert used.open_table.table.version == open_table.table.version
        assert asked(used.open_table).is_confirm
        assert used.open_table.playing().since == [planned.id for planned in outlook.plan.choices]
        assert len(await store.tables.moves(table)) == moves + used.made
        again = await GameService(store).tables.look(table)
        assert again.playing().since == used.open_table.playing().since
        open_table, _ = await service.play.choose(table, user, None, CONFIRM)
        assert (await planner.outlook(open_table, user)).plan is None, "the next turn has no plan yet"

    async def test_undone_it_is_offered_again(self, service: GameService, planner: Planner) -> None:
        open_table = await started(service, ANN, BEN)
        table, user = open_table.table.id, waiting_for(open_table)
        await planned(planner, open_table, user, "take:quarks")
        choice = next(choice.id for choice in asked(open_table).choices if choice.id == "take:lepton")
        await service.play.choose(table, to_act(open_table), None, choice)
        open_table = await until_turn_of(service, open_table, user)
        used = await planner.use(table, user, None)
        assert not (await planner.outlook(used.open_table, user)).due
        open_table = await service.play.restart_turn(table, user, None)
        assert (await planner.outlook(open_table, user)).due

    async def test_a_failed_commit_makes_none_of_it(
        self, service: GameService, planner: Planner, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        open_table = await started(service, ANN, BEN)
        table, user = open_table.table.id, waiting_for(open_table)
        await planned(planner, open_table, user)
        await service.play.choose(table, to_act(open_table), None, "take:lepton")
        open_table = await until_turn_of(service, open_table, user)
        before = open_table.game.encode(open_table.playing().state)

        async def disk_full(*_: object, **__: object) -> None:
            raise OSError("disk full")

        with monkeypatch.context() as patch:
            patch.setattr(service.store.tables, "commit", disk_full)
            with pytest.raises(OSError, match="disk full"):
                await planner.use(table, user, None)
        again = await service.tables.look(table)
        assert again.game.encode(again.playing().state) == before
        assert (await planner.use(table, user, None)).made

    async def test_the_first_choice_is_gone(self, service: GameService, planner: Planner) -> None:
        open_table = await started(service, ANN, BEN)
        table, user = open_table.table.id, waiting_for(open_table)
        await planned(planner, open_table, user, "take:quarks")
        open_table, _ = await service.play.choose(table, to_act(open_table), None, "take:quarks")
        open_table = await until_turn_of(service, open_table, user)
        outlook = await planner.outlook(open_table, user)
        assert (outlook.due, outlook.possible) == (True, 0)
        before = open_table.table.version
        used = await planner.use(table, user, None)
        assert (used.made, [planned.id for planned in used.left]) == (0, ["take:quarks"])
        assert used.open_table.table.version == before

    async def test_it_stops_where_something_is_not_possible_any_more(
        self, service: GameService, planner: Planner
    ) -> None:
        open_table = await started(service, ANN, BEN)
        table, user = open_table.table.id, waiting_for(open_table)
        sandbox = await planner.begin(table, user)
        sandbox = await planner.choose(table, user, None, "take:quarks")
        wanted = asked(sandbox).of_kind("capture")[0].id
        await planner.choose(table, user, None, wanted)
        await planner.keep(table, user, None)
        # The other player's bonus or copy takes the planned quark: change the table by hand.
        other = to_act(open_table)
        open_table, _ = await service.play.choose(table, other, None, "take:lepton")
        open_table = await until_turn_of(service, open_table, user)
        state = open_table.playing().state
        gone = [quark for quark in state.capsule if str(quark) in wanted] or list(state.capsule)
        state.capsule[:] = [quark for quark in state.capsule if quark not in gone]
        open_table.game.forget(state)
        open_table.playing()._settle()
        used = await planner.use(table, user, None)
        assert (used.made, used.irrevocable) == (1, False)
        assert [planned.id for planned in used.left] == [wanted]
        assert asked(used.open_table).seat == open_table.table.seat_of(user)

    async def test_what_reads_alike_keeps_its_kind(self, service: GameService, planner: Planner) -> None:
        open_table = await nucleum(service, ANN, BEN)
        user = waiting_for(open_table)
        sandbox = await planner.open(open_table.table.id, user)
        rail = asked(sandbox).of_kind("rail")[0]
        await planner.choose(open_table.table.id, user, None, rail.id)
        await planner.keep(open_table.table.id, user, None)
        plan = (await planner.outlook(open_table, user)).plan
        assert plan is not None
        assert [(planned.id, planned.kind, planned.label) for planned in plan.choices] == [
            (rail.id, "rail", rail.label)
        ]

    async def test_an_id_that_means_something_else_now_is_not_made(
        self, service: GameService, planner: Planner
    ) -> None:
        open_table = await started(service, ANN, BEN)
        user = waiting_for(open_table)
        await planned(planner, open_table, user, "take:quarks")
        plan = (await planner.outlook(open_table, user)).plan
        assert plan is not None
        sandbox = await planner.open(open_table.table.id, user)
        other = PlannedChoice("take:quarks", "prompt-confirm", plan.choices[0].label)
        assert plan.choices[0].answers(sandbox.decision)
        assert not other.answers(sandbox.decision)

    async def test_it_stops_before_what_cannot_be_undone(
        self, service: GameService, planner: Planner, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        from engine.nanotech.steps import Act

        open_table = await started(service, ANN, BEN)
        table, user = open_table.table.id, waiting_for(open_table)
        sandbox = await planner.begin(table, user)
        sandbox = await planner.choose(table, user, None, "take:quarks")
        await planner.choose(table, user, None, asked(sandbox).choices[-1].id)
        await planner.keep(table, user, None)
        open_table, _ = await service.play.choose(table, to_act(open_table), None, "take:lepton")
        open_table = await until_turn_of(service, open_table, user)
        original = Act.resolve

        def revealing(self: Act, state: object, choice: str | None, log: object) -> None:
            original(self, state, choice, log)  # type: ignore[arg-type]
            log.reveal()  # type: ignore[attr-defined]

        monkeypatch.setattr(Act, "resolve", revealing)
        used = await planner.use(table, user, None)
        assert (used.made, len(used.left), used.irrevocable) == (1, 1, True)
        assert used.open_table.playing().since == ["take:quarks"]

    async def test_a_turn_that_is_over_cannot_be_planned(self, service: GameService, planner: Planner) -> None:
        open_table = await started(service, ANN, BEN)
        table, user = open_table.table.id, to_act(open_table)
        await planner.open(table, user)
        sandbox = await planner.choose(table, user, None, "take:quarks")
        open_table = await take_turn(service, open_table)
        while to_act(open_table) == user:
            open_table = await take_turn(service, open_table)
        open_table = await until_turn_of(service, await service.tables.look(table), user)
        late = await planner.look(table, user)
        assert (late.moved_on, late.due) == (True, False)
        with pytest.raises(TableError, match="error-plan-late"):
            await planner.keep(table, user, sandbox.table.version)
        fresh = await planner.open(table, user)
        assert fresh.playing().since == []

    async def test_dropping(self, service: GameService, planner: Planner) -> None:
        open_table = await started(service, ANN, BEN)
        user = waiting_for(open_table)
        with pytest.raises(TableError, match="error-no-plan"):
            await planner.drop(open_table.table.id, user)
        await planned(planner, open_table, user, "take:quarks")
        await planner.open(open_table.table.id, user)
        await planner.drop(open_table.table.id, user)
        assert (await planner.outlook(open_table, user)).plan is None
        assert (await planner.look(open_table.table.id, user)).playing().since == []

    async def test_of_a_table_closed_for_good_only_notes_are_left(
        self, service: GameService, planner: Planner, store: Store
    ) -> None:
        open_table = await started(service, ANN, BEN)
        table, user = open_table.table.id, waiting_for(open_table)
        await planned(planner, open_table, user, "take:quarks")
        await planner.open(table, user)
        await planner.save_notes(table, user, "Watch the quarks")
        before = await store.users.drafts(user, table)
        await service.lobby.cancel(table, ANN.user, manager=False, name="Ann")
        assert await store.users.drafts(user, table) == before
        with pytest.raises(TableError, match="error-game-cancelled"):
            await planner.open(table, user)
        now = service.tables.clock()
        service.tables.clock = lambda: now + RESTORE_DAYS * 86400 + 1
        await service.reminders.remind_due()
        drafts = await store.users.drafts(user, table)
        assert (drafts.draft, drafts.plan, drafts.notes) == (None, None, "Watch the quarks")
        assert await store.tables.next_due() is None
        with pytest.raises(Exception, match="not at version"):
            await store.users.save_drafts(user, table, before, rests_on=drafts.version)
        open_table = await service.tables.look(table)
        assert (await planner.outlook(open_table, user)).notes == "Watch the quarks"


class TestNotes:
    async def test_they_are_kept_a_table_and_a_user(
        self, service: GameService, planner: Planner, tmp_path: Path
    ) -> None:
        open_table = await started(service, ANN, BEN)
        table = open_table.table.id
        assert await planner.notes(table, ANN.user) == ""
        assert await planner.save_notes(table, ANN.user, "  mine \n") == "mine"
        assert len(await planner.save_notes(table, BEN.user, "x" * 5000)) == 1500
        assert await planner.notes(table, ANN.user) == "mine"
        sandbox = await planner.open(table, waiting_for(open_table))
        await planner.save_notes(table, ANN.user, "")
        assert await planner.notes(table, ANN.user) == ""
        await planner.choose(table, waiting_for(open_table), sandbox.table.version, "take:quarks")
        with pytest.raises(TableError, match="error-not-seated"):
            await planner.save_notes(table, CLEO.user, "not here")
        with pytest.raises(TableError, match="error-not-seated"):
            await planner.notes(table, CLEO.user)
        assert await planner.outlook(open_table, CLEO.user) == Outlook()


TURNS = 8


async def played(service: GameService, game: str) -> tuple[OpenTable, TurnsPlayed]:
    """Play a few turns of a game between two players; return the table and its turns."""
    table = await service.lobby.create(game, CHANNEL + 7, ANN, guild=9)
    await service.lobby.join(table.id, BEN)
    if game == "nucleum":
        await service.lobby.set_option(table.id, ANN.user, "experiments", "random")
    open_table = await service.lobby.start(table.id, ANN.user)
    for _ in range(TURNS):
        open_table = await take_turn(service, open_table)
    turns = await service.turns.of(table.id, Counting())
    assert turns.last > TURNS // 2
    return open_table, turns


@pytest.mark.parametrize("game", ["nucleum", "nanotech"])
async def test_any_earlier_turn_can_be_tried_from_and_nothing_is_kept(
    service: GameService, planner: Planner, game: str
) -> None:
    open_table, turns = await played(service, game)
    table, before = open_table.table.id, msgspec.json.encode(open_table.table)
    rng = seeded_rng(1)
    plan = TurnPlan(turn=999, choices=())
    drafts = await service.store.users.drafts(ANN.user, table)
    kept = msgspec.structs.replace(drafts, plan=plan, version=drafts.version + 1)
    await service.store.users.save_drafts(ANN.user, table, kept, rests_on=drafts.version)
    for number in range(turns.last):
        sandbox = await planner.begin_after(table, ANN.user, number, turns.state(number))
        assert sandbox.decision is not None
        assert sandbox.decision.own_turn
        assert sandbox.decision.seat == open_table.table.seat_of(ANN.user)
        asked = sandbox.decision.prompt
        assert not sandbox.moved_on
        assert not sandbox.due
        while not sandbox.ended:
            assert sandbox.decision is not None
            choice = rng.pick(sandbox.decision.choices).id
            sandbox = await planner.choose(table, ANN.user, sandbox.table.version, choice)
        with pytest.raises(TableError) as refused:
            await planner.keep(table, ANN.user, sandbox.table.version)
        assert refused.value.text.key == "error-try-past"
        with pytest.raises(StaleError):
            await planner.start_over(table, ANN.user, sandbox.table.version - 1)
        again = await planner.start_over(table, ANN.user, sandbox.table.version)
        assert (again.draft.past, again.playing().since) == (number, [])
        assert again.decision is not None
        assert again.decision.prompt == asked
    assert (await service.store.users.drafts(ANN.user, table)).plan == plan
    assert msgspec.json.encode((await service.tables.look(table)).table) == before


async def test_it_stays_where_it_began_while_the_table_moves(service: GameService, planner: Planner) -> None:
    open_table, turns = await played(service, "nanotech")
    table, user = open_table.table.id, next(each for each in open_table.table.users if each != to_act(open_table))
    await planner.begin_after(table, user, 2, turns.state(2))
    await take_turn(service, open_table)
    sandbox = await planner.look(table, user)
    assert (sandbox.draft.past, sandbox.moved_on, sandbox.due) == (2, False, False)


async def test_trying_a_turn_starts_from_the_table_again(service: GameService, planner: Planner) -> None:
    """Also if the turn tried has the same number as the one that comes next at the table."""
    open_table, turns = await played(service, "nanotech")
    table, user = open_table.table.id, next(each for each in open_table.table.users if each != to_act(open_table))
    now = await planner.begin(table, user)
    sandbox = await planner.begin_after(table, user, turns.last, turns.state(turns.last))
    assert sandbox.draft.turn == now.draft.turn
    assert (await planner.open(table, user)).draft.past is None


async def test_hidden_information_is_guessed(service: GameService, planner: Planner) -> None:
    """The order of later draws differs from the game's."""
    open_table, turns = await played(service, "nanotech")
    state = turns.state(1)
    bases = {(await planner.begin_after(open_table.table.id, ANN.user, 1, state)).draft.base for _ in range(8)}
    assert len(bases) > 1
