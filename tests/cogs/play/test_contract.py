"""A game that lacks something the bot needs prevents the start, with a sentence that names it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from cogs.play.contract import ContractError, check_games, contract_problems
from engine.kernel import Command, ComputerPlayer, Option, RandomPlayer
from engine.kernel.guide import Guide
from engine.registry import games
from render.registry import pictures
from tests.heaps.box import two_heaps
from tests.heaps.game import HeapsGuide, HeapsState, TwoHeaps


@pytest.fixture(scope="module", autouse=True)
def _offered(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with two_heaps(tmp_path_factory.mktemp("text")):
        yield


class Large(TwoHeaps):
    seats = range(2, 6)


class ByChance(TwoHeaps):
    def computers(self) -> Sequence[ComputerPlayer[HeapsState]]:
        return (RandomPlayer(),)


class Unnamed(TwoHeaps):
    id = "unnamed"


class WithOption(TwoHeaps):
    options = (Option(name="stones", default="few", values=("few", "many")),)


class Switched(TwoHeaps):
    # The texts of Nucleum's option are there.
    options = (Option(name="court", default=False),) * 26


class Guided(TwoHeaps):
    def __init__(self, guide: HeapsGuide) -> None:
        self.guide = guide


class NoPages(HeapsGuide):
    topics = Guide.topics


class OtherCommands(HeapsGuide):
    commands = (Command(name="give", kinds=("give",), parameter="stones"),)


def test_the_bots_games_and_two_heaps_fulfill_it() -> None:
    assert set(games()) == {"nucleum", "nanotech", "heaps"}
    check_games()


@pytest.mark.parametrize(
    ("game", "sentences"),
    [
        (Large(), ["Its `seats` must lie between 1 and 4, as there are icons for four players."]),
        (ByChance(), ["Its `computers` must contain a level besides chance, which plays for people who are late."]),
        (
            WithOption(),
            ["Texts are missing in data/text/en/: option-stones, option-stones-few, option-stones-many."],
        ),
        (Switched(), ["It must not have more than 25 options that are on or off: a menu holds no more."]),
        (Guided(NoPages()), ["Its guide must have a page of the rules (`Guide.topics`)."]),
        (
            Guided(OtherCommands()),
            [
                "Texts are missing in data/text/en/: command-heaps-give, parameter-heaps-give.",
                "The text kind-heaps-give is missing in data/text/en/.",
            ],
        ),
    ],
    ids=lambda given: type(given).__name__ if isinstance(given, TwoHeaps) else "",
)
def test_each_part_that_is_missing_is_named(game: TwoHeaps, sentences: list[str]) -> None:
    assert list(contract_problems(game)) == sentences


def test_a_game_without_texts_and_pictures_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Any = Unnamed()
    monkeypatch.setitem(games(), game.id, game)
    with pytest.raises(ContractError) as caught:
        check_games()
    refused = str(caught.value)
    assert refused.startswith(
        "The game 'unnamed' cannot be offered. Texts are missing in data/text/en/: button-mine-"
    )
    assert "game-unnamed" in refused
    assert "It needs pictures in `render/registry.py` and a painter in `render/painters.py`." in refused


def test_views_that_every_game_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures()["heaps"], "views", ("table", "own-board"))
    assert list(contract_problems(games()["heaps"])) == ["Its pictures must have the views scores, legend."]
