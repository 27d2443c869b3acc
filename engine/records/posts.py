"""Posts of a table that change later: ready checks, offers, reminders, and older posts."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.kernel import Text


class ReadyCheck(msgspec.Struct, kw_only=True):
    """The question to those seated in a lobby whether they are still in, before the game starts (`engine.club.lobby.ready_checks`).

    `number` distinguishes a table's ready checks. The game will start as an act of the user `by`. `at` is when it was
    asked, or when the options last changed (Unix time; then it is `changed`), and `until` when seats without an
    answer are free again. `full`: it was asked because all seats are taken. `pinged` are the users whom its post
    pings; `channel` and `message` are that post, once there is one. `ended` is its outcome, None while it is open.
    """

    number: int
    by: int
    at: float
    until: float
    pinged: list[int] = []
    changed: bool = False
    full: bool = False
    channel: int = 0
    message: int | None = None
    ended: Text | None = None


class AskingPost(msgspec.Struct, frozen=True):
    """A post that asks several players about the offer of the turn of this number; their answers are added to it.

    It reports the move-log entries from `after` on.
    """

    turn: int
    message: int
    after: int


class LeftPost(msgspec.Struct, frozen=True):
    """An older post of a table, or one in a former channel, until its buttons are removed. `status`: it is a status post."""

    channel: int
    message: int
    status: bool = False


class OfferPost(msgspec.Struct, frozen=True, kw_only=True):
    """A post with buttons that offers something until the offer ends; then it shows the outcome.

    `said` is its text. `user` is the person who is offered a seat, invited or out of time, and `name` their name
    there (0: several, or those who may restore the game). A seat offered to someone who wished for one (`wish`) is a
    direct message, in their language. `since` is the time at which the person out of time had
    been asked (Unix time; 0 in posts of release 1.2.0). `seat` is the seat that the host may offer to everyone
    (`freed`), or is offering (`all`).
    """

    kind: Literal["seat", "invitation", "restore", "late", "absent", "freed", "all", "start", "call", "wish"]
    channel: int
    message: int
    said: Text
    user: int = 0
    name: str = ""
    since: float = 0.0
    seat: int = 0


class ReminderPost(msgspec.Struct, frozen=True):
    """A post that reminds users until each has answered; `asked` is the time at which each was asked (Unix time).

    `until` is the time that it shows as the end of theirs (Unix time; 0: none).
    """

    channel: int
    message: int
    asked: dict[int, float]
    until: float = 0.0
