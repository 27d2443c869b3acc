"""Posts with offers and reminders: whether each is over, and its outcome."""

from __future__ import annotations

from engine.kernel import Text, text
from engine.records.posts import OfferPost, ReminderPost
from engine.records.table import RESTORE_DAYS, Table
from engine.tables.checks import is_full


def end_of(table: Table, post: OfferPost, now: float) -> Text | None:
    """Return the outcome of a post's offer at `now` (Unix time); None while it is open."""
    if post.kind == "invitation":
        return _end_of_invitation(table, post)
    if post.kind == "start":
        return _end_of_start(table, post)
    if post.kind == "call":
        return _end_of_call(table, post)
    if post.kind == "restore":
        return _end_of_restoring(table, now)
    if post.kind in {"freed", "all"}:
        return _end_of_open_seat(table, post)
    if post.kind == "late":
        return _end_of_waiting(table, post)
    if post.kind == "absent":
        return _end_of_absence(table, post)
    waits = table.offered_to(post.user) is not None if post.user else any(seat.offered for seat in table.seats)
    if waits and _is_newest(table, post) and (table.status == "running" or _end_of_restoring(table, now) is None):
        return None
    if post.user and table.seat_of(post.user) is not None:
        return text("offer-taken", who=post.name)
    if post.user in table.seat_declined:
        return text("offer-declined", who=post.name)
    return text("offer-over")


def _is_newest(table: Table, post: OfferPost) -> bool:
    """Return whether no newer post of a table offers the same to the same person; one that is not noted yet is the newest."""
    alike = [
        each for each in table.offer_posts if (each.kind, each.user, each.seat) == (post.kind, post.user, post.seat)
    ]
    return post not in alike or post == alike[-1]


def _end_of_invitation(table: Table, post: OfferPost) -> Text | None:
    if table.status == "lobby" and post.user in {person.user for person in table.invited}:
        return None
    if table.seat_of(post.user) is not None:
        return text("offer-joined", who=post.name)
    if post.user in table.declined:
        return text("offer-declined", who=post.name)
    if table.match is not None:
        return text("offer-started")
    return text("lobby-cancelled" if table.status == "cancelled" else "offer-over")


def _end_of_start(table: Table, post: OfferPost) -> Text | None:
    """Return the outcome of the offer to start with those who answered a ready check."""
    if table.status == "lobby" and table.open_check is None and _is_newest(table, post):
        return None
    return text("offer-started" if table.match is not None else "offer-over")


def _end_of_call(table: Table, post: OfferPost) -> Text | None:
    """Return the outcome of a call of a server's role for the free seats of a lobby."""
    if table.status != "lobby":
        return text("offer-started" if table.match is not None else "lobby-cancelled")
    if is_full(table):
        return text("error-table-full")
    return None if _is_newest(table, post) else text("offer-late-again")


def _end_of_open_seat(table: Table, post: OfferPost) -> Text | None:
    """Return the outcome of a seat that the host may offer to everyone, or offers."""
    seat, running = table.seats[post.seat], table.status == "running"
    if running and post.kind == "freed" and seat.user is None and not seat.for_all:
        return None
    if post.kind == "freed" and seat.for_all:
        return text("offer-to-all")
    if post.kind == "all" and post.seat in table.seats_to_take and _is_newest(table, post):
        return None
    taken = seat.user is not None and seat.took_over
    return text("offer-taken", who=seat.name) if taken else text("offer-over")


def _end_of_waiting(table: Table, post: OfferPost) -> Text | None:
    """Return the outcome of the offer to play for a player whose time was up."""
    if table.status != "running" or not table.asks(post.user):
        return text("offer-late-over", who=post.name)
    if not table.is_asked_since(post.user, post.since):
        return text("offer-done")
    if post.user not in {table.seats[seat].user for seat in table.late}:
        return text("offer-late-more", who=post.name)
    return None if _is_newest(table, post) else text("offer-late-again")


def _end_of_absence(table: Table, post: OfferPost) -> Text | None:
    """Return the outcome of the offer to give away a seat whose turns a computer player took."""
    seat = table.seat_of(post.user)
    if table.status != "running" or seat is None:
        return text("offer-late-over", who=post.name)
    if seat in table.absent:
        return None if _is_newest(table, post) else text("offer-late-again")
    return text("offer-back", who=post.name)


def _end_of_restoring(table: Table, now: float) -> Text | None:
    until = table.restorable_until
    if until is None:
        return text("offer-restored")
    return text("error-restore-late", days=RESTORE_DAYS) if now > until else None


def still_reminded(table: Table, post: ReminderPost) -> set[int]:
    """Return the users of a reminder who have not answered since; empty if it is over."""
    if table.status != "running":
        return set()
    return {user for user, since in post.asked.items() if table.is_asked_since(user, since)}


def is_replaced(table: Table, post: ReminderPost) -> bool:
    """Return whether newer reminders cover everyone whom a reminder still concerns."""
    newer = table.reminders[table.reminders.index(post) + 1 :]
    return still_reminded(table, post) <= {user for each in newer for user in still_reminded(table, each)}


def withdraw_offers(table: Table, user: int) -> None:
    """Withdraw all seats offered to a user, as no one can have two."""
    for seat in table.seats:
        if seat.offered is not None and seat.offered.user == user:
            seat.offered = None
