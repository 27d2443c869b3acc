"""Pictures look the same as when they were last reviewed, can be read and are described."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from render.kit.canvas import SMALLEST_TEXT
from render.nanotech.table import draw_table
from render.view import MAX_ALT, Picture
from tests.render import compare, states
from tests.render.cases import cases
from tests.render.help_cases import help_cases
from tests.render.legibility import check_texts, clashes


@pytest.mark.parametrize("name", cases())
def test_picture_looks_as_stored_and_can_be_read(name: str, drawn: dict[str, Picture]) -> None:
    """One test of each picture, as drawing it takes most of the time."""
    picture = drawn[name]
    compare.check(name, picture.image)
    check_texts(picture)
    assert not clashes(picture.inscriptions)
    assert picture.image.width == 1080
    assert picture.smallest_text >= SMALLEST_TEXT
    assert 0 < len(picture.alt) <= MAX_ALT


def test_every_stored_picture_belongs_to_a_case() -> None:
    assert {path.stem for path in compare.GOLDEN.glob("*.webp")} == {*cases(), *help_cases()}


@pytest.mark.parametrize("change", ["energy", "quark", "holder", "prestige", "supply"])
def test_smallest_change_on_the_table_is_noticed(change: str, drawn: dict[str, Picture]) -> None:
    state = states.middle()
    if change == "energy":
        state.labs[1].energy = 8
    elif change == "quark":
        state.labs[1].quarks[0] = states.tokens("dr")[0]
    elif change == "holder":
        state.cards[1].holder = 1
    elif change == "prestige":
        state.labs[2].score[next(iter(state.labs[2].score))] += 1
    else:
        state.neutrons = 3
    image = draw_table(state, states.view(state, marks=states.MIDDLE_MARKS)).image
    stored = compare.reduced(drawn["table-middle"].image)
    assert compare.differing(compare.reduced(image), stored) > compare.MOST


def test_slight_shading_is_let_pass() -> None:
    one = Image.new("RGB", (200, 200), (100, 100, 100))
    assert compare.differing(one, one.point([min(value + 20, 255) for value in range(256)] * 3)) == 0


def test_other_size_differs() -> None:
    assert compare.differing(Image.new("RGB", (9, 9)), Image.new("RGB", (9, 8))) == 81


def test_failure_leaves_the_difference(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compare, "OUT", tmp_path / "out")
    Image.new("RGB", (50, 50), "white").save(tmp_path / "case.webp", lossless=True)
    with pytest.raises(AssertionError, match="differ"):
        compare.check("case", Image.new("RGB", (100, 100), "black"), tmp_path)
    assert {path.name for path in (tmp_path / "out").iterdir()} == {
        "case-drawn.png",
        "case-stored.png",
        "case-difference.png",
    }


def test_unknown_picture_fails(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="not stored"):
        compare.check("case", Image.new("RGB", (10, 10)), tmp_path)
