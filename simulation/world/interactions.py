"""An interaction from a user's press to the bot's last answer, as the test sees it."""

# ruff: noqa: ASYNC109  (a test decides how long to wait)

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

from simulation.checks.components import ACTION_ROW, LABEL
from simulation.common import LOOP_TIMEOUT, Json, SimulatorError
from simulation.world.channels import GROUP_DM

if TYPE_CHECKING:
    from simulation.world.channels import Channel
    from simulation.world.messages import Message
    from simulation.world.user import User
    from simulation.world.world import World

COMMAND = 2
COMPONENT = 3
AUTOCOMPLETE = 4
MODAL_SUBMIT = 5

# How the bot may answer first.
REPLY_MESSAGE = 4
REPLY_DEFERRED = 5
REPLY_DEFERRED_UPDATE = 6
REPLY_UPDATE = 7
REPLY_CHOICES = 8
REPLY_MODAL = 9

KINDS = {
    REPLY_MESSAGE: "message",
    REPLY_DEFERRED: "deferred",
    REPLY_DEFERRED_UPDATE: "deferred_update",
    REPLY_UPDATE: "update",
    REPLY_CHOICES: "autocomplete",
    REPLY_MODAL: "modal",
}

TOKEN_LIFETIME = 15 * 60.0


@dataclass(frozen=True)
class AutocompleteChoice:
    """One suggestion of an autocomplete."""

    name: str
    value: str | int | float


class Field:
    """An input of a modal."""

    def __init__(self, component: Json, label: str | None) -> None:
        self.component = component
        self.type: int = component["type"]
        self.custom_id: str = component["custom_id"]
        self.label: str = label or component.get("label") or ""
        self.placeholder: str | None = component.get("placeholder")
        self.value: str | None = component.get("value")

    @property
    def required(self) -> bool:
        """True if the field must be filled in."""
        return self.component.get("required") is not False


class Modal:
    """A form the bot opened for one user, to be filled in with `user.submit(modal, ...)`."""

    def __init__(self, interaction: Interaction, data: Json) -> None:
        self.interaction = interaction
        self.user = interaction.user
        self.custom_id: str = data["custom_id"]
        self.title: str = data["title"]
        self.components: list[Json] = data["components"]

    def __repr__(self) -> str:
        return f"<Modal {self.title!r} for {self.user.name}: {[field.label for field in self.fields]}>"

    @property
    def fields(self) -> list[Field]:
        """The inputs, from top to bottom."""
        found = []
        for part in self.components:
            if part["type"] == ACTION_ROW:
                found += [Field(child, None) for child in part["components"]]
            elif part["type"] == LABEL:
                found.append(Field(part["component"], part.get("label")))
        return found


class Interaction:
    """One use of a command, component or modal, with its token and all responses to it."""

    def __init__(
        self,
        sim: World,
        kind: int,
        user: User,
        channel: Channel,
        data: Json,
        *,
        description: str,
        message: Message | None = None,
        parent: Interaction | None = None,
    ) -> None:
        self.sim = sim
        self.id = sim.ids.next()
        self.token = secrets.token_urlsafe(24)
        self.kind = kind
        self.user = user
        self.channel = channel
        self.data = data
        self.description = description
        self.source = message
        self.parent = parent
        self.created = sim.clock.now()
        self.created_at = sim.clock.utcnow()
        self.answer: int | None = None
        self.acknowledged_after: float | None = None
        self.original: Message | None = None
        self.messages: list[Message] = []
        self.choices: list[AutocompleteChoice] = []
        self.modal: Modal | None = None
        self.activity = 0
        self.source_edits = len(message.edits) if message else 0

    def __repr__(self) -> str:
        return f"<Interaction {self.description}>"

    @property
    def age(self) -> float:
        """Seconds since the user acted."""
        return self.sim.clock.now() - self.created

    @property
    def thinking(self) -> bool:
        """True if the bot has deferred its answer and not given it yet."""
        return self.original is not None and self.original.loading and not self.original.deleted

    def metadata(self) -> Json:
        """Return the interaction_metadata object of messages answered through this interaction."""
        body: Json = {
            "id": str(self.id),
            "type": self.kind,
            "user": self.user.payload(),
            "authorizing_integration_owners": self._owners(),
        }
        if self.kind == COMMAND:
            body["name"] = self.data["name"]
            body["command_type"] = self.data["type"]
        if self.kind == COMPONENT and self.source is not None:
            body["interacted_message_id"] = str(self.source.id)
        if self.kind == MODAL_SUBMIT and self.parent is not None:
            body["triggering_interaction_metadata"] = self.parent.metadata()
        return body

    @property
    def is_app_only(self) -> bool:
        """True if the bot is not where this happens, so that the user reaches it only as their own app."""
        guild = self.channel.guild
        return not guild.has_bot if guild is not None else self.channel.type == GROUP_DM

    def _owners(self) -> Json:
        """Return the installers of the bot here: the server, 0 in direct messages, or the user."""
        owners: Json = {}
        if not self.is_app_only:
            owners["0"] = str(self.channel.guild.id) if self.channel.guild else "0"
        if self.user.has_app:
            owners["1"] = str(self.user.id)
        return owners

    def payload(self) -> Json:
        """Return the payload of INTERACTION_CREATE."""
        guild = self.channel.guild
        app_permissions = self.channel.permissions_of(self.sim.bot)
        channel = self.channel.payload()
        if guild is not None:
            channel["permissions"] = str(guild.permissions_of(self.user, self.channel))
        body: Json = {
            "id": str(self.id),
            "application_id": str(self.sim.bot.id),
            "type": self.kind,
            "token": self.token,
            "version": 1,
            "data": self.data,
            "channel_id": str(self.channel.id),
            "channel": channel,
            "app_permissions": str(app_permissions),
            "locale": self.user.locale,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": self._owners(),
            "attachment_size_limit": guild.upload_limit if guild else self.sim.upload_limit,
            "context": self.channel.context,
        }
        if guild is not None:
            member = guild.memberships.get(self.user.id)
            body["guild_id"] = str(guild.id)
            body["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
            body["guild_locale"] = guild.locale
            if member is not None:
                body["member"] = member.payload(channel=self.channel)
        if guild is None or "member" not in body:
            body["user"] = self.user.payload()
        if self.source is not None:
            body["message"] = self.source.payload()
        return body


class Reply:
    """The bot's answer to one interaction, as the acting user sees it. It stays up to date.

    `kind` is "message", "deferred" ("thinking ..."), "deferred_update", "update", "modal",
    "autocomplete" or "none" (not answered); `acknowledged_after` is in seconds.
    """

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction

    def __repr__(self) -> str:
        seconds = self.acknowledged_after
        timing = f" after {seconds:.3f} s" if seconds is not None else ""
        return f"<Reply to {self.interaction.description}: {self.kind}{timing}>"

    @property
    def kind(self) -> str:
        """The bot's first response."""
        return KINDS[self.interaction.answer] if self.interaction.answer else "none"

    @property
    def acknowledged_after(self) -> float | None:
        """Seconds until the first answer, None if there was none."""
        return self.interaction.acknowledged_after

    @property
    def message(self) -> Message:
        """The answer; for an update, the message it changed.

        Raises SimulatorError while there is none, e.g. after a modal or an unfinished "thinking".
        """
        message = self.interaction.original
        if message is None and self.interaction.messages:
            message = self.interaction.messages[0]
        if message is None or message.loading:
            raise SimulatorError(f"{self!r} has no message yet")
        return message

    @property
    def followups(self) -> list[Message]:
        """Further messages sent through this interaction, after the first answer."""
        return [message for message in self.interaction.messages if message is not self.interaction.original]

    @property
    def modal(self) -> Modal:
        """The form that opened. Raises SimulatorError if none did."""
        if self.interaction.modal is None:
            raise SimulatorError(f"{self!r} opened no modal")
        return self.interaction.modal

    @property
    def choices(self) -> list[AutocompleteChoice]:
        """The suggestions of an autocomplete."""
        return self.interaction.choices

    async def answer(self, timeout: float = LOOP_TIMEOUT) -> Message:
        """Return the answer once a deferred one has arrived: a new message, an edit or a deletion.

        An answer that was not deferred is returned at once. Raises SimulatorError after `timeout`.
        """
        interaction = self.interaction

        def probe() -> bool | None:
            if interaction.thinking:
                return None
            if interaction.answer != REPLY_DEFERRED_UPDATE or interaction.activity:
                return True
            # The bot may also change the message without the interaction's token.
            source = interaction.source
            changed = source is None or source.deleted or len(source.edits) > interaction.source_edits
            return True if changed else None

        try:
            await interaction.sim.changes.until(probe, timeout)
        except TimeoutError:
            raise SimulatorError(f"{self!r} was not completed within {timeout} s") from None
        if interaction.answer == REPLY_DEFERRED_UPDATE and interaction.messages:
            return interaction.messages[-1]
        return self.message

    async def followup(self, number: int = 0, timeout: float = LOOP_TIMEOUT) -> Message:
        """Return another message (0 is the first), waiting for it."""

        def probe() -> Message | None:
            return self.followups[number] if len(self.followups) > number else None

        try:
            return await self.interaction.sim.changes.until(probe, timeout)
        except TimeoutError:
            raise SimulatorError(f"{self!r} got no follow-up {number} within {timeout} s") from None
