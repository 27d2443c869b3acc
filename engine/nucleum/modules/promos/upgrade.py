"""Stored games of release 0.1.0, whose base game knew the promos: brings their states up to date."""

from __future__ import annotations

from typing import Any

from engine.nucleum.modules.promos.state import ID


def upgrade(state: dict[str, Any]) -> None:
    """Move the state of the promos from the base game's state into its own part, in place."""
    options = state.get("options", {})
    if ID in state.get("modules", ()) or not (options.get("promo_plant_bonuses") or options.get("promo_fragments")):
        return
    state["modules"] = [*state.get("modules", ["base"]), ID]
    display, players, rails = state["display"], state["players"], state["board"].get("rails", {})
    state.setdefault("parts", {})[ID] = {
        "type": ID,
        "plant_bonuses": display.pop("plant_bonus", {}),
        "offered": display.pop("fragments", []),
        "held": {seat: held for seat, player in enumerate(players) if (held := player.pop("fragment", ""))},
        "laid": {
            space: {"fragment": fragment, "half": rail.pop("covers", -1)}
            for space, rail in rails.items()
            if (fragment := rail.pop("fragment", ""))
        },
    }
    for step in list(state["agenda"]):
        for task in (*step.get("tasks", ()), *step.get("unmatched", ())):
            if fragment := task.pop("fragment", ""):
                task["cover"] = fragment
        if step["type"] == "line_up" and not step.get("asked"):
            # The question whether to lay a fragment as well is a separate step now.
            cover = {"type": "cover_rail", "seat": step["seat"], "space": step["space"]}
            state["agenda"].insert(state["agenda"].index(step) + 1, cover)
