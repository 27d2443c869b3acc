"""Routes of the bot's own application: what it is, and how Discord's button *Add App* installs it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.common import Json
from simulation.rest.routing import Call, route

if TYPE_CHECKING:
    from simulation.world.world import World

EDITABLE = ("description", "custom_install_url", "install_params", "integration_types_config")
"""The fields that a request may change here."""


def new_application() -> Json:
    """Return the fields of a new application that its developer can change.

    Discord creates applications as public. This one is private, so that a bot which sets up Discord's button need not
    do so in every test.
    """
    params: Json = {"oauth2_install_params": {"scopes": ["applications.commands"], "permissions": "0"}}
    return {
        "description": "",
        "bot_public": False,
        "bot_require_code_grant": False,
        "integration_types_config": {"0": params, "1": params},
    }


@route("GET", "/oauth2/applications/@me")
@route("GET", "/applications/@me")
def application(sim: World, _: Call) -> object:
    """Return the bot's application."""
    return {
        "id": str(sim.bot.id),
        "name": sim.bot.name,
        "icon": None,
        "summary": "",
        "verify_key": "0" * 64,
        "flags": 0,
        "owner": sim.application_owner.payload(),
        "team": None,
        "bot": sim.bot.payload(),
        "approximate_guild_count": len(sim.guilds),
        **sim.application,
    }


@route("PATCH", "/applications/@me")
def edit_application(sim: World, call: Call) -> object:
    """Change the application; the permissions of install settings are numbers in requests, and texts in answers."""
    for field in EDITABLE:
        if field in call.body:
            sim.application[field] = call.body[field]
    _stringify(sim.application.get("install_params"))
    for config in (sim.application["integration_types_config"] or {}).values():
        _stringify((config or {}).get("oauth2_install_params"))
    return application(sim, call)


def _stringify(params: Json | None) -> None:
    if params is not None:
        params["permissions"] = str(params.get("permissions") or 0)
