"""Takes a game's record from a database, unless it would tell secrets."""

from functools import partial

from sqlalchemy import Connection, select

from bot.cli.terminal import Fault
from bot.database.opening import open_database
from bot.storage.history.records_with_texts import record_with_texts
from bot.storage.schema import migrate
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import GameRow

LARGEST_ID = 2**31 - 1


async def exported(address: str, game_id: int, *, with_secrets: bool) -> bytes:
    """Return a game's record; a running one's only with its secrets. Raises Fault, and the errors of opening."""
    await migrate.check(address)
    database = await open_database(address)
    try:
        return await database.read(partial(_export, game_id=game_id, with_secrets=with_secrets))
    finally:
        await database.close()


def _export(connection: Connection, *, game_id: int, with_secrets: bool) -> bytes:
    begun, over = GameRow.started_at.is_not(None), GameRow.phase == GamePhase.OVER
    asked = select(begun, over).where(GameRow.id == game_id)
    found = connection.execute(asked).one_or_none() if 0 < game_id <= LARGEST_ID else None
    if found is None:
        raise Fault(f"brehon: GAME-ID: there is no game {game_id} in this database.")
    _check(game_id, *found, with_secrets=with_secrets)
    return record_with_texts(connection, game_id)


def _check(game_id: int, has_begun: bool, is_over: bool, *, with_secrets: bool) -> None:
    if not has_begun:
        raise Fault(f"brehon: GAME-ID: game {game_id} has not begun, so it has no record.")
    if not is_over and not with_secrets:
        problem = f"brehon: game {game_id} is still on, and its record holds every secret; --secrets exports it anyway."
        raise Fault(problem, Fault.REFUSED)
