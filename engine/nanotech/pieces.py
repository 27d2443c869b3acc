"""The names of Nanotech's pieces: quarks, actions, expansions, confinements."""

from __future__ import annotations

from enum import StrEnum


class QuarkType(StrEnum):
    """The two types of quark."""

    UP = "up"
    DOWN = "down"


class Colour(StrEnum):
    """The three colors of a quark."""

    RED = "red"
    GREEN = "green"
    BLUE = "blue"


class Quark(StrEnum):
    """A quark token; tokens of one type and color are interchangeable. The value is `type-colour`."""

    UP_RED = "up-red"
    UP_GREEN = "up-green"
    UP_BLUE = "up-blue"
    DOWN_RED = "down-red"
    DOWN_GREEN = "down-green"
    DOWN_BLUE = "down-blue"

    @property
    def type(self) -> QuarkType:
        """Up or Down."""
        return QuarkType(self.value.partition("-")[0])

    @property
    def colour(self) -> Colour:
        """Red, green or blue."""
        return Colour(self.value.partition("-")[2])


def quark(kind: QuarkType, colour: Colour) -> Quark:
    """Return the quark of a type and color."""
    return Quark(f"{kind}-{colour}")


class CardAction(StrEnum):
    """The five kinds of action, in the order of the rules."""

    RECHARGE = "recharge"
    QUARKS = "quarks"
    LEPTON = "lepton"
    UPGRADE = "upgrade"
    CONFINE = "confine"


class Expansion(StrEnum):
    """The four kinds of expansion card."""

    QUARK_CAPSULE = "quark-capsule"
    LEPTON_CAPSULE = "lepton-capsule"
    HADRON_CAPSULE = "hadron-capsule"
    BATTERY = "battery"


class Confinement(StrEnum):
    """The result of a confinement: a hadron (proton, neutron) or an atom."""

    PROTON = "proton"
    NEUTRON = "neutron"
    HYDROGEN = "hydrogen"
    DEUTERIUM = "deuterium"
    HELIUM = "helium"


ATOMS = (Confinement.HYDROGEN, Confinement.DEUTERIUM, Confinement.HELIUM)
HADRONS = (Confinement.PROTON, Confinement.NEUTRON)


class PrestigeSource(StrEnum):
    """The source of prestige: an electron, a confinement by its result, or the confine card's bonus."""

    ELECTRON = "electron"
    PROTON = "proton"
    NEUTRON = "neutron"
    HYDROGEN = "hydrogen"
    DEUTERIUM = "deuterium"
    HELIUM = "helium"
    CONFINE_BONUS = "confine-bonus"


class EndRule(StrEnum):
    """The end of a game in which a player has reached the target: with the round, or at once."""

    ROUND = "round"
    IMMEDIATE = "immediate"
