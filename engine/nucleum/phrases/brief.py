"""Short names of choices for menus on a phone: the parts that distinguish them, and the rest, shown beside them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

import msgspec

from engine.kernel import Arg, Brief, Listing, Text, remarks, text


def brief(name: Text, more: Mapping[str, Callable[[Text], Brief]], *, paired: bool) -> Brief:
    """Return the short name of a choice; the name itself if there is none. `more` shorten the names of expansions.

    `paired`: it is in a line with an answer that completes it, or is that answer.
    """
    shorten = (_PAIRED.get(name.key) if paired else None) or _BRIEF.get(name.key) or more.get(name.key)
    return shorten(name) if shorten is not None else Brief(name)


def _text(arg: Arg) -> Text:
    assert isinstance(arg, Text)
    return arg


def _half(half: Arg) -> Text:
    """Return an action of a tile without its terms, or an income without its price."""
    said = _text(half)
    if said.key == "nucleum-filtered":
        return _text(said.args["what"])
    if said.key == "nucleum-label-income":
        return Text(said.key, {**said.args, "cost": 0})
    return Text("nucleum-or-brief", said.args) if said.key == "nucleum-or" else said


def _tile(name: Text) -> Brief:
    printed = _text(name.args["name"])
    if printed.key != "nucleum-tile":
        return Brief(name)
    halves = {side: _half(half) for side, half in printed.args.items()}
    return Brief(
        text("nuc-tile-brief", code=name.args["code"], name=Text(printed.key, {**halves})),
        remarks(*map(_text, printed.args.values())),
    )


def _way(name: Text) -> Brief:
    """Return the half of a railway tile that faces the first end of its link."""
    first, one, second, other = (name.args[part] for part in ("first", "one", "second", "other"))
    return Brief(text("labelled", label=first, what=_half(one)), text("labelled", label=second, what=other))


def _way_of_a_space(name: Text) -> Brief:
    """Return the half of a railway tile at the first end of its link, as the link is named in the same line."""
    left_out = text("labelled", label=name.args["second"], what=name.args["other"])
    return Brief(text("nucleum-tile", first=_half(name.args["one"]), second="…"), left_out)


def _beside(name: Text) -> Brief:
    """Return a railway space at a city without its number, which follows from the city."""
    return Brief(text(name.key, space=_text(name.args["space"]).args["link"], city=name.args["city"]))


def _space_number(name: Text) -> Brief:
    space = _text(name.args["space"]) if name.key == "nuc-rail-beside" else name
    return Brief(Text("nuc-rail-brief", space.args))


def _place(name: Text) -> Brief:
    return Brief(_text(name.args["city"]), _text(name.args["space"]))


def _code(name: Text) -> Brief:
    return Brief(text("nucleum-plain", value=name.args["code"]), name)


def _building_at(name: Text) -> Brief:
    building = _text(name.args["building"])
    if "code" not in building.args:
        return Brief(name)
    return Brief(Text(name.key, {**name.args, "building": _code(building).name}), building)


def _other_plans(name: Text) -> Brief:
    target = brief(_text(name.args["target"]), {}, paired=False)
    return msgspec.structs.replace(target, name=Text(name.key, {**name.args, "target": target.name}))


def _technology(name: Text) -> Brief:
    level = text("nucleum-effect-technology", level=name.args["level"])
    return Brief(text("nucleum-plain", value=name.args["id"]), level)


def _slot(name: Text) -> Brief:
    return Brief(text("nucleum-slot-brief", number=name.args["number"]), _text(name.args["effects"]))


def _income(name: Text) -> Brief:
    """Return steps on a track of income without the space that they lead to."""
    return Brief(text("nucleum-label-income", track=name.args["track"], steps=name.args["steps"], cost=0), name)


def _uranium_at(name: Text) -> Brief:
    return Brief(Text("nuc-uranium-at-brief", name.args), name)


def _list(name: Text) -> Brief:
    """Return a list of short names."""
    listed = name.args["items"]
    if not isinstance(listed, Listing):
        return Brief(name)
    items = tuple(brief(each, {}, paired=False).name if isinstance(each, Text) else each for each in listed.items)
    return Brief(Text(name.key, {"items": Listing(items)}), name) if items != listed.items else Brief(name)


def _fulfil(name: Text) -> Brief:
    return Brief(_text(name.args["contract"]))


_BRIEF: Mapping[str, Callable[[Text], Brief]] = MappingProxyType({
    "nuc-tile": _tile,
    "nuc-way": _way,
    "nuc-rail-beside": _beside,
    "nuc-place": _place,
    "nuc-building-at": _building_at,
    "nuc-other-plans": _other_plans,
    "nucleum-technology": _technology,
    "nucleum-slot": _slot,
    "nuc-fulfil": _fulfil,
    "nuc-income-steps": _income,
    "nuc-uranium-at": _uranium_at,
    "nucleum-list": _list,
})  # fmt: skip
"""The function that shortens a name, by the key of its text."""

_PAIRED: Mapping[str, Callable[[Text], Brief]] = MappingProxyType({
    "nuc-rail-beside": _space_number,
    "nuc-rail-space": _space_number,
    "nuc-way": _way_of_a_space,
})  # fmt: skip
"""The same, if it differs in a line with an answer."""
