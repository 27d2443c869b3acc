"""The options of a game: any number of them within Discord's limits, each within reach of a form."""

from __future__ import annotations

import pytest

from cogs.base.items import MAX_FIELDS, form
from cogs.posts.lobby_post import lobby_content, lobby_view
from cogs.posts.option_words import also_changed
from cogs.setup.form import setup_card, setup_form
from cogs.setup.options import later_fields, later_options
from engine.catalogue import catalogue
from engine.kernel import Option, OptionValue
from engine.nanotech.game import Nanotech
from engine.registry import games
from tests.cogs.panel.walk import check_card, check_message, new_table

WORDS = catalogue()


def many(switches: int, menus: int, numbers: int) -> tuple[Option, ...]:
    return (
        *(Option(name=f"switch_{number}", default=False) for number in range(switches)),
        *(Option(name=f"menu_{number}", default="a", values=("a", "b")) for number in range(menus)),
        *(Option(name=f"number_{number}", default=1, low=0, high=9) for number in range(numbers)),
    )


@pytest.mark.parametrize(("switches", "menus", "numbers"), [(0, 0, 0), (4, 1, 0), (20, 3, 2), (25, 1, 0), (1, 12, 1)])
def test_every_option_is_within_reach(
    monkeypatch: pytest.MonkeyPatch, switches: int, menus: int, numbers: int
) -> None:
    open_table = new_table(games()["nanotech"], 2, 1)
    specs, table = many(switches, menus, numbers), open_table.table
    monkeypatch.setattr(Nanotech, "options", specs)
    table.status, table.guild, table.options = "lobby", 1, {spec.name: spec.default for spec in specs}
    first = setup_form(table, WORDS, hosts=True).to_dict()["components"]
    seen = [str(part["component"]["custom_id"]) for part in first]
    assert seen[-2:] == ["pace", "language"]
    if "modules" in seen:
        seen += [f"option-{each['value']}" for each in first[seen.index("modules")]["component"]["options"]]
    forms = later_options("nanotech")
    for later in forms:
        fields = form(1, "setup-written", "later", *later_fields(later, table.options, WORDS)).to_dict()["components"]
        assert 0 < len(fields) <= MAX_FIELDS
        seen += [str(each["component"]["custom_id"]) for each in fields]
    assert sorted({*seen} - {"pace", "language", "modules"}) == sorted(f"option-{spec.name}" for spec in specs)
    rows = check_card(setup_card(table, WORDS))
    opening = [part["custom_id"] for row in rows for part in row["components"] if ":setup-form:" in part["custom_id"]]
    assert [each.rpartition(":")[2] for each in opening] == ["", *map(str, range(1, len(forms) + 1))]
    check_message(lobby_content(table, WORDS), lobby_view(table, WORDS))


def test_what_was_switched_along_is_said() -> None:
    specs = games()["nucleum"].options
    also: dict[str, OptionValue] = {"experiments": "random", "first_game": True, "promo_fragments": False}
    chosen, left_out = also_changed(WORDS, specs, also)
    assert chosen == "Also turned on: experiments: dealt at random and first game (one hint a turn)."
    assert left_out == "Turned off: action fragments (promo)."
    assert also_changed(WORDS, specs, {}) == []
