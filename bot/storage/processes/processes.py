"""Names the processes that share a database, and detects that one has ended."""

import os
import re
import socket
from functools import cache
from hashlib import sha256
from pathlib import Path
from secrets import token_hex

NAMESPACE = Path("/proc/self/ns/pid")
"""On Linux, identifies the namespace in which a process id is valid: two containers may have the same name."""
NAME = re.compile("(?P<place>[^:]+):(?P<number>[0-9]{1,9}):[^:]+")


@cache
def this_process() -> str:
    """Return the name of this process."""
    return f"{_place()}:{os.getpid()}:{token_hex(4)}"


def is_gone(process: str) -> bool:
    """Whether a process has surely ended. For another machine that is unknown; an invalid name counts as ended."""
    if (called := NAME.fullmatch(process)) is None:
        return True
    if process == this_process() or called["place"] != _place():
        return False
    number = int(called["number"])
    return number == os.getpid() or not _is_running(number)


def number_of(process: str) -> int:
    """Return the id of a process in its machine or container."""
    return int(process.split(":")[1])


def this_host() -> str:
    """Return the name of this machine; in a container, its id."""
    return socket.gethostname()


@cache
def _place() -> str:
    among = str(NAMESPACE.readlink()) if NAMESPACE.is_symlink() else ""
    return sha256(f"{this_host()} {among}".encode()).hexdigest()[:12]


def _is_running(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass  # It is somebody else's.
    return True
