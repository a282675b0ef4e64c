"""Begins a match with its first game: notes the players, and frees the seats of those who do not play that game."""

from random import SystemRandom

from sqlalchemy import Connection, delete, update

from bot.host.denied import Denied
from bot.host.locked_games import signing_up
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.storage.matches.match_players import MatchPlayer, MatchRow
from bot.storage.matches.matches import CUP_PLAYERS
from bot.storage.schema.choices import Matching, Rating
from bot.storage.schema.models import GameRow, Seat
from bot.storage.schema.rows import add

lots = SystemRandom()


def with_match(games: Games, connection: Connection, waiting: HostedGame) -> HostedGame:
    """Begin the match that a table has chosen with its first game; return that game. Raises Denied if it may not.

    In a cup lots are drawn for who plays whom.
    """
    kind = waiting.settings.matching
    if kind is Matching.SINGLE or waiting.match is not None:
        return waiting
    if waiting.writing is not None:
        raise Denied("match-writing")
    players = [*waiting.occupancies]
    if kind is Matching.CUP:
        if len(players) != CUP_PLAYERS:
            raise Denied("cup-of-four", {"count": len(players)})
        lots.shuffle(players)
    is_rated = waiting.settings.rating is Rating.ON and not waiting.house
    match = MatchRow(guild_id=waiting.guild_id, channel_id=waiting.room.channel_id, kind=kind, is_rated=is_rated)
    add(connection, match)
    for position, occupancy in enumerate(players):
        add(connection, _player(match.id, position, occupancy))
    connection.execute(update(GameRow).where(GameRow.id == waiting.id).values(match_id=match.id))
    if kind is Matching.CUP:
        not_yet = [occupancy.seat_id for occupancy in players[CUP_PLAYERS // 2 :]]
        connection.execute(delete(Seat).where(Seat.id.in_(not_yet)))
    return signing_up(games, connection, waiting.id)


def _player(match_id: int, position: int, occupancy: Occupancy) -> MatchPlayer:
    return MatchPlayer(
        match_id=match_id,
        position=position,
        user_id=occupancy.user_id,
        name=occupancy.player,
        is_staff=occupancy.is_staff,
        dm_channel_id=occupancy.dm_channel_id,
        dm_open=occupancy.dm_open,
    )
