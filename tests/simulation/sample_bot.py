"""A small but complete bot, written like any other discord.py bot: which is used to test the simulator."""

from __future__ import annotations

import asyncio
import io
import re
from typing import Any, Literal, Self

import discord
from discord import app_commands
from discord.ext import commands

CARDS = [f"card {number}" for number in range(40)]
PICTURE = b"\x89PNG" + bytes(200_000)


class CountButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"count:(?P<number>\d+)"):
    """Survives restarts: all it knows is in its custom id."""

    def __init__(self, number: int) -> None:
        super().__init__(discord.ui.Button(label=f"Count {number}", custom_id=f"count:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(
        cls, _: discord.Interaction[Any], __: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(view=count_view(self.number + 1))


def count_view(number: int) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(CountButton(number))
    return view


class NameForm(discord.ui.Modal, title="Who are you?"):
    name = discord.ui.TextInput[Any](label="Name", min_length=2, max_length=10)
    story = discord.ui.TextInput[Any](label="Story", required=False, default="none")

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        text = f"{self.name.value}: {self.story.value}"
        if interaction.message is None:
            await interaction.response.send_message(text)
        else:
            await interaction.response.edit_message(content=text)


class Panel(discord.ui.View):
    """Ordinary components, each of which answers in another way."""

    @discord.ui.button(label="Form")
    async def form(self, interaction: discord.Interaction[Any], _: discord.ui.Button[Any]) -> None:
        await interaction.response.send_modal(NameForm())

    @discord.ui.button(label="Later")
    async def later(self, interaction: discord.Interaction[Any], _: discord.ui.Button[Any]) -> None:
        await interaction.response.defer()
        await asyncio.sleep(0.02)
        await interaction.edit_original_response(content="changed later")

    @discord.ui.button(label="Whisper")
    async def whisper(self, interaction: discord.Interaction[Any], _: discord.ui.Button[Any]) -> None:
        await interaction.response.send_message("psst", ephemeral=True, view=count_view(1))

    @discord.ui.button(label="Closed", disabled=True)
    async def closed(self, interaction: discord.Interaction[Any], _: discord.ui.Button[Any]) -> None:
        await interaction.response.send_message("impossible")

    @discord.ui.select(
        placeholder="Colours",
        max_values=2,
        options=[discord.SelectOption(label=name.title(), value=name) for name in ("red", "green", "blue")],
    )
    async def colours(self, interaction: discord.Interaction[Any], menu: discord.ui.Select[Any]) -> None:
        await interaction.response.send_message("+".join(menu.values))

    @discord.ui.select(cls=discord.ui.UserSelect, placeholder="Who")
    async def who(self, interaction: discord.Interaction[Any], menu: discord.ui.UserSelect[Any]) -> None:
        await interaction.response.send_message(f"{menu.values[0].mention}")


game = app_commands.Group(name="game", description="Games", guild_only=True)
board = app_commands.Group(name="board", description="The board", parent=game)


@board.command(name="show", description="Show the board")
async def show(interaction: discord.Interaction[Any], private: bool = False) -> None:
    await interaction.response.defer(thinking=True, ephemeral=private)
    await asyncio.sleep(0.02)
    file = discord.File(io.BytesIO(PICTURE), "board.png", description="The board: 3 houses")
    await interaction.followup.send("the board", file=file)
    await interaction.followup.send("and a hint", ephemeral=True)


@game.command(name="take", description="Take a card")
async def take(interaction: discord.Interaction[Any], card: str, count: app_commands.Range[int, 1, 3] = 1) -> None:
    await interaction.response.send_message(f"{interaction.user.mention} takes {count} × {card}")


@take.autocomplete("card")
async def cards(_: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=card, value=card) for card in CARDS if current in card][:25]


@game.command(name="admin", description="For the boss")
@app_commands.checks.has_permissions(manage_guild=True)
async def admin(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message("at your command")


@app_commands.command(description="All types of options")
async def types(
    interaction: discord.Interaction[Any],
    who: discord.Member,
    where: discord.TextChannel,
    role: discord.Role,
    yes: bool,
    amount: float,
    pick: Literal["one", "two"],
    file: discord.Attachment,
) -> None:
    size = len(await file.read())
    text = f"{who.name} {where.name} {role.name} {yes} {amount} {pick} {file.filename} {size}"
    await interaction.response.send_message(f"{text} {interaction.locale} {interaction.guild_locale}")


@app_commands.command(description="Answer late")
async def slow(interaction: discord.Interaction[Any], seconds: float) -> None:
    await asyncio.sleep(seconds)
    await interaction.response.send_message("at last")


@app_commands.command(description="Answer twice")
async def twice(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message("first")
    object.__setattr__(interaction.response, "_response_type", None)
    await interaction.response.send_message("second")


@app_commands.command(description="Show a panel")
async def panel(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message("panel", view=Panel())


@app_commands.command(description="Show a form")
async def form(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_modal(NameForm())


@app_commands.command(description="Start counting")
async def count(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message("counter", view=count_view(0))


@app_commands.context_menu(name="Greet")
async def greet(interaction: discord.Interaction[Any], user: discord.Member) -> None:
    await interaction.response.send_message(f"hello {user.name}")


class SampleBot(commands.AutoShardedBot):
    """Sharded, persistent buttons, commands synced at start; `errors` holds what went wrong in commands."""

    def __init__(self, intents: discord.Intents | None = None, **options: Any) -> None:
        super().__init__("!", intents=intents or discord.Intents.default(), guild_ready_timeout=0.05, **options)
        self.errors: list[BaseException] = []
        self.interactions: list[discord.Interaction[Any]] = []
        self.resumed = 0
        self.tree.on_error = self._note_error  # type: ignore[method-assign]

    async def _note_error(self, _: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        self.errors.append(error.__cause__ or error)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Skip the pause of 5 s between identifies."""

    async def setup_hook(self) -> None:
        self.add_dynamic_items(CountButton)
        plain: tuple[Any, ...] = (game, types, slow, twice, panel, form, count, greet)
        for command in plain:
            self.tree.add_command(command)
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        self.interactions.append(interaction)

    async def on_resumed(self) -> None:
        self.resumed += 1
