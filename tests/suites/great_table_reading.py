"""What the deals and the nights of the Great Table ask of a table."""

from engine.great_table.actions import Kill, Use
from engine.great_table.cards import CardName
from engine.great_table.roles import RoleName
from engine.great_table.table import GreatTable
from engine.judging import Submission

Pairs = list[tuple[Submission, Submission]]


def neighbours_of(table: GreatTable, reader: str) -> tuple[str, ...]:
    ring = [seat for seat in table.ring if table.is_alive(seat)]
    if reader not in ring:
        return ()
    place = ring.index(reader)
    return (ring[place - 1], ring[(place + 1) % len(ring)])


def card_of(table: GreatTable, seat: str | None) -> CardName | None:
    return next((held.card for held in table.today.cards if held.holder == seat and table.is_alive(seat or "")), None)


def holder_of(table: GreatTable, card: CardName) -> str | None:
    return next((seat for seat in table.living if card_of(table, seat) is card), None)


def paired(reader: str, tables: tuple[GreatTable, ...], submissions: list[list[Submission]]) -> Pairs:
    """Pair the moves of the two games. The game with fewer gets orders to do nothing."""
    most = max(map(len, submissions))
    filled = []
    for table, some in zip(tables, submissions, strict=True):
        idle = [*some[-1:], *_idle(table, reader)]
        if len(some) < most and not idle:
            return []
        filled.append([*some, *idle[:1] * (most - len(some))])
    return list(zip(*filled, strict=True))


def _idle(table: GreatTable, reader: str) -> list[Submission]:
    """Return orders to do nothing."""
    return [
        *(
            Submission(seat, Kill(None))
            for seat in with_role(table, RoleName.MASTER)
            if seat != reader and seat in table.today.hands
        ),
        *(
            Submission(seat, Use())
            for seat in table.living
            if seat != reader and table.today.hands.get(seat) in (CardName.PLACE_SWAP, CardName.GUARD, CardName.HEALER)
        ),
    ]


def with_role(table: GreatTable, role: RoleName) -> list[str]:
    return [seat for seat in table.living if table.roles.get(seat) is role]
