"""Actions of people in a Discord client: use commands, press buttons, choose, fill in forms, talk."""

# ruff: noqa: ASYNC109  (a test decides how long to wait)

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

from simulation.checks import permissions as perms
from simulation.checks.components import BUTTON, LINK_STYLE, Button, Select
from simulation.common import LOOP_TIMEOUT, Json, NotAcknowledgedError, SimulatorError, handling
from simulation.world.accounts import Account
from simulation.world.channels import DM, Channel, Thread
from simulation.world.commands import CHAT_INPUT, SUBCOMMAND, SUBCOMMAND_GROUP
from simulation.world.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    AutocompleteChoice,
    Interaction,
    Modal,
    Reply,
)
from simulation.world.values import OptionReader, modal_values, select_values

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from simulation.world.messages import Message
    from simulation.world.world import World

ACKNOWLEDGE_MARGIN = 0.25
LOOK_EVERY = 0.02
"""Seconds between checks whether a bot is done with a press: a bot that does not answer gives no sign."""


class User(Account):
    """A user with a Discord client: uses commands, presses buttons, chooses, writes.

    All raise SimulatorError for actions that Discord's client does not allow.
    Each returns a Reply once the bot has acknowledged; after "thinking ...", once it has answered.
    NotAcknowledgedError is raised when it stays silent ("The application did not respond"). `timeout` bounds the wait
    for the answer after the acknowledgement.
    """

    def __init__(self, sim: World, name: str, *, locale: str = "en-US", bot: bool = False) -> None:
        super().__init__(sim, name, locale=locale, bot=bot)
        self.dm: Channel | None = None

    @property
    def private_messages(self) -> list[Message]:
        """The messages in the direct messages between this user and the bot."""
        return self.dm.messages if self.dm else []

    def open_dm(self) -> Channel:
        """Return the direct-message channel with the bot, opening it if needed."""
        if self.dm is None:
            self.dm = Channel(self.sim, DM, "", recipient=self)
        return self.dm

    async def slash(
        self,
        channel: Channel,
        command: str,
        /,
        *,
        timeout: float = LOOP_TIMEOUT,
        options: Mapping[str, object] | None = None,
        checked: bool = True,
        **more: object,
    ) -> Reply:
        """Use a slash command such as "games start"; options by name (in `options` if not an identifier).

        Values may be text, numbers, booleans, users, channels, roles or (filename, bytes); for an
        option with fixed choices the name or the value of one. Without `checked` any text is sent, however
        long and whatever the choices, as a forged client could if Discord let it.
        """
        located = self.sim.commands.locate(self, channel, command)
        self._require(channel, perms.USE_COMMANDS)
        reader = OptionReader(self.sim, located, channel, checked=checked)
        data = reader.command_data({**(options or {}), **more})
        words = "/" + " ".join(located.words)
        return await self._act(COMMAND, channel, data, words + reader.summary, timeout=timeout)

    async def slash_old(self, channel: Channel, command: str, /, *, timeout: float = LOOP_TIMEOUT) -> Reply:
        """Use a slash command, without options, that this client still lists although the bot has it no longer."""
        self._require(channel, perms.USE_COMMANDS)
        root, *below = command.split()
        options: list[Json] = []
        for depth, name in enumerate(reversed(below)):
            options = [{"name": name, "type": SUBCOMMAND if depth == 0 else SUBCOMMAND_GROUP, "options": options}]
        data: Json = {"id": "1", "name": root, "type": CHAT_INPUT, "options": options}
        return await self._act(COMMAND, channel, data, f"/{command}", timeout=timeout)

    async def autocomplete(
        self,
        channel: Channel,
        command: str,
        /,
        *,
        focused: str,
        timeout: float = LOOP_TIMEOUT,
        options: Mapping[str, object] | None = None,
        checked: bool = True,
        **more: object,
    ) -> list[AutocompleteChoice]:
        """Return the suggestions while typing in option `focused`; the others are already filled in.

        Without `checked` any text is sent for the others too.
        """
        located = self.sim.commands.locate(self, channel, command)
        reader = OptionReader(self.sim, located, channel, checked=checked)
        data = reader.autocomplete_data({**(options or {}), **more}, focused)
        description = f"typing /{' '.join(located.words)}{reader.summary}"
        reply = await self._act(AUTOCOMPLETE, channel, data, description, timeout=timeout)
        return reply.choices

    async def context_menu(
        self, channel: Channel, name: str, target: User | Message, *, timeout: float = LOOP_TIMEOUT
    ) -> Reply:
        """Use a context-menu command on a user or a message."""
        kind = 2 if isinstance(target, User) else 3
        command = self.sim.commands.find_root(self, channel, name, kind)
        key = "users" if kind == 2 else "messages"
        data: Json = {
            "id": command["id"],
            "name": command["name"],
            "type": kind,
            "target_id": str(target.id),
            "resolved": {key: {str(target.id): target.payload()}},
        }
        return await self._act(COMMAND, channel, data, f"{name} on {target!r}", timeout=timeout)

    async def click(
        self,
        message: Message,
        label: str | None = None,
        *,
        custom_id: str | None = None,
        index: int | None = None,
        emoji: str | None = None,
        timeout: float = LOOP_TIMEOUT,
    ) -> Reply:
        """Press the button with this label, custom id or emoji, or the n-th match (from 0)."""
        button = self._find_button(message, label, custom_id, index, emoji)
        assert button.custom_id is not None
        data = {"custom_id": button.custom_id, "component_type": BUTTON}
        name = button.label or (button.emoji or {}).get("name") or button.custom_id
        return await self._act(COMPONENT, message.channel, data, f"[{name}]", message=message, timeout=timeout)

    def _find_button(
        self, message: Message, label: str | None, custom_id: str | None, index: int | None, emoji: str | None
    ) -> Button:
        self._require_visible(message)
        fitting = [
            button
            for button in message.buttons
            if (label is None or button.label == label)
            and (custom_id is None or button.custom_id == custom_id)
            and (emoji is None or (button.emoji or {}).get("name") == emoji)
        ]
        wanted = f"button {label or custom_id or emoji or index!r}"
        if not fitting:
            raise SimulatorError(f"no {wanted} on {message!r}")
        if index is None and len(fitting) > 1:
            raise SimulatorError(f"{len(fitting)} buttons fit {wanted} on {message!r}: say which by index")
        if not -len(fitting) <= (index or 0) < len(fitting):
            raise SimulatorError(f"only {len(fitting)} buttons fit {wanted} on {message!r}")
        button = fitting[index or 0]
        if button.disabled:
            raise SimulatorError(f"the {wanted} is disabled on {message!r}")
        if button.style == LINK_STYLE or button.custom_id is None:
            raise SimulatorError(f"the {wanted} is a link, the bot never hears of it")
        return button

    async def select(
        self,
        message: Message,
        values: Sequence[object] | str,
        *,
        custom_id: str | None = None,
        placeholder: str | None = None,
        index: int | None = None,
        timeout: float = LOOP_TIMEOUT,
    ) -> Reply:
        """Choose in a select menu: values or labels of a string select, else users, roles or channels."""
        self._require_visible(message)
        menu = self._find_select(message, custom_id, placeholder, index)
        chosen: list[object] = [values] if isinstance(values, str) else list(values)
        data, summary = select_values(self.sim, menu, chosen, message.channel)
        return await self._act(COMPONENT, message.channel, data, summary, message=message, timeout=timeout)

    def _find_select(
        self, message: Message, custom_id: str | None, placeholder: str | None, index: int | None
    ) -> Select:
        fitting = [
            menu
            for menu in message.selects
            if (custom_id is None or menu.custom_id == custom_id)
            and (placeholder is None or menu.placeholder == placeholder)
        ]
        if not fitting or (index is None and len(fitting) > 1):
            known = [(menu.custom_id, menu.placeholder) for menu in message.selects]
            raise SimulatorError(f"{len(fitting)} select menus fit on {message!r}; there are {known}")
        try:
            menu = fitting[index or 0]
        except IndexError:
            raise SimulatorError(f"only {len(fitting)} select menus fit on {message!r}") from None
        if menu.disabled:
            raise SimulatorError(f"the select menu {menu.custom_id!r} is disabled")
        return menu

    async def submit(
        self,
        modal: Modal,
        *,
        timeout: float = LOOP_TIMEOUT,
        values: Mapping[str, object] | None = None,
        **more: object,
    ) -> Reply:
        """Submit a form, its inputs by custom id or label; inputs left out keep their initial values."""
        if modal.user is not self:
            raise SimulatorError(f"{modal!r} is not open at {self.name}'s")
        components, resolved = modal_values(self.sim, modal, {**(values or {}), **more})
        data: Json = {"custom_id": modal.custom_id, "components": components}
        if resolved:
            data["resolved"] = resolved
        opened_by = modal.interaction
        return await self._act(
            MODAL_SUBMIT,
            opened_by.channel,
            data,
            f"form {modal.title!r}",
            message=opened_by.source,
            parent=opened_by,
            timeout=timeout,
        )

    async def interact(
        self,
        custom_id: str,
        *,
        message: Message | None = None,
        channel: Channel | None = None,
        component_type: int = BUTTON,
        values: Sequence[str] | None = None,
        components: list[Json] | None = None,
        timeout: float = LOOP_TIMEOUT,
    ) -> Reply:
        """Send a component interaction without any check, as a forged or outdated client could.

        The component may be unknown, disabled, or on a message this user cannot see; with
        `components` it is the submit of a form. Returns a Reply of kind "none" when the bot, which must run in
        this process, has read it and does not answer.
        """
        place = channel or (message.channel if message else None)
        if place is None:
            raise SimulatorError("interact needs a message or a channel")
        data: Json = {"custom_id": custom_id}
        if components is not None:
            data["components"] = components
        else:
            data["component_type"] = component_type
        if values is not None:
            data["values"] = list(values)
        kind = COMPONENT if components is None else MODAL_SUBMIT
        others = handling()
        interaction = self._send(kind, place, data, f"raw {custom_id!r}", message)
        sent = self.sim.gateway.last_events()
        async with asyncio.timeout(timeout):
            while interaction.answer is None and not (self.sim.gateway.connected and self._is_handled(sent, others)):
                with contextlib.suppress(TimeoutError):
                    await self.sim.changes.until(lambda: interaction.answer, LOOK_EVERY)
        reply = Reply(interaction)
        if interaction.thinking:
            await reply.answer(timeout)
        return reply

    def _is_handled(self, sent: dict[str, int], others: set[asyncio.Task[Any]]) -> bool:
        """Return whether a bot in this process has read the events `sent` to it, and finished handling them."""
        if not self.sim.gateway.is_read(sent):
            return False
        return not handling() - others

    def say(self, channel: Channel, text: str, *, reply_to: Message | None = None) -> Message:
        """Write a message as a person."""
        self._require(channel, perms.SEND_MESSAGES)
        return self.sim.post_as_user(self, channel, text, reply_to)

    def _require(self, channel: Channel, needed: int) -> None:
        if not channel.can_see(self):
            raise SimulatorError(f"{self.name} cannot see {channel!r}")
        if needed == perms.SEND_MESSAGES and isinstance(channel, Thread):
            needed = perms.SEND_IN_THREADS
        if not channel.permissions_of(self) & needed:
            raise SimulatorError(f"{self.name} lacks the permission for this in {channel!r}")

    def _require_visible(self, message: Message) -> None:
        if not message.visible_to(self):
            why = "it is deleted" if message.deleted else "it is not theirs to see"
            raise SimulatorError(f"{self.name} cannot use {message!r}: {why}")

    async def _act(
        self,
        kind: int,
        channel: Channel,
        data: Json,
        description: str,
        *,
        message: Message | None = None,
        parent: Interaction | None = None,
        timeout: float,
    ) -> Reply:
        interaction = self._send(kind, channel, data, description, message, parent)
        return await self._wait(interaction, timeout)

    def _send(
        self,
        kind: int,
        channel: Channel,
        data: Json,
        description: str,
        message: Message | None = None,
        parent: Interaction | None = None,
    ) -> Interaction:
        interaction = Interaction(
            self.sim, kind, self, channel, data, description=description, message=message, parent=parent
        )
        self.sim.send_interaction(interaction)
        return interaction

    async def _wait(self, interaction: Interaction, timeout: float) -> Reply:
        ack_timeout = self.sim.ack_limit + ACKNOWLEDGE_MARGIN

        def answer_of_bot() -> Any:
            return interaction.answer

        try:
            await self.sim.changes.until(answer_of_bot, ack_timeout)
        except TimeoutError:
            text = f"the bot did not answer {self.name}'s {interaction.description} within {ack_timeout:.2f} s"
            raise NotAcknowledgedError(text) from None
        reply = Reply(interaction)
        if interaction.thinking:
            await reply.answer(timeout)
        return reply
