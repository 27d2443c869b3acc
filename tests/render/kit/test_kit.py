"""Layout, shapes and the canvas."""

from __future__ import annotations

from itertools import pairwise

from PIL import Image

from render.kit import shapes
from render.kit.canvas import Canvas
from render.kit.layout import Box, Column, Gap, divide, flow
from render.kit.palette import NIGHT, THEMES, WHITE, hexadecimal, readable_on
from render.kit.paper import sheet
from tests.render.pixels import colours_of, level_at


def test_columns_and_rows_fill_the_box() -> None:
    box = Box(10, 20, 301, 100)
    columns = box.columns([1, 2, 1.5], 7)
    assert columns[0].left == box.left
    assert columns[-1].right == box.right
    assert [right.left - left.right for left, right in pairwise(columns)] == [7, 7]
    rows = box.rows([1, 1, 1], 5)
    assert (rows[0].top, rows[-1].bottom) == (box.top, box.bottom)
    assert len(box.grid(3, 2, 4)) == 6


def test_boxes_know_each_other() -> None:
    one = Box(0, 0, 10, 10)
    assert one.overlaps(Box(9, 9, 5, 5))
    assert not one.overlaps(Box(10, 0, 5, 5))
    assert one.contains(Box(0, 0, 10, 10))
    assert not one.contains(Box(1, 1, 10, 5))
    assert one.around(Box(20, -5, 5, 5)) == Box(0, -5, 25, 15)
    assert one.inset(2, 3) == Box(2, 3, 6, 4)


def test_column_hands_out_boxes() -> None:
    column = Column(5, 10, 100, 8)
    assert [column.take(20), column.take(30)] == [Box(5, 10, 100, 20), Box(5, 38, 100, 30)]
    assert column.bottom == 68


def test_flow_breaks_rows_where_needed() -> None:
    assert flow([40, 40, 40, 90, 120], 100, 10) == [[0, 1], [2], [3], [4]]
    assert flow([], 100, 10) == []


def test_discs_are_round_and_smooth() -> None:
    mask = shapes.disc(40)
    assert mask.getpixel((20, 20)) == 255
    assert mask.getpixel((0, 0)) == 0
    assert any(0 < value < 255 for value in mask.tobytes())
    assert mask.tobytes() == mask.transpose(Image.Transpose.FLIP_LEFT_RIGHT).tobytes()


def test_frames_are_hollow() -> None:
    mask = shapes.frame(60, 40, 10, 4)
    assert mask.getpixel((30, 20)) == 0
    assert mask.getpixel((30, 1)) == 255
    assert mask.getpixel((30, 4)) == 0
    assert mask.getpixel((0, 0)) == 0


def test_glow_fades_to_nothing_at_its_edge() -> None:
    mask = shapes.glow(100, 60, 200)
    assert level_at(mask, (50, 50)) >= 190
    assert max(level_at(mask, spot) for spot in ((0, 50), (50, 0), (2, 2))) <= 2


def test_dashed_lines_have_gaps_and_go_round_corners() -> None:
    canvas = Canvas(Image.new("RGB", (200, 60), WHITE))
    canvas.line([(10, 30), (190, 30)], NIGHT, 4, (20, 20))
    row = [canvas.image.getpixel((x, 30)) == NIGHT for x in range(200)]
    assert sum(row) in range(85, 130)
    assert row[20]
    assert not row[40]
    canvas = Canvas(Image.new("RGB", (100, 100), WHITE))
    canvas.line([(10, 50), (50, 50), (50, 90)], NIGHT, 4, (60, 10))
    assert canvas.image.getpixel((50, 60)) == NIGHT
    assert canvas.image.getpixel((50, 76)) == WHITE


def test_text_is_placed_by_its_capitals() -> None:
    for align, expected in (("left", 100), ("middle", 60), ("right", 20)):
        canvas = Canvas(Image.new("RGB", (300, 100), WHITE))
        box = canvas.text((100, 50), "HIHI", 40, NIGHT, "bold", align)  # type: ignore[arg-type]
        inked = canvas.image.convert("L").point([255 if value < 200 else 0 for value in range(256)]).getbbox()
        assert inked is not None
        assert abs(inked[1] - box.top) <= 1
        assert abs(inked[3] - box.bottom) <= 1
        assert abs(box.left - expected) <= 8
        assert box.left <= inked[0]
        assert inked[2] <= box.right
        assert canvas.inscriptions[0].text == "HIHI"


def test_text_is_fitted_to_its_room() -> None:
    canvas = Canvas(Image.new("RGB", (400, 100), WHITE))
    canvas.fit_text((10, 50), "Marie Curie", (60, 40, 30), NIGHT, "bold", "left", 250)
    canvas.fit_text((10, 50), "Marie Skłodowska-Curie", (60, 40, 30), NIGHT, "bold", "left", 250)
    assert [each.size for each in canvas.inscriptions] == [40, 30]
    assert canvas.inscriptions[1].text.endswith("…")
    assert all(each.box.width <= 250 for each in canvas.inscriptions)


def test_transparent_edges_keep_their_colour() -> None:
    canvas = Canvas.clear(60, 60)
    canvas.disc((30, 30), 40, (200, 10, 10))
    partly = [colour for _, colour in colours_of(canvas.image) if 30 < colour[3] < 220]
    assert partly
    assert all(red > 190 and green < 20 for red, green, _, _ in partly)


def test_colours() -> None:
    assert hexadecimal("0A10FF") == (10, 16, 255)
    assert readable_on((255, 240, 0)) == NIGHT
    assert readable_on((10, 10, 90)) == WHITE


def test_sheets_are_fresh() -> None:
    one = sheet(THEMES["light"], 100, 80)
    one.paste((0, 0, 0), (0, 0, 100, 80))
    assert sheet(THEMES["light"], 100, 80).getpixel((0, 0)) == THEMES["light"].paper
    assert sheet(THEMES["light"], 100, 2500).size == (100, 2500)


def test_a_high_picture_is_divided_between_its_blocks_into_equal_pages() -> None:
    page = Column(0, 20, 100, 10)
    blocks = [page.take(height) for height in (50, 60, 40, 70, 30)]
    height = page.bottom + 20
    assert divide(height, page.gaps, height) == [Gap(0, height)]
    for most in (height - 1, 200, 150, 110, 90):
        parts = divide(height, page.gaps, most)
        assert parts[0].top == 0
        assert parts[-1].bottom == height
        assert all(part.bottom - part.top <= most for part in parts)
        assert all(any(part.top <= box.top and box.bottom <= part.bottom for part in parts) for box in blocks)
        assert all(Gap(lower.top, upper.bottom) in page.gaps for upper, lower in pairwise(parts))
    assert divide(height, page.gaps, 200) == [Gap(0, 150), Gap(140, 330)]
    assert len(divide(height, page.gaps, 20)) == len(blocks)  # none is cut
