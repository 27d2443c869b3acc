"""The icons of choices and amounts: the name of the picture beside the words."""

from __future__ import annotations

from engine.kernel import SIGNED, Choice, Text, text
from engine.nanotech.pieces import HADRONS, CardAction, Quark

_CARDS = {CardAction.RECHARGE: "energy", CardAction.LEPTON: "electron"}
_AMOUNTS = ("nanotech-tale-", "nanotech-count-")
_TEXTS = {
    **{f"nanotech-tale-{name}": name for name in ("energy", "prestige")},
    **{f"nanotech-count-{name}": name for name in ("electron", *HADRONS)},
    **{f"nanotech-one-{name}": str(name) for name in HADRONS},
    **{f"nanotech-quark-{token}": f"{token.colour}_quark" for token in Quark},
    "nanotech-deed-electron": "electron",
}
"""The icons of texts by their keys; a quark has the icon of its color."""


def choice_icon(choice: Choice) -> str:
    """Return the icon of a choice, "" for none: a quark, an electron, a hadron, or the energy of a recharge."""
    facets = {name: str(value) for name, value in choice.facets.items()}
    if "colour" in facets and "token" in facets:
        return f"{facets['colour']}_quark"
    if facets.get("result") in set(HADRONS):
        return facets["result"]
    action = facets.get("action", "")
    return _CARDS.get(CardAction(action), "") if action in set(CardAction) else ""


def text_icon(part: Text) -> str:
    """Return the icon before a part of a deed's line: an amount of energy or prestige, or particles; "" for none."""
    named = part.args.get("what") if part.key in SIGNED else part
    return _TEXTS.get(named.key, "") if isinstance(named, Text) else ""


def beside_icon(part: Text) -> Text | None:
    """Return an amount without the word for which its icon stands; None for other texts."""
    if part.key in SIGNED:
        what = part.args.get("what")
        alone = beside_icon(what) if isinstance(what, Text) else None
        return Text(part.key, {**part.args, "what": alone}) if alone is not None else None
    return text("amount-alone", count=part.args["count"]) if part.key.startswith(_AMOUNTS) else None
