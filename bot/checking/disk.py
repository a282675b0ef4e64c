"""The disk under the database: whether it may be written to, and whether it has room."""

import shutil
import tempfile
from pathlib import Path

from bot.checking.finding import Finding, error, ok, warning
from bot.storage.privacy import files_of, is_open_to_others

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


def check_privacy(file: Path) -> Finding | None:
    """Warn if others than the owner may look into a database, or into the folder in which it lies."""
    if any(map(is_open_to_others, files_of(file))):
        said = f"Other users of this machine may read {file}, which holds every secret."
        return warning(ABOUT, f"{said} `brehon run` closes it when it starts; or say `chmod 600 {file}`.")
    if is_open_to_others(file.parent):
        said = f"Other users of this machine may look into the folder {file.parent}."
        return warning(ABOUT, f"{said} Close it with `chmod 700 {file.parent}`, or give the database one of its own.")
    return None
