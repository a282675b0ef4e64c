"""Finds games in the database that nobody can continue."""

from collections.abc import Collection

from sqlalchemy import Connection, bindparam, select

from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import GameRow

WITHOUT = select(GameRow.id, GameRow.theme).where(
    GameRow.phase != GamePhase.OVER, GameRow.theme.not_in(bindparam("themes", expanding=True))
)


def games_without_theme(connection: Connection, themes: Collection[str]) -> list[tuple[int, str]]:
    """Return the running games whose theme is none of these, with its slug."""
    return [(row.id, row.theme) for row in connection.execute(WITHOUT, {"themes": [*themes]})]
