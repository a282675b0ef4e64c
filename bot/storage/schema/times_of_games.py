"""Finds the times at which games act by themselves, in tables that keep at most one such time for each game."""

from collections.abc import Collection
from datetime import datetime

from sqlalchemy import Connection, Integer, bindparam, select
from sqlalchemy.orm import InstrumentedAttribute

from bot.database.prepared import PreparedQuery
from bot.storage.schema.models import GameRow


class TimesOfGames:
    """The times of all games in one table, by the columns of the game's id and of its time.

    Where a result is pending, no time comes until it is told or withdrawn.
    """

    def __init__(self, game_id: InstrumentedAttribute[int], at: InstrumentedAttribute[datetime]) -> None:
        settled = (game_id == GameRow.id, GameRow.pending_until.is_(None))
        first = select(game_id, at).where(*settled).order_by(at)
        self._first = PreparedQuery(first.limit(bindparam("most", type_=Integer)))
        self._due = PreparedQuery(select(game_id).where(*settled, at <= bindparam("until")).order_by(at))

    def earliest(self, connection: Connection, but: Collection[int]) -> datetime | None:
        """Return the earliest time of any game but these; None if there is none."""
        first = self._first.rows(connection, {"most": len(but) + 1})
        return next((at for game_id, at in first if game_id not in but), None)

    def due(self, connection: Connection, until: datetime, but: Collection[int]) -> list[int]:
        """Return the games whose time has come by then, the earliest first, except these."""
        return [game_id for game_id in self._due.scalars(connection, {"until": until}) if game_id not in but]
