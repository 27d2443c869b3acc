"""Make the reduced API description in `spec/` from Discord's full OpenAPI description.

    python -m simulation.checks.make_spec path/to/openapi.json

Keeps the request bodies of the operations below and the schemas they need, without anything that is only
documentation. Discord publishes the full description and its license in the repository discord/discord-api-spec; the
license belongs beside the result.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

OPERATIONS = (
    "PUT /applications/{application_id}/commands",
    "POST /applications/{application_id}/commands",
    "PATCH /applications/{application_id}/commands/{command_id}",
    "PUT /applications/{application_id}/guilds/{guild_id}/commands",
    "POST /applications/{application_id}/guilds/{guild_id}/commands",
    "PATCH /applications/{application_id}/guilds/{guild_id}/commands/{command_id}",
    "POST /applications/{application_id}/emojis",
    "PATCH /applications/{application_id}/emojis/{emoji_id}",
    "PATCH /applications/@me",
    "PATCH /channels/{channel_id}",
    "POST /channels/{channel_id}/messages",
    "PATCH /channels/{channel_id}/messages/{message_id}",
    "POST /channels/{channel_id}/messages/{message_id}/threads",
    "POST /channels/{channel_id}/threads",
    "POST /interactions/{interaction_id}/{interaction_token}/callback",
    "POST /users/@me/channels",
    "POST /webhooks/{webhook_id}/{webhook_token}",
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original",
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
)
TARGET = Path(__file__).parent / "spec" / "requests.json"
REFERENCE = "#/components/schemas/"
DOCUMENTATION = ("description", "title", "examples", "example", "default", "deprecated", "format")


def reduce(node: Any) -> Any:
    """Return a schema without documentation, and lists of documented constants as plain enums."""
    if isinstance(node, list):
        return [reduce(item) for item in node]
    if not isinstance(node, dict):
        return node
    variants = node.get("oneOf")
    if isinstance(variants, list) and all(isinstance(v, dict) and "const" in v for v in variants):
        rest = {key: value for key, value in node.items() if key != "oneOf"}
        return reduce(rest) | {"enum": [variant["const"] for variant in variants]}
    out = {}
    for key, value in node.items():
        if key == "properties":
            out[key] = {name: reduce(schema) for name, schema in value.items()}
        elif not key.startswith("x-") and key not in DOCUMENTATION:
            out[key] = reduce(value)
    return out


def references(node: Any) -> set[str]:
    """Return the names of the schemas a schema refers to directly."""
    if isinstance(node, dict):
        own = {node["$ref"].removeprefix(REFERENCE)} if isinstance(node.get("$ref"), str) else set()
        return own.union(*(references(value) for value in node.values()))
    if isinstance(node, list):
        return set().union(*(references(item) for item in node))
    return set()


def make(full: dict[str, Any]) -> dict[str, Any]:
    """Return {"requests": {operation: schema}, "schemas": {name: schema}}.

    Raises KeyError if the description lacks one of `OPERATIONS`.
    """
    requests = {}
    for operation in OPERATIONS:
        method, path = operation.split(" ")
        body = full["paths"][path][method.lower()]["requestBody"]
        requests[operation] = reduce(body["content"]["application/json"]["schema"])
    schemas: dict[str, Any] = {}
    wanted = references(requests)
    while wanted:
        name = wanted.pop()
        schemas[name] = reduce(full["components"]["schemas"][name])
        wanted |= references(schemas[name]) - schemas.keys()
    return {"requests": requests, "schemas": dict(sorted(schemas.items()))}


def main() -> None:
    """Read the full description named on the command line, write the reduced one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("description", type=Path, help="the full description of Discord's interface, a JSON file")
    full = json.loads(parser.parse_args().description.read_text(encoding="utf-8"))
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(json.dumps(make(full), separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
