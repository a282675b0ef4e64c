"""The votes: the public count, and the lynch."""

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from engine.asks import Ask
from engine.audience import To
from engine.domains import OneSeat
from engine.events import Event
from engine.great_table import dying, marking
from engine.great_table.actions import List, Unvote, Vote
from engine.great_table.events import NO_LYNCH, Ballots, Cause, Time
from engine.great_table.options import DeadlineLynch
from engine.great_table.table import GreatTable
from engine.great_table.today import Counts, Votes


def majority(living: int) -> int:
    """Return the least number that is more than half."""
    return living // 2 + 1


def asked(table: GreatTable) -> tuple[Ask, ...]:
    """Let players who have submitted a list for the day vote, and withdraw their votes."""
    if table.time is not Time.DAY or table.votes.is_locked:
        return ()
    voters = tuple([seat for seat in table.votes.voters if table.is_alive(seat)])
    counted = {voter for line in table.votes.counts.values() for voter in line}
    silent = tuple([seat for seat in voters if seat not in counted])
    return (
        Ask(Vote, voters, {"target": OneSeat(table.living, may_decline=True)}, unanswered=silent),
        Ask(Unvote, tuple([seat for seat in voters if seat in counted]), {}),
    )


def without_vote(table: GreatTable) -> tuple[str, ...]:
    """Return the living players who have no vote in the public count by day."""
    counted = {voter for line in table.votes.counts.values() for voter in line}
    return tuple([seat for seat in table.living if seat not in counted]) if table.time is Time.DAY else ()


def begin(lists: Mapping[str, List], living: tuple[str, ...]) -> Votes:
    """Return the votes of a new day, open to players whose lists are in."""
    return Votes(voters=tuple([seat for seat in living if seat in lists]), needed=majority(len(living)))


def cast(votes: Votes, voter: str, target: str | None) -> Votes:
    """Fold a vote. A vote that now counts for another player goes to the end of the line."""
    ballots = votes.ballots
    if voter in ballots and ballots[voter] == target:
        return votes
    if voter in ballots and marking.counted(votes, voter, ballots[voter]) == marking.counted(votes, voter, target):
        return replace(votes, ballots={**ballots, voter: target})
    return replace(votes, ballots={**_without(ballots, voter), voter: target})


def withdraw(votes: Votes, voter: str) -> Votes:
    """Fold the withdrawal of a vote."""
    return replace(votes, ballots=_without(votes.ballots, voter))


def bury(votes: Votes, dead: str) -> Votes:
    """Fold a death: the dead player's votes go, and so do the votes that publicly count for them."""
    ballots = {
        voter: target
        for voter, target in votes.ballots.items()
        if dead not in (voter, marking.counted(votes, voter, target))
    }
    return replace(marking.bury(votes, dead), ballots=ballots)


def _without(ballots: dict[str, str | None], voter: str) -> dict[str, str | None]:
    return {other: target for other, target in ballots.items() if other != voter}


def count(table: GreatTable) -> Counts:
    """Return the count: who publicly votes for whom."""
    votes = table.votes
    counted: dict[str, list[str]] = {}
    for voter, target in votes.ballots.items():
        counted.setdefault(marking.counted(votes, voter, target) or NO_LYNCH, []).append(voter)
    return {name: tuple(counted[name]) for name in (*table.seats, NO_LYNCH) if name in counted}


def show(table: GreatTable) -> Iterable[Event]:
    """Show the count if it differs from the one shown last."""
    counts, needed = count(table), majority(len(table.living))
    if counts == table.votes.counts and needed == table.votes.needed:
        return ()
    return (Ballots(to=To.PUBLIC, counts=counts, needed=needed),)


def counted(table: GreatTable) -> Event:
    """Show the deciding count once more."""
    return Ballots(to=To.PUBLIC, counts=table.votes.counts, needed=table.votes.needed)


def elected(table: GreatTable) -> str | None:
    """Return what more than half of the living agree on: a name, ``no_lynch``, or nothing yet."""
    return next(
        (name for name, voters in table.votes.counts.items() if table.weight(voters) >= table.votes.needed), None
    )


def lynch(table: GreatTable, name: str | None) -> Iterable[Event]:
    """Lynch a player; None for no lynch."""
    if name is not None and name != NO_LYNCH:
        yield from dying.die(table, (name,), Cause.LYNCH)


def at_deadline(table: GreatTable) -> str | None:
    """Return whom the deadline lynches: with plurality the single highest, not counting no lynch."""
    if table.options.deadline_lynch is DeadlineLynch.NONE or not table.votes.counts:
        return None
    most = max(map(table.weight, table.votes.counts.values()))
    highest = [name for name, voters in table.votes.counts.items() if table.weight(voters) == most]
    return highest[0] if len(highest) == 1 and most else None
