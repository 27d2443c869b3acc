"""The recap of a game: frames of an animation, and a card that shows the course of the game in one picture.

Every frame shows the board after some turns, and the points as bars whose order and scale never change, so that
viewers can follow them.
"""

from __future__ import annotations

import io
from collections.abc import Sequence

from PIL import Image

from engine.kernel import Standing
from render.kit import icons
from render.kit.canvas import Canvas
from render.kit.layout import Box, Column
from render.kit.paper import sheet
from render.parts.seats import HeaderFact, header
from render.results import chart
from render.view import BoardView, Picture, shorten

WIDTH = 640
"""Width of a frame in pixels."""
NARROW = 480
"""Width of a frame if the animation would otherwise be too large."""
COLOURS = 128
"""Colors of an animation: with 64, blue and violet turn dull."""
MAX_BYTES = 4_000_000
"""Maximum size of an animation in bytes."""
_MARGIN, _HEAD, _ROW = 14, 48, 38

CARD_WIDTH, CARD_HEIGHT = 1080, 1350
"""Size of the card in pixels."""


def frame(board: Image.Image, scores: Sequence[int], low: int, top: int, text: str, view: BoardView) -> Image.Image:
    """Return a frame: title and `text`, the seats' score bars in order, from `low` to `top` points, the board."""
    theme = view.colours
    height = round(board.height * WIDTH / board.width)
    bars = _HEAD + _ROW * len(scores) + 10
    canvas = Canvas(sheet(theme, WIDTH, bars + height))
    middle = _HEAD // 2 + 2
    canvas.fit_text((_MARGIN, middle), view.title, (28, 26, 24), theme.ink, "bold", "left", WIDTH * 2 // 5)
    canvas.fit_text((WIDTH - _MARGIN, middle), text, (26, 24, 22, 20), theme.ink, "medium", "right", WIDTH // 2)
    start, end = 216, WIDTH - 78
    for seat, score in enumerate(scores):
        player = theme.player(seat)
        y = _HEAD + _ROW * seat + _ROW // 2
        canvas.stamp(icons.piece(32, player), (_MARGIN + 16, y))
        canvas.fit_text((_MARGIN + 42, y), view.name(seat), (24, 22, 20), theme.ink, "bold", "left", start - 66)
        room = Box(start, y - 12, end - start, 24)
        canvas.panel(room, 12, theme.well)
        long = round((end - start) * (score - low) / max(top - low, 1))
        if long > 0:
            canvas.panel(Box(start, y - 12, max(long, 24), 24), 12, player.fill, player.edge, 2)
        canvas.text((WIDTH - _MARGIN, y), _figure(score), 28, theme.ink, "bold", "right")
    canvas.image.paste(board.convert("RGB").resize((WIDTH, height), Image.Resampling.LANCZOS), (0, bars))
    return canvas.image


def palette_of(image: Image.Image) -> bytes:
    """Return the colors of an animation that ends with a frame."""
    # Every fourth pixel yields the same colors in a quarter of the time.
    small = image.resize((image.width // 2, image.height // 2), Image.Resampling.NEAREST)
    return bytes(small.quantize(COLOURS, Image.Quantize.MEDIANCUT).getpalette() or ())


def in_colours(image: Image.Image, palette: bytes) -> Image.Image:
    """Return a frame in the colors of its animation."""
    colours = Image.new("P", (1, 1))
    colours.putpalette(palette)
    return image.quantize(palette=colours, dither=Image.Dither.NONE)


def animation(frames: Sequence[bytes], durations: Sequence[int]) -> bytes:
    """Return encoded frames in the same colors, each shown for some milliseconds, as a GIF of at most `MAX_BYTES`.

    If it is too large, every other frame between the first and the last is left out, then the frames are reduced.
    """
    shown = [(Image.open(io.BytesIO(each)), time) for each, time in zip(frames, durations, strict=True)]
    made = _gif(shown, WIDTH)
    if len(made) > MAX_BYTES:
        between = [(image, 2 * time) for image, time in shown[1:-1:2]]
        shown = [shown[0], *between, shown[-1]]
        made = _gif(shown, WIDTH)
    return made if len(made) <= MAX_BYTES else _gif(shown, NARROW)


def _gif(shown: Sequence[tuple[Image.Image, int]], width: int) -> bytes:
    palette = bytes(shown[0][0].getpalette() or ())
    frames = [image if width == WIDTH else _narrower(image, width, palette) for image, _ in shown]
    buffer = io.BytesIO()
    times = [time for _, time in shown]
    frames[0].save(
        buffer, "GIF", save_all=True, append_images=frames[1:], duration=times, loop=0, optimize=False, disposal=1
    )
    return buffer.getvalue()


def _narrower(image: Image.Image, width: int, palette: bytes) -> Image.Image:
    small = image.convert("RGB").resize((width, image.height * width // image.width))
    return in_colours(small, palette)


def card(board: Image.Image, standings: Sequence[Standing], facts: Sequence[str], view: BoardView) -> Picture:
    """Return the card of a finished game: title, last board and places, the points over the turns, and a few `facts`."""
    theme = view.colours
    page = Column(28, 18, CARD_WIDTH - 56, 16)
    canvas = Canvas(sheet(theme, CARD_WIDTH, CARD_HEIGHT))
    header(
        canvas,
        page.take(72),
        view,
        icons.laurel(64, theme.tones["prestige"].fill),
        [HeaderFact(view.words("render-final-score"), strong=True)],
    )
    upper = page.take(520)
    scale = min(620 / board.width, upper.height / board.height)
    size = round(board.width * scale), round(board.height * scale)
    small = board.convert("RGB").resize(size, Image.Resampling.LANCZOS)
    canvas.picture(small, (upper.left, upper.top), 18)
    places = Box(upper.left + size[0] + 18, upper.top, upper.width - size[0] - 18, upper.height)
    for standing, row in zip(standings, places.rows([1.0] * max(len(standings), 4), 10), strict=False):
        _place(canvas, row, standing, view)
    series = chart.series_of(view.history, standings)
    below = 46 * len(facts) + 20
    plot = Box(28, page.bottom + 16, CARD_WIDTH - 56, CARD_HEIGHT - page.bottom - below - 40)
    parts = list(facts)
    if series:
        chart.draw_chart(canvas, plot, series, view)
        parts.append(chart.chart_alt(series, view))
    for number, fact in enumerate(facts):
        y = CARD_HEIGHT - below + 46 * number + 18
        canvas.fit_text((CARD_WIDTH // 2, y), fact, (34, 31, 28, 25), theme.ink, "medium", "middle", CARD_WIDTH - 80)
    return Picture.of(canvas, shorten([view.title, *parts]))


def _place(canvas: Canvas, row: Box, standing: Standing, view: BoardView) -> None:
    theme, player = view.colours, view.colours.player(standing.seat)
    won = standing.place == 1
    canvas.panel(row, 18, player.fill if won else theme.panel, theme.ink if won else player.fill, 4)
    ink = player.on if won else theme.ink
    upper, lower = row.top + row.height * 3 // 10, row.top + row.height * 7 // 10
    piece = icons.piece(48, player.reversed if won else player, view.initials(standing.seat))
    canvas.stamp(piece, (row.left + 42, upper))
    place = view.words("render-place", place=standing.place)
    canvas.text((row.left + 76, upper), place, 32, ink, "bold")
    canvas.text((row.right - 20, upper), _figure(standing.score), 46, ink, "bold", "right")
    canvas.fit_text(
        (row.left + 20, lower), view.name(standing.seat), (34, 30, 27), ink, "bold", "left", row.width - 40
    )


def _figure(points: int) -> str:
    return str(points).replace("-", "−")
