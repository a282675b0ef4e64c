"""Reports what is installed."""

import platform

import discord

from bot.checking.findings import Finding, error, ok
from bot.version import version

ABOUT = "Versions"
DISCORD_PY = (2, 7)
"""The release of discord.py that the bot needs; later ones before version 3 work too."""


def check_versions(database: str, discord_py: tuple[int, int]) -> Finding:
    """Report all versions; ``database`` is the database with its version."""
    ours = f"Brehon {version()}, discord.py {discord.__version__}"
    installed = f"{ours}, Python {platform.python_version()}, {database}"
    if discord_py < DISCORD_PY or discord_py[0] > DISCORD_PY[0]:
        wanted = ".".join(map(str, DISCORD_PY))
        return error(ABOUT, f"{installed}. Brehon needs discord.py {wanted}: install requirements/run.txt again.")
    return ok(ABOUT, f"{installed}.")


def installed_discord_py() -> tuple[int, int]:
    """Return the version of discord.py, without its patch number."""
    return (discord.version_info.major, discord.version_info.minor)
