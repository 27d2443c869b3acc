"""Recorded games in every language: no text is missing, too long for Discord, or still English.

The made-up language says every catalogue text in one letter: any other letter is a word that the code holds.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from cogs.answers.scores import score_lines
from cogs.answers.table_text import legend_text, pages_of, text_card
from cogs.base.words import MAX_CONTENT, MAX_UNASKED, say_plain, title
from cogs.help.help_context import HelpContext
from cogs.help.lookup import component_content, component_label
from cogs.play.advice import overview
from cogs.posts.lobby_post import lobby_content, lobby_view
from cogs.posts.post_words import ask_line, end_content, turn_content
from cogs.setup.form import setup_card
from cogs.setup.options import guests_list
from engine.catalogue import Catalogue
from engine.kernel import Text
from engine.registry import games
from render.painters import painters
from render.registry import pictures
from render.view import BoardView
from tests.cogs.panel.panels import panel_for
from tests.cogs.panel.walk import check_card, check_rows
from tests.languages.pseudo import OwnWords, pseudo
from tests.languages.reading import COMPLETE
from tests.languages.walk import NAMES, STEP, Moment, kept_moments, moments, table

every_language = pytest.mark.parametrize(
    "locale",
    [
        pytest.param(locale, marks=[] if locale in {"pl", "pseudo"} else [pytest.mark.slow])
        for locale in [*COMPLETE, "pseudo"]
    ],
)
"""The language with the most forms and long words, and the made-up one; the others with the long runs."""
every_game = pytest.mark.parametrize("game_id", sorted(games()))

ENGLISH = re.compile(
    r"\b(the|and|of|with|your|you|from|which|who|turn|tile|tiles|takes|took|worker|workers|building|buildings|city|"
    r"cities|this|that|energized|contract|contracts|nothing|choose|what|played|built|each|any|free|slot|space)\b",
    re.IGNORECASE,
)
CODES = re.compile(
    r"<@\d+>|<t:\d+:[A-Z]>|</?[a-z-]+( [a-z-]+)*:\d+>"  # mentions, times
    r"|`/[^`]*`|(?<!\w)/[a-z-]+"  # commands
    # codes printed on components
    r"|#?\bSe[A-F]\b|#?\b(?:S?[A-Z]{1,2}|[A-Z][a-z][A-Z]?)?\d{1,2}[ab]?\b|\b[A-F]\b|\bCM\b"
    r"|\b[RFLTM]\d\b|\bS[RFLW]\d[ab]?\b|\b(?:GIB|AUS)\d{1,2}\b|\bMC\d\b|\bT\d[ABC]\b|\b(?:I{1,3}|IV)\b"
)
"""Text that is the same in every language: Discord's markup, and the numbers printed on components."""


@cache
def words_of(locale: str) -> Catalogue:
    return pseudo() if locale == "pseudo" else OwnWords(locale, strict=True)


def check(text: str, locale: str, where: str) -> None:
    """Assert that a text contains no word of another language."""
    assert "{" not in text, f"{where}: {text}"
    bare = CODES.sub("", text)
    if locale == "pseudo":
        assert not re.search(r"[A-Za-z]", bare), f"{where}: {text}"
    elif locale != "en":
        assert not ENGLISH.search(bare), f"{where}: {text}"


def check_public(content: str, rows: list[dict[str, object]]) -> None:
    check_rows(content, rows)
    assert len(content) <= MAX_UNASKED, content


def texts_of(moment: Moment) -> Iterator[tuple[str, Text]]:
    """Yield everything the rules say at a moment."""
    match, game = moment.open_table.match, moment.open_table.game
    assert match is not None
    yield "headline", game.guide.headline(match.state)
    for event in moment.events:
        yield event.kind, event.text
    for seat in range(match.state.seats):
        if (line := game.guide.seat_line(match.state, seat)) is not None:
            yield "seat line", line
    if (decision := match.decision) is not None:
        yield "prompt", decision.prompt
        if decision.reason is not None:
            yield "reason", decision.reason
        for choice in decision.choices:
            yield choice.id, choice.label
            if choice.detail is not None:
                yield f"detail of {choice.id}", choice.detail


@every_language
@every_game
def test_everything_the_rules_say(game_id: str, locale: str) -> None:
    words = words_of(locale)
    for moment in kept_moments(game_id, every=STEP):
        for where, text in texts_of(moment):
            check(say_plain(moment.open_table.table, words, text), locale, where)


def labels(rows: list[dict[str, object]]) -> str:
    """Return every text of a message's components."""
    found: list[str] = []

    def read(part: object) -> None:
        if isinstance(part, dict):
            found.extend(str(part[key]) for key in ("label", "placeholder", "description") if part.get(key))
            for value in part.values():
                read(value)
        elif isinstance(part, list):
            for item in part:
                read(item)

    read(rows)
    return "\n".join(found)


@every_language
@every_game
def test_panels_and_posts(game_id: str, locale: str) -> None:
    words = words_of(locale)
    for moment in kept_moments(game_id, every=2 * STEP):
        open_table = moment.open_table
        match = open_table.match
        assert match is not None
        if match.decision is None:
            ended = end_content(open_table, words, moment.events)
            check(ended, locale, "end")
            check_public(ended, [])
            check("\n".join(score_lines(open_table, words)), locale, "scores")
            continue
        asked = ask_line(open_table, words, 100)
        post, _ = turn_content(open_table, words, moment.events, asked)
        check(post, locale, "post")
        check_public(post, [])
        assert post.splitlines()[0] == asked
        assert len(asked) <= 160
        shows = ["", *{f"{choice.kind}.0" for choice in match.decision.choices}]
        for user in (100 + match.decision.seat, 100 + (match.decision.seat + 1) % match.state.seats, 7):
            for show in shows if user == 100 + match.decision.seat else [""]:
                panel = panel_for(open_table, user, words, show=show)
                rows = check_card(panel)
                assert len(panel.text) <= MAX_UNASKED
                check(panel.text, locale, "panel")
                check(labels(rows), locale, "panel's buttons")


@every_language
@every_game
def test_lobby_and_options(game_id: str, locale: str) -> None:
    words, open_table = words_of(locale), table(game_id)
    for status in ("lobby", "running", "cancelled"):
        open_table.table.status = status
        open_table.table.seats[0].computer = "solid"
        content, rows = lobby_content(open_table.table, words), lobby_view(open_table.table, words).to_components()
        check(content, locale, "lobby")
        check(labels(rows), locale, "lobby")
        check_public(content, rows)
    open_table.table.status = "lobby"
    for card in (setup_card(open_table.table, words), setup_card(open_table.table, words, more=True)):
        check(labels(check_card(card)), locale, "setup's buttons")
        check(card.text, locale, "setup")
    guests = guests_list(open_table.table, words)
    check(guests, locale, "options")


@every_language
@every_game
def test_pictures_and_their_descriptions(game_id: str, locale: str) -> None:
    words = words_of(locale)
    last = None
    for moment in kept_moments(game_id, every=60):
        last = moment
    assert last is not None
    assert last.open_table.match is not None
    state = last.open_table.match.state
    view = BoardView(names=NAMES[: state.seats], title=title(last.open_table.table, words), words=words, viewer=0)
    for name in pictures()[game_id].views:
        picture = painters()[game_id].draw(name, state, view, 0)
        check(picture.alt, locale, f"description of {name}")
        for inscription in picture.inscriptions:
            check(inscription.text, locale, f"picture {name}")


@every_language
@every_game
def test_tables_in_words(game_id: str, locale: str) -> None:
    words = words_of(locale)
    for moment in kept_moments(game_id, every=150):
        pages = pages_of(moment.open_table, 100, words)
        for page in range(len(pages)):
            card = text_card(moment.open_table.table, pages, words, page)
            check(card.text, locale, "table in words")
            check(labels(check_card(card)), locale, "menu of the table in words")


@every_language
@every_game
def test_everything_that_is_looked_up(game_id: str, locale: str) -> None:
    words, game = words_of(locale), games()[game_id]
    moment = next(moment for moment in kept_moments(game_id, every=100) if moment.number)
    for place, state in (
        (HelpContext(game, moment.open_table), moment.open_table.playing().state),
        (HelpContext(game, None), None),
    ):
        found = game.guide.components(state)
        assert len(found) > 10
        for component in found:
            explained = game.guide.explain(component.id, state, None)
            said = component_content(place, explained, words)
            check(said, locale, component.id)
            assert not said.endswith("…"), f"{component.id} is cut: {said}"
            if explained.origin is not None:
                assert said.endswith(words("what-origin", origin=explained.origin))
            check(component_label(component, words), locale, component.id)
            assert len(said) <= MAX_CONTENT


@every_language
@every_game
def test_the_legend_in_words(game_id: str, locale: str) -> None:
    check(legend_text(game_id, NAMES, words_of(locale)), locale, "legend")


@every_language
@every_game
def test_what_one_can_do(game_id: str, locale: str) -> None:
    for moment in kept_moments(game_id, every=60):
        if moment.number >= 0:
            check(overview(moment.open_table, 0, words_of(locale)), locale, "what can I do")


@pytest.mark.parametrize("locale", COMPLETE)
def test_an_action_is_called_as_its_card(locale: str) -> None:
    words, open_table = words_of(locale), table("nanotech")
    said = overview(open_table, 0, words)
    assert words("nanotech-action-recharge") in said
    playing = next(
        at.open_table
        for at in moments("nucleum")
        if at.open_table.game.guide.before_turns(at.open_table.playing().state) is None
    )
    assert words("kind-recharge") in overview(playing, 0, words)
    if locale != "en":
        assert words("kind-recharge") not in said.replace(words("nanotech-action-recharge"), "")


def test_hints_in_chinese_keep_latin_letters_apart() -> None:
    words, said = words_of("zh-TW"), set()
    for moment in moments("nucleum"):
        seat = moment.open_table.table.to_act
        hint = (
            moment.open_table.game.guide.advice(moment.open_table.playing().state, seat) if seat is not None else None
        )
        if hint is not None:
            said.add(words.say(hint.text))
    said.add(words("advice-energize", city="Riesa", building="民宅 IV", tile="b1", achievements=8))
    said.add(words("advice-almost", contract="合約 C01", progress="1"))
    assert len(said) > 10
    assert [one for one in said if re.search(r"[A-Za-z0-9][\u4e00-\u9fff]|[\u4e00-\u9fff][A-Za-z0-9]", one)] == []


def test_events_in_chinese_keep_latin_letters_apart() -> None:
    """A building's name ends in its level, as in 民宅 III: no word may follow it at once."""
    words = words_of("zh-TW")
    said = {words.say(event.text) for moment in moments("nucleum") for event in moment.events}
    assert any("通電" in one for one in said)
    assert [one for one in said if re.search(r"[A-Za-z0-9][\u4e00-\u9fff]|[\u4e00-\u9fff][A-Za-z0-9]", one)] == []


@pytest.mark.parametrize(("locale", "one", "two"), [("cs", "1 dělník", "2 dělníci"), ("pl", "1 robotnik", "1 talar")])
def test_what_energizing_brings_is_a_list_and_no_object(locale: str, one: str, two: str) -> None:
    """The amounts are in the nominative: after a verb they would be in the wrong case."""
    words = words_of(locale)
    said = words("nuc-energize-detail", plan="x", exchanges=0, energy=2, effects=f"{one}, {two}")
    before = said.partition(one)[0]
    assert re.search(r": \d \w+, $", before), said


@pytest.mark.parametrize("locale", ["cs", "pl"])
@pytest.mark.parametrize("cities", [["Dresden"], ["Dresden", "Zittau"]])
def test_where_coal_arrives_fits_one_city_and_several(locale: str, cities: list[str]) -> None:
    words = words_of(locale)
    said = words(
        "position-nucleum-wagons",
        area="x", cities=words.join(cities), fresh=1, cheap=1, flipped=1, dear=2, bare=3,
    )  # fmt: skip
    assert f" do: {words.join(cities)})" in said
    assert not re.search(r"\b(miast|měst)\b", said)


def test_a_word_of_the_code_is_noticed() -> None:
    with pytest.raises(AssertionError):
        check("žž and žž", "pseudo", "")
    with pytest.raises(AssertionError):
        check("the žž", "pl", "")
    check("žž <t:12:R> <@12> C12", "pseudo", "")
