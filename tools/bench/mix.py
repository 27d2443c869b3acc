"""The tables that benches play, as people do: both games, all maps, expansions, numbers of players and languages, in turn."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import NamedTuple

from engine.catalogue import locales
from engine.kernel import Options
from engine.records.table import Person, Table
from engine.service import GameService
from simulation import User

EVERYTHING: Options = {
    "map": "gibraltar", "court": True, "auction": True, "open_contracts": True, "promo_plant_bonuses": True,
    "promo_fragments": True,
}  # fmt: skip


class MixedTable(NamedTuple):
    """A table's game, number of players and options."""

    game: str
    seats: int
    options: Options = MappingProxyType({})

    @property
    def name(self) -> str:
        """The text that names the table."""
        return ", ".join(
            [self.game, f"{self.seats} players", *(f"{name} {value}" for name, value in self.options.items())]
        )


TAGS = tuple("en-US" if locale == "en" else locale for locale in locales())
"""The languages of people's clients."""
MIX = (
    MixedTable("nucleum", 2),
    MixedTable("nanotech", 2),
    MixedTable("nucleum", 3, {"court": True}),
    MixedTable("nucleum", 4, EVERYTHING),
    MixedTable("nanotech", 4, {"target": 12}),
    MixedTable("nucleum", 2, {"map": "gibraltar", "experiments": "random"}),
    MixedTable("nucleum", 3, {"map": "australia", "gibraltar_tiles": True, "special_buildings": True}),
    MixedTable("nanotech", 3),
)


def table_of_mix(number: int, kinds: Sequence[str] = ()) -> MixedTable:
    """Return a table of the mix by its number; with `kinds`, one of two without options, of these games in turn."""
    return MixedTable(kinds[number % len(kinds)], 2) if kinds else MIX[number % len(MIX)]


def language(number: int) -> str:
    """Return the language of a table by its number, which its server would set."""
    return locales()[number % len(locales())]


async def start_table(
    service: GameService, channel: int, guild: int, people: Sequence[User], table: MixedTable, locale: str
) -> Table:
    """Open a table for `people` and start it."""
    host, *others = (Person(each.id, each.name) for each in people)
    opened = await service.lobby.create(table.game, channel, host, guild=guild, locale=locale, options=table.options)
    for person in others:
        await service.lobby.join(opened.id, person)
    return (await service.lobby.start(opened.id, host.user)).table
