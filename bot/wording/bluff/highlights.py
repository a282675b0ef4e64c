"""The highlights of this game, for which a theme may have lines of its own."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from itertools import takewhile

from bot.wording.voice import Voice
from engine.audience import Everybody
from engine.bluff.events import Bid, Challenged, Opened, Out, Round
from engine.bluff.track import MAGIC
from engine.events import Outcome
from engine.views import Told

WIDE = 3
"""A bid that is off by this many dice is far from the truth."""
SHARES = {True: 3, False: 2}
"""By whether a bid is on Magic Ones: a bid on more than one in this many of all dice is bold."""


class Highlight(StrEnum):
    """A kind of highlight."""

    FIRST_BID = "first-bid"
    BOLD_BID = "bold-bid"
    LAID_OUT = "laid-out"
    """Dice are laid out, and the others are thrown again."""
    MAGIC_BID = "magic-bid"
    BLUFF_CAUGHT = "bluff-caught"
    BLUFF_CAUGHT_BADLY = "bluff-caught-badly"
    BID_TRUE = "bid-true"
    BID_TRUE_EASILY = "bid-true-easily"
    BID_EXACT = "bid-exact"
    OUT = "out"
    LAST_TWO = "last-two"
    VICTORY = "victory"
    VICTORY_NARROW = "victory-narrow"
    """The winner has one die left."""


def highlight(voice: Voice, told: Told[Everybody], before: Sequence[Told[Everybody]]) -> Highlight | None:
    """Name the highlight that an event is, given everything before it."""
    match told.event:
        case Bid() as bid:
            return _bid(bid, before)
        case Challenged(matching=matching):
            return _challenged(matching, before)
        case Out(player=player):
            return _out({name for name, dice in _hands(before).items() if dice and name != player})
        case Outcome(winners=(winner,)):
            return Highlight.VICTORY_NARROW if _hands(before)[winner] == 1 else Highlight.VICTORY
        case _:
            return None


def _bid(bid: Bid, before: Sequence[Told[Everybody]]) -> Highlight | None:
    """Name the highlight of a bid: the first of its kind in the round, or the first in the game."""
    in_play = sum(_hands(before).values())
    round_so_far = takewhile(lambda event: not isinstance(event, Round), (each.event for each in reversed(before)))
    kinds = {_kind(each, in_play) for each in round_so_far if isinstance(each, Bid)}
    if (kind := _kind(bid, in_play)) is not None:
        return None if kind in kinds else kind
    is_first = not any(isinstance(each.event, Bid) for each in reversed(before))
    return Highlight.FIRST_BID if is_first else None


def _kind(bid: Bid, in_play: int) -> Highlight | None:
    if bid.count * SHARES[bid.face == MAGIC] > in_play:
        return Highlight.BOLD_BID
    if bid.shown:
        return Highlight.LAID_OUT
    return Highlight.MAGIC_BID if bid.face == MAGIC else None


def _challenged(matching: int, before: Sequence[Told[Everybody]]) -> Highlight:
    """Name the highlight of a challenge, by what it shows of the bid that stood."""
    missing = next(each.event.count for each in reversed(before) if isinstance(each.event, Bid)) - matching
    if missing > 0:
        return Highlight.BLUFF_CAUGHT_BADLY if missing >= WIDE else Highlight.BLUFF_CAUGHT
    if missing < 0:
        return Highlight.BID_TRUE_EASILY if -missing >= WIDE else Highlight.BID_TRUE
    return Highlight.BID_EXACT


def _out(left: set[str]) -> Highlight | None:
    """Name the highlight of a player's elimination. The last but one leaves it to the victory."""
    if len(left) > 1:
        return Highlight.LAST_TWO if len(left) == 2 else Highlight.OUT
    return None


def _hands(before: Sequence[Told[Everybody]]) -> Mapping[str, int]:
    """Return how many dice everybody has."""
    hands: dict[str, int] = {}
    for each in before:
        match each.event:
            case Opened(throws=(everybody, *_)):
                hands = {player: len(faces) for player, faces in everybody.items()}
            case Challenged(lost=lost):
                hands |= {player: hands[player] - dice for player, dice in lost.items()}
            case Out(player=player):
                hands[player] = 0
    return hands
