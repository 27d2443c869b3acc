"""Everything in the data, and everything that the vocabulary can express, has a text."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import pytest

from engine.catalogue import Catalogue, MissingTextError
from engine.kernel.text import text
from engine.nucleum.data.components import Components, Record
from engine.nucleum.data.load import read, records
from engine.nucleum.data.names import BASE
from engine.nucleum.data.vocabulary import (
    Action,
    Colour,
    Condition,
    Counter,
    Income,
    Modifier,
    On,
    OneOf,
    Permit,
    Resource,
    SlotReward,
    TakeTile,
)
from engine.nucleum.modules import BOX
from engine.nucleum.phrases import words
from engine.nucleum.phrases.describe import describe, name


def test_every_record_can_be_said(english: Catalogue) -> None:
    library = read(more=BOX.record_kinds)
    said = {(kind, side, record.id): record for side, kind, record in records(library.components)}
    for record in said.values():
        assert english.say(name(record))
        assert english.say(describe(record))
    assert len(said) > 350


def test_every_space_can_be_said(real: Components, english: Catalogue) -> None:
    found = {
        english.say(words.space(space))
        for side in real.sides.values()
        for city in side.cities.values()
        for space in city.spaces
    }
    assert {
        "factory space",
        "residence/government space",
        "red space for any building",
        "red mine space with 1 uranium",
        "mine space",
        "red turbine space",
    } <= found


@pytest.mark.parametrize(
    ("kind", "record", "called", "says"),
    [
        ("contracts", "C12", "Silver Contract C12", "2 factories → 2 VP and technology I"),
        ("contracts", "C49", "Purple Contract C49", "every income marker on space 7 or higher → 12 VP"),
        (
            "contracts",
            "C02",
            "Initial Contract C02",
            "2 buildings, mines or turbines in white cities → technology I",
        ),
        ("tiles", "b3", "Urbanize −1 | Contract", None),
        ("tiles", "start-A1", "Develop | 1 worker or 2 thaler", None),
        ("tiles", "start-A5", "Any main action −1", "any main action for 1 thaler less; never a railway."),
        (
            "tiles",
            "b5",
            "Contract | Industrialize −1 worker",
            "orange edge: a contract action; purple edge: an industrialize action for 1 worker less.",
        ),
        ("technologies", "A3", "Technology TA3 (level I)", "Immediately: an urbanize action for 2 thaler less."),
        (
            "technologies",
            "A8",
            "Technology TA8 (level III)",
            "At the end of the game: 4 VP for 5 cities with at least one building, mine or turbine, 10 VP for 7 "
            "and 21 VP for 9.",
        ),
        (
            "technologies",
            "C8",
            None,
            "At the end of the game: 4 VP for 3 mines or turbines, 10 VP for 5 and 21 VP for 7.",
        ),
        (
            "experiments",
            "C",
            "Experiment C",
            "Turbine effect: your energize actions get 1 more electricity for each mine connected to the power "
            "plant, at most 3.",
        ),
        (
            "buildings",
            "factory-4",
            "Factory IV",
            "Costs 5 thaler, needs 10 electricity. Energized: thaler income +4; at the end 2 VP for each factory in "
            "the same network (anyone's).",
        ),
        ("milestones", "milestone-railways", "Railways", "Met once for every 2 railway tiles."),
        ("milestones", "milestone-residence", "Residences", "Counts once per residence."),
        ("segments", "segment-4", "Spaces 24–40", "Each star here: technology III."),
    ],
)
def test_what_records_say(
    real: Components, english: Catalogue, kind: str, record: str, called: str | None, says: str | None
) -> None:
    found: Record = getattr(real, kind)[record]
    if called is not None:
        assert english.say(name(found)) == called
    if says is not None:
        assert english.say(describe(found)) == says


def test_progress(real: Components, english: Catalogue) -> None:
    (factories,) = real.contracts["C23"].conditions
    assert english.say(words.progress(factories, 2, 4)) == "3 factories (you have 2)"
    (level,) = real.contracts["C16"].conditions
    assert english.say(words.progress(level, 3, 4)) == "any income marker on space 5 or higher (now 3)"


def test_cities_in_one_network_are_joined_or_not(english: Catalogue) -> None:
    wanted = Condition(counter=Counter(what="joined", cities=("dresden", "leipzig")), at_least=2)
    assert [english.say(words.progress(wanted, have, 4)) for have in (0, 1, 2)] == [
        "Dresden and Leipzig in one network (not yet)",
        "Dresden and Leipzig in one network (not yet)",
        "Dresden and Leipzig in one network (done)",
    ]


def test_effects_in_lists(english: Catalogue) -> None:
    assert english.say(words.effects(())) == "nothing"
    both = OneOf(options=((Income(track="any", steps=2),), (TakeTile(thaler_off=1), SlotReward())))
    assert (
        english.say(words.effect(both))
        == "2 income steps on any tracks or an action tile from the offer for 1 thaler less and the bonus of any "
        "contract slot"
    )
    free = Action(action="urbanize", thaler_off=3, ignore_network=True)
    assert english.say(words.effect(free)) == "an urbanize action for 3 thaler less and in any city"
    assert english.say(words.label(free)) == "Urbanize −3 anywhere"


def test_the_whole_vocabulary_has_words(english: Catalogue) -> None:
    """This includes words that no base component uses, as expansions and overrides may use them."""
    spoken = [text(f"nucleum-amount-{resource}", count=2) for resource in get_args(Resource)]
    spoken += [words.colour(colour) for colour in get_args(Colour)]
    spoken += [words.ability(On(moments=(moment,), effects=(SlotReward(other=True),))) for moment in BASE.moments]
    spoken += [words.ability(Modifier(what=what, amount=2)) for what in BASE.modifiers]
    spoken += [words.ability(Permit(what=what, action="urbanize")) for what in BASE.permits]
    spoken += [words.ability(Permit(what="ignore_network", action="industrialize"))]
    for what in BASE.counters:
        counter = Counter(what=what)
        spoken += [words.each(counter), words.count(counter, 1), words.count(counter, 3)]
    for network in literal(Counter, "network"):
        spoken.append(words.count(Counter(what="pieces", network=network), 2))
    for track in literal(Counter, "track"):
        spoken.append(words.progress(Condition(counter=Counter(what="income", track=track), at_least=4), 1, 4))
    for kind in (*BASE.piece_kinds, *BASE.building_types):
        for energized in (False, True):
            for kinds in ((kind,), (kind, "mine")):
                counter = Counter(what="pieces", kinds=kinds, energized=energized, owner="anyone")
                spoken += [words.each(counter), words.count(counter, 1), words.count(counter, 2)]
    for said in spoken:
        assert english.say(said)


def literal(struct: type, field: str) -> tuple[Any, ...]:
    """Return the values a field's Literal allows."""
    return get_args(get_type_hints(struct)[field])


def test_contract_names_know_every_stack(real: Components, english: Catalogue) -> None:
    assert {contract.stack for contract in real.contracts.values()} == set(BASE.contract_stacks)
    first = {english.say(name(contract)).split()[0] for contract in real.contracts.values()}
    assert first == {"Initial", "Silver", "Gold", "Purple"}


def test_a_strict_catalogue_notices_a_missing_word(english: Catalogue) -> None:
    with pytest.raises(MissingTextError):
        english.say(words.city("atlantis"))
