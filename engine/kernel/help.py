"""The explanations of a game: the topics of its rules, and its components one by one."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.kernel.text import Text

Origin = Literal["printed", "inferred", "house"]
"""The source of a value: printed on the component, implied by the rules, or decided by this project."""


class Topic(msgspec.Struct, frozen=True, kw_only=True):
    """A page of the rules: its id, its title, its text (at most 1,200 characters), and its picture.

    `picture` names an illustration (`render.painters.Painter.illustrate`), "" for none; several topics may share one.
    `terms` are the names of its subjects that people may look up, separated by commas, each in a single form.
    `places`: whether it explains places in pictures that have no component (`Spot.rule`).
    """

    id: str
    title: Text
    page: Text
    picture: str = ""
    terms: Text | None = None
    places: bool = False


class Component(msgspec.Struct, frozen=True, kw_only=True):
    """Something a player may look up: a card, a tile, a building, a city.

    `id` is unique in the game ("contract:C12"), `kind` is its category, `code` is its short name at the table ("C12";
    "": none). `also` are other codes printed for it, `typed` other texts that people may type for it, perhaps the
    code of another. `aliases` are its other names, such as the names of its parts in pictures.
    """

    id: str
    kind: Text
    name: Text
    code: str = ""
    also: tuple[str, ...] = ()
    typed: tuple[str, ...] = ()
    aliases: tuple[Text, ...] = ()


class Explanation(msgspec.Struct, frozen=True, kw_only=True):
    """The full description of a component.

    `does`: what it does; `rulings`: how unclear rules about it are applied; `now`: its location and state at the
    table, one text per line; `origin`: the source of its value, None for this project's own inventions; `expansion`:
    the expansion it belongs to, None for the base game.
    """

    component: Component
    does: Text
    rulings: tuple[Text, ...] = ()
    now: tuple[Text, ...] = ()
    origin: Origin | None
    expansion: Text | None = None


class Spot(msgspec.Struct, frozen=True, kw_only=True):
    """A place in a picture: its name, and the ids of the components that explain it, the most important first.

    `seat` is the player that it belongs to, or None. `rule` is the topic that explains it if no component does.
    """

    name: Text
    components: tuple[str, ...] = ()
    seat: int | None = None
    rule: str = ""
