"""Simple players of Bricriu's Bluff & Bluster, against whom house players are measured."""

from random import Random

from bot.policies.bluff.chances import bearing, chance_of, spread
from bot.policies.turn import Turn
from engine.actions import Action
from engine.bluff.actions import Bid, Challenge
from engine.bluff.table import BluffTable
from engine.bluff.track import Claim, claims

EVEN = 0.5


def honest(turn: Turn, random: Random) -> Action:
    """Always honest: bid the likeliest claim that is likelier true than not, on a face of their own; or doubt."""
    table = turn.view.of(BluffTable).table
    own = table.hidden[turn.seat]
    said = [claim for claim in _legal(table) if claim.face in own and _chance(table, turn.seat, claim) >= EVEN]
    if said:
        return _bid(max(said, key=lambda claim: (_chance(table, turn.seat, claim), random.random())))
    return _doubt_or_least(table)


def doubting(turn: Turn, random: Random) -> Action:
    """Always doubting: challenge every bid, and open with the face of which they have most."""
    table = turn.view.of(BluffTable).table
    if table.board.bid is not None:
        return Challenge()
    own = table.hidden[turn.seat]
    face = max(own, key=lambda face: (len(bearing(face, own)), random.random()))
    return Bid(len(bearing(face, own)), face)


def by_threshold(turn: Turn, random: Random) -> Action:
    """A threshold on probability: doubt a bid that is likelier false than true, otherwise make any likely raise."""
    table = turn.view.of(BluffTable).table
    bid = table.board.bid
    if bid is not None and _chance(table, turn.seat, bid.claim) < EVEN:
        return Challenge()
    likely = [claim for claim in _legal(table) if _chance(table, turn.seat, claim) >= EVEN]
    return _bid(random.choice(likely)) if likely else _doubt_or_least(table)


BLUFFERS = {"always honest": honest, "always doubting": doubting, "a threshold on probability": by_threshold}
"""The players, by what they are called."""


def _legal(table: BluffTable) -> tuple[Claim, ...]:
    return claims(table.in_play, None if table.board.bid is None else table.board.bid.claim)


def _bid(claim: Claim) -> Bid:
    return Bid(claim.count, claim.face)


def _doubt_or_least(table: BluffTable) -> Action:
    """Doubt; where nobody has bid yet, open with the least bid."""
    return Challenge() if table.board.bid is not None else _bid(_legal(table)[0])


def _chance(table: BluffTable, seat: str, claim: Claim) -> float:
    """Return the chance that a claim is true, for somebody who takes every die that they don't see as fair."""
    seen = [*table.hidden[seat], *(face for faces in table.board.open.values() for face in faces)]
    unseen = table.in_play - len(seen)
    found = spread(len(bearing(claim.face, seen)), (chance_of(claim.face, None),) * unseen)
    return sum(found[claim.count :])
