"""The disk under the database: whether it may be written to, and whether it has room."""

import shutil
import tempfile
from pathlib import Path

from bot.checking.finding import Finding, error, ok, warning

ABOUT = "Disk"
MEGABYTE = 1_000_000
SCARCE = 500 * MEGABYTE
FULL = 20 * MEGABYTE


def check_disk(folder: Path) -> Finding:
    """Write something into the database's folder, and see how much more would fit."""
    try:
        with tempfile.TemporaryFile(dir=folder) as trial:
            trial.write(b"brehon")
        free = shutil.disk_usage(folder).free
    except FileNotFoundError:
        return error(ABOUT, f"There is no folder {folder}. Make it, or correct BREHON_DATABASE.")
    except OSError as refused:
        return error(
            ABOUT,
            f"The folder {folder} cannot be written to ({refused.strerror}). "
            "Let the user that runs the bot write there, for beside the database lie files of its own.",
        )
    return check_space(folder, free)


def check_space(folder: Path, free: int) -> Finding:
    """Judge how many bytes are free."""
    told = f"{free // MEGABYTE} MB are free in {folder}."
    if free < FULL:
        return error(ABOUT, f"{told} Make room: nothing can be saved on a full disk, and so no game goes on.")
    if free < SCARCE:
        return warning(ABOUT, f"{told} Make room before it is full.")
    return ok(ABOUT, told)
