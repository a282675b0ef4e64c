"""Playing: choose the most valuable among all legal bids, with or without dice shown, and a challenge."""

from collections.abc import Iterator, Mapping
from random import Random

from bot.policies.bluff.chances import bearing
from bot.policies.bluff.mind import Mind
from bot.policies.turn import Turn
from engine.actions import Action
from engine.bluff.actions import Bid, Challenge
from engine.bluff.track import FACES


def play(turn: Turn, random: Random) -> Action:
    """Bid or challenge."""
    found = choices(Mind(turn))
    return max(found, key=lambda action: (found[action], random.random()))


def choices(mind: Mind) -> Mapping[Action, float]:
    """Return the possible actions, each with its value."""
    return dict(_choices(mind))


def _choices(mind: Mind) -> Iterator[tuple[Action, float]]:
    """Yield the possible actions, each with its value.

    The dice worth showing are those that match, so that only others are thrown again.
    """
    moment, bid = mind.moment, mind.table.board.bid
    if bid is not None:
        yield Challenge(), moment.of_challenge(len(bearing(bid.face, mind.own)))
    for face in FACES:
        fits = tuple(sorted(bearing(face, mind.own)))
        for shows in (False, True) if moment.shows_some(len(fits)) else (False,):
            for count, value in moment.of_bids(face, len(fits), shows).items():
                yield Bid(count, face, fits if shows else None), value
