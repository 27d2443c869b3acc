"""What is said of the Barons."""

from __future__ import annotations

from engine.kernel import Text, text
from engine.nucleum.data.components import Record
from engine.nucleum.module import LookUp, ModuleGuide, RecordWords
from engine.nucleum.solo.records import Achievement, BaronLevel, Challenge, LogicCard

KINDS: dict[type[Record], str] = {
    LogicCard: "logic",
    BaronLevel: "level",
    Challenge: "challenge",
    Achievement: "achievement",
}


def _name(record: Record) -> Text:
    return text(f"nucleum-solo-{KINDS[type(record)]}", id=record.id)


def _describe(record: Record) -> Text:
    return text(f"nucleum-solo-{KINDS[type(record)]}-text", id=record.id)


GUIDE = ModuleGuide(
    records={kind: RecordWords(_name, _describe) for kind in KINDS},
    look_up={
        "logic": LookUp("logic_cards"),
        "level": LookUp("baron_levels"),
        "challenge": LookUp("challenges"),
        "achievement": LookUp("achievements"),
    },
)
"""All of it."""
