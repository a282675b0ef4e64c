"""Keeps a result that ends a wait and goes to the GM first: it is stored beside the log, then published or withdrawn.

The move was judged when it came, and its random draws stay. Until the result is published, the game is unchanged for
everybody, and in the database too, except that nobody is asked anything and time does not run.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection

from bot.clock import now
from bot.database.database import Job
from bot.delivery.posts.result_previews import TO_ROOM, Foreseen, receivers_of
from bot.host.denied import Denied, Withheld
from bot.host.leading.gm_reasons import reason_rows, told_of
from bot.host.leading.spectator_dues import pending_rows
from bot.host.moves.owed_rows import begin_waits, ends_wait, rows_of_lines
from bot.host.moves.saving import THIS_GAME, drop_deadline, save_pending
from bot.host.moves.step import Step, completed
from bot.host.moves.submissions import Accepted, GmSubmission, accept, reason_of
from bot.host.moves.thread_dues import thread_rows
from bot.host.undoing.undo import owed_after, take_back
from bot.host.waits.embargo_times import embargoes_after, embargoes_after_undo, owed_later
from bot.host.waits.gm_followers import note_asked
from bot.host.waits.pace_times import outside_quiet_hours
from bot.storage.games.embargoes import without_embargoed
from bot.storage.games.hosted_game import HostedGame
from bot.storage.games.vote_counts import end_count
from bot.storage.outbox.outbox import Destination, owed, save_owed
from bot.storage.outbox.owed_to_gms import owed_to_gms
from bot.storage.people.remarks import Remark, add_remark
from bot.storage.schema.kinds import GmRequest, OutboxKind, RemarkKind, Secrecy
from bot.storage.schema.models import OutboxRow
from bot.storage.schema.pending_result import HeldWords, PendingResult
from engine.actions import Abort, Pause, Replace, Resume, Substitute, Undo
from engine.by_hand import ActAhead, ActByHand
from engine.chance import Chance
from engine.codec import event_decoder, read_action
from engine.errors import ImpossibleDraw
from engine.judging import Submission
from engine.log import Entry
from engine.names import GM
from engine.speech import Spoken
from engine.telling import Spot

TOLD_AT_ONCE = (Abort, Resume, Undo, ActByHand)
"""The GM's own moves that end a wait and do not go to the GM first."""
MEANWHILE = (Spoken, Replace, Substitute, Pause, Resume, ActAhead)
"""Moves that are granted while a result is pending: none of them depends on that result, but an act by hand may change
it."""


class Waiting(NamedTuple):
    """A game before and after a result in it became pending, and the messages that this queues.

    ``said`` is a line spoken with the move, which everybody hears after a ``pause``, if anything is said.
    """

    before: HostedGame
    after: HostedGame
    said: Step | None
    by_gm: bool
    at: datetime
    rows: list[OutboxRow]
    pause: timedelta

    def save(self, connection: Connection, interaction_id: int | None, also: Job[object] | None) -> list[OutboxRow]:
        """Save it with everything that belongs to it; return all rows owed now. Raises as ``Step.save`` does."""
        said = [] if self.said is None else self.said.save(connection, interaction_id, None)
        after = self.after
        save_pending(connection, self.before, after)
        for is_inner in (False, True):
            drop_deadline(connection, after, is_inner=is_inner)
        end_count(connection, after.id)
        note_asked(connection, after, GmRequest.RESULT, self.at)
        save_owed(connection, self.rows)
        if also is not None:
            also(connection)
        return [*said, *self.rows]


def goes_to_gm(step: Step) -> bool:
    """Whether the last line of a step goes to the GM first where the table holds results: it ends a wait or the game.

    After an undo, the last lines are those made again.
    """
    at_once = any(isinstance(line.submission.action, TOLD_AT_ONCE) for line in step.lines)
    return ends_wait(step.before, step.after) and not at_once


def let_wait(step: Step, said: Step | None, interaction_id: int | None) -> Waiting:
    """Make the last line of a step a pending result; the line that was ``said`` with it stands before it."""
    hosted, line = step.before if said is None else said.after, step.lines[-1]
    pending = PendingResult(
        by=line.submission.by,
        body=msgspec.to_builtins(line.submission.action),
        drawn=line.drawn,
        events=_encoded(line.entry),
        until=_until(hosted, step.at),
        acting_for=line.submission.acting_for,
        interaction_id=interaction_id if said is None else None,
        reason=reason_of(line.submission),
    )
    after = replace(hosted, pending=pending, deadline=None, inner_deadline=None)
    words, talk = (step.words, step) if said is None else ([], said)
    rows = [*words, *_shown(after, step.at)]
    return Waiting(hosted, after, said, line.submission.by == GM, step.at, rows, talk.pause)


def with_changed_result(step: Step) -> Step:
    """Return the step of an act by hand in which the pending result is judged again, and goes to the GM again.

    What chance gave stays as far as it still fits.
    """
    after, pending = step.after, step.after.pending
    assert pending is not None
    line = _judged_again(after, pending)
    until = _until(after, step.at)
    after.pending = msgspec.structs.replace(pending, drawn=line.drawn, events=_encoded(line.entry), until=until)
    return step._replace(rows=[*step.rows, *_shown(after, step.at)])


def _encoded(entry: Entry) -> list[str]:
    return [msgspec.json.encode(event).decode() for event in entry.events]


def _until(hosted: HostedGame, at: datetime) -> datetime:
    """Return when a result that is pending from now on is published by itself."""
    return outside_quiet_hours(hosted, at + timedelta(minutes=hosted.settings.holding.minutes))


def _shown(hosted: HostedGame, at: datetime) -> list[OutboxRow]:
    """Queue the pending result for the GMs and the spectators."""
    return [*owed_to_gms(hosted, OutboxKind.RESULT, [], at), *pending_rows(hosted, at)]


def _judged_again(after: HostedGame, pending: PendingResult) -> Accepted:
    submission = _submission_of(after, pending)
    try:
        return accept(after.started.copy(), submission, Chance(pending.drawn))
    except ImpossibleDraw:
        return accept(after.started.copy(), submission, after.chance(after))


def tell_unseen(connection: Connection, hosted: HostedGame, at: datetime) -> None:
    """Make a pending result due now if somebody who leads the game plays, for then nobody may see it first."""
    if hosted.gm_plays:
        put_off(connection, hosted, at)


def put_off(connection: Connection, hosted: HostedGame, until: datetime) -> None:
    """Change when a pending result, if there is one, is published by itself."""
    if hosted.pending is not None:
        save_pending(connection, hosted, replace(hosted, pending=msgspec.structs.replace(hosted.pending, until=until)))


class ResultShown(NamedTuple):
    """A pending result by the token of its wait, and the version of it that a GM has read; None for any."""

    wait_token: str
    version: str | None = None


def pending_in(hosted: HostedGame, wait_token: str, version: str | None = None) -> PendingResult:
    """Return the pending result of the wait with that token. Raises Denied if there is none, or another version."""
    if hosted.pending is None or hosted.wait_token != wait_token:
        raise Denied("nothing-held")
    if version not in {None, hosted.pending.version}:
        raise Denied("held-changed")
    return hosted.pending


def check_meanwhile(pending: PendingResult, submissions: Sequence[Submission], interaction_id: int | None) -> None:
    """Raise Denied for a move that a pending result excludes; Withheld if the move is itself that result."""
    if interaction_id is not None and interaction_id == pending.interaction_id:
        raise Withheld(by_gm=pending.by == GM)
    if not all(isinstance(submission.action, MEANWHILE) for submission in submissions):
        raise Denied("held-gm" if submissions[-1].by == GM else "held")


def published_step(hosted: HostedGame, at: datetime, gm_id: int | None = None) -> Step:
    """Return the step in which a GM or the clock publishes the pending result.

    Raises Denied while the game rests.
    """
    if hosted.started.table.paused:
        raise Denied("held-paused")
    after, line = _told(hosted, at, gm_id)
    rows = rows_of_lines(after, [line.entry], at)
    rows += reason_rows(after, line, rows, at)
    before = [row for row in rows if row.kind is OutboxKind.PROSE]
    rows = [*before, *_own_words_due(hosted, line.entry.line, at), *(row for row in rows if row not in before)]
    return completed(hosted, after, at, (line,), (line.entry, rows))


def _own_words_due(hosted: HostedGame, line: int, at: datetime) -> Iterator[OutboxRow]:
    """Queue a GM's own words before the texts of the result for which they are."""
    for receiver in _words_told(hosted):
        if receiver == TO_ROOM:
            yield owed(hosted.id, OutboxKind.RESULT_WORDS, [line], at, Destination(room_id=hosted.room.id))
        elif hosted.settings.secrecy is Secrecy.DM:
            seat = hosted.occupancy(receiver)
            row = owed(hosted.id, OutboxKind.RESULT_WORDS, [line], at, Destination(seat_id=seat.seat_id))
            row.about_id = seat.user_id
            yield row


def _words_told(hosted: HostedGame) -> Mapping[str, HeldWords]:
    """Return a GM's own words that stand beside a text of the pending result.

    An act by hand may take a text away, and the words beside it then stay untold.
    """
    assert hosted.pending is not None
    told = receivers_of(foresee(hosted))
    return {receiver: words for receiver, words in hosted.pending.words.items() if receiver in told}


def save_own_words(connection: Connection, hosted: HostedGame, after: HostedGame, at: datetime) -> None:
    """Save a GM's own words for a pending result as remarks, with the line that has just published it."""
    for receiver, words in _words_told(hosted).items():
        said = Remark(
            game_id=hosted.id,
            kind=RemarkKind.RESULT,
            writer_id=words.by,
            line=after.lines,
            at=at,
            text=words.text,
            interaction_id=words.interaction_id,
        )
        if receiver != TO_ROOM:
            said.seat, said.reader_id = receiver, hosted.occupancy(receiver).user_id
        add_remark(connection, said)
    if after.bare != hosted.bare:
        connection.execute(THIS_GAME, {"game": hosted.id, "bare": dict(after.bare)})


def foresee(hosted: HostedGame) -> Foreseen:
    """Return the game as it will be once the pending result is published, and the messages that this will queue."""
    at = now()
    after, line = _told(hosted, at)
    rows = [*rows_of_lines(after, [line.entry], at), *thread_rows(hosted.threads, after, line.entry, at)]
    return Foreseen(after, [*rows, *owed_later(after, [line], at)])


def _told(hosted: HostedGame, at: datetime, gm_id: int | None = None) -> tuple[HostedGame, Accepted]:
    after, line = _with_pending(hosted, gm_id)
    after.embargoes = embargoes_after(after, line.entry, at)
    begin_waits(after, [line.entry])
    after.bare = _bare_after(hosted, line.entry.line)
    return after, line


def _bare_after(hosted: HostedGame, line: int) -> Mapping[str, Sequence[int]]:
    """Return the lines told without drama once the pending result is this line."""
    assert hosted.pending is not None
    bare = {receiver: [*lines] for receiver, lines in hosted.bare.items()}
    for receiver, words in hosted.pending.words.items():
        if words.instead:
            bare.setdefault(receiver, []).append(line)
    return bare


def withdrawn_step(hosted: HostedGame, at: datetime, reason: str | None = None, gm_id: int | None = None) -> Step:
    """Return the step in which the pending result is withdrawn: it stands in the record, and is never told."""
    after, line = _with_pending(hosted)
    never = {Spot(line.entry.line, place): None for place in range(len(line.entry.events))}
    after.embargoes = {**after.embargoes, **never}
    undo = Undo(line=line.entry.line, reason=told_of(hosted, reason))
    taken = take_back(after.started, GmSubmission(GM, undo, reason=reason, gm_id=gm_id), undo, {})
    after.embargoes = embargoes_after_undo(after, taken.undo.entry, taken.places, at)
    taken = taken._replace(gone=tuple(without_embargoed(taken.gone, after.embargoes, at)))
    begin_waits(after, (taken.undo.entry,))
    rows = owed_after(after, taken, at)
    return completed(hosted, after, at, (line, taken.undo), (taken.undo.entry, rows))


def _with_pending(hosted: HostedGame, gm_id: int | None = None) -> tuple[HostedGame, Accepted]:
    """Return the game with the pending line added, and that line, with the GM who let it pass."""
    pending, game = hosted.pending, hosted.started.copy()
    assert pending is not None
    submission = _submission_of(hosted, pending, gm_id)
    decode = event_decoder(game.rulebook).decode
    entry = game.follow(tuple(decode(event) for event in pending.events))
    return replace(hosted, game=game, pending=None), Accepted(submission, entry, dict(pending.drawn))


def _submission_of(hosted: HostedGame, pending: PendingResult, gm_id: int | None = None) -> GmSubmission:
    """Return the submission whose result is pending, with the GM who lets it pass."""
    is_gms, game = pending.by == GM and pending.acting_for is None, hosted.started
    action = read_action(game.rulebook, dict(pending.body), game.seats, is_gms=is_gms)
    return GmSubmission(pending.by, action, pending.acting_for, reason=pending.reason, gm_id=gm_id)
