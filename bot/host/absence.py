"""Who is away, for whom the table waits, and who has missed waits: all of it by what everybody sees.

A miss is counted where everybody sees it: somebody is waited for by name, or has done nothing where that shows, when
a wait ends by its deadline. What is missing in secret counts for nothing, and no deadline moves by it: otherwise a
substitute, a modkill or more time would tell that somebody had an order to give.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from sqlalchemy import Connection, bindparam, update

from bot.clock import now
from bot.delivery.delivery import Delivery
from bot.delivery.reminders import missing_in_public
from bot.host.denied import Denied
from bot.host.locking import locked
from bot.host.offering import seek
from bot.host.outbox_rows import moment_of_speech
from bot.host.undoing import Accepted
from bot.storage.database import Database
from bot.storage.games import Games
from bot.storage.kinds import GamePhase, OutboxKind
from bot.storage.live import Live, Sitting
from bot.storage.models import OutboxRow
from bot.storage.outbox import Destination, owed, save_owed
from bot.storage.tables import OCCUPANTS
from engine.actions import Close, Expire
from engine.speech import Say

LONGEST_ABSENCE = timedelta(days=60)
AFRESH = timedelta(days=1)
"""Whoever goes again sooner after coming back makes nobody wait for longer."""
THIS_OCCUPANT = update(OCCUPANTS).where(OCCUPANTS.c.id == bindparam("occupant"))


class Absences:
    """Lets players go away, and come back."""

    def __init__(self, database: Database, games: Games, delivery: Delivery, speech_pause: float) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery
        self._speech_pause = speech_pause

    async def go(self, game_id: int, user_id: int, until: datetime) -> None:
        """Let somebody be away until then, and tell the table. Raises Denied."""
        if until - now() > LONGEST_ABSENCE:
            raise Denied("away-too-long", {"days": LONGEST_ABSENCE.days})
        await self._change(game_id, user_id, until)

    async def come_back(self, game_id: int, user_id: int) -> None:
        """Let somebody be back, and tell the table. Raises Denied if he was not away."""
        await self._change(game_id, user_id, None)

    async def _change(self, game_id: int, user_id: int, until: datetime | None) -> None:
        def change(connection: Connection) -> OutboxRow:
            live, at = locked(self._games, connection, game_id), now()
            sitting = live.sitting_of(user_id)
            if live.phase is not GamePhase.RUNNING:
                raise Denied("over" if live.phase is GamePhase.OVER else "not-begun")
            if sitting is None:
                raise Denied("not-seated")
            if until is None and not sitting.is_away(at):
                raise Denied("not-away")
            is_new = sitting.away_until is None or sitting.away_until + AFRESH <= at
            told_at = moment_of_speech(at, self._speech_pause) if live.has_aliases else at
            times = {"away_since": told_at if is_new else sitting.away_since, "away_until": until or at}
            connection.execute(THIS_OCCUPANT, {"occupant": sitting.occupant_id, **times})
            news = Destination(room_id=live.room.id, seat_id=sitting.seat_id)
            row = owed(live.id, OutboxKind.BACK if until is None else OutboxKind.AWAY, [], at, news)
            row.due_at = told_at
            save_owed(connection, [row])
            return row

        async with self._games.turn(game_id):
            row = await self._database.write(change)
        self._delivery.wake([Destination(room_id=row.room_id, seat_id=row.seat_id)])


def is_waited_for(live: Live, sitting: Sitting, at: datetime) -> bool:
    """Whether the ladder waits for somebody who is away."""
    return sitting.is_away(at) and _held_until(live, sitting) > at


def waits_until(live: Live, at: datetime) -> datetime | None:
    """Until when a wait that is over goes on for those who are away; None if it does not.

    Of orders given in secret everybody knows how many are missing, and sometimes among whom: it goes on for whoever is
    among these, whether or not his is missing.
    """
    awaited, seen = live.waits_for, missing_in_public(live)
    among = (awaited.called or live.names) if awaited.orders else ()
    absent = [each for each in live.sittings if each.name in (*seen, *among) and is_waited_for(live, each, at)]
    return max((_held_until(live, each) for each in absent), default=None)


def _held_until(live: Live, sitting: Sitting) -> datetime:
    since, until = sitting.away_since, sitting.away_until
    assert since is not None
    assert until is not None
    return min(until, since + timedelta(hours=live.ladder.patience))


def count_missed(
    connection: Connection, before: Live, after: Live, lines: Sequence[Accepted], at: datetime
) -> list[OutboxRow]:
    """Count who has missed a wait that a deadline has ended, and seek substitutes; gives what is owed of that."""
    if not (after.ladder.substitute or after.ladder.removal):
        return []
    missing = _missed(before) if any(_ends_late(before, line, at) for line in lines) else ()
    present = {line.wish.by for line in lines if is_own_deed(before, line)}
    rows: list[OutboxRow] = []
    sittings = []
    for sitting in before.sittings:  # ``after`` may have been made before these were counted
        is_missed = sitting.name in missing and not is_waited_for(before, sitting, at)
        missed = 0 if sitting.name in present else sitting.missed + is_missed
        counted = replace(sitting, missed=missed)
        sittings.append(counted)
        if missed != sitting.missed:
            connection.execute(THIS_OCCUPANT, {"occupant": sitting.occupant_id, "missed": missed})
        if is_missed and after.ladder.substitute and missed % after.ladder.substitute == 0:
            rows += seek(connection, after, counted, at)
    after.sittings = sittings
    return rows


def _missed(before: Live) -> Sequence[str]:
    """Whose miss counts of a wait that is over: nobody's, if most of the table have missed it."""
    missing = missing_in_public(before)
    return missing if 2 * len(missing) <= len(before.names) else ()


def _ends_late(before: Live, line: Accepted, at: datetime) -> bool:
    """Whether a line ends the present wait because its time is up, and not what is within it."""
    match line.wish.action:
        case Expire():
            return not before.rulebook.missing(before.started.table)
        case Close():
            return before.deadline is not None and before.deadline <= at
        case _:
            return False


def is_own_deed(before: Live, line: Accepted) -> bool:
    """Whether everybody sees that a player has answered, and not the GM for them; talk is no answer."""
    name, action = line.wish.by, line.wish.action
    if line.wish.acting_for is not None:
        return False
    asks = () if isinstance(action, Say) else before.asks_of_wait.of(name)
    return any(ask.is_for(name, action) and not ask.secret for ask in asks)


def overdue(live: Live) -> Sitting | None:
    """Somebody whom the table has chosen to take out of the game by now."""
    after = live.ladder.removal if live.rulebook.removes else 0
    return next((sitting for sitting in live.sittings if after and sitting.missed >= after), None)


def forget_missed(connection: Connection, *, live: Live, sitting: Sitting, announced: bool) -> None:
    """Count somebody's misses anew, who is taken out of the game, which the room is told, or is out already."""
    connection.execute(THIS_OCCUPANT, {"occupant": sitting.occupant_id, "missed": 0})
    if announced:
        room = Destination(room_id=live.room.id, seat_id=sitting.seat_id)
        save_owed(connection, [owed(live.id, OutboxKind.REMOVED, [], now(), room)])
