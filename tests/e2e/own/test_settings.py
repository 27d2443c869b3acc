"""/settings: one page shows everything a player has set, and its menus and form change it; people to avoid."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from cogs.base.cards.settings_card import AWAY_DAYS, CHOICES, OWN_LANGUAGE, SWITCHES
from cogs.base.typed.typed_times import is_abbreviation, parse_hour, parse_zone
from cogs.client.bot import GameBot
from engine.records.table import PlayerSettings
from engine.records.zones import zone, zone_label
from engine.tables.clocks.times import after_quiet_hours
from simulation import Message, User
from tests.e2e.conftest import Club, make_classic, panel_of, press, set_own
from tests.e2e.test_abuse import STRANGE

FIELDS = ("Time zone, such as Europe/Warsaw", "Quiet from, such as 22:00 (empty: never)", "Quiet until, such as 8:00")


async def times(person: User, page: Message, *values: str) -> str:
    """Fill in the form of the times; return the words of the page, or of the refusal."""
    form = (await person.click(page, custom_id="b:0:0:set-times:")).modal
    reply = await person.submit(form, values=dict(zip(FIELDS, values, strict=True)))
    answer = await reply.answer()
    assert answer.ephemeral_for is person
    return str(answer.text)


@pytest.mark.parametrize(
    ("typed", "hour"),
    [("22", 22), ("22:00", 22), ("10 pm", 22), ("10PM", 22), ("12 am", 0), ("12 p.m.", 12), ("24", 0), ("8", 8),
     ("22 h", 22), ("8h", 8), ("22 Uhr", 22), ("22\u6642", 22), ("\uff12\uff12\uff1a\uff10\uff10", 22), ("22 hats", None),
     ("22:30", None), ("25", None), ("0 pm", None), ("13 pm", None), ("evening", None), ("", None), ("-1", None)],
)  # fmt: skip
def test_hours_are_read_as_people_write_them(typed: str, hour: int | None) -> None:
    assert parse_hour(typed) == hour


@pytest.mark.parametrize(
    ("typed", "name"),
    [("Europe/Warsaw", "Europe/Warsaw"), ("warsaw", "Europe/Warsaw"), ("sao paulo", "America/Sao_Paulo"),
     ("new york", "America/New_York"), ("Poland", "Poland"), ("UTC", "Etc/UTC"), ("gmt", "Etc/UTC"), ("Atlantis", None),
     ("", None), ("../../etc/passwd", None), ("Factory", None), ("localtime", None), ("Europe", None)],
)  # fmt: skip
def test_a_time_zone_is_known_by_its_city(typed: str, name: str | None) -> None:
    assert parse_zone(typed) == name


@pytest.mark.parametrize(
    ("typed", "name", "minutes"),
    [("GMT+3", "UTC+3", 180), ("gmt-3", "UTC-3", -180), ("UTC+3", "UTC+3", 180), ("utc + 03:00", "UTC+3", 180),
     ("+3", "UTC+3", 180), ("-0330", "UTC-3:30", -210), ("UTC\u22125", "UTC-5", -300), ("UTC+5:30", "UTC+5:30", 330),
     ("GMT+14", "UTC+14", 840), ("GMT-12", "UTC-12", -720), ("UTC+0", "Etc/UTC", 0), ("\uff35\uff34\uff23\uff0b\uff18", "UTC+8", 480), ("gmt-0", "Etc/UTC", 0),
     ("Etc/GMT+3", "Etc/GMT+3", -180), ("etc/gmt-3", "Etc/GMT-3", 180),
     ("GMT+15", None, 0), ("UTC-13", None, 0), ("+5:20", None, 0), ("+5:60", None, 0), ("GMT 3", None, 0), ("3", None, 0)],
)  # fmt: skip
def test_an_offset_is_what_people_mean_by_it(typed: str, name: str | None, minutes: int) -> None:
    assert parse_zone(typed) == name
    if name is not None:
        assert (found := zone(name)) is not None
        assert datetime(2026, 7, 1, tzinfo=found).utcoffset() == timedelta(minutes=minutes)
        assert parse_zone(zone_label(name)) in {name, zone_label(name)}  # what the form shows means the same again


@pytest.mark.parametrize("typed", ["CEST", "cet", "PST", "EST", "MSK", "BST", "IST", "HST"])
def test_an_abbreviation_asks_for_a_city(typed: str) -> None:
    assert is_abbreviation(typed)
    assert parse_zone(typed) is None
    assert not is_abbreviation("Warsaw")


async def test_a_stored_zone_of_before_keeps_its_meaning_and_is_shown_as_it_is(club: Club, bot: GameBot) -> None:
    ann = club.people[0]
    await bot.service.players.save(ann.id, PlayerSettings(timezone="Etc/GMT+3", quiet_from=22, quiet_to=8))
    page = panel_of(await ann.slash(club.channel, "settings"))
    there = datetime.fromtimestamp(bot.service.tables.clock(), UTC) - timedelta(hours=3)
    assert f"Time zone: UTC-3 (now {there:%H}:" in page.text
    form = (await ann.click(page, custom_id="b:0:0:set-times:")).modal
    reply = await ann.submit(form, values=dict(zip(FIELDS, ("UTC-3", "22", "8"), strict=True)))
    assert "(UTC-3).\n" in (await reply.answer()).text
    kept = await bot.service.players.settings(ann.id)
    assert after_quiet_hours(at(23), kept) == at(23)  # eight in the evening there
    assert after_quiet_hours(at(2), kept) == at(11)  # eleven at night there


def at(hour: int) -> float:
    return datetime(2026, 7, 1, hour, tzinfo=UTC).timestamp()


async def test_the_page_shows_and_changes_everything(club: Club, bot: GameBot) -> None:
    ann, channel = club.people[0], club.channel
    page = panel_of(await ann.slash(channel, "settings"))
    assert page.text.splitlines() == [
        "**Your settings** for all tables",
        "Language: English, as in your Discord",
        "Pictures: light",
        "Time zone: **not set** – quiet hours count in UTC.",
        "Quiet hours: none",
        "Not away",
        "On other players' turns: I ask you.",
        "Last choice of a turn: waits for Confirm Turn",
        "Live play: your turn is announced as usual",
        "Rated games: no",
        "Leaderboards: not shown",
        "Remarks: lists of open tables may say how reliably you play",
        "-# Only good things are shown, such as “usually answers within a day”",
        "People you avoid: none",
        "Reminders: as each table sets them; **Mute This Turn** under a reminder stops those of one turn.",
    ]
    labels = ["Change"] * 4 + [
        "Standing Answer",
        "End My Turn",
        "Announce Silently",
        "Turn On",
        "Show Me",
        "Hide Remarks",
        "People You Avoid",
        "My Data",
    ]
    assert [part.label for part in page.buttons] == labels
    assert not page.selects
    assert "no time zone “Atlantis”" in await times(ann, page, "Atlantis", "22", "7")
    assert "Quiet hours need both a start and an end." in await times(ann, page, "UTC", "22", "")
    assert "“CEST” does not say whether" in await times(ann, page, "CEST", "22", "7")
    assert "“22:30” is not a full hour" in await times(ann, page, "", "22:30", "7")
    assert (await bot.service.players.settings(ann.id)).quiet_from == 0
    said = await times(ann, page, "Warsaw", "10 pm", "7:00")
    assert said.startswith("No reminders from 22:00 to 07:00 (Europe/Warsaw).")
    assert re.search(r"Time zone: Europe/Warsaw \(now \d\d:\d\d\)\nQuiet hours: 22:00–07:00", said)
    assert page.text == said  # in place
    assert "You are away until" in (await set_own(ann, channel, "away", "3")).text
    assert "Pictures: dark" in (await set_own(ann, channel, "theme", "dark")).text
    assert "Język: Polski" in (await set_own(ann, channel, "language", "pl")).text
    kept = await bot.service.players.settings(ann.id)
    assert (kept.quiet_from, kept.quiet_to, kept.timezone, kept.theme) == (22, 7, "Europe/Warsaw", "dark")
    assert kept.locale == "pl"
    now = bot.service.tables.clock()
    assert now + 2 * 86400 < kept.away_until <= now + 3 * 86400
    await set_own(ann, channel, "language", OWN_LANGUAGE)
    page = await set_own(ann, channel, "away", "0")
    assert "Not away" in page.text
    assert "Quiet hours are off." in await times(ann, page, "", "", "")
    assert (await bot.service.players.settings(ann.id)).timezone == "Europe/Warsaw"


async def test_nonsense_changes_nothing(club: Club, bot: GameBot) -> None:
    ann = club.people[0]
    page = panel_of(await ann.slash(club.channel, "settings"))
    before = await bot.service.players.settings(ann.id)
    menus = [f"s:0:0:set-{setting}:" for setting in ("language", "theme", "away", "ratings")]
    for value in [*STRANGE, "91", "-5", "1.5", "bright"]:
        for custom_id in menus:
            make_classic(page, menu(custom_id, "x"))
            reply = await ann.interact(custom_id, message=page, component_type=3, values=[value[:100]])
            assert "There is no such setting" in (await reply.answer()).text
        for verb in ("setting", *(f"set-{setting}" for setting in (*CHOICES, *SWITCHES))):
            make_classic(page, {"type": 2, "style": 2, "label": "x", "custom_id": f"b:0:0:{verb}:{value[:60]}"})
            assert "There is no such setting" in (await (await ann.click(page, "x")).answer()).text
        page = panel_of(await ann.slash(club.channel, "settings"))
        await times(ann, page, value[:60], value[:10], value[:10])
    after = await bot.service.players.settings(ann.id)
    assert (after.theme, after.locale, after.away_until) == (before.theme, before.locale, before.away_until)
    assert max(AWAY_DAYS) == 90
    assert not club.sim.violations


def menu(custom_id: str, *values: str) -> dict[str, Any]:
    """Return a menu as release 1.2.0 sent it."""
    options = [{"label": value, "value": value} for value in values]
    return {"type": 3, "custom_id": custom_id, "options": options, "min_values": 0, "max_values": len(values)}


@pytest.mark.parametrize(
    ("part", "values", "said"),
    [
        (menu("s:0:0:set-language:", "pl"), ["pl"], "Język: Polski"),
        (menu("s:0:0:set-theme:", "dark"), ["dark"], "Pictures: dark"),
        (menu("s:0:0:set-away:", "3"), ["3"], "You are away until"),
        (menu("s:0:0:set-ratings:", "rated", "listed"), ["rated"], "Rated games: yes"),
        (menu("s:0:0:set-ratings:", "rated", "listed"), ["listed"], "Leaderboards: shown once"),
        ({"type": 2, "style": 2, "label": "x", "custom_id": "b:0:0:set-icons:off"}, [], "now have words only"),
        ({"type": 2, "style": 2, "label": "x", "custom_id": "b:0:0:standing:"}, [], "another player's turn"),
    ],
)
@pytest.mark.usefixtures("bot")
async def test_a_message_of_release_1_2_0_answers_and_becomes_a_card(
    club: Club, part: dict[str, Any], values: list[str], said: str
) -> None:
    ann = club.people[0]
    page = panel_of(await ann.slash(club.channel, "settings"))
    make_classic(page, part)
    await (await ann.interact(part["custom_id"], message=page, component_type=part["type"], values=values)).answer()
    assert said in page.text
    assert page.is_v2
    assert not page.content


async def test_switches_take_one_press_and_values_lead_back(club: Club, bot: GameBot) -> None:
    ann = club.people[0]
    page = panel_of(await ann.slash(club.channel, "settings"))
    await press(ann, page, "Turn On")
    await press(ann, page, "Show Me")
    kept = await bot.service.players.settings(ann.id)
    assert (kept.rated, kept.listed) == (True, True)
    await press(ann, page, "Turn Off")
    assert (await bot.service.players.settings(ann.id)).listed
    await (await ann.click(page, custom_id="b:0:0:setting:theme")).answer()
    assert [part.label for part in page.buttons if part.style == 1] == ["Light"]
    assert [part.label for part in page.buttons][-1] == "◀ Back"
    await press(ann, page, "◀ Back")
    assert page.text.startswith("**Your settings**")
    await press(ann, page, "Standing Answer")
    assert "not playing at any table" in page.text
    await press(ann, page, "◀ Back")
    assert page.text.startswith("**Your settings**")


@pytest.mark.usefixtures("bot")
async def test_my_data_is_one_press_away(club: Club) -> None:
    ann = club.people[0]
    page = panel_of(await ann.slash(club.channel, "settings"))
    privacy = panel_of(await ann.click(page, "My Data"))
    assert "reads no messages" in privacy.text
    answer = await (await ann.click(privacy, "Get My Data")).answer()
    assert answer.ephemeral_for is ann
    assert answer.files
    question = panel_of(await ann.click(privacy, "Delete My Data"))
    await press(ann, question, "Never Mind")
    assert not club.sim.violations


async def settings_of(club: Club, person: User) -> Message:
    return panel_of(await person.slash(club.channel, "settings"))


@pytest.mark.usefixtures("bot")
async def test_people_are_added_and_removed_privately(club: Club) -> None:
    ann, ben, cleo, dan = club.people
    before = [panel_of(await each.slash(club.channel, "lobby")).text for each in (ben, dan)]
    page = await settings_of(club, ann)
    assert "People you avoid: none" in page.text
    (opens,) = [each for each in page.buttons if each.custom_id == "b:0:0:avoid:"]
    await ann.click(page, custom_id=opens.custom_id)
    assert "Nobody else can see this list" in page.text
    modal = (await ann.click(page, "Add People")).modal
    reply = await ann.submit(modal, values={"people": [ben, cleo]})
    assert reply.interaction.source is page
    assert "On your list now: ben and cleo." in page.text
    assert page.text.count("<@") == 2
    await ann.select(page, "1. ben", placeholder="Remove …")
    assert "You no longer avoid ben." in page.text
    assert f"1. <@{cleo.id}>" in page.text
    modal = (await ann.click(page, "Add People")).modal
    await ann.submit(modal, values={"people": [ann]})
    assert page.text.count("<@") == 1
    assert "People you avoid: 1" in (await settings_of(club, ann)).text
    for other in (ben, cleo):
        assert "People you avoid: none" in (await settings_of(club, other)).text
    assert [panel_of(await each.slash(club.channel, "lobby")).text for each in (ben, dan)] == before
    assert not club.channel.messages


@pytest.mark.usefixtures("bot")
async def test_in_direct_messages_the_list_can_only_get_shorter(club: Club) -> None:
    ann, ben = club.people[:2]
    page = await settings_of(club, ann)
    await ann.click(page, custom_id="b:0:0:avoid:")
    await ann.submit((await ann.click(page, "Add People")).modal, values={"people": [ben]})
    there = panel_of(await ann.slash(ann.open_dm(), "settings"))
    await ann.click(there, custom_id="b:0:0:avoid:")
    assert "open this list on a server" in there.text
    assert "Add People" not in [each.label for each in there.buttons]
    await ann.select(there, "1. ben", placeholder="Remove …")
    assert "<@" not in there.text
    await press(ann, there, "◀ Back")
    assert "People you avoid: none" in there.text
