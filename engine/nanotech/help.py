"""The explanations of Nanotech: the topics of its rules, and its cards, expansions and confinements (nanotech.md).

The pages are in `rules.ftl` (`rules-nanotech-<topic>`); their numbers are arguments.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from engine.kernel import Arg, Component, Explanation, Listing, Origin, SeatName, Text, Topic, text
from engine.nanotech.components import ComponentRecords, ConfinementRecord, Fact, components
from engine.nanotech.deeds import Confine
from engine.nanotech.pieces import HADRONS, CardAction, Colour, Confinement, Expansion
from engine.nanotech.state import NanotechState

Args = Mapping[str, Arg]

# --- Topics ----------------------------------------------------------------------------------------------------


def _overview(data: ComponentRecords) -> Args:
    given = data.set_up
    return {
        "turns_two": data.turns(2),
        "target": given.target_default.value,
        "energy": given.starting_energy.value,
        "quarks": given.quark_spaces.value,
        "electrons": given.electron_spaces.value,
        "hadrons": given.hadron_spaces.value,
    }


def _round(data: ComponentRecords) -> Args:
    given = data.set_up
    return {
        "turns_two": data.turns(2),
        "turns_more": data.turns(3),
        "extra": given.refill_extra.value,
        "leftover": given.leftover_energy.value,
    }


def _recharge(data: ComponentRecords) -> Args:
    return {
        "cards": data.actions[CardAction.RECHARGE].cards.value,
        "energy": data.recharge,
        "more": data.adds(Expansion.BATTERY),
        "tokens": data.set_up.energy_tokens.value,
    }


def _quarks(data: ComponentRecords) -> Args:
    return {"cost": data.cost(CardAction.QUARKS), "each": data.set_up.quarks_of_each.value}


def _lepton(data: ComponentRecords) -> Args:
    return {"cost": data.cost(CardAction.LEPTON), "prestige": data.electron_prestige}


def _upgrade(data: ComponentRecords) -> Args:
    found: dict[str, Arg] = {"discount": data.upgrade_discount}
    for kind, record in data.expansions.items():
        name = kind.partition("-")[0]
        found[f"{name}_cost"], found[f"{name}_adds"] = record.cost.value, record.adds.value
    return found


def needs(record: ConfinementRecord) -> Text:
    """Return the text of the particles that a confinement uses; quarks by type only."""
    used = msgspec.structs.asdict(record.needs.value)
    return text(
        "nanotech-needs",
        items=Listing(tuple(text(f"nanotech-count-{name}", count=count) for name, count in used.items() if count)),
    )


def _confine(data: ComponentRecords) -> Args:
    found: dict[str, Arg] = {"cost": data.cost(CardAction.CONFINE), "bonus": data.confine_bonus}
    for kind, record in data.confinements.items():
        found[str(kind)] = record.prestige.value
        if kind in HADRONS:
            found[f"{kind}_up"], found[f"{kind}_down"] = record.needs.value.up, record.needs.value.down
        else:
            found[f"{kind}_needs"] = needs(record)
    return found


def _bonus(data: ComponentRecords) -> Args:
    return {"discount": data.upgrade_discount, "prestige": data.confine_bonus}


def _end(data: ComponentRecords) -> Args:
    given = data.set_up
    return {
        "rounds": given.standstill_rounds.value,
        "warning": given.standstill_warning.value,
        "lowest": given.target_lowest.value,
        "highest": given.target_highest.value,
        "target": given.target_default.value,
    }


def _nothing(_data: ComponentRecords) -> Args:
    return {}


def _at_the_table(_data: ComponentRecords) -> Args:
    return {"page": text("rules-table")}


_TOPICS: tuple[tuple[str, str, Callable[[ComponentRecords], Args]], ...] = (
    ("overview", "recipes", _overview),
    ("round", "cards", _round),
    ("recharge", "cards", _recharge),
    ("quarks", "particles", _quarks),
    ("lepton", "particles", _lepton),
    ("upgrade", "expansions", _upgrade),
    ("confine", "recipes", _confine),
    ("copying", "cards", _nothing),
    ("bonus", "cards", _bonus),
    ("end", "race", _end),
    ("rulings", "cards", _nothing),
    ("table", "cards", _at_the_table),
    ("icons", "icons", _nothing),
)
"""Every topic's id, its illustration, and the numbers on its page."""


def topics() -> tuple[Topic, ...]:
    """Return the pages of the rules."""
    return tuple(
        Topic(
            id=name,
            title=text(f"rules-nanotech-{name}-title"),
            page=Text(f"rules-nanotech-{name}", dict(args(components()))),
            picture=picture,
            places=name in {"overview", "end"},
        )
        for name, picture, args in _TOPICS
    )


# --- Components ------------------------------------------------------------------------------------------------

_ON_ACTIONS = {
    CardAction.RECHARGE: ("recharge-asked", "short-supply"),
    CardAction.QUARKS: ("energy-first", "declined", "round-bonus"),
    CardAction.LEPTON: ("energy-first", "declined", "round-bonus", "extra"),
    CardAction.UPGRADE: ("energy-first", "declined", "one-upgrade", "bonus-with-action"),
    CardAction.CONFINE: ("energy-first", "declined", "bonus-with-action"),
}
"""The rulings (`ruling-nanotech-*`, docs/ledger/rulings.md) that concern each card."""


def list_components() -> tuple[Component, ...]:
    """Return every action card, expansion and confinement."""
    groups: tuple[tuple[str, tuple[Text, ...], tuple[str, ...]], ...] = (
        ("card", tuple(text(f"nanotech-action-{kind}") for kind in CardAction), tuple(CardAction)),
        ("expansion", tuple(text(f"render-expansion-{kind}") for kind in Expansion), tuple(Expansion)),
        ("confinement", tuple(text(f"render-{kind}-name") for kind in Confinement), tuple(Confinement)),
    )
    return tuple(
        Component(id=f"{group}:{key}", kind=text(f"help-kind-{group}"), name=name)
        for group, names, keys in groups
        for name, key in zip(names, keys, strict=True)
    )


def explain(component: str, state: NanotechState | None, viewer: int | None = None) -> Explanation:
    """Return all about a component. Raises KeyError for an unknown id."""
    found = {each.id: each for each in list_components()}[component]
    group, _, key = component.partition(":")
    if group == "card":
        return _card(found, CardAction(key), state)
    if group == "expansion":
        return _expansion(found, Expansion(key), state)
    return _confinement(found, Confinement(key), state, viewer)


def _rulings(names: tuple[str, ...]) -> tuple[Text, ...]:
    return tuple(text(f"ruling-nanotech-{name}") for name in names)


def _least_sure(*facts: Fact[Any]) -> Origin:
    """Return the least certain origin."""
    order: tuple[Origin, ...] = ("printed", "inferred", "house")
    return max((fact.origin for fact in facts), key=order.index)


def _card(found: Component, kind: CardAction, state: NanotechState | None) -> Explanation:
    data = components()
    record = data.actions[kind]
    prices = [each.cost.value for each in data.expansions.values()]
    args: dict[str, dict[str, Arg]] = {
        "recharge": {"energy": data.recharge, "more": data.adds(Expansion.BATTERY)},
        "quarks": {"cost": record.cost.value},
        "lepton": {"cost": record.cost.value, "prestige": data.electron_prestige},
        "upgrade": {"low": min(prices), "high": max(prices), "discount": data.upgrade_discount},
        "confine": {"cost": record.cost.value, "bonus": data.confine_bonus},
    }
    cards = [card for card in state.cards if card.kind is kind] if state is not None else []
    lying = Tally(card.energy for card in cards if card.holder is None)
    now = [text("nanotech-now-card", energy=energy, count=count) for energy, count in lying.items()]
    now += [text("nanotech-now-held", who=SeatName(card.holder)) for card in cards if card.holder is not None]
    return Explanation(
        component=found,
        does=Text(f"nanotech-does-{kind}", args[kind]),
        rulings=_rulings(_ON_ACTIONS[kind]),
        now=tuple(now),
        origin=_least_sure(record.cost),
    )


def _expansion(found: Component, kind: Expansion, state: NanotechState | None) -> Explanation:
    record = components().expansions[kind]
    now: list[Text] = []
    if state is not None:
        now.append(text("nanotech-now-left", count=state.expansions[kind]))
        now += [
            text("nanotech-now-owns", who=SeatName(seat), count=lab.expansions[kind])
            for seat, lab in enumerate(state.labs)
            if lab.expansions[kind]
        ]
    return Explanation(
        component=found,
        does=text(f"nanotech-does-{kind}", cost=record.cost.value, adds=record.adds.value),
        rulings=_rulings(("one-upgrade",)),
        now=tuple(now),
        origin=_least_sure(record.cost, record.adds),
    )


def _confinement(found: Component, kind: Confinement, state: NanotechState | None, viewer: int | None) -> Explanation:
    data = components()
    record = data.confinements[kind]
    hadron = kind in HADRONS
    now: list[Text] = []
    for seat, lab in enumerate(state.labs if state is not None else ()):
        if lab.confinements[kind]:
            now.append(text("nanotech-now-made", who=SeatName(seat), count=lab.confinements[kind]))
    if state is not None and viewer is not None:
        odds = Colour if hadron else (None,)
        able = any(Confine(kind, odd).fits(state, viewer) for odd in odds)
        now.append(text("nanotech-now-possible" if able else "nanotech-now-impossible"))
    return Explanation(
        component=found,
        does=text(
            "nanotech-does-hadron" if hadron else "nanotech-does-atom",
            cost=data.cost(CardAction.CONFINE),
            needs=needs(record),
            prestige=record.prestige.value,
        ),
        rulings=_rulings(("hadron", "which-quarks") if hadron else ()),
        now=tuple(now),
        origin=_least_sure(record.needs, record.prestige),
    )
