"""Games in the database that nobody can go on with."""

from collections.abc import Collection

from sqlalchemy import Connection, bindparam, select

from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import GameRow

WITHOUT = select(GameRow.id, GameRow.theme).where(
    GameRow.phase != GamePhase.OVER, GameRow.theme.not_in(bindparam("themes", expanding=True))
)


def games_without_theme(connection: Connection, themes: Collection[str]) -> list[tuple[int, str]]:
    """The games that are on whose theme is none of these, and its slug."""
    return [(row.id, row.theme) for row in connection.execute(WITHOUT, {"themes": [*themes]})]
