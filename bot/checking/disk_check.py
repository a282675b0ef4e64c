"""Checks the disk under the database: whether it is writable, and has room."""

import os
import shutil
from pathlib import Path

from bot.checking.findings import Finding, error, ok, warning
from bot.database.address import belongs_to
from bot.database.free_space import FULL, try_out
from bot.database.private_files import files_of, is_open_to_others, other_owner

ABOUT = "Disk"
MEGABYTE = 1_000_000
SCARCE = 500 * MEGABYTE
ROOT = 0
"""The id of the user who may check other users' files."""
LEAST = 20 * MEGABYTE
MAKE_ROOM = "Make room: nothing can be saved on a full disk, and so no game goes on."


def check_disk(folder: Path) -> Finding:
    """Write something into the database's folder, and see how much more would fit."""
    try:
        try_out(folder)
        free = shutil.disk_usage(folder).free
    except FileNotFoundError:
        return error(ABOUT, f"There is no folder {folder}. Make it, or correct BREHON_DATABASE.")
    except OSError as refused:
        if refused.errno in FULL:
            return error(ABOUT, f"The disk of {folder} is full. {MAKE_ROOM}")
        if (owner := other_owner(folder)) is not None:
            return error(ABOUT, f"The folder {belongs_to(owner, folder)}")
        return error(
            ABOUT,
            f"The folder {folder} cannot be written to ({refused.strerror}). "
            "Let the user that runs the bot write there, for beside the database lie files of its own.",
        )
    return check_space(folder, free)


def check_space(folder: Path, free: int) -> Finding:
    """Judge the number of free bytes."""
    told = f"{free // MEGABYTE} MB are free in {folder}."
    if free < LEAST:
        return error(ABOUT, f"{told} {MAKE_ROOM}")
    if free < SCARCE:
        return warning(ABOUT, f"{told} Make room before it is full.")
    return ok(ABOUT, told)


def check_privacy(file: Path) -> Finding | None:
    """Warn if users other than the bot's may read a database, or its folder."""
    if (owner := other_owner(file)) is not None and os.geteuid() != ROOT:
        return warning(ABOUT, belongs_to(owner, file))
    if any(map(is_open_to_others, files_of(file))):
        said = f"Other users of this machine may read {file}, which holds every secret."
        return warning(ABOUT, f"{said} `brehon run` closes it when it starts; or say `chmod 600 {file}`.")
    if is_open_to_others(file.parent):
        said = f"Other users of this machine may look into the folder {file.parent}."
        return warning(ABOUT, f"{said} Close it with `chmod 700 {file.parent}`, or give the database one of its own.")
    return None
