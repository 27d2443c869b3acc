"""Golden playthroughs: a whole game's choices, with the log and the final standings in English."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from engine.catalogue import Catalogue
from engine.kernel import ComputerPlayer, Event, Game, Match, OptionValue, seeded_rng
from tests.kernel.tables import name_of

FOLDER = Path(__file__).resolve().parent / "playthroughs"


class Playthrough(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game that was played: `log` is every event in words, minor ones indented.

    `options` are those with a non-default value, so that a new option does not change recorded games.
    """

    game: str
    rules_version: int
    seats: int
    seed: int
    options: dict[str, OptionValue]
    choices: list[str]
    log: list[str]
    standings: list[str]


def path_of(game: str) -> Path:
    """Return the path of a game's playthrough."""
    return FOLDER / f"{game}.json"


def paths_of(game: str) -> list[Path]:
    """Return the paths of all playthroughs of a game: its own and its modules'."""
    return [path_of(game), *sorted(Path(__file__).resolve().parents[1].glob(f"{game}/modules/*/*playthrough.json"))]


def read(path: Path) -> Playthrough:
    """Return the playthrough in a file."""
    return msgspec.json.decode(path.read_bytes(), type=Playthrough)


def write(path: Path, record: Playthrough) -> None:
    """Write a playthrough to a file."""
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n")


def load(game: str) -> Playthrough:
    """Return a game's playthrough."""
    return read(path_of(game))


def in_words(events: Iterable[Event]) -> list[str]:
    """Return events as lines of English."""
    words = Catalogue("en", strict=True)
    return [("  " if event.minor else "") + words.say(event.text, name_of) for event in events]


def standings_in_words(match: Match[Any]) -> list[str]:
    """Return the standings as lines: place, name, score, and every source of points."""
    words = Catalogue("en", strict=True)
    return [
        f"{one.place}. {name_of(one.seat)} {one.score} {list(one.tiebreaks)}: "
        + ", ".join(f"{words.say(line.source, name_of)} {line.points}" for line in one.lines)
        for one in match.game.standings(match.state)
    ]


def set_options(game: Game[Any], options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Return the options of a game that have a non-default value."""
    default = {option.name: option.default for option in game.options}
    return {name: value for name, value in options.items() if value != default[name]}


def replayed(game: Game[Any], record: Playthrough) -> Playthrough:
    """Replay a playthrough's choices and return the current texts. Raises IllegalChoice."""
    match: Match[Any] = Match(game, record.seats, record.seed, record.options)
    events = list(match.opening)
    for choice_id in record.choices:
        events += match.apply(choice_id)
    assert match.state.over
    return msgspec.structs.replace(
        record,
        rules_version=game.rules_version,
        options=set_options(game, match.options),
        log=in_words(events),
        standings=standings_in_words(match),
    )


def played(
    game: Game[Any],
    seats: int,
    seed: int,
    computer: ComputerPlayer[Any] | None = None,
    options: Mapping[str, OptionValue] | None = None,
) -> Playthrough:
    """Let a computer, the game's stand-in if none is given, play all seats of a game, with the usual options if none."""
    match: Match[Any] = Match(game, seats, seed, options)
    rng, computer, choices = seeded_rng(seed), computer or game.stand_in, []
    while (decision := match.decision) is not None:
        imagined = game.imagine(match.state, decision.seat, rng.fork())
        choices.append(computer.choose(imagined, decision, rng))
        match.apply(choices[-1])
    bare = Playthrough(
        game=game.id,
        rules_version=game.rules_version,
        seats=seats,
        seed=seed,
        options=set_options(game, match.options),
        choices=choices,
        log=[],
        standings=[],
    )
    return replayed(game, bare)
