"""Decides who may still be told a message when it is due, and which seat it is owed to.

A GM may have been given a seat since a message was queued, or may lead no more. A message about events is also judged
event by event, when its words are made.

A GM who plays is not told who is out of reach, whose answer is missing in secret, or that some players talk apart. In a
game with aliases they are not told who could see too much either: it would show who took the free seat.
"""

from collections.abc import Callable

from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.storage.schema.models import OutboxRow

MayBeTold = Callable[[HostedGame, OutboxRow], bool]


def everybody_there(_hosted: HostedGame, _row: OutboxRow) -> bool:
    """Return True: everybody who is in the room, in the thread or on the seat now may know what is told there."""
    return True


def nobody(_hosted: HostedGame, _row: OutboxRow) -> bool:
    """Return False: the message is for a game that cannot be loaded, and this one can."""
    return False


def any_gm(hosted: HostedGame, row: OutboxRow) -> bool:
    """Whether the receiver leads the game, with a seat of their own or without."""
    return hosted.is_led_by(row.user_id)


def gm_without_a_seat(hosted: HostedGame, row: OutboxRow) -> bool:
    """Whether the receiver leads the game and has no seat, and so may know everything."""
    return hosted.is_known_to(row.user_id)


def gm_who_may_know_players(hosted: HostedGame, row: OutboxRow) -> bool:
    """Whether the receiver leads the game, and in a game with aliases has no seat."""
    return gm_without_a_seat(hosted, row) if hosted.has_aliases else any_gm(hosted, row)


def any_gm_or_everybody_there(hosted: HostedGame, row: OutboxRow) -> bool:
    """Whether the receiver leads the game, or is no single user but a room or a seat."""
    return row.user_id is None or any_gm(hosted, row)


def gm_without_a_seat_or_everybody_there(hosted: HostedGame, row: OutboxRow) -> bool:
    """Whether the receiver may know everything, or is no single user but a room or a seat."""
    return row.user_id is None or gm_without_a_seat(hosted, row)


def any_gm_or_same_occupant(hosted: HostedGame, row: OutboxRow) -> bool:
    """Whether the receiver leads the game; or, of a seat, whether its occupant is still the user the row is about."""
    return any_gm(hosted, row) if row.seat_id is None else sits_there_still(hosted, row)


def gm_without_a_seat_or_same_occupant(hosted: HostedGame, row: OutboxRow) -> bool:
    """Whether the receiver may know everything; or, of a seat, whether its occupant is the user the row is about."""
    return gm_without_a_seat(hosted, row) if row.seat_id is None else sits_there_still(hosted, row)


def same_occupant_or_everybody_there(hosted: HostedGame, row: OutboxRow) -> bool:
    """Whether the receiver is a room; or, of a seat, whether its occupant is still the user the row is about."""
    return row.seat_id is None or sits_there_still(hosted, row)


def members_of_relayed_threads(hosted: HostedGame, row: OutboxRow) -> bool:
    """Whether the seat is a member of a thread whose messages pass through the bot."""
    seats = [occupancy.name for occupancy in hosted.occupancies if occupancy.seat_id == row.seat_id]
    return any(thread.is_relayed and seat in thread.members for thread in hosted.threads.values() for seat in seats)


def sits_there_still(hosted: HostedGame, row: OutboxRow) -> bool:
    """Whether a seat's occupant is still the user the row is about."""
    return any(
        occupancy.seat_id == row.seat_id and occupancy.user_id == row.about_id for occupancy in hosted.occupancies
    )


def seat_owed(hosted: HostedGame, row: OutboxRow) -> Occupancy:
    """Return the seat that is owed a row, or that the row is about. Raises StopIteration if there is none."""
    return next(occupancy for occupancy in hosted.occupancies if occupancy.seat_id == row.seat_id)
