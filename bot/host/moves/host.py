"""Runs games: takes one action at a time for each, saves it with all that follows, and only then tells people."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from typing import NoReturn

import structlog
from discord.utils import snowflake_time
from msgspec.structs import replace
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from bot.clock import now
from bot.database.database import Database
from bot.delivery.sending.delivery import Delivery
from bot.delivery.telling.saying import grows
from bot.host.denied import Denied, Withheld
from bot.host.house.house_players import HousePlayers
from bot.host.leading.pending_results import (
    ResultShown,
    Waiting,
    check_meanwhile,
    goes_to_gm,
    let_wait,
    pending_in,
    published_step,
    save_own_words,
    with_changed_result,
    withdrawn_step,
)
from bot.host.moves.batching import Change, Check, Done, QueuedMove, Queues, granted, taken
from bot.host.moves.card_moments import is_new_moment
from bot.host.moves.owed_rows import ends_wait
from bot.host.moves.saving import Overtaken, save_ended_by
from bot.host.moves.scene_dues import staged
from bot.host.moves.step import Step, step_back, step_of
from bot.host.moves.submissions import GmSubmission, check_in_time, check_meant, check_wait
from bot.host.seats.absences import count_afresh
from bot.host.seats.taking_seats import Taking, change_occupant, replacement
from bot.host.undoing.undo import actions_of
from bot.host.waits.deadlines import hours_moved
from bot.host.waits.lateness import ByItself, Lateness, is_timed_anew
from bot.logs import where
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.storage.games.record_lines import line_of
from bot.storage.outbox.outbox import destination_of
from bot.storage.outbox.owed_to_gms import places_of_gms
from bot.storage.people.bench import knows_secrets
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import OutboxRow
from engine.actions import Abort, Extend, Substitute, Undo
from engine.by_hand import ActAhead
from engine.errors import Refused
from engine.judging import Submission
from engine.names import CLOCK, GM

MOST_TRIES = 20
"""The most times that a move is judged because another process was faster. Each round, one more move is done."""

log = structlog.get_logger()


class Host:
    """Takes submissions for running games.

    Speech under aliases is posted within ``speech_pause`` seconds. The steps of a scene are ``breath`` seconds apart;
    with 0 there are no scenes.
    """

    def __init__(
        self, database: Database, games: Games, delivery: Delivery, speech_pause: float, breath: float
    ) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery
        self._speech_pause = speech_pause
        self._breath = breath
        self._queues = Queues()
        self.house = HousePlayers(database, games, self.submit, breath)
        self._lateness = Lateness(database, games, delivery, self._submit, self._publish_pending)
        self.alarm = self._lateness.alarm

    def let_happen(self, *by_itself: ByItself) -> None:
        """Let other things happen by themselves when the alarm rings. What does them is made later than this."""
        self._lateness.by_itself.extend(by_itself)

    async def submit(
        self,
        found: HostedGame,
        submission: Submission,
        *,
        interaction_id: int | None = None,
        wait_token: str | None = None,
        also: Change | None = None,
    ) -> Done:
        """Judge a move in a game that was just found, save what follows, and tell everybody concerned.

        An interaction that was delivered before changes nothing and returns its line again. With ``wait_token``, the
        move is valid in that wait alone; ``also`` is saved with it. An interaction carries the time of its creation: a
        move cast after the end of a wait that ends by itself comes too late. Raises Refused, or Denied if the game is
        not on, the wait is over, or somebody else has the mover's seat by now.
        """
        cast_at = snowflake_time(interaction_id) if interaction_id is not None and submission.by != GM else None
        check = partial(check_meant, found=found, submission=submission, cast_at=cast_at, token=wait_token)
        queued = QueuedMove(submission, interaction_id, check, also)
        async with self._queues.holding(found.id, self._games.lock(found.id), queued):
            if queued.done is None and (others := self._queues.others_beside(found.id, queued)):
                await self._submit_together(found, (queued, *others))
            return queued.done or await self._submit(found, submission, interaction_id, check, also)

    async def say(
        self, found: HostedGame, said: Submission, vote: Submission | None, source_id: int, also: Change
    ) -> Done:
        """Let a seat speak, once per source, and count the vote in its words: both, or neither.

        Returns the line of the speech. Raises as ``submit`` does.
        """
        submissions = (said,) if vote is None else (said, vote)
        check = partial(check_in_time, cast_at=snowflake_time(source_id))
        judge = partial(self._judge, submissions=submissions, interaction_id=source_id, also=also, check=check)
        async with self._games.lock(found.id):
            return await self._until_judged(found, source_id, judge)

    async def move_deadline(
        self, game_id: int, by: timedelta | datetime, interaction_id: int, submission: GmSubmission
    ) -> Done:
        """Move a game's deadline, as a GM, by a length of time or to a moment, by computing the hours until then.

        Raises Refused, or Denied if the game is not on or the deadline cannot be moved there.
        """
        async with self._games.lock(game_id):
            hosted = await self._running(game_id)
            submission = replace(submission, action=Extend(hours=hours_moved(hosted, by, now())))
            return await self._submit(hosted, submission, interaction_id, partial(check_wait, token=hosted.wait_token))

    async def end(self, found: HostedGame, user_id: int, interaction_id: int) -> Done:
        """End a running game without a winner, as somebody's act.

        Raises Refused, or Denied if the game is not on.
        """
        async with self._games.lock(found.id):
            also = partial(save_ended_by, game_id=found.id, user_id=user_id)
            return await self._submit(found, Submission(GM, Abort()), interaction_id, also=also)

    async def give_back(self, found: HostedGame, occupancy: Occupancy) -> None:
        """Give a seat back to its person, for whom a house player stands in, unless they have it back by now."""
        coming_back = Submission(CLOCK, Substitute(occupancy.name, house=False))
        async with self._games.lock(found.id):
            with suppress(Denied, Withheld, Refused):
                await self._submit(found, coming_back, None, also=partial(count_afresh, occupancy=occupancy))
                self._games.drop(found.id)

    async def publish_pending(self, game_id: int, shown: ResultShown, gm_id: int) -> HostedGame:
        """Publish, as a GM, the pending result that the GM has read; return the game after it. Raises Denied."""
        async with self._games.lock(game_id):
            return await self._settle_pending(game_id, shown, partial(published_step, gm_id=gm_id), is_told=True)

    async def _publish_pending(self, game_id: int, wait_token: str) -> HostedGame:
        return await self._settle_pending(game_id, ResultShown(wait_token), published_step, is_told=True)

    async def withdraw_pending(self, game_id: int, wait_token: str, reason: str | None, gm_id: int) -> HostedGame:
        """Withdraw, as a GM, the pending result of the wait with that token, and say why. Raises Denied."""
        async with self._games.lock(game_id):
            withdrawn = partial(withdrawn_step, reason=reason, gm_id=gm_id)
            return await self._settle_pending(game_id, ResultShown(wait_token), withdrawn, is_told=False)

    async def _settle_pending(
        self, game_id: int, shown: ResultShown, settled: Callable[[HostedGame, datetime], Step], *, is_told: bool
    ) -> HostedGame:
        async def judge(hosted: HostedGame) -> Done:
            pending = pending_in(hosted, *shown)
            step = settled(hosted, now())
            also = partial(save_own_words, hosted=hosted, after=step.after, at=step.at) if is_told else None
            return await self._save(step, pending.interaction_id, also)

        return (await self._until_judged(await self._running(game_id), None, judge)).hosted

    async def _submit_together(self, found: HostedGame, several: tuple[QueuedMove, ...]) -> None:
        """Judge a move together with others that wait behind it; save and tell those that are granted.

        If they cannot be saved together, each is judged in its own turn, and only its player hears of its problem. The
        log then names the error, unless another process was just faster.
        """
        try:
            with taken(several[1:]):
                await self._save_together(found, several)
        except (IntegrityError, Overtaken):
            pass
        except Exception as error:
            log.warning("not saved together", game=found.id, error=where(error))

    async def _save_together(self, found: HostedGame, several: tuple[QueuedMove, ...]) -> None:
        hosted = self._games.newest(found) or await self._games.load(found.id)
        if hosted is None or hosted.phase is not GamePhase.RUNNING:
            return
        alone = granted(hosted, several, now(), self._speech_pause)
        if not (steps := [(each, self._staged(step)) for each, step in alone]):
            return

        def save(connection: Connection) -> list[list[OutboxRow]]:
            return [step.save(connection, each.interaction_id, None) for each, step in steps]

        for (each, step), rows in zip(steps, await self._database.write(save), strict=True):
            each.done = self._saved(step, rows)

    async def _submit(
        self,
        found: HostedGame,
        submission: Submission,
        interaction_id: int | None,
        check: Check | None = None,
        also: Change | None = None,
    ) -> Done:
        judge = partial(self._judge, submissions=(submission,), interaction_id=interaction_id, also=also, check=check)
        return await self._until_judged(found, interaction_id, judge)

    async def _until_judged(
        self, found: HostedGame, interaction_id: int | None, judge: Callable[[HostedGame], Awaitable[Done]]
    ) -> Done:
        """Judge a game as it was found; judge it again if others have gone on, and before anything is refused.

        An interaction that was delivered before returns its line again.
        """
        newest = self._games.newest(found)
        hosted, is_sure = (await self._running(found.id), True) if newest is None else (newest, False)
        for _ in range(MOST_TRIES):
            try:
                return await judge(hosted)
            except (Refused, Denied):
                if is_sure and (done := await self._done_before(hosted, interaction_id)) is not None:
                    return done
                if is_sure:
                    raise
            except (IntegrityError, Overtaken):
                pass
            hosted, is_sure = await self._running(found.id), True
            if (done := await self._done_before(hosted, interaction_id)) is not None:
                return done
        raise Denied("busy")

    async def _running(self, game_id: int) -> HostedGame:
        hosted = await self._games.load(game_id)
        if hosted is None:
            raise Denied("no-such-game")
        if hosted.phase is GamePhase.SIGNUP:
            raise Denied("not-begun")
        if hosted.game is None:
            raise Denied("over")
        return hosted

    async def take_seat(self, game_id: int, taking: Taking, interaction_id: int) -> int:
        """Hand a whole seat over to the person who takes it from the occupant for whom it was offered.

        The leaver loses it at once. Returns the accepted line. Raises Denied if the seat is not on offer, or not to
        this person.
        """

        async def judge(hosted: HostedGame) -> Done:
            occupancy = await self._free_seat(hosted, taking)
            replaced = Submission(GM, replacement(hosted, occupancy, taking))
            ended = Submission(CLOCK, Substitute(occupancy.name, house=False))
            submissions = (replaced, ended) if occupancy.name in hosted.started.table.house_players else (replaced,)
            news: list[OutboxRow] = []

            def change(connection: Connection) -> None:
                news[:] = change_occupant(connection, hosted=hosted, left=occupancy, taking=taking)

            done = await self._judge(hosted, submissions, interaction_id, change)
            self._games.drop(hosted.id)
            if not hosted.has_aliases:
                self._delivery.living.touch(hosted.id)
            self._delivery.wake([*places_of_gms(hosted), *map(destination_of, news)])
            return done

        async with self._games.lock(game_id):
            return (await self._until_judged(await self._running(game_id), interaction_id, judge)).line

    async def _free_seat(self, hosted: HostedGame, taking: Taking) -> Occupancy:
        """Return the seat that somebody takes. Raises Denied if it is not on offer, or not to this person."""
        if hosted.phase is GamePhase.OVER:
            raise Denied("over")
        occupancy = hosted.occupancy_on(taking.seat_id)
        if occupancy is None or occupancy.occupant_id != taking.occupant_id:
            raise Denied("seat-gone")
        if not occupancy.is_on_offer(now()):
            raise Denied("seat-not-offered")
        if hosted.occupancy_of(taking.user_id) is not None:
            raise Denied("seated-already")
        if await self._database.read(partial(knows_secrets, game_id=hosted.id, user_id=taking.user_id)):
            raise Denied("knows-secrets")
        return occupancy

    async def _judge(
        self,
        hosted: HostedGame,
        submissions: tuple[Submission, ...],
        interaction_id: int | None,
        also: Change | None = None,
        check: Check | None = None,
    ) -> Done:
        """Judge, save what follows, and tell it; ``also`` is saved with it. Returns the first accepted line.

        Of several submissions all are granted, or none. No undo is among them.
        """
        if check is not None:
            check(hosted)
        if hosted.pending is not None and isinstance(submissions[0].action, Abort):
            return await self._end_untold(hosted, submissions, interaction_id, also)
        if hosted.pending is not None:
            check_meanwhile(hosted.pending, submissions, interaction_id)
        step = await self._step(hosted, submissions, is_answered=interaction_id is not None)
        if hosted.pending is not None and isinstance(submissions[0].action, ActAhead):
            step = with_changed_result(step)
        elif hosted.holds and goes_to_gm(step):
            said = await self._step(hosted, submissions[:-1], is_answered=True) if submissions[1:] else None
            await self._let_wait(let_wait(step, said, interaction_id), interaction_id, also)
        return await self._save(step, interaction_id, also)

    async def _let_wait(self, waiting: Waiting, interaction_id: int | None, also: Change | None) -> NoReturn:
        """Save a pending result, and tell the GM. Raises Withheld."""
        rows = await self._database.write(partial(waiting.save, interaction_id=interaction_id, also=also))
        after = waiting.after
        self._games.keep(after)
        self._delivery.wake(dict.fromkeys(map(destination_of, rows)))
        if waiting.pause:
            self._delivery.painter.hold(after.id, waiting.pause)
        self._delivery.painter.touch(after.id)
        self._lateness.heed(after.id, is_timed_anew=is_timed_anew(waiting.before, after))
        raise Withheld(by_gm=waiting.by_gm)

    async def _end_untold(
        self, hosted: HostedGame, submissions: tuple[Submission, ...], interaction_id: int | None, also: Change | None
    ) -> Done:
        """End a game that has a pending result: withdraw the result first, and save both together."""
        assert hosted.pending is not None
        back = withdrawn_step(hosted, now())
        end = await self._step(back.after, submissions, is_answered=interaction_id is not None)
        before = hosted.pending.interaction_id

        def save(connection: Connection) -> list[OutboxRow]:
            return [*back.save(connection, before, None), *end.save(connection, interaction_id, also)]

        return self._saved(end, await self._database.write(save))

    async def _save(self, step: Step, interaction_id: int | None, also: Change | None = None) -> Done:
        """Save a step, and tell it."""
        step = self._staged(step)
        save = partial(step.save, interaction_id=interaction_id, also=also)
        return self._saved(step, await self._database.write(save))

    def _staged(self, step: Step) -> Step:
        """Return a step with its scene, or with its post put off for the house. Only the end of a wait has either."""
        return staged(step, self._breath) if ends_wait(step.before, step.after) else step

    def _saved(self, step: Step, rows: Sequence[OutboxRow]) -> Done:
        """Tell and show a step that is saved.

        Destinations are notified in the order of their rows. People may compare times, and a set's order would be
        arbitrary.
        """
        before, after = step.before, step.after
        if step.tries_room_again:
            before.room.loss = None
        self._games.keep(after)
        if rows:
            self._delivery.wake(dict.fromkeys(map(destination_of, rows)))
        is_anew = is_timed_anew(before, after)
        if step.silence and (is_anew or not step.is_mere_talk):
            self._delivery.painter.hold(after.id, step.silence)
        self._delivery.painter.touch(after.id, hurry=is_anew and is_new_moment(before, after, step.entry))
        is_seen = is_anew or step.is_told_to_all
        if is_seen and grows(after) and not step.pause:
            # Touched for the first time in a process, the post is edited. After a secret move that would show.
            self._delivery.living.touch(after.id)
        self._lateness.heed(after.id, is_timed_anew=is_anew)
        if is_seen and after.house:
            self.house.heed(after.id, step.silence)
        return Done(step.lines[0].entry.line, after, has_scene=bool(step.scene))

    async def _step(self, hosted: HostedGame, submissions: tuple[Submission, ...], *, is_answered: bool) -> Step:
        """Return the step that follows from submissions. Nobody is shown any of it before it is saved."""
        submission, *_ = submissions
        if not isinstance(submission.action, Undo):
            return step_of(hosted, submissions, now(), is_answered=is_answered, pause=self._speech_pause)
        actions = await self._database.read(lambda connection: actions_of(connection, hosted.id))
        return step_back(hosted, submission, submission.action, actions, now())

    async def _done_before(self, hosted: HostedGame, interaction_id: int | None) -> Done | None:
        """Return the result of an interaction that already counted, if any. The game may have been loaded earlier."""
        if interaction_id is None:
            return None
        line = await self._database.read(partial(line_of, interaction_id=interaction_id, game_id=hosted.id))
        return None if line is None else Done(line, await self._running(hosted.id))

    async def has_accepted(self, interaction_id: int) -> bool:
        """Whether an interaction has brought about a line, in any process."""
        return await self._database.read(partial(line_of, interaction_id=interaction_id)) is not None
