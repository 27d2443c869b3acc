"""The special city buildings, and the effects that only they have (Gibraltar, "Special city buildings" and appendix)."""

from __future__ import annotations

from typing import Annotated, cast

import msgspec

from engine.nucleum.data.components import Building, Components
from engine.nucleum.data.vocabulary import Ability, Count, Part, Positive

KIND = "special_buildings"
"""The kind of record, and the id of the module."""


class SpecialBuilding(Building, frozen=True, kw_only=True):
    """A special city building, which replaces one of the player board of the same type and level.

    Its price depends on its level (number `special-thaler`). `number` is its row in the source's table. A `wild` one
    replaces any type and fits any space; it counts as a type only if `types` names it. `counts_as`: what else it
    counts as while energized; `mine_size`: the uranium it holds once it is a mine.
    """

    number: Positive
    types: tuple[str, ...] = ()
    thaler: Count = 0
    wild: bool = False
    counts_as: tuple[str, ...] = ()
    mine_size: Count = 0

    @property
    def code(self) -> str:
        """The code printed on it: "SF2a"; the board's own buildings have no S."""
        return f"S{self.id.partition('-')[2]}"


def special_buildings(components: Components) -> dict[str, SpecialBuilding]:
    """Return the special buildings among some components, by id; none if the module is not among them."""
    return cast("dict[str, SpecialBuilding]", components.others.get(KIND, {}))


# --- Effects ----------------------------------------------------------------------------------------------------------


class FreeDevelop(Part, frozen=True, tag="free_develop"):
    """A develop action without paying any thaler, not even for a second tile. May be declined."""


class SetAsideTiles(Part, frozen=True, tag="set_aside_tiles"):
    """Gain the action tiles that were set aside at setup."""


class ExtraTurn(Part, frozen=True, tag="extra_turn"):
    """Take another turn at once, in which a tile is played to the board, not as a railway; another contract is allowed."""


class BecomeMine(Part, frozen=True, tag="become_mine"):
    """The building just energized is a uranium mine from now on: gain uranium as for placing one."""


class FromNowOn(Part, frozen=True, tag="from_now_on"):
    """Lasting abilities, as long as the building is energized."""

    abilities: Annotated[tuple[Ability, ...], msgspec.Meta(min_length=1)]
