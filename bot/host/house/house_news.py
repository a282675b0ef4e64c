"""Tells several moves of the house in one post: a question that asks only house players waits for what they do.

Where everybody knows that the game waits for house players alone, nobody needs a post that asks them. Its news stand in
the post of the next question. If the house takes longer than usual, the post comes by itself.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy import Connection, bindparam, select, update

from bot.database.columns import ID
from bot.database.prepared import PreparedQuery, PreparedWrite
from bot.delivery.turns.turn_posts import is_live, is_slow
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import is_one_of
from bot.storage.schema.kinds import OutboxKind, OutboxState, Trait
from bot.storage.schema.models import OutboxRow
from bot.storage.schema.rows import rows_of
from bot.storage.schema.tables import OUTBOX

LONGEST = timedelta(seconds=9)
"""How long a post waits for the house: a house player moves within two breaths, and thinks for a second at most."""
MOST_STEPS = 3
"""The most steps that one post tells, so that it stays short, and comes in time where the house plays on alone."""
ASKING = OutboxKind.having(Trait.ASKS_WITH_NEWS)
PUT_OFF = PreparedQuery(
    select(OUTBOX)
    .where(OUTBOX.c.game_id == ID, OUTBOX.c.due_at > bindparam("at"))
    .where(is_one_of(OUTBOX.c.kind, ASKING), OUTBOX.c.state == OutboxState.PENDING)
    .order_by(OUTBOX.c.id)
)
IF_UNSENT = PreparedWrite(update(OUTBOX).where(OUTBOX.c.id == bindparam("row"), OUTBOX.c.state == OutboxState.PENDING))


def waits_for_house(hosted: HostedGame) -> bool:
    """Whether everybody knows that a game waits for house players alone.

    Where votes count at once, house players let people go first, and nothing waits for them. While a result is pending,
    the wait that it ends counts.
    """
    house = {*hosted.house}
    if not house or hosted.rulebook.counted:
        return False
    waiting = hosted.asks_of_wait.awaited
    concerned = {*waiting.seats, *waiting.called}
    return bool(concerned) and concerned <= house and bool(waiting.called or not waiting.orders)


def put_off_for_house(after: HostedGame, rows: Sequence[OutboxRow]) -> None:
    """Put off the post of a wait that asks only house players. Where a post shows several turns, it is an edit."""
    if waits_for_house(after) and not is_live(after) and not is_slow(after):
        for row in _asking(rows):
            row.due_at += LONGEST


def take_along(
    connection: Connection, before: HostedGame, rows: Sequence[OutboxRow], at: datetime, *, is_plain: bool
) -> None:
    """Let the question of a step bring the news of a post that has waited for the house.

    If the step tells the room anything else, or is not ``is_plain``, that post comes first.
    """
    if not any(row.room_id is not None and row.thread is None for row in rows) or not waits_for_house(before):
        return
    goes_along = is_plain and bool(_asking(rows))
    for waiting in rows_of(connection, OutboxRow, PUT_OFF, {ID.key: before.id, "at": at}):
        usual = waiting.due_at - LONGEST
        if not goes_along or len(waiting.lines) >= MOST_STEPS:
            IF_UNSENT.save(connection, {"row": waiting.id, "due_at": usual})
        elif IF_UNSENT.save(connection, {"row": waiting.id, "state": OutboxState.DROPPED}):
            _add_news(rows, waiting, usual)


def _add_news(rows: Sequence[OutboxRow], waiting: OutboxRow, usual: datetime) -> None:
    for row in _asking(rows):
        row.lines = sorted({*waiting.lines, *row.lines})
        row.due_at = max(row.due_at, usual)


def _asking(rows: Sequence[OutboxRow]) -> list[OutboxRow]:
    return [row for row in rows if Trait.ASKS_WITH_NEWS in row.kind.traits]
