"""The name of a process that shares a database, by which a restarted process recognizes its own earlier lease."""

from __future__ import annotations

import fcntl
import os
import secrets
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from engine.records.errors import FULL_DISK, SettingError

BOOT_ID = Path("/proc/sys/kernel/random/boot_id")
"""The file in which Linux identifies the boot of the machine; containers see their host's."""


def _identity(file: int) -> str:
    """Return an identifier that an open file cannot share with a copy of it, "" if it is unknown.

    A copy on the same machine has another inode or device, and one on another machine, or on a clone of it, another
    boot. The host name is not part of it: a container that is recreated with the same volume gets another one.
    """
    try:
        boot = BOOT_ID.read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        # Not Linux: without an identity, no process takes over a name.
        return ""
    found = os.fstat(file)
    return f"{boot} {found.st_dev} {found.st_ino}"


@contextmanager
def this_process(heartbeat: Path) -> Iterator[str]:
    """Yield a name for this process, kept in a file beside the file `heartbeat`.

    A process that has locked that file knows that the previous process with its name has ended: the name is kept only
    as long as it is the same file and the same boot of the machine (`_identity`). Raises SettingError while another
    process has it, or if it cannot be written.
    """
    path = heartbeat.with_name(f"{heartbeat.name}.process")
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise _not_written(path, error) from error
    with closing(os.fdopen(file, "r+", encoding="utf-8", errors="replace")) as opened:
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise SettingError(
                f"HEARTBEAT_FILE {heartbeat} is used by another bot; give each process its own"
            ) from None
        name, _, written = opened.read().strip().partition("\n")
        identity = _identity(file)
        if not name or not identity or written != identity:
            name = f"{socket.gethostname()}-{secrets.token_hex(8)}"
            try:
                opened.seek(0)
                opened.truncate()
                opened.write(f"{name}\n{identity}\n")
                opened.flush()
            except OSError as error:
                raise _not_written(path, error) from error
        yield name


def _not_written(path: Path, error: OSError) -> SettingError:
    return SettingError(
        f"the file {path} beside HEARTBEAT_FILE cannot be written: {error.strerror}", passes=error.errno in FULL_DISK
    )
