"""A database in a file holds every secret, so that nobody but its owner may read it."""

import os
from contextlib import suppress
from pathlib import Path

OWNER_ONLY = 0o600
OTHERS = 0o077
"""What the group and everybody else may do with a file or folder."""
BESIDE = ("", "-wal", "-shm", "-journal")
"""What SQLite adds to the name of a database for the files beside it, which it makes as open as the database is."""


def make_private(file: Path) -> None:
    """Make an empty file for its owner alone, if there is none. Raises OSError."""
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ONLY))


def close_to_others(file: Path) -> None:
    """Let nobody but the owner read a database that may have been made by an older release, or by hand."""
    for each in files_of(file):
        with suppress(OSError):  # It belongs to another user, or is gone again.
            if is_open_to_others(each):
                each.chmod(OWNER_ONLY)


def other_owner(path: Path) -> str | None:
    """Who else owns a file or folder: a user's name or number; None if it is ours or away."""
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
    """A database's file and those that SQLite may keep beside it."""
    return [file.with_name(f"{file.name}{beside}") for beside in BESIDE]


def is_open_to_others(path: Path) -> bool:
    """Whether others than its owner may do anything with a file or folder; where modes mean nothing they may not."""
    return os.name == "posix" and path.exists() and bool(path.stat().st_mode & OTHERS)
