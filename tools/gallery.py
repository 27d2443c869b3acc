"""The pictures of the README: `python -m tools.gallery` plays games of computer players and draws them into docs/pictures/.

Each game is played from its own seed for a number of turns, so the same command draws the same pictures.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from engine.games import load_games
from engine.kernel import Options, Rng
from engine.nucleum.ai.search import QUICK, SolidPlayer
from engine.nucleum.game import Nucleum, NucleumState
from render.kit.canvas import Canvas
from render.kit.layout import Box
from render.kit.palette import THEMES
from render.kit.paper import sheet
from render.painters import painters
from render.view import BoardView
from tools.contact_sheet import as_on_a_phone

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "pictures"
NAMES = ("Marie Curie", "Niels Bohr", "Lise Meitner", "Otto Hahn")
WIDTH = 1200
"""Width in pixels of a picture that is not for a phone."""
_GAP = 24


class Shot(NamedTuple):
    """A picture of the gallery: one or more views of a game after some turns, side by side as on a phone."""

    name: str
    views: tuple[str, ...]
    seats: int
    turns: int
    options: Options
    seed: int = 7
    theme: str = "light"


SHOTS = (
    Shot("gallery-saxony", ("map",), 3, 66, {}),
    Shot("gallery-gibraltar", ("map",), 3, 66, {"map": "gibraltar"}),
    Shot("gallery-australia", ("map",), 4, 84, {"map": "australia"}),
    Shot("gallery-court", ("court",), 4, 72, {"court": True}),
    Shot("gallery-baron", ("baron",), 2, 40, {"opponent": "baron"}),
    Shot("gallery-phone", ("map", "own-board", "market"), 3, 66, {}, theme="dark"),
)


def state_after(shot: Shot) -> NucleumState:
    """Return the state of a game of computer players after the turns of a `shot`."""
    game, rng = Nucleum(), Rng(shot.seed)
    state, _ = game.start(shot.seats, shot.seed, {"experiments": "random", **shot.options})
    solid = SolidPlayer(game, effort=QUICK)
    while (decision := game.decision(state)) is not None and game.turn_number(state) <= shot.turns:
        if decision.is_confirm:
            choice = decision.choices[0].id
        else:
            choice = solid.choose(game.imagine(state, decision.seat, rng), decision, rng.fork())
        game.apply(state, choice)
    return state


def draw_shot(shot: Shot) -> Image.Image:
    """Return the picture of a `shot`."""
    state = state_after(shot)
    decision = Nucleum().decision(state)
    active = () if decision is None else (decision.seat,)
    names = [*NAMES[: shot.seats - len(state.automata)], *["Baron von Automat"] * len(state.automata)]
    view = BoardView(tuple(names), "Nucleum", active=active, viewer=0, theme=shot.theme)
    seat = state.automata[0] if state.automata else 0
    pictures = [painters()["nucleum"].draw(name, state, view, seat) for name in shot.views]
    if len(pictures) == 1:
        image = pictures[0].image
        high = round(image.height * WIDTH / image.width)
        return image.resize((WIDTH, high), Image.Resampling.LANCZOS) if image.width > WIDTH else image
    phones = [as_on_a_phone(picture) for picture in pictures]
    colours = THEMES[shot.theme]
    wide = sum(phone.width + _GAP for phone in phones) + _GAP
    canvas = Canvas(sheet(colours, wide, max(phone.height for phone in phones) + 2 * _GAP))
    x = _GAP
    for phone in phones:
        canvas.image.paste(phone, (x, _GAP))
        canvas.panel(Box(x - 2, _GAP - 2, phone.width + 4, phone.height + 4), 4, None, colours.edge, 2)
        x += phone.width + _GAP
    return canvas.image


def main() -> None:
    """Draw all pictures of the gallery."""
    load_games()
    for shot in SHOTS:
        path: Path = FOLDER / f"{shot.name}.webp"
        draw_shot(shot).save(path, "WEBP", quality=86, method=6, use_sharp_yuv=True)
        print(f"{path.name}  {path.stat().st_size // 1024} KB")  # noqa: T201


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()  # there are no options but --help
    main()
