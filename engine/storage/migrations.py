"""The numbered changes that bring a database's schema up to date."""

from __future__ import annotations

from pathlib import Path

MIGRATIONS = Path(__file__).resolve().parents[2] / "data" / "migrations"


def migrations(folder: str = "") -> dict[int, Path]:
    """Return the migration files by number, in order.

    SQLite runs the files of `data/migrations`. Another database begins with the first file in a `folder` of its own, which
    is the whole schema; after that it runs the same files, except those that its folder replaces.
    """
    common = {int(path.name[:3]): path for path in sorted(MIGRATIONS.glob("[0-9][0-9][0-9]_*.sql"))}
    if not folder:
        return common
    own = {int(path.name[:3]): path for path in sorted((MIGRATIONS / folder).glob("[0-9][0-9][0-9]_*.sql"))}
    first = min(own)
    return {number: own.get(number, path) for number, path in common.items() if number >= first}
