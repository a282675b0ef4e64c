"""Runs the bot as it is, in a process of its own; its settings say where Discord is."""

import os
import sys
from multiprocessing.connection import Connection
from pathlib import Path

from bot.cli import main


def launch(folder: Path, stderr: Connection) -> None:
    """Do as ``brehon run`` does in a folder, with standard error in a pipe."""
    sys.stderr = os.fdopen(os.dup(stderr.fileno()), "w", buffering=1, encoding="utf-8")
    stderr.close()
    os.chdir(folder)
    main(["run"])
