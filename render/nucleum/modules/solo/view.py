"""The view of the Barons: their rows with the possible results of the next roll, their possessions, the logic card."""

from __future__ import annotations

from engine.nucleum.modules.solo import state as solo
from engine.nucleum.modules.solo.guide import cards_said, explanation, next_turn, row_said
from engine.nucleum.phrases import words
from engine.nucleum.phrases.codes import tile_code
from engine.nucleum.rules.effects.mines import uranium_held
from engine.nucleum.state import TableState
from render.kit import fonts, icons
from render.kit.canvas import Canvas
from render.kit.layout import Box, Column
from render.kit.paper import sheet
from render.nucleum.map.highlights import NUMBER_ROOM, beside, highlight
from render.nucleum.modules.solo import pieces
from render.nucleum.modules.solo.contents import VIEW
from render.nucleum.modules.solo.row import LARGE, LEFT, draw_baron_counts, draw_row, next_label, row_of, tiles_height
from render.nucleum.signs import emblems
from render.nucleum.signs.cards import titled_panel
from render.nucleum.signs.panels import draw_panel
from render.nucleum.table.alt_text import describe_view
from render.nucleum.table.top import facts
from render.parts.marks import Places
from render.parts.seats import header, take_header
from render.view import BoardView, Picture

WIDTH, _MARGIN = 1080, 28
_HEAD, _COUNTS, _LEFT, _CARD, _LINE = 84, 64, 64, 236, 34
_TITLE = 54
_TEXT = 27


def draw_baron(state: TableState, view: BoardView, seat: int | None) -> Picture:
    """Draw every Baron, or the one in `seat`, and below them the last turned logic card, 1080 pixels wide."""
    shown = _shown_seats(state, seat)
    page = Column(_MARGIN, 20, WIDTH - 2 * _MARGIN, 16)
    top = take_header(page, view)
    boxes = [page.take(_tall(state, each)) for each in shown]
    lower = page.take(_TITLE + _CARD + 20)
    canvas, places = Canvas(sheet(view.colours, WIDTH, page.bottom + 24)), Places()
    header(canvas, top, view, emblems.logo(70, view.colours), facts(state, view))
    for each, box in zip(shown, boxes, strict=True):
        _baron(canvas, box, state, each, view, places)
    _logic(canvas, titled_panel(canvas, lower, view, "render-nucleum-solo-logic"), state, view, places)
    highlight(canvas, places, view)
    return Picture.of(canvas, describe_view(VIEW, state, view, seat), gaps=page.gaps, places=places.by_id)


def _shown_seats(state: TableState, seat: int | None) -> list[int]:
    return [each for each in state.automata if seat not in state.automata or each == seat]


def _tall(state: TableState, seat: int) -> int:
    return (
        _HEAD + _COUNTS + tiles_height(row_of(state, seat), WIDTH - 2 * _MARGIN - 36, LARGE) + 2 * _LINE + _LEFT + 44
    )


def _baron(canvas: Canvas, box: Box, state: TableState, seat: int, view: BoardView, places: Places) -> None:
    theme, colour, own = view.colours, view.colours.player(seat), solo.baron(state, seat)
    draw_panel(canvas, box, 26, theme.panel, colour.fill, 4)
    parts = Column(box.left + 18, box.top, box.width - 36, 0)
    head = parts.take(_HEAD)
    middle = head.middle[1] + 2
    canvas.stamp(icons.piece(60, colour, view.initials(seat)), (head.left + 32, middle))
    figure = canvas.text((head.right - 4, middle), str(state.players[seat].vp), 48, theme.ink, "bold", "right")
    canvas.stamp(emblems.token("vp", 48, theme), (figure.left - 32, middle))
    right = figure.left - 74
    level = view.words("render-nucleum-solo-level", level=solo.level(state).number)
    for text in (view.words("render-nucleum-experiment", id=own.experiment), level):
        label = icons.pill(text, 26, theme.well, theme.soft)
        canvas.stamp(label, (right - label.width // 2, middle))
        right -= label.width + 10
    room = right - head.left - 84 - NUMBER_ROOM
    at, sizes = (head.left + 76, middle), (38, 34, 30, 26)
    name = canvas.fit_text(at, view.name(seat), sizes, theme.ink, "bold", "left", room)
    places.add(f"mat:{seat}", box, 26, beside(name))
    draw_baron_counts(canvas, parts.take(_COUNTS)._replace(height=52), state, seat, view, (44, 38))
    _next(canvas, parts.take(_LINE + 14), state, seat, view)
    tall = tiles_height(row_of(state, seat), parts.width, LARGE)
    draw_row(canvas, parts.take(tall), state, seat, view, LARGE, places)
    _contracts(canvas, parts.take(_LINE + 14), state, seat, view)
    LEFT.draw(canvas, parts.take(_LEFT), state, seat, view, places)


def _next(canvas: Canvas, box: Box, state: TableState, seat: int, view: BoardView) -> None:
    """Write the Baron's next turn, and the last roll."""
    theme, own = view.colours, solo.solo(state)
    y = box.top + 18
    if solo.must_recharge(state, seat):
        canvas.text((box.left, y), view.words("render-nucleum-solo-row"), _TEXT, theme.ink, "bold")
        next_label(canvas, (box.right, y), state, seat, view, 28)
        return
    canvas.text((box.left, y), view.words("render-nucleum-solo-next"), _TEXT, theme.ink, "bold")
    if own.die and len(state.automata) == 1:
        last = view.words("render-nucleum-solo-last", tile=tile_code(own.tile))
        end = canvas.text((box.right, y), last, _TEXT - 3, theme.soft, "bold", "right").left
        canvas.stamp(pieces.die(own.die, 36, theme), (end - 26, y))


def _contracts(canvas: Canvas, box: Box, state: TableState, seat: int, view: BoardView) -> None:
    """Write the Baron's contracts, and the value of each at the end."""
    text, ink = _contracts_text(state, seat, view), view.colours.ink
    canvas.fit_text((box.left, box.middle[1]), text, (26, 24, 22), ink, "medium", "left", box.width)


def _contracts_text(state: TableState, seat: int, view: BoardView) -> str:
    names = state.players[seat].fulfilled
    key = "render-nucleum-solo-contracts" if names else "render-nucleum-solo-no-contracts"
    return view.words(key, contracts=view.words.join(names), points=solo.level(state).contract_vp)


def _logic(canvas: Canvas, box: Box, state: TableState, view: BoardView, places: Places) -> None:
    """Draw the last turned logic card with its meaning, and the number still face down."""
    theme, card = view.colours, solo.card(state)
    sprite = pieces.logic_card(card, _CARD - 8, theme)
    middle = box.top + _CARD // 2
    canvas.stamp(sprite, (box.left + 18 + sprite.width // 2, middle))
    places.add("solo:card", Box(box.left + 18, middle - sprite.height // 2, sprite.width, sprite.height), 14)
    left = box.left + sprite.width + 44
    lines: list[str] = []
    if card is not None:
        lines = [view.say(each) for each in explanation(card)]
    else:
        lines = [view.words("render-nucleum-solo-no-card")]
    lines.append(view.words("render-nucleum-solo-deck", count=len(solo.solo(state).deck)))
    wrapped = [line for each in lines for line in fonts.wrap(each, _TEXT, "medium", box.right - left - 18, 3)]
    canvas.lines((left, box.top + _CARD // 2), wrapped, _TEXT, theme.ink)


# --- Alt text -----------------------------------------------------------------------------------------------------


def title_alt(state: TableState, view: BoardView, _seat: int | None) -> list[str]:
    """Return the title of the picture."""
    return [view.words("render-nucleum-alt-solo", title=view.title, level=solo.level(state).number)]


def goods_alt(state: TableState, view: BoardView, seat: int | None) -> list[str]:
    """Return each Baron's points, goods and contracts."""
    return [_goods(state, each, view) for each in _shown_seats(state, seat)]


def _goods(state: TableState, seat: int, view: BoardView) -> str:
    player = state.players[seat]
    goods = {"vp": player.vp, "thaler": player.thaler, "worker": player.workers, "uranium": uranium_held(state, seat)}
    return view.words(
        "render-nucleum-alt-solo-baron",
        name=view.name(seat),
        goods=view.say(words.join_items(words.amount(resource, count) for resource, count in goods.items())),
        contracts=_contracts_text(state, seat, view),
    )


def next_alt(state: TableState, view: BoardView, seat: int | None) -> list[str]:
    """Return the possible results of each Baron's next roll."""
    return [view.say(next_turn(state, each)) for each in _shown_seats(state, seat)]


def card_alt(state: TableState, view: BoardView, _seat: int | None) -> list[str]:
    """Return the last turned logic card, and the number face down."""
    none = [view.words("render-nucleum-solo-no-card")] if solo.card(state) is None else []
    return none + [view.say(each) for each in cards_said(state)]


def row_alt(state: TableState, view: BoardView, seat: int | None) -> list[str]:
    """Return each Baron's recharges and row, which are long."""
    return [view.say(each) for baron in _shown_seats(state, seat) for each in row_said(state, baron)]


def place(_state: TableState, _which: str, _view: BoardView) -> str:
    """Return "", since places of the row have no names."""
    return ""
