"""The expert variant of Court of Progress: bids for the order in which experiments are chosen."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from engine.catalogue import Catalogue
from engine.kernel import Event, LineError, OptionError, Rng
from engine.nucleum.game import NucleumState
from engine.nucleum.modules import BOX, MODULES
from engine.nucleum.modules.auction.bidding import MAX_BID
from engine.nucleum.modules.auction.state import auction, choosing, lost_vp
from engine.nucleum.modules.auction.worth import FIRST_CHOICE
from tests.kernel.playthrough import read
from tests.kernel.tables import choices_for
from tests.nucleum.builder import GAME, decision_of, ids, seat_to_act
from tests.nucleum.modules.auction.invariants import check

WORDS = Catalogue("en", strict=True)


def begun(seats: int = 4, seed: int = 7, **options: bool) -> NucleumState:
    """Return a table at the first bid."""
    return GAME.start(seats, seed, {"auction": True, **options})[0]


def bid(state: NucleumState, *choices: str) -> list[Event]:
    """Make choices of the auction and confirm each; return the events."""
    happened = []
    for choice in choices:
        happened += GAME.apply(state, choice)
        decision = GAME.decision(state)
        if decision is not None and decision.is_confirm:
            happened += GAME.apply(state, "confirm")
        check(state)
    return happened


def bids(*points: int) -> list[str]:
    """Return the ids of bids; 0 means to pass."""
    return [f"bid:{each}" if each else "pass" for each in points]


def paid(state: NucleumState) -> list[int]:
    """Return the losses of each seat, in the order of choosing."""
    return [lost_vp(state, seat) for seat in auction(state).order]


def said(events: Sequence[Event]) -> list[str]:
    return [WORDS.say(event.text, str) for event in events]


EXAMPLE = bids(1, 3, 4, 6, 7, 0, 8, 10, 0, 11, 12, 15, 0)
"""A1 B3 C4 D6 A7 B passes, C8 D10 A passes, C11 D12 C15 D passes."""


# --- The rules --------------------------------------------------------------------------------------------------------


def test_the_worked_example() -> None:
    state = begun()
    a, b, c, d = state.seats_from(state.first)
    told = bid(state, *EXAMPLE)
    assert auction(state).order == [c, d, a, b]
    (over,) = [event for event in told if event.kind == "auction"]
    assert (over.seat, over.marks) == (c, (f"auction:{c}",))
    assert WORDS.say(over.text, dict(zip((a, b, c, d), "ABCD", strict=True)).__getitem__) == (
        "The auction is over. Choosing order: C (−15 VP), D (−12 VP), A (−7 VP) and B."
    )
    assert [lost_vp(state, seat) for seat in (c, d, a, b)] == [15, 12, 7, 0]


def test_bidding_goes_clockwise_from_the_first_player_and_leaves_out_who_passed() -> None:
    state = begun()
    a, b, c, d = state.seats_from(state.first)
    asked = []
    for choice in bids(1, 0, 2, 3, 4, 5):
        asked.append(seat_to_act(state))
        bid(state, choice)
    assert asked == [a, b, c, d, a, c]
    assert seat_to_act(state) == d


def test_each_bids_higher_than_all_before_or_passes() -> None:
    state = begun()
    assert ids(state, "bid") == {"bid:1"}
    assert ids(state, "pass") == {"pass"}
    bid(state, "bid:6")
    assert ids(state, "bid") == {"bid:7"}
    assert ids(state, "raise") == {f"bid:{points}" for points in range(8, MAX_BID + 1)}
    assert ids(state, "highest") == {f"highest:{points}" for points in range(7, MAX_BID + 1)}
    assert ids(state, "pass") == {"pass"}
    bid(state, f"bid:{MAX_BID - 1}")
    assert ids(state, "bid") == {f"bid:{MAX_BID}"}
    assert ids(state, "raise") == set()
    assert ids(state, "highest") == {f"highest:{MAX_BID}"}


def test_a_question_says_the_highest_bid_and_what_passing_costs() -> None:
    """The first to pass chooses last and loses nothing; later ones lose their last bid (court-of-progress, auction)."""
    state = begun()
    a, *_, d = state.seats_from(state.first)

    def asked() -> tuple[str, str, str]:
        decision = decision_of(state)
        parts = (decision.reason, decision.by_id["pass"].detail, decision.choices[0].detail)
        first, second, third = (WORDS.say(part, str) for part in parts if part is not None)
        return first, second, third

    none, first = "Nobody has bid yet.", "if nobody goes higher, you choose first and lose {} VP at the end"
    assert asked() == (none, "you choose fourth and lose nothing", first.format(1))
    bid(state, "bid:3")
    assert asked() == (f"{a} has the highest bid: 3 VP.", "you choose fourth and lose nothing", first.format(4))
    bid(state, "pass", "pass", "bid:5")
    assert seat_to_act(state) == a
    assert asked() == (
        f"{d} has the highest bid: 5 VP.",
        "you choose second and lose 3 VP at the end",
        first.format(6),
    )


def test_who_has_bid_nothing_loses_nothing_by_passing_late() -> None:
    state = begun(3)
    bid(state, "pass")
    detail = decision_of(state).by_id["pass"].detail
    assert detail is not None
    assert WORDS.say(detail) == "you choose second and lose nothing"


@pytest.mark.parametrize("number", ["41", "-1", "+0", "1.5", "7,5"])
def test_another_number_is_refused_with_what_can_be_bid(number: str) -> None:
    state = begun(2)
    bid(state, "bid:6")
    with pytest.raises(LineError) as error:
        choices_for(GAME, state, f"bid {number}")
    assert WORDS.say(error.value.text) == (
        "A bid is at least 7 VP and at most 40. Bid a number between them, or pass."
    )
    for word in ("much", "7"):
        assert GAME.guide.line_refused(state, ["bid", word]) is None


def test_no_bid_is_above_the_limit() -> None:
    state = begun(2)
    winner = state.first
    bid(state, f"bid:{MAX_BID}")
    assert auction(state).order[0] == winner
    assert paid(state) == [MAX_BID, 0]


@pytest.mark.parametrize(
    ("seats", "choices", "pays"),
    [
        (4, bids(1, 2, 3, 4, 0, 0, 0), [4, 3, 2, 0]),
        (3, bids(1, 2, 3, 0, 0), [3, 2, 0]),
        (3, bids(1, 2, 0, 3, 0), [3, 2, 0]),
        (2, bids(1, 2, 3, 0), [3, 0]),
        (2, bids(1, 0), [1, 0]),
    ],
)
def test_all_but_the_last_to_choose_lose_their_last_bid(seats: int, choices: list[str], pays: list[int]) -> None:
    state = begun(seats)
    bid(state, *choices)
    assert paid(state) == pays


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_if_all_pass_without_a_bid_the_last_one_left_chooses_first_for_nothing(seats: int) -> None:
    state = begun(seats)
    order = state.seats_from(state.first)
    bid(state, *["pass"] * (seats - 1))
    assert auction(state).order == order[::-1]
    assert paid(state) == [0] * seats


def test_experiments_are_chosen_in_the_order_won() -> None:
    state = begun()
    bid(state, *EXAMPLE)
    for seat, letter in zip(auction(state).order[:3], "DBA", strict=True):
        assert seat_to_act(state) == seat
        bid(state, f"experiment:{letter}")
        assert state.players[seat].experiment == letter
    assert state.players[auction(state).order[3]].experiment == "C"
    assert state.turn == 1
    assert seat_to_act(state) == state.first


def test_with_two_players_the_second_chooses_among_what_is_left() -> None:
    state = begun(2)
    second, winner = state.seats_from(state.first)
    bid(state, *bids(1, 2, 0))
    assert (auction(state).order, seat_to_act(state)) == ([winner, second], winner)
    assert ids(state, "experiment") == {f"experiment:{letter}" for letter in "ABCD"}
    bid(state, "experiment:B")
    assert seat_to_act(state) == second
    assert ids(state, "experiment") == {"experiment:A", "experiment:C", "experiment:D"}
    bid(state, "experiment:D")
    assert [state.players[seat].experiment for seat in (winner, second)] == ["B", "D"]


def test_the_bids_lost_are_points_of_their_own_at_the_end() -> None:
    state = begun()
    bid(state, *EXAMPLE)
    for row in GAME.standings(state):
        found = {line.source.key: line.points for line in row.lines}
        assert found.get("nuc-score-auction", 0) == -lost_vp(state, row.seat)
        assert row.score == sum(found.values())
    assert all(player.vp == 0 for player in state.players)


def test_the_bids_lost_are_off_before_the_winner_is_found() -> None:
    state = begun()
    bid(state, *EXAMPLE, "experiment:A", "experiment:B", "experiment:C")
    winner, last = auction(state).order[0], auction(state).order[-1]
    before = {row.seat: row.score for row in GAME.standings(state)}
    state.players[winner].vp += before[last] - before[winner]
    state.players[winner].points["contracts"] = state.players[winner].vp
    places = {row.seat: row.place for row in GAME.standings(state)}
    assert places[winner] == places[last]


def test_nothing_is_lost_while_the_auction_goes_on() -> None:
    state = begun()
    bid(state, *EXAMPLE[:-1])
    assert not any(line.source.key == "nuc-score-auction" for row in GAME.standings(state) for line in row.lines)


def test_a_bid_can_be_taken_back_until_it_is_confirmed() -> None:
    from engine.kernel import Match

    match: Match[NucleumState] = Match(GAME, 4, 7, {"auction": True})
    match.apply("bid:3")
    match.undo()
    assert auction(match.state).bids == {}
    match.apply("bid:3")
    match.apply("confirm")
    assert match.since == []


# --- Options ----------------------------------------------------------------------------------------------------------


def test_the_option_does_not_go_with_dealt_experiments() -> None:
    for other in ({"experiments": "random"}, {"first_game": True}):
        with pytest.raises(OptionError):
            GAME.complete_options({"auction": True, **other})
    assert "auction" not in BOX.in_force(GAME.complete_options({}))
    settled = GAME.set_option(GAME.complete_options({"experiments": "random"}), "auction", True)
    assert settled["experiments"] == "choose"


def test_with_everything_else_that_goes_with_it() -> None:
    options = GAME.complete_options({"auction": True})
    for module in MODULES[1:]:
        for option in module.options:
            if isinstance(option.default, bool):
                options = GAME.set_option(options, option.name, True)
    options = GAME.set_option(options, "auction", True)
    state, _ = GAME.start(4, 7, options)
    bid(state, *EXAMPLE)
    assert paid(state) == [15, 12, 7, 0]


# --- Highest bids -----------------------------------------------------------------------------------------------------


def test_a_highest_bid_bids_just_enough_by_itself() -> None:
    state = begun()
    a, b, _, _ = state.seats_from(state.first)
    bid(state, "highest:9", "bid:3", "pass", "pass")
    assert auction(state).bids == {a: 4, b: 3}
    assert seat_to_act(state) == b
    bid(state, "bid:8")
    assert auction(state).bids[a] == 9
    assert seat_to_act(state) == b


def test_a_highest_bid_passes_when_the_others_go_above_it() -> None:
    state = begun(2)
    a, b = state.seats_from(state.first)
    events = bid(state, "highest:9", "bid:10")
    assert auction(state).order == [b, a]
    assert f"{a} passed." in said(events)


def test_highest_bids_settle_the_auction_without_asking_anyone_again() -> None:
    state = begun()
    a, b, c, d = state.seats_from(state.first)
    bid(state, "highest:5", "highest:12", "highest:3", "highest:20")
    assert auction(state).order == [d, b, a, c]
    assert paid(state) == [13, 12, 5, 0]
    assert seat_to_act(state) == d
    assert ids(state, "experiment")


def test_highest_bids_come_to_what_the_same_players_would_have_bid_one_by_one() -> None:
    """Each bids 1 more than the one before as long as its highest bid allows: the rule, computed apart."""
    for limits in ((5, 12, 3, 20), (1, 1, 1, 1), (7, 7, 8, 2), (40, 40, 2, 3)):
        state = begun()
        seats = state.seats_from(state.first)
        for limit in limits:
            decision = decision_of(state)
            if decision.choices[0].kind != "bid":
                break
            bid(state, f"highest:{limit}" if f"highest:{limit}" in decision.by_id else "pass")
        inside, last, passed, now, turn = list(seats), dict.fromkeys(seats, 0), [], 0, 0
        while len(inside) > 1:
            seat = seats[turn % 4]
            turn += 1
            if seat not in inside:
                continue
            if limits[seats.index(seat)] > now:
                now += 1
                last[seat] = now
            else:
                inside.remove(seat)
                passed.append(seat)
        assert auction(state).order == [*inside, *reversed(passed)]
        assert paid(state)[:-1] == [last[seat] for seat in auction(state).order[:-1]]


def secret_and_open() -> tuple[NucleumState, NucleumState]:
    """Return the same table twice: with a maximum bid of the first player, and with plain bids that look the same."""
    secret, plain = begun(), begun()
    bid(secret, "highest:17")
    bid(plain, "bid:1")
    return secret, plain


def test_a_highest_bid_is_told_to_no_one() -> None:
    secret, plain = begun(), begun()
    told = bid(secret, "highest:17"), bid(plain, "bid:1")
    assert told[0] == told[1]
    told = bid(secret, "bid:2"), bid(plain, "bid:2", "pass", "pass", "bid:3")
    assert "17" not in " ".join(said(told[0]))
    for state in (secret, plain):
        words = [line for section in GAME.guide.sections(state) for line in section.lines]
        words += [GAME.guide.headline(state)]
        decision = decision_of(state)
        assert decision.reason is not None
        words += [decision.prompt, decision.reason]
        assert not any("17 VP" in WORDS.say(line, str) for line in words)


def test_others_words_are_the_same_with_and_without_a_highest_bid() -> None:
    secret, plain = secret_and_open()
    first = secret.first
    assert GAME.decision(secret) == GAME.decision(plain)
    assert GAME.guide.sections(secret) == GAME.guide.sections(plain)
    assert GAME.guide.headline(secret) == GAME.guide.headline(plain)
    assert GAME.standings(secret) == GAME.standings(plain)
    for seat in range(4):
        same = GAME.guide.seat_line(secret, seat) == GAME.guide.seat_line(plain, seat)
        assert same == (seat != first)


def test_computer_players_do_not_see_the_highest_bids_of_others() -> None:
    secret, plain = secret_and_open()
    first = secret.first
    for seat in range(4):
        imagined = GAME.imagine(secret, seat, Rng(3))
        assert auction(imagined).highest == ({first: 17} if seat == first else {})
        if seat != first:
            assert GAME.encode(imagined) == GAME.encode(GAME.imagine(plain, seat, Rng(3)))


def test_highest_bids_are_forgotten_when_the_auction_is_over() -> None:
    state = begun(2)
    bid(state, "highest:9", "pass")
    assert auction(state).highest == {}


def test_its_player_reads_the_highest_bid_before_confirming_and_later() -> None:
    state = begun()
    seat = seat_to_act(state)
    GAME.apply(state, "highest:17")
    decision = decision_of(state)
    assert decision.is_confirm
    assert "17 VP" in WORDS.say(decision.prompt)
    GAME.apply(state, "confirm")
    line = GAME.guide.seat_line(state, seat)
    assert line is not None
    assert "your highest bid: 17 VP" in WORDS.say(line)


def test_a_highest_bid_cannot_be_felt_for_and_taken_back() -> None:
    """The answer to a highest bid comes only after the confirmation, which cannot be undone."""
    from engine.kernel import Match

    match: Match[NucleumState] = Match(GAME, 2, 7, {"auction": True})
    for choice in ("highest:9", "confirm", "bid:5"):
        match.apply(choice)
    first = match.state.first
    assert auction(match.state).bids[first] == 1
    match.apply("confirm")
    assert auction(match.state).bids[first] == 6
    assert match.since == []


# --- What is said -----------------------------------------------------------------------------------------------------


def test_the_present_bids_are_said_wherever_the_table_is_told() -> None:
    state = begun()
    names = dict(zip(state.seats_from(state.first), "ABCD", strict=True))
    assert WORDS.say(GAME.guide.headline(state), names.__getitem__) == "Auction: A –, B –, C – and D –"
    bid(state, *EXAMPLE[:7])
    expected = "A 7, B 3 (passed), C 8 and D 6"
    assert WORDS.say(GAME.guide.headline(state), names.__getitem__) == f"Auction: {expected}"
    lines = [WORDS.say(line, names.__getitem__) for line in GAME.guide.sections(state)[0].lines]
    assert f"Bids: {expected}." in lines
    bid(state, *EXAMPLE[7:])
    assert WORDS.say(GAME.guide.headline(state), names.__getitem__) == (
        "Choosing order: C (−15 VP), D (−12 VP), A (−7 VP) and B"
    )


def test_what_was_lost_is_told_until_the_end() -> None:
    state = begun()
    a, _, c, _ = state.seats_from(state.first)
    assert choosing(state)
    bid(state, *EXAMPLE, "experiment:A", "experiment:B")
    assert choosing(state)
    bid(state, "experiment:C")
    assert not choosing(state)
    assert "Round 1" in WORDS.say(GAME.guide.headline(state))
    for seat, points in ((c, 15), (a, 7)):
        own = next(section for section in GAME.guide.sections(state) if section.seat == seat)
        assert f"Loses {points} VP at the end for the auction." in [WORDS.say(line, str) for line in own.lines]


def test_passing_says_what_it_means() -> None:
    state = begun()
    a = state.first
    bid(state, *EXAMPLE[:8])
    decision = decision_of(state)
    assert decision.seat == a
    detail = decision.by_id["pass"].detail
    assert detail is not None
    assert WORDS.say(detail) == "you choose third and lose 7 VP at the end"


@pytest.mark.parametrize(("line", "made"), [("bid 7", "bid:7"), ("highest 9", "highest:9"), ("pass", "pass")])
def test_bids_are_typed(line: str, made: str) -> None:
    assert choices_for(GAME, begun(), line) == [made]


# --- Computer players -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_computer_players_bid_a_few_points_at_most(seats: int) -> None:
    highest = []
    for seed in range(8):
        state, rng = begun(seats, seed), Rng(seed)
        computer = GAME.stand_in
        while (decision := GAME.decision(state)) is not None and not auction(state).order:
            imagined = GAME.imagine(state, decision.seat, rng.fork())
            bid(state, computer.choose(imagined, decision, rng))
        assert max(paid(state)) <= FIRST_CHOICE
        highest.append(max(paid(state)))
    assert len(set(highest)) > 1


def test_computer_players_do_not_outbid_a_high_bid() -> None:
    state = begun()
    bid(state, "bid:12")
    decision = decision_of(state)
    for seed in range(10):
        assert GAME.stand_in.choose(GAME.copy(state), decision, Rng(seed)) == "pass"


# --- A whole game -----------------------------------------------------------------------------------------------------


def test_the_recorded_game_has_an_auction() -> None:
    record = read(Path(__file__).resolve().parent / "playthrough.json")
    assert any("The auction is over." in line for line in record.log)
    assert any("auction -" in line for line in record.standings)
