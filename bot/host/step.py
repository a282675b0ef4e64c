"""A step of a game: what follows from wishes that are granted, made on a copy, and saved as a whole or not at all."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import NamedTuple

from msgspec.structs import replace as replace_fields
from sqlalchemy import Connection

from bot.host.absence import count_missed
from bot.host.deadlines import set_deadlines
from bot.host.denied import GoneOn
from bot.host.granting import answered, grant, tries_room_again
from bot.host.lapsing import lapse
from bot.host.outbox_rows import begin_waits, outbox_rows
from bot.host.reasons import reason_rows
from bot.host.reopening import check_may_reopen, reopen
from bot.host.saving import save_lines, save_state
from bot.host.spectating import spectator_rows
from bot.host.striking import strike
from bot.host.threads import thread_rows
from bot.host.undoing import Accepted, last_public_step, news_of, owed_after, take_back
from bot.host.veiling import owed_later, save_veils_after, veils_after_undo
from bot.host.voiding import void_offers
from bot.host.wishes import GmWish
from bot.storage.database import Job
from bot.storage.kinds import GamePhase
from bot.storage.live import Live
from bot.storage.models import ActionRow, OutboxRow
from bot.storage.outbox import save_owed
from bot.storage.rooms import try_again
from bot.storage.veils import without_veiled
from engine.actions import Undo
from engine.errors import Refused
from engine.judging import Wish
from engine.log import Entry
from engine.refusals import NothingToUndo


class Step(NamedTuple):
    """A game before and after it, and what is owed; ``entry`` is the line of the last wish."""

    before: Live
    after: Live
    at: datetime
    lines: tuple[Accepted, ...]
    entry: Entry
    rows: Sequence[OutboxRow]
    tries_room_again: bool
    gone: Sequence[Entry] = ()
    """What an undo has taken back, and is struck through."""

    def save(self, connection: Connection, interaction_id: int | None, also: Job[object] | None) -> list[OutboxRow]:
        """Save it, with what else belongs to it; gives all that is owed now.

        Raises IntegrityError or Overtaken if another process has gone on with the game, or changed it, and the first if
        the interaction has counted before; and Denied if a game that was over has no channel any more.
        """
        after, at = self.after, self.at
        if self.before.phase is GamePhase.OVER:
            reopen(connection, self.before, at)
        save_lines(connection, after.id, self.lines, at, interaction_id)
        hastened = save_veils_after(connection, self.before, after, at)
        save_owed(connection, self.rows)
        sought = count_missed(connection, self.before, after, self.lines, at)
        moved = set_deadlines(connection, after, self.entry, at)
        save_state(connection, self.before, after, at)
        if self.tries_room_again:
            try_again(connection, after.room.id, at)
        if also is not None:
            also(connection)
        lapsed = lapse(connection, after, self.lines, at)
        void = void_offers(connection, self.before, after, self.lines, at)
        return [*self.rows, *sought, *hastened, *moved, *lapsed, *void, *strike(connection, after, self.gone, at)]


def step_of(live: Live, wishes: Sequence[Wish], at: datetime, *, is_answered: bool, pause: float) -> Step:
    """What follows from wishes: all of them are granted, or none. Whoever is answered is told by that what he did.

    What is said under an alias is posted within ``pause`` seconds. Raises Refused, or Denied if the room is lost.
    """
    after = replace(live, game=live.started.copy())
    lines = grant(live, after, wishes, at)
    told = answered(wishes[0]) if is_answered else None
    rows = [row for line in lines for row in outbox_rows(after, line.entry, at, told=told, pause=pause)]
    rows += reason_rows(after, lines[0], rows, at)
    return completed(live, after, at, lines, (lines[-1].entry, rows))


def step_back(live: Live, wish: Wish, undo: Undo, actions: Mapping[int, ActionRow], at: datetime) -> Step:
    """What follows from taking something back, by default the last step that everybody saw, of all ``actions`` so far.

    Raises Refused, or Denied as above, or GoneOn if the game has gone on since the GM saw it.
    """
    check_may_reopen(live)
    if isinstance(wish, GmWish) and wish.seen not in {None, live.lines}:
        raise GoneOn("gone-on")
    line = undo.line or last_public_step(live)
    if line is None:
        raise Refused(NothingToUndo())
    after = replace(live, game=live.started.copy())
    taken = take_back(after.started, wish, replace_fields(undo, line=line), actions)
    after.veils = veils_after_undo(after, taken.undo.entry, taken.places, at)
    taken = taken._replace(gone=tuple(without_veiled(taken.gone, live.veils, at)))
    begin_waits(after, (taken.undo.entry, *taken.fresh))
    step = completed(live, after, at, (taken.undo, *taken.again), (taken.undo.entry, owed_after(after, taken, at)))
    return step._replace(gone=[entry for entry in taken.gone if news_of(entry)])


def completed(
    live: Live, after: Live, at: datetime, lines: tuple[Accepted, ...], owing: tuple[Entry, Sequence[OutboxRow]]
) -> Step:
    """A step from its last line and what is owed of that: with the threads, and what is owed later."""
    entry, rows = owing
    rows = [*rows, *thread_rows(live.threads, after, entry, at), *owed_later(after, lines, at)]
    rows += spectator_rows(live, after, lines, at)
    return Step(live, after, at, lines, entry, rows, tries_room_again(after))
