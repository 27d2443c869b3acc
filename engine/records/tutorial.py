"""Tutorials as data: a fixed start, and steps that each ask for choices of the real game.

The files in `data/tutorials/` contain no texts. The catalogue has the texts of a step by its name: for the step
`rail` of Nucleum `learn-nucleum-rail` (its subject), `-why` (the reason for its choices), `-done` (what happened),
`-others` (what the others did), and `-<say>` for each of its choices that has its own sentence.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from engine.kernel import Choice, OptionValue, Text, text
from engine.kernel.decision import Facet

FOLDER = Path(__file__).resolve().parents[2] / "data" / "tutorials"

NEXT = "next"
"""Entry of `Progress.made` for a step that is only read."""


class TutorialError(ValueError):
    """A tutorial that cannot be used, with its name and the reason."""


class TutorialMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A choice a step asks for. `show` is the choice made by Show Me.

    Correct choices are `show`, those in `also`, with `kind`, all of that kind that have all `facets`, and with `any`,
    all. `say` names its own sentence. `view` and `marks`, if either is given, are shown instead of the step's.
    """

    show: str
    also: tuple[str, ...] = ()
    kind: str = ""
    facets: dict[str, Facet] = {}
    any: bool = False
    say: str = ""
    view: str = ""
    marks: tuple[str, ...] = ()

    def accepts(self, choice: Choice) -> bool:
        """Return whether a legal choice is correct here."""
        if self.any or choice.id == self.show or choice.id in self.also:
            return True
        return bool(self.kind) and choice.kind == self.kind and self.facets.items() <= choice.facets.items()


class TutorialStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a tutorial: `moves` for the learner (none: only to be read), then the choices of the `others`.

    `view` is the picture it shows, with the places `marks` highlighted.
    """

    id: str
    view: str
    marks: tuple[str, ...] = ()
    moves: tuple[TutorialMove, ...] = ()
    others: tuple[str, ...] = ()


class Tutorial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tutorial for one game. `edition` rises when stored progress would no longer fit.

    `id` names it; without one, it has the name of its game and is its first lesson. `learner` is the learner's seat,
    `names` are the other seats' names, in order. `before` lists the choices made before the first step. The last step
    is only read and stays open.
    """

    game: str
    edition: int
    seed: int
    learner: int
    names: tuple[str, ...]
    steps: tuple[TutorialStep, ...]
    options: dict[str, OptionValue] = {}
    before: tuple[str, ...] = ()
    id: str = ""

    @property
    def name(self) -> str:
        """Its name in texts, custom ids and stored progress."""
        return self.id or self.game

    def __post_init__(self) -> None:
        ids = [step.id for step in self.steps]
        if len(set(ids)) != len(ids):
            raise ValueError("two steps have the same id")
        if not self.steps or self.steps[-1].moves or self.steps[-1].others:
            raise ValueError("the last step must be one that is only read")
        if any(step.others and not step.moves for step in self.steps):
            raise ValueError("others move only after the learner has moved")
        if not 0 <= self.learner <= len(self.names):
            raise ValueError("the learner has no seat")

    def step_text(self, step: TutorialStep, part: str = "") -> Text:
        """Return a text of a step: its subject, or its part `why`, `done`, `others` or a move's `say`."""
        return text(f"learn-{self.name}-{step.id}-{part}" if part else f"learn-{self.name}-{step.id}")


class Progress(msgspec.Struct, frozen=True, kw_only=True):
    """A user's progress in a tutorial's `edition`: the choices `made`, or NEXT for steps that are only read.

    `version` rises with every change, so that an old button changes nothing.
    """

    edition: int
    version: int = 0
    made: tuple[str, ...] = ()


@cache
def tutorials() -> dict[str, Tutorial]:
    """Return all tutorials by name. Raises TutorialError for a file that does not fit."""
    found: dict[str, Tutorial] = {}
    for path in sorted(FOLDER.glob("*.json")):
        try:
            tutorial = msgspec.json.decode(path.read_bytes(), type=Tutorial)
        except msgspec.MsgspecError as error:
            raise TutorialError(f"{path.name}: {error}") from error
        if tutorial.name != path.stem:
            raise TutorialError(f"{path.name}: it is called {tutorial.name}")
        found[tutorial.name] = tutorial
    return found
