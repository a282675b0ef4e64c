"""The Mayor's mark: all day, the vote of the named player counts for another."""

from collections.abc import Iterable

from msgspec.structs import replace

from engine.audience import To
from engine.events import Event
from engine.great_table.cards import CardName
from engine.great_table.events import Fate, Marked
from engine.great_table.orders import targets_of
from engine.great_table.resolution import Resolution, trace
from engine.mafia.ballots import Votes

MARK = "mark"


def mark(night: Resolution) -> Iterable[Event]:
    """Set the mark at dawn unless the Mayor is guarded, even if they die tonight; not if a named player is dead."""
    for seat, card, use in night.orders(CardName.MAYOR):
        assert use.target is not None
        assert use.votes_for is not None
        fate = night.fate(seat, (use.target, use.votes_for))
        yield trace(MARK, seat, card, targets_of(use), fate)
        if fate is Fate.DONE and not {use.target, use.votes_for} & set(night.dying):
            yield Marked(to=To.GM, player=use.target, votes_for=use.votes_for)


def stand(votes: Votes, event: Marked) -> Votes:
    """Fold that the mark is set."""
    return replace(votes, mark=(event.player, event.votes_for))
