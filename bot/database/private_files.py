"""Closes the database's files to everybody but their owner, because they hold every secret."""

import os
from contextlib import suppress
from pathlib import Path

OWNER_ONLY = 0o600
OTHERS = 0o077
"""The permission bits of the group and of everybody else."""
BESIDE = ("", "-wal", "-shm", "-journal")
"""Suffixes of the files that SQLite keeps beside a database. SQLite gives them the same mode as the database."""


def make_private(file: Path) -> None:
    """Create an empty file that only its owner may use, if there is none. Raises OSError."""
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ONLY))


def close_to_others(file: Path) -> None:
    """Remove others' permissions from a database that an older release or a person may have created."""
    for each in files_of(file):
        with suppress(OSError):  # The file belongs to another user, or is gone again.
            if is_open_to_others(each):
                each.chmod(OWNER_ONLY)


def other_owner(path: Path) -> str | None:
    """Return the name or number of the other user who owns a file or folder; None if it is ours or missing."""
    if os.name != "posix":
        return None
    with suppress(OSError):
        owner = path.stat().st_uid
        if owner != os.geteuid():
            with suppress(KeyError):
                return path.owner()
            return str(owner)
    return None


def files_of(file: Path) -> list[Path]:
    """Return a database's file and those that SQLite may keep beside it."""
    return [file.with_name(f"{file.name}{beside}") for beside in BESIDE]


def is_open_to_others(path: Path) -> bool:
    """Whether others than the owner may use a file or folder at all. Always false where modes mean nothing."""
    return os.name == "posix" and path.exists() and bool(path.stat().st_mode & OTHERS)
