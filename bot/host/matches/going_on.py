"""Lets a match go on to its next game by itself, and lets players leave it."""

from datetime import datetime, timedelta
from functools import partial
from typing import NamedTuple

import structlog
from sqlalchemy import Connection, select, update
from sqlalchemy.exc import IntegrityError

from bot.clock import now
from bot.database.database import AWAY, Database
from bot.delivery.sending.delivery import Delivery
from bot.host.denied import Denied
from bot.host.leading.watchers import check_may_watch
from bot.host.locked_games import signing_up
from bot.host.moves.thread_dues import rows_for
from bot.host.opening.game_openings import insert_game
from bot.host.seats.rematches import chosen_options, opening_like
from bot.host.seats.seating import seat_player
from bot.host.seats.signup import Begun, SignUp
from bot.host.waits.lateness import ByItself
from bot.logs import where
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame
from bot.storage.matches.match_players import MatchPlayer, MatchRow
from bot.storage.matches.match_rows import (
    due_matches,
    earliest_match,
    end_match,
    last_game_of,
    match_of,
    note_left,
    players_of,
    put_off_match,
)
from bot.storage.matches.matches import Match
from bot.storage.outbox.outbox import Destination, owed, save_owed
from bot.storage.people.bench import Newcomer
from bot.storage.people.gms import CoGm
from bot.storage.people.sent_pictures import copy_cover
from bot.storage.people.spectators import THREAD, Spectator, spectators_of
from bot.storage.schema.kinds import OutboxKind
from bot.storage.schema.models import GameRow
from bot.storage.schema.rows import add, put

LATER = timedelta(minutes=10)
"""How long a match waits if its next game cannot begin, for example while the server has too many games on."""

log = structlog.get_logger()


class NextGame(NamedTuple):
    """What the next game of a match takes from the last one, and who plays it."""

    match: Match
    last: HostedGame
    players: list[MatchPlayer]


class Matches:
    """Lets matches go on."""

    def __init__(self, database: Database, games: Games, delivery: Delivery, sign_up: SignUp) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery
        self._sign_up = sign_up

    @property
    def by_itself(self) -> ByItself:
        """The next games, which begin by themselves."""
        return ByItself(earliest_match, self.begin_due)

    async def begin_due(self, at: datetime) -> None:
        """Begin the next game of every match for which it is time. One that cannot begin is tried again later."""
        for match_id in await self._database.read(partial(due_matches, at=at)):
            if (begun := await self._begun(match_id, at)) is not None:
                self._sign_up.tell_begun(begun)

    async def _begun(self, match_id: int, at: datetime) -> Begun | None:
        """Begin the next game of a match, or put it off."""
        try:
            return await self._database.write(partial(self._begin_next, match_id=match_id, at=at))
        except IntegrityError as error:
            problem: Exception = error
        except AWAY:
            raise
        except Exception as error:
            problem = error
        log.warning("match put off", error=where(problem))
        await self._database.write(partial(put_off_match, match_id=match_id, at=at + LATER))
        return None

    def _begin_next(self, connection: Connection, match_id: int, at: datetime) -> Begun | None:
        """Begin the next game of a match; None if somebody else was faster, or there is none."""
        due = select(MatchRow.id).where(MatchRow.id == match_id, MatchRow.goes_on_at <= at).with_for_update()
        if connection.scalar(due) is None:
            return None
        match = match_of(connection, match_id)
        last = self._games.load_within(connection, last_game_of(connection, match_id))
        players = players_of(connection, match_id, match.following)
        if last is None or not players:
            end_match(connection, match_id, match.winners)
            return None
        put_off_match(connection, match_id, None)
        game_id = self._open_next(connection, NextGame(match, last, players))
        return self._watched(connection, self._sign_up.begin(connection, game_id, last.gm_id, None), last)

    def _open_next(self, connection: Connection, following: NextGame) -> int:
        """Open a game like the last one, with the players seated; return its number."""
        match, last, players = following
        opening = opening_like(last, last.gm_id)
        options = chosen_options(last)
        game_id, _ = insert_game(connection, opening, options, last.settings, anonymous=last.anonymous)
        kept = {"match_id": match.id, "gm_changes": last.gm_changes}
        connection.execute(update(GameRow).where(GameRow.id == game_id).values(**kept))
        copy_cover(connection, last.id, game_id)
        for user_id in last.co_gms:
            add(connection, CoGm(game_id=game_id, user_id=user_id, since=now()))
        for position, player in enumerate(players):
            newcomer = Newcomer(player.user_id, player.name, player.is_staff, player.dm_channel_id, player.dm_open)
            seat_player(connection, signing_up(self._games, connection, game_id), newcomer, position)
        return game_id

    def _watched(self, connection: Connection, begun: Begun, last: HostedGame) -> Begun:
        """Let those watch who watch the last game with all secrets. A GM has agreed to that, and may still do so.

        Nobody watches a game that they play or lead.
        """
        for user_id in spectators_of(connection, last.id):
            try:
                check_may_watch(begun.hosted, user_id)
            except Denied:
                continue
            put(connection, Spectator(game_id=begun.hosted.id, user_id=user_id, since=now(), is_informed=True))
            begun.hosted.is_watched = True
        if not begun.hosted.is_watched:
            return begun
        rows = rows_for(begun.hosted, [THREAD], now())
        save_owed(connection, rows)
        return begun._replace(rows=[*begun.rows, *rows])

    async def leave(self, hosted: HostedGame, user_id: int) -> None:
        """Let somebody leave the match of a game. Raises Denied if they do not play it, or it is over."""

        def change(connection: Connection) -> None:
            if hosted.match is None:
                raise Denied("not-in-match")
            match = match_of(connection, hosted.match.id)
            if user_id not in match.players or user_id in match.left:
                raise Denied("not-in-match")
            if not match.following:
                raise Denied("match-over")
            note_left(connection, match.id, [user_id])
            after = match._replace(left=match.left | {user_id})
            if not after.following:
                end_match(connection, match.id, after.winners)
            row = owed(hosted.id, OutboxKind.MATCH_LEFT, [], now(), Destination(room_id=hosted.room.id))
            row.about_id = user_id
            save_owed(connection, [row])

        await self._database.write(change)
        self._delivery.wake([Destination(room_id=hosted.room.id)])
