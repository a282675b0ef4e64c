"""What happens once a deadline has passed: what is missing is given, or the GM is asked; and votes are counted."""

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from functools import partial
from typing import Protocol

import structlog
from sqlalchemy import Connection

from bot.clock import now
from bot.delivery.delivery import Delivery
from bot.host.absence import forget_missed, overdue, waits_until
from bot.host.alarm import Alarm
from bot.host.counting import post_count
from bot.host.deadlines import (
    check_missing,
    check_wait,
    ends_by_itself,
    is_timed_anew,
    let_wait,
    mark_asked,
)
from bot.host.denied import Denied, Withheld
from bot.host.following import follow, note_asked
from bot.host.holding import put_off
from bot.host.ladder import climb
from bot.host.pace import ON_ITS_WAY, grace, outside_quiet_hours
from bot.logs import where
from bot.storage.database import Database, Job
from bot.storage.duties import owed_to_gms
from bot.storage.games import Games
from bot.storage.kinds import Asked, LatePolicy, OutboxKind
from bot.storage.live import Live, Sitting
from bot.storage.loading import AWAY
from bot.storage.models import OutboxRow
from bot.storage.moments import Kind, Passed, earliest_moment, game_of_earliest, moments_of, passed_moments
from bot.storage.outbox import Destination, destination_of, owed, save_owed
from engine.actions import Expire, Extend
from engine.errors import Refused
from engine.judging import LEAST_HOURS, Wish
from engine.names import CLOCK, GM

log = structlog.get_logger()


class Submit(Protocol):
    """Judges what the clock wishes, in a game whose turn it is; saves what follows, and tells it."""

    def __call__(
        self,
        found: Live,
        wish: Wish,
        interaction_id: int | None,
        check: Callable[[Live], None],
        also: Job[object] | None = None,
    ) -> Awaitable[object]:
        """Raises as the host does."""


Tell = Callable[[int, str], Awaitable[object]]
"""Tells what waits for the GM, in a game whose turn it is, that has ended the wait of a token."""


class Lateness:
    """Lets deadlines pass, of all games that are on."""

    def __init__(self, database: Database, games: Games, delivery: Delivery, submit: Submit, tell: Tell) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery
        self._submit = submit
        self._tell = tell
        self._resting: set[int] = set()
        """Games that cannot be read, or in which something goes wrong at a deadline; the others go on."""
        self.alarm = Alarm(self._earliest, self.let_deadlines_pass)

    def heed(self, before: Live, after: Live) -> None:
        """Ring at another time, if a step has changed it."""
        if is_timed_anew(before, after) or after.id in self._resting:
            # What went wrong at a deadline of it may go well at the next.
            self._resting.discard(after.id)
            self.alarm.wake()

    async def _earliest(self) -> datetime | None:
        try:
            earliest = await self._database.read(partial(earliest_moment, resting={*self._resting}))
        except AWAY:
            raise
        except Exception as error:
            await self._let_earliest_rest(error)
            return await self._earliest()
        return None if earliest is None else earliest + ON_ITS_WAY

    async def _let_earliest_rest(self, error: Exception) -> None:
        """Wait no more for the earliest moment, which cannot be read. Raises what went wrong if it is not that."""
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
        """Do what is to be done about the deadlines that have passed."""
        at = now() - ON_ITS_WAY
        found = await self._database.read(lambda connection: passed_moments(connection, at))
        for passed in found:
            async with self._games.turn(passed.game_id):
                try:
                    await self._let_pass(passed, at)
                except AWAY:
                    raise
                except (Denied, Withheld):
                    continue  # Another process was faster, or the GM sees first what has come of it.
                except Exception as error:
                    self._resting.add(passed.game_id)
                    log.error("deadline not handled", game=passed.game_id, error=where(error))

    async def _let_pass(self, passed: Passed, at: datetime) -> None:
        """Answer what is missing by itself, or ask the GM; unless the game has gone on, or got more time, meanwhile."""
        live = await self._games.load(passed.game_id)
        if live is None:
            self._resting.add(passed.game_id)
            return
        if passed.kind is Kind.RESULT:
            await self._let_be_told(live, at)
            return
        if passed.kind is Kind.RUNG and (sitting := overdue(live)) is not None:
            await self._take_out(live, sitting)
            return
        if passed.kind is not Kind.DEADLINE:
            rows = await self._database.write(partial(_happens, passed=passed, live=live, at=at))
            self._delivery.wake(map(destination_of, rows))
            return
        moment = live.inner_deadline if passed.is_inner else live.deadline
        if moment is None or moment + grace(live) > at or live.started.table.paused:
            return
        if (morning := outside_quiet_hours(live, now())) > now():
            # It has passed while nobody ran the bot, say.
            await self._database.write(partial(let_wait, live=live, is_inner=passed.is_inner, until=morning))
        elif passed.is_inner:
            await self._let_inner_pass(live)
        elif (until := waits_until(live, now())) is not None:
            await self._wait_for_absent(live, until)
        elif ends_by_itself(live):
            if live.rulebook.missing(live.started.table):
                await self._submit(live, Wish(CLOCK, Expire()), None, check_missing)
            await self._submit(live, Wish(CLOCK, Expire()), None, partial(check_wait, token=live.wait_token))
            # Not which line that is: what was given before it within the wait is hidden.
            log.info("deadline", game=live.id, result="answered")
        else:
            await self._ask_gm(live, Asked.DEADLINE)
            log.info("deadline", game=live.id, result="asked")

    async def _let_be_told(self, live: Live, at: datetime) -> None:
        """Tell what waits for the GM, whose time is up; if that was while nobody ran the bot, not in quiet hours."""
        if live.held_until is None or live.held_until > at:
            return
        if (morning := outside_quiet_hours(live, now())) > now():
            await self._database.write(partial(put_off, live=live, until=morning))
        else:
            await self._tell(live.id, live.wait_token)

    async def _wait_for_absent(self, live: Live, until: datetime) -> None:
        """Give the wait more time, as the table has chosen to do for those who are away, and say so."""
        room = Destination(room_id=live.room.id)
        news = owed(live.id, OutboxKind.HELD, [], now(), room)
        hours = (until - max(live.deadline or until, now())) / timedelta(hours=1)
        more = Wish(GM, Extend(hours=max(hours, LEAST_HOURS)))
        check = partial(check_wait, token=live.wait_token)
        await self._submit(live, more, None, check, lambda connection: save_owed(connection, [news]))
        self._delivery.wake([room])

    async def _take_out(self, live: Live, sitting: Sitting) -> None:
        """Take out of the game whoever has missed so many waits that the table has chosen that, if he is in it."""
        move = live.rulebook.removal(sitting.name)
        assert move is not None
        forget = partial(forget_missed, live=live, sitting=sitting)
        check = partial(check_wait, token=live.wait_token)
        try:
            await self._submit(live, Wish(GM, move), None, check, partial(forget, announced=True))
        except Refused:
            await self._database.write(partial(forget, announced=False))
        self._games.drop(live.id)
        self._delivery.wake([Destination(room_id=live.room.id, seat_id=sitting.seat_id)])

    async def _let_inner_pass(self, live: Live) -> None:
        """Give what is missing, or ask a GM who may know of it. Nobody else perceives it, in the log either."""
        if not live.rulebook.missing(live.started.table):
            await self._database.write(lambda connection: mark_asked(connection, live=live, is_inner=True))
        elif live.late is LatePolicy.AUTO or live.gm_plays:
            also = partial(mark_asked, live=live, is_inner=True)
            await self._submit(live, Wish(CLOCK, Expire()), None, check_missing, also)
        else:
            await self._ask_gm(live, Asked.MISSING)

    async def _ask_gm(self, live: Live, asked: Asked) -> None:
        rows = owed_to_gms(live, OutboxKind(asked), [live.wait_line], at := now())

        def ask(connection: Connection) -> bool:
            if not mark_asked(connection, live=live, is_inner=asked is Asked.MISSING):
                return False  # Another process has.
            note_asked(connection, live, asked, at)
            save_owed(connection, rows)
            return True

        if await self._database.write(ask):
            self._delivery.wake(map(destination_of, rows))


def _happens(connection: Connection, *, passed: Passed, live: Live, at: datetime) -> list[OutboxRow]:
    """Do what is to be done at a moment that is no deadline; gives what is owed for it."""
    match passed.kind:
        case Kind.RUNG:
            return climb(connection, live, at, is_inner=passed.is_inner)
        case Kind.SILENCE:
            return follow(connection, live, at)
        case _:
            return post_count(connection, live, at)
