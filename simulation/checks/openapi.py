"""Checks every request body against Discord's own API description."""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend

from simulation.common import FormErrors, Json

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from jsonschema.protocols import Validator

SPEC = Path(__file__).parent / "spec" / "requests.json"
REFERENCE = "#/components/schemas/"
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
    "typeUnion": "UNION_TYPE_CHOICES",
}


# A validator for each part of a schema, by the identity of the part, which is kept alive so that it stays unique.
# Making a new one at every step, as jsonschema does, takes most of the time of a check.
_parts: dict[int, tuple[Any, Any]] = {}


def _descend(validator: Any, instance: Any, schema: Any, step: str | int | None = None) -> Iterator[ValidationError]:
    known = _parts.get(id(schema))
    if known is None:
        known = _parts[id(schema)] = (schema, validator.evolve(schema=schema))
    for error in known[1].iter_errors(instance):
        if step is not None:
            error.path.appendleft(step)
        yield error


def _properties(validator: Any, schemas: Json, instance: Any, _: Json) -> Iterator[ValidationError]:
    if isinstance(instance, dict):
        for name, value in instance.items():
            if name in schemas:
                yield from _descend(validator, value, schemas[name], name)


def _items(validator: Any, schema: Json, instance: Any, _: Json) -> Iterator[ValidationError]:
    if isinstance(instance, list):
        for index, value in enumerate(instance):
            yield from _descend(validator, value, schema, index)


def _nullable(validator: Any, schema: Json, instance: Any, _: Json) -> Iterator[ValidationError]:
    if instance is not None:
        yield from _descend(validator, instance, schema)


def _type_union(validator: Any, variants: dict[int, Json], instance: Any, _: Json) -> Iterator[ValidationError]:
    """Choose the variant by its `type` field: faster than trying all, and the errors name the real fault."""
    kind = instance.get("type") if isinstance(instance, dict) else None
    if isinstance(kind, bool) or not isinstance(kind, int) or kind not in variants:
        yield ValidationError(f'Value of field "type" must be one of {tuple(variants)}, not {kind!r}')
    else:
        yield from _descend(validator, instance, variants[kind])


# The stubs of jsonschema describe `extend` too narrowly for functions with plain annotations.
_extend = cast("Callable[..., type[Validator]]", extend)
SpecValidator = _extend(
    Draft202012Validator,
    {"properties": _properties, "items": _items, "nullable": _nullable, "typeUnion": _type_union},
)


class Specification:
    """The reduced API description: `check(operation, body)` returns the errors in a body."""

    def __init__(self, path: Path = SPEC) -> None:
        raw = json.loads(path.read_text(encoding="utf-8"))
        self._requests: Json = raw["requests"]
        self._schemas: Json = raw["schemas"]
        self._resolved: Json = {}
        self._validators: dict[str, Validator] = {}

    def check(self, operation: str, body: Any) -> FormErrors:
        """Return the errors of a body; empty when it is valid or the operation takes no body.

        `operation` is the method and the path template, e.g. "POST /users/@me/channels".
        """
        errors = FormErrors()
        if operation in self._requests:
            for error in self._validator(operation).iter_errors(body):
                self._add(errors, error)
                if len(errors.items) >= MAX_ERRORS:
                    break
        return errors

    def covers(self, operation: str) -> bool:
        """Return whether the description covers this operation's body."""
        return operation in self._requests

    def _add(self, errors: FormErrors, error: ValidationError) -> None:
        keyword = str(error.validator)
        path = [step for step in error.absolute_path if isinstance(step, str | int)]
        if keyword == "required" and isinstance(error.instance, dict):
            names: Any = error.validator_value
            path += [name for name in names if name not in error.instance][:1]
        errors.add(path, _CODES.get(keyword, "BASE_TYPE_BAD_VALUE"), error.message[:200])

    def _validator(self, operation: str) -> Validator:
        if operation not in self._validators:
            self._validators[operation] = SpecValidator(self._compile(self._requests[operation]))
        return self._validators[operation]

    def _compile(self, node: Any) -> Any:
        """Return a schema with references resolved, and unions replaced by direct choices.

        The request schemas are not recursive, so sharing the resolved objects is enough.
        """
        if isinstance(node, list):
            return [self._compile(item) for item in node]
        if not isinstance(node, dict):
            return node
        reference = node.get("$ref")
        if isinstance(reference, str):
            return self._resolve(reference.removeprefix(REFERENCE))
        for keyword in ("oneOf", "anyOf"):
            if keyword in node and set(node) == {keyword}:
                return self._compile_union(keyword, node[keyword])
        out = {}
        for key, value in node.items():
            if key == "properties":
                out[key] = {name: self._compile(schema) for name, schema in value.items()}
            else:
                out[key] = self._compile(value)
        if "enum" in out:
            out.pop("allOf", None)  # names the type of the constants, which are all listed
        return out

    def _resolve(self, name: str) -> Any:
        if name not in self._resolved:
            schema = self._schemas[name]
            if name == SNOWFLAKE:
                # Discord accepts integers where its description asks for a string of digits,
                # and discord.py sends some.
                schema = {**schema, "type": ["string", "integer"]}
            self._resolved[name] = self._compile(schema)
        return self._resolved[name]

    def _compile_union(self, keyword: str, variants: list[Json]) -> Json:
        compiled = [self._compile(variant) for variant in variants]
        null = {"type": "null"}
        if null in compiled:
            rest = [variant for variant in compiled if variant != null]
            return {"nullable": rest[0] if len(rest) == 1 else {keyword: rest}}
        by_type: dict[int, Json] = {}
        for variant in compiled:
            kinds = variant.get("properties", {}).get("type", {}).get("enum", [])
            by_type |= dict.fromkeys(kinds, variant)
            if not kinds or "type" not in variant.get("required", []):
                return {keyword: compiled}
        return {"typeUnion": by_type}


@functools.cache
def specification() -> Specification:
    """Return the specification, read once per process."""
    return Specification()
