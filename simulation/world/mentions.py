"""The users a message really notifies, by its text and its `allowed_mentions`."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from simulation.checks import permissions as perms
from simulation.checks.components import find_texts
from simulation.common import Json, form_error

if TYPE_CHECKING:
    from simulation.world.accounts import GuildRole
    from simulation.world.channels import Channel
    from simulation.world.user import User
    from simulation.world.world import World

_CODE = re.compile(r"```.*?```|``.+?``|`[^`\n]+`", re.DOTALL)
_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(?:everyone|here)\b")


@dataclass
class Mentions:
    """The result: who is named (and may be), and who gets a notification."""

    users: list[User] = field(default_factory=list)
    roles: list[GuildRole] = field(default_factory=list)
    everyone: bool = False
    pinged: list[User] = field(default_factory=list)


@dataclass
class _Allowed:
    every_user: bool = True
    every_role: bool = True
    everyone: bool = True
    users: frozenset[int] = frozenset()
    roles: frozenset[int] = frozenset()
    replied_user: bool = True


def _parse(allowed: Json | None) -> _Allowed:
    if allowed is None:
        return _Allowed()
    parse = set(allowed.get("parse") or ())
    users = frozenset(int(x) for x in allowed.get("users") or ())
    roles = frozenset(int(x) for x in allowed.get("roles") or ())
    for name, ids in (("users", users), ("roles", roles)):
        if name in parse and ids:
            message = f'parse:["{name}"] and {name}: [ids...] are mutually exclusive.'
            raise form_error(["allowed_mentions"], "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)
        if len(ids) > 100:
            raise form_error(["allowed_mentions", name], "BASE_TYPE_BAD_LENGTH", "Must be 100 or fewer in length.")
    return _Allowed(
        "users" in parse, "roles" in parse, "everyone" in parse, users, roles, bool(allowed.get("replied_user"))
    )


def evaluate(
    sim: World,
    channel: Channel,
    author: User,
    content: str,
    components: list[Json],
    allowed: Json | None,
    *,
    replied_to: User | None = None,
) -> Mentions:
    """Return the mentions of a new message as Discord evaluates them.

    Text in code and in embeds mentions no one. Raises ApiError if `allowed` contradicts itself.
    """
    rule = _parse(allowed)
    text = _CODE.sub("", "\n".join([content, *find_texts(components)]))
    found = Mentions()
    for match in dict.fromkeys(_USER.findall(text)):
        user = sim.users.get(int(match))
        if user and (rule.every_user or user.id in rule.users):
            found.users.append(user)
    if replied_to is not None and rule.replied_user and replied_to not in found.users:
        found.users.append(replied_to)
    may_mention_all = bool(channel.permissions_of(author) & perms.MENTION_EVERYONE)
    reached: list[User] = list(found.users)
    if channel.guild is not None:
        roles = {role.id: role for role in channel.guild.roles}
        for match in dict.fromkeys(_ROLE.findall(text)):
            role = roles.get(int(match))
            if role and (rule.every_role or role.id in rule.roles):
                found.roles.append(role)
                if role.mentionable or may_mention_all:
                    members = channel.guild.memberships.values()
                    reached += [member.user for member in members if role in member.roles]
        if rule.everyone and may_mention_all and _EVERYONE.search(text):
            found.everyone = True
            reached += channel.guild.members
    for user in dict.fromkeys(reached):
        if user is not author and not user.bot and channel.can_see(user):
            found.pinged.append(user)
    return found
