"""Runs the bot as it is, but pointed at a Discord on this machine: ``python -m tests.wire.launcher PORT [COMMAND]``."""

import os
import sys
from multiprocessing.connection import Connection
from pathlib import Path

import discord
import yarl

from bot.cli import main


def point_at(port: int) -> None:
    """Let discord.py look for Discord at a port of this machine."""
    discord.http.Route.BASE = f"http://127.0.0.1:{port}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/gateway")


def launch(port: int, folder: Path, stderr: Connection) -> None:
    """Do as ``brehon run`` does in a folder, with standard error in a pipe."""
    sys.stderr = os.fdopen(os.dup(stderr.fileno()), "w", buffering=1, encoding="utf-8")
    stderr.close()
    os.chdir(folder)
    point_at(port)
    main(["run"])


if __name__ == "__main__":
    point_at(int(sys.argv[1]))
    main(sys.argv[2:] or ["run"])
