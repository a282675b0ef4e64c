"""Runs the bot as it is, in a process of its own; its settings say where Discord is."""

import os
import sys
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path

from bot.cli import main


def launch(folder: Path, told: Connection, arguments: Sequence[str]) -> None:
    """Do as ``brehon`` does in a folder, with what it says in a pipe."""
    sys.stdout = sys.stderr = os.fdopen(os.dup(told.fileno()), "w", buffering=1, encoding="utf-8")
    told.close()
    os.chdir(folder)
    main(arguments)
