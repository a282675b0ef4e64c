"""The disk under a file of SQLite: whether anything more fits on it."""

import errno
import tempfile
from pathlib import Path

TRIAL = 64 * 1024
"""Bytes that SQLite needs beside a database to open it at all: for its locks, and for the first pages of its log."""
FULL = (errno.ENOSPC, errno.EDQUOT)
"""The system's errors for a disk that is full, and for a user who may take no more of it."""


def try_out(folder: Path) -> None:
    """Write something into a folder, and take it away again. Raises OSError."""
    with tempfile.TemporaryFile(dir=folder) as trial:
        trial.write(bytes(TRIAL))


def is_full(folder: Path) -> bool:
    """Whether a folder lies on a disk on which not even the least fits."""
    try:
        try_out(folder)
    except OSError as error:
        return error.errno in FULL
    return False
