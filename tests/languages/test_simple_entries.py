"""Messages that are read without the parser equal the parser's results."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser

from engine import catalogue

PARSER = FluentParser(with_spans=False)
EVERY = 9
"""Number of texts that are skipped between two that are read in both ways."""


@pytest.mark.parametrize("locale", catalogue.locales())
def test_simple_messages_are_read_as_the_parser_reads_them(locale: str) -> None:
    found = catalogue._entries(catalogue.TEXT_FOLDER / locale)[::EVERY]
    simple = 0
    for _, source in found:
        if (read := catalogue._simple(source)) is not None:
            assert read.to_json() == PARSER.parse_entry(source).to_json(), source
            simple += 1
    assert simple > len(found) * 0.8


@pytest.mark.parametrize(
    "source",
    [
        "plain = Plain words, \N{EN DASH} and more.\n",
        "spaces   =   in front and behind   \n",
        "several = { $one }{$two} { -term } and { other }.\n\n",
        "only = { $one }\n",
        "wide = 全形　空格\u00a0x\n",
    ],
)
def test_a_simple_message(source: str) -> None:
    read = catalogue._simple(source)
    assert read is not None
    assert read.to_json() == PARSER.parse_entry(source).to_json()


@pytest.mark.parametrize(
    "source",
    [
        "plural = { $count ->\n    [one] card\n   *[other] cards\n}\n",
        'quoted = { "" }x\n',
        "calls = { NUMBER($count) }\n",
        "of-a-term = { -term.gender }\n",
        "of-a-message = { other.attribute }\n",
        "with = value\n    .attribute = more\n",
        "long = first line\n    second line\n",
        "below =\n    the value\n",
        "broken = { $count\n",
        "broken = }\n",
        "-term = a term\n",
        "tabbed = a\tb\n",
        "none =\n",
    ],
)
def test_others_are_left_to_the_parser(source: str) -> None:
    assert catalogue._simple(source) is None
