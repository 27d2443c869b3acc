"""The address of a database: the path of a file, or the address of a server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from engine.records.errors import StoreError

SCHEMES = ("postgresql://", "postgres://")
MOVED_TO = "moved-to"
"""The key of a moved database's note about its new place."""
PASSWORD = re.compile(r"(?<=//)(?P<user>[^:@/?#\[\s]*:)(?P<password>.*)(?=@)|(?<=password=)[^&\s]+", re.DOTALL)
"""Matches up to the last "@", so that no part of a password with an "@" in it is shown."""
NOT_ENCODED = re.compile(r"\s|%(?![0-9A-Fa-f]{2})")


def is_address(where: Path | str) -> bool:
    """Return whether a database is on a server, not in a file."""
    return isinstance(where, str) and where.startswith(SCHEMES)


def password_of(address: str) -> str:
    """Return the password in an address as written there, "" without one."""
    found = PASSWORD.search(address)
    if found is None:
        return ""
    return found["password"] if found["user"] else found[0]


def without_passwords(said: str) -> str:
    """Return a text with an address in it, without the password."""
    return PASSWORD.sub(lambda found: f"{found['user'] or ''}***", said)


def check_encoding(address: str) -> None:
    """Raise StoreError for an incomplete or malformed address; the message does not quote it."""
    if NOT_ENCODED.search(address) or not {"@", "/"}.isdisjoint(password_of(address)):
        raise StoreError("its address has characters that must be percent-encoded, such as %40 for @ in a password")


def place(given: str) -> Path | str:
    """Return the address of a database, as hosts write it. Raises StoreError for an address of another kind of server."""
    if is_address(given):
        return given
    if "://" in given:
        raise StoreError(
            f"{without_passwords(given)} is not the address of a PostgreSQL server (postgresql://user@host/name)"
        )
    return Path(given)


@contextmanager
def needs_driver() -> Iterator[None]:
    """Allow imports that need the optional driver within the block. Raises StoreError if that is not installed."""
    try:
        yield
    except ImportError as error:
        raise StoreError(
            f"psycopg is not installed ({error}); install the bot with its extra `postgresql`"
        ) from error


def moved_error(where: str) -> StoreError:
    """Return the error for a database whose games were moved to `where`; its message continues "cannot be used: "."""
    return StoreError(
        f"its games were moved to {where}; use that one, or copy it into a new database to come back"
        " (docs/operator.md also says how to undo a move)"
    )
