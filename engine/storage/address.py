"""Where a database is: the path of a file, or the address of a server."""

from __future__ import annotations

import re
from pathlib import Path

SCHEMES = ("postgresql://", "postgres://")
PASSWORD = re.compile(r"(?<=:)[^:@/?#]*(?=@)|(?<=password=)[^&\s]+")


def is_address(where: Path | str) -> bool:
    """Return whether a database is on a server, not in a file."""
    return isinstance(where, str) and where.startswith(SCHEMES)


def without_passwords(said: str) -> str:
    """Return a text with an address in it, without the password."""
    return PASSWORD.sub("***", said)
