"""Checks every request body against Discord's own API description."""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any

from jsonschema_rs import Draft202012Validator, ValidationError, ValidationErrorKind

from simulation.common import FormErrors, Json

SPEC = Path(__file__).parent / "spec" / "requests.json"
REFERENCE, DEFINITION = "#/components/schemas/", "#/$defs/"
"""Prefixes of references: in the description, and in the JSON schemas made from it."""
SNOWFLAKE = "SnowflakeType"
MAX_ERRORS = 5

# Discord's names for the errors of the schema keywords.
_CODES = {
    "maxLength": "BASE_TYPE_MAX_LENGTH",
    "minLength": "BASE_TYPE_MIN_LENGTH",
    "maxItems": "BASE_TYPE_BAD_LENGTH",
    "minItems": "BASE_TYPE_BAD_LENGTH",
    "required": "BASE_TYPE_REQUIRED",
    "enum": "BASE_TYPE_CHOICES",
}
NULL = {"type": "null"}


class Specification:
    """The reduced API description: `check(operation, body)` returns the errors in a body."""

    def __init__(self, path: Path = SPEC) -> None:
        raw = json.loads(path.read_text(encoding="utf-8"))
        self._requests: Json = raw["requests"]
        self._schemas: Json = raw["schemas"]
        # Discord accepts integers where its description asks for a string of digits, and discord.py sends some.
        if SNOWFLAKE in self._schemas:
            self._schemas[SNOWFLAKE]["type"] = ["string", "integer"]
        self._validators: dict[str, Draft202012Validator] = {}

    def check(self, operation: str, body: Any) -> FormErrors:
        """Return the errors of a body; empty if it is valid or the operation takes no body.

        `operation` is the method and the path template, e.g. "POST /users/@me/channels".
        """
        errors = FormErrors()
        if operation in self._requests:
            for error in self._validator(operation).iter_errors(body):
                _add(errors, error)
                if len(errors.items) >= MAX_ERRORS:
                    break
        return errors

    def covers(self, operation: str) -> bool:
        """Return whether the description covers this operation's body."""
        return operation in self._requests

    def _validator(self, operation: str) -> Draft202012Validator:
        if operation not in self._validators:
            schema = {**self._convert(self._requests[operation]), "$defs": self._definitions}
            self._validators[operation] = Draft202012Validator(schema)
        return self._validators[operation]

    @functools.cached_property
    def _definitions(self) -> Json:
        return {name: self._convert(schema) for name, schema in self._schemas.items()}

    def _convert(self, node: Any) -> Any:
        """Return a schema of the description as a JSON schema whose errors name the real fault."""
        if isinstance(node, list):
            return [self._convert(item) for item in node]
        if not isinstance(node, dict):
            return node
        reference = node.get("$ref")
        if isinstance(reference, str):
            return {"$ref": DEFINITION + reference.removeprefix(REFERENCE)}
        for keyword in ("oneOf", "anyOf"):
            if keyword in node and set(node) == {keyword}:
                return self._convert_union(keyword, node[keyword])
        out = {
            key: {name: self._convert(schema) for name, schema in value.items()}
            if key == "properties"
            else self._convert(value)
            for key, value in node.items()
        }
        if "enum" in out:
            out.pop("allOf", None)  # names the type of the constants, which are all listed
        return out

    def _convert_union(self, keyword: str, variants: list[Json]) -> Json:
        """Return a union that is resolved before it is checked: null is split off first, and objects by their `type`.

        Otherwise, an error would say only that none of the variants fits.
        """
        rest = [variant for variant in variants if variant != NULL]
        if len(rest) < len(variants):
            union = self._convert(rest[0]) if len(rest) == 1 else self._convert_union(keyword, rest)
            return {"if": {"not": NULL}, "then": union}
        by_type: dict[int, Json] = {}
        for variant in variants:
            schema = self._find(variant)
            kinds = self._find(schema.get("properties", {}).get("type", {})).get("enum", [])
            if not kinds or "type" not in schema.get("required", []):
                return {keyword: [self._convert(each) for each in variants]}
            by_type |= dict.fromkeys(kinds, variant)
        return {
            "type": "object",
            "required": ["type"],
            "properties": {"type": {"enum": list(by_type)}},
            "allOf": [
                {
                    "if": {"required": ["type"], "properties": {"type": {"const": kind}}},
                    "then": self._convert(variant),
                }
                for kind, variant in by_type.items()
            ],
        }

    def _find(self, schema: Json) -> Json:
        """Return the schema that a schema refers to, or the schema itself if it is not a reference."""
        while "$ref" in schema:
            schema = self._schemas[schema["$ref"].removeprefix(REFERENCE)]
        return schema


def _add(errors: FormErrors, error: ValidationError) -> None:
    path = [step for step in error.instance_path if isinstance(step, str | int)]
    if isinstance(error.kind, ValidationErrorKind.Required):
        path.append(error.kind.property)
    errors.add(path, _CODES.get(error.kind.name, "BASE_TYPE_BAD_VALUE"), error.message[:200])


@functools.cache
def specification() -> Specification:
    """Return the specification, read once per process."""
    return Specification()
