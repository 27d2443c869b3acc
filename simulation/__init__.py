"""A loopback Discord: a local server good enough for an unmodified discord.py client. See README.md."""

from simulation.common import NotAcknowledgedError, SimulatorError, Violation
from simulation.server import LoopbackDiscord
from simulation.world.accounts import Role
from simulation.world.channels import Channel, Thread
from simulation.world.guilds import Guild
from simulation.world.interactions import Choice, Modal, Reply
from simulation.world.messages import Attachment, Message
from simulation.world.user import User

__all__ = [
    "Attachment",
    "Channel",
    "Choice",
    "Guild",
    "LoopbackDiscord",
    "Message",
    "Modal",
    "NotAcknowledgedError",
    "Reply",
    "Role",
    "SimulatorError",
    "Thread",
    "User",
    "Violation",
]
