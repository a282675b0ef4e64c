"""Reads how matches of several games stand, and saves how they go on."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, func, select, update

from bot.database.columns import ID
from bot.database.prepared import PreparedQuery
from bot.storage.history.game_results import ResultRow, Unlisted
from bot.storage.matches.match_players import MatchPlayer, MatchRow
from bot.storage.matches.matches import Match, PlayedGame
from bot.storage.people.past_occupants import NOBODY
from bot.storage.schema.choices import Matching
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import GameRow, Occupant, Seat
from bot.storage.schema.rows import rows_of, table_of
from engine.ranking import Ranking

BETWEEN = timedelta(seconds=60)
"""The time between two games of a match, in which everybody sees how the last one ended."""

NEXT_GAME = PreparedQuery(select(func.min(MatchRow.goes_on_at)))
DUE_MATCHES = PreparedQuery(
    select(MatchRow.id).where(MatchRow.goes_on_at <= bindparam("at")).order_by(MatchRow.goes_on_at)
)
PLAYERS = PreparedQuery(select(table_of(MatchPlayer)).where(MatchPlayer.match_id == bindparam("match")))
KIND = PreparedQuery(select(MatchRow.kind).where(MatchRow.id == bindparam("match")))
IN_ORDER = PreparedQuery(
    select(MatchPlayer.user_id, MatchPlayer.has_left, MatchPlayer.name)
    .where(MatchPlayer.match_id == bindparam("match"))
    .order_by(MatchPlayer.position)
)
PLAYED = PreparedQuery(
    select(GameRow.id, ResultRow.result)
    .join(ResultRow, ResultRow.game_id == GameRow.id)
    .where(GameRow.match_id == bindparam("match"), GameRow.phase == GamePhase.OVER)
    .order_by(GameRow.id)
)
SEATED = PreparedQuery(
    select(Seat.name, Occupant.user_id)
    .join(Occupant, Occupant.seat_id == Seat.id)
    .where(Seat.game_id == ID, Occupant.until.is_(None))
    .order_by(Seat.position)
)
WAITING_THERE = PreparedQuery(
    select(MatchRow.id).where(MatchRow.channel_id == bindparam("channel"), MatchRow.goes_on_at.is_not(None))
)


class GameEnd(NamedTuple):
    """The end of a game of a match: who had its seats, where and when, and whether it was ended early."""

    players: frozenset[int]
    channel_id: int
    at: datetime
    is_early: bool


def match_of(connection: Connection, match_id: int, before: int | None = None) -> Match:
    """Return a match as it stands, or as it stood before the game of that number."""
    (kind,) = KIND.scalars(connection, {"match": match_id})
    rows = IN_ORDER.rows(connection, {"match": match_id})
    left = frozenset([user for user, has_left, _ in rows if has_left])
    players = tuple([user for user, *_ in rows])
    house = {user: name for user, _, name in rows if user < 0}
    return Match(match_id, Matching(kind), players, left, _games(connection, match_id, before), house)


def _games(connection: Connection, match_id: int, before: int | None) -> tuple[PlayedGame, ...]:
    games = PLAYED.rows(connection, {"match": match_id})
    earlier = [(game_id, result) for game_id, result in games if before is None or game_id < before]
    return tuple([_played(_seated(connection, game_id), result.ranking) for game_id, result in earlier])


def _seated(connection: Connection, game_id: int) -> dict[str, int]:
    """Return who had each seat at the end."""
    return {row.name: row.user_id for row in SEATED.rows(connection, {ID.key: game_id})}


def _played(seated: dict[str, int], ranking: Ranking) -> PlayedGame:
    first = ranking[0] if ranking else ()
    winners = [seated.get(seat, NOBODY) for seat in first[0]] if len(first) == 1 else []
    return PlayedGame(tuple(seated.values()), tuple(winners))


def players_of(connection: Connection, match_id: int, users: Iterable[int]) -> list[MatchPlayer]:
    """Return the rows of some players, in the order of the users."""
    found = {row.user_id: row for row in rows_of(connection, MatchPlayer, PLAYERS, {"match": match_id})}
    return [found[user] for user in users if user in found]


def note_left(connection: Connection, match_id: int, users: Iterable[int]) -> None:
    """Note that some players have left a match."""
    those = (MatchPlayer.match_id == match_id, MatchPlayer.user_id.in_([*users]))
    connection.execute(update(MatchPlayer).where(*those).values(has_left=True))


def end_match(connection: Connection, match_id: int, winners: Iterable[int] = ()) -> None:
    """End a match, which somebody may have won."""
    connection.execute(update(MatchRow).where(MatchRow.id == match_id).values(is_over=True, goes_on_at=None))
    those = (MatchPlayer.match_id == match_id, MatchPlayer.user_id.in_([*winners]))
    connection.execute(update(MatchPlayer).where(*those).values(has_won=True))


def game_ended(connection: Connection, match: Match, end: GameEnd) -> None:
    """Let a match go on after one of its games, or end it. ``match`` is how it stood before the game."""
    note_left(connection, match.id, {*match.following} - end.players)
    after = match_of(connection, match.id)
    if end.is_early or not after.following:
        end_match(connection, match.id, () if end.is_early else after.winners)
        return
    going = (MatchRow.id == match.id, MatchRow.is_over.is_(False))
    values = {"channel_id": end.channel_id, "goes_on_at": end.at + BETWEEN}
    connection.execute(update(MatchRow).where(*going).values(**values))


def put_off_match(connection: Connection, match_id: int, at: datetime | None) -> None:
    """Set when the next game begins; None once it has begun."""
    connection.execute(update(MatchRow).where(MatchRow.id == match_id).values(goes_on_at=at))


def earliest_match(connection: Connection) -> datetime | None:
    """Return when the next game of any match begins."""
    (at,) = NEXT_GAME.scalars(connection)
    return at


def due_matches(connection: Connection, at: datetime) -> list[int]:
    """Return the matches whose next game is due."""
    return DUE_MATCHES.scalars(connection, {"at": at})


def is_match_in(connection: Connection, channel_id: int) -> bool:
    """Whether the next game of a match is to begin in a channel."""
    return bool(WAITING_THERE.scalars(connection, {"channel": channel_id}))


def last_game_of(connection: Connection, match_id: int) -> int:
    """Return the number of the last game of a match."""
    games = select(GameRow.id).where(GameRow.match_id == match_id).order_by(GameRow.id.desc())
    return connection.scalars(games.limit(1)).one()


def matches_won(connection: Connection, guild_id: int) -> dict[int, dict[Matching, int]]:
    """Return how many matches of each kind players have won on a server, if they are in statistics."""
    rows = connection.execute(
        select(MatchPlayer.user_id, MatchRow.kind, func.count())
        .join(MatchRow, MatchPlayer.match_id == MatchRow.id)
        .outerjoin(Unlisted, Unlisted.user_id == MatchPlayer.user_id)
        .where(MatchRow.guild_id == guild_id, MatchPlayer.has_won, MatchPlayer.user_id > NOBODY)
        .where(Unlisted.user_id.is_(None), MatchRow.is_rated)
        .group_by(MatchPlayer.user_id, MatchRow.kind)
    )
    won: dict[int, dict[Matching, int]] = {}
    for user_id, kind, count in rows:
        won.setdefault(user_id, {})[Matching(kind)] = count
    return won
