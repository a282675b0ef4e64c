"""The votes: the count as everybody sees it, the Mayor's mark, and the lynch."""

from collections.abc import Iterable

import msgspec

from engine.asks import Ask
from engine.audience import To
from engine.domains import OneSeat
from engine.events import Event
from engine.great_table import dying
from engine.great_table.actions import Unvote, Vote
from engine.great_table.events import NO_LYNCH, Ballots, Cause, Time
from engine.great_table.options import DeadlineLynch
from engine.great_table.table import GreatTable

Counts = dict[str, tuple[str, ...]]


def majority(living: int) -> int:
    """So many are more than half."""
    return living // 2 + 1


def asked(table: GreatTable) -> tuple[Ask, ...]:
    """Let those vote by day who have submitted a list for it, and withdraw their votes."""
    if table.time is not Time.DAY:
        return ()
    voters = tuple([seat for seat in table.living if seat in table.has_listed])
    counted = {voter for line in table.counts.values() for voter in line}
    return (
        Ask(Vote, voters, {"target": OneSeat(table.living, may_decline=True)}),
        Ask(Unvote, tuple([seat for seat in voters if seat in counted]), {}),
    )


def cast(table: GreatTable, voter: str, target: str | None) -> GreatTable:
    """Fold a vote. One that counts for somebody else than before goes to the end of the line."""
    if voter in table.ballots and _counted(table, voter, table.ballots[voter]) == _counted(table, voter, target):
        return msgspec.structs.replace(table, ballots={**table.ballots, voter: target})
    return msgspec.structs.replace(table, ballots={**_without(table.ballots, voter), voter: target})


def withdraw(table: GreatTable, voter: str) -> GreatTable:
    """Fold that a vote is withdrawn."""
    return msgspec.structs.replace(table, ballots=_without(table.ballots, voter))


def bury(table: GreatTable, dead: str) -> dict[str, str | None]:
    """The votes without those by somebody who has died, and those that everybody sees count for him."""
    return {
        voter: target for voter, target in table.ballots.items() if dead not in (voter, _counted(table, voter, target))
    }


def _without(ballots: dict[str, str | None], voter: str) -> dict[str, str | None]:
    return {other: target for other, target in ballots.items() if other != voter}


def _counted(table: GreatTable, voter: str, target: str | None) -> str | None:
    """For whom a vote counts: the Mayor's mark makes it count for somebody else."""
    return table.mark[1] if table.mark is not None and table.mark[0] == voter else target


def count(table: GreatTable) -> Counts:
    """The count: who votes for whom, as everybody sees it."""
    counted: dict[str, list[str]] = {name: [] for name in (*table.seats, NO_LYNCH)}
    for voter, target in table.ballots.items():
        counted[_counted(table, voter, target) or NO_LYNCH].append(voter)
    return {name: tuple(voters) for name, voters in counted.items() if voters}


def show(table: GreatTable) -> Iterable[Event]:
    """Show the count if it is not the one that was shown last."""
    counts, needed = count(table), majority(len(table.living))
    if (counts, needed) != (table.counts, table.needed):
        yield Ballots(to=To.PUBLIC, counts=counts, needed=needed)


def counted(table: GreatTable) -> Event:
    """Show the count once more, as it decides."""
    return Ballots(to=To.PUBLIC, counts=table.counts, needed=table.needed)


def elected(table: GreatTable) -> str | None:
    """On what more than half of the living agree: a name, ``no_lynch``, or nothing yet."""
    return next((name for name, voters in table.counts.items() if len(voters) >= table.needed), None)


def lynch(table: GreatTable, name: str | None) -> Iterable[Event]:
    """Lynch somebody; none for no lynch."""
    if name is not None and name != NO_LYNCH:
        yield from dying.die(table, (name,), Cause.LYNCH)


def at_deadline(table: GreatTable) -> str | None:
    """Whom the deadline lynches: with plurality the single highest, no lynch competing."""
    if table.options.deadline_lynch is DeadlineLynch.NONE or not table.counts:
        return None
    most = max(map(len, table.counts.values()))
    highest = [name for name, voters in table.counts.items() if len(voters) == most]
    return highest[0] if len(highest) == 1 else None
