"""When the present wait ends, and what a passed deadline does."""

from collections.abc import Collection
from datetime import datetime, timedelta

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from bot.delivery.compose import length_of
from bot.host.denied import Denied
from bot.host.owing import begins_wait
from bot.storage.live import Live
from bot.storage.models import ActionRow, Deadline, GamePhase, GameRow
from bot.wording.times import date
from engine.events import Extended, Resumed
from engine.log import Entry

LONGEST_EXTENSION = 720.0
"""The hours by which a GM may move a deadline at once."""


async def set_deadline(
    session: AsyncSession, live: Live, entry: Entry, at: datetime, before: str | None = None
) -> datetime | None:
    """Save the deadline as it is after a line; gives it, or None if there is none.

    A new wait has that of its kind. One that becomes of another kind than ``before`` the line keeps its beginning,
    and is as long as its kind. Extending moves it, from now if it has passed; a pause moves it by as long.
    """
    moment = await _deadline_after(session, live, entry, at)
    if moment is not None and before is not None and not begins_wait(live, entry):
        moment += length_of(live, live.rulebook.wait(live.started.table)) - length_of(live, before)
    await session.execute(delete(Deadline).where(Deadline.game_id == live.id))
    if moment is not None:
        session.add(Deadline(game_id=live.id, wait=live.wait_line, at=moment))
    return moment


def hours_until(live: Live, until: datetime, at: datetime) -> float:
    """The hours by which the deadline must be moved to be then: real ones, whatever the clocks show. Raises Denied."""
    if live.started.table.paused:
        raise Denied("until-paused")
    deadline = max(live.deadline or at, at)
    if until <= deadline:
        raise Denied("until-earlier", {"when": date(deadline)})
    hours = (until - deadline) / timedelta(hours=1)
    if hours > LONGEST_EXTENSION:
        raise Denied("until-later", {"hours": f"{LONGEST_EXTENSION:g}"})
    return hours


async def _deadline_after(session: AsyncSession, live: Live, entry: Entry, at: datetime) -> datetime | None:
    game = live.started
    if game.table.outcome is not None:
        return None
    for event in entry.events:
        match event:
            case Extended(hours=hours):
                # While the game rests its time stands still, and the pause is added when it goes on.
                moment = await _paused_at(session, live, at) if game.table.paused else at
                return max(live.deadline or moment, moment) + timedelta(hours=hours)
            case Resumed() if live.deadline is not None:
                return live.deadline + (at - await _paused_at(session, live, at))
            case _:
                pass
    if begins_wait(live, entry):
        length = length_of(live, live.rulebook.wait(game.table))
        return at + length if length else None
    return live.deadline


async def _paused_at(session: AsyncSession, live: Live, at: datetime) -> datetime:
    actions = await session.scalars(
        select(ActionRow).where(ActionRow.game_id == live.id).order_by(ActionRow.number.desc())
    )
    return next((action.at for action in actions if action.body.get("move") == "pause"), at)


async def earliest_deadline(session: AsyncSession, resting: Collection[int]) -> datetime | None:
    """The earliest deadline that nothing was done about yet, of games that are on and do not rest."""
    return await session.scalar(
        select(func.min(Deadline.at))
        .join(GameRow, GameRow.id == Deadline.game_id)
        .where(
            Deadline.asked.is_(False),
            Deadline.game_id.not_in(resting),
            GameRow.paused.is_(False),
            GameRow.phase == GamePhase.RUNNING,
        )
    )


async def passed_deadlines(session: AsyncSession, at: datetime) -> list[Deadline]:
    """The deadlines that have passed and that nothing was done about yet, earliest first."""
    rows = await session.scalars(
        select(Deadline)
        .join(GameRow, GameRow.id == Deadline.game_id)
        .where(
            Deadline.at <= at,
            Deadline.asked.is_(False),
            GameRow.paused.is_(False),
            GameRow.phase == GamePhase.RUNNING,
        )
        .order_by(Deadline.at)
    )
    return list(rows)


async def mark_asked(session: AsyncSession, deadline: Deadline) -> None:
    """Write down that the GM was asked what to do."""
    await session.execute(
        update(Deadline).where(Deadline.game_id == deadline.game_id, Deadline.at == deadline.at).values(asked=True)
    )
