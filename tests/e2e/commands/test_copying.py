"""Copies in Nanotech as people make them: one post asks, answers are private and in any order, resolution is clockwise."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel import CONFIRM
from engine.records.table import Person
from engine.tables.open.open_table import OpenTable
from simulation import Message, User
from tests.e2e.conftest import Club, club, panel_of, pings, press, sure

__all__ = ["club"]

PASS = "Pass"
TAKE = {"Capture Quarks": "take:quarks", "Upgrade Laboratory": "take:upgrade"}


@dataclass
class Asked:
    """A table where someone's action may be copied: the post, and the players who may, in the order of the rules."""

    club: Club
    post: Message
    people: list[User]
    active: User

    async def look(self) -> OpenTable:
        return await self.club.bot.service.tables.look(1)

    async def told(self) -> Message:
        """Wait until everything is posted; return the newest message with buttons."""
        await self.club.told(1)
        return next(each for each in reversed(self.club.channel.messages) if each.buttons)

    async def copied(self) -> list[tuple[int | None, str | None]]:
        """Return the choices after the action that may be copied, with their players."""
        moves = [move for move in await self.club.bot.service.store.tables.moves(1) if move.live and move.choice]
        start = next(number for number, move in enumerate(moves) if move.choice == CONFIRM) + 1
        return [(move.actor, move.choice) for move in moves[start:] if move.choice != CONFIRM]


async def asked(club: Club, seats: int = 3, card: str = "Capture Quarks") -> Asked:
    """Start a table; let the first player take a card and do its action."""
    await club.start("nanotech", seats)
    play = club.bot.service.play
    open_table = await club.bot.service.tables.look(1)
    seat, choice = open_table.to_act(), TAKE[card]
    assert seat is not None
    active, order = club.person(seat.user), [club.person(each.user) for each in open_table.table.seats]
    while (decision := open_table.decision) is not None and decision.own_turn:
        open_table, _ = await play.choose(1, active.id, None, choice)
        assert open_table.decision is not None
        choice = open_table.decision.choices[0].id
    await club.told(1)
    people = [order[(order.index(active) + step) % seats] for step in range(1, seats)]
    return Asked(club, club.channel.messages[-1], people, active)


def first_copy(panel: Message) -> tuple[str, str]:
    """Return the custom id and the choice of the first way to copy on a panel."""
    menu = next((each for each in panel.selects if "pick:" in (each.custom_id or "")), None)
    if menu is not None:
        return menu.custom_id or "", menu.options[0].value
    button = next(each for each in panel.buttons if "pick:copy:" in (each.custom_id or ""))
    return button.custom_id or "", (button.custom_id or "").split("pick:", 1)[1]


async def copy(person: User, post: Message) -> Message:
    """Open the panel from the post and take the first way to copy; return the panel."""
    panel = panel_of(await person.click(post, "Take"))
    custom_id, choice = first_copy(panel)
    if custom_id.startswith("s"):
        await (await person.select(panel, [choice], custom_id=custom_id)).answer()
    else:
        await (await person.click(panel, custom_id=custom_id)).answer()
    if any(button.label == "Confirm Turn" for button in panel.buttons):
        await press(person, panel, "Confirm Turn")
    return panel


async def test_one_post_asks_all_with_the_price_and_pings_each_once(club: Club) -> None:
    async with club.open():
        await club.without_limit()
        table = await asked(club, 4, "Upgrade Laboratory")
        heading = table.post.text.splitlines()[0]
        mentions = " ".join(f"<@{person.id}>" for person in table.people)
        assert heading == f"🔔 {mentions} **copy Upgrade Laboratory** (4 or 5 energy) or pass · Nanotech #1"
        assert set(table.post.pinged) == set(table.people)
        assert [button.label for button in table.post.buttons][:3] == ["Take", "Pass", "Always Pass"]
        others = [message for message in club.channel.messages if message is not table.post and message.buttons]
        assert not any(set(message.pinged) & set(table.people) - {table.active} for message in others[:-1])


async def test_answers_in_the_order_of_the_rules_come_into_the_same_post(club: Club) -> None:
    async with club.open():
        table = await asked(club)
        first, second = table.people
        await copy(first, table.post)
        await table.told()
        assert club.channel.messages[-1] is table.post
        assert f"**{first.name}**" in table.post.text
        assert table.post.text.startswith(f"🔔 <@{second.id}> **copy")
        await press(second, table.post, PASS)
        newest = await table.told()
        assert newest is not table.post
        assert set(newest.pinged) == {first}
        assert newest.text.splitlines()[0].startswith(f"🔔 <@{first.id}> **your turn**")
        assert "**copy" not in table.post.text
        assert table.post.buttons == []
        assert [user for user, _ in await table.copied()] == [first.id, second.id]


async def test_answers_in_the_other_order_stay_private_until_their_place_and_survive_a_restart(club: Club) -> None:
    async with club.open():
        table = await asked(club)
        first, second = table.people
        before, version = table.post.text, (await table.look()).table.version
        panel = await copy(second, table.post)
        assert "Your answer is kept" in panel.text
        assert first.name in panel.text
        await table.told()
        assert (table.post.text, club.channel.messages[-1]) == (before, table.post)
        assert (await table.look()).table.version == version
        assert await table.copied() == []
        shown = panel_of(await first.slash(club.channel, "turn"))
        assert "kept" not in shown.text
        # The fact that an answer was given is not secret, but its content is, everywhere.
        assert f"Waiting for **{first.name}**," in panel_of(await table.active.slash(club.channel, "turn")).text
        waiting = club.channel.messages[0].text.splitlines()[2]
        assert f"**{first.name}**" in waiting
        assert second.name not in waiting
    async with club.open():
        await press(first, table.post, PASS)
        newest = await table.told()
        assert [user for user, _ in await table.copied()] == [first.id, second.id]
        assert set(newest.pinged) == {first}
        assert f"**{second.name}**" in table.post.text
        pinged = [person for message in club.channel.messages if pings(message) for person in message.pinged]
        assert pinged.count(second) == 1


async def test_a_kept_answer_can_be_changed_and_dropped(club: Club) -> None:
    async with club.open():
        table = await asked(club)
        first, second = table.people
        panel = await copy(second, table.post)
        kept = await (await second.click(table.post, PASS)).answer()
        assert kept.ephemeral_for == second
        assert "kept" in kept.text
        panel = panel_of(await second.click(table.post, "Take"))
        assert "Pass" in panel.text
        await press(second, panel, "Decide Later")
        assert "forgotten" in panel.text
        await press(first, table.post, PASS)
        await table.told()
        seat = (await table.look()).to_act()
        assert seat is not None
        assert seat.user == second.id
        assert [user for user, _ in await table.copied()] == [first.id]
        assert club.channel.messages[-1] is table.post


async def test_who_kept_what_was_taken_before_is_asked_again_once(club: Club) -> None:
    async with club.open() as bot:
        table = await asked(club)
        first, second = table.people
        panel = panel_of(await second.click(table.post, "Take"))
        _, choice = first_copy(panel)
        await copy(second, table.post)
        open_table = await table.look()
        state = open_table.playing().state
        token = choice.rpartition(":")[2]
        if state.capsule.count(token) > 1:  # it must be the only one of its kind
            state.capsule = list(dict.fromkeys(state.capsule))
            open_table.game.forget(state)
            open_table.playing().checkpoint = open_table.game.encode(state)
            await bot.service.tables.write(open_table, rests_on=open_table.table.version)
        await bot.service.play.choose_all(1, first.id, None, [choice, CONFIRM])
        newest = await table.told()
        assert newest is not table.post
        assert set(newest.pinged) == {second}
        assert newest.text.startswith(f"🔔 <@{second.id}> **copy Capture Quarks** (2 energy) or pass")
        panel = panel_of(await second.click(newest, "Take"))
        assert "no longer possible" in panel.text
        await press(second, newest, PASS)
        after = await table.told()
        assert after is not newest
        assert set(after.pinged) == {first}


async def test_undo_forgets_the_kept_answers_and_old_buttons_say_so_in_private(club: Club) -> None:
    async with club.open() as bot:
        table = await asked(club)
        _, second = table.people
        old = panel_of(await second.click(table.post, "Take"))
        custom_id, choice = first_copy(old)
        await press(second, table.post, PASS)
        await sure(club.people[0], await club.people[0].slash(club.channel, "host undo"))
        await table.told()
        open_table = await bot.service.tables.look(1)
        assert all(seat.kept is None for seat in open_table.table.seats)
        late = (
            await second.select(old, [choice], custom_id=custom_id)
            if custom_id.startswith("s")
            else await second.click(old, custom_id=custom_id)
        )
        answer = await late.answer()
        assert answer.ephemeral_for == second
        assert "nothing for you to answer" in answer.text
        assert not [move for move in await bot.service.store.tables.moves(1) if move.live and move.choice]
        seat = (await table.look()).to_act()
        assert seat is not None
        assert seat.user == table.active.id


async def test_presses_of_those_who_are_not_asked(club: Club) -> None:
    async with club.open():
        table = await asked(club)
        first, _ = table.people
        for person in (table.active, club.boss):
            refused = await (await person.click(table.post, PASS)).answer()
            assert refused.ephemeral_for == person
        assert await table.copied() == []
        await press(first, table.post, PASS)
        again = await (await first.click(table.post, PASS)).answer()
        assert "nothing for you to answer" in again.text
        assert [user for user, _ in await table.copied()] == [first.id]


async def test_answering_ahead_by_commands(club: Club) -> None:
    async with club.open():
        table = await asked(club)
        first, second = table.people
        offered = await second.autocomplete(club.channel, "nanotech copy", focused="action", options={"action": ""})
        assert offered
        panel = panel_of(await second.slash(club.channel, "nanotech copy", options={"action": offered[0].value}))
        assert "Your answer is kept" in panel.text
        wrong = await (await second.slash(club.channel, "nanotech copy", options={"action": "moon"})).answer()
        assert wrong.ephemeral_for == second
        await first.slash(club.channel, "nanotech choose", options={"choice": "decline"})
        await first.slash(club.channel, "confirm")
        await table.told()
        assert [user for user, _ in await table.copied()] == [first.id, second.id]


async def test_three_who_sleep_are_reminded_together_and_cost_one_day(club: Club) -> None:
    async with club.open() as bot:
        await club.without_limit()
        table = await asked(club, 4)
        people, active, day = table.people, table.active, 24 * 3600.0
        await bot.service.setup.set_pace(1, Person(club.boss.id, "Boss"), 1, manager=True)
        began = (await table.look()).table.paced_since

        async def posted_after(seconds: float) -> list[Message]:
            await club.told(1)
            newest, bot.service.tables.clock = club.channel.messages[-1].id, lambda: began + seconds
            await bot.service.reminders.remind_due()
            await club.told(1)
            return [message for message in club.channel.messages if message.id > newest]

        mentions = " ".join(f"<@{person.id}>" for person in people)
        for seconds in (day / 2 + 60, day * 7 / 8 + 60):
            (reminder,) = await posted_after(seconds)
            assert reminder.text.startswith(f"⏰ {mentions}: your answer is still missing at Nanotech #1")
            assert "**copy Capture Quarks**" in reminder.text
            assert reminder.text.endswith(f"Time runs out <t:{int(began + day)}:R>")
            assert reminder.pinged == people
        for person in people:
            assert "your turn" in (await (await person.slash(club.channel, "games")).answer()).text
        muted = await (await people[2].click(reminder, "Mute This Turn")).answer()
        assert muted.text == "No more reminders for this turn."
        posts = await posted_after(day + 60)
        for person, post in zip(people, posts, strict=True):
            assert f"{person.name} has run out of time (one day per turn)" in post.text
            assert post.pinged == ([active] if post is posts[0] else [])
        for person, post in zip(people[::-1], posts[::-1], strict=True):
            own = await (await person.click(post, "Computer Plays Turn")).answer()
            assert "your own turn" in own.text
            assert reminder.buttons, "one of those whom it reminds has not answered"
            await sure(active, await active.click(post, "Computer Plays Turn"))
        await club.channel.wait_for(lambda message: "**your turn**" in message.text, after=posts[-1])
        await club.told(1)
        assert (reminder.text, reminder.buttons) == ("**Nanotech #1** · ✅ Done.", [])
        for person, post in zip(people, posts, strict=True):
            # The first one may have been asked for their own turn already when the post was changed.
            over = ("✅ Done.", f"✅ The table is no longer waiting for {person.name}.")
            assert post.text.endswith(over)
            assert not post.buttons
