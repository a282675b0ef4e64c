"""The votes: who may vote, the public count, and the lynch."""

from collections.abc import Iterable, Mapping

from engine.asks import Ask
from engine.events import Event
from engine.great_table import dying
from engine.great_table.actions import List
from engine.great_table.events import Cause
from engine.great_table.options import DeadlineLynch
from engine.great_table.table import GreatTable
from engine.mafia import ballots
from engine.mafia.ballots import Votes
from engine.mafia.events import Time


def asked(table: GreatTable) -> tuple[Ask, ...]:
    """Let players who have submitted a list for the day vote, and withdraw their votes."""
    if table.time is not Time.DAY or table.votes.is_locked:
        return ()
    return ballots.asked(table.votes, table.living)


def without_vote(table: GreatTable) -> tuple[str, ...]:
    """Return the living players who have no vote in the public count by day."""
    return ballots.without_vote(table.votes, table.living) if table.time is Time.DAY else ()


def begin(lists: Mapping[str, List], living: tuple[str, ...]) -> Votes:
    """Return the votes of a new day, open to players whose lists are in."""
    return Votes(voters=tuple([seat for seat in living if seat in lists]), needed=ballots.majority(len(living)))


def show(table: GreatTable) -> Iterable[Event]:
    """Show the count if it differs from the one shown last."""
    return ballots.show(table.votes, table.seats, len(table.living))


def elected(table: GreatTable) -> str | None:
    """Return what more than half of the living agree on: a name, ``no_lynch``, or nothing yet."""
    return ballots.elected(table.votes, table.weight)


def lynch(table: GreatTable, name: str | None) -> Iterable[Event]:
    """Lynch a player; None for no lynch."""
    if name is not None and ballots.is_lynch(name):
        yield from dying.die(table, (name,), Cause.LYNCH)


def at_deadline(table: GreatTable) -> str | None:
    """Return whom the deadline lynches: with plurality the single highest, not counting no lynch."""
    if table.options.deadline_lynch is DeadlineLynch.NONE:
        return None
    return ballots.highest(table.votes, table.weight)
