"""Checks of the player board and the milestone track."""

from __future__ import annotations

from collections.abc import Iterator

from engine.nucleum.data.components import Components
from engine.nucleum.data.names import Names
from engine.nucleum.data.problem import Found, unique
from engine.nucleum.data.vocabulary import BUILDING_TYPES, TRACKS, PlaceNucleum, SlotReward, Technology, parts_of

EXAMPLE_MARKER = 9
"""The highest income marker of the rules' own example (nucleum.md 7), which the pages compute."""


def player_board(components: Components, names: Names) -> Iterator[Found]:
    """Return the problems of the buildings, rows, contract slots and income tracks of the player board."""
    for building in components.buildings.values():
        for unknown in sorted(set(building.types) - set(names.building_types)):
            yield "buildings", building.id, "types", f"there is no building type {unknown}"
        if building.types[0] == "government" or building.types[1:] not in {(), ("government",)}:
            yield "buildings", building.id, "types", "must be a type, or a type and government"
    for kind in BUILDING_TYPES[:-1]:
        if not any(building.types[0] == kind for building in components.buildings.values()):
            yield "buildings", next(iter(components.buildings), ""), "types", f"no building is a {kind}"
    yield from unique("rows", components.rows.values(), "number")
    bare = [row.id for row in components.rows.values() if not row.abilities]
    if len(bare) != 1:
        record = (bare or list(components.rows))[-1] if components.rows else ""
        yield (
            "rows",
            record,
            "abilities",
            "exactly one row must have none: the experiment's turbine effect goes there",
        )
    for slot in components.contract_slots.values():
        if any(isinstance(part, SlotReward) for part in parts_of(slot.effects)):
            yield "contract_slots", slot.id, "effects", "a slot's bonus cannot be the bonus of a slot"
    yield from unique("contract_slots", components.contract_slots.values(), "number")
    if sum(slot.initial for slot in components.contract_slots.values()) != 1:
        yield "contract_slots", next(iter(components.contract_slots), ""), "initial", "exactly one slot must be"
    found = sorted(track.resource for track in components.income_tracks.values())
    if found != sorted(TRACKS):
        yield "income_tracks", next(iter(components.income_tracks), ""), "resource", f"tracks are {found}"
    for track in components.income_tracks.values():
        if len(track.values) != track.spaces:
            yield "income_tracks", track.id, "values", f"needs {track.spaces} values, the start value first"
        if track.spaces < EXAMPLE_MARKER:
            yield "income_tracks", track.id, "spaces", f"must be at least {EXAMPLE_MARKER}"
        start = components.numbers.get("income-start")
        if start and start.values[0] > track.spaces:
            yield "numbers", start.id, "values", f"{track.id} has only {track.spaces} spaces"
        if any(space not in range(1, track.spaces + 1) for space in track.end_bonus):
            yield "income_tracks", track.id, "end_bonus", f"spaces are 1 to {track.spaces}"


def milestones(components: Components, _names: Names) -> Iterator[Found]:
    """Return the problems of the milestone track."""
    segments = sorted(components.segments.values(), key=lambda segment: segment.low)
    yield from unique("segments", segments, "number")
    for before, segment in zip([None, *segments], segments, strict=False):
        if segment.low > segment.high or (before is not None and segment.low <= before.high):
            yield "segments", segment.id, "low", "segments must be ranges that do not overlap"
        if segment.low == 0:
            yield "segments", segment.id, "low", "space 0 is in no segment"
        if not any(
            segment.low <= space <= segment.high for tier in components.tiers.values() for space in tier.spaces
        ):
            yield "segments", segment.id, "high", "no tier has a space here"
        if not segment.first_only and any(isinstance(part, PlaceNucleum) for part in parts_of(segment.effects)):
            yield "segments", segment.id, "first_only", "segments with a nucleum give it to the first star"
    if all(segment.first_only for segment in segments):
        yield "segments", segments[-1].id if segments else "", "first_only", "one segment must reward every star"
    for segment in [segment for segment in components.segments.values() if not segment.first_only][:1]:
        if not any(isinstance(part, Technology) for part in parts_of(segment.effects)):
            yield "segments", segment.id, "effects", "must give a technology"
    if len(components.milestones) < len(segments):
        yield "segments", segments[-1].id, "", "there are fewer milestone tiles than segments"
    yield from unique("tiers", components.tiers.values(), "number")
    owner: dict[int, str] = {}
    for tier in components.tiers.values():
        for space in tier.spaces:
            if space in owner:
                yield "tiers", tier.id, "spaces", f"space {space} is also in {owner[space]}"
            owner[space] = tier.id
            if not any(segment.low <= space <= segment.high for segment in segments):
                yield "tiers", tier.id, "spaces", f"space {space} is in no segment"
    yield from unique("track_bonuses", components.track_bonuses.values(), "space")
    for bonus in components.track_bonuses.values():
        if bonus.space and bonus.space not in owner:
            yield "track_bonuses", bonus.id, "space", f"there is no space {bonus.space}"
    for zero in (True, False):
        if not any((bonus.space == 0) == zero for bonus in components.track_bonuses.values()):
            where = "space 0" if zero else "a space above 0"
            yield "track_bonuses", next(iter(components.track_bonuses), ""), "space", f"none is for {where}"
