"""Final scoring, and the scores as they would be if the game ended now (nucleum.md 8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.kernel import ScoreLine, Standing, rank, text
from engine.nucleum.data.components import Building
from engine.nucleum.library import automaton_rules, building_of, lib, rules_of, spaces
from engine.nucleum.rules.effects.goods import may_exchange
from engine.nucleum.rules.effects.mines import uranium_held
from engine.nucleum.rules.map.counting import count, scoring_points
from engine.nucleum.rules.map.tracks import segment_of, tier_of
from engine.nucleum.state import TableState


def milestone_points(state: TableState, seat: int) -> int:
    """Return the multiplier times the number of times the segment's milestone is met, for every star above space 0."""
    data, total = lib(state), 0
    met: dict[str, int] = {}
    for space in state.players[seat].stars:
        segment = segment_of(state, space)
        if not segment:
            continue
        if segment not in met:
            milestone = data.milestones[state.display.milestones[segment]]
            met[segment] = count(state, seat, milestone.counter) // milestone.per
        total += met[segment] * data.tiers[tier_of(state, space)].multiplier
    return total


def track_space_points(state: TableState, seat: int) -> int:
    """Return the points of stars on special milestone spaces at the end (space 0)."""
    final = {bonus.space: bonus.final_vp for bonus in lib(state).track_bonuses.values()}
    return sum(final.get(space, 0) for space in state.players[seat].stars)


def technology_points(state: TableState, seat: int) -> int:
    """Return the points of purple technologies."""
    tiles = (lib(state).technologies[name] for name in state.players[seat].technologies)
    return sum(scoring_points(state, seat, tile.scoring) for tile in tiles if tile.scoring is not None)


def leftover_points(state: TableState, seat: int) -> int:
    """Return the points for leftover resources, after the best exchanges of uranium to workers to thaler."""
    player = state.players[seat]
    per = {item.resource: item.per for item in lib(state).leftovers.values()}
    uranium, best = uranium_held(state, seat), 0
    # Unless there is a worker who is not on a link, none can ever come for uranium.
    allowed = may_exchange(state, seat)
    most = uranium if allowed and player.workers + player.reserve else 0
    for to_workers in range(most + 1):
        workers = player.workers + to_workers
        for to_thaler in range(workers + 1 if allowed else 1):
            # A worker exchanged for thaler is back in the reserve, and can come for the next uranium.
            if to_workers - to_thaler > player.reserve:
                continue
            points = (uranium - to_workers) // per["uranium"]
            points += (workers - to_thaler) // per["worker"] + (player.thaler + to_thaler) // per["thaler"]
            best = max(best, points)
    return best


def building_points(state: TableState, seat: int) -> int:
    """Return the points of the seat's energized buildings; some cities multiply them or add to them."""
    by_space, total = spaces(state), 0
    for space, piece in state.board.pieces.items():
        if piece.owner != seat or not piece.energized:
            continue
        building, city = building_of(state, piece), by_space[space][0]
        if not isinstance(building, Building):
            continue
        times = 1 if building.per is None else count(state, seat, building.per, city.id)
        total += building.vp * times * city.energized_factor + city.energized_vp
    return total


def income_points(state: TableState, seat: int) -> int:
    """Return the points for income markers on the last spaces."""
    income = state.players[seat].income
    return sum(track.end_bonus.get(income[track.resource], 0) for track in lib(state).income_tracks.values())


SCORES: dict[str, Callable[[TableState, int], int]] = {
    "milestones": milestone_points,
    "bailouts": track_space_points,
    "purple": technology_points,
    "leftovers": leftover_points,
    "energized": building_points,
    "income-bonus": income_points,
}
"""Sources of points at the end, of the base game, in the order of scoring."""


def scores_of(state: TableState, seat: int) -> Mapping[str, Callable[[TableState, int], int]]:
    """Return a seat's sources of points at the end; an automaton has its own."""
    return automaton_rules(state).scores if seat in state.automata else rules_of(state).scores


def scored_lines(state: TableState, seat: int) -> tuple[ScoreLine, ...]:
    """Return the seat's points on the score track, by source."""
    return tuple(
        ScoreLine(text(f"nuc-score-{source}"), points)
        for source, points in sorted(state.players[seat].points.items())
        if points
    )


def lines(state: TableState, seat: int) -> tuple[ScoreLine, ...]:
    """Return the seat's points by source: those scored, and those that the end would bring now."""
    at_end = [
        ScoreLine(text(f"nuc-score-{source}"), points)
        for source, score in scores_of(state, seat).items()
        if (points := score(state, seat))
    ]
    return (*scored_lines(state, seat), *at_end)


def standings(state: TableState) -> tuple[Standing, ...]:
    """Return the standings as if the game ended now; ties are shared."""
    return _standings(state, lines)


def previews_end(state: TableState) -> bool:
    """Return whether the displayed scores include the final scoring: from a person's first star or King's Day on.

    Until then, that is little more than leftover goods, so that nearly every good turn would look like a loss.
    """
    if state.over or state.kings_days > 0:
        return True
    return any(player.stars for seat, player in enumerate(state.players) if seat not in state.automata)


def shown_standings(state: TableState) -> tuple[Standing, ...]:
    """Return the standings with or without the final scoring; see `previews_end`."""
    return _standings(state, lines if previews_end(state) else scored_lines)


def _standings(
    state: TableState, lines_of: Callable[[TableState, int], tuple[ScoreLine, ...]]
) -> tuple[Standing, ...]:
    rows: list[tuple[int, int, tuple[int, ...], tuple[ScoreLine, ...]]] = []
    for seat in range(state.seats):
        parts = lines_of(state, seat)
        rows.append((seat, sum(line.points for line in parts), (), parts))
    return rank(rows)


def points_by_seat(state: TableState) -> list[int]:
    """Return the points of each seat: those scored so far, or the final ones once the game is over."""
    if not state.over:
        return [player.vp for player in state.players]
    found = {each.seat: each.score for each in standings(state)}
    return [found[seat] for seat in range(state.seats)]
