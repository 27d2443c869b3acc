"""The record of a table: its seats, settings and match, its move log, and the notices to deliver."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.kernel import Decision, Event, MatchRecord, OptionValue, Text
from engine.records.clocks import MISSED_TURNS, OwnTurns, Pause, TurnLimits
from engine.records.drafts import PlannedChoice
from engine.records.posts import AskingPost, LeftPost, OfferPost, ReadyCheck, ReminderPost
from engine.records.settings import TableSettings

Status = Literal["lobby", "running", "finished", "cancelled"]
Answers = Literal["ask", "decline", "gain"]
"""A seat's answer to questions in another player's turn: ask the player, always decline, accept what gains points."""
NOBODY = "–"
"""Name of a seat whose person was forgotten."""
OPEN: tuple[Status, Status] = ("lobby", "running")
RESTORE_DAYS = 30
"""Days for which a canceled game can be restored."""


class Person(msgspec.Struct, frozen=True):
    """A Discord user: `user` is the id, `name` their name at the table."""

    user: int
    name: str


class FormerPlayer(msgspec.Struct, frozen=True):
    """A person who had a seat in a running game, and their name there. `excused`: they left after a long standstill."""

    seat: int
    user: int
    name: str
    excused: bool = False


class ToldHint(msgspec.Struct, frozen=True):
    """The hint given to a seat in a turn (None: none); `turn` is the turn's number in the game."""

    turn: int
    text: Text | None


class KeptAnswer(msgspec.Struct, frozen=True):
    """A player's answer to the offer of the turn of this number, kept until their place in the order comes.

    `at` is the time it was given (Unix time; 0 in records of release 1.2.0). If it declines, `offered` are the ids of
    the choices that it declines.
    """

    turn: int
    choice: PlannedChoice
    at: float = 0.0
    offered: tuple[str, ...] = ()

    def answers(self, decision: Decision) -> bool:
        """Return whether it answers a decision: it is still possible and, if it declines, nothing new is offered."""
        return self.choice.answers(decision) and (not self.offered or decision.by_id.keys() <= {*self.offered})


class Clock(msgspec.Struct, kw_only=True):
    """The time since a seat that must act was asked, and the notifications that its player and the others received since then.

    `turn_since` is the time it was asked (Unix time), `reminded` the number of reminders since then; `muted`: without
    further reminders. `given_up`: the time of the player is up, at `late_since` (None in a clock of release 1.2.0),
    of which the table was notified `late_told` times. `deadline` is the end of that time (Unix time; None: no limit),
    moved by `extended` seconds in all because of outages. From `free_until` to then, the time bank is used (None: the
    seat has none). `zone` is the time zone by which weekends count, if the player changed theirs during the turn.
    """

    turn_since: float = 0.0
    reminded: int = 0
    muted: bool = False
    given_up: bool = False
    late_since: float | None = None
    late_told: int = 0
    deadline: float | None = None
    extended: float = 0.0
    free_until: float | None = None
    zone: str = ""


class JointQuestion(msgspec.Struct, kw_only=True):
    """An offer of a turn to several players, who are asked in one post.

    `turn` is the number of the turn, `users` are those who were asked (none once the question is over). `waiting` are
    the seats that have not answered yet, in the order of the rules. `clocks` belong to the seats that were asked; the
    active seat has the table's own.
    """

    turn: int
    users: tuple[int, ...] = ()
    waiting: tuple[int, ...] = ()
    clocks: dict[int, Clock] = {}


class Seat(OwnTurns, kw_only=True):
    """A seat at a table, taken by a `user` or, if `computer` is set, by that computer player.

    With an `automaton` (the key of its name), no player sits there: the rules act for it, and it is never asked or
    replaced. It has its seat from the start of the game, after all the others. An empty seat waits for a player to
    take it. `answers` says how questions in others' turns are answered for the user. `offered` is the user who may
    take the seat by pressing a button; only that seats them. `hints` are from its last turns, oldest first.
    `took_over`: the user took it during the game. `armed` is the number of the turn for which the user's plan is
    armed (`engine.tables.open.armed`), None without one. `kept` is the user's answer to what another player's turn
    offers, until it is given (`engine.tables.open.kept`). `waited` is the number of seconds that the game has waited
    for the user because they were away, in finished turns. `suggestions` is the number of turns suggested to the
    user. `stand_in` is the number of the turn that a computer player takes for the user, whose time was up. `acted`
    is the time of the user's last choice, `ready` of their last confirmation before the game, and `joined` the time
    they took the seat in the lobby, until the terms of the game change (Unix time; 0: never). `bank` is the number of
    seconds left in the user's time bank before the current turn (None: all); it was last refilled for the turn with
    the number `refilled`. `missed` is the number of the user's last turns that a computer player took because their
    time was up. `resigned`: the user ended the game by resigning. `for_all`: the host offers it to everyone (see
    `Table.seats_to_take`).
    """

    name: str
    user: int | None = None
    computer: str | None = None
    automaton: str | None = None
    answers: Answers = "ask"
    offered: Person | None = None
    hints: list[ToldHint] = msgspec.field(default_factory=list)
    took_over: bool = False
    armed: int | None = None
    kept: KeptAnswer | None = None
    waited: float = 0.0
    suggestions: int = 0
    stand_in: int | None = None
    acted: float = 0.0
    ready: float = 0.0
    joined: float = 0.0
    bank: float | None = None
    refilled: int = 0
    missed: int = 0
    for_all: bool = False
    resigned: bool = False


class UndoRequest(msgspec.Struct, kw_only=True):
    """A player's request to the others to take back the choices after the first `keep`.

    `number` distinguishes a table's requests. `user` asks, under the name `name`; `turns` are the seats whose turns
    would be undone, oldest first; `at` is the time of the request (Unix time). `agreed` are those who have agreed,
    `gone` those who have left the server, so that they are not asked. `channel` and `message` are its post, once
    there is one. `ended` is its outcome, "" while it is open. `pause` asks to stop the clocks for that many days.
    `terms` asks for a change to these settings of the clocks, described in `said`. `cancels` asks to cancel the game;
    then `keep` is the number of choices made so far. `seat` asks to give that seat to `person` (None: a computer
    player).
    """

    number: int
    user: int
    name: str
    keep: int
    turns: tuple[int, ...]
    at: float
    agreed: list[int] = []
    gone: list[int] = []
    channel: int = 0
    message: int | None = None
    ended: Text | None = None
    cancels: bool = False
    until: float = 0.0
    seat: int | None = None
    person: Person | None = None
    pause: int = 0
    terms: dict[str, OptionValue] = {}
    said: Text | None = None

    @property
    def is_about_clocks(self) -> bool:
        """True if it does not depend on the position, so that it stays open when turns are finished."""
        return self.pause > 0 or self.said is not None


def home_of(guild: int | None) -> int:
    """Return a server as Discord tells its shards apart: the id without its lowest 22 bits; 0 for direct messages."""
    return (guild or 0) >> 22


class Table(Clock, kw_only=True):
    """A lobby or game in one channel, with the clock of the active seat.

    `version` rises with every change to lobby or match. `revision` rises with every commit, even if the version stays
    the same; the next commit is based on it. The database stores it in a column; the one in the record may be
    outdated.

    `post` is the newest public message with buttons, `lobby_post` the lobby's. `post_until` is the time that the
    newest one shows as the end of a turn (Unix time; 0: none). `told` is the id of the last move-log entry that a
    notice reports. `stuck_told` is the ply of the notice that a computer player finds no move. `trouble` is the
    problem that keeps posts from its channel, once the players were notified of it by other means. `cancelled_at` is
    the time its game was canceled (Unix time; 0 if it was not, or by release 0.1.0). `removed` are the users whom the
    host took out of the lobby. `invited` are users who may take a seat with a button; `declined` are those who
    declined. `paced_since` is the time its pace was last set. `request` is the newest request to take turns back.
    `offer_posts` are the posts with offers, until they show the outcome, and `reminders` those that remind players,
    until these have answered, oldest first. `seat_offered` are users who were offered a seat of the running game,
    `seat_declined` those who declined it. `former` are those who left the running game, in order. `recap_post` is the
    message of its recap, once it was posted (0 while it is being posted, since `recap_claimed`, in Unix time).
    `rated` are the users who were seated when a rated game began, while it stays rated; otherwise, it is empty.
    `limits` apply to the turn in progress, if they were changed during it. `joint` is the newest question that was
    put to several players in one post. `asking` is the newest of these posts, which may ask an earlier question.
    `turn_ends` are the times at which the last turns ended, oldest first (Unix time; see
    `engine.tables.clocks.live`). `paused` is the pause in progress, `pauses` are earlier ones that the turn in
    progress may have seen. `ready_check` is the newest one. `called` are the users whom posts about the lobby pinged,
    once for each ping; `host_called` says which pings the host has received: 1, that enough players are seated, 2,
    that all seats are taken; `host_since` is the time they succeeded a silent one (Unix time). `season` is the season
    it belongs to (0: none), whose last day has passed at `hurried` (Unix time; 0: it has not), and in which it does
    not count if it is `void`. `stale`: its lobby was closed because nothing had changed there for `STALE_SECONDS`.
    `wanted` is the number of players for whose wishes the bot opened it (0: a person opened it); the first of them
    becomes its host.
    """

    id: int = 0
    game: str
    channel: int
    guild: int | None = None
    host: int
    status: Status = "lobby"
    version: int = 0
    options: dict[str, OptionValue] = {}
    seats: list[Seat] = []
    settings: TableSettings = msgspec.field(default_factory=TableSettings)
    match: MatchRecord | None = None
    ply: int = 0
    to_act: int | None = None
    post: int | None = None
    lobby_post: int | None = None
    told: int = 0
    created: float = 0.0
    updated: float = 0.0
    stuck_told: int = -1
    due: float | None = None
    rematch: int | None = None
    trouble: str | None = None
    cancelled_at: float = 0.0
    left_posts: list[LeftPost] = []
    removed: list[int] = []
    invited: list[Person] = []
    declined: list[int] = []
    paced_since: float = 0.0
    limits: TurnLimits | None = None
    request: UndoRequest | None = None
    offer_posts: list[OfferPost] = []
    reminders: list[ReminderPost] = []
    seat_offered: list[int] = []
    seat_declined: list[int] = []
    former: list[FormerPlayer] = []
    recap_post: int | None = None
    recap_claimed: float = 0.0
    rated: list[int] = []
    joint: JointQuestion | None = None
    asking: AskingPost | None = None
    turn_ends: tuple[float, ...] = ()
    paused: Pause | None = None
    pauses: tuple[Pause, ...] = ()
    ready_check: ReadyCheck | None = None
    stale: bool = False
    called: list[int] = []
    host_called: int = 0
    host_since: float = 0.0
    post_until: float = 0.0
    season: int = 0
    hurried: float = 0.0
    void: bool = False
    wanted: int = 0
    revision: int = 0

    def seat_of(self, user: int) -> int | None:
        """Return the index of the user's seat, or None."""
        return next((index for index, seat in enumerate(self.seats) if seat.user == user), None)

    def offered_to(self, user: int) -> int | None:
        """Return the index of the seat that the user may take, or None."""
        return next((i for i, seat in enumerate(self.seats) if seat.offered and seat.offered.user == user), None)

    def invitation_to(self, user: int) -> OfferPost | None:
        """Return the newest post that invites the user to the lobby, None if there is none."""
        found = (post for post in reversed(self.offer_posts) if (post.kind, post.user) == ("invitation", user))
        return next(found, None)

    def name_of(self, seat: int) -> str:
        """Return the displayed name of a seat."""
        return self.seats[seat].name

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that must act, in order: the active one, and all that have not answered its joint question."""
        if self.to_act is None:
            return ()
        waiting = self.joint.waiting if self.joint is not None else ()
        return (self.to_act, *(seat for seat in waiting if seat != self.to_act))

    def asks(self, user: int) -> bool:
        """Return whether the user must act."""
        return any(self.seats[seat].user == user for seat in self.acting)

    def is_asked_since(self, user: int, since: float) -> bool:
        """Return whether a user must act, and was asked at `since` (Unix time; 0: at any time)."""
        clocks = (self.clock_of(seat) for seat in self.acting if self.seats[seat].user == user)
        return any(since in {0.0, clock.turn_since} for clock in clocks)

    def clock_of(self, seat: int | None) -> Clock:
        """Return the clock of a seat that must act (None: the active one), which may be changed."""
        if self.joint is None or seat is None or seat == self.to_act:
            return self
        return self.joint.clocks[seat]

    def start_clock(self, clock: Clock) -> None:
        """Replace the clock of the active seat."""
        for name in Clock.__struct_fields__:
            setattr(self, name, getattr(clock, name))

    @property
    def late(self) -> tuple[int, ...]:
        """The seats that must act and whose players are out of time."""
        return tuple(
            seat for seat in self.acting if self.clock_of(seat).given_up and self.seats[seat].user is not None
        )

    @property
    def absent(self) -> tuple[int, ...]:
        """The seats of people whose last `MISSED_TURNS` turns a computer player took because their time was up."""
        seats = enumerate(self.seats)
        return tuple(index for index, seat in seats if seat.user is not None and seat.missed >= MISSED_TURNS)

    @property
    def absentees(self) -> tuple[int, ...]:
        """The seats of a finished game whose players were absent: they come after all others, and gain nothing."""
        seats = enumerate(self.seats if self.status == "finished" else [])
        return tuple(index for index, seat in seats if seat.was_absent)

    @property
    def last_seats(self) -> tuple[int, ...]:
        """The seats of a finished game that rank last: absent players, and a player who ended it by resigning."""
        resigned = [index for index, seat in enumerate(self.seats) if seat.resigned]
        return (*self.absentees, *(index for index in resigned if index not in self.absentees))

    @property
    def seats_to_take(self) -> tuple[int, ...]:
        """The seats of a running game that anyone may take: from computer players, and late or absent players."""
        seats = enumerate(self.seats if self.status == "running" else [])
        return tuple(
            index
            for index, seat in seats
            if seat.for_all and (seat.user is None or index in {*self.late, *self.absent})
        )

    @property
    def alone(self) -> bool:
        """True if one person plays here against automata only: such a game sends no pings or reminders."""
        others = [seat for seat in self.seats if not seat.automaton]
        return len(others) == 1 < len(self.seats) and others[0].user is not None

    @property
    def pace(self) -> int:
        """The number of days that the turn in progress may take (0: unlimited)."""
        return self.turn_limits.pace

    @property
    def give_up_days(self) -> int:
        """The number of days after which the others need not wait for a turn in progress without a pace (0: never)."""
        return self.turn_limits.give_up_days

    @property
    def turn_limits(self) -> TurnLimits:
        """The limits of the turn in progress."""
        if self.limits is not None and self.limits.turn_since == self.turn_since:
            return self.limits
        now = self.settings
        return TurnLimits(self.turn_since, now.pace, now.give_up_days, now.bank, now.weekends, now.late)

    def keep_limits(self) -> None:
        """Apply settings that are changed now from the next turn on, so that no turn in progress gets more time."""
        self.limits = self.turn_limits

    @property
    def paced(self) -> bool:
        """True if the turn in progress has a time limit: the table has a pace and more than one person."""
        return self.turn_limits.pace > 0 and len(self.users) > 1

    @property
    def open_request(self) -> UndoRequest | None:
        """The request to take turns back that waits for answers."""
        return self.request if self.request is not None and self.request.ended is None else None

    @property
    def open_check(self) -> ReadyCheck | None:
        """The ready check that waits for answers."""
        return self.ready_check if self.ready_check is not None and self.ready_check.ended is None else None

    @property
    def direct(self) -> bool:
        """True if it is in a person's direct messages with the bot, where no one else can join."""
        return self.guild is None

    @property
    def restorable_until(self) -> float | None:
        """The time until which a canceled game can be restored (Unix time); None if there is none, as in a season."""
        if self.status != "cancelled" or self.match is None or self.season:
            return None
        return (self.cancelled_at or self.updated) + RESTORE_DAYS * 86400.0

    @property
    def home(self) -> int:
        """The server it is on, as Discord tells its shards apart: the id without its lowest 22 bits; 0 in direct messages."""
        return home_of(self.guild)

    @property
    def hosts(self) -> list[int]:
        """The id of the host; empty at a table of a season, which has none."""
        return [self.host] if self.host else []

    @property
    def users(self) -> list[int]:
        """Ids of the people seated."""
        return [seat.user for seat in self.seats if seat.user is not None]


NoticeKind = Literal["turn", "reminder", "act", "over", "show", "request", "status", "answers", "check"]


class Notice(msgspec.Struct, kw_only=True):
    """Something to post in a table's channel, stored in the outbox until it is delivered.

    `after` and `upto` bound the move-log entries it reports. `ping` is the user to mention, `others` are more of
    them. `text` is posted unchanged by `act` (an act of the host or a manager), `reminder` and `over` notices. `show`
    posts the table again with nothing new to report. `at` is the time a reminder was due (Unix time; 0 in notices of
    release 0.1.0). `offers` gives an `act` notice the buttons by which a seat is taken or declined (`offered`: by
    whom; None: several), `late` the buttons with which a computer player takes over for `seat` (None, in notices of
    release 1.2.0: the active one), or only the seat itself if its player is `absent`; if `silent`, no one is pinged.
    The host may offer the seat `freed` to everyone; `for_all` is the seat that is offered in this way. With `starts`,
    the host may start the game of a lobby with those who are left after a ready check. `request`
    brings the post of the table's request to take turns back up to date, `answers` the post of the joint question of
    the turn `asks`, which a `turn` notice asks, `check` the posts of the ready check and of the lobby, and `status`
    the status post, which every other notice does as well. `live` are the users to mention who are playing live, and
    whom the post pings silently.
    """

    kind: NoticeKind
    after: int = 0
    upto: int = 0
    ping: int | None = None
    others: tuple[int, ...] = ()
    text: Text | None = None
    at: float = 0.0
    offers: bool = False
    offered: Person | None = None
    late: bool = False
    seat: int | None = None
    silent: bool = False
    absent: bool = False
    freed: int | None = None
    for_all: int | None = None
    starts: bool = False
    asks: int | None = None
    live: tuple[int, ...] = ()


class StoredNotice(msgspec.Struct, kw_only=True):
    """A notice waiting in the outbox: its id, table, number of attempts so far, and the Unix time at which its wait began.

    `batch` is the id of the last of the notices posted together, if an attempt was started (it may have succeeded
    just before a crash); else 0.
    """

    id: int
    table: int
    attempts: int
    created: float = 0.0
    batch: int = 0
    notice: Notice


UNNAMED = 0
"""Stands in a move log for a person whose id is not stored; no user has this id."""


class Move(msgspec.Struct, kw_only=True):
    """An entry of the move log. `live` is false for choices taken back and for entries that are not choices.

    `actor` is the user who acted; None: a computer player or an automaton; UNNAMED: a person whose id is not stored.
    """

    verb: str
    ply: int
    at: float
    seat: int | None = None
    actor: int | None = None
    choice: str | None = None
    live: bool = True
    events: list[Event] = []
    id: int = 0


class PlayerSettings(msgspec.Struct, kw_only=True):
    """A player's own settings. Quiet hours are local hours of day `quiet_from` <= h < `quiet_to` (may wrap).

    `icons`: private messages show icons beside the words.

    `rated`: they play rated games; `listed`: their rating may appear on the leaderboards of their servers.
    `silent_live`: while they play live, the pings of their turns are silent. `remarks`: the lists of open tables say
    how reliably they play, if reliably. `ends_turn`: their last choice ends their turn (None: not yet offered).
    """

    timezone: str = "UTC"
    quiet_from: int = 0
    quiet_to: int = 0
    away_until: float = 0.0
    theme: str = "light"
    locale: str = ""
    rated: bool = False
    listed: bool = False
    silent_live: bool = False
    remarks: bool = True
    icons: bool = True
    ends_turn: bool | None = None
