"""Checks the disk under an SQLite file for free space."""

import errno
import tempfile
from pathlib import Path

TRIAL = 64 * 1024
"""Bytes that SQLite needs beside a database just to open it: for its locks and the first pages of its log."""
FULL = (errno.ENOSPC, errno.EDQUOT)
"""The system's errors for a full disk and for a user whose quota is used up."""


def try_out(folder: Path) -> None:
    """Write a trial file into a folder and remove it again. Raises OSError."""
    with tempfile.TemporaryFile(dir=folder) as trial:
        trial.write(bytes(TRIAL))


def is_full(folder: Path) -> bool:
    """Whether the folder's disk has no room even for the trial file."""
    try:
        try_out(folder)
    except OSError as error:
        return error.errno in FULL
    return False
