"""There is one name for all failures of Discord: catching less would let its requests to pause through."""

from __future__ import annotations

import ast
from pathlib import Path

import aiohttp
import discord
import pytest

from cogs.base.not_done import NOT_DONE
from tools.syntax import tree_of

COGS = Path(__file__).resolve().parents[3] / "cogs"
BROAD = {"HTTPException", "DiscordException", "RateLimited", "ClientError"}


def names(caught: ast.expr | None) -> set[str]:
    return (
        {each.attr for each in ast.walk(caught) if isinstance(each, ast.Attribute)} if caught is not None else set()
    )


def catching() -> list[tuple[str, ast.ExceptHandler]]:
    """Return every handler that catches errors of Discord in general, with its location."""
    return [
        (f"{path.relative_to(COGS)}:{node.lineno}", node)
        for path in sorted(COGS.rglob("*.py"))
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.ExceptHandler) and names(node.type) & BROAD
    ]


def test_code_that_catches_errors_of_discord_catches_all_or_passes_on_the_rest() -> None:
    found = catching()
    assert found  # those that look for one reason
    assert [where for where, node in found if not any(isinstance(each, ast.Raise) for each in ast.walk(node))] == []


@pytest.mark.parametrize(
    "error", [discord.RateLimited(90.0), aiohttp.ServerDisconnectedError(), TimeoutError(), ConnectionResetError()]
)
def test_what_is_no_answer_is_not_done_either(error: Exception) -> None:
    assert isinstance(error, NOT_DONE)
    assert not isinstance(error, discord.HTTPException)
