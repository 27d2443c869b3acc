"""The state of the Court of Progress, and facts that follow from the court board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import msgspec

from engine.nucleum.library import lib
from engine.nucleum.module import ModuleState
from engine.nucleum.modules.court.records import Agenda, Party, agendas_of, parties_of
from engine.nucleum.state import NOBODY, TableState

ID = "court"
NEUTRAL = NOBODY
"""Takes the place of a seat for the neutral politicians."""
ARROW = 1
"""The neutral politician with the arrow; the others bear the numbers 2, 3 and 4."""


class Benches(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The places of one party.

    `agenda`: the agenda that lies there. `politicians`: the number of each seat that has any; `neutrals`:
    the numbers of the neutral ones. `leader`: the owner of the politician on the leader space: a seat, `NEUTRAL`
    or None. That politician is counted among the others.
    """

    agenda: str = ""
    politicians: dict[int, int] = msgspec.field(default_factory=dict)
    neutrals: list[int] = msgspec.field(default_factory=list)
    leader: int | None = None

    def count(self, who: int) -> int:
        """Return the number of politicians a seat, or `NEUTRAL`, has here."""
        return len(self.neutrals) if who == NEUTRAL else self.politicians.get(who, 0)

    @property
    def total(self) -> int:
        """The number of all politicians, including neutral ones."""
        return sum(self.politicians.values()) + len(self.neutrals)

    @property
    def leading_neutral(self) -> int:
        """The number of the neutral politician on the leader space, 0 if none is there.

        A numbered one takes precedence over the one with the arrow, and no two numbered ones are ever in one party.
        """
        return max(self.neutrals) if self.leader == NEUTRAL else 0

    def leads_with_one_more(self, seat: int) -> bool:
        """Return whether the seat leads with one more politician (court-of-progress, court action 2)."""
        if self.leader is None or self.leader == seat:
            return True
        return self.count(seat) + 1 > self.count(self.leader)


class CourtState(ModuleState, tag=ID):
    """The court board.

    `parties`: the contents of each party, by its id, from top to bottom. `king`: the dominant party. `latest`: the
    party in which the last politician was placed ("" before the first one).
    """

    parties: dict[str, Benches] = msgspec.field(default_factory=dict)
    king: str = ""
    latest: str = ""


def court(state: TableState) -> CourtState:
    """Return the court board of a table that plays with it. KeyError at any other."""
    return cast("CourtState", state.parts[ID])


def parties(state: TableState) -> dict[str, Party]:
    """Return the records of the parties, from top to bottom."""
    return parties_of(lib(state))


def agenda_in(state: TableState, party: str) -> Agenda:
    """Return the agenda that lies in a party."""
    return agendas_of(lib(state))[court(state).parties[party].agenda]


def politicians(state: TableState, seat: int) -> int:
    """Return the number of politicians a seat has on the court board."""
    return sum(benches.politicians.get(seat, 0) for benches in court(state).parties.values())


def member_of(state: TableState, seat: int) -> list[str]:
    """Return the parties in which a seat has a politician."""
    return [name for name, benches in court(state).parties.items() if seat in benches.politicians]


def led_by(state: TableState, seat: int) -> list[str]:
    """Return the parties that a seat leads."""
    return [name for name, benches in court(state).parties.items() if benches.leader == seat]


def moves_king(state: TableState, party: str) -> bool:
    """Return whether one more politician in a party brings the king there (court-of-progress, court action 3)."""
    own = court(state)
    return party != own.king and own.parties[party].total + 1 > own.parties[own.king].total


def members(state: TableState, party: str, first: int) -> Iterator[int]:
    """Yield the seats that have a politician in a party, in turn order from the seat `first`."""
    there = court(state).parties[party].politicians
    yield from (seat for seat in state.seats_from(first) if seat in there)
