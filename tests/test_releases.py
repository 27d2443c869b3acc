"""Databases and games of every release open, migrate and are played to their end by this one.

The fixtures are made once a release: `python -m tools.recorders.fixtures` (see CONTRIBUTING).
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

import engine
from engine.club.hosting.archive import Archive, unpack
from engine.kernel import Match, RuleError, replay, seeded_rng
from engine.nanotech.game import Nanotech
from engine.records.table import PlayerSettings, Table
from engine.registry import games
from engine.service import GameService
from engine.storage.store import Store
from engine.tables.open.versions import RELEASE, is_older
from tests.sqlite import sqlite_of
from tools.recorders.fixtures import DATABASE, FOLDER, NOW
from tools.recorders.random_play import play_on

RELEASES = sorted(path.name for path in FOLDER.iterdir() if (path / DATABASE).exists())
TRIED = [
    name if name in {RELEASES[0], RELEASES[-1]} else pytest.param(name, marks=pytest.mark.slow) for name in RELEASES
]
"""The first and the last release, and in long runs those between them."""
GAMES = sorted(FOLDER.glob("*/*.json"))
WHAT_TO_DO = (
    "{what} of release {release} no longer replays as it went, though {game} still has rules version {version}: a rule,"
    " a component or the state has changed under running games. Either take the change back, or raise rules_version in"
    " {where}, so that replays of older games are refused, and make sure that their stored states still"
    " open and can be finished (docs/operator.md, Upgrade)."
)


def check_replay(release: str, what: str, match: Match[Any] | None, state: bytes, game: str) -> None:
    """Fail with what to do when a replayed match (None: its choices are illegal now) is not in the stored state."""
    if match is None or not match.game.is_stored_as(match.state, state):
        version, where = games()[game].rules_version, f"engine/{game}/game.py"
        if (Path(engine.__file__).parent / game / "modules").exists():
            where = f"the module that has changed (engine/{game}/modules/, base is the base game)"
        text = WHAT_TO_DO.format(what=what, release=release, game=game, version=version, where=where)
        pytest.fail(text, pytrace=False)


def try_replay(table: Table, choices: list[str]) -> Match[Any] | None:
    record = table.match
    assert record is not None
    try:
        return replay(games()[table.game], record.seats, record.seed, record.options, choices)[0]
    except Exception:  # noqa: BLE001 - changed rules may raise anything
        return None


async def choices_of(store: Store, table: int) -> list[str]:
    return [move.choice or "" for move in await store.tables.moves(table) if move.live and move.verb == "choose"]


def test_this_release_has_its_fixtures() -> None:
    assert RELEASE in RELEASES, "make them: python -m tools.recorders.fixtures"


async def finish(release: str, tmp_path: Path, only: str | None = None) -> int:
    """Play the running games of a release (of the game `only`) to their ends; return their number."""
    shutil.copy(FOLDER / release / DATABASE, tmp_path / DATABASE)
    finished = 0
    async with Store.open(tmp_path / DATABASE) as store:
        await sqlite_of(store)._writer.pragma("synchronous=OFF")
        service = GameService(store, clock=lambda: NOW + 1e6, pace=0.0)
        for number in await store.tables.running():
            open_table = await service.tables.look(number)
            if only not in {None, open_table.table.game}:
                continue
            finished += 1
            versions = open_table.playing().rules_versions
            open_table = await play_on(service, number, seeded_rng(number))
            assert open_table.table.status == "finished"
            assert open_table.match is not None
            assert open_table.match.rules_versions == versions
            assert open_table.game.standings(open_table.match.state)
        await service.close()
    return finished


@pytest.mark.parametrize(
    "release", [TRIED[0], *(pytest.param(each, marks=pytest.mark.slow) for each in RELEASES[1:])]
)
async def test_every_running_game_of_a_release_is_played_to_its_end(release: str, tmp_path: Path) -> None:
    assert await finish(release, tmp_path) >= 6


@pytest.mark.parametrize("release", TRIED)
async def test_everything_else_in_the_database_of_a_release_is_read(release: str, tmp_path: Path) -> None:
    shutil.copy(FOLDER / release / DATABASE, tmp_path / DATABASE)
    async with Store.open(tmp_path / DATABASE) as store:
        service = GameService(store, clock=lambda: NOW + 1e6, pace=0.0)
        settings = await service.players.settings(102)
        assert settings == PlayerSettings(timezone="Europe/Warsaw", quiet_from=22, quiet_to=7, theme="dark")
        assert await store.bot_notes.recall("commands") == "none"
        notices = await service.notices.waiting()
        assert {"turn", "over", "act", "answers", "check"} >= {one.notice.kind for one in notices} >= {"turn"}
        counts = await store.tables.counts()
        assert (counts["lobby"], counts["finished"], counts["cancelled"]) == (1, 2, 1)
        (lobby,) = [
            table for _, _, table in await store.tables.open_tables() if table is not None and table.status == "lobby"
        ]
        assert (await service.lobby.start(lobby.id, lobby.host)).playing().options["target"] == 12
        await service.close()


@pytest.mark.parametrize("release", TRIED)
async def test_ended_games_of_a_release_are_packed_and_read_as_before(release: str, tmp_path: Path) -> None:
    shutil.copy(FOLDER / release / DATABASE, tmp_path / DATABASE)
    async with Store.open(tmp_path / DATABASE) as store:
        service = GameService(store, clock=lambda: NOW + 1e6, pace=0.0)
        rows = await store.database.all("SELECT id, status FROM game_table")
        ended = [number for number, status in rows if status == "finished"]
        before = {number: await store.tables.moves(number) for number, _ in rows}
        size = await log_size(store)
        for stored in await service.notices.waiting():
            await service.notices.mark_delivered([stored], 1)
        assert await service.ended_games.pack() >= len(ended) >= 2
        assert {number: await store.tables.moves(number) for number, _ in rows} == before
        unpacked = await store.database.all(
            "SELECT id FROM game_table WHERE status IN ('lobby', 'running') OR due IS NOT NULL"
        )
        kept = sum(len(before[number]) for (number,) in unpacked)  # a canceled game waits for being restored
        assert await log_size(store) == kept < size
        for number, _ in rows:
            table = await store.tables.load(number)
            assert table is not None
            if number in ended:
                match = table.match
                assert match is not None
                history = await service.play.score_history(number)
                assert bool(history) is not is_older(games()[table.game], match.options, match.rules_versions)
            assert (await store.tables.tables_of(table.host)).keys() >= {number}
        await service.close()


async def log_size(store: Store) -> int:
    """Return the number of rows in the logs."""
    row = await store.database.one("SELECT count(*) FROM move")
    assert row is not None
    return int(row[0])


@pytest.mark.parametrize("release", TRIED)
async def test_logs_of_the_present_rules_replay_to_the_stored_states(release: str, tmp_path: Path) -> None:
    shutil.copy(FOLDER / release / DATABASE, tmp_path / DATABASE)
    async with Store.open(tmp_path / DATABASE) as store:
        for number in await store.tables.running():
            table = await store.tables.load(number)
            assert table is not None
            assert table.match is not None
            if not is_older(games()[table.game], table.match.options, table.match.rules_versions):
                match = try_replay(table, await choices_of(store, number))
                check_replay(release, f"table {number}", match, table.match.state, table.game)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_saved_games_of_the_present_rules_come_in(path: Path) -> None:
    archive = msgspec.json.decode(path.read_bytes(), type=Archive)
    match: Match[Any] | None = None
    try:
        _, match, moves = unpack(path.read_bytes())
    except RuleError:
        versions = archive.rules_versions or {archive.game: archive.rules_version}
        if is_older(games()[archive.game], archive.options, versions):
            return  # refused in one sentence, as it should be
    else:
        assert sum(move.live for move in moves) >= match.state.ply
        assert archive.release == path.parent.name
    check_replay(path.parent.name, path.name, match, archive.state, archive.game)


def change_a_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Nanotech.set_up

    def set_up(self: Nanotech, seats: int, options: Any, rng: Any, log: Any) -> Any:
        rng.next64()
        return usual(self, seats, options, rng, log)

    monkeypatch.setattr(Nanotech, "set_up", set_up)


async def test_a_changed_rule_is_found_and_the_message_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    change_a_rule(monkeypatch)
    saved = next(path for path in GAMES if path.parent.name == RELEASE and path.stem.startswith("nanotech"))
    with pytest.raises(pytest.fail.Exception, match=r"raise rules_version in engine/nanotech/game\.py"):
        test_saved_games_of_the_present_rules_come_in(saved)
    with pytest.raises(pytest.fail.Exception, match="raise rules_version"):
        await test_logs_of_the_present_rules_replay_to_the_stored_states(RELEASE, tmp_path)


async def test_after_raising_the_rules_version_running_games_are_still_finished(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    change_a_rule(monkeypatch)
    monkeypatch.setattr(Nanotech, "rules_version", Nanotech.rules_version + 1)
    for path in (path for path in GAMES if path.stem.startswith("nanotech")):
        test_saved_games_of_the_present_rules_come_in(path)
    await test_logs_of_the_present_rules_replay_to_the_stored_states(RELEASE, tmp_path)
    assert await finish(RELEASE, tmp_path, only="nanotech") >= 3
