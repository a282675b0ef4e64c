"""The host of running games: one action at a time for each, saved with all that follows from it, and only then told."""

from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime
from functools import partial
from typing import NoReturn

import structlog
from discord.utils import snowflake_time
from msgspec.structs import replace
from sqlalchemy import Connection, bindparam, select
from sqlalchemy.exc import IntegrityError

from bot.clock import now
from bot.delivery.delivery import Delivery
from bot.host.deadlines import (
    check_in_time,
    check_meant,
    check_wait,
    hours_until,
)
from bot.host.denied import Denied, Withheld
from bot.host.holding import Waiting, check_meanwhile, goes_to_gm, held_in, let_wait, told_step, untold_step
from bot.host.lateness import Lateness
from bot.host.moments import is_new_moment
from bot.host.saving import Overtaken, save_ended_by
from bot.host.step import Step, step_back, step_of
from bot.host.taking import Taking, change_occupant, check_keeps_seat, replacement
from bot.host.together import Change, Check, Done, Meant, Queues, granted, taken
from bot.host.undoing import actions_of
from bot.host.wishes import GmWish
from bot.logs import where
from bot.storage.bench import knows_secrets
from bot.storage.database import Database
from bot.storage.duties import places_of_gms
from bot.storage.games import Games
from bot.storage.kinds import GamePhase
from bot.storage.live import Live, Sitting
from bot.storage.models import OutboxRow
from bot.storage.outbox import destination_of
from bot.storage.tables import ACTIONS
from engine.actions import Abort, Extend, Undo
from engine.errors import Refused
from engine.judging import Wish
from engine.names import GM

MOST_TRIES = 20
"""This often a wish is judged anew because another process was faster: each time one wish more is done."""

LINE = select(ACTIONS.c.number).where(ACTIONS.c.interaction_id == bindparam("interaction"))
LINE_IN_GAME = LINE.where(ACTIONS.c.game_id == bindparam("game_id"))


log = structlog.get_logger()


class Host:
    """Takes wishes for running games."""

    def __init__(self, database: Database, games: Games, delivery: Delivery, speech_pause: float = 0.0) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery
        self._speech_pause = speech_pause
        self._queues = Queues()
        self._lateness = Lateness(database, games, delivery, self._submit, self._tell_held)
        self.alarm = self._lateness.alarm

    async def submit(
        self,
        found: Live,
        wish: Wish,
        *,
        interaction_id: int | None = None,
        wait_token: str | None = None,
        also: Change | None = None,
    ) -> Done:
        """Judge a wish in a game that somebody has just found, save what follows, and tell it to all whom it concerns.

        An interaction that was delivered before changes nothing and gives its line again. With ``wait_token``, the
        wish is meant for that wait alone; ``also`` is saved with it. An interaction tells when it was made: what was
        cast after a time was up that ends by itself comes too late. Raises Refused, or Denied if the game is not on,
        the wait is over, or somebody else has the mover's seat by now.
        """
        cast_at = snowflake_time(interaction_id) if interaction_id is not None and wish.by != GM else None

        def check(live: Live) -> None:
            check_keeps_seat(live, found=found, name=wish.by)
            check_meant(live, cast_at=cast_at, token=wait_token)

        meant = Meant(wish, interaction_id, check, also)
        async with self._queues.turn(found.id, self._games.turn(found.id), meant):
            if meant.done is None:
                await self._submit_together(found, meant)
            return meant.done or await self._submit(found, wish, interaction_id, meant.check, also)

    async def say(self, found: Live, said: Wish, vote: Wish | None, source_id: int, also: Change) -> Done:
        """Let a seat speak, once for each source, and count the vote that stands in it: both, or neither.

        Gives the line of what is said. Raises as ``submit`` does.
        """

        async def judge(live: Live) -> Done:
            check_in_time(live, snowflake_time(source_id))
            return await self._judge(live, (said,) if vote is None else (said, vote), source_id, also)

        async with self._games.turn(found.id):
            return await self._until_judged(found, source_id, judge)

    async def extend_until(self, game_id: int, until: datetime, interaction_id: int, wish: GmWish) -> Done:
        """Move the deadline of a game to a time, as a GM wishes, whose hours follow from that.

        Raises Refused, or Denied if the game is not on or the deadline cannot be moved there.
        """
        async with self._games.turn(game_id):
            live = await self._running(game_id)
            wish = replace(wish, action=Extend(hours=hours_until(live, until, now())))
            return await self._submit(live, wish, interaction_id, partial(check_wait, token=live.wait_token))

    async def end(self, found: Live, user_id: int, interaction_id: int) -> Done:
        """End a game that is on without a winner, as somebody's act.

        Raises Refused, or Denied if it is not on.
        """
        async with self._games.turn(found.id):
            also = partial(save_ended_by, game_id=found.id, user_id=user_id)
            return await self._submit(found, Wish(GM, Abort()), interaction_id, also=also)

    async def tell_held(self, game_id: int, wait_token: str, gm_id: int) -> Live:
        """Tell, as a GM, what has ended the wait of that token and waits; gives the game after it. Raises Denied."""
        async with self._games.turn(game_id):
            return await self._tell_held(game_id, wait_token, gm_id)

    async def _tell_held(self, game_id: int, wait_token: str, gm_id: int | None = None) -> Live:
        return await self._settle_held(game_id, wait_token, partial(told_step, gm_id=gm_id))

    async def take_held_back(self, game_id: int, wait_token: str, reason: str | None, gm_id: int) -> Live:
        """Take back, as a GM, what has ended the wait of that token, before it is told, and say why. Raises Denied."""
        async with self._games.turn(game_id):
            return await self._settle_held(game_id, wait_token, partial(untold_step, reason=reason, gm_id=gm_id))

    async def _settle_held(self, game_id: int, wait_token: str, settled: Callable[[Live, datetime], Step]) -> Live:
        async def judge(live: Live) -> Done:
            held = held_in(live, wait_token)
            return await self._save(settled(live, now()), held.interaction_id)

        return (await self._until_judged(await self._running(game_id), None, judge)).live

    async def _submit_together(self, found: Live, meant: Meant) -> None:
        """Judge what somebody means, and what others do whose turn comes after his; save and tell what is granted.

        Where it cannot be saved together each is judged in his own turn, and only he hears what is wrong with it. The
        log says what was, unless another process was faster.
        """
        others = self._queues.others_beside(found.id, meant)
        if not others:
            return
        try:
            with taken(others):
                await self._save_together(found, (meant, *others))
        except (IntegrityError, Overtaken):
            pass
        except Exception as error:
            log.warning("not saved together", game=found.id, error=where(error))

    async def _save_together(self, found: Live, several: tuple[Meant, ...]) -> None:
        live = self._games.newest(found) or await self._games.load(found.id)
        if live is None or live.phase is not GamePhase.RUNNING:
            return
        if not (steps := list(granted(live, several, now(), self._speech_pause))):
            return

        def save(connection: Connection) -> list[list[OutboxRow]]:
            return [step.save(connection, each.interaction_id, None) for each, step in steps]

        for (each, step), rows in zip(steps, await self._database.write(save), strict=True):
            each.done = self._saved(step, rows)

    async def _submit(
        self,
        found: Live,
        wish: Wish,
        interaction_id: int | None,
        check: Check | None = None,
        also: Change | None = None,
    ) -> Done:
        async def judge(live: Live) -> Done:
            if check is not None:
                check(live)
            return await self._judge(live, (wish,), interaction_id, also)

        return await self._until_judged(found, interaction_id, judge)

    async def _until_judged(
        self, found: Live, interaction_id: int | None, judge: Callable[[Live], Awaitable[Done]]
    ) -> Done:
        """Judge a game as it was found, and anew as it is if others have gone on, or before anything is refused.

        An interaction that was delivered before gives its line again.
        """
        newest = self._games.newest(found)
        live, is_sure = (await self._running(found.id), True) if newest is None else (newest, False)
        for _ in range(MOST_TRIES):
            try:
                return await judge(live)
            except (Refused, Denied):
                if is_sure and (done := await self._done_before(live, interaction_id)) is not None:
                    return done
                if is_sure:
                    raise
            except (IntegrityError, Overtaken):
                pass
            live, is_sure = await self._running(found.id), True
            if (done := await self._done_before(live, interaction_id)) is not None:
                return done
        raise Denied("busy")

    async def _running(self, game_id: int) -> Live:
        live = await self._games.load(game_id)
        if live is None:
            raise Denied("no-such-game")
        if live.phase is GamePhase.SIGNUP:
            raise Denied("not-begun")
        if live.game is None:
            raise Denied("over")
        return live

    async def take_seat(self, game_id: int, taking: Taking, interaction_id: int) -> int:
        """Hand a seat over, whole, to whoever takes it from the occupant it was offered for.

        The leaver loses it at once. Gives the accepted line. Raises Denied if the seat is not on
        offer, or not to him.
        """

        async def judge(live: Live) -> Done:
            sitting = await self._free_seat(live, taking)
            wish = Wish(GM, replacement(live, sitting, taking))
            news: list[OutboxRow] = []

            def change(connection: Connection) -> None:
                news[:] = change_occupant(connection, live=live, left=sitting, taking=taking)

            done = await self._judge(live, (wish,), interaction_id, change)
            self._games.drop(live.id)
            self._delivery.wake([*places_of_gms(live), *map(destination_of, news)])
            return done

        async with self._games.turn(game_id):
            return (await self._until_judged(await self._running(game_id), interaction_id, judge)).line

    async def _free_seat(self, live: Live, taking: Taking) -> Sitting:
        """The seat that somebody takes. Raises Denied if it is not on offer, or not to him."""
        if live.phase is GamePhase.OVER:
            raise Denied("over")
        sitting = live.sitting_on(taking.seat_id)
        if sitting is None or sitting.occupant_id != taking.occupant_id:
            raise Denied("seat-gone")
        if not sitting.is_on_offer(now()):
            raise Denied("seat-not-offered")
        if live.sitting_of(taking.user_id) is not None:
            raise Denied("seated-already")
        if await self._database.read(partial(knows_secrets, game_id=live.id, user_id=taking.user_id)):
            raise Denied("knows-secrets")
        return sitting

    async def _judge(
        self, live: Live, wishes: tuple[Wish, ...], interaction_id: int | None, also: Change | None = None
    ) -> Done:
        """Judge, save what follows, and tell it; ``also`` is saved with it. Gives the first accepted line.

        Of several wishes all are granted, or none; no undo is among them.
        """
        if live.held is not None and isinstance(wishes[0].action, Abort):
            return await self._end_untold(live, wishes, interaction_id, also)
        check_meanwhile(live, wishes, interaction_id)
        step = await self._step(live, wishes, is_answered=interaction_id is not None)
        if goes_to_gm(step):
            said = await self._step(live, wishes[:-1], is_answered=True) if wishes[1:] else None
            await self._let_wait(let_wait(step, said, interaction_id), interaction_id, also)
        return await self._save(step, interaction_id, also)

    async def _let_wait(self, waiting: Waiting, interaction_id: int | None, also: Change | None) -> NoReturn:
        """Save that something waits for the GM, and tell him. Raises Withheld."""
        rows = await self._database.write(partial(waiting.save, interaction_id=interaction_id, also=also))
        after = waiting.after
        self._games.keep(after)
        self._delivery.wake(dict.fromkeys(map(destination_of, rows)))
        self._delivery.painter.touch(after.id)
        self._lateness.heed(waiting.before, after)
        raise Withheld(by_gm=waiting.by_gm)

    async def _end_untold(
        self, live: Live, wishes: tuple[Wish, ...], interaction_id: int | None, also: Change | None
    ) -> Done:
        """End a game in which something waits for the GM: that is taken back before, and both is saved together."""
        assert live.held is not None
        back = untold_step(live, now())
        end = await self._step(back.after, wishes, is_answered=interaction_id is not None)
        before = live.held.interaction_id

        def save(connection: Connection) -> list[OutboxRow]:
            return [*back.save(connection, before, None), *end.save(connection, interaction_id, also)]

        rows = await self._database.write(save)
        self._games.keep(end.after)
        self._tell(end, rows)
        return Done(end.lines[0].entry.line, end.after)

    async def _save(self, step: Step, interaction_id: int | None, also: Change | None = None) -> Done:
        """Save a step, and tell it."""
        rows = await self._database.write(partial(step.save, interaction_id=interaction_id, also=also))
        return self._saved(step, rows)

    def _saved(self, step: Step, rows: Iterable[OutboxRow]) -> Done:
        """Tell a step that is saved."""
        if step.tries_room_again:
            step.before.room.loss = None
        self._games.keep(step.after)
        self._tell(step, rows)
        return Done(step.lines[0].entry.line, step.after)

    async def _step(self, live: Live, wishes: tuple[Wish, ...], *, is_answered: bool) -> Step:
        """What follows from wishes, of which nobody is shown anything before it is saved."""
        wish, *_ = wishes
        if not isinstance(wish.action, Undo):
            return step_of(live, wishes, now(), is_answered=is_answered, pause=self._speech_pause)
        actions = await self._database.read(lambda connection: actions_of(connection, live.id))
        return step_back(live, wish, wish.action, actions, now())

    def _tell(self, step: Step, rows: Iterable[OutboxRow]) -> None:
        """Let be told, and shown, what is saved.

        In the order in which it is owed, for whoever compares clocks: that of a set follows from nothing known.
        """
        self._delivery.wake(dict.fromkeys(destination_of(row) for row in rows))
        before, after = step.before, step.after
        self._delivery.painter.touch(after.id, hurry=is_new_moment(before, after, step.entry))
        self._lateness.heed(before, after)

    async def _done_before(self, live: Live, interaction_id: int | None) -> Done | None:
        """What has come of an interaction already, if anything; the game may have been loaded before that."""
        line = await self._accepted_before(live, interaction_id)
        return None if line is None else Done(line, await self._running(live.id))

    async def _accepted_before(self, live: Live, interaction_id: int | None) -> int | None:
        """The line that this interaction has brought about already, if it has."""
        if interaction_id is None:
            return None
        its = {"interaction": interaction_id, "game_id": live.id}
        return await self._database.read(lambda connection: connection.scalar(LINE_IN_GAME, its))

    async def has_accepted(self, interaction_id: int) -> bool:
        """Whether an interaction has brought about a line, in whichever process."""
        its = {"interaction": interaction_id}
        return await self._database.read(lambda connection: connection.scalar(LINE, its)) is not None
