"""The deeds of the five actions: each has its cost, its texts and its implementation."""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import StrEnum
from functools import cache

from engine.kernel import Choice, EventLog, Listing, SeatName, Text, text
from engine.nanotech.components import Needs, components
from engine.nanotech.pieces import (
    ATOMS,
    HADRONS,
    CardAction,
    Colour,
    Confinement,
    Expansion,
    PrestigeSource,
    Quark,
    QuarkType,
    quark,
)
from engine.nanotech.state import Laboratory, NanotechState
from engine.nanotech.supply import gain_energy, pay, score


class ActionWay(StrEnum):
    """The way in which an action is taken: with its card, by copying, as an extra action, or as a free bonus."""

    CARD = "card"
    COPY = "copy"
    EXTRA = "extra"
    BONUS = "bonus"


class ActionChoice(ABC):
    """One way to do an action, fully specified. It holds no part of a state, so equal deeds are shared.

    `id` names it, `cost` is the energy to pay, `label` what a button says, `name` its gain, `detail` its cost and
    effect, `facets` plain values to group and filter by.
    """

    action: CardAction
    kind: str

    def __init__(
        self, deed_id: str, cost: int, name: Text, label: Text, detail: Text, facets: dict[str, str | int]
    ) -> None:
        self.id, self.cost = deed_id, cost
        self.name, self.label, self.detail = name, label, detail
        self.facets = {"action": str(self.action), "cost": cost, **facets}
        self._choices: dict[ActionWay, Choice] = {}

    @abstractmethod
    def perform(self, state: NanotechState, seat: int, way: ActionWay, log: EventLog) -> None:
        """Perform it for `seat`, including its cost."""

    def choice(self, way: ActionWay) -> Choice:
        """Return the deed as a choice, to be made in the given way."""
        if way not in self._choices:
            plain = way in {ActionWay.CARD, ActionWay.COPY}
            self._choices[way] = Choice(
                id=self.choice_id(way),
                kind=self.kind if way is ActionWay.CARD else str(way),
                label=self.label if plain else text(f"nanotech-choice-{way}", deed=self.label),
                detail=self.detail,
                facets=self.facets,
            )
        return self._choices[way]

    def choice_id(self, way: ActionWay) -> str:
        """Return the id of the deed as a choice made in the given way."""
        return self.id if way is ActionWay.CARD else f"{way}:{self.id}"


class Recharge(ActionChoice):
    """Take energy from the supply; `energy` is the amount."""

    action = CardAction.RECHARGE
    kind = "recharge"

    def __init__(self, energy: int) -> None:
        super().__init__(
            "recharge",
            components().cost(self.action),
            text("nanotech-energy", energy=energy),
            text("nanotech-choice-recharge"),
            text("nanotech-detail-recharge", energy=energy),
            {"energy": energy},
        )

    def perform(self, state: NanotechState, seat: int, way: ActionWay, log: EventLog) -> None:
        """Take the energy, up to what the supply holds."""
        pay(state, seat, self.cost)
        wanted = state.labs[seat].charge
        given = gain_energy(state, seat, wanted)
        log.add(
            "recharge",
            "nanotech-event-recharge",
            seat=seat,
            marks=(f"lab:{seat}:energy",),
            data={"energy": given, "way": str(way)},
            who=SeatName(seat),
            energy=given,
            short=wanted - given,
            way=str(way),
        )


class CaptureQuark(ActionChoice):
    """Take a quark from the central capsule; free as the bonus of the card."""

    action = CardAction.QUARKS
    kind = "capture"

    def __init__(self, token: Quark, free: bool) -> None:
        self.token = token
        cost = 0 if free else components().cost(self.action)
        super().__init__(
            str(token) if free else f"capture:{token}",
            cost,
            quark_name(token),
            text("nanotech-choice-capture", token=quark_name(token)),
            text("nanotech-detail-cost", cost=cost),
            {"token": str(token), "type": str(token.type), "colour": str(token.colour)},
        )

    def perform(self, state: NanotechState, seat: int, way: ActionWay, log: EventLog) -> None:
        """Move the quark from the central capsule into the laboratory."""
        pay(state, seat, self.cost)
        state.capsule.remove(self.token)
        state.labs[seat].quarks.append(self.token)
        log.add(
            "capture",
            "nanotech-event-capture",
            seat=seat,
            marks=("capsule", f"lab:{seat}:quarks"),
            data={"token": str(self.token), "cost": self.cost, "way": str(way)},
            who=SeatName(seat),
            token=self.name,
            cost=self.cost,
            way=str(way),
        )


class CaptureElectron(ActionChoice):
    """Take an electron from the supply."""

    action = CardAction.LEPTON
    kind = "capture"

    def __init__(self) -> None:
        cost, self.prestige = components().cost(self.action), components().electron_prestige
        name = text("nanotech-electron")
        super().__init__(
            "capture:electron",
            cost,
            name,
            text("nanotech-choice-capture", token=name),
            text("nanotech-detail-prestige", cost=cost, prestige=self.prestige),
            {"token": "electron", "prestige": self.prestige},
        )

    def perform(self, state: NanotechState, seat: int, way: ActionWay, log: EventLog) -> None:
        """Move an electron from the supply into the laboratory and score it."""
        pay(state, seat, self.cost)
        state.electrons -= 1
        state.labs[seat].electrons += 1
        log.add(
            "electron",
            "nanotech-event-electron",
            seat=seat,
            marks=(f"lab:{seat}:electrons", f"prestige:{seat}"),
            data={"cost": self.cost, "prestige": self.prestige, "way": str(way)},
            who=SeatName(seat),
            cost=self.cost,
            prestige=self.prestige,
            way=str(way),
        )
        score(state, seat, PrestigeSource.ELECTRON, self.prestige, log)


class Upgrade(ActionChoice):
    """Take an expansion card into play, `discount` energy cheaper."""

    action = CardAction.UPGRADE
    kind = "upgrade"

    def __init__(self, expansion: Expansion, discount: int) -> None:
        self.expansion = expansion
        cost = upgrade_cost(expansion, discount)
        name = text(f"nanotech-expansion-{expansion}")
        adds = components().adds(expansion)
        super().__init__(
            f"upgrade:{expansion}",
            cost,
            name,
            text("nanotech-choice-upgrade", expansion=name),
            text(f"nanotech-detail-upgrade-{expansion}", cost=cost, adds=adds),
            {"expansion": str(expansion)},
        )

    def perform(self, state: NanotechState, seat: int, way: ActionWay, log: EventLog) -> None:
        """Move the expansion from the supply to the laboratory; no other may follow this round."""
        pay(state, seat, self.cost)
        lab = state.labs[seat]
        state.expansions[self.expansion] -= 1
        lab.expansions[self.expansion] += 1
        lab.upgraded = True
        log.add(
            "upgrade",
            "nanotech-event-upgrade",
            seat=seat,
            marks=(f"lab:{seat}:expansions",),
            data={"expansion": str(self.expansion), "cost": self.cost, "way": str(way)},
            who=SeatName(seat),
            expansion=self.name,
            cost=self.cost,
            way=str(way),
        )


class Confine(ActionChoice):
    """Confine particles: quarks into a hadron, or hadrons and electrons into an atom.

    `odd` is, for a hadron, the color of the quark whose type occurs once; the others have the other type and the
    other colors.
    """

    action = CardAction.CONFINE
    kind = "confine"

    def __init__(self, result: Confinement, odd: Colour | None) -> None:
        record = components().confinements[result]
        self.result, self.needs, self.prestige = result, record.needs.value, record.prestige.value
        cost, name = components().cost(self.action), text(f"nanotech-one-{result}")
        facets: dict[str, str | int] = {"result": str(result), "prestige": self.prestige}
        self.quarks: tuple[Quark, ...] = ()
        label = text("nanotech-choice-confine", result=name)
        if odd is not None:
            once, twice = QuarkType.UP, QuarkType.DOWN
            if self.needs.up > self.needs.down:
                once, twice = twice, once
            self.quarks = tuple(quark(once if colour is odd else twice, colour) for colour in Colour)
            # The quark whose type occurs once distinguishes the ways of making one hadron.
            label = text("nanotech-choice-confine-with", result=name, odd=quark_name(quark(once, odd)))
            facets["colour"] = str(odd)
        used = [quark_name(token) for token in self.quarks]
        for particle in ("proton", "neutron", "electron"):
            count: int = getattr(self.needs, particle)
            if count:
                used.append(text(f"nanotech-count-{particle}", count=count))
        self.used = Listing(tuple(used))
        super().__init__(
            f"confine:{result}:{odd}" if odd else f"confine:{result}",
            cost,
            name,
            label,
            text("nanotech-detail-confine", cost=cost, prestige=self.prestige, used=self.used),
            facets,
        )

    def fits(self, state: NanotechState, seat: int) -> bool:
        """Return whether the seat has the tokens and, for a hadron, a free space and a token in the supply."""
        lab, needs = state.labs[seat], self.needs
        if self.quarks:
            left = state.protons if self.result is Confinement.PROTON else state.neutrons
            space = lab.hadrons < lab.hadron_spaces
            return left > 0 and space and all(token in lab.quarks for token in self.quarks)
        return lab.protons >= needs.proton and lab.neutrons >= needs.neutron and lab.electrons >= needs.electron

    def perform(self, state: NanotechState, seat: int, way: ActionWay, log: EventLog) -> None:
        """Use up the tokens, place a new hadron, and score."""
        pay(state, seat, self.cost)
        lab = state.labs[seat]
        for token in self.quarks:
            lab.quarks.remove(token)
            state.discard.append(token)
        _return_particles(state, lab, self.needs)
        if self.result is Confinement.PROTON:
            state.protons -= 1
            lab.protons += 1
        elif self.result is Confinement.NEUTRON:
            state.neutrons -= 1
            lab.neutrons += 1
        lab.confinements[self.result] += 1
        used = "quarks" if self.quarks else "electrons"
        log.add(
            "confine",
            "nanotech-event-confine",
            seat=seat,
            marks=(f"lab:{seat}:{used}", f"lab:{seat}:hadrons", f"prestige:{seat}"),
            data={
                "result": str(self.result),
                "cost": self.cost,
                "prestige": self.prestige,
                "way": str(way),
            },
            who=SeatName(seat),
            result=self.name,
            used=self.used,
            cost=self.cost,
            prestige=self.prestige,
            way=str(way),
        )
        score(state, seat, PrestigeSource(self.result.value), self.prestige, log)


# One shared object for each deed: a state has many decisions and the deeds are the same in all of them.
_recharge = cache(Recharge)
_capture = cache(CaptureQuark)
_capture_electron = cache(CaptureElectron)
_upgrade = cache(Upgrade)


@cache
def _confinements() -> tuple[Confine, ...]:
    hadrons = [Confine(result, odd) for result in HADRONS for odd in Colour]
    return (*hadrons, *(Confine(result, None) for result in ATOMS))


def _return_particles(state: NanotechState, lab: Laboratory, needs: Needs) -> None:
    """Put the hadrons and electrons of an atom back on their piles."""
    lab.protons -= needs.proton
    state.protons += needs.proton
    lab.neutrons -= needs.neutron
    state.neutrons += needs.neutron
    lab.electrons -= needs.electron
    state.electrons += needs.electron


def quark_name(token: Quark) -> Text:
    """Return the name of a quark."""
    return text(f"nanotech-quark-{token}")


def quark_names(tokens: list[Quark]) -> Listing:
    """Return the names of quarks, equal ones together, in the order of the rules."""
    return Listing(tuple(quark_name(token) for token in Quark for _ in range(tokens.count(token))))


def deeds(
    state: NanotechState, seat: int, action: CardAction, *, discount: int = 0, extra: int = 0
) -> list[ActionChoice]:
    """Return every way in which a seat can do `action`, with a `discount` on an upgrade and `extra` energy."""
    found: list[ActionChoice] = []
    lab = state.labs[seat]
    if obstacle(state, seat, action, discount=discount, extra=extra) is not None:
        return found
    if action is CardAction.RECHARGE:
        found.append(_recharge(min(lab.charge, state.energy)))
    elif action is CardAction.QUARKS:
        found.extend(_capture(token, False) for token in Quark if token in state.capsule)
    elif action is CardAction.LEPTON:
        found.append(_capture_electron())
    elif action is CardAction.UPGRADE:
        found.extend(_upgrade(expansion, discount) for expansion in Expansion if state.expansions[expansion])
    else:
        found.extend(confinements(state, seat))
    return [deed for deed in found if deed.cost <= lab.energy + extra]


def bonus_quarks(state: NanotechState, seat: int) -> list[ActionChoice]:
    """Return the quarks that `seat` can take as the bonus of the capture quarks card."""
    lab = state.labs[seat]
    if len(lab.quarks) >= lab.quark_spaces:
        return []
    return [_capture(token, True) for token in Quark if token in state.capsule]


@cache
def quark_plans() -> tuple[tuple[Quark, ...], ...]:
    """Return every set of quarks that makes a hadron."""
    return tuple(deed.quarks for deed in _confinements() if deed.quarks)


def confinements(state: NanotechState, seat: int) -> list[Confine]:
    """Return every confinement for which `seat` has the tokens and the space, regardless of its energy."""
    return [deed for deed in _confinements() if deed.fits(state, seat)]


def upgrade_cost(expansion: Expansion, discount: int) -> int:
    """Return the energy that an expansion takes, `discount` off."""
    full = components().cost(CardAction.UPGRADE) + components().expansions[expansion].cost.value
    return max(0, full - discount)


def least_cost(state: NanotechState, action: CardAction, discount: int = 0) -> int:
    """Return the energy that the cheapest way of doing `action` takes."""
    cost = components().cost(action)
    if action is CardAction.UPGRADE:
        prices = [upgrade_cost(kind, discount) for kind in Expansion if state.expansions[kind]]
        return min(prices, default=cost)
    return cost


def obstacle(
    state: NanotechState, seat: int, action: CardAction, *, discount: int = 0, extra: int = 0
) -> Text | None:
    """Return the reason why `seat` cannot do `action` now, None if it can. `discount` and `extra` as in `deeds`."""
    lab = state.labs[seat]
    reason: str | None = None
    if action is CardAction.RECHARGE:
        reason = None if state.energy else "no-energy"
    elif action is CardAction.QUARKS:
        reason = _capsule_obstacle(len(state.capsule), "quarks", len(lab.quarks), lab.quark_spaces)
    elif action is CardAction.LEPTON:
        reason = _capsule_obstacle(state.electrons, "electrons", lab.electrons, lab.electron_spaces)
    elif action is CardAction.UPGRADE:
        if lab.upgraded:
            reason = "upgraded"
        elif not any(state.expansions.values()):
            reason = "no-expansions"
    elif not confinements(state, seat):
        reason = "particles"
    if reason is not None:
        return text(f"nanotech-obstacle-{reason}")
    cost = least_cost(state, action, discount)
    if cost > lab.energy + extra:
        return text("nanotech-obstacle-cost", cost=cost, energy=lab.energy + extra)
    return None


def _capsule_obstacle(supply: int, token: str, owned: int, spaces: int) -> str | None:
    if not supply:
        return f"no-{token}"
    return f"full-{token}" if owned >= spaces else None
