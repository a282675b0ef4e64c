"""Games that a job changes: no other process changes them meanwhile."""

from sqlalchemy import Connection

from bot.host.denied import Denied
from bot.storage.games import Games
from bot.storage.kinds import GamePhase
from bot.storage.live import Live


def locked(games: Games, connection: Connection, game_id: int) -> Live:
    """A game, whatever its phase. Raises Denied if there is none."""
    live = games.load_within(connection, game_id, lock=True)
    if live is None:
        raise Denied("no-such-game")
    return live


def signing_up(games: Games, connection: Connection, game_id: int) -> Live:
    """A game that has not begun. Raises Denied if there is none, or it has."""
    live = locked(games, connection, game_id)
    if live.phase is not GamePhase.SIGNUP:
        raise Denied("begun-already" if live.phase is GamePhase.RUNNING else "over")
    return live
