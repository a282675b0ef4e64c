"""Reads the games that count for a server's ladders: those whose table has chosen so, and which came to their own end.

Who sees a ladder need not see the channels of its games. That is said on the card of each of these games before it
begins.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection, exists, select

from bot.storage.history.game_results import ENDED, ResultRow, casts_of
from bot.storage.people.past_occupants import NOBODY, Cast
from bot.storage.schema.choices import Rating
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import EmbargoRow, GameRow, Occupant, Seat
from engine.ranking import Ranking

AT_ONCE = 250
"""The most games whose players one query reads."""


class RatedGame(NamedTuple):
    """A finished game that counts, and the people who played it. Those who opted out of statistics are nobody."""

    id: int
    theme: str
    ended_at: datetime
    ranking: Ranking
    cast: Cast


def rated_games(connection: Connection, guild_id: int, at: datetime) -> list[RatedGame]:
    """Return all games of a server that count for its ladders, first to last. With a house player none counts."""
    rows = connection.execute(
        select(GameRow.id, GameRow.theme, ENDED, GameRow.settings, ResultRow.result)
        .join(ResultRow, ResultRow.game_id == GameRow.id)
        .where(
            GameRow.guild_id == guild_id,
            GameRow.phase == GamePhase.OVER,
            GameRow.ended_at.is_not(None),
            ~exists().where(EmbargoRow.game_id == GameRow.id, EmbargoRow.until > at),
            ~exists().where(Seat.game_id == GameRow.id, Occupant.seat_id == Seat.id, Occupant.user_id < NOBODY),
        )
        .order_by(ENDED, GameRow.id)
    )
    found = [
        (game_id, theme, ended_at, result.ranking)
        for game_id, theme, ended_at, settings, result in rows
        if settings.rating is Rating.ON and result.counts and result.ranking
    ]
    casts = _casts(connection, [game_id for game_id, *_ in found])
    return [RatedGame(*game, casts.get(game[0], {})) for game in found]


def _casts(connection: Connection, games: Sequence[int]) -> dict[int, Cast]:
    casts: dict[int, Cast] = {}
    for first in range(0, len(games), AT_ONCE):
        casts |= casts_of(connection, games[first : first + AT_ONCE])
    return casts
