"""Runs the bot unchanged in its own process, with settings that give Discord's address."""

import os
import sys
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path

from bot.cli import main


def launch(folder: Path, told: Connection, arguments: Sequence[str]) -> None:
    """Run ``brehon`` in a folder, with its output in a pipe."""
    sys.stdout = sys.stderr = os.fdopen(os.dup(told.fileno()), "w", buffering=1, encoding="utf-8")
    told.close()
    os.chdir(folder)
    main(arguments)
