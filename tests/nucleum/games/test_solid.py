"""The computer player `solid`."""

from __future__ import annotations

import statistics
from collections.abc import Sequence

import pytest

from engine.kernel import ComputerPlayer, OptionValue, RandomPlayer, Rng
from engine.nucleum.ai.evaluation import Estimator
from engine.nucleum.ai.search import QUICK, Effort, SolidPlayer
from engine.nucleum.game import Nucleum, NucleumState
from engine.nucleum.rules.flow.final_scoring import FinalScoring, LateStar
from tests.nucleum.builder import GAME, decision_of, do, link, mine, neutral, put, table
from tools.balance import selfplay


def play(players: Sequence[ComputerPlayer[NucleumState]], seed: int) -> NucleumState:
    """Play a game between computers, each shown only what it may see; return the end."""
    state, _ = GAME.start(len(players), seed, {"experiments": "random"})
    rng = Rng(seed)
    while (decision := GAME.decision(state)) is not None:
        choice = decision.choices[0].id
        if not decision.is_confirm:
            imagined = GAME.imagine(state, decision.seat, rng)
            choice = players[decision.seat].choose(imagined, decision, rng.fork())
        GAME.apply(state, choice)
    return state


def own_turn(state: NucleumState, seat: int) -> list[str]:
    """Let `solid` play until its turn is over; return its choices."""
    made = []
    player = SolidPlayer(GAME)
    while (decision := GAME.decision(state)) is not None and decision.seat == seat and not decision.is_confirm:
        made.append(player.choose(GAME.imagine(state, seat, Rng(5)), decision, Rng(1)))
        GAME.apply(state, made[-1])
    return made


@pytest.mark.slow
def test_it_beats_a_random_player_even_in_a_hurry() -> None:
    standings = GAME.standings(play([GAME.computer("random"), SolidPlayer(GAME, effort=QUICK)], 1))
    assert standings[0].seat == 1
    assert standings[0].score > standings[1].score + 20


def test_it_takes_points_that_lie_there_at_the_end() -> None:
    state = table(2)
    put(state, 0, "factory-1", "dresden.3")
    put(state, 0, "factory-2", "riesa.1")
    state.players[0].contracts["slot-1"] = "C12"
    state.ended = {"score-flag": 0, "contracts": 0, "technologies": 0}
    state.last_round = True
    GAME.forget(state)
    own_turn(state, 0)
    assert state.players[0].fulfilled == ["C12"]


def test_it_energizes_a_building_that_can_be() -> None:
    state = table(2)
    put(state, 0, "laboratory-1", "plauen.1")
    state.players[0].thaler = 8
    state.ended = {"score-flag": 0, "contracts": 0, "technologies": 0}
    state.last_round = True
    GAME.forget(state)
    assert "energize:plauen.1" in own_turn(state, 0)
    assert state.board.pieces["plauen.1"].energized


def test_it_puts_its_late_star_where_it_scores_most() -> None:
    state = table(2)
    state.players[1].achievements = 14
    for building, space in (("residence-1", "dresden.1"), ("factory-1", "dresden.3"), ("laboratory-1", "leipzig.2")):
        put(state, 1, building, space, energized=True)
    state.last_round = True
    do(state, LateStar(1), FinalScoring())
    decision = decision_of(state)
    assert decision.seat == 1
    scores = {}
    for choice in decision.of_kind("star", "skip"):
        copy = GAME.copy(state)
        GAME.apply(copy, choice.id)
        scores[choice.id] = {row.seat: row.score for row in GAME.standings(copy)}[1]
    assert len(set(scores.values())) > 1
    chosen = SolidPlayer(GAME).choose(state, decision, Rng(1))
    assert scores[chosen] == max(scores.values())


def test_a_plan_can_be_followed_to_the_end_of_the_turn() -> None:
    """Long series of games do this instead of planning again at each decision."""
    state, _ = GAME.start(3, 5, {"experiments": "random"})
    player = SolidPlayer(GAME, effort=QUICK)
    for _ in range(6):
        decision = decision_of(state)
        plan = player.plan(GAME.imagine(state, decision.seat, Rng(2)), decision, Rng(1))
        for choice in plan:
            assert decision_of(state).seat == decision.seat
            GAME.apply(state, choice)
        assert decision_of(state).is_confirm or decision_of(state).seat != decision.seat
        while decision_of(state).is_confirm:
            GAME.apply(state, decision_of(state).choices[0].id)


def test_its_choice_depends_only_on_what_is_visible() -> None:
    state, _ = GAME.start(2, 8, {"experiments": "random"})
    decision = decision_of(state)
    imagined = [GAME.imagine(state, decision.seat, Rng(number)) for number in range(4)]
    assert len({GAME.encode(copy) for copy in imagined}) > 1
    assert len({SolidPlayer(GAME).choose(copy, decision, Rng(1)) for copy in imagined}) == 1


def test_the_same_question_has_the_same_answer() -> None:
    """Regardless of earlier questions, and without changing the state it is shown."""
    state, _ = GAME.start(3, 4, {"experiments": "random"})
    used = SolidPlayer(GAME)
    rng = Rng(3)
    for _ in range(4):
        decision = decision_of(state)
        copy = GAME.imagine(state, decision.seat, rng)
        before = GAME.encode(copy)
        choice = used.choose(copy, decision, Rng(2))
        assert GAME.encode(copy) == before
        assert choice == SolidPlayer(GAME).choose(GAME.copy(copy), decision, Rng(2))
        assert used.worth.known == {}
        GAME.apply(state, choice)


def test_it_keeps_to_its_effort() -> None:
    state, _ = GAME.start(2, 8, {"experiments": "random"})
    decision = decision_of(state)
    made: list[int] = []

    class Counted(Estimator):
        def forget(self) -> None:
            made.append(self.made)
            super().forget()

    for effort in (Effort(), Effort(width=2, each=1, rails=1, estimates=50)):
        player = SolidPlayer(GAME, effort=effort)
        player.worth = Counted()
        assert player.choose(state, decision, Rng(1)) in decision.by_id
    assert made[1] < made[0]


def test_worth_likes_what_is_good() -> None:
    worth = Estimator()
    state = table()
    before = worth.estimate(state, 0)
    put(state, 0, "factory-3", "dresden.4")
    built = worth.estimate(state, 0)
    link(state, "dresden-glashuette", 1)
    link(state, "riesa-dresden", 1)
    worth.forget()
    joined = worth.estimate(state, 0)
    mine(state, 0, 1, "joachimsthal.m1", uranium=3)
    mined = worth.estimate(state, 0)
    assert before < built < joined < mined
    state.players[0].achievements += 4
    assert worth.estimate(state, 0) > mined


def test_worth_is_the_score_when_the_game_is_over() -> None:
    state = play([GAME.computer("random")] * 3, 5)
    for row in GAME.standings(state):
        player = state.players[row.seat]
        left = 0.02 * (player.thaler + player.workers)
        # An achievement left over still promises a star until the game is over; here it can bring none.
        player.achievements = 0
        assert Estimator().estimate(state, row.seat) == pytest.approx(row.score + left)


def test_neutral_buildings_promise_something() -> None:
    state = table()
    before = Estimator().estimate(state, 0)
    neutral(state, "neutral-5", "riesa.2")
    assert Estimator().estimate(state, 0) > before


class Careless(RandomPlayer):
    """Stands in for `solid` where only the counting matters."""

    def __init__(self, _game: Nucleum, effort: Effort | None = None) -> None:
        assert effort is QUICK


def test_selfplay_reports_every_component_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "SolidPlayer", Careless)
    options: dict[str, OptionValue] = {"court": True, "special_buildings": True, "map": "gibraltar"}
    played = [selfplay.play(selfplay.Job(1, 2, True, {})), selfplay.play(selfplay.Job(2, 3, True, options))]
    lines = list(selfplay.report(played))
    result = played[0]
    assert lines[0].startswith("games 1, seats 3")
    assert any(line.startswith("games 1, seats 2") for line in lines)
    for name in (*result.experiments, *result.offered, *result.technologies):
        assert any(line.startswith(f"| {name} |") for line in lines), name
    for name in played[1].seen:
        assert any(line.startswith(f"| {name} |") for line in lines), name
    assert {name.partition(":")[0] for name in played[1].seen} == {"party", "route", "special", "military"}
    assert set(played[1].used) <= set(played[1].seen)
    assert sum(result.wins) == pytest.approx(1.0)


@pytest.mark.slow
def test_mean_score_against_itself() -> None:
    scores = [row.score for seed in range(6) for row in GAME.standings(play([GAME.computer("solid")] * 4, seed))]
    assert statistics.mean(scores) >= 80


@pytest.mark.slow
def test_it_wins_49_of_50_games_against_random_players() -> None:
    """With 2, 3 and 4 players in turn."""
    wins = 0
    for seed in range(50):
        seats = 2 + seed % 3
        own = seed // 3 % seats
        players = [GAME.computer("solid" if seat == own else "random") for seat in range(seats)]
        wins += GAME.standings(play(players, seed))[0].seat == own
    assert wins >= 49
