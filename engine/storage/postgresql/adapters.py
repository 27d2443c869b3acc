"""Values as PostgreSQL stores them."""

from __future__ import annotations

from typing import Any

import psycopg
from psycopg.abc import Buffer
from psycopg.adapt import Dumper
from psycopg.types.string import StrDumper


class _BoolDumper(Dumper):
    """Sends bools as the numbers they are stored as."""

    oid = psycopg.adapters.types["int2"].oid

    def dump(self, obj: bool) -> Buffer:
        return b"1" if obj else b"0"


class _StrDumper(StrDumper):
    """Sends texts without zero characters, which PostgreSQL cannot store."""

    def dump(self, obj: str) -> Buffer | None:
        return super().dump(obj.replace("\0", ""))


def register_adapters(connection: psycopg.Connection[Any]) -> None:
    """Let a connection send the values that the stores use."""
    connection.adapters.register_dumper(bool, _BoolDumper)
    connection.adapters.register_dumper(str, _StrDumper)
