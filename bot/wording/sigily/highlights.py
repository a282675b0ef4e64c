"""The highlights of this game, for which a theme may have lines of its own."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import takewhile

from bot.wording.voice import Voice
from engine.audience import Everybody
from engine.boards.events import Turn
from engine.events import Event
from engine.sigily.board import CENTRE
from engine.sigily.events import (
    Cursed,
    Darts,
    Finish,
    Finished,
    Fought,
    Fused,
    Moved,
    Opened,
    RaceWon,
    Resigned,
    Taken,
    Thrown,
)
from engine.sigily.sticks import THROWS_AGAIN
from engine.sigily.units import owner
from engine.views import Told

GREAT = 3
"""A stack of this many chariots is great."""


class Highlight(StrEnum):
    """A kind of highlight."""

    SET_OUT = "set-out"
    """The first chariot of all is on its way."""
    GREAT_THROW = "great-throw"
    """A throw that grants another throw."""
    FIGHT_WON = "fight-won"
    """The player who has landed wins."""
    FIGHT_LOST = "fight-lost"
    GREAT_STACK = "great-stack"
    CURSE_CLAIMS = "curse-claims"
    DARTS_HIT = "darts-hit"
    JACKPOT = "jackpot"
    """A player takes it."""
    FIRST_HOME = "first-home"
    """The first chariot of all is home."""
    VICTORY = "victory"
    VICTORY_NARROW = "victory-narrow"
    """When the race was won, the others, or the best of them, had one chariot left."""
    VICTORY_CLEAR = "victory-clear"
    """When the race was won, they had one chariot home at most."""


def highlight(voice: Voice, told: Told[Everybody], before: Sequence[Told[Everybody]]) -> Highlight | None:
    """Name the highlight that an event is, given everything before it. Of frequent ones, name one a turn."""
    match told.event:
        case Moved() if not _has(before, Moved):
            return Highlight.SET_OUT
        case Finished():
            return None if _has(before, Finished) else Highlight.FIRST_HOME
        case Finish():
            return _victory([each.event for each in before])
        case event:
            is_first = not any(_common(each.event) for each in takewhile(_goes_on, reversed(before)))
            return _common(event) if is_first else None


def _has(before: Sequence[Told[Everybody]], kind: type[Event]) -> bool:
    return any(isinstance(each.event, kind) for each in reversed(before))


def _common(event: Event) -> Highlight | None:
    """Name the highlight of a frequent event."""
    match event:
        case Thrown(count=count):
            return Highlight.GREAT_THROW if count in THROWS_AGAIN else None
        case Fought(attackers=attackers, dead=dead):
            return Highlight.FIGHT_LOST if {*attackers} <= {*dead} else Highlight.FIGHT_WON
        case Fused(chariots=chariots):
            return Highlight.GREAT_STACK if len(chariots) >= GREAT else None
        case Cursed():
            return Highlight.CURSE_CLAIMS
        case Darts(hit=True):
            return Highlight.DARTS_HIT
        case Taken(at=at):
            return Highlight.JACKPOT if at == CENTRE else None
        case _:
            return None


def _goes_on(told: Told[Everybody]) -> bool:
    """Whether an event is in the same turn as those after it."""
    return not isinstance(told.event, Turn)


def _victory(before: Sequence[Event]) -> Highlight | None:
    """Name the end by how far the others were when the race was won; nothing if all of them had given up."""
    race = [*takewhile(lambda event: not isinstance(event, RaceWon), before)]
    winners = next((event.winners for event in before if isinstance(event, RaceWon)), ())
    seats = next((tuple(event.throws[0]) for event in before if isinstance(event, Opened)), ())
    resigned = {event.player for event in race if isinstance(event, Resigned)}
    others = [seat for seat in seats if seat not in winners]
    if not winners or resigned.issuperset(others):
        return None
    at_home = [*_at_home(race)]
    fleet = at_home.count(winners[0])
    most = max(at_home.count(seat) for seat in others)
    left = sum(fleet - at_home.count(seat) for seat in others) if len(winners) > 1 else fleet - most
    if left == 1:
        return Highlight.VICTORY_NARROW
    return Highlight.VICTORY_CLEAR if most <= 1 else Highlight.VICTORY


def _at_home(race: Sequence[Event]) -> Iterator[str]:
    """Return the owner of each chariot that has come home."""
    for event in race:
        if isinstance(event, Finished):
            yield from map(owner, event.chariots)
