"""Names in waiting notices: removed when a person is forgotten."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from engine.kernel.text import Arg, Listing, Text
from engine.records.table import NOBODY, Notice
from engine.storage.database import Session, pack, readable

_notice = msgspec.msgpack.Decoder(Notice)


def take_out(session: Session, table_id: int, user: int, names: Collection[str]) -> None:
    """Remove a user's id and names from a table's waiting notices. Runs within a transaction."""
    rows = session.execute("SELECT id, body FROM outbox WHERE done = 0 AND table_id = ?", (table_id,)).fetchall()
    for number, body in rows:
        for notice in readable(_notice, [(body, number)], "notice"):
            if notice.ping == user:
                notice.ping = None
            notice.others = tuple(each for each in notice.others if each != user)
            if notice.offered is not None and notice.offered.user == user:
                notice.offered, notice.offers = None, False
            if notice.text is not None:
                notice.text = _without(notice.text, names)
            session.put("UPDATE outbox SET body = ? WHERE id = ?", (pack(notice), number))


def _without(said: Text, names: Collection[str]) -> Text:
    """Return a text without these names; a text for an unknown person replaces them."""

    def replace(arg: Arg) -> Arg:
        if isinstance(arg, Text):
            return _without(arg, names)
        if isinstance(arg, Listing):
            return Listing(tuple(_without(one, names) if isinstance(one, Text) else one for one in arg.items))
        return NOBODY if isinstance(arg, str) and arg in names else arg

    return Text(said.key, {name: replace(arg) for name, arg in said.args.items()})
