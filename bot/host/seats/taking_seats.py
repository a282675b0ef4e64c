"""Handles the takeover of a seat from its occupant."""

import msgspec
from sqlalchemy import Connection, func, select, update

from bot.clock import now
from bot.delivery.telling.saying import say
from bot.host.denied import Denied
from bot.host.leading.staff_who_play import report_staff
from bot.host.seats.house_names import without_mark
from bot.host.seats.player_names import name_for
from bot.host.seats.seat_offers import gives_reason_in_room
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.storage.outbox.common_dues import reason_due
from bot.storage.outbox.offer_rows import end_offers_of_seat
from bot.storage.outbox.outbox import Destination, save_owed
from bot.storage.people.bench import leave_bench, waits_as_staff
from bot.storage.schema.choices import Reasoning
from bot.storage.schema.models import ActionRow, Occupant, OutboxRow
from bot.storage.schema.rows import add
from engine.actions import Replace


class Taking(msgspec.Struct, frozen=True):
    """Somebody takes a seat that was offered while the occupant of that id sat on it.

    Staff could see what is kept private in the room.
    """

    seat_id: int
    occupant_id: int
    user_id: int
    display_name: str
    is_staff: bool


def replacement(hosted: HostedGame, occupancy: Occupancy, taking: Taking) -> Replace:
    """Return the move by which a seat changes hands.

    In an anonymous game the record names the newcomer after the seat, which nobody can link to them.
    """
    name = occupancy.name if hosted.anonymous else taking.display_name
    names = (*hosted.names, *hosted.started.table.occupants.values())
    return Replace(player=occupancy.name, by=name_for(without_mark(hosted, name), names, say(hosted, "nameless")))


def change_occupant(connection: Connection, *, hosted: HostedGame, left: Occupancy, taking: Taking) -> list[OutboxRow]:
    """Save the new occupant of a seat that was left, and tell the GMs of staff. Return the rows owed for the offer.

    Raises Denied if another process has just ended the offer.
    """
    at = now()
    stands = select(Occupant.id).where(Occupant.id == taking.occupant_id, Occupant.until.is_(None), Occupant.is_offered)
    if connection.scalar(stands) is None:
        raise Denied("seat-not-offered")
    news = _note_reason(connection, hosted, taking, left)
    news += end_offers_of_seat(connection, hosted.id, left.seat_id, left.name, at)
    present = update(Occupant).where(Occupant.seat_id == taking.seat_id, Occupant.until.is_(None))
    connection.execute(present.values(until=at))
    name = name_for(without_mark(hosted, taking.display_name), (), say(hosted, "nameless"))
    # Seats are offered to the bench by DM, where nobody's rights in the room can be seen.
    is_staff = taking.is_staff or waits_as_staff(connection, hosted.id, taking.user_id)
    newcomer = Occupant(seat_id=taking.seat_id, user_id=taking.user_id, name=name, since=at, is_staff=is_staff)
    add(connection, newcomer)
    leave_bench(connection, hosted.id, taking.user_id)
    if is_staff:
        report_staff(connection, hosted, taking.user_id)
    return news


def _note_reason(connection: Connection, hosted: HostedGame, taking: Taking, left: Occupancy) -> list[OutboxRow]:
    """Save the reason for the offer beside the last line, with which the seat changes hands.

    If only the bench was asked, the channel is told the reason now, unless the channel must not learn that a new person
    is behind an alias.
    """
    reason = connection.scalar(select(Occupant.offer_reason).where(Occupant.id == taking.occupant_id))
    if reason is None:
        return []
    last = select(func.max(ActionRow.number)).where(ActionRow.game_id == hosted.id).scalar_subquery()
    this = update(ActionRow).where(ActionRow.game_id == hosted.id, ActionRow.number == last)
    connection.execute(this.values(reason=reason))
    is_untold = hosted.settings.reasons is Reasoning.GM or hosted.has_aliases
    if is_untold or gives_reason_in_room(connection, taking.seat_id, reason):
        return []
    row = reason_due(hosted, Destination(room_id=hosted.room.id, seat_id=left.seat_id), [], now())
    row.speaker, row.text = left.name, reason
    save_owed(connection, [row])
    return [row]
