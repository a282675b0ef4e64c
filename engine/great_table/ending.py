"""The end: who has won and why, and everything that is revealed then."""

from collections.abc import Iterable, Iterator
from enum import StrEnum

from engine.audience import To
from engine.events import Event, Outcome
from engine.great_table.events import PastRound, Reveal
from engine.great_table.folding import past_round
from engine.great_table.options import WinsAt
from engine.great_table.roles import RoleName, Side
from engine.great_table.table import GreatTable


class Reason(StrEnum):
    """Why a side has won."""

    MAJORITY = "majority"
    HOUSE_CANNOT_KILL = "house_cannot_kill"


def house_rules(table: GreatTable, house: tuple[str, ...]) -> bool:
    """Return whether the House makes up more than half of the living, or half with parity."""
    twice, living = 2 * len(house), len(table.living)
    return twice > living or (table.options.wins_at is WinsAt.PARITY and twice == living)


def house_cannot_kill(table: GreatTable, house: tuple[str, ...]) -> bool:
    """Return whether the Master is dead and at most one Apprentice is alive."""
    alive = [table.role(seat) for seat in house]
    return not any(role.kills_alone for role in alive) and sum([role.kills_with_partner for role in alive]) <= 1


def outcome(table: GreatTable) -> Iterable[Event]:
    """Announce the victory, if there is one. Of two, the House's counts if any of the House is alive."""
    house = table.house
    if house and house_rules(table, house):
        return (_won(table, Side.HOUSE, Reason.MAJORITY),)
    if house_cannot_kill(table, house):
        return (_won(table, Side.PLAYERS, Reason.HOUSE_CANNOT_KILL),)
    return ()


def _won(table: GreatTable, side: Side, reason: Reason) -> Outcome:
    return Outcome(to=To.PUBLIC, side=side, reason=reason, winners=table.on_side(side))


def reveal(table: GreatTable) -> Reveal:
    """Reveal all roles and seats, and the lists, cards and orders of every day."""
    return Reveal(
        to=To.PUBLIC,
        roles={seat: table.roles.get(seat, RoleName.PLAYER) for seat in table.seats},
        sides={seat: table.role(seat).side for seat in table.seats},
        seats=table.ring,
        rounds=(*table.past, *_last_rounds(table)),
    )


def _last_rounds(table: GreatTable) -> Iterator[PastRound]:
    """Yield the current day, once anybody has acted in it, and the lists for the next day as a round of their own."""
    last = past_round(table)
    if last.lists or last.cards or last.kills:
        yield last
    to_come = table.today.next_lists
    if to_come:
        lists = {seat: to_come[seat] for seat in table.in_seat_order(to_come)}
        yield PastRound(table.number + 1, lists, cards=(), uses={}, kills={})
