from __future__ import annotations

import json
from typing import Any

import pytest

from simulation.checks import make_spec
from simulation.checks.openapi import SPEC, Specification, specification

CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"
MESSAGE = "POST /channels/{channel_id}/messages"


def panel(label: str = "x") -> dict[str, Any]:
    rows = [
        {"type": 1, "components": [{"type": 2, "style": 1, "label": label, "custom_id": f"{r}{c}"} for c in range(5)]}
        for r in range(2)
    ]
    return {"type": 7, "data": {"content": "turn", "components": rows, "embeds": [{"title": "x"}]}}


def test_every_operation_is_in_the_vendored_description() -> None:
    for operation in make_spec.OPERATIONS:
        assert specification().covers(operation)
    assert not specification().covers("GET /users/@me")
    assert (SPEC.parent / "LICENSE").read_text(encoding="utf-8").startswith("MIT")


def test_errors_name_the_place_and_the_fault() -> None:
    assert not specification().check(CALLBACK, panel())
    found = specification().check(CALLBACK, panel("x" * 81)).items
    assert len(found) == 5  # the first ones are enough
    assert found[0].startswith("data.components.0.components.0.label: ")
    assert "BASE_TYPE_MAX_LENGTH" in found[0]
    assert "name" in specification().check("POST /channels/{channel_id}/messages/{message_id}/threads", {}).summary()


@pytest.mark.parametrize("body", [None, [], "x", {"type": "4"}, {"type": True}, {"type": 4, "data": []}])
def test_malformed_bodies(body: object) -> None:
    assert specification().check(CALLBACK, body)


def test_ids_may_be_numbers() -> None:
    body = {"content": "x", "attachments": [{"id": 0}], "message_reference": {"message_id": 12}}
    assert not specification().check(MESSAGE, body)
    assert specification().check(MESSAGE, {"attachments": [{"id": "abc"}]})


def test_what_may_be_null_or_one_of_several_kinds_is_checked_as_what_it_is() -> None:
    """An error names the fault in the variant that was meant, not that none of them fits."""
    [error] = specification().check(CALLBACK, {"type": 4, "data": {"content": "x" * 5000}}).items
    assert error.startswith("data.content: ")
    assert "BASE_TYPE_MAX_LENGTH" in error
    assert not specification().check(CALLBACK, {"type": 4, "data": None})
    [error] = specification().check(CALLBACK, {"type": 99}).items
    assert error.startswith("type: ")
    assert "BASE_TYPE_CHOICES" in error


def test_reducing_a_description(tmp_path: Any) -> None:
    thing = {
        "type": "object",
        "description": "gone",
        "properties": {
            "title": {"type": "string", "title": "gone", "x-note": "gone"},
            "kind": {"type": "integer", "oneOf": [{"title": "A", "const": 1}, {"title": "B", "const": 2}]},
            "part": {"$ref": "#/components/schemas/Part"},
        },
    }
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/Thing"}}}
    paths: dict[str, Any] = {}
    for operation in make_spec.OPERATIONS:
        method, path = operation.split(" ")
        paths.setdefault(path, {})[method.lower()] = {"requestBody": {"content": content}}
    schemas = {"Thing": thing, "Part": {"type": "integer"}, "Unused": {"type": "string"}}
    reduced = make_spec.make({"paths": paths, "components": {"schemas": schemas}})
    assert reduced["schemas"] == {
        "Part": {"type": "integer"},
        "Thing": {
            "type": "object",
            "properties": {
                "title": {"type": "string"},
                "kind": {"type": "integer", "enum": [1, 2]},
                "part": {"$ref": "#/components/schemas/Part"},
            },
        },
    }
    target = tmp_path / "requests.json"
    target.write_text(json.dumps(reduced), encoding="utf-8")
    checked = Specification(target)
    assert not checked.check(MESSAGE, {"kind": 2, "part": 3})
    assert len(checked.check(MESSAGE, {"kind": 3, "part": "x"}).items) == 2
