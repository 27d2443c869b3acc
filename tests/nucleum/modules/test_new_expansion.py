"""A new expansion plugs in with one line in a list of modules: no part of the base game is changed for it.

The lamps (`tests/nucleum/modules/lamps`) are in their own box, next to the bot's.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

import msgspec
import pytest

from engine.kernel import Rng
from engine.nucleum.data.vocabulary import Part
from engine.nucleum.game import Nucleum, NucleumState
from engine.nucleum.guide import advice, hints, table_in_words
from engine.nucleum.guide.reasons import why_not
from engine.nucleum.library import GameBox
from engine.nucleum.module import EffectRule, Module, Rules
from engine.nucleum.modules import BOX, MODULES
from engine.nucleum.state import Piece
from render.nucleum import contents, in_play
from render.nucleum.drawings import DRAWINGS
from render.nucleum.modules import CONTENTS
from render.nucleum.painter import NucleumPainter
from tests.kernel.playthrough import load, path_of, replayed
from tests.nucleum import builder, invariants
from tests.nucleum.builder import choose, put, table
from tests.nucleum.invariants import check_end, play
from tests.nucleum.modules.lamps.box import WITH_LAMPS, english, read
from tests.nucleum.modules.lamps.contents import CONTENTS as LAMP_CONTENTS
from tests.nucleum.modules.lamps.drawings import DRAWINGS as LAMP_DRAWINGS
from tests.nucleum.modules.lamps.module import MODULE
from tests.nucleum.modules.lamps.records import POST, own
from tests.render.nucleum import states

GAMES = 3
GAME = Nucleum(WITH_LAMPS)
PICTURES = NucleumPainter()
ENGLISH = english()
said = partial(ENGLISH.say, name_of=str)


@pytest.fixture(scope="module", autouse=True)
def _with_lamps() -> Iterator[None]:
    """Have the builder and the invariants play the game with the lamps."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (builder, invariants):
            patch.setattr(module, "GAME", GAME)
        patch.setattr(invariants, "ENGLISH", ENGLISH)
        patch.setattr(states, "WORDS", ENGLISH)
        contents.REGISTRY.register((*CONTENTS, LAMP_CONTENTS))
        in_play.REGISTRY.register((*DRAWINGS, LAMP_DRAWINGS))
        yield
        in_play.REGISTRY.register(DRAWINGS)
        contents.REGISTRY.register(CONTENTS)


def middle() -> NucleumState:
    """Return a table with a lamp that is lit and a tile for the main action."""
    state = table(lamps=True)
    state.players[0].pool.append("lamp-tile")
    choose(state, "play:lamp-tile", "glow:1", "do:0", "lamp:lamp-3", "skip", "confirm")
    return state


def fresh() -> NucleumState:
    """Return a table at whose first turn nothing but the lamps is worth a hint."""
    state = table(lamps=True)
    state.players[0].pool = ["lamp-tile"]
    put(state, 0, "residence-1", "dresden.1")
    return state


def dark() -> NucleumState:
    """Return a table at which no lamp can be lit."""
    state = table(lamps=True)
    state.players[0].pool.append("lamp-tile")
    state.parts["lamps"].dark.clear()
    return state


def test_games_with_it_come_to_their_end() -> None:
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        options = GAME.complete_options({"lamps": True, "experiments": "random", "promo_fragments": seed % 2 == 0})
        state, made = play(2 + seed % 3, seed, options, words=True, deep=True)
        check_end(state)
        assert GAME.decode(GAME.encode(state)) == state
        assert state.over
        assert state.score_flag == 90
        seen["lit"] += len(own(state).lit)
        seen["glow"] += sum(own(state).glow.values())
        seen["posts"] += sum(piece.type == POST for piece in state.board.pieces.values())
        seen["choices added"] += sum(choice == "glow:1" for choice in made)
        lines = [line for one in GAME.standings(state) for line in one.lines]
        seen["lines of scores"] += sum(ENGLISH.say(line.source) == "lamps" for line in lines)
    assert set(seen) == {"lit", "glow", "posts", "choices added", "lines of scores"}
    assert all(seen.values())


def test_it_is_drawn() -> None:
    state = middle()
    view = states.view(state)

    def texts(name: str) -> list[str]:
        return [each.text for each in PICTURES.draw(name, state, view).inscriptions if "lamp" in each.text]

    assert texts("map") == ["Lamp lamp-3"]
    assert set(texts("table")) == {"Lamp lamp-3", "3 lamps left"}
    assert "lamp of Praha" in PICTURES.draw_component("lamp:lamp-3", state, view).alt
    assert "3 glow" in PICTURES.draw_component("tile:lamp-tile", state, view).alt


def test_it_is_explained() -> None:
    state = middle()
    state.board.pieces["dresden.l1"] = Piece(type=POST, owner=0)
    found = GAME.guide.explain("lamp:lamp-3", state, None)
    assert said(found.component.name) == "lamp of Praha"
    assert said(found.does) == "Costs 3 thaler and gives 4 glow."
    assert [said(each) for each in found.now] == ["0 lit it"]
    sections = table_in_words.sections(state, found.component.name)
    lines = [said(line) for section in sections for line in section.lines]
    assert "Lamps lit: 1." in lines
    assert "lamp post space: Lamp post of 0" in " ".join(lines)
    now = [said(each) for each in GAME.guide.explain("city:dresden", state, None).now]
    assert now[0] == "lamp post space: Lamp post of 0"
    assert "lamp post space" in now[1]
    assert said(hints.play_hint(state, 1, "lamp-tile")).startswith("Light (")
    hint = advice.advice(fresh(), 0)
    assert hint is not None
    assert said(hint.text).startswith("Light a lamp with ")


def test_why_it_is_not_possible_is_said() -> None:
    for about in ("", "lamp-3"):
        reason = why_not.why_not(dark(), 0, "light", about)
        assert reason is not None
        assert said(reason) == "There is no lamp you can pay."
    assert [subject.id for subject in why_not.subjects(dark(), "light")] == ["lamp-1", "lamp-2", "lamp-3", "lamp-4"]
    choosing = fresh()
    choose(choosing, "play:lamp-tile", "do:0")
    assert why_not.why_not(choosing, 0, "light") is None


def test_computer_players_play_with_it() -> None:
    state, rng, kinds = table(lamps=True), Rng(5), Counter[str]()
    state.players[0].pool.append("lamp-tile")
    choose(state, "play:lamp-tile")
    while (decision := GAME.decision(state)) is not None and decision.seat == 0:
        choice = GAME.stand_in.choose(GAME.imagine(state, 0, rng.fork()), decision, rng)
        kinds[decision.by_id[choice].kind] += 1
        GAME.apply(state, choice)
    assert {"glow", "subsidy"} <= set(kinds)


def test_a_stored_game_has_pieces_of_its_types_and_no_others() -> None:
    state, plain = table(lamps=True), table()
    for each in (state, plain):
        each.board.pieces["dresden.1"] = Piece(type=POST, owner=0)
    assert GAME.decode(GAME.encode(state)).board.pieces["dresden.1"].type == POST
    refused = "there is no type of piece lamp_post with the modules base - at `$.board.pieces.dresden.1.type`"
    with pytest.raises(msgspec.ValidationError) as caught:
        GAME.decode(GAME.encode(plain))
    assert str(caught.value) == refused


def test_a_table_without_it_has_nothing_of_it() -> None:
    again = msgspec.json.format(msgspec.json.encode(replayed(GAME, load("nucleum"))), indent=1) + b"\n"
    assert again == path_of("nucleum").read_bytes()
    state = table()
    assert not state.parts
    assert not [each.id for each in GAME.guide.components(state) if "lamp" in each.id]
    assert "light" not in GAME.guide.kinds(state)


def test_the_bots_own_box_does_not_know_it() -> None:
    bots = Nucleum(BOX)
    assert MODULE not in MODULES
    assert not [each.id for each in bots.guide.components(None) if "lamp" in each.id]
    assert [each.id for each in GAME.guide.components(middle()) if each.id == "lamp:lamp-3"]
    with pytest.raises(msgspec.ValidationError):
        bots.decode(GAME.encode(middle()))


def test_effects_that_come_too_late_are_refused() -> None:
    class Late(Part, frozen=True, tag="late"):
        """An effect that nothing can be read with anymore."""

    assert GAME.box.components
    rules = Rules(effects={Late: EffectRule(lambda *_given: [])})
    with pytest.raises(RuntimeError, match="before any component is read"):
        GameBox((*MODULES, Module(id="late", rules=rules)), read)
