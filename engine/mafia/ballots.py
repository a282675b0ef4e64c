"""The votes of a day: who votes for whom, the public count, and whom it elects."""

from collections.abc import Callable, Iterable

from msgspec import Struct
from msgspec.structs import replace

from engine.asks import Ask
from engine.audience import To
from engine.domains import OneSeat
from engine.errors import SetupRefused
from engine.events import Event
from engine.mafia.actions import Unvote, Vote
from engine.mafia.events import NO_LYNCH, Ballots
from engine.names import folded
from engine.refusals import NameTaken

Counts = dict[str, tuple[str, ...]]
"""The count: each player's voters, as everybody sees them."""

Weigh = Callable[[Iterable[str]], int]
"""Returns the total weight of some players' votes."""


class Votes(Struct, frozen=True):
    """The votes; they end at nightfall. ``voters`` may vote, if they live.

    ``ballots`` are the true votes in the order in which they came, ``counts`` the public count. A ``mark`` makes the
    first player's vote count for the second.
    """

    voters: tuple[str, ...] = ()
    ballots: dict[str, str | None] = {}
    counts: Counts = {}
    needed: int = 0
    mark: tuple[str, str] | None = None
    is_locked: bool = False
    """Whether the GM has closed the votes for a while."""


def majority(living: int) -> int:
    """Return the least number that is more than half."""
    return living // 2 + 1


def asked(votes: Votes, living: tuple[str, ...], *, nobody: bool = True, is_secret: bool = False) -> tuple[Ask, ...]:
    """Let the voters among the living vote for a living player, perhaps for nobody, and withdraw their votes.

    Where votes are secret, each voter knows only whether they have voted themselves.
    """
    voters = tuple([seat for seat in votes.voters if seat in living])
    voted = {*votes.ballots} if is_secret else {voter for line in votes.counts.values() for voter in line}
    silent = tuple([seat for seat in voters if seat not in voted])
    return (
        Ask(Vote, voters, {"target": OneSeat(living, may_decline=nobody)}, unanswered=silent, secret=is_secret),
        Ask(Unvote, tuple([seat for seat in voters if seat in voted]), {}, secret=is_secret),
    )


def without_vote(votes: Votes, living: tuple[str, ...]) -> tuple[str, ...]:
    """Return the living players who have no vote in the public count."""
    counted = {voter for line in votes.counts.values() for voter in line}
    return tuple([seat for seat in living if seat not in counted])


def counted(votes: Votes, voter: str, target: str | None) -> str | None:
    """Return the player for whom a vote counts."""
    return votes.mark[1] if votes.mark is not None and votes.mark[0] == voter else target


def cast(votes: Votes, voter: str, target: str | None) -> Votes:
    """Fold a vote. A vote that now counts for another player goes to the end of the line."""
    ballots = votes.ballots
    if voter in ballots and ballots[voter] == target:
        return votes
    if voter in ballots and counted(votes, voter, ballots[voter]) == counted(votes, voter, target):
        return replace(votes, ballots={**ballots, voter: target})
    return replace(votes, ballots={**_without(ballots, voter), voter: target})


def withdraw(votes: Votes, voter: str) -> Votes:
    """Fold the withdrawal of a vote."""
    return replace(votes, ballots=_without(votes.ballots, voter))


def bury(votes: Votes, dead: str) -> Votes:
    """Fold a death: the dead player's votes go, those that publicly count for them, and a mark that names them."""
    ballots = {
        voter: target for voter, target in votes.ballots.items() if dead not in (voter, counted(votes, voter, target))
    }
    mark = None if votes.mark is not None and dead in votes.mark else votes.mark
    return replace(votes, ballots=ballots, mark=mark)


def _without(ballots: dict[str, str | None], voter: str) -> dict[str, str | None]:
    return {other: target for other, target in ballots.items() if other != voter}


def count(votes: Votes, seats: tuple[str, ...]) -> Counts:
    """Return the count: who publicly votes for whom."""
    lines: dict[str, list[str]] = {}
    for voter, target in votes.ballots.items():
        lines.setdefault(counted(votes, voter, target) or NO_LYNCH, []).append(voter)
    return {name: tuple(lines[name]) for name in (*seats, NO_LYNCH) if name in lines}


def show(votes: Votes, seats: tuple[str, ...], living: int) -> Iterable[Event]:
    """Show the count if it differs from the one shown last."""
    counts, needed = count(votes, seats), majority(living)
    if counts == votes.counts and needed == votes.needed:
        return ()
    return (Ballots(to=To.PUBLIC, counts=counts, needed=needed),)


def shown_again(votes: Votes) -> Event:
    """Show the deciding count once more."""
    return Ballots(to=To.PUBLIC, counts=votes.counts, needed=votes.needed)


def fold_count(votes: Votes, event: Ballots, seats: tuple[str, ...]) -> Votes:
    """Fold a count. A player whose vote is in it may vote, so everybody now knows that."""
    may_vote = {*votes.voters, *(voter for line in event.counts.values() for voter in line)}
    voters = tuple([seat for seat in seats if seat in may_vote])
    return replace(votes, counts=event.counts, needed=event.needed, voters=voters)


def elected(votes: Votes, weigh: Weigh) -> str | None:
    """Return what more than half of the living agree on: a name, ``no_lynch``, or nothing yet."""
    return next((name for name, voters in votes.counts.items() if weigh(voters) >= votes.needed), None)


def highest(votes: Votes, weigh: Weigh) -> str | None:
    """Return the name with the single highest count, or None."""
    most = max(map(weigh, votes.counts.values()), default=0)
    names = [name for name, voters in votes.counts.items() if weigh(voters) == most]
    return names[0] if len(names) == 1 and most else None


def check_names(seats: Iterable[str]) -> None:
    """Raise SetupRefused for a player with the name under which votes for no lynch are counted."""
    for seat in seats:
        if folded(seat) == NO_LYNCH:
            raise SetupRefused(NameTaken(seat))


def is_lynch(name: str | None) -> bool:
    """Return whether the votes have decided a death."""
    return name is not None and name != NO_LYNCH
