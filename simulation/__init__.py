"""A loopback Discord: a local server good enough for an unmodified discord.py client. See README.md."""

from .channels import Channel, Thread
from .common import NotAcknowledgedError, SimulatorError, Violation
from .interactions import Choice, Modal, Reply
from .messages import Attachment, Message
from .server import LoopbackDiscord
from .world import Guild, Role, User

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
