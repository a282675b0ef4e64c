"""Deeds: who voted at each lynch, and for whom."""

from collections.abc import Iterator, Mapping, Sequence

from engine.deeds import Deed, Did, Was
from engine.events import Event
from engine.great_table.events import Cause, Died
from engine.mafia.events import Ballots


def deeds_of(told: Sequence[Event], who: Mapping[str, Was]) -> Iterator[Did]:
    """Yield the deeds; ``who`` says which role everybody had at the end."""
    counts: Mapping[str, Sequence[str]] = {}
    for now, event in enumerate(told):
        match event:
            case Ballots():
                counts = event.counts
            case Died(cause=Cause.LYNCH, player=lynched) if lynched in who:
                votes = [(voter, target == lynched) for target, voters in counts.items() for voter in voters]
                for voter, on_it in votes:
                    yield from _at_lynch(now, voter, on_it, who[voter].side != who[lynched].side)
            case _:
                pass


def _at_lynch(now: int, voter: str, on_it: bool, is_other: bool) -> Iterator[Did]:
    yield Did(now, voter, Deed.BALLOT)
    if on_it:
        yield Did(now, voter, Deed.LYNCHED)
    if on_it and is_other:
        yield Did(now, voter, Deed.HIT)
