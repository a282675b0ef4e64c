"""Finds games in the database that nobody can continue."""

from collections.abc import Collection

from sqlalchemy import Connection, select

from bot.database.prepared import PreparedQuery
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import GameRow

ON = PreparedQuery(select(GameRow.id, GameRow.theme).where(GameRow.phase != GamePhase.OVER))


def games_without_theme(connection: Connection, themes: Collection[str]) -> list[tuple[int, str]]:
    """Return the running games whose theme is none of these, with its slug."""
    return [(game_id, theme) for game_id, theme in ON.rows(connection) if theme not in themes]
