"""Puts the vocabulary of Nucleum's components into `Text`: effects, abilities, conditions, scorings, spaces.

`effects`, `abilities`, `conditions` and `scoring` describe in full, `label` and `half_label` are the shortest texts
of effects (buttons, pictures), `progress` is a condition's. `engine.nucleum.phrases.describe` describes whole
components. The texts are in `nucleum-components.ftl`; nothing here depends on a language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache

from engine.kernel.text import Arg, Listing, SeatName, Text, text
from engine.nucleum.data.components import BuildingSpace, FurtherSpace, Half, MineSpace, Space, TurbineSpace
from engine.nucleum.data.vocabulary import (
    Ability,
    Action,
    Condition,
    Counter,
    Directive,
    Effect,
    ExtraRailway,
    Gain,
    Income,
    Modifier,
    On,
    OneOf,
    Part,
    Permit,
    PlaceNucleum,
    Scoring,
    SlotReward,
    SpecialTiles,
    TakeTile,
    Technology,
)
from engine.nucleum.library import is_undivided, phrase
from engine.nucleum.module import Phrase
from engine.nucleum.state import Effects

# --- Small words ---------------------------------------------------------------------------------------------


def join_items(items: Iterable[Text]) -> Text:
    """Return "a, b and c"; a single item stays itself."""
    parts = tuple(items)
    return parts[0] if len(parts) == 1 else text("nucleum-list", items=Listing(parts))


def join_counted(items: Iterable[Text]) -> Text:
    """Return `join_items` with equal items once, each with its number."""
    parts = list(items)
    once = [part for number, part in enumerate(parts) if part not in parts[:number]]
    return join_items(
        part if parts.count(part) == 1 else text("nucleum-several", count=parts.count(part), what=part)
        for part in once
    )


def either(items: Iterable[Text]) -> Text:
    """Return "a, b or c"."""
    first, *rest = items
    for number, item in enumerate(rest, start=1):
        last = number == len(rest)
        first = (
            text("nucleum-or", first=first, last=item) if last else text("nucleum-or-more", first=first, next=item)
        )
    return first


def series(items: Iterable[Text]) -> Text:
    """Return "a; b; c": a list whose items contain commas."""
    first, *rest = items
    for item in rest:
        first = text("position-series", first=first, next=item)
    return first


def several(key: str, items: Iterable[Text]) -> Text:
    """Return the sentence `key` about a list that may be empty: its arguments are `count` and `items`."""
    parts = tuple(items)
    said: Arg = series(parts) if parts else ""
    return text(key, count=len(parts), items=said)


def of_seat(what: str, seat: int, viewer: int | None, **args: Arg) -> Text:
    """Return a text about something of a seat, in a different form for its owner."""
    return text(f"now-{what}-mine", **args) if seat == viewer else text(f"now-{what}", who=SeatName(seat), **args)


@cache
def city(city_id: str) -> Text:
    """Return a city's name."""
    return text(f"nucleum-city-{city_id}")


def amount(resource: str, count: int) -> Text:
    """Return "2 thaler", "1 worker", ..."""
    return text(f"nucleum-amount-{resource}", count=count)


def amounts(counts: Mapping[str, int]) -> Text:
    """Return "2 thaler and 1 worker" for the numbers of each resource, without those that are 0."""
    return join_items(amount(resource, count) for resource, count in counts.items() if count)


def level(number: int) -> Text:
    """Return a level in Roman figures."""
    return text("nucleum-level", level=number)


@cache
def colour(name_of_colour: str) -> Text:
    """Return the name of a city's or an edge's color."""
    return text(f"nucleum-colour-{name_of_colour}")


def building_type(name_of_type: str) -> Text:
    """Return the name of a building type ("residence")."""
    return text(f"nucleum-type-{name_of_type}")


@cache
def track(name_of_track: str) -> Text:
    """Return the name of an income track ("thaler income")."""
    return text(f"nucleum-track-{name_of_track}")


# --- Counting --------------------------------------------------------------------------------------------------


def _yes(flag: bool) -> str:
    return "yes" if flag else "no"


def _qualify(what: Text, counter: Counter) -> Text:
    """Add the filters of pieces to the counted things: level, cities, colors, joined cities, network, owner."""
    how: list[Text] = []
    if counter.level_at_least:
        how.append(text("nucleum-filter-level", level=level(counter.level_at_least)))
    if counter.cities:
        how.append(text("nucleum-filter-cities", cities=either(map(city, counter.cities))))
    if counter.city_colours:
        how.append(text("nucleum-filter-colours", colours=either(map(colour, counter.city_colours))))
    if counter.joined_with:
        how.append(text("nucleum-filter-joined", cities=either(map(city, counter.joined_with))))
    if counter.network:
        how.append(text(f"nucleum-filter-network-{counter.network}"))
    if counter.owner == "anyone":
        how.append(text("nucleum-filter-anyone"))
    for part in how:
        what = text("nucleum-filtered", what=what, how=part)
    return what


def _kinds(counter: Counter) -> str:
    return _with_dash(counter.kinds[0]) if len(counter.kinds) == 1 else "pieces"


def _with_dash(name: str) -> str:
    return name.replace("_", "-")


def each(counter: Counter) -> Text:
    """Return one of the things that a counter counts, in its form after "each" ("energized building in Praha")."""
    if counter.what == "pieces" and len(counter.kinds) > 1:
        kinds = (
            text(f"nucleum-each-{_with_dash(kind)}", energized=_yes(counter.energized)) for kind in counter.kinds
        )
        return _qualify(either(kinds), counter)
    if counter.what == "pieces":
        return _qualify(text(f"nucleum-each-{_kinds(counter)}", energized=_yes(counter.energized)), counter)
    if counter.what == "cities":
        return _cities(text("nucleum-each-city"), counter)
    if counter.what == "links":
        return text("nucleum-each-links", length=counter.length_at_least)
    if counter.what == "income":
        return text("nucleum-each-income", track=_markers(counter))
    return _other(f"nucleum-each-{counter.what.replace('_', '-')}", counter)


def _cities(what: Text, counter: Counter) -> Text:
    """Add the required contents and locations of the counted cities."""
    inside = Counter(
        what="pieces",
        kinds=counter.kinds,
        energized=counter.energized,
        level_at_least=counter.level_at_least,
        owner=counter.owner,
    )
    where = Counter(
        what="pieces",
        cities=counter.cities,
        city_colours=counter.city_colours,
        joined_with=counter.joined_with,
        network=counter.network,
    )
    return _qualify(text("nucleum-cities-with", cities=what, piece=each(inside)), where)


def _other(key: str, counter: Counter, **args: int) -> Text:
    """Return something counted other than pieces and cities, with its filters."""
    said = text(
        key,
        **args,
        cities=join_items(map(city, counter.cities)) if counter.cities else "",
        space=counter.space_at_least,
    )
    return _qualify(said, Counter(what="pieces", joined_with=counter.joined_with))


def _markers(counter: Counter) -> Text:
    return text(f"nucleum-marker-{counter.track}")


def count(counter: Counter, number: int) -> Text:
    """Return `number` of the things that a counter counts ("3 energized buildings in Praha")."""
    if counter.what == "pieces" and len(counter.kinds) > 1:
        energized = _yes(counter.energized)
        kinds = (text(f"nucleum-kind-{_with_dash(kind)}", energized=energized) for kind in counter.kinds)
        return _qualify(text("nucleum-count-several", count=number, kinds=either(kinds)), counter)
    if counter.what == "pieces":
        key = f"nucleum-count-{_kinds(counter)}"
        return _qualify(text(key, count=number, energized=_yes(counter.energized)), counter)
    if counter.what == "cities":
        return _cities(text("nucleum-count-cities", count=number), counter)
    if counter.what == "links":
        return text("nucleum-count-links", count=number, length=counter.length_at_least)
    if counter.what == "income":
        return text("nucleum-count-income", count=number, marker=_markers(counter))
    return _other(f"nucleum-count-{counter.what.replace('_', '-')}", counter, count=number)


def condition(wanted: Condition) -> Text:
    """Return the text of a condition ("3 factories")."""
    said = count(wanted.counter, wanted.at_least)
    return text("nucleum-with-two", what=said, count=wanted.at_least_two) if wanted.at_least_two else said


def conditions(wanted: Sequence[Condition]) -> Text:
    """Return the text of all the conditions."""
    return join_items(map(condition, wanted))


def progress(wanted: Condition, have: int, players: int) -> Text:
    """Return the progress of a condition for a number of players, with `have` counted: "3 factories (you have 2)"."""
    needed = wanted.required_count(players)
    what = count(wanted.counter, needed)
    if wanted.counter.what == "income":
        return text("nucleum-progress-income", have=have, what=what)
    if is_undivided(wanted.counter.what):
        return text("nucleum-progress-one", have=int(have >= needed), what=what)
    return text("nucleum-progress-one" if needed == 1 else "nucleum-progress", have=have, what=what)


def scoring(wanted: Scoring) -> Text:
    """Return the thresholds of a final scoring and their points."""
    first, *rest = wanted.thresholds
    steps = [text("nucleum-threshold", vp=first.vp, what=count(wanted.counter, first.at_least))]
    steps += [text("nucleum-threshold-more", vp=step.vp, count=step.at_least) for step in rest]
    return text("nucleum-scoring", steps=join_items(steps))


# --- Effects -----------------------------------------------------------------------------------------------------


def _details(effect: Action, form: str) -> list[Text]:
    """Return a description of the special terms of a main action; `form` is "short" or "long"."""
    found: list[Text] = []
    for field in ("thaler_off", "workers_off", "electricity", "uranium"):
        value: int = getattr(effect, field)
        if value:
            found.append(text(f"nucleum-{form}-{field.replace('_', '-')}", count=value))
    if effect.ignore_network:
        found.append(text(f"nucleum-{form}-ignore-network"))
    if effect.double_slot:
        found.append(text(f"nucleum-{form}-double-slot"))
    return found


def label(effect: Effect) -> Text:
    """Return the shortest text of an effect ("Urbanize -1", "Technology II")."""
    return phrase(effect).label(effect)


def effect(wanted: Effect) -> Text:
    """Return an effect in full, as a phrase that can stand in a list ("2 thaler", "an urbanize action")."""
    return phrase(wanted).full(wanted)


def _gain(effect: Gain) -> Text:
    return amount(effect.resource, effect.amount)


def _income_label(effect: Income) -> Text:
    moved = text("nucleum-label-track", track=effect.track)
    return text("nucleum-label-income", track=moved, steps=effect.steps, cost=effect.cost)


def _income(effect: Income) -> Text:
    key = f"nucleum-effect-income-{'any' if effect.track == 'any' else 'one'}"
    return text(key, track=track(effect.track), steps=effect.steps, cost=effect.cost)


def _action_label(effect: Action) -> Text:
    words = text(f"nucleum-action-{effect.action}")
    for detail in _details(effect, "short"):
        words = text("nucleum-filtered", what=words, how=detail)
    return words


def _action(effect: Action) -> Text:
    words = text(f"nucleum-effect-action-{effect.action}")
    details = _details(effect, "long")
    return text("nucleum-effect-details", what=words, details=join_items(details)) if details else words


def _options_label(effect: OneOf) -> Text:
    return either(map(labels, effect.options))


def _options(effect: OneOf) -> Text:
    return either(map(effects, effect.options))


def _take_tile(form: str) -> Callable[[TakeTile], Text]:
    """Return the text of taking an action tile from the offer; `form` is "label" or "effect"."""

    def say(effect: TakeTile) -> Text:
        if effect.free:
            return text(f"nucleum-{form}-take-tile-free")
        return text(f"nucleum-{form}-take-tile", thaler=effect.thaler_off)

    return say


def _slot_reward(form: str) -> Callable[[SlotReward], Text]:
    """Return the text of the bonus of a contract slot; `form` is "label" or "effect"."""

    def say(effect: SlotReward) -> Text:
        words = text(f"nucleum-{form}-slot-reward", other=_yes(effect.other))
        return words if effect.times == 1 else text("nucleum-times", what=words, count=effect.times)

    return say


def _plain(name_of_effect: str) -> Phrase:
    """Return the phrases of an effect whose text does not depend on its fields."""
    return Phrase(
        lambda _: text(f"nucleum-label-{name_of_effect}"), lambda _: text(f"nucleum-effect-{name_of_effect}")
    )


EFFECTS: dict[type[Part], Phrase] = {
    Gain: Phrase(_gain, _gain),
    Income: Phrase(_income_label, _income),
    Technology: Phrase(
        lambda effect: text("nucleum-label-technology", level=level(effect.level)),
        lambda effect: text("nucleum-effect-technology", level=level(effect.level)),
    ),
    Action: Phrase(_action_label, _action),
    Directive: Phrase(
        lambda effect: text("nucleum-label-directive", thaler=effect.thaler_off),
        lambda effect: text("nucleum-effect-directive", thaler=effect.thaler_off),
    ),
    TakeTile: Phrase(_take_tile("label"), _take_tile("effect")),
    OneOf: Phrase(_options_label, _options),
    SpecialTiles: _plain("special-tiles"),
    ExtraRailway: _plain("extra-railway"),
    SlotReward: Phrase(_slot_reward("label"), _slot_reward("effect")),
    PlaceNucleum: _plain("place-nucleum"),
}
"""The phrases of the base game's effects."""


@lru_cache(maxsize=1024)
def effects(wanted: Effects) -> Text:
    """Return several effects as one list, or the text that there are none."""
    return join_items(map(effect, wanted)) if wanted else text("nucleum-nothing")


@lru_cache(maxsize=1024)
def labels(wanted: Effects) -> Text:
    """Return several effects as one list of their shortest texts."""
    return join_items(map(label, wanted))


# --- Abilities ---------------------------------------------------------------------------------------------------


def ability(wanted: Ability) -> Text:
    """Return a lasting ability as a phrase."""
    match wanted:
        case On():
            moments = either(text(f"nucleum-moment-{moment.replace('_', '-')}") for moment in wanted.moments)
            if wanted.requirement_at_least:
                moments = text("nucleum-moment-requirement", moment=moments, electricity=wanted.requirement_at_least)
            return text("nucleum-ability-on", moment=moments, effects=effects(wanted.effects))
        case Modifier():
            words = text(f"nucleum-modifier-{wanted.what.replace('_', '-')}", count=wanted.amount)
            if wanted.per is None:
                return words
            return text("nucleum-modifier-per", what=words, each=each(wanted.per), limit=wanted.limit)
        case Permit():
            if wanted.what == "ignore_network":
                return text("nucleum-permit-ignore-network", action=text(f"nucleum-action-{wanted.action}-plural"))
            return text(f"nucleum-permit-{wanted.what.replace('_', '-')}")


def abilities(wanted: Sequence[Ability]) -> Text:
    """Return several abilities as clauses of one sentence, or the text that there are none."""
    return clauses([ability(each) for each in wanted]) if wanted else text("nucleum-nothing")


def clauses(parts: Sequence[Text]) -> Text:
    """Return one or more texts as clauses of one sentence, separated by semicolons."""
    *before, said = parts
    for clause in reversed(before):
        said = text("nucleum-clauses", first=clause, more=said)
    return said


# --- Tiles and spaces ----------------------------------------------------------------------------------------------


def half_label(half: Half) -> Text:
    """Return the shortest text of one action of an action tile."""
    return labels(half.effects)


def types(wanted: Sequence[str]) -> Text:
    """Return building types as printed on a space or a building ("residence/factory")."""
    first, *rest = map(building_type, wanted)
    for item in rest:
        first = text("nucleum-both-types", first=first, second=item)
    return first


def space(wanted: Space) -> Text:
    """Return the text of the kind of a space ("factory space", "red space", "red mine space with 1 uranium")."""
    match wanted:
        case BuildingSpace():
            if wanted.special:
                return text("nucleum-space-special")
            key = "nucleum-space-red" if wanted.red else "nucleum-space-building"
            return text(key, types=types(wanted.types))
        case MineSpace():
            return text("nucleum-space-mine", red=_yes(wanted.red), uranium=wanted.uranium)
        case FurtherSpace():
            return text(f"nucleum-space-{_with_dash(wanted.kind)}")
        case TurbineSpace():
            return text("nucleum-space-turbine", red=_yes(wanted.red))
    raise TypeError(type(wanted))
