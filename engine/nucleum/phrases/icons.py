"""The icons of choices: the name of the picture beside the words."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel import SIGNED, Choice, Text, text
from engine.nucleum.data.vocabulary import (
    Action,
    Directive,
    Effect,
    ExtraRailway,
    Gain,
    Income,
    OneOf,
    PlaceNucleum,
    SlotReward,
    SpecialTiles,
    TakeTile,
    Technology,
)
from engine.nucleum.library import components

_SAME = {"vp": "VP"}
"""The icons of things whose names differ from the thing's."""
_AMOUNT, _TRACK = "nucleum-amount-", "nucleum-track-"
_GAINS = {"nuc-deed-gain", "nuc-deed-gain-instead", "nuc-deed-income"}
DEED_ICONS = {
    "nuc-deed-urbanize": "urbanize",
    "nuc-deed-industrialize": "industrialize",
    "nuc-deed-develop": "develop",
    "nuc-deed-energize": "energize",
    "nuc-deed-contract": "contract",
    "nuc-deed-fulfil": "contract",
    "nuc-deed-railway": "railway",
    "nuc-deed-railway-more": "railway",
    "nuc-deed-star": "star",
    "nuc-deed-star-zero": "star",
    "nuc-deed-nucleum": "nucleum",
    "nuc-turn-recharge": "star",
}
"""The icons of the base game's deeds, by the keys of their texts."""
_STACKS = {"silver": "silver_contract", "gold": "gold_contract", "purple": "purple_contract"}


def thing_icon(name: str) -> str:
    """Return the icon of a resource, a piece, a type of building, an action."""
    return _SAME.get(name, name)


def effect_icon(effect: Effect) -> str:
    """Return the icon of an effect, or of the first of several options. An expansion's effect has its type's icon."""
    match effect:
        case Gain(resource=resource):
            return thing_icon(resource)
        case Income(track=track):
            return f"{thing_icon(track)}_income"
        case Technology(level=level):
            return f"technology_{level}"
        case Action(action=action):
            return action
        case Directive():
            return "main_action"
        case TakeTile() | SpecialTiles():
            return "develop"
        case OneOf(options=options):
            return effect_icon(options[0][0])
        case ExtraRailway():
            return "railway"
        case SlotReward():
            return "contract"
        case PlaceNucleum():
            return "nucleum"
    return str(type(effect).__struct_config__.tag)


def tile_icon(tile: str, half: int = 0) -> str:
    """Return the icon of a half of an action tile; "" for a tile of another box."""
    found = components().tiles.get(tile)
    return effect_icon(found.halves[half].effects[0]) if found is not None else ""


def choice_icon(choice: Choice) -> str:
    """Return the icon of a choice, "" for none. It repeats the words of the choice."""
    facets = choice.facets
    match choice.kind:
        case "play" | "rail" | "tile" | "on-top":
            return tile_icon(str(facets["tile"])) if "tile" in facets else ""
        case "subsidy":
            return tile_icon(str(facets["tile"]), int(facets["half"])) if "tile" in facets else ""
        case "recharge" | "star":
            return "star"
        case "exchange":
            return thing_icon(str(facets.get("gives", "")))
        case "piece":
            return str(facets.get("piece", ""))
        case "building":
            return str(facets.get("type", ""))
        case "take" | "fulfil":
            return _STACKS.get(str(facets.get("stack", "")).partition("-")[0], "")
        case "technology":
            return f"technology_{facets['level']}" if "level" in facets else ""
        case "income":
            return f"{thing_icon(str(facets['track']))}_income" if "track" in facets else ""
        case "vp":
            return "VP"
        case "store" | "spend":
            return "uranium"
    if choice.label.key.startswith(_AMOUNT):
        return thing_icon(choice.label.key.removeprefix(_AMOUNT))
    action = str(facets.get("action", ""))
    return action if action == choice.kind else ""


def text_icon(part: Text, deed_icons: Mapping[str, str]) -> str | None:
    """Return the icon before a part of a deed's line: an amount of goods, a step of income, an action; "" for none.

    `deed_icons` are the icons of deeds, by the keys of the texts. None for a tile that was played: its halves are
    possible actions, not actions taken.
    """
    if part.key in {"nuc-turn-play", "nuc-turn-railway"}:
        return None
    named = part.args.get("what", part.args.get("track")) if part.key in _GAINS | SIGNED else part
    key = named.key if isinstance(named, Text) else ""
    if key.startswith(_AMOUNT):
        return thing_icon(key.removeprefix(_AMOUNT))
    if key.startswith(_TRACK) and part.key == "nuc-deed-income":
        return f"{thing_icon(key.removeprefix(_TRACK))}_income"
    return deed_icons.get(key, "")


def beside_icon(part: Text) -> Text | None:
    """Return an amount of goods or a step of income without the word for which its icon stands; None for other texts."""
    if part.key.startswith(_AMOUNT):
        return text("amount-alone", count=part.args["count"])
    if part.key == "nuc-deed-income":
        return text("nuc-deed-income-alone", steps=part.args["steps"], space=part.args["space"])
    what = part.args.get("what") if part.key in _GAINS | SIGNED else None
    alone = beside_icon(what) if isinstance(what, Text) else None
    return Text(part.key, {**part.args, "what": alone}) if alone is not None else None
