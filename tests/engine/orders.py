"""Orders for worker processes, in their own module so that a process has little to import."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path
from typing import NoReturn

from engine.games import load_games
from engine.kernel import Decision, IllegalChoice, Rng, text
from engine.nanotech.game import Nanotech
from engine.nanotech.state import NanotechState
from engine.registry import games


def start() -> None:
    """Prepare nothing."""


def where_temporary(_order: bytes) -> str:
    """Return the folder for temporary files of the process."""
    return tempfile.gettempdir()


def number(_order: bytes) -> int:
    """Return the id of the process."""
    return os.getpid()


def die_at_first(order: bytes) -> int:
    """Create the named file and die, unless it exists; return the id of the process that survives."""
    path = Path(os.fsdecode(order))
    if not path.exists():
        path.touch()
        os._exit(3)
    return os.getpid()


def die(_order: bytes) -> NoReturn:
    """Die."""
    os._exit(3)


def hang(order: bytes) -> NoReturn:
    """Write the id of the process into the file named, if any, and never end."""
    if order:
        path = Path(os.fsdecode(order))
        path.with_suffix(".new").write_text(str(os.getpid()))
        path.with_suffix(".new").replace(path)
    while True:
        pass


def meet(order: bytes) -> int:
    """Make the first file named, and return the id of the process once the second one is there."""
    own, other = (Path(name) for name in os.fsdecode(order).split("\n"))
    own.touch()
    while not other.exists():
        time.sleep(0.01)
    return os.getpid()


def fail(order: bytes) -> None:
    """Raise KeyError, or for an empty order an error that cannot be sent to another process."""
    raise KeyError(order) if order else IllegalChoice(text("error-stale"))


def bad_player(how: str) -> None:
    """Begin with a computer player of Nanotech that never answers ("hangs") or ends its process ("dies")."""

    def choose(*_: object) -> NoReturn:
        if how == "hangs":
            hang(b"")
        die(b"")

    load_games()
    type(games()["nanotech"].computer("solid")).choose = choose  # type: ignore[method-assign, assignment]


class LongThinker:
    """A computer player that writes down each question in the folder named, and answers it once the file "go" is there."""

    name = "strong"

    def __init__(self, game: Nanotech, folder: str = "") -> None:
        self.game, self.folder = game, Path(folder)

    def choose(self, state: NanotechState, decision: Decision, rng: Rng) -> str:
        """Return the choice of the stand-in."""
        return self.game.stand_in.choose(state, decision, rng)

    def plan(self, state: NanotechState, decision: Decision, rng: Rng) -> tuple[str, ...]:
        """Return all choices of the turn in the game that the seat imagines."""
        (self.folder / f"process {os.getpid()} asked at {state.ply}").touch()
        while not (self.folder / "go").exists():
            time.sleep(0.01)
        asked: Decision | None = decision
        planned: list[str] = []
        while asked is not None and asked.seat == decision.seat and not asked.is_confirm:
            planned.append(self.choose(self.game.twin(state), asked, rng))
            self.game.apply(state, planned[-1])
            asked = self.game.decision(state)
        return tuple(planned)


def long_thinker(folder: str) -> None:
    """Begin with a `LongThinker` in place of the strongest computer player of Nanotech."""
    load_games()
    known = Nanotech.computers
    Nanotech.computers = lambda game: (*known(game)[:-1], LongThinker(game, folder))  # type: ignore[method-assign, assignment]
