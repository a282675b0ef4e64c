"""Finds the games that people play in their DMs with the bot: how many there are, and which are forgotten.

Such a game belongs to no server. In place of one it has its person's home, see ``home_of``.
"""

from collections.abc import Mapping
from datetime import datetime, timedelta

from sqlalchemy import Connection, func, select, text

from bot.database.prepared import PreparedQuery
from bot.storage.people.guilds import lock_id
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import ActionRow, GameRow

SIGN_UP_LASTS = timedelta(days=1)
"""How long after it was opened a game in a DM that has not begun ends by itself."""
GAME_LASTS = timedelta(days=14)
"""How long after its last line a game in a DM ends by itself, however long its deadlines are."""

ON_IN_DM = text("games.guild_id < 0 AND games.phase != 'over'")
"""The condition of the index that has these games."""
ON = select(func.count()).select_from(GameRow).where(ON_IN_DM)
SIGN_UPS = select(GameRow.id, GameRow.created_at).where(ON_IN_DM, GameRow.phase == GamePhase.SIGNUP)
LAST_LINES = (
    select(GameRow.id, func.max(ActionRow.at))
    .join(ActionRow, ActionRow.game_id == GameRow.id)
    .where(ON_IN_DM, GameRow.phase == GamePhase.RUNNING)
    .group_by(GameRow.id)
)
FIND_SIGN_UPS, FIND_LAST_LINES = PreparedQuery(SIGN_UPS), PreparedQuery(LAST_LINES)


def count_in_dms(connection: Connection) -> int:
    """Count the games in DMs that are not over. Nobody else can count them before the transaction ends."""
    lock_id(connection, 0)
    return connection.scalars(ON).one()


def count_opened(connection: Connection, home: int, since: datetime) -> int:
    """Count the games that were opened in a person's DM since then."""
    opened = select(func.count()).select_from(GameRow).where(GameRow.guild_id == home, GameRow.created_at > since)
    return connection.scalars(opened).one()


def ends_of_forgotten(connection: Connection) -> Mapping[int, datetime]:
    """Return when each game in a DM ends by itself if nothing happens in it before."""
    opened = {game_id: at + SIGN_UP_LASTS for game_id, at in FIND_SIGN_UPS.rows(connection)}
    return opened | {game_id: at + GAME_LASTS for game_id, at in FIND_LAST_LINES.rows(connection)}
