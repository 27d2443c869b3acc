"""The context of a request for help."""

from __future__ import annotations

from typing import Any, NamedTuple

from cogs.base.typed.matching import Entry, match_suggestion
from cogs.base.words import clip, language_of, refusal, title, words_for
from cogs.client.access import table_here
from cogs.client.bot import Interaction
from engine.catalogue import Catalogue, catalogue
from engine.kernel import Game, Topic
from engine.registry import games
from engine.tables.open.open_table import OpenTable, TableError
from render.orders import Order


class HelpContext(NamedTuple):
    """The context of a request for help: the game, and its table in the channel, if a game has started there."""

    game: Game[Any]
    open_table: OpenTable | None

    @property
    def table(self) -> int:
        """The table's number for custom ids, 0 without one."""
        return self.open_table.table.id if self.open_table else 0

    def state(self, user: int) -> Any:
        """Return the state as the user may see it: their own unfinished turn, else the last confirmed state."""
        return None if self.open_table is None or self.open_table.match is None else self.open_table.seen_by(user)

    def encoded_state(self, user: int) -> bytes:
        """Return the encoded state as the user may see it; empty without a table."""
        state = self.state(user)
        return b"" if state is None else self.game.encode(state)

    def topics(self) -> tuple[Topic, ...]:
        """Return the pages of the rules, at a table with that table's numbers."""
        match = self.open_table.match if self.open_table is not None else None
        return self.game.guide.topics(match.state if match is not None else None)

    def seat(self, user: int) -> int | None:
        """Return the user's seat, if they have one."""
        return self.open_table.table.seat_of(user) if self.open_table else None


def game_entries(words: Catalogue) -> list[Entry]:
    """Return the games as entries to pick or type."""
    return [Entry(game, words(f"game-{game}")) for game in games()]


async def context_of(interaction: Interaction, game: str | None) -> HelpContext:
    """Return the context of a given game, of the channel's table, or of the bot's first game. Refuses an unknown game."""
    known = games()
    if game is not None:
        meant = match_suggestion(game_entries(words_for(interaction)), game)
        if meant is None:
            raise refusal("error-no-such-game", game=clip(game, 40))
        game = meant
    try:
        open_table = await table_here(interaction)
    except TableError:
        return HelpContext(known[game or next(iter(known))], None)
    name = game or open_table.table.game
    return HelpContext(
        known[name], open_table if open_table.table.game == name and open_table.match is not None else None
    )


async def context_pressed(interaction: Interaction, table: int, game: str) -> HelpContext:
    """Return the help context that a press names; its table may no longer exist."""
    if game not in games():
        raise refusal("error-old-button")
    open_table: OpenTable | None = None
    if table:
        try:
            open_table = await interaction.client.service.tables.look(table)
        except TableError:
            open_table = None
    fits = open_table is not None and open_table.table.game == game and open_table.match is not None
    return HelpContext(games()[game], open_table if fits else None)


async def order_for(
    interaction: Interaction, context: HelpContext, view: str, subject: str, state: bytes = b""
) -> Order:
    """Return the order for a help picture for the user: in their language and theme, from their seat."""
    settings = await interaction.client.service.players.settings(interaction.user.id)
    locale = language_of(interaction)
    words, open_table = catalogue(locale), context.open_table
    return Order(
        game=context.game.id,
        view=view,
        subject=subject,
        state=state,
        title=title(open_table.table, words) if open_table else words(f"game-{context.game.id}"),
        names=tuple(seat.name for seat in open_table.table.seats) if open_table else (),
        viewer=context.seat(interaction.user.id),
        theme=settings.theme,
        locale=locale,
    )
