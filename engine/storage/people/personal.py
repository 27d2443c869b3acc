"""Rows of the database that belong to one person: their export shows them, and forgetting the person deletes or blanks them.

A new table of this kind needs a line in `PERSONAL`; a test compares the list with the schema.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from engine.records.drafts import Draft, TurnPlan
from engine.records.errors import DamagedFault
from engine.records.results import Circumstances
from engine.records.table import PlayerSettings
from engine.records.tutorial import Progress
from engine.storage.database import Database, read_row


class PersonalRows(NamedTuple):
    """The rows of a database table whose column `person` says whose they are: exported under `name`, with these columns.

    `packed` are the columns that hold records, with the function for the exported part of a record. Rows on which
    others' records depend are kept when the person is forgotten: `blank` clears their data about the person.
    """

    name: str
    table: str
    columns: tuple[str, ...]
    packed: Mapping[str, Callable[[bytes], Any]] = {}
    blank: str = ""

    @property
    def forgetting(self) -> str:
        """The statement that forgets a given person."""
        act = f"UPDATE {self.table} SET {self.blank}" if self.blank else f"DELETE FROM {self.table}"  # noqa: S608
        return f"{act} WHERE person = ?"


def _record(kind: type[msgspec.Struct], *leave_out: str) -> Callable[[bytes], Any]:
    """Return a function that reads a packed record as a mapping, without the fields to be left out."""
    decoder = msgspec.msgpack.Decoder(kind)

    def read(data: bytes) -> Any:
        try:
            found = msgspec.to_builtins(read_row(decoder, data, kind.__name__), str_keys=True)
        except DamagedFault:
            return "cannot be read"
        return {key: value for key, value in found.items() if key not in leave_out}

    return read


PERSONAL = (
    PersonalRows("settings", "player", ("body",), {"body": _record(PlayerSettings)}),
    PersonalRows("lessons", "lesson", ("game", "body"), {"body": _record(Progress)}),
    PersonalRows(
        "drafts",
        "drafts",
        ("table_id", "notes", "plan", "draft"),
        {"plan": _record(TurnPlan), "draft": _record(Draft, "base")},  # `base` is the table as imagined
    ),
    PersonalRows(
        "solo games", "solo_game", ("game", "table_id", "level", "score", "margin", "won", "challenge", "at")
    ),
    PersonalRows("trophies", "trophy", ("game", "id", "table_id", "at")),
    PersonalRows(
        "results",
        "result",
        (
            "table_id",
            "seat",
            "part",
            "name",
            "guild",
            "game",
            "place",
            "place_all",
            "score",
            "seats",
            "people",
            "how",
            "turns",
            "median_seconds",
            "ended",
            "rated",
            "met",
            "body",
        ),
        {"body": _record(Circumstances)},
        blank="person = NULL, name = '', met = 0",
    ),
    PersonalRows("taken off leaderboards", "unlisted", ("guild",)),
    PersonalRows(
        "seasons",
        "season_person",
        ("season", "number", "name", "at", "division", "gone"),
        blank="person = NULL, name = ''",
    ),
    PersonalRows("changes of servers", "server_change", ("guild", "number", "setting", "at"), blank="person = NULL"),
    PersonalRows(
        "wishes for a seat",
        "wish",
        ("guild", "game", "players", "pace", "made", "until", "offered", "offer", "message", "seen", "channel"),
    ),
    PersonalRows("kept message", "kept_message", ("channel", "message", "shown", "state", "locale")),
    PersonalRows("people avoided", "avoided", ("other", "name", "at")),
    PersonalRows("links to pages", "web_link", ("table_id", "until")),
    PersonalRows("browsers", "web_session", ("tables", "device", "made", "used", "until")),
    PersonalRows("tables", "table_user", ("table_id", "seated")),
)


FORGET_AVOIDED = "DELETE FROM avoided WHERE other = ?"
"""Removes a forgotten person from others' lists. Their own export does not have these rows, which belong to others."""


async def rows_of(database: Database, rows: PersonalRows, user: int) -> list[dict[str, Any]]:
    """Return a person's rows, each as its columns by name. Raises StoreFault if they cannot be read."""
    found = await database.all(
        f"SELECT {', '.join(rows.columns)} FROM {rows.table} WHERE person = ?",  # noqa: S608 - names of our own
        (user,),
    )
    return [
        {
            column: rows.packed[column](value) if column in rows.packed and value is not None else value
            for column, value in zip(rows.columns, row, strict=True)
        }
        for row in found
    ]
