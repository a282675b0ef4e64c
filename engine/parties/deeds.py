"""The deeds of leaders and voters in a party game."""

from collections.abc import Iterator, Mapping, Sequence

from engine.deeds import Deed, Did, Was
from engine.events import Event
from engine.parties.events import PartyProposed, QuestDone, VoteClosed
from engine.parties.sides import Side


def deeds_of(told: Sequence[Event], who: Mapping[str, Was]) -> Iterator[Did]:
    """Yield the deeds; ``who`` says which role and side everybody had at the end."""
    place, leader = 0, ""
    for now, event in enumerate(told):
        match event:
            case PartyProposed():
                place, leader = now, event.leader
                yield Did(place, leader, Deed.PROPOSED)
            case VoteClosed():
                yield from _votes(now, event)
                if event.approved:
                    yield Did(place, leader, Deed.CARRIED)
            case QuestDone(success=success) if leader in who and (who[leader].side == Side.GOOD) is success:
                yield Did(place, leader, Deed.WON)
            case _:
                pass


def _votes(now: int, event: VoteClosed) -> Iterator[Did]:
    """Yield the deeds of a vote.

    It may change until all votes are shown, so it belongs to whoever has the seat then.
    """
    for seat, approves in event.votes.items():
        yield Did(now, seat, Deed.VOTED)
        if approves:
            yield Did(now, seat, Deed.APPROVED)
        if approves is event.approved:
            yield Did(now, seat, Deed.AGREED)
