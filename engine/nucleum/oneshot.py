"""One-shot forms: a line of words ("urbanize R2 Leipzig:1") as the choices it stands for.

Each word is matched along the guided decisions with one choice: its kind, the end of its id, or a facet. What
the words leave open stays open. Short names: R2 (residence II; F, L likewise), T1 and M3 (turbine and mine by
row), Leipzig:1 or Leipzig.1 (space), Dresden-Bautzen:2 (railway space, either way round), C12, A3, b5, 13.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Any

from engine.kernel import Choice, Decision, Game, Listing, RuleError, text

_FOLDS = (("ue", "u"), ("oe", "o"), ("ae", "a"), ("ss", "s"), (":", "."))
_LETTERS = {"residence": "r", "factory": "f", "laboratory": "l"}


def fold(word: str) -> str:
    """Return a word as it is compared: lower case, umlauts plain (Glashütte = glashuette = glashutte)."""
    plain = unicodedata.normalize("NFKD", word.lower().replace("ß", "ss"))
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    for long, short in _FOLDS:
        plain = plain.replace(long, short)
    return plain


def _turned(link: str) -> str:
    """Return a link's or railway space's name with its ends the other way round."""
    ends, dot, number = link.partition(".")
    first, hyphen, second = ends.partition("-")
    return f"{second}{hyphen}{first}{dot}{number}"


def exact_names(choice: Choice) -> set[str]:
    """Return the names that mean just this choice: its id, the id's end, and short forms."""
    head, _, tail = choice.id.partition(":")
    names = {choice.id, tail or head}
    kind, _, row = tail.partition(":")
    if kind in {"turbine", "mine"} and row:
        names.add(f"{kind[0]}{row.removeprefix('row-')}")
    building = str(choice.facets.get("building", ""))
    letter = _LETTERS.get(building.partition("-")[0])
    if letter and choice.kind in {"building", "target"}:
        names.update({letter + building.partition("-")[2], building})
    if choice.kind == "rail_space":
        names.update({_turned(tail)})
    if choice.kind == "store":
        names.update(f"{city}" for city in choice.facets)
    return {fold(name) for name in names}


def loose_names(choice: Choice) -> set[str]:
    """Return the names this choice may share with others: its kind and its facets."""
    names = {choice.kind, *(str(value) for value in choice.facets.values() if isinstance(value, str))}
    link = choice.facets.get("link")
    if isinstance(link, str):
        names.add(_turned(link))
    return {fold(name) for name in names}


def find(decision: Decision, words: Sequence[str]) -> tuple[Choice, int]:
    """Return the choice the first words mean and how many words say so.

    Raises RuleError when no choice or more than one fits.
    """
    found: list[Choice] = list(decision.choices)
    used = 0
    for word in words:
        wanted = fold(word)
        exact = [choice for choice in found if wanted in exact_names(choice)]
        narrowed = exact or [choice for choice in found if wanted in loose_names(choice)]
        if not narrowed:
            break
        found, used = narrowed, used + 1
        if len(found) == 1:
            return found[0], used + _said_again(found[0], words[used:])
    if not used:
        raise RuleError(text("nuc-oneshot-none", word=words[0], prompt=decision.prompt))
    fitting = Listing(tuple(choice.label for choice in found[:6]))
    raise RuleError(text("nuc-oneshot-ambiguous", word=" ".join(words[:used]), choices=fitting))


def _said_again(choice: Choice, words: Sequence[str]) -> int:
    """Return how many of the next words name the same choice once more ("exchange worker")."""
    names = exact_names(choice) | loose_names(choice)
    again = 0
    while again < len(words) and fold(words[again]) in names:
        again += 1
    return again


def choices_for(game: Game[Any], state: Any, line: str) -> list[str]:
    """Return the ids of the choices a line means, in order; `state` is not changed.

    Raises RuleError when a word fits nothing legal now or more than one thing, or the decision is not the
    same seat's any more.
    """
    words = line.split()
    decision = game.decision(state)
    if decision is None:
        raise RuleError(text("error-game-over"))
    if not words:
        raise RuleError(text("nuc-oneshot-empty"))
    seat, copy, made = decision.seat, game.copy(state), []
    while words:
        decision = game.decision(copy)
        if decision is None or decision.seat != seat:
            raise RuleError(text("nuc-oneshot-too-long", word=" ".join(words)))
        choice, used = find(decision, words)
        words = words[used:]
        made.append(choice.id)
        game.apply(copy, choice.id)
    return made
