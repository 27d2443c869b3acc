"""Routes of interactions: the first answer, the original response, follow-ups."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.checks import limits
from simulation.common import ApiError, FormErrors, Json, Violation, form_error, not_found
from simulation.rest import posting
from simulation.rest.routing import Call, route
from simulation.world.commands import MAX_CHOICES, check_choice_texts
from simulation.world.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    REPLY_CHOICES,
    REPLY_DEFERRED,
    REPLY_DEFERRED_UPDATE,
    REPLY_MESSAGE,
    REPLY_MODAL,
    REPLY_UPDATE,
    TOKEN_LIFETIME,
    AutocompleteChoice,
    Interaction,
    Modal,
)
from simulation.world.messages import EPHEMERAL

if TYPE_CHECKING:
    from simulation.world.messages import Message
    from simulation.world.user import User
    from simulation.world.world import World

MAX_APP_FOLLOW_UPS = 5
"""Maximum number of follow-ups to an interaction where only the user has installed the bot."""

# Which first answers Discord accepts to which interactions.
ALLOWED = {
    COMMAND: {REPLY_MESSAGE, REPLY_DEFERRED, REPLY_MODAL},
    COMPONENT: {REPLY_MESSAGE, REPLY_DEFERRED, REPLY_DEFERRED_UPDATE, REPLY_UPDATE, REPLY_MODAL},
    AUTOCOMPLETE: {REPLY_CHOICES},
    MODAL_SUBMIT: {REPLY_MESSAGE, REPLY_DEFERRED, REPLY_DEFERRED_UPDATE, REPLY_UPDATE},
}


@route("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
def callback(sim: World, call: Call) -> object:
    """Accept the first response to an interaction."""
    interaction = sim.interactions.get(call.params["interaction_token"])
    if interaction is None or interaction.id != call.id("interaction_id"):
        raise not_found(10062, "interaction")
    if interaction.age > sim.ack_limit:
        detail = f"acknowledgement:answered {interaction.description} after {interaction.age:.2f} s"
        raise ApiError(404, 10062, "Unknown interaction", violation=detail)
    if interaction.answer is not None:
        detail = f"acknowledgement:answered {interaction.description} twice"
        raise ApiError(400, 40060, "Interaction has already been acknowledged.", violation=detail)
    kind = call.body["type"]
    allowed = ALLOWED[interaction.kind]
    if interaction.source is None:
        allowed = allowed - {REPLY_UPDATE, REPLY_DEFERRED_UPDATE}
    if kind not in allowed:
        raise form_error(["type"], "INTERACTION_RESPONSE_TYPE_INVALID", f"Value must be one of {sorted(allowed)}.")
    _answer(sim, interaction, kind, call)
    interaction.answer = kind
    interaction.acknowledged_after = interaction.age
    sim.changes.notify()
    if call.query.get("with_response") not in ("1", "true", "True"):
        return None
    return _callback_response(interaction, kind)


def _answer(sim: World, interaction: Interaction, kind: int, call: Call) -> None:
    data: Json = call.body.get("data") or {}
    draft = call.draft(data, ["data"])
    if kind in (REPLY_DEFERRED, REPLY_DEFERRED_UPDATE) and draft.flags & ~EPHEMERAL:
        detail = (
            f"a deferral sets no flag but EPHEMERAL, so {draft.flags & ~EPHEMERAL} is ignored: set it in the answer"
        )
        sim.violations.append(Violation("flag", interaction.description, detail))
    if kind in (REPLY_MESSAGE, REPLY_DEFERRED):
        interaction.original = posting.create(
            sim,
            interaction.channel,
            draft,
            interaction=interaction,
            ephemeral_for=_private(interaction, draft.flags),
            loading=kind == REPLY_DEFERRED,
        )
        interaction.messages.append(interaction.original)
    elif kind == REPLY_UPDATE:
        assert interaction.source is not None
        if interaction.source.deleted:
            raise not_found(10008, "Message")
        posting.edit(sim, interaction.source, draft)
        interaction.original = interaction.source
    elif kind == REPLY_DEFERRED_UPDATE:
        interaction.original = interaction.source
    elif kind == REPLY_CHOICES:
        interaction.choices = _choices(data)
    elif kind == REPLY_MODAL:
        limits.check_modal(data, sim.known_emojis).raise_if_any()
        interaction.modal = Modal(interaction, data)


def _private(interaction: Interaction, flags: int) -> User | None:
    """Return the one user who sees an answer, if it is private; a public one where the bot is not is a violation."""
    if flags & EPHEMERAL:
        return interaction.user
    if interaction.is_app_only:
        detail = "public, although the bot is not on this server or in this group"
        interaction.sim.violations.append(Violation("public", interaction.description, detail))
    return None


def _choices(data: Json) -> list[AutocompleteChoice]:
    choices = data.get("choices") or []
    errors = FormErrors()
    if len(choices) > MAX_CHOICES:
        errors.add(["data", "choices"], "BASE_TYPE_BAD_LENGTH", "Must be 25 or fewer in length.")
    check_choice_texts(errors, choices, ["data", "choices"])
    errors.raise_if_any()
    return [AutocompleteChoice(choice["name"], choice["value"]) for choice in choices]


def _callback_response(interaction: Interaction, kind: int) -> Json:
    about: Json = {"id": str(interaction.id), "type": interaction.kind}
    resource: Json = {"type": kind}
    message = interaction.original
    if message is not None:
        about["response_message_id"] = str(message.id)
        about["response_message_loading"] = message.loading
        about["response_message_ephemeral"] = message.ephemeral_for is not None
        if kind in (REPLY_MESSAGE, REPLY_DEFERRED, REPLY_UPDATE):
            resource["message"] = message.payload()
    return {"interaction": about, "resource": resource}


def _by_token(sim: World, call: Call) -> Interaction:
    """Return the acknowledged interaction behind a token that is still good; else ApiError."""
    interaction = sim.interactions.get(call.params["webhook_token"])
    if interaction is None or call.id("webhook_id") != sim.bot.id or interaction.answer is None:
        raise not_found(10015, "Webhook")
    if interaction.age > TOKEN_LIFETIME:
        raise ApiError(401, 50027, "Invalid Webhook Token")
    return interaction


def _original(interaction: Interaction) -> Message:
    if interaction.original is None or interaction.original.deleted:
        raise not_found(10008, "Message")
    return interaction.original


def _reachable(interaction: Interaction, call: Call) -> Message:
    """Return a message this token may change: one it created, or the one with its component."""
    wanted = call.id("message_id")
    candidates = [*interaction.messages, *filter(None, [interaction.original])]
    for message in candidates:
        if message.id == wanted and not message.deleted:
            return message
    raise not_found(10008, "Message")


def _edit(sim: World, interaction: Interaction, message: Message, call: Call) -> Json:
    posting.edit(sim, message, call.draft())
    interaction.activity += 1
    sim.changes.notify()
    return message.payload()


def _delete(sim: World, interaction: Interaction, message: Message) -> None:
    interaction.activity += 1
    sim.remove_message(message)


@route("POST", "/webhooks/{webhook_id}/{webhook_token}")
def follow_up(sim: World, call: Call) -> object:
    """Send a follow-up. The first one after a "thinking" answer becomes that answer and keeps its visibility."""
    interaction = _by_token(sim, call)
    if interaction.thinking:
        return _edit(sim, interaction, _original(interaction), call)
    draft = call.draft()
    others = [message for message in interaction.messages if message is not interaction.original]
    if interaction.is_app_only and len(others) >= MAX_APP_FOLLOW_UPS:
        raise form_error([], "FOLLOW_UPS", f"At most {MAX_APP_FOLLOW_UPS} follow-ups of an app of a user's own.")
    private = _private(interaction, draft.flags)
    message = posting.create(sim, interaction.channel, draft, interaction=interaction, ephemeral_for=private)
    interaction.messages.append(message)
    interaction.activity += 1
    sim.changes.notify()
    return message.payload()


@route("GET", "/webhooks/{webhook_id}/{webhook_token}/messages/@original")
def get_original(sim: World, call: Call) -> object:
    """Return the original response."""
    return _original(_by_token(sim, call)).payload()


@route("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original")
def edit_original(sim: World, call: Call) -> object:
    """Change the original response; after a deferred update, the message with the component."""
    interaction = _by_token(sim, call)
    return _edit(sim, interaction, _original(interaction), call)


@route("DELETE", "/webhooks/{webhook_id}/{webhook_token}/messages/@original")
def delete_original(sim: World, call: Call) -> None:
    """Delete the original response."""
    interaction = _by_token(sim, call)
    _delete(sim, interaction, _original(interaction))


@route("GET", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}")
def get_reply(sim: World, call: Call) -> object:
    """Return a message sent through this token."""
    return _reachable(_by_token(sim, call), call).payload()


@route("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}")
def edit_reply(sim: World, call: Call) -> object:
    """Change a message sent through this token."""
    interaction = _by_token(sim, call)
    return _edit(sim, interaction, _reachable(interaction, call), call)


@route("DELETE", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}")
def delete_reply(sim: World, call: Call) -> None:
    """Delete a message sent through this token."""
    interaction = _by_token(sim, call)
    _delete(sim, interaction, _reachable(interaction, call))
