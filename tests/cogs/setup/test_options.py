"""The panel of options: any number of them within Discord's limits, each within reach."""

from __future__ import annotations

import pytest

from cogs.base.items import MAX_ROWS
from cogs.posts.lobby_post import lobby_content, lobby_view
from cogs.posts.option_words import also_changed
from cogs.setup.options import options_panel
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


@pytest.mark.parametrize(("switches", "menus", "numbers"), [(0, 0, 0), (4, 1, 0), (20, 3, 2), (60, 1, 0), (1, 12, 1)])
def test_every_option_is_within_reach(
    monkeypatch: pytest.MonkeyPatch, switches: int, menus: int, numbers: int
) -> None:
    open_table = new_table(games()["nanotech"], 2, 1)
    specs = many(switches, menus, numbers)
    monkeypatch.setattr(Nanotech, "options", specs)
    open_table.table.status, open_table.table.options = "lobby", {spec.name: spec.default for spec in specs}
    seen: list[str] = []
    languages, page, last = 0, 0, False
    while not last:
        rows = check_card(options_panel(open_table.table, WORDS, page))
        assert len(rows) <= MAX_ROWS
        parts = [part for row in rows for part in row["components"]]
        turning = {part["label"]: part for part in parts if ":options-page:" in part["custom_id"]}
        for part in parts:
            _, _, _, verb, arg = part["custom_id"].split(":", 4)
            languages += verb == "language"
            if verb in {"option", "option-number"}:
                shown, _, name = arg.partition(".")
                assert int(shown) == page
                seen.append(name.partition("=")[0])
            elif verb == "switches":
                assert arg.startswith(f"{page}.")
                assert (part["min_values"], part["max_values"]) == (0, len(part["options"]))
                seen += [each["value"] for each in part["options"]]
        last = not turning or turning[WORDS("button-next")]["disabled"]
        assert not turning or turning[WORDS("button-previous")]["disabled"] == (page == 0)
        page += 1
    assert sorted(seen) == sorted(spec.name for spec in specs)
    assert languages == 1
    assert (
        check_card(options_panel(open_table.table, WORDS, 99))
        == check_card(options_panel(open_table.table, WORDS, page - 1))
        or page == 1
    )
    check_message(lobby_content(open_table.table, WORDS), lobby_view(open_table.table, WORDS))


def test_what_was_switched_along_is_said() -> None:
    specs = games()["nucleum"].options
    also: dict[str, OptionValue] = {"experiments": "random", "first_game": True, "promo_fragments": False}
    chosen, left_out = also_changed(WORDS, specs, also)
    assert chosen == "Also turned on: experiments: dealt at random and first game (one hint a turn)."
    assert left_out == "Turned off: action fragments (promo)."
    assert also_changed(WORDS, specs, {}) == []
