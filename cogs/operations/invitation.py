"""The invitation of the bot: its link in the log, and the effect of Discord's own button *Add App*."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord.ext import commands

from cogs.base.not_done import NOT_DONE
from cogs.base.permissions import SCOPES, invitation, invited_permissions
from cogs.base.user_install import user_install_link
from cogs.client.bot import GameBot
from engine.records.errors import StoreError, StoreFault

logger = logging.getLogger(__name__)

NOTE = "install settings "
"""Prefix of the note with the bot's last install settings, followed by the application's id."""
USER_NOTE = "user installation "
"""Prefix of the note that the bot has let users install it, followed by the application's id."""
BOT = "bot"
"""The scope without which an invited application does not join a server."""

Params = tuple[frozenset[str], int]
"""Install settings: the scopes, and the permissions as a number."""

WANTED: Params = (frozenset(SCOPES), invited_permissions().value)


class Invitation(commands.Cog):
    """Logs the link once per start, and sets up Discord's button *Add App* once per application.

    Without its own install settings, an application is added without its bot. They are set if the operator has not
    chosen any, and again when they are still those that the bot has set and a release needs other permissions. What
    the operator has chosen is left alone, even if the operator removes what the bot has set.
    """

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self._done = False

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Act once; later connections change nothing. Of several processes, the one with direct messages acts."""
        application = self.bot.application
        if self._done or application is None or not self.bot.own.has(None):
            return
        self._done = True
        who = "" if application.bot_public else " (by you alone: the application is not public)"
        logger.info("to invite the bot to a server%s: %s", who, invitation(application.id))
        if application.bot_require_code_grant:
            logger.warning(
                "nobody can invite the bot: switch off “Requires OAuth2 Code Grant” in Discord's developer portal"
            )
        if self.bot.user_install:
            logger.info("to install the bot for yourself%s: %s", who, user_install_link(application.id))
        try:
            await self._set_up(application)
            if self.bot.user_install:
                await self._offer_to_users(application)
        except (*NOT_DONE, StoreError, StoreFault) as error:
            logger.warning(
                "the button Add App of the bot's profile is not set up, which the next start retries: %s", error
            )

    async def _set_up(self, application: discord.AppInfo) -> None:
        """Set the install settings unless they are the operator's own."""
        if not application.bot_public or application.custom_install_url:
            return  # Discord shows no button, or it opens the operator's own link
        notes, key, current = self.bot.service.store.bot_notes, f"{NOTE}{application.id}", current_params(application)
        noted, wanted = await notes.recall(key), as_note(WANTED)
        if current != WANTED:
            if not (noted is None and (current is None or BOT not in current[0])) and noted != as_note(current):
                logger.info("the install settings of the application are the operator's own, and stay unchanged")
                return
            for_users = self.bot.user_install
            await self.bot.http.edit_application_info(reason=None, payload=payload(application, for_users=for_users))
            logger.info("the button Add App of the bot's profile now invites it with the permissions that it needs")
        if noted != wanted:
            await notes.note(key, wanted)

    async def _offer_to_users(self, application: discord.AppInfo) -> None:
        """Let users install the application, unless they can already or the operator has removed that."""
        if application.user_integration_config is not None:
            return
        notes, key = self.bot.service.store.bot_notes, f"{USER_NOTE}{application.id}"
        if current_params(application) != WANTED or await notes.recall(key) is not None:
            logger.warning(
                "USER_INSTALL is on, but User Install is off in Discord's developer portal, under Installation"
            )
            return
        await self.bot.http.edit_application_info(reason=None, payload=payload(application, for_users=True))
        await notes.note(key, "on")
        logger.info("users can now install the bot for themselves")


def current_params(application: discord.AppInfo) -> Params | None:
    """Return the scopes and permissions that Discord's button adds to a server; None if nothing is set."""
    config = application.guild_integration_config
    on_servers = config.oauth2_install_params if config is not None else None
    return as_params(on_servers) or as_params(application.install_params)


def as_params(given: discord.AppInstallParams | None) -> Params | None:
    """Return install settings in a form to compare."""
    return (frozenset(given.scopes), given.permissions.value) if given is not None else None


def as_note(params: Params | None) -> str:
    """Return install settings as a note for the database."""
    return f"{' '.join(sorted(params[0]))} {params[1]}" if params is not None else ""


def payload(application: discord.AppInfo, *, for_users: bool) -> dict[str, Any]:
    """Return the request that sets the install settings for servers, and with `for_users` for users.

    Otherwise users cannot install the bot for themselves, as all commands belong to servers and direct messages:
    Discord's default for that is removed. What an operator has set for users stays.
    """
    params = {"scopes": list(SCOPES), "permissions": WANTED[1]}
    config: dict[str, Any] = {"0": {"oauth2_install_params": params}}
    own = application.user_integration_config
    kept = own.oauth2_install_params if own is not None else None
    if kept is not None and (kept.permissions.value or set(kept.scopes) - {"applications.commands"}):
        config["1"] = {"oauth2_install_params": {"scopes": kept.scopes, "permissions": kept.permissions.value}}
    elif for_users:
        config["1"] = {"oauth2_install_params": {"scopes": ["applications.commands"], "permissions": 0}}
    return {"install_params": params, "integration_types_config": config}


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(Invitation(bot))
