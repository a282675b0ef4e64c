"""Tracks who is away, for whom the table waits, and who has missed waits, all by public information only.

A miss counts only where everybody sees it: a deadline ends a wait while the game waits for somebody by name, or
somebody visibly did nothing. A missing secret order never counts and never moves a deadline. Otherwise a substitute, a
modkill or extra time would reveal that somebody had an order to give.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from sqlalchemy import Connection, bindparam, update

from bot.clock import now
from bot.database.database import Database
from bot.delivery.gm.reminders import missing_in_public
from bot.delivery.sending.delivery import Delivery
from bot.host.denied import Denied
from bot.host.locked_games import locked
from bot.host.moves.owed_rows import moment_of_speech
from bot.host.moves.submissions import Accepted
from bot.host.seats.seat_offers import seek
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.storage.outbox.outbox import Destination, owed, save_owed
from bot.storage.schema.kinds import GamePhase, OutboxKind
from bot.storage.schema.models import OutboxRow
from bot.storage.schema.tables import OCCUPANTS
from engine.actions import Close, Expire
from engine.speech import Say

LONGEST_ABSENCE = timedelta(days=60)
AFRESH = timedelta(days=1)
"""Somebody who leaves again sooner than this after coming back makes nobody wait for longer."""
THIS_OCCUPANT = update(OCCUPANTS).where(OCCUPANTS.c.id == bindparam("occupant"))


class Absences:
    """Lets players go away and come back."""

    def __init__(self, database: Database, games: Games, delivery: Delivery, speech_pause: float) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery
        self._speech_pause = speech_pause

    async def go(self, game_id: int, user_id: int, until: datetime) -> None:
        """Mark somebody as away until then, and tell the table. Raises Denied."""
        if until - now() > LONGEST_ABSENCE:
            raise Denied("away-too-long", {"days": LONGEST_ABSENCE.days})
        await self._change(game_id, user_id, until)

    async def come_back(self, game_id: int, user_id: int) -> None:
        """Mark somebody as back, and tell the table. Raises Denied if they were not away."""
        await self._change(game_id, user_id, None)

    async def _change(self, game_id: int, user_id: int, until: datetime | None) -> None:
        def change(connection: Connection) -> OutboxRow:
            hosted, at = locked(self._games, connection, game_id), now()
            occupancy = hosted.occupancy_of(user_id)
            if hosted.phase is not GamePhase.RUNNING:
                raise Denied("over" if hosted.phase is GamePhase.OVER else "not-begun")
            if occupancy is None:
                raise Denied("not-seated")
            if until is None and not occupancy.is_away(at):
                raise Denied("not-away")
            is_new = occupancy.away_until is None or occupancy.away_until + AFRESH <= at
            told_at = moment_of_speech(at, self._speech_pause) if hosted.has_aliases else at
            times = {"away_since": told_at if is_new else occupancy.away_since, "away_until": until or at}
            connection.execute(THIS_OCCUPANT, {"occupant": occupancy.occupant_id, **times})
            news = Destination(room_id=hosted.room.id, seat_id=occupancy.seat_id)
            row = owed(hosted.id, OutboxKind.BACK if until is None else OutboxKind.AWAY, [], at, news)
            row.due_at = told_at
            save_owed(connection, [row])
            return row

        async with self._games.lock(game_id):
            row = await self._database.write(change)
        self._delivery.wake([Destination(room_id=row.room_id, seat_id=row.seat_id)])


def is_waited_for(hosted: HostedGame, occupancy: Occupancy, at: datetime) -> bool:
    """Whether escalation waits for somebody who is away, as the table knows."""
    return occupancy.is_told_away(at) and _pending_until(hosted, occupancy) > at


def waits_until(hosted: HostedGame, at: datetime) -> datetime | None:
    """Return until when a wait past its deadline goes on for absent players; None if it does not.

    For secret orders everybody knows how many are missing, and sometimes among whom. The wait goes on for an absent
    player among these, whether or not their own order is missing.
    """
    awaited, seen = hosted.waits_for, missing_in_public(hosted)
    among = (awaited.called or hosted.names) if awaited.orders else ()
    looked_for = {*seen, *among} - {*hosted.house}
    absent = [each for each in hosted.occupancies if each.name in looked_for and is_waited_for(hosted, each, at)]
    return max((_pending_until(hosted, each) for each in absent), default=None)


def _pending_until(hosted: HostedGame, occupancy: Occupancy) -> datetime:
    since, until = occupancy.away_since, occupancy.away_until
    assert since is not None
    assert until is not None
    return min(until, since + timedelta(hours=hosted.settings.escalation.patience))


def count_missed(
    connection: Connection, before: HostedGame, after: HostedGame, lines: Sequence[Accepted], at: datetime
) -> list[OutboxRow]:
    """Count the players who missed a wait that a deadline ended, and seek substitutes; return the rows owed.

    Only for tables that do something about missed waits.
    """
    missing = _missed(before) if any(_ends_late(before, line, at) for line in lines) else ()
    present = {line.submission.by for line in lines if is_own_deed(before, line)}
    rows: list[OutboxRow] = []
    occupancies = []
    for occupancy in before.occupancies:  # ``after`` may have been made before these were counted
        is_missed = occupancy.name in missing and not is_waited_for(before, occupancy, at)
        missed = 0 if occupancy.name in present else occupancy.missed + is_missed
        counted = replace(occupancy, missed=missed)
        occupancies.append(counted)
        if missed != occupancy.missed:
            connection.execute(THIS_OCCUPANT, {"occupant": occupancy.occupant_id, "missed": missed})
        if is_missed and after.settings.escalation.substitute and missed % after.settings.escalation.substitute == 0:
            rows += seek(connection, after, counted, at)
    after.occupancies = occupancies
    return rows


def _missed(before: HostedGame) -> Sequence[str]:
    """Return the seats whose miss of a past wait counts: none, if most of the table missed it."""
    missing = missing_in_public(before)
    return missing if 2 * len(missing) <= len(before.names) else ()


def _ends_late(before: HostedGame, line: Accepted, at: datetime) -> bool:
    """Whether a line ends the present wait, and not the wait within it, because time is up."""
    match line.submission.action:
        case Expire():
            return not before.rulebook.missing(before.started.table)
        case Close():
            return before.deadline is not None and before.deadline <= at
        case _:
            return False


def is_own_deed(before: HostedGame, line: Accepted) -> bool:
    """Whether everybody sees that a player answered, and not the GM or the bot for them. Talk is no answer."""
    name, action = line.submission.by, line.submission.action
    if line.submission.acting_for is not None or line.submission.auto:
        return False
    asks = () if isinstance(action, Say) else before.asks_of_wait.of(name)
    return any(ask.is_for(name, action) and not ask.secret for ask in asks)


def overdue(hosted: HostedGame) -> Occupancy | None:
    """Return somebody whom the table's settings say to take out of the game by now."""
    after = hosted.settings.escalation.removal if hosted.rulebook.removes else 0
    return next((occupancy for occupancy in hosted.occupancies if after and occupancy.missed >= after), None)


def to_stand_in(hosted: HostedGame) -> Occupancy | None:
    """Return somebody for whom the table's settings say that a house player stands in by now."""
    after, house = hosted.settings.standby.after, hosted.house
    late = (each for each in hosted.occupancies if after and each.missed >= after)
    return next((each for each in late if each.name not in house), None)


def count_afresh(connection: Connection, *, occupancy: Occupancy) -> None:
    """Reset the misses of an occupant, for example because they are back."""
    connection.execute(THIS_OCCUPANT, {"occupant": occupancy.occupant_id, "missed": 0})


def forget_missed(connection: Connection, *, hosted: HostedGame, occupancy: Occupancy, announced: bool) -> None:
    """Reset the misses of somebody who is taken out of the game, which the room is told, or who is already out."""
    count_afresh(connection, occupancy=occupancy)
    if announced:
        room = Destination(room_id=hosted.room.id, seat_id=occupancy.seat_id)
        save_owed(connection, [owed(hosted.id, OutboxKind.REMOVED, [], now(), room)])
