"""Statistics: an ended game in figures, totals of a person's games, and their visibility."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from cogs.client.bot import GameBot
from cogs.records import records
from cogs.records.leaderboard import leaderboard_csv
from cogs.records.records import csv_of, near_trophies, record_lines, trophy_lines
from engine.catalogue import catalogue
from engine.club.results.ladder import LadderStanding
from engine.club.results.strength import Strength
from engine.records.results import Circumstances, Result
from engine.records.solo import SoloRecord
from engine.records.table import Person
from engine.registry import games
from engine.storage.people import results
from tests.e2e.conftest import Club, panel_of
from tests.e2e.playing import play_on
from tests.e2e.test_abuse import forged
from tests.kernel import playthrough
from tests.waiting import until


async def ended(club: Club, game: str, *, end: bool = True) -> None:
    """Play a recorded game at a table of the club's first three people, to its end or nearly."""
    record = playthrough.load(game)
    service, people = club.bot.service, [Person(each.id, each.name) for each in club.people[: record.seats]]
    club.seed = record.seed
    table = await service.lobby.create(game, club.channel.id, people[0], guild=club.guild.id)
    for person in people[1:]:
        await service.lobby.join(table.id, person)
    for name, value in record.options.items():
        if value != games()[game].filled_options({})[name]:
            await service.lobby.set_option(table.id, people[0].user, name, value)
    open_table = await service.lobby.start(table.id, people[0].user)
    for choice in record.choices if end else record.choices[:60]:
        seat = open_table.to_act()
        assert seat is not None
        assert seat.user is not None
        open_table, _ = await service.play.choose(table.id, seat.user, None, choice)
    await club.told(table.id)


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("nanotech", ("Turns", "Action cards taken", "Quarks captured", "Actions copied", "Average time per turn")),
        ("nucleum", ("Turns", "Action tiles played", "Contracts fulfilled", "Longest link (spaces)")),
    ],
)
async def test_an_ended_game_in_figures(club: Club, bot: GameBot, game: str, said: tuple[str, ...]) -> None:
    await ended(club, game)
    stranger, end = club.people[3], await club.end_post()
    count = len(club.channel.messages)
    shown = panel_of(await stranger.select(end, "statistics", placeholder="Look at …"))
    lines = shown.text.splitlines()
    assert lines[0].endswith("statistics")
    for what in said:
        (line,) = [each for each in lines if f"**{what}**" in each]
        for person in club.people[:3]:
            assert person.name in line
    open_table = await bot.service.tables.look(1)
    assert open_table.match is not None
    standings = games()[game].standings(open_table.match.state)
    assert sum(f"**{row.score}**" in "\n".join(lines) for row in standings) == 3
    assert not shown.files
    await (await stranger.select(shown, "scores", placeholder="Look at …")).answer()
    assert "statistics" not in shown.text.splitlines()[0]
    await (await stranger.select(shown, "statistics", placeholder="Look at …")).answer()
    assert shown.text.splitlines() == lines
    typed = panel_of(await stranger.slash(club.channel, "board", view="Statistics"))
    assert typed.text.splitlines() == lines
    await bot.service.store.tables.pack(1)
    packed = panel_of(await stranger.slash(club.channel, "board", view="statistics"))
    assert packed.text.splitlines() == lines
    text = panel_of(await stranger.slash(club.channel, "board", view="statistics", text=True))
    assert text.text.splitlines() == lines
    assert len(club.channel.messages) == count
    assert not club.sim.violations


@pytest.mark.usefixtures("bot")
async def test_a_running_game_has_no_statistics(club: Club) -> None:
    await ended(club, "nanotech", end=False)
    ann, stranger = club.people[0], club.people[3]
    board = panel_of(await ann.slash(club.channel, "board"))
    assert "statistics" not in [option.value for menu in board.selects for option in menu.options]
    refused = await (await ann.slash(club.channel, "board", view="statistics")).answer()
    assert "There is no view “statistics”" in refused.text
    assert not refused.files
    menu = {"type": 3, "custom_id": "s:1:0:view:", "options": [{"label": "x", "value": "statistics"}]}
    post = await forged(club, [menu])
    answer = await (
        await stranger.interact("s:1:0:view:", message=post, component_type=3, values=["statistics"])
    ).answer()
    assert answer.text == catalogue()("stats-not-over")


async def test_a_persons_games_are_added_up(club: Club, bot: GameBot) -> None:
    ann, stranger = club.people[0], club.people[3]
    await ended(club, "nanotech")
    shown = panel_of(await ann.slash(club.channel, "records"))
    open_table = await bot.service.tables.look(1)
    assert open_table.match is not None
    (mine,) = [row for row in open_table.game.standings(open_table.match.state) if row.seat == 0]
    won = int(mine.place == 1)
    line = f"won {won} of 1 ({100 * won}%), average place {mine.place}.0, average score {mine.score}.0, best {mine.score}"
    assert "### Nanotech: your games" in shown.text
    for what in ("All games", "3 players", "Prestige target: 10", "End of the game: after the round is played out"):
        assert f"- {what} · {line}" in shown.text
    assert "your games" not in panel_of(await stranger.slash(club.channel, "records")).text
    await bot.service.privacy.forget(ann.id)
    assert "your games" not in panel_of(await ann.slash(club.channel, "records")).text
    ben = panel_of(await club.people[1].slash(club.channel, "records"))
    assert "- All games · " in ben.text


async def test_records_in_a_game_that_still_runs(club: Club, bot: GameBot) -> None:
    await club.start("nanotech", 2)
    await play_on(bot.service, club.channel.id, 5)
    shown = panel_of(await club.people[0].slash(club.channel, "records"))
    assert "your games" not in shown.text
    assert "Trophies: 0 of 30 · next: To the End, Level 1 and Experiment A" in shown.text


async def test_head_to_head_and_the_file_hold_only_what_was_shared(club: Club, bot: GameBot) -> None:
    ann, ben, _, stranger = club.people[:4]
    await ended(club, "nanotech")
    count = len(club.channel.messages)
    open_table = await bot.service.tables.look(1)
    assert open_table.match is not None
    places = {row.seat: row for row in open_table.game.standings(open_table.match.state)}
    shown = panel_of(await ann.slash(club.channel, "records"))
    await (await ann.click(shown, "Head to Head")).answer()
    heading, *lines = shown.text.splitlines()
    assert heading == "### Nanotech: head to head"
    assert len(lines) == 2
    (line,) = [each for each in lines if ben.name in each]
    ahead = int(places[0].place < places[1].place)
    assert f"**You and {ben.name}** {ahead}:{1 - ahead} · 3 players {ahead}:{1 - ahead} · last game <t:" in line
    assert line.endswith(f"{places[0].score} : {places[1].score}")
    file = (await (await ann.click(shown, "Download CSV")).answer()).files[0]
    header, row = file.data.decode("utf-8-sig").splitlines()
    assert header.startswith("table,game,server,ended,seats,people,place,score,won,details")
    assert f",3,3,{places[0].place},{places[0].score}," in row
    assert row.endswith(f"{ben.name}; {club.people[2].name},stayed,0,0")
    nothing = panel_of(await stranger.slash(club.channel, "records"))
    await (await stranger.click(nothing, "Head to Head")).answer()
    assert nothing.text == catalogue()("records-no-rivals")
    # Ben is forgotten: he is no longer in anyone's list, and Ann's own record stays.
    await bot.service.privacy.forget(ben.id)
    await (await ann.click(shown, "Records")).answer()
    assert "All games" in shown.text
    await (await ann.click(shown, "Head to Head")).answer()
    assert len(shown.text.splitlines()) == 2
    assert ben.name not in shown.text
    assert len(club.channel.messages) == count
    assert not club.sim.violations


async def test_records_are_whole_when_discord_fails_at_the_end_of_a_game_and_the_bot_restarts(club: Club) -> None:
    ann, ben = club.people[:2]
    path = f"/channels/{club.channel.id}/messages"
    async with club.open() as bot:
        await ended(club, "nanotech", end=False)
        club.sim.fail_next("POST", path, 502, times=10_000)
        open_table = await bot.service.tables.look(1)
        while (seat := open_table.to_act()) is not None:
            assert seat.user is not None
            assert open_table.decision is not None
            open_table, _ = await bot.service.play.choose(1, seat.user, None, open_table.decision.choices[0].id)
        await until(lambda: club.sim.calls("POST", path))
    club.sim.traffic.faults.clear()
    async with club.open() as bot:
        await club.told(1)
        for person in (ann, ben):
            shown = panel_of(await person.slash(club.channel, "records"))
            assert shown.text.count("All games") == 1
            (line,) = [each for each in shown.text.splitlines() if "All games" in each]
            assert " of 1 (" in line
            await (await person.click(shown, "Head to Head")).answer()
            assert len(shown.text.splitlines()) == 3
        assert len(await bot.service.store.results.at_table(1)) == 3
        await bot.service.ended_games.record()
        assert len(await bot.service.store.results.at_table(1)) == 3


@pytest.mark.usefixtures("bot")
async def test_trophies_are_one_line_and_a_button_shows_all(club: Club) -> None:
    ann = club.people[0]
    shown = panel_of(await ann.slash(club.channel, "records"))
    assert shown.text.splitlines() == [
        "### Nucleum: solo games",
        "You have not finished a solo game yet. Start one with /new and an opponent.",
        "Trophies: 0 of 30 · next: To the End, Level 1 and Experiment A",
    ]
    await (await ann.click(shown, "Trophies")).answer()
    assert shown.text.startswith("### Nucleum: 0 of 30 trophies")
    assert shown.text.count("▫️") == 3
    assert "🔍 27 more to find" in shown.text
    await (await ann.click(shown, "Records")).answer()
    assert "▫️" not in shown.text
    assert not club.sim.violations


def test_near_trophies_are_of_different_series() -> None:
    known = games()["nucleum"].trophies()
    reached = {"finished": 1.0, "level-1": 2.0, "experiment-A": 3.0}
    found = near_trophies(known, SoloRecord(reached=reached))
    assert [each.id for each in found] == ["level-2", "experiment-B", "map-saxony"]
    everything = SoloRecord(reached={each.id: 1.0 for each in known})
    assert near_trophies(known, everything) == []
    assert "Trophies: all 30" in record_lines("nucleum", everything, catalogue())
    assert "more to find" not in "".join(trophy_lines("nucleum", everything, catalogue()))


def test_a_trophy_that_counts_is_near_when_most_of_it_is_done() -> None:
    known = games()["nucleum"].trophies()
    counted = [each for each in known if each.challenges]
    assert counted
    others = {each.id: 1.0 for each in known if not each.challenges}
    for done in range(counted[0].challenges):
        near = near_trophies(known, SoloRecord(reached=others, challenges_won=done))
        assert (counted[0] in near) is (done >= 0.6 * counted[0].challenges)
    lines = trophy_lines("nucleum", SoloRecord(reached=others), catalogue())
    assert lines[-1] == f"🔍 {len(counted)} more to find"
    assert f"Trophies: {len(others)} of 30" in record_lines("nucleum", SoloRecord(reached=others), catalogue())


def test_a_name_is_no_formula_in_the_file_and_an_id_no_number() -> None:
    game = Result(
        table_id=1, seat=0, part=0, user=11, name="Ann", player="", guild=1234567890123456789, game="nanotech", place=1, place_all=1,
        score=-3, seats=2, people=2, how="stayed", turns=1, median_seconds=5400.0, ended=0.0,
        body=Circumstances(suggestions=4),
    )  # fmt: skip
    _, row = csv_of([game], {1: ["=HYPERLINK()", "Ben", "Ben"]}, catalogue()).splitlines()
    assert (
        row
        == "1,nanotech,'1234567890123456789,1970-01-01 00:00,2,2,1,-3,1,,1,1.50,'=HYPERLINK(); Ben; Ben (2),stayed,4,0"
    )
    away = msgspec.structs.replace(game, place=2, place_all=2, score=None, body=Circumstances(absent=True))
    assert csv_of([away], {}, catalogue()).splitlines()[1].split(",")[6:] == [
        "2",
        "",
        "0",
        "",
        "1",
        "1.50",
        "",
        "absent",
        "0",
        "0",
    ]


def test_the_leaderboard_s_file_keeps_every_digit_of_an_id() -> None:
    standing = LadderStanding(user=1234567890123456789, name="Ann", rating=Strength())
    _, row = leaderboard_csv([standing]).splitlines()
    assert row.startswith("1,Ann,'1234567890123456789,1500,")


@pytest.mark.usefixtures("bot")
async def test_thousands_of_games_hold_up_no_one_else(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, loops = club.people[0], threading.get_ident()
    worked: dict[str, bool] = {}

    def watched(owner: Any, name: str) -> None:
        real: Callable[..., Any] = getattr(owner, name)

        def work(*args: Any) -> Any:
            worked[name] = threading.get_ident() == loops
            return real(*args)

        monkeypatch.setattr(owner, name, work)

    watched(records, "summary_lines")
    watched(records, "csv_of")
    watched(results, "_results")
    monkeypatch.setattr(results, "MAX_DECODED", 0)
    await ended(club, "nanotech")
    shown = panel_of(await ann.slash(club.channel, "records"))
    await (await ann.click(shown, "Download CSV")).answer()
    assert worked == {"summary_lines": False, "csv_of": False, "_results": False}
