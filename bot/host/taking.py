"""A seat that somebody takes from its occupant."""

import msgspec
from sqlalchemy import Connection, func, select, update

from bot.clock import now
from bot.delivery.saying import say
from bot.host.denied import Denied
from bot.host.names import name_for
from bot.host.staff import report_staff
from bot.storage.bench import leave_bench, waits_as_staff
from bot.storage.choices import Reasoning
from bot.storage.kinds import OutboxKind
from bot.storage.live import Live, Sitting
from bot.storage.models import ActionRow, Occupant, OutboxRow
from bot.storage.offers import end_offers_of_seat
from bot.storage.outbox import Destination, owed, save_owed
from bot.storage.rows import add
from engine.actions import Replace


class Taking(msgspec.Struct, frozen=True):
    """Somebody takes a seat that was offered when the occupant of that number sat on it.

    Staff could see what is kept private in the room.
    """

    seat_id: int
    occupant_id: int
    user_id: int
    display_name: str
    is_staff: bool


def check_keeps_seat(live: Live, *, found: Live, name: str) -> None:
    """Raise Denied if whoever sat there when a game was found has lost the seat of that name; the GM has none."""
    sat, sits = ([each.occupant_id for each in game.sittings if each.name == name] for game in (found, live))
    if sat != sits:
        raise Denied("not-seated")


def replacement(live: Live, sitting: Sitting, taking: Taking) -> Replace:
    """The move by which a seat changes hands.

    In an anonymous game the record names the newcomer after the seat, which nobody can link to him.
    """
    name = sitting.name if live.anonymous else taking.display_name
    names = (*live.names, *live.started.table.occupants.values())
    return Replace(player=sitting.name, by=name_for(name, names, say(live, "nameless")))


def change_occupant(connection: Connection, *, live: Live, left: Sitting, taking: Taking) -> list[OutboxRow]:
    """Write down who sits on a seat that was left; of staff the GMs are told. Gives what is owed of the offer.

    Raises Denied if another process has ended the offer a moment ago.
    """
    at = now()
    stands = select(Occupant.id).where(Occupant.id == taking.occupant_id, Occupant.until.is_(None), Occupant.is_offered)
    if connection.scalar(stands) is None:
        raise Denied("seat-not-offered")
    news = _note_reason(connection, live, taking, left)
    news += end_offers_of_seat(connection, live.id, left.seat_id, left.name, at)
    present = update(Occupant).where(Occupant.seat_id == taking.seat_id, Occupant.until.is_(None))
    connection.execute(present.values(until=at))
    name = name_for(taking.display_name, (), say(live, "nameless"))
    # In a DM, where a seat is offered to who waits, nobody's rights in the room can be seen.
    is_staff = taking.is_staff or waits_as_staff(connection, live.id, taking.user_id)
    newcomer = Occupant(seat_id=taking.seat_id, user_id=taking.user_id, name=name, since=at, is_staff=is_staff)
    add(connection, newcomer)
    leave_bench(connection, live.id, taking.user_id)
    if is_staff:
        report_staff(connection, live, taking.user_id)
    return news


def _note_reason(connection: Connection, live: Live, taking: Taking, left: Sitting) -> list[OutboxRow]:
    """Keep beside the line with which the seat changes hands, the last, why it was offered.

    Where it was offered to those alone who wait for a seat the channel is told now, unless nobody is to know there that
    somebody else is behind an alias.
    """
    reason = connection.scalar(select(Occupant.offer_reason).where(Occupant.id == taking.occupant_id))
    if reason is None:
        return []
    last = select(func.max(ActionRow.number)).where(ActionRow.game_id == live.id).scalar_subquery()
    this = update(ActionRow).where(ActionRow.game_id == live.id, ActionRow.number == last)
    connection.execute(this.values(reason=reason))
    free = (OutboxRow.kind == OutboxKind.SEAT_FREE, OutboxRow.seat_id == taking.seat_id)
    posted = select(OutboxRow.id).where(*free, OutboxRow.text == reason).limit(1)
    if live.reasons is Reasoning.GM or live.has_aliases or connection.scalar(posted) is not None:
        return []
    row = owed(live.id, OutboxKind.REASON, [], now(), Destination(room_id=live.room.id, seat_id=left.seat_id))
    row.speaker, row.text = left.name, reason
    save_owed(connection, [row])
    return [row]
