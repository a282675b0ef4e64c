"""Takes lines back: finds the line that the bot names, and replays the secret lines after it."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import NamedTuple

from msgspec.structs import replace
from sqlalchemy import Connection

from bot.database.columns import ID
from bot.host.moves.owed_rows import outbox_rows
from bot.host.moves.submissions import Accepted, accept
from bot.storage.games.hosted_game import HostedGame
from bot.storage.games.record_lines import LINES
from bot.storage.outbox.outbox import Destination, owed
from bot.storage.schema.kinds import OutboxKind, Secrecy, Trait
from bot.storage.schema.models import ActionRow, OutboxRow
from bot.storage.schema.rows import rows_of
from engine.actions import Replace, Undo
from engine.audience import To
from engine.chance import Chance
from engine.codec import read_action
from engine.errors import Refused
from engine.events import Event
from engine.game import Game
from engine.judging import Submission
from engine.log import FIRST_LINE, Entry, latest, standing_from
from engine.names import CLOCK, GM
from engine.speech import Message


class TakenBack(NamedTuple):
    """The result of an undo.

    ``gone`` are the lines that told something which is not true any more, ``fresh`` the replayed lines that tell
    something else than before, and ``lost`` the lines that do not fit any more, by the seat that made them. ``kept``
    are the lines that were replayed. ``places`` are the lines that replace them, each with the old line if it tells the
    same.
    """

    undo: Accepted
    again: tuple[Accepted, ...]
    gone: tuple[Entry, ...]
    fresh: tuple[Entry, ...]
    lost: Mapping[str, Sequence[int]]
    kept: Sequence[int]
    places: Sequence[tuple[Entry, Entry | None]]


def actions_of(connection: Connection, game_id: int) -> dict[int, ActionRow]:
    """Return the accepted actions of a game, by their lines."""
    return {row.number: row for row in rows_of(connection, ActionRow, LINES, {ID.key: game_id})}


def take_back(game: Game, submission: Submission, undo: Undo, actions: Mapping[int, ActionRow]) -> TakenBack:
    """Take back the named line, and replay the secret lines after it. Raises Refused."""
    assert undo.line is not None
    taken = standing_from(game.log, undo.line)
    accepted = accept(game, replace(submission, action=undo), Chance())
    again: list[Accepted] = []
    gone, fresh, kept = taken[:1], list[Entry](), list[int]()
    places: list[tuple[Entry, Entry | None]] = []
    lost: dict[str, list[int]] = {}
    for entry in taken[1:]:
        action = actions[entry.line]
        anew = _made_again(game, entry, action)
        if anew is None:
            gone.append(entry)
            if not (action.auto or _is_of_the_bot(action)):
                lost.setdefault(action.acting_for or action.by, []).append(entry.line)
            continue
        again.append(anew)
        kept.append(entry.line)
        is_the_same = news_of(anew.entry) == news_of(entry)
        places.append((anew.entry, entry if is_the_same else None))
        if not is_the_same:
            gone.append(entry)
            fresh.append(Entry(anew.entry.line, news_of(anew.entry)))
    return TakenBack(accepted, tuple(again), tuple(gone), tuple(fresh), lost, kept, places)


def last_public_step(hosted: HostedGame, actions: Mapping[int, ActionRow]) -> int | None:
    """Return the last line that told everybody something apart from speech, if there is one.

    A move without a choice goes with the move that led to it, which is named instead, unless only the deal led to it.
    The line follows from public information, so that naming it reveals nothing.
    """
    told = latest(hosted.told(To.PUBLIC).entries)
    steps = [entry.line for entry in told if entry.line != FIRST_LINE and news_of(entry)]
    return next((line for line in steps if not actions[line].auto), next(iter(steps), None))


def is_public(entry: Entry) -> bool:
    """Whether a line told everybody something apart from the speech in it."""
    return any(event.to is To.PUBLIC for event in news_of(entry))


def news_of(entry: Entry) -> tuple[Event, ...]:
    """Return a line's events apart from speech, which is heard once."""
    return tuple(event for event in entry.events if not isinstance(event, Message))


def _is_of_the_bot(action: ActionRow) -> bool:
    """Whether a line was nobody's order: a deadline that passed, or the GM's own move."""
    return action.by == CLOCK or is_gms_own(action)


def is_gms_own(action: ActionRow) -> bool:
    """Whether a line is the GM's own move, and not one made for somebody."""
    return action.by == GM and action.acting_for is None


def _is_replacing(game: Game, action: ActionRow) -> bool:
    return isinstance(read_action(game.rulebook, action.body, game.seats, is_gms=is_gms_own(action)), Replace)


def _made_again(game: Game, entry: Entry, action: ActionRow) -> Accepted | None:
    """Replay a secret order, speech, or a change of seats; None if it does not fit any more."""
    if not _is_replacing(game, action) and (is_public(entry) or _is_of_the_bot(action)):
        return None
    move = read_action(game.rulebook, action.body, game.seats, is_gms=is_gms_own(action))
    submission = Submission(action.by, move, action.acting_for)
    try:
        return accept(game, submission, Chance(), again=True)
    except Refused:
        return None


def owed_after(hosted: HostedGame, taken: TakenBack, at: datetime) -> list[OutboxRow]:
    """Return the messages owed for an undo. A seat for which nothing has changed gets no private message.

    Neither does anybody get one about things that were not told yet.
    """
    step, *since = taken.gone
    losers = {*taken.lost, *_told_in_private(since)}
    rows = [] if hosted.settings.secrecy is Secrecy.ANSWERS else _owed_to_losers(hosted, losers, taken, at)
    told = {hosted.occupancy(name).seat_id for name in _told_in_private([step]) - losers}
    rows += [
        row
        for row in outbox_rows(hosted, taken.undo.entry, at)
        if Trait.TELLS_A_SEAT not in row.kind.traits or row.seat_id in told
    ]
    for entry in taken.fresh:
        rows += outbox_rows(hosted, entry, at)
    return rows


def _told_in_private(entries: Sequence[Entry]) -> set[str]:
    events = [event for entry in entries for event in news_of(entry)]
    return {seat for event in events if isinstance(event.to, tuple) for seat in event.to}


def _owed_to_losers(hosted: HostedGame, losers: set[str], taken: TakenBack, at: datetime) -> list[OutboxRow]:
    """Queue word for the losing seats, with how many of their own lines they have lost."""
    seats = {
        name: Destination(seat_id=hosted.occupancy(name).seat_id) for name in hosted.started.table.in_seat_order(losers)
    }
    return [owed(hosted.id, OutboxKind.LOST, taken.lost.get(name, ()), at, seat) for name, seat in seats.items()]
