"""The alt text of Nanotech's table."""

from __future__ import annotations

from collections import Counter

from engine.nanotech.state import NanotechState
from render.view import BoardView, shorten


def table_alt(state: NanotechState, view: BoardView) -> str:
    """Return round, active player, points, central capsule, taken cards and laboratories, in at most 1000 characters.

    Sentences that do not fit are left out from the end.
    """
    view = view.in_words
    words, names = view.words, [view.short_name(seat) for seat in range(state.seats)]
    stage = "over" if state.over else "final" if state.final_round else "playing"
    parts = [
        words("render-alt-head", title=view.title, round=state.round, target=state.target, stage=stage),
    ]
    if view.active and not state.over:
        parts.append(words("render-alt-turn", names=words.join([names[seat] for seat in view.active])))
    scores = [
        words("render-alt-score", name=names[seat], prestige=lab.prestige) for seat, lab in enumerate(state.labs)
    ]
    parts.append(words("render-alt-scores", scores=words.join(scores)))
    quarks = Counter(sorted(state.capsule))
    held = [
        words(
            "render-alt-quark",
            count=count,
            type=words(f"render-type-{token.type}"),
            colour=words(f"render-colour-{token.colour}"),
        )
        for token, count in quarks.items()
    ]
    parts.append(words("render-alt-capsule", quarks=words.join(held), count=len(state.capsule)))
    taken = [
        words("render-alt-card", card=words(f"nanotech-action-{card.kind}"), name=names[card.holder])
        for card in state.cards
        if card.holder is not None
    ]
    if taken:
        parts.append(words("render-alt-cards", cards=words.join(taken)))
    parts += [lab_alt(state, seat, view) for seat in range(state.seats)]
    return shorten(parts)


def lab_alt(state: NanotechState, seat: int, view: BoardView) -> str:
    """Return the contents of a laboratory in one sentence."""
    lab = state.labs[seat]
    return view.words(
        "render-alt-lab",
        name=view.short_name(seat),
        energy=lab.energy,
        quarks=len(lab.quarks),
        electrons=lab.electrons,
        protons=lab.protons,
        neutrons=lab.neutrons,
        atoms=lab.atoms,
    )


def laboratory_alt(state: NanotechState, seat: int, view: BoardView) -> str:
    """Return the contents and expansions of a laboratory, at most 1000 characters."""
    lab, words, view = state.labs[seat], view.words, view.in_words
    quarks = [
        words(
            "render-alt-quark",
            count=count,
            type=words(f"render-type-{token.type}"),
            colour=words(f"render-colour-{token.colour}"),
        )
        for token, count in Counter(sorted(lab.quarks)).items()
    ]
    owned = [
        words("render-alt-expansion", expansion=words(f"render-expansion-{kind}"), count=count)
        for kind, count in lab.expansions.items()
        if count
    ]
    parts = [
        words("render-alt-own-board", title=view.title, round=state.round, name=view.short_name(seat)),
        words("render-alt-prestige", prestige=lab.prestige, target=state.target),
        lab_alt(state, seat, view),
    ]
    if quarks:
        parts.append(words("render-alt-quarks", quarks=words.join(quarks)))
    if owned:
        parts.append(words("render-alt-expansions", expansions=words.join(owned)))
    return shorten(parts)
