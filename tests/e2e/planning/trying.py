"""Helpers that rehearse a turn: open a game, press through the sandbox, and let the others play."""

from __future__ import annotations

from engine.kernel import seeded_rng
from engine.tables.open.open_table import OpenTable
from simulation import Message, User
from tests.e2e.conftest import Club
from tests.e2e.games.test_nanotech import advice, to_act


def labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


async def press_tried(actor: User, panel: Message, choice: str) -> None:
    """Make a choice in the sandbox, turning pages and kinds until it shows."""
    turned: set[str] = set()
    for _ in range(40):
        button = next((b for b in panel.buttons if (b.custom_id or "").endswith(f":try-pick:{choice}")), None)
        if button is not None:
            await actor.click(panel, custom_id=button.custom_id)
            return
        menu = next((s for s in panel.selects if choice in [option.value for option in s.options]), None)
        if menu is not None:
            await actor.select(panel, [choice], custom_id=menu.custom_id)
            return
        shows = [b.custom_id for b in panel.buttons if b.custom_id and ":try-show:" in b.custom_id and not b.disabled]
        fresh = next(custom_id for custom_id in shows if custom_id not in turned)
        turned.add(fresh)
        await actor.click(panel, custom_id=fresh)
    raise AssertionError(f"{choice} cannot be reached")


async def try_turn(club: Club, actor: User, panel: Message, table: int, seed: int = 5) -> None:
    """Try a whole turn at random by the buttons of the sandbox."""
    for step in range(40):
        sandbox = await club.bot.service.planner.look(table, actor.id)
        if sandbox.ended:
            return
        assert sandbox.decision is not None
        await press_tried(actor, panel, seeded_rng(seed + step).pick(sandbox.decision.choices).id)
    raise AssertionError("the turn does not end")


async def others_play(club: Club, table: int, actor: User, *first: str) -> OpenTable:
    """Let the others play, beginning with certain choices, until it is the own turn of `actor`."""
    service, wanted = club.bot.service, list(first)
    for ply in range(200):
        open_table, other = await to_act(club, table)
        assert open_table.decision is not None
        if other is actor and open_table.decision.own_turn:
            return open_table
        choice = wanted.pop(0) if wanted else advice(open_table, ply)
        if other is actor:
            choice = open_table.decision.choices[-1].id  # a copy: do without
        await service.play.choose(table, other.id, None, choice)
    raise AssertionError("the turn does not come")


async def opened(club: Club, game: str, seats: int = 2) -> tuple[int, User, User]:
    """Start a game; return the table, the active player, and another one."""
    post = await club.start(game, seats, **({"experiments": "random"} if game == "nucleum" else {}))
    (actor,) = post.pinged
    table = (await club.bot.service.tables.in_channel(club.channel.id)).table.id
    return table, actor, next(person for person in club.people[:seats] if person is not actor)


def live_of(open_table: OpenTable) -> OpenTable:
    assert open_table.decision is not None
    return open_table


def choice_that_leaves_the_plan(open_table: OpenTable, tried: list[str]) -> list[str]:
    """Return choices for the previous player that do not affect the plan: a recharge, or a card not planned."""
    assert open_table.decision is not None
    if open_table.table.game == "nucleum":
        return ["recharge"]
    return [next(choice.id for choice in open_table.decision.choices if choice.id not in {*tried, "take:recharge-1"})]
