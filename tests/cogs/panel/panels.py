"""Panels as the tests build them: of a table in memory, without a service."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.answers.panel.panel import build_panel
from cogs.answers.writer import Writer
from cogs.base.cards.card import Card
from cogs.base.icons import NO_ICONS, Icons
from engine.catalogue import Catalogue
from engine.kernel import Event
from engine.tables.open.open_table import OpenTable
from engine.tables.turn.planner import NO_OUTLOOK, Outlook
from engine.tables.turn.view import turn_view
from render.icons.names import ICON_NAMES


def all_icons() -> Icons:
    """Return icons that Discord knows, with ids as long as there are."""
    icons = Icons(wanted=True)
    icons.learn({name: 2**63 + number for number, name in enumerate(ICON_NAMES)})
    return icons


def panel_for(
    open_table: OpenTable,
    user: int,
    words: Catalogue,
    *,
    show: str = "",
    outlook: Outlook = NO_OUTLOOK,
    news: Sequence[Event] = (),
    icons: Icons = NO_ICONS,
    ends_turn: bool = False,
) -> Card:
    """Return the panel of a user at a table."""
    view = turn_view(open_table, user, outlook=outlook, news=news, ends_turn=ends_turn)
    return build_panel(view, Writer(open_table, words, icons), show=show)
