"""What has ended a wait and goes to the GM first: kept beside the log, and then told, or taken back untold.

It was judged when it came, and what chance gave then stays. Until it is told the game is for everybody, the database
included, as it was before; only that nobody is asked anything, and that time does not run.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection

from bot.clock import now
from bot.delivery.foreseeing import Foreseen
from bot.host.denied import Denied, Withheld
from bot.host.following import note_asked
from bot.host.outbox_rows import begin_waits, ends_wait, outbox_rows
from bot.host.pace import outside_quiet_hours
from bot.host.reasons import reason_rows
from bot.host.saving import drop_deadline, save_held
from bot.host.spectating import held_rows
from bot.host.step import Step, completed
from bot.host.threads import thread_rows
from bot.host.undoing import Accepted, owed_after, take_back
from bot.host.veiling import owed_later, veils_after, veils_after_undo
from bot.host.wishes import GmWish, reason_of
from bot.storage.choices import Reasoning
from bot.storage.counts import end_count
from bot.storage.database import Job
from bot.storage.duties import owed_to_gms
from bot.storage.held import Held
from bot.storage.kinds import Asked, OutboxKind
from bot.storage.live import Live
from bot.storage.models import OutboxRow
from bot.storage.outbox import save_owed
from bot.storage.veils import without_veiled
from engine.actions import Abort, Pause, Replace, Resume, Undo
from engine.codec import event_decoder, read_action
from engine.judging import Wish
from engine.names import GM
from engine.speech import Spoken
from engine.telling import Spot

TOLD_AT_ONCE = (Abort, Resume, Undo)
"""What of the GM's ends a wait and goes to nobody first."""
MEANWHILE = (Spoken, Replace, Pause, Resume)
"""What is granted while something waits for the GM: nothing of it hangs on what that is."""


class Waiting(NamedTuple):
    """A game before and after something in it began to wait for the GM, and what is owed of that.

    ``said`` is what was said with it, which everybody hears at once.
    """

    before: Live
    after: Live
    said: Step | None
    by_gm: bool
    at: datetime
    rows: list[OutboxRow]

    def save(self, connection: Connection, interaction_id: int | None, also: Job[object] | None) -> list[OutboxRow]:
        """Save it, with what else belongs to it; gives all that is owed now. Raises as a step does."""
        said = [] if self.said is None else self.said.save(connection, interaction_id, None)
        after = self.after
        save_held(connection, self.before, after)
        for is_inner in (False, True):
            drop_deadline(connection, after, is_inner=is_inner)
        end_count(connection, after.id)
        note_asked(connection, after, Asked.RESULT, self.at)
        save_owed(connection, self.rows)
        if also is not None:
            also(connection)
        return [*said, *self.rows]


def goes_to_gm(step: Step) -> bool:
    """Whether the last line of a step goes to the GM first: it ends a wait, or the game.

    After an undo the last lines are those made again.
    """
    at_once = any(isinstance(line.wish.action, TOLD_AT_ONCE) for line in step.lines)
    return step.before.holds and ends_wait(step.before, step.after) and not at_once


def let_wait(step: Step, said: Step | None, interaction_id: int | None) -> Waiting:
    """Let the last line of a step wait for the GM; what was ``said`` with it is the line before."""
    live, line = step.before if said is None else said.after, step.lines[-1]
    held = Held(
        by=line.wish.by,
        body=msgspec.to_builtins(line.wish.action),
        drawn=line.drawn,
        events=[msgspec.json.encode(event).decode() for event in line.entry.events],
        until=outside_quiet_hours(live, step.at + timedelta(minutes=live.holding.minutes)),
        acting_for=line.wish.acting_for,
        interaction_id=interaction_id if said is None else None,
        reason=reason_of(line.wish),
    )
    after = replace(live, held=held, deadline=None, inner_deadline=None)
    rows = [*owed_to_gms(after, OutboxKind.RESULT, [], step.at), *held_rows(after, step.at)]
    return Waiting(live, after, said, line.wish.by == GM, step.at, rows)


def tell_unseen(connection: Connection, live: Live, at: datetime) -> None:
    """Let what waits be told by itself now if whoever leads the game plays, for then nobody may see it."""
    if live.gm_plays:
        put_off(connection, live, at)


def put_off(connection: Connection, live: Live, until: datetime) -> None:
    """Let what waits for the GM, if anything does, be told by itself at another time."""
    if live.held is not None:
        save_held(connection, live, replace(live, held=msgspec.structs.replace(live.held, until=until)))


def held_in(live: Live, wait_token: str) -> Held:
    """What has ended the wait of that token. Raises Denied unless it waits for the GM."""
    if live.held is None or live.wait_token != wait_token:
        raise Denied("nothing-held")
    return live.held


def check_meanwhile(live: Live, wishes: Sequence[Wish], interaction_id: int | None) -> None:
    """Raise Denied for what cannot be granted while something waits for the GM; Withheld if it is just that."""
    if live.held is None:
        return
    if interaction_id is not None and interaction_id == live.held.interaction_id:
        raise Withheld(by_gm=live.held.by == GM)
    if not all(isinstance(wish.action, MEANWHILE) for wish in wishes):
        raise Denied("held-gm" if wishes[-1].by == GM else "held")


def told_step(live: Live, at: datetime, gm_id: int | None = None) -> Step:
    """What follows when that is told, by a GM or the clock, which waits for the GM.

    Raises Denied while the game rests.
    """
    if live.started.table.paused:
        raise Denied("held-paused")
    after, line = _told(live, at, gm_id)
    rows = outbox_rows(after, line.entry, at)
    rows += reason_rows(after, line, rows, at)
    return completed(live, after, at, (line,), (line.entry, rows))


def foresee(live: Live) -> Foreseen:
    """How a game will be once that is told which waits for the GM, and what will be owed of it."""
    at = now()
    after, line = _told(live, at)
    rows = [*outbox_rows(after, line.entry, at), *thread_rows(live.threads, after, line.entry, at)]
    return Foreseen(after, [*rows, *owed_later(after, [line], at)])


def _told(live: Live, at: datetime, gm_id: int | None = None) -> tuple[Live, Accepted]:
    after, line = _with_held(live, gm_id)
    after.veils = veils_after(after, line.entry, at)
    begin_waits(after, [line.entry])
    return after, line


def untold_step(live: Live, at: datetime, reason: str | None = None, gm_id: int | None = None) -> Step:
    """What follows when that is taken back which waits for the GM: it stands in the record, and is never told."""
    after, line = _with_held(live)
    never = {Spot(line.entry.line, place): None for place in range(len(line.entry.events))}
    after.veils = {**after.veils, **never}
    undo = Undo(line=line.entry.line, reason=reason if live.reasons is Reasoning.ALL else None)
    taken = take_back(after.started, GmWish(GM, undo, reason=reason, gm_id=gm_id), undo, {})
    after.veils = veils_after_undo(after, taken.undo.entry, taken.places, at)
    taken = taken._replace(gone=tuple(without_veiled(taken.gone, after.veils, at)))
    begin_waits(after, (taken.undo.entry,))
    rows = owed_after(after, taken, at)
    return completed(live, after, at, (line, taken.undo), (taken.undo.entry, rows))


def _with_held(live: Live, gm_id: int | None = None) -> tuple[Live, Accepted]:
    """A game with the line that has waited for the GM, and which of the GMs has let it come."""
    held, game = live.held, live.started.copy()
    assert held is not None
    action = read_action(game.rulebook, dict(held.body), game.seats)
    wish = GmWish(held.by, action, held.acting_for, reason=held.reason, gm_id=gm_id)
    decode = event_decoder(game.rulebook).decode
    entry = game.follow(tuple(decode(event) for event in held.events))
    return replace(live, game=game, held=None), Accepted(wish, entry, dict(held.drawn))
