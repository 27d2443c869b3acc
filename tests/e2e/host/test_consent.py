"""A player asks the others to take turns back; they agree or decline under one post."""

from __future__ import annotations

import pytest

from cogs.client.bot import GameBot
from cogs.delivery.request_post import request_content
from engine.catalogue import catalogue, locales
from engine.kernel import SeatName, text
from engine.records.table import Person, Seat, Table, UndoRequest
from engine.service import GameService
from engine.tables.open.open_table import OpenTable
from simulation import Message, Reply, User
from simulation.setting_up import add_computer, start_game
from tests.e2e.conftest import Club, panel_of, pings, press, sure
from tests.e2e.test_abuse import forged

DAY = 86400.0


@pytest.fixture(autouse=True)
def _every_turn_reveals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every turn count as one that revealed something, so that the others are asked about it."""
    if "at_once" not in request.node.name:
        monkeypatch.setattr("engine.club.hosting.consent.reveals", lambda *_: True)


async def said(reply: Reply) -> str:
    """Return the words of a private answer."""
    message = await reply.answer()
    assert message.ephemeral_for is not None
    return message.text


async def a_turn(service: GameService) -> tuple[int, OpenTable]:
    """Let the player who is asked at table 1 make first choices until someone else is; return the player."""
    open_table = await service.tables.look(1)
    seat = open_table.to_act()
    assert seat is not None
    assert seat.user is not None
    while open_table.to_act() is seat and open_table.decision is not None:
        open_table, _ = await service.play.choose(1, seat.user, None, open_table.decision.choices[0].id)
    return seat.user, open_table


async def begun(club: Club, seats: int = 3) -> tuple[User, list[User]]:
    """Start a game and play a turn; return its player and the others, the active one first."""
    await club.start("nanotech", seats)
    user, open_table = await a_turn(club.bot.service)
    await club.told(1)
    next_up = open_table.to_act()
    assert next_up is not None
    others = sorted(
        (each for each in club.people[:seats] if each.id != user), key=lambda each: each.id != next_up.user
    )
    return club.person(user), others


async def asked(club: Club, asker: User) -> Message:
    """Let someone ask the others; return the post."""
    count = len(club.channel.messages)
    await sure(asker, await asker.slash(club.channel, "undo"))
    await club.told(1)
    (post,) = club.channel.messages[count:]
    return post


async def ply(bot: GameBot) -> int:
    return int((await bot.service.tables.look(1)).playing().state.ply)


async def test_once_everyone_agrees_the_turn_is_taken_back(club: Club, bot: GameBot) -> None:
    asker, others = await begun(club)
    panel = panel_of(await asker.slash(club.channel, "turn"))
    question = panel_of(await asker.click(panel, "Request Undo"))
    assert "Ask to take back one turn? In the order played: " in question.text
    assert all(each.name in question.text for each in (asker, *others))
    assert await ply(bot) > 0
    count = len(club.channel.messages)
    await press(asker, question, "Ask the Others")
    await club.told(1)
    (post,) = club.channel.messages[count:]
    assert post.text.startswith(f"**Nanotech #1** · ↩️ {asker.name} asks to take back one turn: **{asker.name}**.")
    assert sorted(each.id for each in post.pinged) == sorted(each.id for each in others)
    assert [part.label for part in post.buttons] == ["Agree", "Decline"]

    stranger = club.people[3]
    for label in ("Agree", "Decline"):
        assert await said(await stranger.click(post, label)) == "Only the players at this table can answer that."
    assert "your own request" in await said(await asker.click(post, "Agree"))
    assert "still open" in await said(await others[0].slash(club.channel, "undo"))
    await press(others[0], post, "Agree")
    await club.told(1)
    assert post.text.endswith(f"Agreed: {others[0].name}")
    assert others[0].mention not in post.text
    assert others[1].mention in post.text
    assert "already agreed" in await said(await others[0].click(post, "Agree"))
    assert await ply(bot) > 0
    await press(others[1], post, "Agree")
    await club.told(1)
    assert await ply(bot) == 0
    assert post.text.endswith("✅ Everyone agreed. Taken back.")
    assert not post.buttons
    *_, newest = club.channel.messages
    assert newest.pinged == [asker]
    assert "your turn" in newest.text
    assert sum(asker in message.pinged for message in filter(pings, club.channel.messages)) == 2
    assert sum(others[1] in message.pinged for message in filter(pings, club.channel.messages)) == 1


async def test_a_turn_that_revealed_nothing_is_undone_at_once_until_another_player_acts(
    club: Club, bot: GameBot
) -> None:
    asker, others = await begun(club)
    question = panel_of(await asker.slash(club.channel, "undo"))
    assert question.text.startswith("**Nanotech #1** · Take back one turn?")
    await press(asker, question, "Take Back 1 Turn")
    await club.told(1)
    assert await ply(bot) == 0
    assert asker in club.channel.messages[-1].pinged

    # Not again, which would be a way to have more time.
    user, _ = await a_turn(bot.service)
    assert user == asker.id
    await club.told(1)
    assert "Ask to take back one turn?" in panel_of(await asker.slash(club.channel, "undo")).text

    # What the next player does counts even if they undo it.
    user, open_table = await a_turn(bot.service)
    seat = open_table.to_act()
    assert seat is not None
    assert seat.user is not None
    assert open_table.decision is not None
    await bot.service.play.choose(1, seat.user, None, open_table.decision.choices[0].id)
    await bot.service.play.undo(1, seat.user, None)
    await club.told(1)
    assert "Ask to take back one turn?" in panel_of(await club.person(user).slash(club.channel, "undo")).text
    assert others


async def test_a_decline_ends_it_and_it_is_not_asked_again(club: Club, bot: GameBot) -> None:
    asker, (first, second) = await begun(club)
    post = await asked(club, asker)
    await press(second, post, "Agree")
    await press(first, post, "Decline")
    await club.told(1)
    assert post.text.endswith(f"❌ **{first.name}** declined. Nothing changes.")
    assert not post.buttons
    assert await ply(bot) > 0
    for number in (1, 2):
        button = {"type": 2, "style": 3, "label": "Agree", "custom_id": f"b:1:{number}:agree:7"}
        late = await second.interact(str(button["custom_id"]), message=await forged(club, [button]))
        assert await said(late) == "This request is over."
    assert "already been asked about this turn" in await said(await asker.slash(club.channel, "undo"))


async def test_it_can_be_withdrawn(club: Club, bot: GameBot) -> None:
    asker, _ = await begun(club, 2)
    post = await asked(club, asker)
    await press(asker, post, "Decline")
    await club.told(1)
    assert post.text.endswith(f"**{asker.name}** withdrew the request. Nothing changes.")
    assert await ply(bot) > 0


async def test_the_next_turn_ends_it_but_not_a_choice_in_it(club: Club, bot: GameBot) -> None:
    asker, (first, second) = await begun(club)
    post = await asked(club, asker)
    open_table = await bot.service.tables.look(1)
    assert open_table.decision is not None
    await bot.service.play.choose(1, first.id, None, open_table.decision.choices[0].id)
    await press(second, post, "Agree")
    await club.told(1)
    assert [part.label for part in post.buttons] == ["Agree", "Decline"]
    await a_turn(bot.service)
    await club.told(1)
    assert post.text.endswith("The game has moved on, so the request is over.")
    assert not post.buttons
    again = await asked(club, asker)
    for each in (asker, first):
        assert f"**{each.name}**" in again.text.splitlines()[0]
    assert "take back 2 turns" in again.text


async def test_it_survives_a_restart_and_ends_after_a_day(club: Club) -> None:
    async with club.open():
        asker, (other,) = await begun(club, 2)
        post = await asked(club, asker)
        now = club.bot.service.tables.clock()
    async with club.open() as bot:
        await press(other, post, "Agree")
        await club.told(1)
        assert await ply(bot) == 0
        await a_turn(bot.service)
        await club.told(1)
        late = await asked(club, asker)
        bot.service.tables.clock = lambda: now + DAY - 60
        await bot.service.reminders.remind_due()
        await club.told(1)
        assert late.buttons
        bot.service.tables.clock = lambda: now + DAY + 60
        await bot.service.reminders.remind_due()
        await club.told(1)
        assert late.text.endswith("⌛ Not everyone answered within 24 hours. Nothing changes.")
        assert await ply(bot) > 0


@pytest.mark.parametrize("gone", [False, True])
async def test_a_request_that_is_over_before_it_is_posted_is_not(club: Club, bot: GameBot, gone: bool) -> None:
    asker, (other,) = await begun(club, 2)
    count, outbox = len(club.channel.messages), bot.service.store.outbox
    club.sim.fail_next("POST", "/channels/*/messages", 400)
    await bot.service.consent.ask(1, Person(asker.id, asker.name))
    while not await outbox.stalled_tables():
        await club.sim.quiet(0.01)
    if gone:
        await bot.service.consent.decline(1, 1, other.id)
    await bot.service.notices.retry_stalled()
    await club.told(1)
    assert len(club.channel.messages) - count == (0 if gone else 1)


async def test_when_a_seat_changes_hands_it_is_over(club: Club, bot: GameBot) -> None:
    asker, (first, second) = await begun(club)
    post = await asked(club, asker)
    await press(first, post, "Agree")
    await sure(second, await second.slash(club.channel, "table resign"))
    await club.told(1)
    assert post.text.endswith("The players have changed, so the request is over.")
    assert await ply(bot) > 0


@pytest.mark.parametrize("locale", locales())
def test_the_post_says_how_it_stands_in_every_language(locale: str) -> None:
    seats = [Seat(name=name, user=number) for number, name in enumerate(("Ann", "Ben", "Cleo"), start=1)]
    request = UndoRequest(number=1, user=1, name="Ann", keep=0, turns=(0, 1), at=1000.0, agreed=[2])
    table = Table(game="nucleum", channel=1, host=1, seats=seats, request=request)
    words = catalogue(locale)
    asked, whom, agreed = request_content(table, request, words).splitlines()
    assert "Ann" in asked
    assert "**Ben**" in asked
    assert "2" in asked
    assert "<@3>" in whom
    assert "<@2>" not in whom
    assert f"<t:{1000 + 86400}:R>" in whom
    assert "Ben" in agreed
    said = set()
    for how in ("agreed", "declined", "withdrawn", "expired", "moved-on", "players-changed"):
        request.ended = text(f"request-{how}", **({"who": SeatName(1)} if how in {"declined", "withdrawn"} else {}))
        first, last = request_content(table, request, words).splitlines()
        assert first == asked
        assert ("Ben" in last) == (how in {"declined", "withdrawn"})
        said.add(last)
    assert len(said) == 6


@pytest.mark.usefixtures("bot")
async def test_who_does_not_host_is_led_to_the_request(club: Club) -> None:
    await begun(club, 2)
    assert "/undo" in await said(await club.people[1].slash(club.channel, "host undo"))


async def test_strangers_and_those_who_have_not_played_cannot_ask(club: Club, bot: GameBot) -> None:
    _, (first, *_) = await begun(club)
    assert "not finished a turn" in await said(await first.slash(club.channel, "undo"))
    assert "no seat" in await said(await club.people[3].slash(club.channel, "undo"))
    assert "no seat" in await said(await club.boss.slash(club.channel, "undo"))
    open_table = await bot.service.tables.look(1)
    assert open_table.decision is not None
    assert open_table.table.request is None


async def test_with_computer_players_alone_no_one_is_asked(club: Club, bot: GameBot) -> None:
    ann = club.people[0]
    lobby = await club.new_table("nanotech", 1)
    await add_computer(ann, lobby)
    await start_game(ann, lobby)
    while (await bot.service.tables.look(1)).is_unattended():
        await club.told(1)
    before = await ply(bot)
    await a_turn(bot.service)
    while (await bot.service.tables.look(1)).is_unattended():
        await club.told(1)
    question = panel_of(await ann.slash(club.channel, "undo"))
    assert "Take back 2 turns?" in question.text
    await press(ann, question, "Take Back 2 Turns")
    await club.channel.wait_for(lambda message: f"{ann.name} took back 2 turns" in message.text)
    assert await ply(bot) == before
