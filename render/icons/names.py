"""The names of the icons. This module imports nothing that draws, so that the bot's own process can use it."""

from __future__ import annotations

from typing import NamedTuple

GOODS = ("thaler", "worker", "uranium", "coal", "achievement", "VP", "star", "nucleum")
INCOMES = ("thaler_income", "worker_income", "VP_income", "any_income")
ACTIONS = ("urbanize", "industrialize", "develop", "contract", "energize", "main_action", "railway", "court")
PIECES = ("residence", "factory", "laboratory", "government", "turbine", "mine")
TECHNOLOGIES = ("technology_1", "technology_2", "technology_3")
CONTRACTS = ("silver_contract", "gold_contract", "purple_contract")
EXPANSIONS = ("politician", "king", "ship", "chain")
PARTICLES = ("energy", "prestige", "red_quark", "green_quark", "blue_quark", "electron", "proton", "neutron")
"""The icons of Nanotech; a quark has the icon of its color."""
SEATS = ("red", "yellow", "blue", "turquoise")
"""The colors of the players by seat."""

ICON_NAMES = (*GOODS, *INCOMES, *ACTIONS, *PIECES, *TECHNOLOGIES, *CONTRACTS, *EXPANSIONS, *PARTICLES, *SEATS)
"""The names of all icons. Screen readers read them aloud, so they are the words of the game."""


class DrawnIcon(NamedTuple):
    """An icon as a PNG; `sha256` is the digest of its pixels in hexadecimal, which no version of the encoder changes."""

    name: str
    png: bytes
    sha256: str
