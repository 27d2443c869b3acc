"""Converts raw records of data files into typed ones; errors name the file, record and field."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

RawRecord = dict[str, Any]

T = TypeVar("T")

_FIELD = re.compile(r"field `([^`]+)`")
_PATH = re.compile(r" - at `(?:key )?([^`]*)`")


class ComponentError(ValueError):
    """Component data that cannot be used. Names the file, the record and the field at fault ("" if none)."""

    def __init__(self, file: str, record: str, field: str, problem: str) -> None:
        where = ": ".join(part for part in (file, record, field) if part)
        super().__init__(f"{where}: {problem}")
        self.file, self.record, self.field, self.problem = file, record, field, problem


def convert(file: str, shape: type[T], key: str, record: object) -> T:
    """Return a raw record as one of `shape`. Raises ComponentError for a missing, unknown or wrong field."""
    try:
        return msgspec.convert(record, shape, str_keys=True)
    except msgspec.ValidationError as error:
        message = str(error)
        path = _PATH.search(message)
        field = path.group(1).removeprefix("$").removeprefix(".") if path else ""
        named = _FIELD.search(message)
        if named:
            field = ".".join(part for part in (field, named.group(1)) if part)
        raise ComponentError(file, key, field, _PATH.sub("", message)) from error


def with_fields(file: str, key: str, record: RawRecord, fields: object, fixed: tuple[str, ...]) -> RawRecord:
    """Return a raw record with whole fields replaced by an override or a change.

    Raises ComponentError if `fields` is not a JSON object or has one of the `fixed` fields.
    """
    if not isinstance(fields, Mapping):
        raise ComponentError(file, key, "", "must be an object of fields")
    for name in fixed:
        if name in fields:
            raise ComponentError(file, key, name, "cannot be changed")
    return {**record, **fields}
