"""`engine.nucleum.guide.reasons`: what the open decision does not offer, why, and the step that is missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from engine.catalogue import Catalogue
from engine.kernel import Decision, Match, OptionValue, Rng, Text
from engine.nucleum.game import NucleumState
from engine.nucleum.guide.hints import play_hint
from engine.nucleum.guide.reasons.why_not import why_not
from engine.nucleum.library import city_of, side
from engine.nucleum.rules.map.networks import own_cities
from engine.nucleum.rules.map.ways import Way, shortest_way
from engine.nucleum.state import Rail, Terms
from tests.nucleum.builder import GAME, decision_of, lay, link, neutral, put, table
from tests.nucleum.guide.test_prospects import tile_with

ENGLISH = Catalogue("en", strict=True)


class Turn:
    """A turn of seat 0 from a given state, with the texts after its choices."""

    def __init__(self, state: NucleumState) -> None:
        GAME.forget(state)
        self.state, self.begun, self.made = state, GAME.encode(state), list[list[str]]()

    def choose(self, *choices: str) -> None:
        """Make choices which are taken back together."""
        for choice in choices:
            GAME.apply(self.state, choice)
        self.made.append(list(choices))

    @property
    def said(self) -> tuple[list[str], list[str]]:
        """Choices that have become impossible, and those that merely are."""
        found = GAME.guide.unavailable(self.state, GAME.decode(self.begun), self.made)
        return [ENGLISH.say(each) for each in found.lost], [ENGLISH.say(each) for each in found.left_out]

    def to_confirm(self) -> None:
        """Take the first choice until only the confirmation is left."""
        while not (decision := GAME.decision(self.state)).is_confirm:  # type: ignore[union-attr]
            self.choose(decision.main[0].id)  # type: ignore[union-attr]


def turn(first: str, second: str, thaler: int, workers: int) -> tuple[Turn, str]:
    """Return a turn with a tile of two main actions and a building in Grimma, and the choice that plays it."""
    state = table()
    tile = tile_with(state, first, second)
    player = state.players[0]
    player.pool, player.thaler, player.workers = [tile], thaler, workers
    player.reserve = 18 - workers
    put(state, 0, "residence-2", "grimma.1")
    return Turn(state), f"play:{tile}"


def half(made: Turn, action: str) -> str:
    """Return the choice that resolves the half of the tile with an action."""
    decision = decision_of(made.state)
    return next(choice.id for choice in decision.of_kind(action))


def test_an_action_that_was_paid_away_names_the_choice_that_closed_it() -> None:
    made, play = turn("urbanize", "industrialize", 1, 1)
    made.choose(play)
    assert not any(made.said)
    made.choose(half(made, "urbanize"))
    assert not any(made.said)
    made.to_confirm()
    (lost,), left_out = made.said
    assert lost.startswith("⚠️ No longer possible after Urbanize (")
    assert "Residence I" in lost
    assert ": Industrialize. " in lost
    assert lost.endswith(" Undo brings it back.")
    assert left_out == []


@pytest.mark.parametrize("before", [True, False], ids=["before the tile", "after it"])
def test_an_exchange_is_named_wherever_it_was_made(before: bool) -> None:
    made, play = turn("urbanize", "industrialize", 2, 1)
    for choice in ("exchange:worker", play) if before else (play, "exchange:worker"):
        made.choose(choice)
    (lost,), left_out = made.said
    assert lost.startswith("⚠️ No longer possible after 1 worker → 1 thaler: Industrialize. ")
    assert left_out == []


def test_the_reason_is_what_the_choice_took_not_what_later_choices_changed() -> None:
    """With nothing on the map every city is open; once a building stands in one without room, the map is a reason too."""
    state = table()
    tile = tile_with(state, "urbanize", "industrialize")
    player = state.players[0]
    player.pool, player.thaler, player.workers, player.reserve = [tile], 2, 1, 17
    made = Turn(state)
    made.choose(f"play:{tile}")
    made.choose("exchange:worker")
    made.choose(half(made, "urbanize"))
    made.choose("build:residence-1")
    decision = decision_of(made.state)
    crowded = (choice.id for choice in decision.main if not _has_room(made.state, str(choice.facets["city"])))
    made.choose(next(crowded))
    made.to_confirm()
    (lost,), _ = made.said
    assert lost.startswith(
        "⚠️ No longer possible after 1 worker → 1 thaler: Industrialize. Turbine 1 costs 1 worker; you"
    )


def _has_room(state: NucleumState, city: str) -> bool:
    where = side(state).cities[city]
    return any(space.id not in state.board.pieces for space in (*where.mines, *where.turbines))


def test_what_was_impossible_all_along_is_never_called_no_longer_possible() -> None:
    made, play = turn("energize", "industrialize", 10, 5)
    made.choose(play)
    assert made.said[0] == []
    assert [each.partition(".")[0] for each in made.said[1]] == ["Not now: Energize"]
    made.to_confirm()
    assert not any(made.said), "it stood on the panel before"


def test_halves_with_the_same_reason_share_a_line() -> None:
    made, _ = turn("energize", "industrialize", 10, 5)
    made.state.players[0].pool = ["b4"]
    made.begun = GAME.encode(made.state)
    made.choose("play:b4")
    _, left_out = made.said
    assert left_out == [
        "Not now: Energize +1 or Energize. Your Residence II in Grimma needs 4 electricity; you can bring 1."
    ]


def test_of_a_tile_of_which_nothing_is_possible_both_halves_are_explained_at_once() -> None:
    made, play = turn("urbanize", "industrialize", 0, 0)
    made.state.players[0].pool = [play.removeprefix("play:")]
    made.begun = GAME.encode(made.state)
    made.choose(play)
    lost, left_out = made.said
    assert lost == []
    assert {each.partition(".")[0] for each in left_out} == {"Not now: Urbanize", "Not now: Industrialize"}


def test_what_was_skipped_is_not_spoken_of() -> None:
    made, play = turn("urbanize", "industrialize", 10, 5)
    made.choose(play)
    made.choose("skip")
    assert not any(made.said)


def test_a_line_that_is_taken_back_as_a_whole_is_named_as_a_whole() -> None:
    made, play = turn("urbanize", "industrialize", 1, 1)
    single = Turn(GAME.decode(made.begun))
    made.choose(play)
    made.choose(half(made, "urbanize"))
    made.to_confirm()
    single.choose(*(each for group in made.made for each in group))
    (lost,) = single.said[0]
    assert lost.startswith("⚠️ No longer possible after Urbanize (")


def test_what_a_turn_does_not_offer_is_explained() -> None:
    state = table()
    made = Turn(state)
    assert not any(made.said)
    state.players[0].slots = [f"b{number}" for number in range(1, 9)]
    state.players[0].workers, state.players[0].reserve = 0, 18
    play, rail = Turn(state).said[1]
    assert play.startswith("Not now: Play Tile. All your slots are full")
    assert rail.startswith("Not now: Build Railway. A railway needs")


def test_a_half_that_cannot_be_done_is_explained() -> None:
    state = table()
    tile = next(
        tile for tile in state.players[0].pool if "energize" in ENGLISH.say(play_hint(state, 0, tile)).lower()
    )
    made = Turn(state)
    made.choose(f"play:{tile}")
    (why,) = made.said[1]
    assert why.startswith("Not now: Energize")


# --- The laws, over random games --------------------------------------------------------------------------------------

TABLES: dict[str, dict[str, OptionValue]] = {
    "saxony": {},
    "saxony, court, fragments": {"court": True, "promo_fragments": True},
    "gibraltar": {"map": "gibraltar", "special_buildings": True, "experiment_f": True},
    "australia": {"map": "australia", "court": True},
}


def labels(decision: Decision, *without: str) -> set[str]:
    return {ENGLISH.say(choice.label) for choice in decision.choices if choice.kind not in without}


def offers(match: Match[NucleumState], what: str, tile: str) -> bool:
    """Return whether an action of a tile is offered, or is once the tile is played."""
    match = match.copy()
    if match.decision is not None and f"play:{tile}" in match.decision.by_id and match.decision.of_kind("recharge"):
        match.apply(f"play:{tile}")
    decision = match.decision
    assert decision is not None
    tasks = [choice for choice in decision.choices if choice.id.startswith("do:")]
    # A half for any main action is offered as each of these; it names itself by its own label.
    return any(ENGLISH.say(choice.label) == what or choice.id.count(":") > 1 for choice in tasks)


def check_lost(match: Match[NucleumState], said: Text, tile: str, impossible: set[str]) -> None:
    what, by = (ENGLISH.say(part) for part in (said.args["what"], said.args["by"]))  # type: ignore[arg-type]
    assert what not in impossible, f"{what} stood under ✖ before"
    assert not offers(match, what, ""), what
    named = by.partition(" (")[0]
    before = match.copy()
    while before.since:
        before.undo()
        assert before.decision is not None
        if offers(before, what, tile) and any(label.startswith(named) for label in labels(before.decision, "play")):
            return
    raise AssertionError(f"undo brings back neither {what} nor {by}")


def panels(match: Match[NucleumState], rng: Rng) -> Iterator[Decision]:
    """Yield the decisions of a game played at random, often short of goods."""
    while (decision := match.decision) is not None:
        yield decision
        exchanges = decision.of_kind("exchange")
        most = [choice for choice in decision.choices if choice.kind not in {"skip", "rail", "recharge", "exchange"}]
        wanted = exchanges if exchanges and rng.below(3) == 0 else most or list(decision.choices)
        match.apply(rng.pick(wanted).id)


def check_laws(options: dict[str, OptionValue], seed: int, plies: int) -> int:
    """Play a game and check all reasons for impossible choices; return the number of closed ones."""
    match, rng, found = Match(GAME, 3, seed, {"experiments": "random", **options}), Rng(seed), 0
    begun, tile, impossible, told = match.begun, "", set[str](), set[str]()
    for decision in panels(match, rng):
        if match.state.ply > plies:
            break
        plays = [choice.removeprefix("play:") for choice in match.since if choice.startswith("play:")]
        if match.begun != begun or (plays[-1] if plays else "") != tile:
            begun, tile, impossible, told = match.begun, plays[-1] if plays else "", set(), set()
        unavailable = GAME.guide.unavailable(match.state, GAME.decode(match.checkpoint), match.undoable)
        for said in unavailable.lost:
            check_lost(match, said, plays[0] if plays else "", impossible)
        now = {ENGLISH.say(said.args["what"]) for said in unavailable.left_out}  # type: ignore[arg-type]
        assert not (decision.is_confirm and now & told), "it stood on the panel before"
        impossible, told = impossible if told else now, told | now
        found += len(unavailable.lost)
    return found


def test_only_what_this_turn_closed_is_no_longer_possible_and_undo_brings_it_back() -> None:
    assert sum(check_laws(options, seed, 300) for seed, options in enumerate(TABLES.values())) > 5


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_only_what_this_turn_closed_is_no_longer_possible_in_many_games(name: str) -> None:
    assert sum(check_laws(TABLES[name], seed, 2000) for seed in range(10, 20)) > 20


def why(state: NucleumState, kind: str, seat: int = 0) -> str:
    said = why_not(state, seat, kind, terms=Terms())
    return "" if said is None else ENGLISH.say(said)


def test_the_way_has_the_fewest_free_spaces_and_names_its_links() -> None:
    state = table()
    way = shortest_way(state, ["dresden"], {"glashuette"})
    assert way is not None
    assert (way.start, way.end, way.spaces, [each.id for each in way.links]) == (
        "dresden", "glashuette", 2, ["dresden-glashuette"],
    )  # fmt: skip
    lay(state, 1, "dresden-glashuette.1", "g1")
    way = shortest_way(state, ["dresden"], {"glashuette"})
    assert way is not None
    assert way.spaces == 1
    link(state, "dresden-glashuette", 1)
    assert shortest_way(state, ["dresden"], {"glashuette"}) == Way("dresden", "glashuette", 0, ())


def test_a_network_does_not_reach_over_a_railway_of_others() -> None:
    state = table()
    link(state, "dresden-glashuette", 1)
    over = shortest_way(state, ["dresden"], {"glashuette"}, 0)
    assert over is None or over.spaces
    assert shortest_way(state, ["dresden"], {"glashuette"}, 1) == Way("dresden", "glashuette", 0, ())


def test_ones_own_building_comes_before_a_neutral_one() -> None:
    state = table()
    neutral(state, "neutral-5", "praha.5")
    put(state, 0, "residence-1", "dresden.1")
    assert why(state, "energize") == (
        "Your Residence I in Dresden lacks 2 railways to a power plant: Riesa–Dresden. "
        "No neutral building is possible either."
    )


def test_without_a_space_the_nearest_one_is_named() -> None:
    state = table()
    put(state, 0, "residence-1", "dresden.1")
    assert why(state, "industrialize").startswith("Nearest free space: ")
    assert why(state, "industrialize").endswith(" from your network at Dresden.")


# --- The law, over random games ---------------------------------------------------------------------------------------


def missing_links(state: NucleumState, said: Text) -> list[str]:
    """Return the links that a reason names, by the names of their ends."""
    told = ENGLISH.say(said)
    named = {
        each.id: f"{ENGLISH(f'nucleum-city-{each.ends[0]}')}–{ENGLISH(f'nucleum-city-{each.ends[1]}')}"
        for each in side(state).links.values()
    }
    return [name for name, words in named.items() if words in told]


def built(state: NucleumState, seat: int, links: list[str]) -> NucleumState:
    """Return a copy in which a seat has built all that is missing of some links."""
    copy = GAME.copy(state)
    for name in links:
        for space in side(copy).links[name].space_ids:
            copy.board.rails.setdefault(space, Rail(owner=seat, tile="g1"))
        if name not in copy.board.complete:
            copy.board.complete.append(name)
    copy.board.clear_cache()
    GAME.forget(copy)
    return copy


def states(options: dict[str, OptionValue], seed: int, plies: int) -> Iterator[tuple[NucleumState, int]]:
    state, _ = GAME.start(3, seed, {"experiments": "random", **options})
    rng = Rng(seed)
    while (decision := GAME.decision(state)) is not None and state.ply < plies:
        if decision.of_kind("recharge") and state.turn:
            yield state, decision.seat
        GAME.apply(state, rng.pick(decision.choices).id)


def check_reasons(options: dict[str, OptionValue], seed: int, plies: int) -> Counter[str]:
    met = Counter[str]()
    for state, seat in states(options, seed, plies):
        own = [
            (space, piece)
            for space, piece in state.board.pieces.items()
            if piece.type == "building" and piece.owner == seat and not piece.energized
        ]
        said = why_not(state, seat, "energize", terms=Terms())
        if said is not None and own:
            told = ENGLISH.say(said)
            assert told.startswith("Your "), told
            assert any(ENGLISH(f"nucleum-city-{city_of(state, space).id}") in told for space, _ in own), told
            links = missing_links(state, said)
            if "lacks" in told:
                assert links, told
                after = why_not(built(state, seat, links), seat, "energize", terms=Terms())
                assert after is None or ENGLISH.say(after) != told
                met["lacks"] += 1
            else:
                met["needs"] += 1
        for kind in ("urbanize", "industrialize"):
            found = why_not(state, seat, kind, terms=Terms())
            if found is not None and found.key == "nuc-why-nearest-space":
                near = {ENGLISH(f"nucleum-city-{name}") for name in own_cities(state, seat)}
                assert ENGLISH.say(found.args["near"]) in near  # type: ignore[arg-type]
                assert ENGLISH.say(found.args["city"]) not in near  # type: ignore[arg-type]
                met["space"] += 1
    return met


def test_a_reason_names_ones_own_thing_and_the_step_it_names_changes_it() -> None:
    met = sum((check_reasons(options, seed, 250) for seed, options in enumerate(TABLES.values())), Counter[str]())
    assert min(met["lacks"], met["space"]) > 20, met
    assert met["needs"], met


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_a_reason_names_ones_own_thing_in_many_games(name: str) -> None:
    met = sum((check_reasons(TABLES[name], seed, 1500) for seed in range(10, 16)), Counter[str]())
    assert met["lacks"] > 10
