"""Every page of the rules and every component of every game has a text, within bounds, with the right numbers."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from engine.catalogue import TEXT_FOLDER
from engine.kernel import Explanation, Game, seeded_rng
from engine.registry import games
from tests.kernel.guide.test_texts import say
from tests.kernel.tables import every_game, new_match, play

ROOT = Path(__file__).resolve().parents[3]
MOST = 1200
"""Maximum characters of a page, and of the text about a component."""
FULLEST = 1950
"""Maximum characters about an experiment, whose text includes all its technologies; a message holds 2,000."""


@cache
def variables() -> dict[str, set[str]]:
    """Return the arguments each entry of the rules' catalogue uses."""
    files = (TEXT_FOLDER / "en" / "rules.ftl", *(TEXT_FOLDER / "en").glob("nucleum-*.ftl"))
    source = "\n".join(path.read_text(encoding="utf-8") for path in files)
    return {
        entry.id.name: set(re.findall(r"\$([a-z_0-9]+)", source[entry.span.start : entry.span.end]))
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ast.Message) and entry.span is not None
    }


@every_game
def test_every_topic_is_a_short_page_that_uses_its_numbers(game: Game[Any]) -> None:
    topics = game.guide.topics(None)
    used = variables()
    assert topics[0].id == "overview"
    assert len({topic.id for topic in topics}) == len(topics)
    assert len({say(topic.title) for topic in topics}) == len(topics)
    for topic in topics:
        assert 300 < len(say(topic.page)) <= MOST, topic.id
        assert len(say(topic.title)) <= 60
        assert set(topic.page.args) == used[topic.page.key], topic.id


@every_game
def test_every_page_in_the_catalogue_belongs_to_a_topic(game: Game[Any]) -> None:
    keys = {key for key in variables() if key.startswith(f"rules-{game.id}-") and not key.endswith("-title")}
    topics = game.guide.topics(None)
    terms = {topic.terms.key for topic in topics if topic.terms is not None}
    assert keys == {topic.page.key for topic in topics} | terms


def is_short(said: Explanation) -> bool:
    parts = [said.component.name, said.component.kind, said.does, *said.now, *said.rulings]
    most = FULLEST if said.component.id.startswith("experiment:") else MOST
    return sum(len(say(part)) + 30 for part in parts) <= most


@every_game
def test_every_component_can_be_explained_anywhere(game: Game[Any]) -> None:
    found = game.guide.components(None)
    assert len({each.id for each in found}) == len(found)
    for each in found:
        said = game.guide.explain(each.id, None)
        assert said.component == each
        assert said.now == ()
        assert is_short(said), each.id
    for unknown in ("", "tile:", "nothing:b4", "contract:C99", "city:atlantis"):
        with pytest.raises(KeyError):
            game.guide.explain(unknown, None)


@every_game
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_every_component_can_be_explained_at_a_table(game: Game[Any], seed: int) -> None:
    match, rng = new_match(game, game.seats[-1], seed), seeded_rng(seed)
    for number, _ in enumerate(play(match, rng, most=100_000)):
        if number % 150 == 0:
            _explain_all(game, match.state)
    _explain_all(game, match.state)


def _explain_all(game: Game[Any], state: Any) -> None:
    before = game.encode(state)
    for each in game.guide.components(state):
        for viewer in (None, 0):
            assert is_short(game.guide.explain(each.id, state, viewer)), each.id
    assert game.encode(state) == before


def test_every_ruling_is_used_and_can_be_said() -> None:
    keys = {key for key in variables() if key.startswith("ruling-")}
    used: set[str] = set()
    for game in games().values():
        for each in game.guide.components(None):
            used |= {ruling.key for ruling in game.guide.explain(each.id, None).rulings}
    assert used == keys


def test_rulings_of_what_is_not_in_play_are_not_told_at_a_table() -> None:
    nucleum = games()["nucleum"]
    told = {
        auction: {
            ruling.key
            for ruling in nucleum.guide.explain("experiment:A", nucleum.start(4, 1, options)[0]).rulings
            if "auction" in ruling.key
        }
        for auction, options in ((False, {}), (True, {"auction": True}))
    }
    assert told == {False: set(), True: {"ruling-nucleum-auction-bids", "ruling-nucleum-auction-highest"}}


PHRASES = {
    "ruling-nucleum-auction-bids": "at least 1 VP, so 0 is not a valid first bid",
    "ruling-nucleum-auction-highest": "it passes for its player as soon as the others are above it",
    "ruling-nucleum-no-neutral": "another card is drawn for the neutral building",
    "ruling-nucleum-city-not-in-use": "a neutral building's city is not on the side in use",
    "ruling-nucleum-rubble-first": "the first card's rubble lies before the further cards' neutral buildings",
    "ruling-nucleum-discounts": "are taken off everything the action costs in thaler",
    "ruling-nucleum-goods-first": "thaler, workers, achievements and VP come first",
    "ruling-nucleum-uranium-gained": "must fill the room there is; the rest becomes workers",
    "ruling-nucleum-no-fuel": "a requirement met by turbines and technologies alone | no fuel is needed",
    "ruling-nucleum-coal": "free: each way to split it over the areas is a plan of its own",
    "ruling-nucleum-neutral": "no one's: it counts for no condition or milestone, and scores nothing",
    "ruling-nucleum-place-railway": "what place-a-railway abilities give | before the matched actions",
    "ruling-nucleum-unmatched-end": "any one end that does not match, an empty neighbor included",
    "ruling-nucleum-stack-empty": "the player whose tile or contract is replaced by the last one",
    "ruling-nucleum-late-condition": "3 VP for an end condition in the last round | still scored",
    "ruling-nucleum-flag-owner": "go to the active player, even when another player reaches it in that turn",
    "ruling-nucleum-flag-final": "points of the final scoring | do not reach the score flag",
    "ruling-nucleum-kings-zero": "counts as space 0 for King's Day: lowest, but it may still be second",
    "ruling-nucleum-fragment-used": "is no longer held, and returns to the offer when the tile's actions are done",
    "ruling-nucleum-fragment-rail": "it stays only at an end toward an empty space",
    "ruling-nucleum-fragment-lying": "the slot's bonus gives nothing while it lies there",
    "ruling-nucleum-fragment-doubled": "fragment slot with a doubled bonus | gives one fragment",
    "ruling-nucleum-court-tie": "a leader still on the leader space stays, even with fewer than those tied",
    "ruling-nucleum-court-king": "the king stays, even beside a party with fewer",
    "ruling-nucleum-court-milestone": "the milestone of the highest star, times 2 whatever that star's space says",
    "ruling-nucleum-court-pieces": "mines and turbines count coal mines too",
    "ruling-nucleum-court-energy": "buildings of level IV count as government buildings here too",
    "ruling-nucleum-court-contracts": "counted when the contract is fulfilled, also right after a court action",
    "ruling-nucleum-chain-order": "it cannot be resolved once a tile lies on top",
    "ruling-nucleum-chain-alone": "With no other tile at hand the chain tile is played alone",
    "ruling-nucleum-then-court": "the 2 workers first, so that one of them may go to the court",
    "ruling-nucleum-other-slot": "besides the bonus of the slot that received the contract, and never doubled",
    "ruling-nucleum-rightmost": "tiles taken earlier in the turn | the offer is refilled first",
    "ruling-nucleum-foreign-first": "a foreign turbine before own places is offered where it spares coal",
    "ruling-nucleum-lowest-later": "the contract that unlocks F6 does not count",
    "ruling-nucleum-party-bonus": "gains the bonus once more, nothing else",
    "ruling-nucleum-special-price": "off the special price and the red surcharge together, never below 0",
    "ruling-nucleum-special-next": "at once, as it lies face up in the pile; so what was placed cannot be undone",
    "ruling-nucleum-special-wild": "any free single-type space comes first",
    "ruling-nucleum-special-extra-turn": "It may be declined; without a tile or a free slot nothing happens",
    "ruling-nucleum-special-mine": "no row of the board is completed by it",
    "ruling-nucleum-special-coal": "used before coal that is bought, uses no wagon",
    "ruling-nucleum-ship-route": "no railway: it counts for no milestone, contract or technology",
    "ruling-nucleum-ship-connects": "by what carries the player's fuel, own ships included",
    "ruling-nucleum-royal": "each energized building scores 4 more for its owner, whatever multiplies its own points",
    "ruling-nucleum-gibraltar": "no edge matches there, not even one of four colors",
    "ruling-nucleum-gibraltar-set-up": "never on a special space unless the card says so",
    "ruling-nucleum-military": "count as fulfilled contracts wherever these are counted",
    "ruling-nucleum-court-printed": "That is no court action: no party bonus, nothing that a court action sets off",
    "ruling-nucleum-open-contracts": "the slot's bonus is not gained; no ability for gaining a contract fires",
    "ruling-nucleum-more-nuclea": "the coal plant in Melilla included; turbines there count as at a plant with nucleum",
    "ruling-nucleum-coal-plant": "the coal plant in Melilla included; turbines there count as at a plant with nucleum",
    "ruling-nucleum-coal-mine": "uranium mines only. Contracts of any piece, cities and networks count a coal mine",
    "ruling-nucleum-built-in": "its nucleum is built in: uranium burns there from the start",
    "ruling-nucleum-australia-set-up": "close a coal mine; with 4 players none",
    "ruling-nucleum-baron-parties": "the dominant party then comes first, if he has no one there",
    "ruling-nucleum-baron-ships": "of those routes he takes one without a player's ship",
    "ruling-nucleum-baron-military": "his recharges are counted with the present one",
    "ruling-nanotech-recharge-asked": "Recharging is not asked about",
    "ruling-nanotech-energy-first": "Energy on a card comes first",
    "ruling-nanotech-declined": "Any action may be declined",
    "ruling-nanotech-short-supply": "a recharge takes what is left",
    "ruling-nanotech-one-upgrade": "at most one a round for each player",
    "ruling-nanotech-round-bonus": "End-of-round bonuses belong to the card's holder",
    "ruling-nanotech-bonus-with-action": "Immediate bonuses come with the action",
    "ruling-nanotech-extra": "may be recharging, capturing a quark, upgrading or confining, at its cost",
    "ruling-nanotech-hadron": "A hadron needs a token in its pile and a free space",
    "ruling-nanotech-which-quarks": "one choice is offered for each color of the quark whose type is needed",
}
"""The place in docs/ledger/rulings.md of each ruling's text for players."""


def test_every_ruling_told_is_one_of_the_rulings() -> None:
    document = re.sub(r"\s+", " ", (ROOT / "docs" / "ledger" / "rulings.md").read_text(encoding="utf-8"))
    assert set(PHRASES) == {key for key in variables() if key.startswith("ruling-")}
    for key, phrase in PHRASES.items():
        assert phrase in document, key
