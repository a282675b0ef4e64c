"""The lynch: who votes, what the votes decide, and when."""

from collections.abc import Iterable
from functools import reduce

from msgspec.structs import replace

from engine.asks import Ask
from engine.audience import To
from engine.events import Event
from engine.mafia import ballots
from engine.mafia.ballots import Votes
from engine.mafia.events import Time
from engine.open_table.dying import die
from engine.open_table.events import Cause, Lynched, VotesCounted
from engine.open_table.folding import fold
from engine.open_table.role_file import Ballot, Lynch
from engine.open_table.table import OpenTable
from engine.open_table.winning import by_lynch


def is_open(table: OpenTable) -> bool:
    """Return whether there are votes, and everybody sees them."""
    return table.file.lynch is not Lynch.NONE and table.file.ballots is Ballot.OPEN


def asked(table: OpenTable) -> tuple[Ask, ...]:
    """Let the living vote, for no lynch only if the file says so, and withdraw their votes."""
    file = table.file
    if file.lynch is Lynch.NONE:
        return ()
    return ballots.asked(table.votes, table.living, nobody=file.no_lynch, is_secret=not is_open(table))


def without_vote(table: OpenTable) -> tuple[str, ...]:
    """Return the living players who have no vote in the public count by day."""
    is_on = table.time is Time.DAY and is_open(table)
    return ballots.without_vote(table.votes, table.living) if is_on else ()


def show(table: OpenTable) -> Iterable[Event]:
    """Show the count if it differs from the one shown last. Secret votes are not shown."""
    return ballots.show(table.votes, table.seats, len(table.living)) if is_open(table) else ()


def elected(table: OpenTable) -> str | None:
    """Return what a majority that everybody sees agrees on: a name, ``no_lynch``, or nothing yet."""
    return ballots.elected(table.votes, table.weigh) if is_open(table) else None


def counted(table: OpenTable) -> Iterable[Event]:
    """Tell everybody what a vote that has ended in secret comes to: how many have voted for whom."""
    if table.file.ballots is Ballot.SECRET:
        counts = ballots.count(table.votes, table.seats)
        yield VotesCounted(to=To.PUBLIC, counts={name: len(voters) for name, voters in counts.items()})


def at_deadline(table: OpenTable) -> str | None:
    """Return what the end of a vote decides: with plurality the single highest, else what a majority agrees on."""
    votes = _at_the_end(table)
    decide = ballots.highest if table.file.lynch is Lynch.PLURALITY else ballots.elected
    return decide(votes, table.weigh)


def _at_the_end(table: OpenTable) -> Votes:
    """Return the votes as they count when their time is up. Open ones have been counted all the time."""
    counts = ballots.count(table.votes, table.seats)
    return replace(table.votes, counts=counts, needed=ballots.majority(len(table.living)))


def lynch(table: OpenTable, seat: str) -> Iterable[Event]:
    """Lynch a player, and let those die who die with them. The player may have won by it."""
    events = (Lynched(to=To.PUBLIC, player=seat), *die(table, (seat,), Cause.LYNCH))
    yield from events
    yield from by_lynch(reduce(fold, events, table), seat)
