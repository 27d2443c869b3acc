"""Looking at a table: the board, one's own things, the log, the scores."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.drawing import draw_file
from cogs.house import House, refusal
from cogs.items import Pressed, button, on_press, rows
from cogs.localization import command_text
from cogs.textboard import send_text
from cogs.words import MOST_CONTENT, fit_lines, plain, safe_name, say, story, title, words_for
from engine.catalogue import Catalogue
from engine.keeper import Live
from render.registry import pictures

Interaction = discord.Interaction[House]


async def send_picture(
    interaction: Interaction, live: Live, view: str, *, seat: int | None = None, content: str = ""
) -> None:
    """Answer privately with a picture of the table; `content` instead of the table's headline above it."""
    if live.match is None:
        raise refusal("error-not-running")
    await interaction.response.defer(ephemeral=True, thinking=True)
    file = await draw_file(interaction.client, live, view, interaction, seat=seat)
    assert file is not None
    words = words_for(interaction)
    headline = f"**{title(live.table, words)}** · {say(live.table, words, live.game.headline(live.match.state))}"
    below = [button(live.table.id, "text", words("button-text"))]
    if view != "legend":
        below.append(button(live.table.id, "icons", words("button-icons")))
    none = discord.AllowedMentions.none()
    await interaction.followup.send(
        content or headline, file=file, view=rows(below), ephemeral=True, allowed_mentions=none
    )


def my_seat(interaction: Interaction, live: Live) -> int:
    """Return the user's seat; a refusal when not seated."""
    seat = live.table.seat_of(interaction.user.id)
    if seat is None:
        raise refusal("error-not-seated")
    return seat


async def send_log(interaction: Interaction, live: Live, *, since_my_turn: bool) -> None:
    """Answer privately with what happened: since the user's last move, or the newest part of the whole log."""
    words, table = words_for(interaction), live.table
    moves = await interaction.client.service.log(table.id)
    start = 0
    if since_my_turn:
        mine = [number for number, move in enumerate(moves) if move.actor == interaction.user.id and move.choice]
        start = mine[-1] + 1 if mine else 0
    lines = [f"- {line}" for move in moves[start:] for line in story(table, words, move.events)]
    heading = words("log-heading-since" if since_my_turn else "log-heading", table=title(table, words))
    body = fit_lines(words, lines, MOST_CONTENT - len(heading) - 10) if lines else words("log-empty")
    view = rows([button(table.id, "log-all", words("button-whole-log"))]) if since_my_turn else rows()
    none = discord.AllowedMentions.none()
    await interaction.response.send_message(f"{heading}\n{body}", ephemeral=True, view=view, allowed_mentions=none)


def score_lines(live: Live, words: Catalogue, *, sources: bool = True) -> list[str]:
    """Return the standings, one line a seat, with the `sources` of its points if wanted."""
    assert live.match is not None
    lines: list[str] = []
    for row in live.game.standings(live.match.state):
        name = safe_name(live.table.name_of(row.seat))
        if not sources:
            lines.append(words("score-line-short", place=row.place, who=name, score=row.score))
            continue
        parts = [words("score-source", source=line.source, points=line.points) for line in row.lines if line.points]
        listed = words("list-comma").join(parts) or "–"
        lines.append(words("score-line", place=row.place, who=name, score=row.score, sources=listed))
    return lines


async def send_scores(interaction: Interaction, live: Live) -> None:
    """Answer privately with the scores by source, as words and as a picture."""
    words = words_for(interaction)
    content = "\n".join([words("score-heading", table=title(live.table, words)), *score_lines(live, words)])
    await send_picture(interaction, live, "scores", content=content)


@on_press("board")
async def press_board(interaction: Interaction, pressed: Pressed) -> None:
    """Show the whole table."""
    await send_picture(interaction, await interaction.client.service.look(pressed.table), "table")


@on_press("mine")
async def press_mine(interaction: Interaction, pressed: Pressed) -> None:
    """Show one's own things."""
    live = await interaction.client.service.look(pressed.table)
    await send_picture(interaction, live, "mine", seat=my_seat(interaction, live))


@on_press("log")
async def press_log(interaction: Interaction, pressed: Pressed) -> None:
    """Show what happened since the user's last move."""
    live = await interaction.client.service.look(pressed.table)
    seated = live.table.seat_of(interaction.user.id) is not None
    await send_log(interaction, live, since_my_turn=seated)


@on_press("log-all")
async def press_log_all(interaction: Interaction, pressed: Pressed) -> None:
    """Show the whole log's newest part."""
    await send_log(interaction, await interaction.client.service.look(pressed.table), since_my_turn=False)


class Boards(commands.Cog):
    """Commands to look at the table in this channel."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def _here(self, interaction: Interaction) -> Live:
        return await self.house.service.in_channel(interaction.channel_id or 0)

    def _seat_of(self, live: Live, player: discord.User) -> int:
        seat = live.table.seat_of(player.id)
        if seat is None:
            raise refusal("error-they-not-seated", who=player.display_name)
        return seat

    @app_commands.command(description=command_text("command-board"))
    @app_commands.describe(
        player=command_text("parameter-board-player"),
        view=command_text("parameter-board-view"),
        text=command_text("parameter-board-text"),
    )
    async def board(
        self,
        interaction: Interaction,
        player: discord.User | None = None,
        view: str | None = None,
        text: bool = False,
    ) -> None:
        """Show the table, a part of it, or one player's things; as a picture or in words."""
        live = await self._here(interaction)
        if text:
            whose = self._seat_of(live, player) if player else my_seat(interaction, live) if view == "mine" else None
            await send_text(interaction, live, seat=whose)
            return
        if player is None:
            known = pictures()[live.table.game].views
            if view is not None and view not in known:
                raise refusal(
                    "error-no-such-view",
                    view=view[:40],
                    views=words_for(interaction).join([words_for(interaction)(f"view-{name}") for name in known]),
                )
            seat = my_seat(interaction, live) if view == "mine" else None
            await send_picture(interaction, live, view or "table", seat=seat)
            return
        await send_picture(interaction, live, "mine", seat=self._seat_of(live, player))

    @board.autocomplete("view")
    async def _views(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        table = await self.house.service.store.in_channel(interaction.channel_id or 0)
        words = words_for(interaction)
        return [
            app_commands.Choice(name=words(f"view-{name}"), value=name)
            for name in (pictures()[table.game].views if table else ())
            if plain(current) in plain(f"{name} {words(f'view-{name}')}")
        ]

    @app_commands.command(description=command_text("command-turn"))
    async def turn(self, interaction: Interaction) -> None:
        """Open the private panel."""
        from cogs.play import show_panel

        live = await self._here(interaction)
        live.playing()
        await show_panel(interaction, live)

    @app_commands.command(description=command_text("command-log"))
    @app_commands.describe(whole=command_text("parameter-log-whole"))
    async def log(self, interaction: Interaction, whole: bool = False) -> None:
        """Tell what happened."""
        live = await self._here(interaction)
        seated = live.table.seat_of(interaction.user.id) is not None
        await send_log(interaction, live, since_my_turn=seated and not whole)

    @app_commands.command(description=command_text("command-score"))
    async def score(self, interaction: Interaction) -> None:
        """Tell the present standings."""
        await send_scores(interaction, await self._here(interaction))


async def setup(house: House) -> None:
    """Add the cog."""
    await house.add_cog(Boards(house))
