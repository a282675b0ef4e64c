"""The whole check, line by line. An error in the check itself is a line too."""

import asyncio
from collections.abc import AsyncIterator, Sequence

from bot.checking.asking_discord import check_discord
from bot.checking.findings import Finding, error, warning
from bot.checking.games_check import check_games
from bot.checking.keeping import Keeping, OpenRoom, check_keeping
from bot.checking.metrics_port import check_port
from bot.checking.pictures import check_pictures
from bot.checking.pulse import check_pulse
from bot.checking.themes import check_themes
from bot.checking.versions import check_versions, installed_discord_py
from bot.settings import Address, BadSettings, Settings, strange_settings
from bot.themes import NoThemes

PATIENCE = 15.0
"""The seconds that a database or Discord may take to answer."""


async def report(patience: float = PATIENCE) -> AsyncIterator[Finding]:
    """Check everything with the settings of .env and the environment."""
    try:
        settings = Settings.read()
    except BadSettings as wrong:
        yield check_versions(Keeping().server, installed_discord_py())
        yield error("Settings", str(wrong))
        return
    keeping = await _keeping(settings, patience)
    yield check_versions(keeping.server, installed_discord_py())
    for sentence in strange_settings():
        yield warning("Settings", sentence)
    for finding in keeping.findings:
        yield finding
    yield await asyncio.to_thread(_pulse, settings)
    for finding in (*check_pictures(), *_themes(settings, keeping.rooms)):
        yield finding
    if settings.metrics is not None:
        yield await _port(settings.metrics, settings.database, patience)
    for finding in await _games(settings, keeping.rooms, patience):
        yield finding
    token = settings.token
    try:
        async for finding in check_discord(token, keeping.rooms, patience, settings.reach):
            yield finding
    except Exception as unforeseen:  # (a check ends with a line, never with a traceback)
        yield _unforeseen("Discord", unforeseen)


async def _keeping(settings: Settings, patience: float) -> Keeping:
    try:
        return await check_keeping(settings.database, patience)
    except Exception as unforeseen:  # (as above)
        return Keeping(findings=[_unforeseen("Database", unforeseen)])


async def _port(address: Address, database: str, patience: float) -> Finding:
    try:
        return await check_port(address, database, patience)
    except Exception as unforeseen:  # (as above)
        return _unforeseen("Metrics", unforeseen)


def _pulse(settings: Settings) -> Finding:
    try:
        return check_pulse(settings.database)
    except Exception as unforeseen:  # (as above)
        return _unforeseen("Bot", unforeseen)


def _themes(settings: Settings, rooms: Sequence[OpenRoom]) -> list[Finding]:
    try:
        return list(check_themes(settings.themes, rooms))
    except Exception as unforeseen:  # (as above)
        return [_unforeseen("Themes", unforeseen)]


async def _games(settings: Settings, rooms: Sequence[OpenRoom], patience: float) -> list[Finding]:
    if not rooms:
        return []
    try:
        return await check_games(settings.database, settings.themes, rooms, patience)
    except NoThemes:
        return []  # Another check has already reported that.
    except Exception as unforeseen:  # (as above)
        return [_unforeseen("Games", unforeseen)]


def _unforeseen(about: str, what: Exception) -> Finding:
    """Report it without its message, which may hold a secret."""
    return error(
        about, f"It could not be checked to the end ({type(what).__name__}). Please tell the authors of Brehon."
    )
