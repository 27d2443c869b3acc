"""What was typed into a command of a game: which choices it makes, as a picked suggestion, a typed line or a label."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cogs.client.bot import refusal
from cogs.client.meant import Spoken, chosen, shown_in_full
from cogs.client.typed import plain
from cogs.client.words import say_plain
from cogs.play.choice_rows import Beside, said_beside, unfolded
from engine.catalogue import Catalogue
from engine.kernel import Choice, Command, LineError, Position, fold, line_words, read_id, read_line
from engine.tables.manager import OpenTable


class Offer(NamedTuple):
    """A legal choice, or two in a row, by id: its label, what autocomplete shows, all that is `said` of it, also what all share."""

    id: str
    label: str
    shown: str
    said: str


def offers_for(live: OpenTable, command: Command, words: Catalogue) -> list[Offer]:
    """Return what a command offers in the open decision; as on the panel, what to do comes together with what with."""
    decision = live.decision
    assert decision is not None
    choices = decision.of_kind(*command.kinds) if command.kinds else decision.choices
    said = said_beside(live, live.playing().state, choices, words)
    offers: list[Offer] = []
    for choice in choices:
        tried, below = unfolded(live, choice)
        said_below = said_beside(live, tried, below, words)
        offers += [_offer(live, each, said_below, words, f"{choice.id} {each.id}") for each in below]
        offers.append(_offer(live, choice, said, words, choice.id))
    return offers


def _offer(live: OpenTable, choice: Choice, said: Beside, words: Catalogue, ids: str) -> Offer:
    label = say_plain(live.table, words, choice.label)
    shown = words("remarks", first=label, more=said.each[choice.id]) if choice.id in said.each else label
    return Offer(ids, label, shown, f"{shown} {said.shared}")


def matching(offers: Sequence[Offer], typed: str) -> list[Offer]:
    """Return the offers whose id or words hold every word typed: first those whose label begins or agrees."""
    wanted = plain(typed)
    words = wanted.split()

    def rank(offer: Offer) -> int | None:
        label = plain(offer.label)
        if label.startswith(wanted):
            return 0
        if all(word in f"{label} {plain(offer.id)}" for word in words):
            return 1
        return 2 if all(word in plain(offer.said) for word in words) else None

    ranked = [(place, offer) for offer in offers if (place := rank(offer)) is not None]
    return [offer for _, offer in sorted(ranked, key=lambda pair: pair[0])]


def meant(live: OpenTable, command: Command, offers: Sequence[Offer], typed: str) -> list[str]:
    """Return the ids of the choices that typed text makes, in order; none if it does not say clearly which.

    The text is tried as the id of an offer, as a line by the grammar (`engine.kernel.lines.grammar`), as all that an
    offer shows, and, if the grammar understands nothing of it, as the beginning or some words of a label, but of choices
    whose kind must be said (`Guide.only_named`). A line wins over parts of labels. LineError for a line that begins well; a refusal when the text is all that an offer shows, but
    another choice as a line.
    """
    if any(offer.id == typed for offer in offers):
        return typed.split()
    spoken = [Spoken(offer.id, offer.label, offer.shown) for offer in offers]
    whole = (shown_in_full(spoken, typed) or "").split()
    try:
        line = typed_line(live, command, typed)
    except LineError as error:
        if whole:
            return whole
        quiet = live.game.guide.only_named
        parts = [each for each in spoken if read_id(each.id.split()[-1])[0] not in quiet]
        part = "" if error.understood > 0 else chosen(parts, typed)
        # Of words that fit several choices, or a command that fits none, the caller says more.
        if not part and (error.understood > 0 or (offers and not matching(offers, typed))):
            raise
        return (part or "").split()
    if whole and line and line[: len(whole)] != whole:
        labels = [next(offer.label for offer in offers if offer.id.split() == whole), " ".join(line)]
        raise refusal("error-command-ambiguous", typed=typed[:60], choices="; ".join(labels))
    return line or whole


def typed_line(live: OpenTable, command: Command, typed: str) -> list[str]:
    """Return the choices that a line makes ("R2 Leipzig:1"), read with or without the command's name before it.

    The first of them is of the command's kinds (`rail` never plays a tile). Empty when nothing was typed.

    Raises LineError, with how many of the typed words made sense, when words fit nothing or several choices, or when
    there are too many.
    """
    words = line_words(typed)
    if not words:
        return []
    start, best = Position.of(live.game, live.playing().state), list[LineError]()
    named = [command.name] if command.kinds and fold(words[0]) != fold(command.name) else []
    for before in (named, []) if named else ([],):
        try:
            phrases = read_line(start, [*before, *words], command.kinds)
        except LineError as error:
            # The reading that made more sense knows better what is wrong.
            understood = error.understood - len(before)
            if not best or understood > best[0].understood:
                best = [LineError(error.text, understood, error.made)]
        else:
            return [choice for phrase in phrases for choice in phrase.choices]
    raise best[0]
