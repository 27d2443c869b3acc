"""Setting a table up as a person does: with the forms of `/host setup`, and with the menu of the lobby post."""

from __future__ import annotations

from simulation.world.channels import Channel
from simulation.world.interactions import Reply
from simulation.world.messages import Message
from simulation.world.user import User


async def set_up(person: User, channel: Channel, /, **wanted: object) -> Message:
    """Set the table in a channel up; return the answer to the last form.

    `wanted` has options of the game by name, a switch as True or False; besides `pace`, `language`, `hours` and
    `days`. Raises SimulatorError if no form opens, or has no such field.
    """
    modal = (await person.slash(channel, "host setup")).modal
    menus = {field.custom_id: field.component for field in modal.fields}
    given, later = dict[str, object](), dict[str, object]()
    chosen = [each["value"] for each in menus.get("modules", {}).get("options", ()) if each.get("default")]
    for name, value in wanted.items():
        if isinstance(value, bool):
            chosen = [*(each for each in chosen if each != name), *[name] * value]
            given["modules"] = chosen
        else:
            field = next((each for each in (name, f"option-{name}") if each in menus), None)
            (given if field else later)[field or f"option-{name}"] = str(value)
    answer = await (await person.submit(modal, values=given)).answer()
    if later:
        (more,) = [each for each in answer.buttons if (each.custom_id or "").endswith(":setup-form:1")]
        modal = (await person.click(answer, custom_id=more.custom_id)).modal
        answer = await (await person.submit(modal, values=later)).answer()
    return answer


async def add_computer(person: User, lobby: Message, level: str = "solid") -> Reply:
    """Choose a level in the menu that seats a computer player. Raises ValueError if the post has none."""
    (menu,) = [each for each in lobby.selects if ":add-computer:" in (each.custom_id or "")]
    return await person.select(lobby, [level], custom_id=menu.custom_id)


async def start_game(host: User, lobby: Message) -> Reply:
    """Press Start Game, and let everyone who is then asked say that they are in; return the answer to the press."""
    reply = await host.click(lobby, custom_id=_button(lobby, "start"))
    if reply.kind == "update" and _button(lobby, "start"):
        await everyone_in(lobby.channel, after=lobby)
    return reply


async def everyone_in(channel: Channel, *, after: Message | None = None) -> Message:
    """Let everyone whom the newest ready check of a channel pings say that they are in; return its post."""
    post = await channel.wait_for(lambda message: _button(message, "in"), after=after)
    for person in post.pinged:
        await person.click(post, custom_id=_button(post, "in"))
    return post


def _button(message: Message, verb: str) -> str | None:
    """Return the custom id of a message's button that does `verb`, in any language; None without one."""
    return next((part.custom_id for part in message.buttons if f":{verb}:" in (part.custom_id or "")), None)
