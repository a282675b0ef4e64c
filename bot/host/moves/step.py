"""A step of a game: the result of granted submissions, made on a copy, and saved as a whole or not at all."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import NamedTuple

from msgspec.structs import replace as replace_fields
from sqlalchemy import Connection

from bot.database.database import Job
from bot.host.denied import Denied, GoneOn
from bot.host.house.house_news import take_along
from bot.host.leading.gm_reasons import reason_rows
from bot.host.leading.spectator_dues import spectator_rows
from bot.host.moves.choiceless_moves import make_choiceless
from bot.host.moves.offer_dues import ended_offers
from bot.host.moves.owed_rows import begin_waits, rows_of_lines, speech_row
from bot.host.moves.saving import save_lines, save_state
from bot.host.moves.submissions import Accepted, GmSubmission, VoteAloud, accept
from bot.host.moves.thread_dues import thread_rows
from bot.host.seats.absences import count_missed
from bot.host.seats.void_offers import void_offers
from bot.host.undoing.lapsed_misclicks import lapse
from bot.host.undoing.reopening import check_may_reopen, reopen
from bot.host.undoing.strike_dues import strike
from bot.host.undoing.undo import last_public_step, news_of, owed_after, take_back
from bot.host.waits.deadlines import give_time_again, set_deadlines
from bot.host.waits.embargo_times import (
    check_told,
    embargoes_after,
    embargoes_after_undo,
    owed_later,
    save_embargoes_after,
)
from bot.host.waits.pace_times import out_of_quiet_hours
from bot.host.waits.windows import MOVING
from bot.storage.channels.room_rows import try_again
from bot.storage.games.embargoes import without_embargoed
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import save_owed
from bot.storage.schema.kinds import GamePhase, Loss, OutboxKind
from bot.storage.schema.models import ActionRow, OutboxRow
from engine.actions import Extend, Replace, Undo
from engine.audience import To
from engine.errors import Refused
from engine.judging import Submission
from engine.log import Entry
from engine.names import CLOCK, GM
from engine.refusals import NothingToUndo
from engine.speech import Say


class Step(NamedTuple):
    """A game before and after a step, and the messages it queues; ``entry`` is the line of the last submission."""

    before: HostedGame
    after: HostedGame
    at: datetime
    lines: tuple[Accepted, ...]
    entry: Entry
    rows: Sequence[OutboxRow]
    tries_room_again: bool
    pause: timedelta
    """How long words under an alias wait, so that they reveal nobody. Nothing that follows shows before them."""
    gone: Sequence[Entry] = ()
    """The lines that an undo has taken back, whose messages are struck through."""
    scene: timedelta = timedelta()
    """How long its scene lasts. What follows is told, and its time begins, when the scene is over."""

    def save(self, connection: Connection, interaction_id: int | None, also: Job[object] | None) -> list[OutboxRow]:
        """Save the step with everything that belongs to it; return all rows owed now.

        Raises IntegrityError or Overtaken if another process has gone on with the game or changed it, IntegrityError if
        the interaction has already counted, and Denied if the game was over and has no channel any more.
        """
        before, after, at = self.before, self.after, self.at
        if before.phase is GamePhase.OVER:
            reopen(connection, before, at)
        save_lines(connection, after.id, self.lines, at, interaction_id)
        hastened = save_embargoes_after(connection, before, after, at) if after.embargoes != before.embargoes else []
        if self.rows:
            if before.house:
                take_along(connection, before, self.rows, at, is_plain=not self.gone and not self.scene)
            save_owed(connection, self.rows)
        escalation = after.settings.escalation
        counts = escalation.substitute or escalation.removal or after.settings.standby.after
        sought = count_missed(connection, before, after, self.lines, at) if counts else []
        moved = set_deadlines(connection, after, self.entry, at + self.silence) if self._may_move_deadlines else []
        is_late = after.deadline is not None and after.deadline <= at
        again = give_time_again(connection, after, at + self.silence) if is_late and self._ends_stall else []
        save_state(connection, before, after, at)
        if self.tries_room_again:
            try_again(connection, after.room.id, at)
        if also is not None:
            also(connection)
        lapsed = lapse(connection, after, self.lines, at) if after.rulebook.retractable else []
        void = void_offers(connection, before, after, self.lines, at) if self._may_void_offers else []
        struck = strike(connection, after, self.gone, at) if self.gone else []
        return [*self.rows, *sought, *hastened, *moved, *again, *lapsed, *void, *struck]

    @property
    def is_mere_talk(self) -> bool:
        """Whether its lines are speech and nothing else."""
        return all(isinstance(line.submission.action, Say) for line in self.lines)

    @property
    def is_told_to_all(self) -> bool:
        """Whether the channel is told anything that its lines have brought about."""
        return any(self.after.told_by(line.entry.line, To.PUBLIC) for line in self.lines)

    @property
    def words(self) -> list[OutboxRow]:
        """The words under an alias that are posted first."""
        return [row for row in self.rows if row.kind is OutboxKind.SPEECH]

    @property
    def silence(self) -> timedelta:
        """How long nobody may notice its result: until its words are posted and its scene is over."""
        return self.pause + self.scene

    @property
    def _may_move_deadlines(self) -> bool:
        """Whether its last line may begin a wait, move the end of one, or end the game."""
        after = self.after
        return self.entry.has_any(after.rulebook.phases.openings | MOVING) or after.started.table.outcome is not None

    @property
    def _ends_stall(self) -> bool:
        """Whether somebody acts again in a game in which nothing had happened for long."""
        was, is_now = (each.rulebook.is_stalled(each.started.table) for each in (self.before, self.after))
        return was and not is_now

    @property
    def _may_void_offers(self) -> bool:
        """Whether something is on offer that it may make void: a seat, or, where a GM acts, a place among the GMs."""
        if self.after.phase is GamePhase.OVER or isinstance(self.lines[0].submission, GmSubmission):
            return True
        return bool([occupancy for occupancy in self.after.occupancies if occupancy.is_offered])


def step_of(
    hosted: HostedGame, submissions: Sequence[Submission], at: datetime, *, is_answered: bool, pause: float
) -> Step:
    """Return the step of submissions: all are granted, or none. A player who is answered gets no other message.

    Words spoken under an alias are posted within ``pause`` seconds. Raises Refused, or Denied if the room is lost.
    """
    after = replace(hosted, game=hosted.started.copy())
    lines = _grant(hosted, after, submissions, at)
    told = _answered(submissions[0]) if is_answered else None
    rows = [row for each in _told_together(lines) for row in rows_of_lines(after, each, at, told=told, pause=pause)]
    match submissions[0]:
        case GmSubmission():
            rows += reason_rows(after, lines[0], rows, at)
        case VoteAloud(by=name, words=words):
            rows.insert(0, speech_row(after, name, words, at, pause))
    return completed(hosted, after, at, lines, (lines[-1].entry, rows))


def _grant(
    hosted: HostedGame, after: HostedGame, submissions: Sequence[Submission], at: datetime
) -> tuple[Accepted, ...]:
    """Judge submissions one after the other on ``after``, a copy of the game, and apply them. Raises Refused."""
    lines: list[Accepted] = []
    for line in _granted(hosted, after, submissions, at):
        lines.append(line)
        if after.embargoes or after.rulebook.embargoes or after.started.table.outcome is not None:
            after.embargoes = embargoes_after(after, line.entry, at)
    begin_waits(after, [line.entry for line in lines])
    if after.rulebook.foreseeable:
        after.made_for_seats |= {line.entry.line for line in lines if line.submission.by in {GM, CLOCK}}
    return tuple(lines)


def _granted(
    hosted: HostedGame, after: HostedGame, submissions: Sequence[Submission], at: datetime
) -> Iterator[Accepted]:
    """Judge and apply submissions, and then make the moves without a choice to which the last one has led."""
    for submission in submissions:
        if hosted.embargoes:
            check_told(hosted, submission)
        meant = submission
        if isinstance(submission.action, Extend):
            meant = replace_fields(submission, action=out_of_quiet_hours(hosted, submission.action, at))
        yield accept(after.started, meant, after.chance(after))
    if after.rulebook.choiceless:
        yield from make_choiceless(after)


def _told_together(lines: Iterable[Accepted]) -> list[list[Entry]]:
    """Return the lines in groups that are told as one: each with the moves without a choice that follow it."""
    groups: list[list[Entry]] = []
    for line in lines:
        if line.submission.auto and groups:
            groups[-1].append(line.entry)
        else:
            groups.append([line.entry])
    return groups


def _answered(submission: Submission) -> str:
    """Return the seat that the answer to the interaction informs: the mover, or the newcomer who takes a seat."""
    return submission.action.player if isinstance(submission.action, Replace) else submission.by


def step_back(
    hosted: HostedGame, submission: Submission, undo: Undo, actions: Mapping[int, ActionRow], at: datetime
) -> Step:
    """Return the step that takes something back: by default, of all ``actions``, the last that everybody saw.

    Raises Refused, Denied as ``step_of`` does, or GoneOn if the game has gone on since the GM saw it.
    """
    check_may_reopen(hosted)
    if isinstance(submission, GmSubmission) and submission.seen not in {None, hosted.lines}:
        raise GoneOn("gone-on")
    line = undo.line or last_public_step(hosted, actions)
    if line is None:
        raise Refused(NothingToUndo())
    after = replace(hosted, game=hosted.started.copy())
    taken = take_back(after.started, submission, replace_fields(undo, line=line), actions)
    after.embargoes = embargoes_after_undo(after, taken.undo.entry, taken.places, at)
    taken = taken._replace(gone=tuple(without_embargoed(taken.gone, hosted.embargoes, at)))
    begin_waits(after, (taken.undo.entry, *taken.fresh))
    step = completed(hosted, after, at, (taken.undo, *taken.again), (taken.undo.entry, owed_after(after, taken, at)))
    return step._replace(gone=[entry for entry in taken.gone if news_of(entry)])


def completed(
    hosted: HostedGame,
    after: HostedGame,
    at: datetime,
    lines: tuple[Accepted, ...],
    owing: tuple[Entry, Sequence[OutboxRow]],
) -> Step:
    """Return a step from its last line and the messages for that, with those for threads and those owed later."""
    entry, rows = owing
    rows = [*rows]
    if hosted.talks_apart:
        rows += thread_rows(hosted.threads, after, entry, at)
    if after.embargoes:
        rows += owed_later(after, lines, at)
    if after.rulebook.offers:
        rows += ended_offers(hosted, after, lines, at)
    if after.is_watched:
        rows += spectator_rows(hosted, after, lines, at)
    tries_room_again = after.room.loss is not None and _tries_again(after, after.room.loss)
    pause = max([row.due_at - at for row in rows if row.kind is OutboxKind.SPEECH], default=timedelta())
    for row in rows:
        row.due_at = max(row.due_at, at + pause)
    return Step(hosted, after, at, lines, entry, rows, tries_room_again, pause)


def _tries_again(after: HostedGame, loss: Loss) -> bool:
    """Whether the game goes on in a room that could not be used. Raises Denied if trying again is no use."""
    if after.started.table.paused:
        return False
    if loss.lasts:
        raise Denied("room-lost")
    return True
