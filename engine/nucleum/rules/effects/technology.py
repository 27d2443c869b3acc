"""Gaining technologies (nucleum.md 5)."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.kernel import Choice, ChoiceId, Decision, EventLog, SeatName, text
from engine.nucleum.data.components import TechnologyTile
from engine.nucleum.data.vocabulary import Technology
from engine.nucleum.library import lib
from engine.nucleum.module import EffectRule
from engine.nucleum.phrases import words
from engine.nucleum.phrases.labels import component_description, component_name
from engine.nucleum.rules.effects.do import Do
from engine.nucleum.rules.effects.goods import bring_about, gain_vp
from engine.nucleum.rules.effects.questions import ask
from engine.nucleum.state import TableState


def locked_technologies(state: TableState, seat: int) -> list[TechnologyTile]:
    """Return the seat's locked technologies, by number."""
    player = state.players[seat]
    return [tile for tile in lib(state).technologies_of(player.experiment) if tile.id not in player.technologies]


TECH = ChoiceId("tech")


class Unlock(msgspec.Struct, tag="unlock"):
    """`seat` unlocks a technology of at most `level`, or takes as many points."""

    seat: int
    level: int

    def decide(self, state: TableState) -> Decision | None:
        """Ask which."""
        choices = []
        for tile in locked_technologies(state, self.seat):
            if tile.level > self.level:
                continue
            facets: dict[str, str | int] = {"technology": tile.id, "level": tile.level, "lasts": tile.kind}
            choices.append(
                Choice(
                    id=TECH(tile.id),
                    kind="technology",
                    label=component_name(state, "technologies", tile.id),
                    detail=component_description(state, "technologies", tile.id),
                    facets=facets,
                )
            )
        choices.append(
            Choice(
                id="vp",
                kind="vp",
                label=text("nuc-technology-vp", vp=self.level),
                facets={"vp": self.level},
            )
        )
        prompt = text("nuc-prompt-technology", level=words.level(self.level))
        return ask(state, self.seat, prompt, choices)

    def resolve(self, state: TableState, choice: str | None, log: EventLog) -> None:
        """Unlock it; the last one is an end condition."""
        if choice == "vp":
            gain_vp(state, self.seat, self.level, "technologies", log, minor=False, by="instead-technology")
            return
        tile = lib(state).technologies[TECH.value(choice)]
        player = state.players[self.seat]
        player.technologies.append(tile.id)
        log.add(
            "technology",
            "nuc-event-technology",
            seat=self.seat,
            marks=(f"mat:{self.seat}",),
            data={"technology": tile.id},
            who=SeatName(self.seat),
            technology=component_name(state, "technologies", tile.id),
        )
        if not locked_technologies(state, self.seat):
            bring_about(state, self.seat, "technologies", log)
        if tile.effects:
            state.push(Do(self.seat, tile.effects, "technologies", by=f"technologies/{tile.id}"))


def _technology(_state: TableState, do: Do, effect: Technology, _log: EventLog) -> list[Any]:
    return [Unlock(do.seat, effect.level)]


TECHNOLOGY = EffectRule(_technology)
"""Carries out the effect "technology"."""
