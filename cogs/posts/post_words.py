"""The text of the posts of turns and of a game's end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.answers.scores import score_lines, scores_line
from cogs.answers.tales import MAX_TALE, fit_tale, lines_of, tale_of
from cogs.base.icons import NO_ICONS, Icons
from cogs.base.words import MAX_CONTENT, clip, deadline_line, own_since, safe_name, say, title, user_mention
from engine.catalogue import Catalogue
from engine.kernel import Decision, Event, Tale, Trophy
from engine.records.table import Notice, Table
from engine.tables.open.ended import is_forgotten
from engine.tables.open.kept import offers, open_question
from engine.tables.open.open_table import OpenTable


def turn_content(
    open_table: OpenTable,
    words: Catalogue,
    events: Sequence[Event],
    asked: str,
    acts: Sequence[str] = (),
    icons: Icons = NO_ICONS,
) -> tuple[str, bool]:
    """Return a turn's post, and whether something that happened had no room in it.

    The question (`asked`) with its player comes first, since a notification shows the beginning; then what was done
    to the table (`acts`), what happened, and last the standing. Unconfirmed choices of the next player are left out.
    A solo game, which has no status post, also gets the scores as if the game ended now. A post without enough space
    for all `icons` has none.
    """
    table = open_table.table
    heading = "\n".join([asked or f"**{title(table, words)}**", *acts])
    footer = standing_line(open_table, words)
    frame = len(heading) + len(footer) + 10
    happened, cut = _fit_with_icons(table, words, tale_of(table, events), MAX_TALE - frame, icons)
    return "\n".join(part for part in (heading, happened, footer) if part), cut


def _fit_with_icons(table: Table, words: Catalogue, tale: Tale, most: int, icons: Icons) -> tuple[str, bool]:
    """Return a tale in `most` characters, with icons if all of them fit, and whether something was left out."""
    fitted = fit_tale(table, words, lines_of(table, words, tale, icons), most)
    return (
        fitted if not fitted[1] or icons is NO_ICONS else fit_tale(table, words, lines_of(table, words, tale), most)
    )


def ask_line(open_table: OpenTable, words: Catalogue, ping: int | None) -> str:
    """Return the line that says who must do what; it mentions the user to ping, or all who are asked together."""
    decision, seat, guide = open_table.public_decision, open_table.to_act(), open_table.game.guide
    if decision is None or seat is None:
        return ""
    table, together = open_table.table, asked_together(open_table)
    if together:
        users = (table.seats[each].user for each in together)
        who = " ".join(user_mention(user) for user in users if user is not None)
        asked = guide.request_of_all(list(together.values()))
    else:
        who = user_mention(ping) if ping and seat.user == ping else f"**{safe_name(seat.name)}**"
        asked = guide.request_text(decision)
    line = words("ask-line", who=who, what=say(table, words, asked), table=title(table, words))
    return f"{line} · {until}" if (until := deadline_line(table, words)) else line


def reminder_content(open_table: OpenTable, words: Catalogue, asked: Sequence[int]) -> str:
    """Return the text that reminds the users `asked`, who must act: of what they are asked, since when, and until when."""
    table, together, decision = open_table.table, asked_together(open_table), open_table.public_decision
    assert decision is not None
    what = open_table.game.guide.request_of_all(list(together.values())) if together else decision.prompt
    content = words(
        "ask-reminder-answer" if together else "ask-reminder",
        who=" ".join(map(user_mention, asked)),
        table=title(table, words),
        what=say(table, words, what),
        since=own_since(table, asked[0]),
    )
    seat = table.seat_of(asked[0])
    until = deadline_line(table, words, seat)
    if not until or seat is None:
        return content
    extended = f" · {words('deadline-extended')}" if table.clock_of(seat).extended else ""
    return f"{content}\n-# {until}{extended}"


def asked_together(open_table: OpenTable) -> Mapping[int, Decision]:
    """Return the offers of the current turn to the players asked in one post, by seat; empty if one player is asked."""
    match = open_table.match
    if match is None or open_question(open_table.table, match) is None:
        return {}
    return offers(open_table.table, open_table.game, open_table.seen_by(None))


def standing_line(open_table: OpenTable, words: Catalogue) -> str:
    """Return the standing of the game: the round, and everyone's points once turns have started."""
    table, guide, state = open_table.table, open_table.game.guide, open_table.seen_by(None)
    stage = say(table, words, guide.headline(state))
    if table.alone:
        return f"-# {stage}\n-# {scores_line(open_table, words)}"
    if guide.before_turns(state) is not None:
        return f"-# {stage}"
    points = sorted(
        ((guide.points(state, seat), seat) for seat in range(len(table.seats))), key=lambda each: -each[0]
    )
    return " · ".join([f"-# {stage}", *(f"{safe_name(clip(table.name_of(seat), 32))} {had}" for had, seat in points)])


def end_content(
    open_table: OpenTable,
    words: Catalogue,
    events: Sequence[Event],
    reached: Sequence[str] = (),
    icons: Icons = NO_ICONS,
) -> str:
    """Return the post of a game's end: the winners, the scores, the last events, the trophies, thanks to all."""
    table = open_table.table
    assert open_table.match is not None
    winners = [safe_name(table.name_of(row.seat)) for row in open_table.final_standings() if row.place == 1]
    heading = f"**{title(table, words)}** · {words('end-heading', winners=words.join(winners), count=len(winners))}"
    everyone = " ".join(user_mention(user) for user in table.users or table.hosts)
    closing = "" if table.alone or not everyone else words("end-everyone", who=everyone)
    closing = "\n".join(
        filter(
            None,
            [
                *absent_lines(table, words),
                *computer_lines(table, words),
                *suggested_lines(table, words),
                *reached,
                closing,
            ],
        )
    )
    frame = len(heading) + len(closing) + 10
    scores = "\n".join(score_lines(open_table, words))
    if len(scores) > MAX_CONTENT - frame:
        scores = "\n".join(score_lines(open_table, words, sources=False))
    frame += len(scores)
    # The scores below show the result.
    last = tale_of(table, [event for event in events if event.kind != "final"])
    happened, _ = _fit_with_icons(table, words, last, MAX_TALE - frame, icons)
    return "\n".join(part for part in (heading, happened, scores, closing) if part)


def absent_lines(table: Table, words: Catalogue) -> list[str]:
    """Return a line with the players who were absent from a finished game, or "" if none were."""
    names = [safe_name(clip(table.name_of(seat), 32)) for seat in table.absentees]
    return [f"-# {words('end-absent', who=words.join(names))}"] if names else []


def computer_lines(table: Table, words: Catalogue) -> list[str]:
    """Return the levels of the computer players at a table as a line; empty without any."""
    named = [
        words("computer-seat", name=safe_name(clip(seat.name, 32)), kind=words(f"level-{seat.computer}"))
        for seat in table.seats
        if seat.computer and not is_forgotten(seat)
    ]
    return [f"-# {words('end-computers', who=words.join(named))}"] if named else []


def suggested_lines(table: Table, words: Catalogue) -> list[str]:
    """Return a line with the number of suggestions each player at a table received; empty if none was."""
    told = [
        f"{safe_name(clip(seat.name, 32))} {seat.suggestions}"
        for seat in table.seats
        if seat.user is not None and seat.suggestions
    ]
    return [f"-# {words('end-suggested', who=words.join(told))}"] if told else []


def act_line(open_table: OpenTable, words: Catalogue, act: Notice) -> str:
    """Return a line about a change to a table; it mentions the user to ping."""
    assert act.text is not None
    said = say(open_table.table, words, act.text)
    return f"{said} {user_mention(act.ping)}" if act.ping is not None else said


def restore_line(table: Table, words: Catalogue) -> str:
    """Return a description of who can restore a canceled game, and until when; "" if no one can."""
    until = table.restorable_until
    return words("restore-until", until=int(until)) if until is not None else ""


def reached_lines(table: Table, reached: Mapping[int, Sequence[Trophy]], words: Catalogue) -> list[str]:
    """Return a line for each person who won a trophy at a table for the first time."""
    return [
        words(
            "end-reached",
            who=safe_name(seat.name),
            names=words.join([f"**{words.say(each.name)}**" for each in reached[seat.user]]),
            count=len(reached[seat.user]),
        )
        for seat in table.seats
        if seat.user is not None and reached.get(seat.user)
    ]
