"""The panel's questions and texts when a chain tile is played, in the recorded game of experiment F."""

from __future__ import annotations

import re
from pathlib import Path

from engine.kernel import Match
from engine.nucleum.modules.chain_tiles.play import PlayOnTop
from tests.cogs.panel.panels import panel_for
from tests.cogs.panel.walk import WORDS, check_card, table_of, user_of
from tests.kernel.playthrough import read
from tests.nucleum.builder import GAME

RECORD = read(Path(__file__).parents[1] / "experiment_f" / "playthrough.json")


def test_after_its_action_the_panel_asks_for_the_tile_on_top() -> None:
    match, asked = Match(GAME, RECORD.seats, RECORD.seed, RECORD.options), 0
    for choice in RECORD.choices:
        match.apply(choice)
        decision = match.decision
        if decision is None or not isinstance(match.state.pending[-1], PlayOnTop) or not decision.of_kind("play"):
            continue
        asked += 1
        panel = panel_for(table_of(match), user_of(table_of(match), decision.seat), WORDS)
        rows = check_card(panel)
        assert re.search(r"Which tile do you play on top of #ChF[123]\?", panel.text)
        parts = [part for row in rows for part in row["components"]]
        shown = {entry["value"] for part in parts for entry in part.get("options", ())}
        pressed = {part["custom_id"].rpartition(":pick:")[2] for part in parts if ":pick:" in part["custom_id"]}
        grouped = [part for part in parts if ":show:" in part["custom_id"]]
        tiles = {each.id for each in decision.of_kind("play")}
        assert grouped or tiles <= shown | pressed
        assert not {tile for tile in tiles if "chain-" in tile}
    assert asked >= 2
