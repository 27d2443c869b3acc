"""Planning aids: a turn rehearsed in a private sandbox, the plan kept from it, and private notes.

Nothing here changes the table until a plan is used, and using it makes moves like any others.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from engine.kernel import BY_PLAN, RuleError, Text, seeded_rng, text
from engine.records.drafts import MAX_NOTES, Arming, ArmingRule, Draft, Drafts, NewPlan, PlannedChoice, TurnPlan
from engine.storage.database import ConflictError
from engine.tables.checks import not_seated, once_more
from engine.tables.manager import TableManager
from engine.tables.open.armed import can_be_armed, deviation, try_plan
from engine.tables.open.open_table import OpenTable, StaleError, TableError
from engine.tables.play import Play, apply_with_implied
from engine.tables.turn.sandbox import Sandbox


class Outlook(NamedTuple):
    """A user's planning at a table: whether a turn can be rehearsed, the plan for the next turn, the notes.

    `possible` counts the plan's choices that are possible one after another now; `due`: the turn for which it was
    made has come. `armed`: it will be played then; `can_arm`: plans can be armed at this table. `played` is the armed
    plan that was played as the user's last turn, `version` the version of the user's drafts.
    """

    can_try: bool = False
    plan: TurnPlan | None = None
    possible: int = 0
    due: bool = False
    notes: str = ""
    armed: bool = False
    can_arm: bool = False
    played: TurnPlan | None = None
    version: int = 0


NO_OUTLOOK = Outlook()
"""The outlook of users who are not seated."""


class Armed(NamedTuple):
    """A plan that was armed, and the difference between its effect and the one its owner saw, or None."""

    plan: TurnPlan
    differs: Text | None


class Used(NamedTuple):
    """A used plan: the choices made and left. `irrevocable`: the next one cannot be undone, so the player must make it."""

    open_table: OpenTable
    made: int
    left: tuple[PlannedChoice, ...]
    irrevocable: bool


class Planner:
    """The sandboxes, plans and notes of users at the tables of `tables`. `seeds` gives the random numbers of imagined states."""

    def __init__(
        self, tables: TableManager, play: Play, *, seeds: Callable[[], int] = lambda: secrets.randbits(63)
    ) -> None:
        self._tables, self._play, self._store, self._seeds = tables, play, tables.store, seeds

    # The sandbox

    async def open(self, table_id: int, user: int) -> Sandbox:
        """Return the user's sandbox for the next turn, or a new one. Raises TableError if the user has no turn to try."""
        open_table, seat, drafts = await self._at_table(table_id, user)
        draft = drafts.draft
        if (
            draft is not None
            and draft.past is None
            and draft.seat == seat
            and draft.turn == self._turn(open_table, seat, draft.after)
        ):
            return await self._sandbox(open_table, user, drafts)
        return await self.begin(table_id, user)

    async def begin(self, table_id: int, user: int) -> Sandbox:
        """Start a sandbox on the current table, replacing the previous one.

        Raises TableError if the user must answer in another's turn, or has no more turns.
        """
        open_table, seat, drafts = await self._at_table(table_id, user)
        match = open_table.playing()
        decision = match.decision
        mine = decision is not None and decision.seat == seat
        if mine and decision is not None and not decision.own_turn:
            raise TableError(text("error-try-asked"))
        after = tuple(match.since) if mine else ()
        base = self._rehearse(open_table, seat, after)
        if base is None:
            raise TableError(text("error-try-none"))
        draft = Draft(
            seat=seat, turn=open_table.game.turn_number(base), begun=match.state.barrier, base=open_table.game.encode(base),
            after=after,
        )  # fmt: skip
        drafts = await self._save(table_id, user, drafts, draft=draft, plan=drafts.plan)
        return await self._sandbox(open_table, user, drafts)

    async def begin_after(self, table_id: int, user: int, number: int, state: bytes) -> Sandbox:
        """Start a sandbox on the encoded `state` after an earlier turn of the game, replacing the previous sandbox.

        It rehearses the user's next turn from there, none of which can be kept. Hidden information is guessed, even
        if it was revealed since. Raises TableError if they had no further turn then.
        """
        open_table, seat, drafts = await self._at_table(table_id, user)
        game = open_table.game
        base = game.rehearse(game.decode(state), seat, seeded_rng(self._seeds()))
        if base is None:
            raise TableError(text("error-try-none"))
        draft = Draft(
            seat=seat, turn=game.turn_number(base), begun=open_table.playing().state.barrier, base=game.encode(base),
            past=number,
        )  # fmt: skip
        drafts = await self._save(table_id, user, drafts, draft=draft, plan=drafts.plan)
        return await self._sandbox(open_table, user, drafts)

    async def start_over(self, table_id: int, user: int, version: int | None) -> Sandbox:
        """Start the sandbox over, at its start. Raises like `begin`. Raises StaleError for another version."""
        _, _, drafts = await self._at_table(table_id, user)
        draft = self._check(drafts, version)
        if draft.past is None:
            return await self.begin(table_id, user)
        return await self._change(table_id, user, version, lambda sandbox: sandbox.rehearsal.restart_turn())

    async def look(self, table_id: int, user: int, version: int | None = None) -> Sandbox:
        """Return the user's sandbox. Raises TableError if there is none. Raises StaleError for another version."""
        open_table, _, drafts = await self._at_table(table_id, user)
        self._check(drafts, version)
        return await self._sandbox(open_table, user, drafts)

    async def choose(self, table_id: int, user: int, version: int | None, choice_id: str) -> Sandbox:
        """Make a choice in the sandbox. Raises StaleError, IllegalChoice or TableError, changing nothing."""

        def make(sandbox: Sandbox) -> None:
            if sandbox.ended:
                raise TableError(text("error-try-ended"))
            apply_with_implied(sandbox.rehearsal, sandbox.draft.seat, choice_id)

        return await self._change(table_id, user, version, make)

    async def follow(self, table_id: int, user: int, version: int | None, choices: Sequence[str]) -> Sandbox:
        """Make choices in the sandbox, one after another, each undone separately. Raises like `choose`."""
        return await self._change(table_id, user, version, lambda tried: [*map(tried.rehearsal.apply, choices)])

    async def undo(self, table_id: int, user: int, version: int | None) -> Sandbox:
        """Take back the last choice in the sandbox. Raises RuleError if there is none."""
        return await self._change(table_id, user, version, lambda sandbox: sandbox.rehearsal.undo())

    async def redo(self, table_id: int, user: int, version: int | None) -> Sandbox:
        """Redo the last undone choice in the sandbox. Raises RuleError if there is none."""
        return await self._change(table_id, user, version, lambda sandbox: sandbox.rehearsal.redo())

    async def throw_away(self, table_id: int, user: int, version: int | None) -> None:
        """Forget the sandbox; an earlier plan is kept. Raises StaleError for another version."""
        _, _, drafts = await self._at_table(table_id, user)
        self._check(drafts, version)
        await self._save(table_id, user, drafts, draft=None, plan=drafts.plan)

    async def keep(self, table_id: int, user: int, version: int | None) -> Drafts:
        """Make the rehearsed choices the user's plan, replacing the previous one, and drop the sandbox; return the drafts.

        Raises TableError if nothing was tried, its turn is over, or it was tried after an earlier turn. Raises
        StaleError for another version.
        """
        _, plan, drafts = await self._tried_plan(table_id, user, version)
        kept = await self._save(table_id, user, drafts, draft=None, plan=plan)
        await self._disarm_seat(table_id, user)
        return kept

    async def _tried_plan(self, table_id: int, user: int, version: int | None) -> tuple[Sandbox, TurnPlan, Drafts]:
        """Return the user's sandbox, the plan that it makes, and the drafts. Raises like `keep`."""
        open_table, seat, drafts = await self._at_table(table_id, user)
        draft = self._check(drafts, version)
        if draft.past is not None:
            raise TableError(text("error-try-past"))
        sandbox = await self._sandbox(open_table, user, drafts)
        if not draft.choices:
            raise TableError(text("error-plan-empty"))
        if draft.turn != self._turn(open_table, seat, draft.after):
            raise TableError(text("error-plan-late"))
        plan = TurnPlan(turn=draft.turn, after=draft.after, choices=sandbox.rehearsal.planned_choices())
        return sandbox, plan, drafts

    # The plan

    @once_more
    async def arm(
        self,
        table_id: int,
        user: int,
        rule: ArmingRule = "untouched",
        *,
        version: int | None = None,
        shown: Arming | None = None,
    ) -> Armed:
        """Arm the user's plan: it is played and confirmed when its turn comes, if its results are still the same.

        `shown` is the effect that the user was shown (None: the effect when it was last armed, if it was). Raises
        TableError if the user has no plan, its turn has come, or it is not a complete turn without surprises. Raises
        StaleError for another version of the drafts.
        """
        async with self._tables.hold(table_id, f"user {user} arms a plan") as open_table:
            seat = open_table.table.seat_of(user)
            if seat is None:
                raise not_seated(open_table.table)
            open_table.playing()
            drafts = await self._store.users.drafts(user, table_id)
            plan = drafts.plan
            if not can_be_armed(open_table.table):
                raise TableError(text("error-arm-here"))
            if plan is None:
                raise TableError(text("error-no-plan"))
            if await self._was_played(table_id, user, plan):
                raise TableError(text("error-plan-played"))
            _check_version(drafts, version)
            decision = open_table.decision
            base = self._rehearse(open_table, seat, ())
            if plan.after or (decision is not None and decision.seat == seat and decision.own_turn):
                raise TableError(text("error-arm-due"))
            if base is None or open_table.game.turn_number(base) != plan.turn:
                raise TableError(text("error-no-plan"))
            tried = try_plan(open_table.game, base, seat, plan.choices)
            if tried.stop == "gone":
                raise TableError(text("error-arm-gone", choice=plan.choices[tried.made].label))
            if tried.stop:
                raise TableError(text(f"error-arm-{tried.stop}"))
            settled = [
                move.id for move in await self._store.tables.moves(table_id) if move.ply <= open_table.settled_ply
            ]
            arming = msgspec.structs.replace(tried.arming, rule=rule, since=max(settled, default=0))
            shown = shown or plan.arming
            plan = msgspec.structs.replace(plan, arming=arming, stopped=None, played=False)
            await self._write_armed(open_table, seat, plan.turn, NewPlan(plan, drafts.version))
            return Armed(plan, deviation(shown, arming) if shown is not None else None)

    @once_more
    async def disarm(self, table_id: int, user: int, *, version: int | None = None) -> None:
        """Disarm the user's plan; keep it. Raises TableError if not armed, StaleError for another version of the drafts."""
        async with self._tables.hold(table_id, f"user {user} disarms a plan") as open_table:
            seat = open_table.table.seat_of(user)
            drafts = await self._store.users.drafts(user, table_id)
            _check_version(drafts, version)
            if seat is None or drafts.plan is None or open_table.table.seats[seat].armed is None:
                raise TableError(text("error-not-armed"))
            plan = msgspec.structs.replace(drafts.plan, arming=None)
            await self._write_armed(open_table, seat, None, NewPlan(plan, drafts.version))

    async def _write_armed(self, open_table: OpenTable, seat: int, turn: int | None, new: NewPlan) -> None:
        """Commit a seat's plan and the turn it is armed for. Raises ConflictError if the plan has changed."""
        place = open_table.table.seats[seat]
        assert place.user is not None
        place.armed = turn
        await self._tables.write_beside(open_table, plans={place.user: new})

    @once_more
    async def _disarm_seat(self, table_id: int, user: int) -> None:
        """Disarm the user's seat at a table, as the armed plan was dropped, unless their current plan is armed."""
        async with self._tables.hold(table_id, f"user {user} has another plan") as open_table:
            seat = open_table.table.seat_of(user)
            plan = (await self._store.users.drafts(user, table_id)).plan
            if (
                seat is None
                or open_table.table.seats[seat].armed is None
                or (plan is not None and plan.arming is not None)
            ):
                return
            open_table.table.seats[seat].armed = None
            await self._tables.write_beside(open_table)

    async def outlook(self, open_table: OpenTable, user: int) -> Outlook:
        """Return the user's outlook at a table, for the panel. Empty for those not seated."""
        table = open_table.table
        seat = table.seat_of(user)
        if seat is None:
            return NO_OUTLOOK
        drafts = await self._store.users.drafts(user, table.id)
        decision = open_table.decision if table.status == "running" else None
        if decision is None:
            return Outlook(notes=drafts.notes)
        plan, mine = drafts.plan, decision.seat == seat
        after = plan.after if plan is not None else ()
        base = None if mine and plan is None else self._rehearse(open_table, seat, after)
        if base is None or plan is None or open_table.game.turn_number(base) != plan.turn:
            over = plan if plan is not None and not (mine and decision.own_turn) else None
            played = over if over is not None and await self._was_played(table.id, user, over) else None
            can_try = not mine and base is not None
            return Outlook(can_try, notes=drafts.notes, played=played, version=drafts.version)
        due = mine and decision.own_turn and tuple(open_table.playing().since) == plan.after
        armed = table.seats[seat].armed == plan.turn and plan.arming is not None
        can_arm = not mine and can_be_armed(table)
        return Outlook(
            not mine, plan, _reach(open_table, base, plan), due, drafts.notes, armed, can_arm, version=drafts.version
        )

    async def _was_played(self, table_id: int, user: int, plan: TurnPlan) -> bool:
        """Return whether a user's plan was played automatically, and that turn has not been taken back."""
        if not plan.played or plan.arming is None:
            return False
        moves = await self._store.tables.moves(table_id, plan.arming.since)
        return any(
            move.actor == user and move.live and any(event.kind == BY_PLAN for event in move.events) for move in moves
        )

    async def use(self, table_id: int, user: int, version: int | None, drafts: int | None = None) -> Used:
        """Make the plan's choices at the table, all in one transaction, up to the first that is impossible.

        It stops before a choice that cannot be undone, so the turn is never confirmed. Raises TableError if the user
        has no plan for the current position, StaleError for another version of the table or of the `drafts`.
        """
        open_table = await self._tables.look(table_id)
        outlook = await self.outlook(open_table, user)
        plan = outlook.plan
        if plan is None or not outlook.due:
            raise TableError(text("error-no-plan-now"))
        open_table.check_version(version)
        if drafts is not None and drafts != outlook.version:
            raise StaleError(text("error-stale"))
        return await self._use(open_table, user, plan)

    async def use_tried(self, table_id: int, user: int, version: int | None) -> Used:
        """Make what was tried the user's plan, like `keep`, and use it, all in one transaction. Raises like `keep` and `use`."""
        sandbox, plan, drafts = await self._tried_plan(table_id, user, version)
        open_table = await self._tables.look(table_id)
        if not sandbox.due or tuple(open_table.playing().since) != plan.after:
            raise TableError(text("error-no-plan-now"))
        return await self._use(open_table, user, plan, NewPlan(plan, drafts.version, ends_draft=True))

    async def _use(self, open_table: OpenTable, user: int, plan: TurnPlan, new: NewPlan | None = None) -> Used:
        """Use a plan in the current position; `new` is stored in the same transaction."""
        table_id, now = open_table.table.id, open_table.table.version
        game, trial = open_table.game, open_table.game.twin(open_table.playing().state)
        made: list[str] = []
        irrevocable = False
        for planned in plan.choices:
            if not planned.answers(game.decision(trial)):
                break
            game.apply(trial, planned.id)
            irrevocable = trial.over or trial.barrier == trial.ply
            if irrevocable:
                break
            made.append(planned.id)
        if made:
            plans = {user: new} if new is not None else None
            open_table, _ = await self._play.choose_all(table_id, user, now, made, plans=plans)
        elif new is not None:
            await self.keep(table_id, user, new.rests_on)
        return Used(open_table, len(made), plan.choices[len(made) :], irrevocable)

    async def drop(self, table_id: int, user: int, *, version: int | None = None) -> None:
        """Drop the user's plan. Raises TableError if there is none, StaleError for another version of the drafts."""
        _, _, drafts = await self._at_table(table_id, user)
        if drafts.plan is None:
            raise TableError(text("error-no-plan"))
        _check_version(drafts, version)
        await self._save(table_id, user, drafts, draft=drafts.draft, plan=None)
        await self._disarm_seat(table_id, user)

    # Notes

    async def notes(self, table_id: int, user: int) -> str:
        """Return the user's notes at a table. Raises TableError if not seated there."""
        open_table = await self._tables.look(table_id)
        if open_table.table.seat_of(user) is None:
            raise not_seated(open_table.table)
        return (await self._store.users.drafts(user, table_id)).notes

    async def save_notes(self, table_id: int, user: int, notes: str) -> str:
        """Store the user's notes at a table, cut to the limit, and return them. Raises TableError if not seated."""
        await self.notes(table_id, user)
        kept = notes.strip()[:MAX_NOTES]
        await self._store.users.save_notes(user, table_id, kept)
        return kept

    # Within

    async def _at_table(self, table_id: int, user: int) -> tuple[OpenTable, int, Drafts]:
        """Return a running table, the user's seat and drafts. Raises TableError if not seated or not running."""
        open_table = await self._tables.look(table_id)
        seat = open_table.table.seat_of(user)
        if seat is None:
            raise not_seated(open_table.table)
        open_table.playing()
        return open_table, seat, await self._store.users.drafts(user, table_id)

    def _check(self, drafts: Drafts, version: int | None) -> Draft:
        if drafts.draft is None:
            raise TableError(text("error-no-draft"))
        _check_version(drafts, version)
        return drafts.draft

    def _rehearse(self, open_table: OpenTable, seat: int, after: tuple[str, ...]) -> Any:
        """Return the state in which it is the turn of `seat`; None if it has no more turns.

        If it is its turn at the table, the choices `after` have been made (None if they cannot be). The state is
        derived from the last confirmed one: no player sees another's unconfirmed choices.
        """
        game, decision = open_table.game, open_table.decision
        state = game.decode(open_table.playing().checkpoint)
        now = decision is not None and decision.seat == seat and decision.own_turn
        try:
            for choice_id in after if now else ():
                game.apply(state, choice_id)
        except RuleError:
            return None
        return game.rehearse(state, seat, seeded_rng(self._seeds()))

    def _turn(self, open_table: OpenTable, seat: int, after: tuple[str, ...]) -> int | None:
        base = self._rehearse(open_table, seat, after)
        return None if base is None else open_table.game.turn_number(base)

    async def _sandbox(self, open_table: OpenTable, user: int, drafts: Drafts) -> Sandbox:
        """Return the sandbox of the draft; one that this release cannot replay is dropped (TableError)."""
        table_id = open_table.table.id
        draft = self._check(drafts, None)
        try:
            sandbox = Sandbox(open_table, draft, drafts.version)
        except (RuleError, msgspec.MsgspecError) as error:
            await self._save(table_id, user, drafts, draft=None, plan=drafts.plan)
            raise TableError(text("error-no-draft")) from error
        return sandbox

    async def _change(
        self, table_id: int, user: int, version: int | None, act: Callable[[Sandbox], object]
    ) -> Sandbox:
        open_table, _, drafts = await self._at_table(table_id, user)
        draft = self._check(drafts, version)
        sandbox = await self._sandbox(open_table, user, drafts)
        act(sandbox)
        match = sandbox.rehearsal
        draft = msgspec.structs.replace(draft, choices=tuple(match.since), redo=tuple(match.redoable))
        drafts = await self._save(table_id, user, drafts, draft=draft, plan=drafts.plan)
        sandbox.draft, sandbox.table.version = draft, drafts.version
        return sandbox

    async def _save(
        self, table_id: int, user: int, drafts: Drafts, *, draft: Draft | None, plan: TurnPlan | None
    ) -> Drafts:
        """Store draft and plan in place of those in `drafts`. Raises StaleError if these are no longer the newest."""
        changed = msgspec.structs.replace(drafts, version=drafts.version + 1, draft=draft, plan=plan)
        try:
            await self._store.users.save_drafts(user, table_id, changed, rests_on=drafts.version)
        except ConflictError:
            raise StaleError(text("error-stale")) from None
        return changed


def _check_version(drafts: Drafts, version: int | None) -> None:
    """Raise StaleError if drafts are no longer at `version`; None matches any."""
    if version is not None and version != drafts.version:
        raise StaleError(text("error-stale"))


def _reach(open_table: OpenTable, base: Any, plan: TurnPlan) -> int:
    """Apply a plan's choices to a state for as long as they are possible, and return their number."""
    made = 0
    for planned in plan.choices:
        if not planned.answers(open_table.game.decision(base)):
            break
        open_table.game.apply(base, planned.id)
        made += 1
    return made
