"""Nanotech's component data: read once from `data/nanotech/*.json`, validated, and offered as plain numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Generic, Literal, Protocol, TypeVar

import msgspec

from engine.nanotech.pieces import ATOMS, HADRONS, CardAction, Confinement, Expansion

DATA_FOLDER = Path(__file__).resolve().parent.parent.parent / "data" / "nanotech"

V = TypeVar("V")
R = TypeVar("R")
N = TypeVar("N", bound=str)


class RecordError(ValueError):
    """Component data that cannot be used; the message names file, record and field."""


class Fact(msgspec.Struct, Generic[V], frozen=True, forbid_unknown_fields=True):
    """A value and its origin: printed in the rules, inferred, or a house ruling. `source` names document and section."""

    value: V
    origin: Literal["printed", "inferred", "house"]
    source: str

    def __post_init__(self) -> None:
        if not self.source.strip():
            raise ValueError("source must not be empty")
        if isinstance(self.value, int) and self.value < 0:
            raise ValueError(f"value must not be negative, but is {self.value}")


class SetUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Supplies, base laboratory, and the numbers of a round (`setup.json`)."""

    starting_energy: Fact[int]
    energy_tokens: Fact[int]
    electron_tokens: Fact[int]
    proton_tokens: Fact[int]
    neutron_tokens: Fact[int]
    quarks_of_each: Fact[int]
    quark_spaces: Fact[int]
    electron_spaces: Fact[int]
    hadron_spaces: Fact[int]
    refill_extra: Fact[int]
    leftover_energy: Fact[int]
    standstill_rounds: Fact[int]
    standstill_warning: Fact[int]
    turns_two_players: Fact[int]
    turns_more_players: Fact[int]
    target_default: Fact[int]
    target_lowest: Fact[int]
    target_highest: Fact[int]


class ActionRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One kind of action card (`actions.json`).

    `energy` is the gain from recharging, `prestige` the action's own score, `discount` and `bonus_prestige` the
    immediate bonus of the card's holder.
    """

    id: CardAction
    cards: Fact[int]
    cost: Fact[int]
    copyable: Fact[bool]
    energy: Fact[int] | None = None
    prestige: Fact[int] | None = None
    discount: Fact[int] | None = None
    bonus_prestige: Fact[int] | None = None


class ExpansionRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One kind of expansion card (`expansions.json`); `adds` spaces, or energy on each recharge."""

    id: Expansion
    cards: Fact[int]
    cost: Fact[int]
    adds: Fact[int]


class Needs(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The tokens a confinement uses."""

    up: int = 0
    down: int = 0
    proton: int = 0
    neutron: int = 0
    electron: int = 0


class ConfinementRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One kind of confinement (`confinements.json`)."""

    id: Confinement
    needs: Fact[Needs]
    prestige: Fact[int]


class ComponentRecords:
    """All component data of the game, by kind."""

    def __init__(
        self,
        set_up: SetUp,
        actions: Sequence[ActionRecord],
        expansions: Sequence[ExpansionRecord],
        confinements: Sequence[ConfinementRecord],
    ) -> None:
        self.set_up = set_up
        self.actions = {record.id: record for record in actions}
        self.expansions = {record.id: record for record in expansions}
        self.confinements = {record.id: record for record in confinements}

    @cached_property
    def card_ids(self) -> dict[str, CardAction]:
        """The action cards: id to kind, in the order of the rules; ids are numbered if a kind occurs twice."""
        return {
            f"{kind}-{number}" if record.cards.value > 1 else str(kind): kind
            for kind, record in self.actions.items()
            for number in range(1, record.cards.value + 1)
        }

    @cached_property
    def atoms(self) -> tuple[ConfinementRecord, ...]:
        """The confinements that make atoms, those with the most prestige first."""
        records = (self.confinements[kind] for kind in ATOMS)
        return tuple(sorted(records, key=lambda record: -record.prestige.value))

    @cached_property
    def recharge(self) -> int:
        """Energy gained from a recharge without expansions."""
        return _value(self.actions[CardAction.RECHARGE].energy)

    @cached_property
    def electron_prestige(self) -> int:
        """Prestige for capturing an electron."""
        return _value(self.actions[CardAction.LEPTON].prestige)

    @cached_property
    def upgrade_discount(self) -> int:
        """Energy the upgrade card's holder saves."""
        return _value(self.actions[CardAction.UPGRADE].discount)

    @cached_property
    def confine_bonus(self) -> int:
        """Extra prestige of the confine card's holder."""
        return _value(self.actions[CardAction.CONFINE].bonus_prestige)

    def turns(self, seats: int) -> int:
        """Return the number of turns that each of `seats` players has in a round."""
        return (self.set_up.turns_two_players if seats == 2 else self.set_up.turns_more_players).value

    def cost(self, action: CardAction) -> int:
        """Return an action's ordinary energy cost; for upgrades the expansion's cost is added."""
        return self.actions[action].cost.value

    def adds(self, expansion: Expansion) -> int:
        """Return the spaces (or, for the battery, the energy) one such expansion adds."""
        return self.expansions[expansion].adds.value

    def base_spaces(self, capsule: Expansion) -> int:
        """Return the spaces a capsule has without expansions; `capsule` is the expansion that enlarges it."""
        facts = {
            Expansion.QUARK_CAPSULE: self.set_up.quark_spaces,
            Expansion.LEPTON_CAPSULE: self.set_up.electron_spaces,
            Expansion.HADRON_CAPSULE: self.set_up.hadron_spaces,
        }
        return facts[capsule].value


class _Record(Protocol):
    @property
    def id(self) -> str: ...


K = TypeVar("K", bound=_Record)


def _value(fact: Fact[int] | None) -> int:
    return fact.value if fact else 0


def _read(folder: Path, name: str) -> bytes:
    try:
        return (folder / name).read_bytes()
    except OSError as error:
        raise RecordError(f"{name}: cannot be read: {error.strerror}") from error


def _decode(data: bytes, kind: type[R], where: str) -> R:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise RecordError(f"{where}: {error}") from error


def read_records(folder: Path, name: str, kind: type[K], ids: Sequence[str]) -> list[K]:
    """Return the records in a list; every id must be there exactly once. Raises RecordError naming file, record and field."""
    records = []
    for position, raw in enumerate(_decode(_read(folder, name), list[msgspec.Raw], name), start=1):
        label = _decode(bytes(raw), dict[str, object], f"{name}: record {position}").get("id", position)
        records.append(_decode(bytes(raw), kind, f"{name}: record {label}"))
    found = Counter(str(record.id) for record in records)
    for wanted in ids:
        if found[wanted] != 1:
            raise RecordError(f"{name}: record {wanted}: must be there once, but is {found[wanted]} times")
    return records


def _check(ok: bool, where: str, why: str) -> None:
    if not ok:
        raise RecordError(f"{where}: {why}")


def load(folder: Path = DATA_FOLDER) -> ComponentRecords:
    """Read and validate the component data of a folder. Raises RecordError naming file, record and field."""
    found = ComponentRecords(
        _decode(_read(folder, "setup.json"), SetUp, "setup.json"),
        read_records(folder, "actions.json", ActionRecord, list(CardAction)),
        read_records(folder, "expansions.json", ExpansionRecord, list(Expansion)),
        read_records(folder, "confinements.json", ConfinementRecord, list(Confinement)),
    )
    given = found.set_up
    low, high, default = given.target_lowest.value, given.target_highest.value, given.target_default.value
    _check(low <= default <= high, "setup.json: target_default", f"{default} is not in {low}..{high}")
    for action, field in (
        (CardAction.RECHARGE, "energy"),
        (CardAction.LEPTON, "prestige"),
        (CardAction.UPGRADE, "discount"),
        (CardAction.CONFINE, "bonus_prestige"),
    ):
        present = getattr(found.actions[action], field) is not None
        _check(present, f"actions.json: record {action}: {field}", "is missing")
    for kind, record in found.confinements.items():
        needs = record.needs.value
        quarks = needs.up + needs.down
        where = f"confinements.json: record {kind}: needs"
        _check(min(msgspec.structs.astuple(needs)) >= 0, where, "must not be negative")
        if kind in HADRONS:
            _check(sorted((needs.up, needs.down)) == [1, 2], where, "must be 2 quarks of one type, 1 of the other")
        else:
            _check(quarks == 0, where, "an atom is made of hadrons and electrons")
    cards = sum(record.cards.value for record in found.actions.values())
    for seats in (2, 3, 4):
        _check(cards >= seats * found.turns(seats), "actions.json: cards", f"too few for {seats} players")
    return found


@cache
def components() -> ComponentRecords:
    """Return the game's component data, read once."""
    return load()
