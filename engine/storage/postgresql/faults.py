"""Meanings of PostgreSQL's errors: a fault with a sentence for players and the cause for the operator.

The codes are listed at https://www.postgresql.org/docs/current/errcodes-appendix.html.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
from psycopg import errors

from engine.kernel import text
from engine.records.errors import SaveFault, StoreError, UnansweredFault
from engine.storage.address import without_passwords
from engine.storage.database import DuplicateError
from engine.storage.postgresql.obstacles import UNKNOWN, find

AGAIN = (errors.SerializationFailure, errors.DeadlockDetected)
"""Nothing was kept, and the same transaction may succeed when retried."""
FULL = (errors.DiskFull,)
DAMAGED = (errors.DataCorrupted, errors.IndexCorrupted)


class UnansweredError(psycopg.OperationalError):
    """A connection broke after COMMIT was sent, and before the answer arrived."""


def message_of(error: psycopg.Error) -> str:
    """Return the message of an error, in one line."""
    return without_passwords(" ".join(str(error).split()))


@contextmanager
def as_store_fault() -> Iterator[None]:
    """Turn PostgreSQL's errors into a DuplicateError, or into a StoreFault, which has a text for players."""
    try:
        yield
    except errors.UniqueViolation as error:
        raise DuplicateError(message_of(error)) from error
    except psycopg.Error as error:
        raise save_fault(error) from error


def save_fault(error: psycopg.Error) -> SaveFault:
    """Return the fault for an error of PostgreSQL."""
    if isinstance(error, UnansweredError):
        return UnansweredFault(
            f"it is unknown whether this was saved: {message_of(error)}", text("error-unanswered"), passes=True
        )
    passes = unusable(error).passes
    key = "error-not-saved-busy" if passes else "error-not-saved"
    if isinstance(error, FULL):
        key = "error-not-saved-full"
    elif isinstance(error, DAMAGED):
        key = "error-damaged"
    return SaveFault(
        f"the database refused: {message_of(error)} ({error.sqlstate or type(error).__name__})",
        text(key),
        passes=passes,
    )


@contextmanager
def as_store_error() -> Iterator[None]:
    """Turn PostgreSQL's errors into a StoreError, like `unusable`."""
    try:
        yield
    except psycopg.Error as error:
        raise unusable(error) from error


def unusable(error: psycopg.Error) -> StoreError:
    """Return the error for a database that cannot be opened; its message continues "cannot be used: "."""
    said = message_of(error)
    obstacle = find(error.sqlstate, said)
    if obstacle is not None:
        return StoreError(f"{said}; {obstacle.advice}", passes=obstacle.passes)
    if error.sqlstate is None and isinstance(error, psycopg.OperationalError):
        return StoreError(f"{said}; {UNKNOWN.advice}", passes=UNKNOWN.passes)
    return StoreError(said)
