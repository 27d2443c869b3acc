"""Options that need or exclude one another."""

from __future__ import annotations

import pytest

from engine.kernel import Option, OptionError, OptionValue, Text
from engine.kernel.options import complete, fill_defaults, settle

SPECS = (
    Option(name="length", default="long", values=("long", "short")),
    Option(name="target", default=10, low=5, high=40),
    Option(name="court", default=False, excludes=frozenset({"first"})),
    Option(name="solo", default=False, needs=frozenset({"court"})),
    Option(name="baron", default=False, needs=frozenset({"solo", "length=short", "target=20"})),
    Option(name="ships", default=False, excludes=frozenset({"solo", "length=short"})),
    Option(name="first", default=False),
)
PLAIN = complete(SPECS, {})


def on(**changed: OptionValue) -> dict[str, OptionValue]:
    return PLAIN | changed


def refusal(options: dict[str, OptionValue]) -> Text:
    with pytest.raises(OptionError) as raised:
        complete(SPECS, options)
    return raised.value.text


def test_options_that_go_together_are_returned() -> None:
    options = on(court=True, solo=True, baron=True, length="short", target=20)
    assert complete(SPECS, options) == options


def test_an_option_without_what_it_needs_is_refused_and_both_are_named() -> None:
    said = refusal({"solo": True})
    assert (said.key, said.args) == (
        "error-option-needs",
        {"option": Text("option-solo"), "other": Text("option-court")},
    )


def test_a_needed_value_is_named_with_its_option() -> None:
    said = refusal({"court": True, "solo": True, "baron": True, "target": 20})
    length = Text("option-is", {"option": Text("option-length"), "value": Text("option-length-short")})
    assert said.args["other"] == length
    said = refusal({"court": True, "solo": True, "baron": True, "length": "short"})
    assert said.args["other"] == Text("option-is", {"option": Text("option-target"), "value": 20})


@pytest.mark.parametrize("options", [{"court": True, "first": True}, {"ships": True, "length": "short"}])
def test_options_that_exclude_one_another_are_refused(options: dict[str, OptionValue]) -> None:
    assert refusal(options).key == "error-option-excludes"


def test_switching_on_brings_everything_needed() -> None:
    assert settle(SPECS, PLAIN, "baron", True) == on(court=True, solo=True, baron=True, length="short", target=20)


def test_switching_off_takes_along_what_needs_it() -> None:
    options = settle(SPECS, PLAIN, "baron", True)
    assert settle(SPECS, options, "court", False) == on(length="short", target=20)


def test_changing_a_value_takes_along_what_needs_the_other() -> None:
    options = settle(SPECS, PLAIN, "baron", True)
    assert settle(SPECS, options, "target", 12) == options | {"target": 12, "baron": False}


def test_switching_on_switches_off_what_does_not_go_with_it_whichever_says_so() -> None:
    assert settle(SPECS, on(first=True), "court", True) == on(court=True)
    assert settle(SPECS, on(court=True), "first", True) == on(first=True)


def test_what_is_needed_drives_out_what_it_excludes_and_what_rests_on_that() -> None:
    assert settle(SPECS, on(first=True), "solo", True) == on(court=True, solo=True)
    options = settle(SPECS, PLAIN, "baron", True)
    assert settle(SPECS, options, "first", True) == on(first=True, length="short", target=20)


def test_an_excluded_value_falls_back_to_another() -> None:
    assert settle(SPECS, on(length="short"), "ships", True) == on(ships=True)
    assert settle(SPECS, on(ships=True), "length", "short") == on(length="short")
    usual = (
        Option(name="length", default="long", values=("long", "short")),
        Option(name="quick", default=False, excludes=frozenset({"length=long", "target=10", "open"})),
        Option(name="target", default=10, low=5, high=40),
        Option(name="open", default=True),
    )
    assert settle(usual, {}, "quick", True) == {"length": "short", "quick": True, "target": 5, "open": False}


def test_a_wrong_value_or_name_changes_nothing_and_is_refused() -> None:
    for name, value in (("target", 99), ("solo", "yes"), ("nothing", True)):
        with pytest.raises(OptionError):
            settle(SPECS, PLAIN, name, value)


def test_what_contradicts_itself_is_refused() -> None:
    specs = (
        Option(name="a", default=False, needs=frozenset({"b", "c"})),
        Option(name="b", default=False, excludes=frozenset({"c"})),
        Option(name="c", default=False),
    )
    with pytest.raises(OptionError, match="error-option-excludes"):
        settle(specs, {}, "a", True)


def test_options_kept_by_an_earlier_release_are_filled_in() -> None:
    assert fill_defaults(SPECS, {"target": 12, "gone": True, "length": "endless"}) == on(target=12)
    assert fill_defaults(SPECS, {"target": 12, "solo": True}) == PLAIN
