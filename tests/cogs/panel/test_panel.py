"""Panels and posts mark everything that they leave out, and report nothing of an unconfirmed turn."""

from __future__ import annotations

import asyncio
import statistics
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import msgspec
import pytest

from cogs.answers.panel.choice_rows import remarks_beside
from cogs.answers.panel.panel import MAX_NEWS, MORE
from cogs.answers.tales import fit_tale, line_of, lines_of, scores, tale_of
from cogs.answers.writer import Writer
from cogs.base.cards.card import GRAY
from cogs.base.items import MAX_OPTIONS
from cogs.base.words import Ranked, fit_ranked, say
from cogs.posts.post_words import end_content, turn_content
from cogs.posts.status import status_content
from engine.catalogue import Catalogue
from engine.kernel import ASIDE, Choice, Event, Match, Role, SeatName, Text, remarks_of, seeded_rng, text
from engine.records.clocks import Pause
from engine.records.table import Seat
from engine.registry import games
from engine.tables.open.open_table import OpenTable
from engine.tables.turn.question import AT_ONCE, question_of, work_out
from render.kit.palette import THEMES
from tests.cogs.panel.panels import panel_for
from tests.cogs.panel.walk import WORDS, check_card, lists_in, new_table, suggested, table_of, user_of
from tests.kernel.playthrough import load, read
from tests.kernel.tables import play


def moments(game_id: str, seats: int, seed: int, most: int = 400) -> Iterator[OpenTable]:
    """Play at random; yield the table before each choice."""
    open_table = new_table(games()[game_id], seats, seed)
    for _ in play(open_table.playing(), seeded_rng(seed), most=most):
        yield open_table


def said_apart(open_table: OpenTable, choice: Choice, line: str, content: str) -> bool:
    """Return whether each remark on a choice stands in its line, if that has room, or above the list, or in its name.

    Menus have no bold type.
    """
    guide = open_table.game.guide
    remarks = remarks_of(guide.outlook(open_table.playing().state, choice))
    said = [
        say(open_table.table, WORDS, each) for each in remarks if each.key not in guide.headed.get(choice.kind, ())
    ]
    above = "".join(each for each in content.splitlines() if not each.startswith(("-", ">", "*")))
    return all(unmarked(each)[:40] in unmarked(line) or line.endswith("…") or each in above for each in said)


def unmarked(said: str) -> str:
    """Return a text without the signs of bold type."""
    return said.replace("\\", "").replace("*", "")


@pytest.mark.parametrize("game_id", sorted(games()))
def test_what_is_to_be_said_about_a_choice_stands_on_the_panel(game_id: str) -> None:
    """On the button, or beside the choice in a menu."""
    told = 0
    for open_table in moments(game_id, 2, 5, most=250):
        decision = open_table.decision
        assert decision is not None
        write = Writer(open_table, WORDS)
        panel = panel_for(open_table, user_of(open_table, decision.seat), WORDS)
        parts = [part for row in lists_in(panel) for part in row["components"]]
        options = {entry["value"]: entry for part in parts for entry in part.get("options", ())}
        labels = {part["custom_id"].rpartition(":pick:")[2]: part["label"] for part in parts if part.get("label")}
        buttons = [choice for choice in decision.choices if choice.id in labels]
        many = any(":show:" in part["custom_id"] for part in parts)
        for choice in decision.choices:
            detail = remarks_beside(open_table, open_table.playing().state, [choice], write).each.get(choice.id, "")
            if detail and choice.id in options and choice.kind not in open_table.game.guide.unfolds:
                titles = "\n".join(part.get("placeholder") or "" for part in parts)
                described = options[choice.id].get("description") or ""
                assert said_apart(open_table, choice, described, f"{panel.text}\n{titles}")
                told += 1
            elif detail and choice in buttons and len(buttons) > 1 and not many and choice.kind not in ASIDE:
                assert detail in labels[choice.id]
                told += 1
    assert told > 50


@pytest.mark.parametrize("seeds", [range(2), pytest.param(range(2, 6), marks=pytest.mark.slow)])
def test_what_all_choices_of_a_list_share_is_said_once_in_its_title(seeds: range) -> None:
    """Contracts that every place advances, a price to pay everywhere: entries say only what differs."""
    met = Counter[str]()
    for open_table in chain.from_iterable(moments("nucleum", 2, seed, most=300) for seed in seeds):
        decision = open_table.decision
        assert decision is not None
        panel = panel_for(open_table, user_of(open_table, decision.seat), WORDS)
        for part in (part for row in lists_in(panel) for part in row["components"]):
            listed = [
                decision.by_id[entry["value"]]
                for entry in part.get("options", ())
                if entry["value"] in decision.by_id
            ]
            if len(listed) < 2 or ":pick:" not in part["custom_id"]:
                continue
            said = [
                remarks_of(open_table.game.guide.outlook(open_table.playing().state, choice)) for choice in listed
            ]
            for each in (each for each in said[0] if all(each in other for other in said)):
                words = say(open_table.table, WORDS, each)
                assert not any(words in entry.get("description", "") for entry in part["options"]), part
                if each.key not in open_table.game.guide.headed.get(listed[0].kind, ()):
                    assert words in part["placeholder"] or words in panel.text
                    met[listed[0].kind] += 1
    assert met["rail"] > 5, met
    assert met["space"], met


async def test_autocomplete_says_only_what_differs_and_finds_what_all_share() -> None:
    met = 0
    for open_table in chain.from_iterable(moments("nucleum", 2, seed, most=200) for seed in range(3)):
        decision, outlook = open_table.decision, open_table.game.guide.outlook
        assert decision is not None
        places = decision.of_kind("space")
        if len(places) < 2:
            continue
        said = [remarks_of(outlook(open_table.playing().state, choice)) for choice in places]
        shared = [say(open_table.table, WORDS, each) for each in said[0] if all(each in other for other in said)]
        command = next(each for each in open_table.game.guide.commands if "space" in each.kinds)
        offered = await suggested(open_table, user_of(open_table, decision.seat), command, "")
        for words in shared:
            met += 1
            assert not any(words in entry.name for entry in offered)
            assert len(await suggested(open_table, user_of(open_table, decision.seat), command, words)) == len(
                offered
            )
    assert met


def test_what_is_final_stays_on_the_panel_and_undo_says_from_where() -> None:
    """After something was revealed in mid-turn, such as the next special building of a pile."""
    played = read(Path(__file__).parents[2] / "nucleum" / "modules" / "special_buildings" / "playthrough.json")
    match, found = Match(games()["nucleum"], played.seats, played.seed, played.options), 0
    for choice in played.choices:
        match.apply(choice)
        decision = match.decision
        if not match.final or decision is None or not decision.own_turn:
            continue
        open_table = table_of(match)
        panel = panel_for(open_table, user_of(open_table, decision.seat), WORDS)
        assert WORDS("panel-final") in panel.text
        labels = [part["label"] for row in lists_in(panel) for part in row["components"] if "label" in part]
        assert ("Undo" in labels) == bool(match.since)
        seat = decision.seat
        before = open_table.game.guide.amounts(open_table.game.decode(match.begun), seat)
        after = open_table.game.guide.amounts(match.state, seat)
        for old, new in zip(before, after, strict=True):
            if old.count != new.count:
                assert f"{old.count} → **{new.count}**" in panel.text
                found += 1
    assert found


@pytest.mark.parametrize("game_id", sorted(games()))
def test_a_half_made_turn_is_private(game_id: str) -> None:
    """Post, status post and the panels of the others stay the same until the turn is confirmed."""
    half_made = 0
    told: tuple[object, ...] = ()
    for open_table in moments(game_id, 3, 1, most=150):
        match, decision = open_table.playing(), open_table.decision
        assert decision is not None
        others = [user for user in open_table.table.users if user != user_of(open_table, decision.seat)]
        assert others
        asked = open_table.public_decision
        assert asked is not None
        assert asked.seat == decision.seat
        now = (
            turn_content(open_table, WORDS, (), say(open_table.table, WORDS, asked.prompt)),
            status_content(open_table, WORDS),
            *(panel_for(open_table, other, WORDS).text for other in others),
        )
        if match.since:
            assert now == told
            half_made += 1
        told = now
    assert half_made > 20


def test_the_second_page_of_a_group_can_be_left_by_the_group_and_by_the_page_before() -> None:
    """Both lead to the first page, and no two buttons of a message may have the same custom id."""
    for open_table in chain.from_iterable(moments("nucleum", 3, seed) for seed in range(20)):
        decision = open_table.decision
        assert decision is not None
        kinds = Counter(choice.kind for choice in decision.choices)
        large = next((kind for kind, count in kinds.items() if count > MAX_OPTIONS), None)
        if large is not None and len(kinds) > 1 and len(decision.choices) > 40:
            break
    else:
        pytest.fail("no decision with so many choices of a kind")
    panel = panel_for(open_table, user_of(open_table, decision.seat), WORDS, show=f"{large}.1")
    rows = lists_in(panel)
    back = [part for row in rows for part in row["components"] if f":show:{large}" in part.get("custom_id", "")]
    assert len(back) >= 2


@pytest.mark.parametrize("game_id", sorted(games()))
def test_a_post_leaves_out_nothing_that_scores(game_id: str) -> None:
    """Regardless of the length of the turn, even at the end of the game; otherwise no one could add up the points."""
    played = load(game_id)
    match = Match(games()[game_id], played.seats, played.seed, played.options)
    since: list[Event] = []
    scored = 0
    for choice in played.choices:
        before = match.decision
        since += match.apply(choice)
        after = match.decision
        if after is not None and before is not None and after.seat == before.seat:
            continue
        open_table = table_of(match)
        if after is None:
            open_table.table.status = "finished"
        post = (
            turn_content(open_table, WORDS, since, "x")[0]
            if after is not None
            else end_content(open_table, WORDS, since)
        )
        assert len(post) <= 2000
        for deed in tale_of(open_table.table, [event for event in since if event.kind != "final"]):
            if scores(open_table.table, deed) and deed.role is not Role.LOG:
                assert line_of(open_table.table, WORDS, deed) in post, post
                scored += 1
        since = []
    assert scored > 10


@pytest.mark.parametrize("words", [WORDS, Catalogue("pl")], ids=["en", "pl"])
@pytest.mark.parametrize("folder", ["solo_court", "solo_ships"])
def test_who_plays_alone_is_told_the_whole_turn_of_the_barons(folder: str, words: Catalogue) -> None:
    """One Baron and two, even if a King's Day follows: the die, the tile and all reasons are in the post."""
    played = read(Path(__file__).parents[2] / "nucleum" / "modules" / folder / "playthrough.json")
    match = Match(games()["nucleum"], played.seats, played.seed, played.options)
    open_table, since, told, long = table_of(match), list[Event](), Counter[str](), 0
    for seat in match.state.automata:
        open_table.table.seats[seat].user, open_table.table.seats[seat].automaton = None, "automaton-baron"
    assert open_table.table.alone
    for choice in played.choices:
        before = match.decision
        since += match.apply(choice)
        if match.decision is None or before is None or not before.is_confirm:
            continue
        post, cut = turn_content(open_table, words, since, "x")
        assert len(post) <= 2000
        assert not cut
        for deed in tale_of(open_table.table, since):
            if deed.role in {Role.TURN, Role.REASON}:
                assert line_of(open_table.table, words, deed) in post, post
                told[deed.role] += 1
        long += len(post) > 1000
        since = []
    assert min(told.values()) > 10
    assert long


async def test_what_is_computed_a_few_at_a_time_is_what_the_panel_says() -> None:
    """The panel says the same with it; if the table moves on in the meantime, nothing of the old question is kept."""
    met = 0
    for open_table in moments("nucleum", 2, 5, most=120):
        decision = open_table.decision
        assert decision is not None
        user = user_of(open_table, decision.seat)
        plain = panel_for(open_table, user, WORDS)
        open_table.playing().game.forget(open_table.playing().state)
        await work_out(open_table, Writer(open_table, WORDS).plain)
        worked_out = panel_for(open_table, user, WORDS)
        assert (worked_out.text, lists_in(worked_out)) == (plain.text, lists_in(plain))
        met += len(decision.main) > AT_ONCE
    assert met > 4


async def test_what_is_computed_stops_when_the_table_moves_on() -> None:
    open_table = next(
        open_table
        for open_table in moments("nucleum", 2, 5)
        if open_table.decision and len(open_table.decision.main) > 2 * AT_ONCE
    )
    task = asyncio.create_task(work_out(open_table, Writer(open_table, WORDS).plain))
    await asyncio.sleep(0)
    match = open_table.playing()
    assert match.decision is not None
    match.apply(match.decision.main[0].id)
    await task
    assert "_outlooks" not in match.state.__dict__
    assert "_question" not in match.state.__dict__


def baron_turns(count: int) -> tuple[OpenTable, list[Event]]:
    """Return a table with a Baron, and similar turns of his, each with reasons, gains and points."""
    open_table = new_table(games()["nucleum"], 2, 1)
    open_table.table.seats[1].user = None
    baron = SeatName(1)
    turn = [
        Event(
            kind="play",
            seat=1,
            text=text("nuc-event-play", who=baron, tile=text("nuc-free"), slot=1),
            data={"slot": 1},
        ),
        Event(kind="solo-why", seat=1, text=text("nuc-event-solo-card", who=baron, card=3)),
    ]
    for number in range(5):
        turn += [
            Event(
                kind="nucleum", seat=1, text=text("nuc-event-nucleum", who=baron, city=text("nucleum-city-leipzig"))
            ),
            gain(1, "vp" if number == 4 else "thaler"),
        ]
    return open_table, turn * count


def gain(seat: int, resource: str) -> Event:
    what = text(f"nucleum-amount-{resource}", count=2)
    return Event(
        kind="gain",
        seat=seat,
        minor=True,
        marks=(f"{'score' if resource == 'vp' else 'mat'}:{seat}",),
        text=text("nuc-event-gain", who=SeatName(seat), what=what),
        data={"resource": resource, "amount": 2},
    )


def test_a_tale_is_cut_only_where_it_has_no_room_and_never_what_a_person_did_or_what_scores() -> None:
    open_table, events = baron_turns(6)
    mine = [
        Event(
            kind="nucleum",
            seat=0,
            text=text("nuc-event-nucleum", who=SeatName(0), city=text("nucleum-city-zwickau")),
        ),
        gain(0, "thaler"),
    ]
    lines = lines_of(open_table.table, WORDS, tale_of(open_table.table, [*mine, *events]))
    whole, cut = fit_tale(open_table.table, WORDS, lines, 5000)
    assert (whole.splitlines(), cut) == ([line.text for line in lines], False)
    dropped, lengths = [], []
    for most in (len(whole) - 1, len(whole) * 2 // 3, len(whole) // 2):
        kept, cut = fit_tale(open_table.table, WORDS, lines, most)
        assert cut
        assert len(kept) <= most
        assert lines[0].text in kept.splitlines()
        assert lines[1].text in kept.splitlines()
        scored = [line.text for line in lines if scores(open_table.table, line.deed)]
        assert [line for line in kept.splitlines() if line in scored] == scored
        dropped.append("Logic card" not in kept)
        lengths.append(kept.count("→ +2 thaler"))
    assert all(dropped)
    assert lengths[0] > lengths[1] == 1


def test_the_turn_so_far_leaves_out_what_says_least_and_shows_where() -> None:
    """On a King's Day a step has many lines: earlier lines that score stay too, and all of the last step's."""
    old = [Ranked(f"{'main' * 12} {number}", 1) for number in range(4)]
    parts = [Ranked(f"{'part' * 12} {number}", 0) for number in range(4)]
    lines = [*old[:2], *parts, Ranked("scored", 2), *old[2:], Ranked("last", 3)]
    kept = fit_ranked(WORDS, lines, 300).splitlines()
    more = WORDS("lines-left-out", count=4)
    assert kept == [old[0].line, old[1].line, more, "scored", old[2].line, old[3].line, "last"]
    assert fit_ranked(WORDS, lines, 100).splitlines() == [WORDS("lines-left-out", count=8), "scored", "last"]
    assert fit_ranked(WORDS, lines[:3], 400).splitlines() == [each.line for each in lines[:3]]
    assert len(fit_ranked(WORDS, [Ranked("x" * 900, 3)], 450)) <= 450


def test_of_what_automata_did_what_is_said_besides_is_left_out_first() -> None:
    """The post has them all; what scores stays longest."""
    ranks = {"rolled": 1, "because": 0, "scores": 2, "built": 1}
    news = [Ranked(f"- {what} {number} {'x' * 84}", rank) for number in range(3) for what, rank in ranks.items()]
    lines = fit_ranked(WORDS, news, MAX_NEWS).splitlines()
    shown = [" ".join(line.split()[1:3]) for line in lines if line.endswith("x" * 84)]
    assert shown == ["scores 0", "rolled 1", "scores 1", "built 1", "rolled 2", "scores 2", "built 2"]
    assert lines[0].startswith("-#")


def test_the_last_steps_lines_stay_in_the_panel() -> None:
    for open_table in moments("nucleum", 3, 5, most=400):
        match, decision = open_table.playing(), open_table.decision
        if decision is None or not match.since_events:
            continue
        content = panel_for(open_table, user_of(open_table, decision.seat), WORDS).text
        events = [event for made in match.since_events for event in made]
        last = {event.text.key for event in match.since_events[-1]}
        for deed in tale_of(open_table.table, [*match.final, *events], over=False):
            line = line_of(open_table.table, WORDS, deed)
            if deed.role is Role.DEED and deed.head.key.replace("-deed-", "-event-") in last and len(line) < 200:
                assert line in content


def test_a_number_below_zero_has_a_minus() -> None:
    """Since stars on space 0 reduce the score."""
    lowest, shown = 0, ""
    for open_table in chain.from_iterable(moments("nucleum", 2, seed, most=250) for seed in range(5, 25)):
        if shown:
            break
        seat = open_table.to_act()
        assert seat is not None
        decision = open_table.decision
        assert decision is not None
        projected = open_table.game.guide.amounts(open_table.playing().state, decision.seat)[-1].count
        if projected < lowest and open_table.playing().since:
            content = panel_for(open_table, user_of(open_table, decision.seat), WORDS).text
            assert "→ **-" not in content
            lowest, shown = projected, content
    assert "→ **−" in shown


@pytest.mark.parametrize(
    "folder", ["gibraltar", *(pytest.param(each, marks=pytest.mark.slow) for each in ("promos", "court"))]
)
def test_a_panel_is_short_and_what_has_much_to_say_stands_beside_the_choices(folder: str) -> None:
    """Half of the panels have at most 55 words besides choices, nine in ten at most 80; no button is cut."""
    played = read(Path(__file__).parents[2] / "nucleum" / "modules" / folder / "playthrough.json")
    match, words = Match(games()["nucleum"], played.seats, played.seed, played.options), []
    for number, choice in enumerate(played.choices):
        decision = match.decision
        if decision is not None and number % 6 == 0:
            open_table = table_of(match)
            for seat, name in zip(open_table.table.seats, ("Ann", "Bob", "Cleo", "Dan"), strict=False):
                seat.name = name
            panel = panel_for(open_table, user_of(open_table, decision.seat), WORDS)
            said = " ".join(part for part in panel.parts if isinstance(part, str))
            words.append(sum(any(map(str.isalnum, word)) for word in said.split()))
            rows = lists_in(panel)
            assert not [part for row in rows for part in row["components"] if part.get("label", "").endswith("…")]
            assert not [line for line in panel.text.splitlines() if line.startswith("- ")]
            assert panel.text.count(WORDS("hint-left-out", what="", why="").split()[0]) <= 2
        match.apply(choice)
    assert statistics.median(words) <= 55
    assert statistics.quantiles(words, n=10)[-1] <= 80


@pytest.mark.parametrize("game_id", sorted(games()))
def test_a_hint_is_told_once_in_three_turns_and_stays_for_its_turn(game_id: str) -> None:
    """Also if the table is read from the database in between."""
    open_table = new_table(games()[game_id], 2, 3)
    open_table.table.options["first_game"] = True
    turns: dict[int, dict[int, list[Text]]] = {0: {}, 1: {}}
    for _ in play(open_table.playing(), seeded_rng(3), most=300):
        decision = open_table.decision
        assert decision is not None
        hint = question_of(open_table).hint
        open_table.game.forget(open_table.playing().state)
        assert question_of(open_table).hint == hint
        seats = msgspec.json.decode(msgspec.json.encode(open_table.table.seats), type=list[Seat])
        open_table.table.seats[:] = seats
        told = turns[decision.seat].setdefault(open_table.game.turn_number(open_table.playing().state), [])
        if hint is not None and hint not in told:
            told.append(hint)
    count = 0
    for of_seat in turns.values():
        each = list(of_seat.values())
        for before, between, after in zip(each, each[1:], each[2:], strict=False):
            assert not [hint for hint in after if hint in before or hint in between]
            count += len(after)
    assert count > 10


@pytest.mark.parametrize("game_id", sorted(games()))
def test_the_edge_of_a_panel_has_the_color_of_its_seat(game_id: str) -> None:
    open_table = table_of(Match(games()[game_id], 2, 1, {}))
    colors = [panel_for(open_table, user_of(open_table, seat), WORDS).color for seat in range(2)]
    assert colors == [int.from_bytes(bytes(THEMES["light"].player(seat).fill)) for seat in range(2)]
    assert panel_for(open_table, 999, WORDS).color == GRAY


@pytest.mark.parametrize("game_id", ["nucleum", "nanotech"])
def test_every_player_finds_how_to_pause_unless_the_table_is_paused_or_of_a_season(game_id: str) -> None:
    open_table = next(each for each in moments(game_id, 3, 2) if each.playing().state.ply > 30)
    table = open_table.table
    table.ply = open_table.playing().state.ply

    def found() -> list[bool]:
        """Return, for each player, whether a button below or behind their panel pauses."""
        pages = [[panel_for(open_table, user, WORDS, show=show) for show in ("", MORE)] for user in table.users]
        return [
            any(
                part.get("label") == WORDS("button-pause")
                for card in cards
                for row in check_card(card)
                for part in row["components"]
            )
            for cards in pages
        ]

    assert found() == [True] * 3
    table.season = 1
    assert found() == [False] * 3
    table.season, table.paused = 0, Pause(1.0, 2.0)
    assert found() == [False] * 3
    table.paused, table.ply = None, 0  # before the first choice
    assert found() == [True] * 3
    table.settings.pauses = False  # only managers may, in the table setup
    assert found() == [False] * 3
