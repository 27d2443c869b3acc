"""Rules versions: a running game keeps its own, continues under newer rules, and is replayed only if that is safe."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.kernel import EventLog, Match, MatchRecord, Options, RuleError, seeded_rng
from engine.nanotech.game import Nanotech
from engine.records.errors import DamagedFault, NewerFault
from engine.registry import games
from engine.service import GameService
from engine.tables.open.versions import RELEASE, is_newer, is_older, open_match, rewound
from tests.engine.conftest import ANN, BEN, decision_at, started, take_turn, to_act

ROOT = Path(__file__).resolve().parents[3]


def played(choices: int = 30) -> Match[Any]:
    match: Match[Any] = Match(games()["nanotech"], 2, 5)
    rng = seeded_rng(5)
    for _ in range(choices):
        assert match.decision is not None
        match.apply(rng.pick(match.decision.choices).id)
    while not match.since:
        assert match.decision is not None
        match.apply(match.decision.choices[0].id)
    return match


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make this the next release, with rules version 2."""
    monkeypatch.setattr(Nanotech, "rules_version", 2)


@pytest.fixture
def other_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Change a rule, so that no game replays identically."""
    usual = Nanotech.set_up

    def set_up(self: Nanotech, seats: int, options: Any, rng: Any, log: EventLog) -> Any:
        rng.next64()
        return usual(self, seats, options, rng, log)

    monkeypatch.setattr(Nanotech, "set_up", set_up)


def test_the_release_is_that_of_the_package() -> None:
    found = re.search(r'^version = "(.+)"$', (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    assert found[1] == RELEASE


@pytest.mark.usefixtures("newer_rules")
def test_a_game_keeps_its_rules_version() -> None:
    record = msgspec.structs.replace(played().to_record(), rules_versions={"nanotech": 1})
    match = open_match("table 1", games()["nanotech"], record)
    assert match.decision is not None
    match.apply(match.decision.choices[0].id)
    assert match.to_record().rules_versions == {"nanotech": 1}
    assert Match(games()["nanotech"], 2, 5).to_record().rules_versions == {"nanotech": 2}


def with_modules(monkeypatch: pytest.MonkeyPatch, **versions: int) -> None:
    """Give Nanotech modules with these rules versions; "ships" is in force only in a first game."""

    def rules_versions(_game: Nanotech, options: Options) -> dict[str, int]:
        return {module: n for module, n in versions.items() if module != "ships" or options["first_game"]}

    monkeypatch.setattr(Nanotech, "rules_versions", rules_versions)


def test_a_record_is_older_only_by_the_modules_it_uses(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games()["nanotech"]
    plain, first = {"first_game": False}, {"first_game": True}
    with_modules(monkeypatch, nanotech=1, ships=2)
    assert not is_older(game, plain, {"nanotech": 1})
    assert is_older(game, first, {"nanotech": 1, "ships": 1})
    assert is_older(game, first, {"nanotech": 1}), "a module without a version is in its first"
    assert not is_older(game, first, {"nanotech": 1, "ships": 2})
    with_modules(monkeypatch, nanotech=2, ships=2)
    assert is_older(game, plain, {"nanotech": 1})


def test_a_record_is_newer_by_a_version_or_a_module_that_is_not_known(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games()["nanotech"]
    plain, first = {"first_game": False}, {"first_game": True}
    with_modules(monkeypatch, nanotech=1, ships=2)
    assert not is_newer(game, first, {"nanotech": 1, "ships": 2})
    assert is_newer(game, first, {"nanotech": 1, "ships": 3})
    assert is_newer(game, plain, {"nanotech": 2})
    assert is_newer(game, plain, {"nanotech": 1, "court": 1})
    assert is_newer(game, plain | {"no such option": True}, {"nanotech": 1, "court": 1})


def test_a_game_keeps_the_versions_of_its_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    with_modules(monkeypatch, nanotech=1, ships=2)
    game = games()["nanotech"]
    match: Match[Any] = Match(game, 2, 5, {"first_game": True})
    with_modules(monkeypatch, nanotech=3, ships=4)
    record = msgspec.msgpack.decode(msgspec.msgpack.encode(match.to_record()), type=MatchRecord)
    again = open_match("table 1", game, record)
    assert again.rules_versions == again.copy().rules_versions == {"nanotech": 1, "ships": 2}
    assert rewound(again, [], 0).rules_versions == {"nanotech": 1, "ships": 2}


def test_a_record_of_the_first_release_has_the_version_of_the_base_and_it_refuses_what_it_does_not_know(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stored = msgspec.to_builtins(Match(games()["nanotech"], 2, 5).to_record(), builtin_types=(bytes,))
    assert stored["rules_version"] == 1, "the first release opens a game of its own rules"
    del stored["rules_versions"]
    record = msgspec.convert(stored, MatchRecord)
    assert record.rules_versions == {"nanotech": 1}
    assert open_match("table 1", games()["nanotech"], record).rules_versions == {"nanotech": 1}
    with_modules(monkeypatch, nanotech=1, ships=1)
    newer: Match[Any] = Match(games()["nanotech"], 2, 5, {"first_game": True})
    assert newer.to_record().single_version > 1


def test_a_newer_game_is_refused() -> None:
    record = msgspec.structs.replace(played().to_record(), rules_versions={"nanotech": 2})
    with pytest.raises(NewerFault):
        open_match("table 1", games()["nanotech"], record)


@pytest.mark.parametrize("state", [b"", b"\x81\xa5seats\x02", b"\xc1"])
def test_a_state_that_does_not_fit_is_refused(state: bytes) -> None:
    record = msgspec.structs.replace(played().to_record(), state=state, checkpoint=state, since=())
    with pytest.raises(DamagedFault):
        open_match("table 1", games()["nanotech"], record)


def test_a_half_made_turn_that_no_longer_replays_stands_but_cannot_be_taken_back() -> None:
    match = played()
    record = msgspec.structs.replace(match.to_record(), since=("take:nothing",), redo=("take:nothing",))
    again = open_match("table 1", games()["nanotech"], record)
    assert again.state == match.state
    assert again.since == []
    assert again.redoable == []


class TestForceUndo:
    async def test_older_rules_that_lead_to_the_same_state(
        self, service: GameService, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        open_table = await take_turn(service, await started(service, ANN, BEN))
        monkeypatch.setattr(Nanotech, "rules_version", 2)
        open_table = await service.hosting.force_undo(open_table.table.id, ANN, manager=False)
        assert open_table.playing().state.ply == 0
        assert open_table.playing().rules_versions == {"nanotech": 1}

    @pytest.mark.usefixtures("newer_rules")
    async def test_changed_rules_are_refused_and_nothing_changes(
        self, service: GameService, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(Nanotech, "rules_version", 1)
        open_table = await take_turn(service, await started(service, ANN, BEN))
        before = open_table.playing().to_record()
        monkeypatch.setattr(Nanotech, "rules_version", 2)
        request.getfixturevalue("other_set_up")
        with pytest.raises(RuleError, match="error-rules-changed"):
            await service.hosting.force_undo(open_table.table.id, ANN, manager=False)
        open_table = await service.tables.look(open_table.table.id)
        assert open_table.playing().to_record() == before

    async def test_a_half_made_turn_goes_back_to_its_checkpoint_under_any_rules(
        self, service: GameService, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        open_table = await take_turn(service, await started(service, ANN, BEN))
        checkpoint = open_table.playing().checkpoint
        open_table, _ = await service.play.choose(
            open_table.table.id, to_act(open_table), None, decision_at(open_table).choices[0].id
        )
        assert open_table.playing().since
        monkeypatch.setattr(Nanotech, "rules_version", 2)
        request.getfixturevalue("other_set_up")
        open_table = await service.hosting.force_undo(open_table.table.id, ANN, manager=False)
        assert open_table.game.encode(open_table.playing().state) == checkpoint
        assert open_table.playing().rules_versions == {"nanotech": 1}
        await take_turn(service, open_table)
