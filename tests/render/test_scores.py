"""The score sheet, points over the turns below it, and the recap of a game."""

from __future__ import annotations

import io
from dataclasses import replace

import msgspec
import pytest
from PIL import Image

from engine.registry import games
from render import worker
from render.kit.canvas import Canvas
from render.kit.layout import Box
from render.kit.palette import THEMES
from render.kit.paper import sheet
from render.orders import Animation, Frame, Moment, Order
from render.painters import painters
from render.parts.marks import Places
from render.parts.seats import chips
from render.results import recap
from render.results.chart import series_of
from render.results.score import draw_scores
from render.view import BoardView
from render.worker import draw
from tests.render import states
from tests.render.cases import standings


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_score_sheets_for_any_number_of_seats(seats: int) -> None:
    ranked = tuple(each for each in standings() if each.seat < seats)
    state = states.middle()
    texts = [each.text for each in draw_scores(ranked, states.view(state)).inscriptions]
    for standing in ranked:
        assert str(standing.score) in texts
    assert ("−3" in texts) == (seats == 4)


@pytest.mark.parametrize(
    "history",
    [((0,),), ((0, 0), (0, 0)), ((0, 0, 0, 0), (-4, 1, 2, 0), (250, 249, 251, 250)), ((3, 5),)],
)
def test_charts_of_any_shape(history: tuple[tuple[int, ...], ...]) -> None:
    ranked = tuple(each for each in standings() if each.seat < len(history[0]))
    plain = states.view(states.middle())
    without = draw_scores(ranked, plain, final=False)
    picture = draw_scores(ranked, replace(plain, history=history), final=False)
    assert picture.image.height > without.image.height + 700
    texts = [each.text for each in picture.inscriptions[len(without.inscriptions) :]]
    for points in history[-1]:
        assert str(points).replace("-", "−") in texts
    boxes = [each.box for each in picture.inscriptions]
    assert not any(one.overlaps(other) for index, one in enumerate(boxes) for other in boxes[index + 1 :])


@pytest.mark.parametrize("theme", THEMES)
def test_scores_of_five_seats(theme: str) -> None:
    fifth = msgspec.structs.replace(standings()[-1], seat=4, place=5)
    names = (*states.NAMES, "The Baron")
    history = tuple((turn, 2 * turn, 30 - turn, turn * turn // 9, 3 + turn) for turn in range(20))
    view = BoardView(names, "Nucleum #12", theme=theme, words=states.WORDS, history=history)
    picture = draw_scores((*standings(), fifth), view)
    texts = [each.text for each in picture.inscriptions]
    assert "The Baron" in texts
    assert {"2nd", "4th", "5th"} <= set(texts)
    boxes = [each.box for each in picture.inscriptions]
    assert not any(one.overlaps(other) for index, one in enumerate(boxes) for other in boxes[index + 1 :])
    lines = {THEMES[theme].player(seat).fill for seat in range(5)}
    assert len(lines) == 5
    assert lines <= {colour for _, colour in picture.image.getcolors(1 << 18) or ()}


def test_five_chips_stand_side_by_side() -> None:
    view = BoardView((*states.NAMES, "The Baron"), "Nucleum #12", active=(4,), words=states.WORDS)
    canvas, places = Canvas(sheet(view.colours, 1080, 200)), Places()
    drawn = chips(canvas, Box(28, 20, 1024, 128), view, range(5), (1, 22, 103, -4, 60), (), places, "score")
    assert len(drawn) == 5
    for seat, score in enumerate(("1", "22", "103", "−4", "60")):
        box = next(each.box for each in canvas.inscriptions if each.text == score)
        assert drawn[seat].contains(box)
    boxes = [each.box for each in canvas.inscriptions]
    assert not any(one.overlaps(other) for index, one in enumerate(boxes) for other in boxes[index + 1 :])


def test_charts_begin_at_nothing_and_end_with_the_final_score() -> None:
    assert series_of((), standings()) == ()
    assert series_of(((1, 2), (3, 4)), ()) == ((0, 1, 3), (0, 2, 4))
    final = tuple(each for each in standings() if each.seat < 2)
    assert series_of(((1, 2),), final) == ((0, 1, 15), (0, 2, 12))
    assert series_of(((1, 2), (15, 12)), final) == ((0, 1, 15), (0, 2, 12))


def test_a_chart_comes_through_the_drawing_process() -> None:
    game = games()["nanotech"]
    state, _ = game.start(2, 1)
    order = Order(game="nanotech", view="scores", state=game.encode(state), title="T", names=("Ada", "Ben"))
    charted = draw(msgspec.msgpack.encode(msgspec.structs.replace(order, history=((1, 0), (1, 4)))))
    assert "points by turn over 2 turns. Now: Ada 1 and Ben 4" in charted.alt
    assert "by turn" not in draw(msgspec.msgpack.encode(order)).alt


def frames_at(*scores: int) -> tuple[bytes, ...]:
    """Return encoded frames of a recap in which seat 0 has these scores, in the colors of the last."""
    closing = frame_at(scores[-1])
    return (*(frame_at(score, closing.palette).data for score in scores[:-1]), closing.data)


def frame_at(score: int, palette: bytes = b"") -> Frame:
    """Return an encoded frame of a recap in which seat 0 has a score."""
    state = states.middle()
    view = states.view(state)
    order = Order(
        game="nanotech", view="recap", state=games()["nanotech"].encode(state), title=view.title, names=view.names
    )
    scores = (score, *[3] * (state.seats - 1))
    moment = Moment(order=order, scores=scores, low=0, top=12, text="Turn 5 of 9", last=order.state, palette=palette)
    return Frame(
        *msgspec.msgpack.decode(worker.draw_moment(msgspec.msgpack.encode(moment)), type=tuple[bytes, bytes])
    )


def test_a_recap_shows_each_frame_for_its_time_in_one_size() -> None:
    frames = frames_at(12, 0, 12)
    packed = msgspec.msgpack.encode(Animation(frames, (900, 300, 4000)))
    made = worker.animate(packed)
    assert made == worker.animate(packed), "the same game gives the same bytes"
    with Image.open(io.BytesIO(made)) as shown:
        assert shown.format == "GIF"
        assert shown.size[0] == recap.WIDTH
        times, bars = [], []
        for number in range(getattr(shown, "n_frames", 1)):
            shown.seek(number)
            times.append(shown.info["duration"])
            bars.append(shown.convert("RGB").getpixel((500, 67)))
    assert times == [900, 300, 4000]
    assert bars[0] == bars[2] != bars[1], "the bar reaches this point only with the final score"


def test_putting_frames_together_draws_and_colours_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A post waits for that at most: all frames have their colors already, and they match the board."""
    closing, other = frame_at(12), frame_at(0, frame_at(12).palette)
    with Image.open(io.BytesIO(closing.data)) as first, Image.open(io.BytesIO(other.data)) as second:
        assert (first.mode, second.mode) == ("P", "P")
        assert first.getpalette() == second.getpalette() == list(closing.palette)
    monkeypatch.setattr(Image.Image, "quantize", None)
    assert worker.animate(msgspec.msgpack.encode(Animation((closing.data, other.data), (1, 1))))


def test_the_board_of_a_recap_has_no_second_title_and_one_height() -> None:
    game = games()["nanotech"]
    grown = states.middle()
    begun, _ = game.start(grown.seats, 1, game.complete_options({}))
    view = states.view(grown)
    nanotech = painters()["nanotech"]
    whole = [nanotech.draw("table", state, view) for state in (begun, grown)]
    shown = [nanotech.recap(state, view, grown) for state in (begun, grown)]
    assert whole[0].image.height < whole[1].image.height, "a laboratory grows"
    assert shown[0].image.height == shown[1].image.height < whole[1].image.height
    assert view.title in [each.text for each in whole[1].inscriptions]
    assert view.title not in [each.text for picture in shown for each in picture.inscriptions]


def test_a_recap_that_is_too_large_gets_fewer_and_then_smaller_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    frames = frames_at(12, 1, 2, 3, 4, 12)
    order = msgspec.msgpack.encode(Animation(frames, (900, *[300] * 4, 4000)))
    whole = worker.animate(order)
    monkeypatch.setattr(recap, "MAX_BYTES", len(whole) - 1)
    fewer = worker.animate(order)
    with Image.open(io.BytesIO(fewer)) as shown:
        assert (getattr(shown, "n_frames", 1), shown.size[0]) == (4, recap.WIDTH)
    monkeypatch.setattr(recap, "MAX_BYTES", len(fewer) - 1)
    with Image.open(io.BytesIO(worker.animate(order))) as shown:
        assert (getattr(shown, "n_frames", 1), shown.size[0]) == (4, recap.NARROW)


def test_the_card_shows_places_points_and_facts() -> None:
    state = states.middle()
    ranked = tuple(each for each in standings() if each.seat < state.seats)
    view = replace(states.view(state), history=((0, 1, 2, 0), (4, 5, 6, 7)))
    picture = recap.card(Image.new("RGB", (2000, 1600)), ranked, ("Best turn: Ann",), view)
    assert picture.image.size == (recap.CARD_WIDTH, recap.CARD_HEIGHT)
    texts = [each.text for each in picture.inscriptions]
    assert "Best turn: Ann" in texts
    for standing in ranked:
        assert str(standing.score).replace("-", "−") in texts
    assert picture.smallest_text >= 25
    height = recap.CARD_HEIGHT
    assert all(each.box.top >= 0 and each.box.bottom <= height for each in picture.inscriptions)


def test_a_player_who_was_absent_is_not_shown_as_the_winner() -> None:
    game, state = games()["nanotech"], states.two(over=True)
    best = game.standings(state)[0].seat
    given = Order(
        game="nanotech", view="scores", state=game.encode(state), title="T", names=("Ann", "Ben"), absent=(best,)
    )
    winner, absent = given.names[1 - best], given.names[best]
    alt = draw(msgspec.msgpack.encode(given)).alt
    assert alt.index(winner) < alt.index(absent)
    view = replace(states.view(state), absent=(best,))
    assert view.winners(game.standings(state)) == [1 - best]
    assert replace(view, absent=()).winners(game.standings(state)) == [best]
