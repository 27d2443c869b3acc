"""/host setup: the forms that set a table up, in a lobby and while the game runs, and who gets them."""

from __future__ import annotations

import pytest

from cogs.client.bot import GameBot
from simulation import Modal, Reply
from simulation.setting_up import set_up
from tests.e2e.conftest import Club, panel_of, sure
from tests.e2e.operations.test_admin import private


def form_of(reply: Reply) -> Modal:
    assert reply.kind == "modal"
    return reply.modal


async def test_one_form_sets_a_lobby_up(club: Club, bot: GameBot) -> None:
    lobby, ann = await club.new_table("nucleum", 2), club.people[0]
    form = form_of(await ann.slash(club.channel, "host setup"))
    labels = [field.label for field in form.fields]
    assert labels == ["Map", "Modules and variants", "Experiments", "Pace", "Language of the table"]
    for field in form.fields:
        assert not field.required
        assert field.component["min_values"] == 0
        for entry in field.component["options"]:
            assert field.custom_id in {"pace", "language"} or 0 < len(entry["description"]) <= 100, entry
    chosen = {
        "option-map": "gibraltar", "modules": ["court", "promo_fragments"], "option-experiments": "random",
        "pace": "2", "language": "pl",
    }  # fmt: skip
    answer = panel_of(await ann.submit(form, values=chosen))
    table = (await bot.service.tables.look(1)).table
    assert {name for name, value in table.options.items() if value is True} >= {"court", "promo_fragments"}
    assert (table.options["map"], table.options["experiments"]) == ("gibraltar", "random")
    assert (table.settings.pace, table.settings.locale) == (2, "pl")
    assert answer.text.startswith(
        "**Nucleum #1** is set up like this:\nmap: Gibraltar · experiments: dealt at random · "
    )
    await club.sim.quiet()
    assert "Gibraltar" in lobby.text
    # Fields left alone stay unchanged, and an empty menu of one value changes nothing.
    form = form_of(await ann.slash(club.channel, "host setup"))
    await ann.submit(form, values={"option-map": [], "modules": ["court"]})
    table = (await bot.service.tables.look(1)).table
    assert (table.options["map"], table.options["court"], table.options["promo_fragments"]) == (
        "gibraltar",
        True,
        False,
    )
    assert not club.sim.violations


async def test_automata_have_a_second_form(club: Club, bot: GameBot) -> None:
    ann = club.people[0]
    await club.new_table("nucleum", 1)
    await set_up(ann, club.channel, court=True, opponent="baron", level=5, challenge="six-slots")
    options = (await bot.service.tables.look(1)).table.options
    assert (options["opponent"], options["level"], options["challenge"]) == ("baron", 5, "six-slots")
    await set_up(ann, club.channel, opponent="none", level=1)
    assert (await bot.service.tables.look(1)).table.options["opponent"] == "none"


async def test_a_refusal_is_said_above_what_is_set(club: Club, bot: GameBot) -> None:
    ann = club.people[0]
    await club.new_table("nanotech", 2)
    assert (await set_up(ann, club.channel, target="\uff11\uff11")).text.startswith("**Nanotech #1** is set up")
    assert (await bot.service.tables.look(1)).table.options["target"] == 11
    await set_up(ann, club.channel, target="10")
    for target in ("99", "many", "-1", "1\u00b2"):
        answer = await set_up(ann, club.channel, target=target)
        refused, now, *_ = answer.text.splitlines()
        assert refused.startswith("prestige target must be")
        assert now == "**Nanotech #1** is set up like this:"
        assert (await bot.service.tables.look(1)).table.options["target"] == 10
    more = panel_of(await ann.click(answer, "More"))
    answer = panel_of(
        await ann.submit(form_of(await ann.click(more, "Reminders")), values={"hours": "soon", "days": "3"})
    )
    assert answer.text.startswith("Hours until the first reminder must be a whole number from 0 to 336.")
    assert "First reminder after 24 hours" in answer.text
    assert (
        "The usual game, without changes.\nRated game: no\nPace: 1 day"
        in panel_of(await ann.click(answer, "◀ Back")).text
    )


async def test_while_the_game_runs_it_is_about_time_and_language(club: Club, bot: GameBot) -> None:
    await club.start("nanotech", 2)
    ann, ben, stranger = club.people[0], club.people[1], club.people[3]
    form = form_of(await ann.slash(club.channel, "host setup"))
    assert [field.custom_id for field in form.fields] == ["pace", "language", "hours", "days"]
    await ann.submit(form, values={"pace": "3", "hours": "12", "days": "0"})
    settings = (await bot.service.tables.look(1)).table.settings
    assert (settings.pace, settings.reminder_hours, settings.give_up_days) == (3, 12, 0)
    for person in (ben, stranger):
        assert "Only the table's host" in await private(await person.slash(club.channel, "host setup"))
    form_of(await club.boss.slash(club.channel, "host setup"))


@pytest.mark.usefixtures("bot")
async def test_guests_read_the_options_and_elsewhere_there_is_no_table(club: Club) -> None:
    await club.new_table("nucleum", 2)
    for person in (club.people[1], club.people[3]):
        said = panel_of(await person.slash(club.channel, "host setup"))
        assert said.text.startswith("**Nucleum #1**: the options, set by the host.")
        assert not said.buttons
    elsewhere = club.guild.add_text_channel("elsewhere")
    for place in (elsewhere, club.people[3].open_dm()):
        answer = await private(await club.people[3].slash(place, "host setup"))
        assert answer.startswith("There is no table in this channel.")


async def test_a_form_never_overwrites_what_another_user_set_in_the_meantime(club: Club, bot: GameBot) -> None:
    ann = club.people[0]
    await club.new_table("nucleum", 2)
    first = form_of(await ann.slash(club.channel, "host setup"))
    second = form_of(await ann.slash(club.channel, "host setup"))
    await ann.submit(first, values={"option-map": "gibraltar"})
    answer = panel_of(await ann.submit(second, values={"option-map": "saxony", "pace": "2"}))
    assert answer.text.startswith("Someone changed the setup while your form was open, so nothing was set.")
    table = (await bot.service.tables.look(1)).table
    assert table.options["map"] == "gibraltar"
    assert table.settings.pace != 2
    assert not club.sim.violations


@pytest.mark.parametrize(
    ("hours", "days", "expected"),
    [
        ("12 h", "3 days", (12, 3)),
        ("\uff12\uff14", "2d", (24, 2)),
        ("12 \u5c0f\u6642", "3 dni.", (12, 3)),
        ("12 d", "3", None),
    ],
)
async def test_a_number_may_have_its_unit(
    club: Club, bot: GameBot, hours: str, days: str, expected: tuple[int, int] | None
) -> None:
    ann = club.people[0]
    await club.start("nanotech", 2)
    form = form_of(await ann.slash(club.channel, "host setup"))
    answer = panel_of(await ann.submit(form, values={"hours": hours, "days": days}))
    settings = (await bot.service.tables.look(1)).table.settings
    if expected is None:
        assert " must be a whole number from 0 to 3" in answer.text
    else:
        assert (settings.reminder_hours, settings.give_up_days) == expected


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("start", [False, True])
async def test_a_form_sent_after_its_table_was_closed_says_so(club: Club, *, start: bool) -> None:
    ann = club.people[0]
    await (club.start if start else club.new_table)("nanotech", 2)
    form = form_of(await ann.slash(club.channel, "host setup"))
    page = panel_of(await ann.submit(form, values={"pace": "2"}))
    form = form_of(await ann.slash(club.channel, "host setup"))
    if start:
        await club.bot.service.lobby.cancel(1, ann.id, manager=True, name="ann")
    else:
        await sure(ann, await ann.slash(club.channel, "host cancel"))
    answers = [panel_of(await ann.submit(form, values={"pace": "3"})).text]
    shown = [each for each in page.buttons if each.label not in {"Options", "Set Up by Players"}]
    assert shown
    answers += [panel_of(await ann.interact(each.custom_id or "", message=page)).text for each in shown]
    for answer in answers:
        assert answer.startswith("This game was ended early." if start else "This table is already closed."), answer
