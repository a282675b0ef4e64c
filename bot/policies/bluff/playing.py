"""Playing: choose the most valuable among all legal bids, with or without dice shown, and a challenge."""

from collections.abc import Iterator, Mapping
from random import Random

from bot.policies.bluff import worth
from bot.policies.bluff.chances import bearing
from bot.policies.bluff.mind import Faces, Mind
from bot.policies.turn import Turn
from engine.actions import Action
from engine.bluff.actions import Bid, Challenge
from engine.bluff.track import FACES, claims


def play(turn: Turn, random: Random) -> Action:
    """Bid or challenge."""
    found = choices(Mind(turn))
    return max(found, key=lambda action: (found[action], random.random()))


def choices(mind: Mind) -> Mapping[Action, float]:
    """Return the possible actions, each with its value."""
    return dict(_choices(mind))


def _choices(mind: Mind) -> Iterator[tuple[Action, float]]:
    """Yield the possible actions, each with its value."""
    bid = mind.table.board.bid
    if bid is not None:
        yield Challenge(), worth.of_challenge(mind)
    legal = claims(mind.table.in_play, None if bid is None else bid.claim)
    for face in FACES:
        counts = [claim.count for claim in legal if claim.face == face]
        for shows in ((), *_to_show(mind, face)):
            for count, gain in worth.of_bids(mind, face, counts, shows):
                yield Bid(count, face, shows or None), gain


def _to_show(mind: Mind, face: int) -> Iterator[Faces]:
    """Yield the dice worth showing with a raise, so that only dice that do not match are thrown again."""
    may = mind.table.board.bid is not None and mind.table.options.show_and_throw
    shows = tuple(sorted(bearing(face, mind.own)))
    if may and 0 < len(shows) < len(mind.own):
        yield shows
