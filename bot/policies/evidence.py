"""The evidence about sides in what a player was told, in the order in which they were told it."""

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from engine.honnoji.events import ActionShown
from engine.parties.events import ActionSeen, Allegiance, PartyProposed, QuestDone, VoteClosed
from engine.parties.sides import Side
from engine.quests.events import Card, CardShown, Inverted, SideTold
from engine.views import Told

Seats = frozenset[str]
NOBODY: Seats = frozenset()


class Known(Struct, frozen=True):
    """Some players are evil, some are good, and of a pair one is evil."""

    evil: Seats = NOBODY
    good: Seats = NOBODY
    pair: Seats = NOBODY


class Ballot(Struct, frozen=True):
    """A party, and which other players wanted it or not. That its members want it says little.

    ``is_first`` says whether it was the first party for its quest.
    """

    party: Seats
    approved: Seats
    rejected: Seats
    is_first: bool = True


class Result(Struct, frozen=True):
    """A party, and its number of sabotages. The order of ``inverted`` counted as its opposite.

    ``quest`` counts from 1.
    """

    party: Seats
    sabotages: int
    inverted: str | None
    quest: int = 1


class Switch(Struct, frozen=True):
    """One player of each side has switched to the other; it is not known who."""


Evidence = Known | Ballot | Result | Switch


def gather(told: Iterable[Told[str]], begun: Known, always: Known) -> Iterator[Evidence]:
    """Yield the evidence of a player who knew ``begun`` at the start, and knows ``always`` throughout the game."""
    yield begun
    party, is_first = NOBODY, True
    inverted: str | None = None
    for each in told:
        match event := each.event:
            case PartyProposed():
                party, is_first, inverted = frozenset(event.party), event.attempt == 1, None
            case VoteClosed(votes=votes):
                yield _ballot(party, votes, is_first=is_first)
            case Inverted(target=inverted):
                pass
            case QuestDone(number=quest, sabotages=sabotages):
                yield Result(party, sabotages, inverted, quest)
            case ActionSeen(target=seat, support=False) | ActionShown(player=seat, support=False):
                yield Known(evil=frozenset({seat}))
            case CardShown(card=Card.SWITCH):
                yield from (Switch(), always)
            case Allegiance(target=seat, side=side) | SideTold(to=(seat,), side=side):
                yield is_on(seat, side)


def is_on(seat: str, side: Side) -> Known:
    """Return the knowledge that a player is on this side."""
    return Known(good=frozenset({seat})) if side is Side.GOOD else Known(evil=frozenset({seat}))


def _ballot(party: Seats, votes: Mapping[str, bool], *, is_first: bool) -> Ballot:
    approved = frozenset(seat for seat, approve in votes.items() if approve)
    return Ballot(party, approved - party, frozenset(votes) - approved - party, is_first)
