"""Handles passed deadlines: gives the missing answers or asks the GM. It also posts the due vote counts.

What else happens by itself does so by the same alarm: games begin, queued games open, and closed votes open again.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from datetime import datetime, timedelta
from functools import partial
from typing import NamedTuple, Protocol

import structlog
from sqlalchemy import Connection

from bot.clock import now
from bot.database.database import AWAY, Database, Job
from bot.delivery.sending.delivery import Delivery
from bot.host.denied import Denied, Withheld
from bot.host.leading.pending_results import put_off
from bot.host.moves.submissions import check_missing, check_wait, ends_by_itself
from bot.host.seats.absences import forget_missed, overdue, to_stand_in, waits_until
from bot.host.waits.alarm import Alarm
from bot.host.waits.deadlines import let_wait, mark_asked
from bot.host.waits.escalating import escalate
from bot.host.waits.gm_followers import follow, note_asked
from bot.host.waits.pace_times import ON_ITS_WAY, grace, outside_quiet_hours
from bot.host.waits.vote_counting import post_count
from bot.logs import where
from bot.storage.games.due_times import Kind, Passed, earliest_moment, game_of_earliest, moments_of, passed_moments
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.storage.games.record_lines import is_played_by_people
from bot.storage.outbox.outbox import Destination, destination_of, owed, save_owed
from bot.storage.outbox.owed_to_gms import owed_to_gms
from bot.storage.schema.kinds import GmRequest, LatePolicy, OutboxKind
from bot.storage.schema.models import OutboxRow
from engine.actions import Abort, Expire, Extend, Substitute
from engine.errors import Refused
from engine.judging import LEAST_HOURS, Submission
from engine.names import CLOCK, GM

ALONE_HOURS = 1.0
"""The hours within which house players go on in a DM whose person stays away. They need seconds."""

log = structlog.get_logger()


class Submit(Protocol):
    """Judges the clock's submission under the game's lock, saves what follows, and tells it."""

    def __call__(
        self,
        found: HostedGame,
        submission: Submission,
        interaction_id: int | None,
        check: Callable[[HostedGame], None],
        also: Job[object] | None = None,
    ) -> Awaitable[object]:
        """Judge, save and tell. Raises as the host does."""


Tell = Callable[[int, str], Awaitable[object]]
"""Publishes the pending result of the wait with a token, under the game's lock."""


class ByItself(NamedTuple):
    """Something that happens by itself: when it is next due, and what does all of it that is due by a time."""

    earliest: Callable[[Connection], datetime | None]
    happen: Callable[[datetime], Awaitable[None]]


async def failed(
    games: Iterable[int], do: Callable[[int], Awaitable[None]], resting: set[int]
) -> AsyncIterator[tuple[int, Exception]]:
    """Do something for each of some games. Yield those for which it fails: they rest from then on, and others go on."""
    for game_id in games:
        try:
            await do(game_id)
        except AWAY:
            raise
        except Exception as error:
            resting.add(game_id)
            yield game_id, error


class Lateness:
    """Handles the deadlines of all running games."""

    def __init__(self, database: Database, games: Games, delivery: Delivery, submit: Submit, tell: Tell) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery
        self._submit = submit
        self._tell = tell
        self.by_itself: list[ByItself] = []
        """The other things that happen when the alarm rings, after the deadlines."""
        self._resting: set[int] = set()
        """Games that cannot be read, or whose deadline failed. The others go on."""
        self.alarm = Alarm(self._earliest, self.let_deadlines_pass)

    def heed(self, game_id: int, *, is_timed_anew: bool) -> None:
        """Wake the alarm if a step has changed the earliest moment. A deadline that failed may succeed next time."""
        if is_timed_anew or game_id in self._resting:
            self._resting.discard(game_id)
            self.alarm.wake()

    async def _earliest(self) -> datetime | None:
        try:
            return await self._database.read(self._earliest_of_all)
        except AWAY:
            raise
        except Exception as error:
            await self._let_earliest_rest(error)
            return await self._earliest()

    def _earliest_of_all(self, connection: Connection) -> datetime | None:
        """Return the earliest moment at which anything is due. Only a deadline waits for moves on their way."""
        moment = earliest_moment(connection, {*self._resting})
        others = [each.earliest(connection) for each in self.by_itself]
        return min(filter(None, [moment and moment + ON_ITS_WAY, *others]), default=None)

    async def _let_earliest_rest(self, error: Exception) -> None:
        """Exclude the game whose earliest moment cannot be read. Raises the error if it has another cause."""
        game_id = await self._database.read(partial(game_of_earliest, resting={*self._resting}))
        if game_id is None or await self._has_moments(game_id):
            raise error
        self._resting.add(game_id)

    async def _has_moments(self, game_id: int) -> bool:
        """Whether the moments of a game can be read."""
        try:
            await self._database.read(partial(moments_of, game_id=game_id))
        except AWAY:
            raise
        except Exception:
            return False
        return True

    async def let_deadlines_pass(self) -> None:
        """Handle the deadlines and other moments that have passed."""
        at = now() - ON_ITS_WAY
        found = await self._database.read(lambda connection: passed_moments(connection, at))
        for passed in found:
            async with self._games.lock(passed.game_id):
                try:
                    await self._let_pass(passed, at)
                except AWAY:
                    raise
                except (Denied, Withheld):
                    continue  # Another process was faster, or the result goes to the GM first.
                except Exception as error:
                    self._resting.add(passed.game_id)
                    log.error("deadline not handled", game=passed.game_id, error=where(error))
        for each in self.by_itself:
            await each.happen(now())

    async def _let_pass(self, passed: Passed, at: datetime) -> None:
        """Give the missing answers or ask the GM, unless the game has gone on or got more time meanwhile."""
        hosted = await self._games.load(passed.game_id)
        if hosted is None:
            self._resting.add(passed.game_id)
            return
        if passed.kind is Kind.RESULT:
            await self._let_be_told(hosted, at)
            return
        if passed.kind is Kind.ESCALATION and (occupancy := overdue(hosted)) is not None:
            await self._take_out(hosted, occupancy)
            return
        if passed.kind is Kind.ESCALATION and (occupancy := to_stand_in(hosted)) is not None:
            stand_in = Submission(CLOCK, Substitute(occupancy.name, house=True))
            await self._submit(hosted, stand_in, None, partial(check_wait, token=hosted.wait_token))
            return
        if passed.kind is not Kind.DEADLINE:
            rows = await self._database.write(partial(_happens, passed=passed, hosted=hosted, at=at))
            self._delivery.wake(map(destination_of, rows))
            return
        moment = hosted.inner_deadline if passed.is_inner else hosted.deadline
        if moment is None or moment + grace(hosted) > at or hosted.started.table.paused:
            return
        if (morning := outside_quiet_hours(hosted, now())) > now():
            # It passed, for example, while nobody ran the bot.
            await self._database.write(partial(let_wait, hosted=hosted, is_inner=passed.is_inner, until=morning))
        elif passed.is_inner:
            await self._let_inner_pass(hosted)
        elif (until := waits_until(hosted, now())) is not None:
            await self._wait_for_absent(hosted, until)
        elif ends_by_itself(hosted) or await self._is_played_alone(hosted):
            if hosted.rulebook.missing(hosted.started.table):
                await self._submit(hosted, Submission(CLOCK, Expire()), None, check_missing)
            await self._submit(hosted, Submission(CLOCK, Expire()), None, partial(check_wait, token=hosted.wait_token))
            # The line's number is not logged: earlier moves within the wait are hidden.
            log.info("deadline", game=hosted.id, result="answered")
        elif hosted.is_in_dm:
            await self._go_on_alone(hosted)
        else:
            await self._ask_gm(hosted, GmRequest.DEADLINE)

    async def _let_be_told(self, hosted: HostedGame, at: datetime) -> None:
        """Publish a pending result whose time is up, but not in quiet hours, for example after the bot was down."""
        if hosted.pending_until is None or hosted.pending_until > at:
            return
        if (morning := outside_quiet_hours(hosted, now())) > now():
            await self._database.write(partial(put_off, hosted=hosted, until=morning))
        else:
            await self._tell(hosted.id, hosted.wait_token)

    async def _wait_for_absent(self, hosted: HostedGame, until: datetime) -> None:
        """Extend the wait for absent players, as the table has chosen, and announce it."""
        room = Destination(room_id=hosted.room.id)
        news = owed(hosted.id, OutboxKind.HELD, [], now(), room)
        hours = (until - max(hosted.deadline or until, now())) / timedelta(hours=1)
        more = Submission(GM, Extend(hours=max(hours, LEAST_HOURS)))
        check = partial(check_wait, token=hosted.wait_token)
        await self._submit(hosted, more, None, check, lambda connection: save_owed(connection, [news]))
        self._delivery.wake([room])

    async def _take_out(self, hosted: HostedGame, occupancy: Occupancy) -> None:
        """Take out of the game a player who has missed as many waits as the table allows, if they are in it."""
        move = hosted.rulebook.removal(occupancy.name)
        assert move is not None
        forget = partial(forget_missed, hosted=hosted, occupancy=occupancy)
        check = partial(check_wait, token=hosted.wait_token)
        try:
            await self._submit(hosted, Submission(GM, move), None, check, partial(forget, announced=True))
        except Refused:
            await self._database.write(partial(forget, announced=False))
        self._games.drop(hosted.id)
        self._delivery.wake([Destination(room_id=hosted.room.id, seat_id=occupancy.seat_id)])

    async def _is_played_alone(self, hosted: HostedGame) -> bool:
        """Whether a game is in a DM whose person has done something in the present wait, though nothing has shown."""
        acted = partial(is_played_by_people, game_id=hosted.id, since=hosted.wait_line)
        return hosted.is_in_dm and await self._database.read(acted)

    async def _go_on_alone(self, hosted: HostedGame) -> None:
        """Let the house play for the person of a game in a DM, as no other GM can be asked, or else end the game."""
        check = partial(check_wait, token=hosted.wait_token)
        away = [occupancy.name for occupancy in hosted.occupancies if occupancy.name not in hosted.house]
        if not away:
            await self._submit(hosted, Submission(GM, Abort()), None, check)
            return
        more = Submission(GM, Extend(hours=ALONE_HOURS))
        await self._submit(hosted, more, None, check)
        await self._submit(hosted, Submission(CLOCK, Substitute(away[0], house=True)), None, check)

    async def _let_inner_pass(self, hosted: HostedGame) -> None:
        """Give the missing answers, or ask a GM who may know of them. Nobody else notices, not even from the log."""
        if not hosted.rulebook.missing(hosted.started.table):
            await self._database.write(lambda connection: mark_asked(connection, hosted=hosted, is_inner=True))
        elif hosted.settings.late is LatePolicy.AUTO or hosted.gm_plays:
            also = partial(mark_asked, hosted=hosted, is_inner=True)
            await self._submit(hosted, Submission(CLOCK, Expire()), None, check_missing, also)
        else:
            await self._ask_gm(hosted, GmRequest.MISSING)

    async def _ask_gm(self, hosted: HostedGame, asked: GmRequest) -> None:
        rows = owed_to_gms(hosted, OutboxKind(asked), [hosted.wait_line], at := now())

        def ask(connection: Connection) -> bool:
            if not mark_asked(connection, hosted=hosted, is_inner=asked is GmRequest.MISSING):
                return False  # Another process has.
            note_asked(connection, hosted, asked, at)
            save_owed(connection, rows)
            return True

        if await self._database.write(ask):
            self._delivery.wake(map(destination_of, rows))
        if asked is GmRequest.DEADLINE:
            log.info("deadline", game=hosted.id, result="asked")


def is_timed_anew(before: HostedGame, after: HostedGame) -> bool:
    """Whether the alarm must ring at a new time: because of another wait, another time, or a pause."""
    return _times(before) != _times(after)


def _times(hosted: HostedGame) -> tuple[object, ...]:
    ends = (hosted.deadline, hosted.inner_deadline, hosted.pending_until)
    return (hosted.wait_token, *ends, hosted.started.table.paused, hosted.phase)


def _happens(connection: Connection, *, passed: Passed, hosted: HostedGame, at: datetime) -> list[OutboxRow]:
    """Do what is due at a moment other than a deadline; return the rows owed."""
    match passed.kind:
        case Kind.ESCALATION:
            return escalate(connection, hosted, at, is_inner=passed.is_inner)
        case Kind.SILENCE:
            return follow(connection, hosted, at)
        case _:
            return post_count(connection, hosted, at)
