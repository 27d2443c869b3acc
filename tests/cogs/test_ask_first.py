"""Confirmed actions that take something from others: Discord has its answer before any work begins."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.answers import ask_first
from cogs.base import items
from cogs.base.items import Pressed
from cogs.client.bot import Interaction, modules


class SlowStoreError(Exception):
    """Stands for work that takes longer than the three seconds that Discord waits."""


class Confirmed:
    """The press of a confirming button. It makes no use of the bot before its answer, and no timely use after it."""

    def __init__(self) -> None:
        self.response = SimpleNamespace(defer=self._defer)
        self.locale = discord.Locale.american_english
        self.user = SimpleNamespace(id=1)
        self.guild_id = self.channel_id = 2
        self.extras = dict[str, Any]()
        self._answered = False

    async def _defer(self) -> None:
        self._answered = True

    def __getattr__(self, name: str) -> Any:
        assert self._answered, f"{name} was used before Discord had an answer"
        raise SlowStoreError(name)


async def test_every_confirmed_deed_is_answered_before_its_work_begins() -> None:
    modules()  # registers all presses
    verbs = [f"sure-{verb}" for verb in sorted(ask_first._asks)]
    assert len(verbs) > 10
    for verb in verbs:
        match = items._CUSTOM_ID.fullmatch(f"b:1:1:{verb}:1")
        assert match is not None
        with pytest.raises(SlowStoreError):
            await items._verbs[verb](cast("Interaction", Confirmed()), Pressed(match))
