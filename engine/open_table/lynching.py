"""The lynch: who votes, what the votes decide, and when."""

from collections.abc import Iterable
from functools import reduce

from engine.asks import Ask
from engine.audience import To
from engine.events import Event
from engine.mafia import ballots
from engine.mafia.events import Time
from engine.open_table.dying import die
from engine.open_table.events import Lynched
from engine.open_table.folding import fold
from engine.open_table.role_file import Lynch
from engine.open_table.table import OpenTable
from engine.open_table.winning import by_lynch


def asked(table: OpenTable) -> tuple[Ask, ...]:
    """Let the living vote, for no lynch only if the file says so, and withdraw their votes."""
    file = table.file
    return () if file.lynch is Lynch.NONE else ballots.asked(table.votes, table.living, nobody=file.no_lynch)


def without_vote(table: OpenTable) -> tuple[str, ...]:
    """Return the living players who have no vote in the public count by day."""
    is_on = table.time is Time.DAY and table.file.lynch is not Lynch.NONE
    return ballots.without_vote(table.votes, table.living) if is_on else ()


def show(table: OpenTable) -> Iterable[Event]:
    """Show the count if it differs from the one shown last."""
    return ballots.show(table.votes, table.seats, len(table.living))


def elected(table: OpenTable) -> str | None:
    """Return what a majority agrees on: a name, ``no_lynch``, or nothing yet."""
    return ballots.elected(table.votes, table.weigh)


def at_deadline(table: OpenTable) -> str | None:
    """Return whom the end of a day lynches: with plurality the single highest."""
    return ballots.highest(table.votes, table.weigh) if table.file.lynch is Lynch.PLURALITY else None


def lynch(table: OpenTable, seat: str) -> Iterable[Event]:
    """Lynch a player, and let those die who die with them. The player may have won by it."""
    events = (Lynched(to=To.PUBLIC, player=seat), *die(table, (seat,)))
    yield from events
    yield from by_lynch(reduce(fold, events, table), seat)
