"""A game's record taken from a database, unless it would tell secrets."""

from bot.cli.terminal import Fault
from bot.storage import migrate
from bot.storage.database import open_database
from bot.storage.models import GamePhase, GameRow
from bot.storage.records import record_of

LARGEST_ID = 2**31 - 1


async def exported(address: str, game_id: int, *, with_secrets: bool) -> bytes:
    """Give the record of a game; a running one's only with its secrets. Raises Fault, and what opening raises."""
    await migrate.check(address)
    database = await open_database(address)
    try:
        async with database.reading() as session:
            game = await session.get(GameRow, game_id) if 0 < game_id <= LARGEST_ID else None
            _check(game, game_id, with_secrets=with_secrets)
            return await record_of(session, game_id)
    finally:
        await database.close()


def _check(game: GameRow | None, game_id: int, *, with_secrets: bool) -> None:
    if game is None:
        raise Fault(f"brehon: GAME-ID: there is no game {game_id} in this database.")
    if game.started_at is None:
        raise Fault(f"brehon: GAME-ID: game {game_id} has not begun, so it has no record.")
    if game.phase is not GamePhase.OVER and not with_secrets:
        problem = f"brehon: game {game_id} is still on, and its record holds every secret; --secrets exports it anyway."
        raise Fault(problem, Fault.REFUSED)
