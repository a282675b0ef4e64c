"""Checks whether each running game can be read from the database."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from bot.checking.findings import Finding, error, ok
from bot.checking.keeping import OpenRoom
from bot.database.database import Database
from bot.database.opening import open_database
from bot.storage.games.games import Library, Unreadable, load_hosted
from bot.themes import games, load_shelf

ABOUT = "Games"


async def check_games(address: str, folder: Path | None, rooms: Sequence[OpenRoom], patience: float) -> list[Finding]:
    """Read each of these games with the installed themes. All of it may take this many seconds."""
    themes = load_shelf(folder).themes
    library = Library(themes, games(themes))
    database = await open_database(address)
    try:
        async with asyncio.timeout(patience):
            found = [finding for room in rooms for finding in await _read(database, library, room)]
    finally:
        await database.close()
    return found or [ok(ABOUT, f"Games that are on, each of which can be read: {len(rooms)}.")]


async def _read(database: Database, library: Library, room: OpenRoom) -> list[Finding]:
    try:
        await database.read(lambda connection: load_hosted(connection, library, room.game_id))
    except Unreadable as unreadable:
        return [_unreadable(room, unreadable)]
    return []


def _unreadable(room: OpenRoom, unreadable: Unreadable) -> Finding:
    """Report it without its message, which may hold secrets of the game."""
    rests = f"Game {room.game_id} rests, for it cannot be read ({type(unreadable.__cause__).__name__})."
    return error(ABOUT, f"{rests} Restore a backup of the database, and start the bot anew; the other games go on.")
