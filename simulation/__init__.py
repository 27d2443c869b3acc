"""A loopback Discord: a local server good enough for an unmodified discord.py client. See README.md."""

from simulation.common import NotAcknowledgedError, SimulatorError, Violation
from simulation.server import LoopbackDiscord
from simulation.world.accounts import GuildRole
from simulation.world.channels import Channel, Thread
from simulation.world.guilds import Guild
from simulation.world.interactions import AutocompleteChoice, Modal, Reply
from simulation.world.messages import Attachment, Message
from simulation.world.user import User

__all__ = [
    "Attachment",
    "AutocompleteChoice",
    "Channel",
    "Guild",
    "GuildRole",
    "LoopbackDiscord",
    "Message",
    "Modal",
    "NotAcknowledgedError",
    "Reply",
    "SimulatorError",
    "Thread",
    "User",
    "Violation",
]
