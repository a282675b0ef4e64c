"""Endgames: two players with one or two dice each, of which good play is known.

``scripts/solve_bluff.py`` has solved them (CFR+), and tells how much the best answer wins from the solution. Its file
has a line for each moment of a round to which its player may come, unless they can only challenge there. The line
begins with the moment: the dice of who opens and of the other, ``+`` if dice may be shown, and the signs of the bids.
The moves with each cup follow.
"""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement
from lzma import decompress
from pathlib import Path
from random import Random

from bot.policies.turn import Turn
from engine.actions import Action
from engine.bluff.actions import Bid, Challenge
from engine.bluff.events import Bid as BidMade
from engine.bluff.events import Round
from engine.bluff.table import BluffTable
from engine.bluff.track import FACES, Claim, claims

SOLVED = Path(__file__).with_name("solved.txt.xz")
"""The file of the solution."""
MOST_DICE = 2
"""The dice that each of the two may have."""
CLAIMS = claims(2 * MOST_DICE, None)
"""The bids that are possible with that many dice, lowest first."""
LETTERS = "abcdefghijklmnopqrstuvwx"
"""The letters of these bids."""
DOUBT = "."
"""The sign of a challenge."""
PASS = Claim(1, 6)
"""The solution opens with this bid if each has two dice, and answers lower ones so. It tells nothing of the dice."""
CUPS = {count: (*combinations_with_replacement(FACES, count),) for count in (1, 2)}
"""The dice that a player may hide, by their number, in the order of the lines."""

Moves = Mapping[str, int]
"""The moves with one cup, by their signs, each with its weight."""


def move(turn: Turn, random: Random) -> Action | None:
    """Return a move of the solution; None with more players or dice, and where the solution does not lead.

    It does not lead where its player has not played by it before.
    """
    table, bids = turn.view.of(BluffTable).table, _bids(turn)
    bidders = [*[bid.player for bid in bids], turn.seat]
    if not {*bidders} <= {*table.playing} or len(table.playing) > 2 or max(table.board.dice.values()) > MOST_DICE:
        return None
    dice = table.board.dice[bidders[0]], table.board.dice[table.after(bidders[0])]
    moment = beginning(dice, table.options.show_and_throw)
    for bid in bids:
        claim = Claim(bid.count, bid.face)
        sign = LETTERS[0] if bid is bids[0] and is_low(dice, claim) else sign_of(claim, *bid.shown)
        if bid.player == turn.seat and not any(sign in moves for moves in line(moment)):
            return None
        moment += sign
    cup = tuple(sorted(table.hidden[turn.seat]))
    moves = line(moment)[CUPS[len(cup)].index(cup)] if line(moment) else {DOUBT: 1}
    return _drawn(moves, random)


def beginning(dice: tuple[int, int], shows: bool) -> str:
    """Return how the moments of a round begin."""
    return f"{dice[0]}{dice[1]}{'+' if shows and max(dice) > 1 else '-'}"


def is_low(dice: tuple[int, int], claim: Claim) -> bool:
    """Return whether the solution answers an opening by ``PASS``. All such openings have the sign of the lowest."""
    return sum(dice) == 2 * MOST_DICE and claim.rank < PASS.rank


def sign_of(claim: Claim, shown: int = 0) -> str:
    """Return the sign of a bid with which at most one die is shown."""
    return f"{LETTERS[CLAIMS.index(claim)]}{shown or ''}"


def bid_of(sign: str) -> tuple[Claim, int]:
    """Return the claim of a sign, and the die that is shown with it, 0 for none."""
    return CLAIMS[LETTERS.index(sign[0])], int(sign[1:] or 0)


def line(moment: str) -> Sequence[Moves]:
    """Return the moves with each cup; nothing where the solution's player challenges with each."""
    lines, start = solution(), f"{moment} "
    place = bisect_left(lines, start)
    if place == len(lines) or not lines[place].startswith(start):
        return ()
    return [_moves(each) for each in lines[place].removeprefix(start).split(",")]


def _moves(written: str) -> Moves:
    moves = [each.partition(":") for each in written.split()]
    return {sign: int(weight or 1) for sign, _, weight in moves}


@cache
def solution() -> Sequence[str]:
    """Return the lines of the solution in their order. A cup has no moves with which its player does not come there."""
    return decompress(SOLVED.read_bytes()).decode("ascii").splitlines()


def _bids(turn: Turn) -> Sequence[BidMade]:
    """Return the bids of this round."""
    bids: list[BidMade] = []
    for each in turn.told:
        if isinstance(each.event, Round):
            bids = []
        elif isinstance(each.event, BidMade):
            bids.append(each.event)
    return bids


def _drawn(moves: Moves, random: Random) -> Action | None:
    if not moves:
        return None
    (sign,) = random.choices([*moves], weights=[*moves.values()])
    if sign == DOUBT:
        return Challenge()
    claim, shown = bid_of(sign)
    return Bid(claim.count, claim.face, (shown,) if shown else None)
