"""/help: what to do next at the table in this channel, and the first commands to know."""

from __future__ import annotations

from contextlib import suppress

from discord import app_commands
from discord.ext import commands

from cogs.answers.below_picture import has_pages
from cogs.base.cards.private import tell
from cogs.base.items import LinkButton, Pressed, TableButton, button, link_button, on_press
from cogs.base.localization import command_text
from cogs.base.operator_links import about_line, text_link
from cogs.base.permissions import invitation
from cogs.base.user_install import is_away
from cogs.base.visibility import is_served
from cogs.base.words import asked_names, title, words_for
from cogs.client.access import is_owner, table_here
from cogs.client.bot import GameBot, Interaction
from engine.catalogue import Catalogue
from engine.registry import games
from engine.tables.open.open_table import OpenTable, TableError

COMMANDS = ("learn", "new", "lobby", "games", "rules", "turn")


def next_step(open_table: OpenTable, user: int, words: Catalogue) -> str:
    """Return a line with a person's next steps at a table."""
    table = open_table.table
    name, seated = title(table, words), table.seat_of(user) is not None
    if table.status in {"finished", "cancelled"}:
        return words(f"help-step-{table.status}", table=name)
    if table.status == "lobby":
        return _step_in_lobby(open_table, user, words)
    if table.asks(user):
        return words("help-step-turn", table=name)
    if table.acting and seated:
        return words("help-step-wait", table=name, who=asked_names(table, words))
    return words("help-step-watch", table=name)


def _step_in_lobby(open_table: OpenTable, user: int, words: Catalogue) -> str:
    table, players = open_table.table, games()[open_table.table.game].players_for(open_table.table.options)
    name, missing = title(table, words), players[0] - len(table.seats)
    seated = table.seat_of(user) is not None
    if not seated and user != table.host:
        return words("help-step-full" if len(table.seats) >= players[-1] else "help-step-join", table=name)
    if missing > 0:
        return words("help-step-missing", table=name, count=missing)
    may_start = user == table.host or table.settings.players_set_up
    return words("help-step-start" if may_start else "help-step-host-starts", table=name)


def help_content(
    open_table: OpenTable | None,
    user: int,
    words: Catalogue,
    *,
    pages: bool = False,
    served: bool = True,
    away: bool = False,
) -> str:
    """Return the text of /help: the next step at a table, if any, then the first commands. `pages`: the browser is there.

    It names only commands that can be used where it is asked for: on a server with the bot (`served`), in its direct
    messages, or where it is `away`.
    """
    step = [next_step(open_table, user, words)] if open_table is not None else []
    named = [*COMMANDS, "web"] if pages else COMMANDS
    missing = {"new", "lobby", "turn", "web"} if away else set[str]() if served else {"lobby"}
    return "\n".join([*step, *(words(f"help-{name}") for name in named if name not in missing)])


def help_buttons(words: Catalogue, invited: int | None = None) -> list[TableButton | LinkButton]:
    """Return the buttons of /help; for the operator with one that invites it, whose application id is `invited`."""
    return [
        button(0, "settings", words("button-settings")),
        button(0, "help-host", words("button-help-host")),
        button(0, "privacy", words("button-privacy")),
        *([link_button(words("button-invite-bot"), invitation(invited))] if invited is not None else []),
    ]  # fmt: skip


@on_press("help-host")
async def press_host(interaction: Interaction, _pressed: Pressed) -> None:
    """Show the commands for hosting a table, and where to read how a server is managed."""
    words, guide = words_for(interaction), interaction.client.links.guide("server.md")
    more = f"\n-# {text_link(words('help-host-guide'), guide)}" if guide else ""
    await tell(interaction, words("help-host") + more)


class HelpCommand(commands.Cog):
    """The command for users who need orientation."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @app_commands.command(name="help", description=command_text("command-help"))
    async def help_(self, interaction: Interaction) -> None:
        """Show what to do next here, and what the bot can do."""
        open_table: OpenTable | None = None
        with suppress(TableError):  # this channel has never had a table
            open_table = await table_here(interaction)
        words = words_for(interaction)
        buttons = help_buttons(words, self.bot.application_id if is_owner(interaction) else None)
        about = about_line(self.bot.application, self.bot.links, words)
        pages = await has_pages(self.bot, interaction.guild_id)
        text = help_content(
            open_table, interaction.user.id, words,
            pages=pages, served=is_served(interaction), away=is_away(interaction),
        )  # fmt: skip
        await tell(interaction, f"{text}\n{about}", buttons)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(HelpCommand(bot))
