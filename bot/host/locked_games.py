"""Loads a game for a job that changes it, and locks its row so that no other process changes it meanwhile."""

from sqlalchemy import Connection

from bot.host.denied import Denied
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import GamePhase


def locked(games: Games, connection: Connection, game_id: int) -> HostedGame:
    """Return a game in any phase, locked. Raises Denied if there is none."""
    hosted = games.load_within(connection, game_id, lock=True)
    if hosted is None:
        raise Denied("no-such-game")
    return hosted


def signing_up(games: Games, connection: Connection, game_id: int) -> HostedGame:
    """Return a game that has not begun, locked. Raises Denied if there is none, or it has begun."""
    hosted = locked(games, connection, game_id)
    check_signing_up(hosted)
    return hosted


def check_signing_up(hosted: HostedGame) -> None:
    """Raise Denied once a game has begun, or is over."""
    if hosted.phase is not GamePhase.SIGNUP:
        raise Denied("begun-already" if hosted.phase is GamePhase.RUNNING else "over")
