"""Fills seats before a game begins: with newcomers, and from the bench when somebody leaves."""

from sqlalchemy import Connection, bindparam, delete, func, select

from bot.clock import now
from bot.database.columns import ID
from bot.database.prepared import PreparedQuery
from bot.delivery.telling.saying import say
from bot.host.leading.staff_who_play import report_staff
from bot.host.seats.house_names import house_names, without_mark
from bot.host.seats.player_names import name_for
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.storage.outbox.outbox import Destination, owed, save_owed
from bot.storage.people.bench import Newcomer, bench_of, leave_bench
from bot.storage.schema.kinds import OutboxKind
from bot.storage.schema.models import Occupant, OutboxRow, Seat
from bot.storage.schema.rows import add
from engine.errors import SetupRefused
from engine.refusals import WrongPlayerCount

LAST = PreparedQuery(select(func.max(Seat.position)).where(Seat.game_id == ID))
CLEARED = delete(Seat).where(Seat.id == bindparam("seat"))


def seat_newcomer(connection: Connection, hosted: HostedGame, newcomer: Newcomer) -> None:
    """Give somebody a seat. If they are staff, the GMs are told."""
    last = LAST.scalar(connection, {ID.key: hosted.id})
    seat_player(connection, hosted, newcomer, _position(hosted, newcomer.user_id, last))


def seat_player(connection: Connection, hosted: HostedGame, newcomer: Newcomer, position: int) -> None:
    """Give somebody a seat at a position. If they are staff, the GMs are told."""
    is_house = newcomer.user_id < 0
    display_name = newcomer.display_name if is_house else without_mark(hosted, newcomer.display_name)
    name = name_for(display_name, hosted.names, say(hosted, "nameless"))
    seat = Seat(game_id=hosted.id, name=name, position=position)
    add(connection, seat)
    occupant = Occupant(seat_id=seat.id, user_id=newcomer.user_id, name=name, since=now(), is_staff=newcomer.is_staff)
    occupant.dm_channel_id, occupant.dm_open = newcomer.dm_channel_id, newcomer.dm_open
    add(connection, occupant)
    if newcomer.is_staff:
        report_staff(connection, hosted, newcomer.user_id)


def seat_house(connection: Connection, hosted: HostedGame, number: int) -> list[str]:
    """Seat so many house players, and return their names, which people of the theme's world have."""
    least = min([0, *(occupancy.user_id for occupancy in hosted.occupancies)])
    names = house_names(hosted, number)
    for place, name in enumerate(names, 1):
        last = LAST.scalar(connection, {ID.key: hosted.id})
        newcomer = Newcomer(least - place, name, is_staff=False)
        seat_player(connection, hosted, newcomer, _position(hosted, newcomer.user_id, last))
    return names


def make_room(connection: Connection, hosted: HostedGame, players: range) -> None:
    """Let house players leave a table at which no more than so many may play, the newest first.

    In a DM they also take the seats that are missing. Raises SetupRefused if more people have joined than may play.
    """
    house = [occupancy for occupancy in hosted.occupancies if occupancy.is_house]
    joined = len(hosted.occupancies)
    surplus = max(0, joined - players[-1])
    if surplus > len(house):
        raise SetupRefused(WrongPlayerCount(players[0], players[-1], joined - len(house)))
    for occupancy in house[len(house) - surplus :]:
        connection.execute(CLEARED, {"seat": occupancy.seat_id})
    if hosted.is_in_dm:
        seat_house(connection, hosted, max(0, players[0] - joined))


def seat_house_again(connection: Connection, hosted: HostedGame, old: HostedGame) -> None:
    """Seat the house players of another game, under their names."""
    for occupancy in old.occupancies:
        if occupancy.is_house:
            seat_newcomer(connection, hosted, Newcomer(occupancy.user_id, occupancy.name, is_staff=False))


def _position(hosted: HostedGame, user_id: int, last: int | None) -> int:
    """Return a newcomer's position: after the last, or in a rematch on a board one place on from their old one."""
    regulars = hosted.lobby.regulars if hosted.rulebook.turns else ()
    if user_id in regulars:
        return (regulars.index(user_id) - 1) % len(regulars)
    return max(-1 if last is None else last, len(regulars) - 1) + 1


def clear_seat(connection: Connection, hosted: HostedGame, occupancy: Occupancy) -> list[OutboxRow]:
    """Free a seat and give it to the person who has waited longest; return the rows owed for it."""
    connection.execute(CLEARED, {"seat": occupancy.seat_id})
    waiting = [each for each in bench_of(connection, hosted.id) if not each.is_alternate]
    if not waiting:
        return []
    first = waiting[0]
    leave_bench(connection, hosted.id, first.user_id)
    seat_newcomer(connection, hosted, first)
    rows = [owed(hosted.id, OutboxKind.SEATED, [], now(), Destination(user_id=first.user_id))]
    save_owed(connection, rows)
    return rows
