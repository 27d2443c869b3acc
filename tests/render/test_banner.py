"""The strip that marks a picture as imagined."""

from __future__ import annotations

import io
from typing import Any

import msgspec
import pytest
from PIL import Image

from engine.registry import games
from render.kit.palette import THEMES
from render.nanotech.own_board import draw_laboratory
from render.orders import Order
from render.parts.banner import HEIGHT, height_above, with_banner
from render.worker import draw
from tests.render import states


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_it_lies_above_the_picture(theme: Any) -> None:
    state = states.middle()
    plain = draw_laboratory(state, 1, states.view(state, theme=theme.name))
    marked = with_banner(plain, "Sandbox: this is not the table", theme)
    width, height = plain.image.size
    assert marked.image.size == (width, height + HEIGHT)
    assert marked.image.crop((0, HEIGHT, width, height + HEIGHT)).tobytes() == plain.image.convert("RGB").tobytes()
    assert marked.alt.startswith("Sandbox: this is not the table. ")
    first = marked.inscriptions[0]
    assert first.text == "Sandbox: this is not the table"
    assert 0 < first.box.top < first.box.bottom < HEIGHT
    assert min(each.box.top for each in marked.inscriptions[1:]) >= HEIGHT


def test_long_words_are_shortened_to_the_picture() -> None:
    state = states.middle()
    marked = with_banner(draw_laboratory(state, 1, states.view(state)), "Very long words " * 20, THEMES["light"])
    box = marked.inscriptions[0].box
    assert box.left >= 0
    assert box.right <= marked.image.width


def test_an_order_with_a_banner() -> None:
    state, _ = games()["nucleum"].start(2, 1, {"experiments": "random"})
    order = Order(
        game="nucleum", view="own-board", state=games()["nucleum"].encode(state), title="T", names=("A", "B"), seat=0
    )
    plain, marked = (
        Image.open(io.BytesIO(draw(msgspec.msgpack.encode(each)).data))
        for each in (order, msgspec.structs.replace(order, banner="Sandbox"))
    )
    assert marked.height - plain.height == height_above(plain.width)


def test_above_a_wide_picture_it_is_as_high_when_both_are_shown_as_wide() -> None:
    assert height_above(1080) == height_above(600) == HEIGHT
    assert height_above(2160) == 2 * HEIGHT
