"""The contact sheet holds every view of every game at a phone's width."""

from __future__ import annotations

import pytest

from render.icons.drawings import SIZE
from render.registry import pictures
from tools.contact_sheet import PHONE, columns_of, contact_sheet, views
from tools.icon_sheet import BACKGROUNDS, COLUMNS, IN_TEXT, icon_sheet


@pytest.mark.parametrize("game", pictures())
def test_every_view_is_on_it(game: str) -> None:
    assert tuple(views(game, "light")) == pictures()[game].views


def test_a_sheet_has_room_for_its_columns() -> None:
    assert contact_sheet("nanotech", "dark").width > 3 * PHONE


def test_pictures_are_divided_evenly() -> None:
    assert columns_of([900, 300, 300, 300], 2) == [[0], [1, 2, 3]]
    assert sorted(index for column in columns_of([5, 4, 3, 2, 1], 3) for index in column) == [0, 1, 2, 3, 4]


def test_a_sheet_shows_the_icons_on_each_background() -> None:
    first, second = (icon_sheet(BACKGROUNDS[name]) for name in ("dark", "blurple"))
    assert first.size == second.size
    assert first.getpixel((0, 0)) != second.getpixel((0, 0))
    assert first.width // COLUMNS > SIZE + IN_TEXT
