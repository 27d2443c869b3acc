"""Help through the loopback Discord: first steps, a first game, pages of the rules, looking up components, the legend."""

from __future__ import annotations

import re

import pytest

from cogs.client.bot import GameBot
from cogs.help.help import COMMANDS
from engine.catalogue import locales
from simulation import Message, Reply, User
from simulation.setting_up import start_game
from tests.e2e.conftest import Club, make_classic, panel_of, pings, press, sure
from tests.e2e.host.test_consent import a_turn
from tests.e2e.test_advice import begin, private


def heading(message: Message) -> str:
    return message.text.splitlines()[0]


def described(message: Message) -> str:
    """Return the description of a message's only picture."""
    (picture,) = message.files
    assert picture.description
    return picture.description


async def page(reply: Reply) -> Message:
    """Return a page of the rules: private, with its picture and its way on."""
    message = await private(reply)
    assert described(message)
    assert [button.label for button in message.buttons][:2] == ["◀ Back", "More ▶"]
    assert {"Explain Icons", "As Text"} & {button.label for button in message.buttons}
    assert len(message.text) <= 1300
    return message


async def test_leafing_through_the_rules_also_after_a_restart(club: Club) -> None:
    ann = club.people[0]
    async with club.open():
        first = await page(await ann.slash(club.channel, "rules", game="nanotech"))
        assert heading(first) == "**Nanotech: Goal and Overview** (1/13)"
        assert [button.label for button in first.buttons if button.disabled] == ["◀ Back"]
        picture = first.files[0].filename
        turned = await (await ann.click(first, "More ▶")).answer()
        assert turned is first
        assert heading(first) == "**Nanotech: A Round** (2/13)"
        assert len(first.files) == 1
        assert first.files[0].filename != picture
    async with club.open():
        await (await ann.click(first, "More ▶")).answer()
        assert heading(first).startswith("**Nanotech: Recharge Battery**")
        await (await ann.select(first, "end")).answer()
        assert heading(first) == "**Nanotech: The End of the Game** (10/13)"
        await (await ann.click(first, "◀ Back")).answer()
        assert heading(first) == "**Nanotech: Bonuses of Cards** (9/13)"


async def test_rules_by_topic_and_without_a_table(club: Club) -> None:
    ann = club.people[0]
    async with club.open():
        assert "Nucleum: Goal and Overview" in heading(await page(await ann.slash(club.channel, "rules")))
        found = await ann.autocomplete(club.channel, "rules", focused="topic", topic="KING")
        assert [choice.value for choice in found] == ["kings-day", "court-kings-day"]
        found = await ann.autocomplete(club.channel, "rules", focused="topic", topic="", game="nanotech")
        assert len(found) == 13
        found = await ann.autocomplete(club.channel, "rules", focused="topic", topic="", game="go")
        assert found == []
        kings = await page(await ann.slash(club.channel, "rules", topic="kings-day"))
        assert "6 VP" in kings.text
        typed = await page(await ann.slash(club.channel, "rules", topic="final scor"))
        assert "Final Scoring" in heading(typed)
        for options in ({"topic": "castles"}, {"topic": "e"}, {"game": "go"}):
            refused = await private(await ann.slash(club.channel, "rules", options=options))
            assert "Pick one from the list" in refused.text
            assert not refused.files


async def test_the_button_under_posts_opens_the_overview_of_the_table(club: Club) -> None:
    async with club.open():
        post = await club.start("nanotech", 2)
        stranger = club.people[3]
        opened = await page(await stranger.click(post, "Rules"))
        assert "Nanotech: Goal and Overview" in heading(opened)
        assert opened is not post
        here = await page(await stranger.slash(club.channel, "rules", topic="copying"))
        assert "Nanotech: Copying" in heading(here)


async def test_looking_things_up(club: Club) -> None:
    ann = club.people[0]
    async with club.open():
        expected = {
            "TB4": "**Technology TB4 (level II)**",
            "c12": "**Silver Contract C12**",
            "start-A2": "(action tile)**",
            "dresden": "**Dresden (city)**",
            "glashutte": "**Glashütte (city)**",
            "residence iii": "**R3 · Residence III (urban building)**",
            "tile:g12": "(action tile)**",
        }
        for typed, said in expected.items():
            answer = await private(await ann.slash(club.channel, "lookup", name=typed))
            assert said in heading(answer), typed
            assert described(answer)
            assert re.search(
                r"\n-# Value: (printed on the component|worked out from the rules|chosen by this project)$",
                answer.text,
            )
            assert [button.label for button in answer.buttons] == ["Explain Icons"]
            assert "At this table" not in answer.text
        card = await private(await ann.slash(club.channel, "lookup", name="confine", game="nanotech"))
        assert "**Confine Particles (action card)**" in heading(card)
        assert "-# How it is applied: " in card.text


@pytest.mark.real_pictures
async def test_a_name_that_fits_several_things_offers_a_menu(club: Club) -> None:
    ann = club.people[0]
    async with club.open():
        answer = await private(await ann.slash(club.channel, "lookup", name="residence"))
        assert re.match(r"“residence” matches \d+ entries\. Pick one:", answer.text)
        assert [each.label for each in answer.buttons] == ["Look"] * len(answer.buttons)
        listed = "".join(str(each.custom_id) for each in answer.buttons)
        assert "building:residence-1" in listed
        assert "milestone:milestone-residence" in listed
        second = next(str(each.custom_id) for each in answer.buttons if "building:residence-2" in str(each.custom_id))
    async with club.open():
        await (await ann.click(answer, custom_id=second)).answer()
        assert "**R2 · Residence II (urban building)**" in heading(answer)
        assert "Residence II" in described(answer)
        assert len(answer.selects) == 1
        await (await ann.select(answer, "milestone:milestone-residence")).answer()
        assert "**Residences (milestone)**" in heading(answer)
        many = await private(await ann.slash(club.channel, "lookup", name="action tile"))
        assert "the first 33" in many.text
        assert len(many.buttons) == 8
        assert len(many.selects[0].options) == 25
        assert all(each.description for each in many.selects[0].options)


async def test_a_piece_that_is_no_component_is_explained_by_a_page(club: Club) -> None:
    ann = club.people[0]
    async with club.open():
        answer = await private(await ann.slash(club.channel, "lookup", name="coal mine"))
        assert "Australia: Coal Mines" in heading(answer)
        assert described(answer)
        found = await ann.autocomplete(club.channel, "lookup", focused="name", name="coal mines")
        assert [(choice.name, choice.value) for choice in found] == [("Australia: Coal Mines", "topic:coal-mines")]
        menu = await private(await ann.slash(club.channel, "lookup", name="networks"))
        assert "topic:networks" in str(menu.buttons[0].custom_id)
        page = await private(await ann.click(menu, index=0))
        assert "Networks" in heading(page)


async def test_unknown_names_are_refused_in_one_sentence(club: Club) -> None:
    ann = club.people[0]
    async with club.open():
        for typed in ("Atlantis", "@everyone **x**", "?"):
            answer = await private(await ann.slash(club.channel, "lookup", name=typed))
            assert answer.text.startswith("Nothing is called “")
            assert "\n" not in answer.text
            assert not answer.files
            assert "such as #4 or Dresden" in answer.text
        other = await private(await ann.slash(club.channel, "lookup", name="TB4", game="nanotech"))
        assert "in Nanotech" in other.text
        assert "such as Confine Particles or Helium" in other.text
        wrong = await private(await ann.slash(club.channel, "lookup", name="TB4", game="chess"))
        assert "no game “chess”" in wrong.text
        offered = await private(await ann.slash(club.channel, "lookup", name="residence"))
        menu = {"type": 3, "custom_id": "s:0:0:piece:nucleum.residence", "options": [{"label": "x", "value": "x"}]}
        make_classic(offered, menu)
        forged = await private(
            await ann.interact(str(menu["custom_id"]), component_type=3, values=["tile:zz"], message=offered)
        )
        assert forged.text.startswith("Nothing is called “tile:zz”")


async def test_suggestions_while_typing(club: Club) -> None:
    ann = club.people[0]
    async with club.open():
        found = await ann.autocomplete(club.channel, "lookup", focused="name", name="TB4")
        assert [choice.name for choice in found] == ["Technology TB4 (level II)"]
        found = await ann.autocomplete(club.channel, "lookup", focused="name", name="glas")
        assert [choice.value for choice in found][:2] == ["city:glashuette", "plant:glashuette"]
        assert all(str(choice.value).startswith("link:") for choice in found[2:])
        found = await ann.autocomplete(club.channel, "lookup", focused="name", name="")
        assert len(found) == 25
        found = await ann.autocomplete(club.channel, "lookup", focused="name", name="helium", game="nanotech")
        assert [choice.value for choice in found] == ["confinement:helium"]


@pytest.mark.real_pictures
async def test_a_component_says_how_it_stands_at_the_table(club: Club) -> None:
    async with club.open() as bot:
        table, actor = await begin(club, "nucleum", 2)
        open_table = await bot.service.tables.look(table)
        seat = open_table.table.seat_of(actor.id)
        state = open_table.playing().state
        tile = state.players[seat].pool[0]
        mine = await private(await actor.slash(club.channel, "lookup", name=f"tile:{tile}"))
        assert "**At this table**\n- In your hand" in mine.text
        other = next(person for person in club.people[:2] if person is not actor)
        theirs = await private(await other.slash(club.channel, "lookup", name=f"tile:{tile}"))
        assert f"- In the hand of **{actor.name}**" in theirs.text
        shown = await private(await actor.slash(club.channel, "lookup", name=state.display.shown["silver"][0]))
        assert "- On display\n- For you: " in shown.text
        city = await private(await club.people[3].slash(club.channel, "lookup", name="Zittau"))
        assert "At this table" in city.text
        assert "Zittau" in described(city)


async def test_a_half_made_turn_shows_only_to_its_player(club: Club) -> None:
    async with club.open() as bot:
        table, actor = await begin(club, "nanotech", 2)
        open_table = await bot.service.tables.look(table)
        other = next(person for person in club.people[:2] if person is not actor)
        await bot.service.play.choose(table, actor.id, open_table.table.version, "take:lepton")
        mine = await private(await actor.slash(club.channel, "lookup", name="Capture Lepton"))
        assert "took it this round" in mine.text
        theirs = await private(await other.slash(club.channel, "lookup", name="Capture Lepton"))
        assert "- On the table" in theirs.text


@pytest.mark.real_pictures
async def test_explain_icons_under_private_pictures(club: Club) -> None:
    async with club.open():
        for game in ("nanotech", "nucleum"):
            _, actor = await begin(club, game, 2)
            board = await private(await actor.slash(club.channel, "board"))
            assert "Explain Icons" in [button.label for button in board.buttons]
            legend = await private(await actor.click(board, "Explain Icons"))
            assert "what the icons on the table mean" in described(legend)
            turning = ["◀ Back", "More ▶"] if game == "nucleum" else []
            assert [button.label for button in legend.buttons] == [*turning, "As Text"]
            told = await private(await actor.click(legend, "As Text"))
            assert told.text.splitlines()[0].endswith("what the icons mean")
            assert ("- proton" if game == "nanotech" else "- coal power plant") in told.text
            assert ("Red: ann" in told.text) == (game == "nanotech")
            component = "Capture Lepton" if game == "nanotech" else "Leipzig"
            for name, options in (("lookup", {"name": component}), ("rules", {})):
                answer = await private(await actor.slash(club.channel, name, options=options))
                legend = await private(await actor.click(answer, "Explain Icons"))
                assert legend is not answer
                assert "what the icons on the table mean" in described(legend)
            what = await private(await actor.slash(club.channel, "lookup", name=component))
            table = await private(await actor.click(what, "As Text"))
            assert "· The table (1 of " in heading(table)
            await sure(club.boss, await club.boss.slash(club.channel, "host cancel"))


async def test_explain_icons_without_a_table_is_the_page_of_the_rules(club: Club) -> None:
    ann = club.people[0]
    async with club.open():
        for name, game in (("TB4", "nucleum"), ("helium", "nanotech")):
            answer = await private(await ann.slash(club.channel, "lookup", name=name, game=game))
            icons = await page(await ann.click(answer, "Explain Icons"))
            assert icons is not answer
            assert ": Icons** (" in heading(icons)
            assert [button.label for button in icons.buttons] == ["◀ Back", "More ▶", "As Text"]
            told = await private(await ann.click(icons, "As Text"))
            assert heading(told).endswith("what the icons mean")
            assert ("- prestige" if game == "nanotech" else "- thaler") in told.text


async def test_the_text_comes_even_if_its_picture_cannot_be_drawn(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann = club.people[0]

    async def fail(*_: object, **__: object) -> None:
        raise RuntimeError("no paint")

    async with club.open() as bot:
        first = await page(await ann.slash(club.channel, "rules", game="nanotech"))
        monkeypatch.setattr(bot.drawing_pool, "draw", fail)
        await (await ann.click(first, "More ▶")).answer()
        assert heading(first) == "**Nanotech: A Round** (2/13)"
        assert not first.files
        answer = await private(await ann.slash(club.channel, "lookup", name="TB4"))
        assert "Technology TB4" in heading(answer)
    assert "no paint" in caplog.text


async def first_line(club: Club, person: User) -> str:
    """Return the first line that /help says to someone."""
    content = panel_of(await person.slash(club.channel, "help")).text
    assert content.splitlines()[-7].startswith("`/learn`")
    return content.splitlines()[0]


@pytest.mark.usefixtures("bot")
async def test_the_first_line_says_what_one_can_do_here(club: Club) -> None:
    ann, ben, cleo, _ = club.people
    assert (await first_line(club, ann)).startswith("`/learn`")
    lobby = await club.new_table("nanotech", 1)
    assert (
        await first_line(club, ben) == "**Nanotech #1 is looking for players:** press **Join** or use `/table join`."
    )
    assert await first_line(club, ann) == "**Nanotech #1** needs one more player before it can start."
    await press(ben, lobby, "Join")
    assert "is ready:** press **Start Game**" in await first_line(club, ann)
    assert "The host starts the game." in await first_line(club, ben)
    await start_game(ann, lobby)
    (actor,) = (await club.turn_post(after=lobby)).pinged
    other = next(each for each in (ann, ben) if each is not actor)
    assert "it is your turn.** Press **Take Turn**" in await first_line(club, actor)
    assert f"is waiting for {actor.name}. Meanwhile" in await first_line(club, other)
    assert "is being played" in await first_line(club, cleo)
    await sure(ann, await ann.slash(club.channel, "host cancel"))
    await club.told(1)
    assert "was closed. `/new` opens another table." in await first_line(club, ann)
    assert not club.sim.violations


@pytest.mark.usefixtures("bot")
async def test_in_a_full_lobby_and_after_the_end(club: Club) -> None:
    lobby = await club.new_table("nanotech", 4)
    assert "has all its players" in await first_line(club, club.boss)
    assert "is ready" in await first_line(club, club.people[0])
    await press(club.people[3], lobby, "Leave")
    assert "is looking for players" in await first_line(club, club.people[3])


@pytest.mark.usefixtures("bot")
async def test_its_buttons_open_settings_hosting_and_privacy(club: Club) -> None:
    ann = club.people[0]
    page = panel_of(await ann.slash(club.channel, "help"))
    for label, said in (
        ("Settings", "**Your settings**"),
        ("Hosting", "**Hosting a table**"),
        ("Privacy", "**Your data**"),
    ):
        assert panel_of(await ann.click(page, label)).text.startswith(said)
    assert not club.sim.violations


@pytest.mark.parametrize("locale", locales())
async def test_it_speaks_every_language_and_in_direct_messages(club: Club, locale: str) -> None:
    eva = club.guild.add_member("eva", locale="en-US" if locale == "en" else locale)
    async with club.open():
        page = panel_of(await eva.slash(eva.open_dm(), "help"))
        assert len(page.text.splitlines()) == len(COMMANDS)  # all but /lobby
        assert len(page.buttons) == 3


FIRST = "-# First time? **Take Turn** shows what you can do"


async def test_the_first_ping_of_a_first_game_says_how_to_begin(club: Club, bot: GameBot) -> None:
    ann, ben = club.people[:2]
    await club.start("nanotech", 2)
    for _ in range(6):
        await a_turn(bot.service)
        await club.told(1)
    asked = [(post.pinged[0], FIRST in post.text) for post in club.channel.messages if pings(post)]
    for person in (ann, ben):
        mine = [first for pinged, first in asked if pinged is person]
        assert mine[0]
        assert not any(mine[1:])
        assert len(mine) > 1
    first = next(post for post in club.channel.messages if FIRST in post.text)
    assert first.text.splitlines()[0].startswith("🔔 <@")

    club.channel = club.guild.add_text_channel("second")  # another game of Ben's, the first of Cleo's
    lobby = (await ben.slash(club.channel, "new", game="nanotech")).message
    assert lobby is not None
    cleo = club.people[2]
    await cleo.click(lobby, "Join")
    await start_game(ben, lobby)
    await club.turn_post(after=lobby)
    while not all(
        any(person in post.pinged for post in filter(pings, club.channel.messages)) for person in (ben, cleo)
    ):
        open_table = await bot.service.tables.look(2)
        seat = open_table.to_act()
        assert seat is not None
        assert seat.user is not None
        assert open_table.decision is not None
        await bot.service.play.choose(2, seat.user, None, open_table.decision.choices[0].id)
        await club.told(2)
    for person, expected in ((ben, False), (cleo, True)):
        post = next(each for each in club.channel.messages if person in each.pinged and pings(each))
        assert (FIRST in post.text) is expected
    assert not club.sim.violations


async def test_who_is_removed_from_a_lobby_is_told_in_their_language(club: Club, bot: GameBot) -> None:
    ann, ben, cleo, _ = club.people
    lobby = await club.new_table("nanotech", 3)
    settings = await bot.service.players.settings(ben.id)
    settings.locale = "pl"
    await bot.service.players.save(ben.id, settings)
    await (await ann.select(lobby, [str(ben.id)], placeholder="Host: remove a player …")).answer()
    await club.sim.quiet()
    (told,) = ben.private_messages
    assert "Gospodarz usunął cię z poczekalni [Nanotech #1](https://discord.com/channels/" in told.text
    cleo.accepts_dms = False
    await (await ann.select(lobby, [str(cleo.id)], placeholder="Host: remove a player …")).answer()
    await club.sim.quiet()
    assert not cleo.private_messages
    assert (await bot.service.tables.look(1)).table.users == [ann.id]
    assert lobby.text.count("ben") == 0
