"""Endgames: two players with one die each, of which the best play is known exactly.

``scripts/solve_bluff.py`` has solved them (CFR+). The solution says, for the bids of the round and a player's face, how
often they make each move. Nobody can win more from it than ``lost_to_the_best`` tells, whatever they do. It lists the
moves that its player may come to, and each move of the other.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random

from engine.actions import Action
from engine.bluff.actions import Bid, Challenge
from engine.bluff.table import BluffTable
from engine.bluff.track import FACES, Claim, bears_out, claims
from engine.views import View

SOLVED = Path(__file__).with_name("solved.txt")
"""The file of the solution."""
CLAIMS = claims(2, None)
"""The bids that are possible with two dice, lowest first."""
LETTERS = "abcdefghijkl"
"""The letters of these bids in the solution."""
DOUBT = -1
"""The place of a challenge among the moves."""

Bids = tuple[int, ...]
"""The bids of a round, by their places among the claims."""
Solution = Mapping[tuple[Bids, int], Mapping[int, float]]
"""The shares of a player's moves, by the bids of the round and the face of their die."""


def move(view: View[BluffTable, str], random: Random) -> Action | None:
    """Return a move of the solution; None before two are left with a die each, and where the solution does not lead.

    It does not lead where its player has not played by it before.
    """
    table, (face, *_) = view.table, view.table.hidden[view.reader]
    if [table.board.dice[seat] for seat in table.playing] != [1, 1]:
        return None
    bids = tuple([CLAIMS.index(Claim(bid.count, bid.face)) for bid in table.bids])
    shares = solution().get((bids, face))
    if shares is None:
        return None
    (place,) = random.choices([*shares], weights=[*shares.values()])
    return Challenge() if place == DOUBT else Bid(CLAIMS[place].count, CLAIMS[place].face)


@cache
def solution() -> Solution:
    """Read the solution: on each line the bids, the face, and the moves with their shares in per cent."""
    found: dict[tuple[Bids, int], dict[int, float]] = {}
    for line in SOLVED.read_text(encoding="ascii").splitlines():
        bids, _, rest = line.partition(" ")
        face, *moves = rest.split()
        shares = {LETTERS.find(each[0]): float(each[1:]) for each in moves}
        total = sum(shares.values())
        found[tuple(map(LETTERS.index, bids.strip("-"))), int(face)] = {move: x / total for move, x in shares.items()}
    return found


def letter_of(move: int) -> str:
    """Return the letter of a move in the solution: a dot for a challenge."""
    return "." if move == DOUBT else LETTERS[move]


def answers(bids: Bids) -> tuple[int, ...]:
    """Return the moves after these bids: a challenge if there is one to challenge, and all higher bids."""
    return (DOUBT, *range(bids[-1] + 1, len(CLAIMS))) if bids else tuple(range(len(CLAIMS)))


@cache
def gain_of_doubt(bid: int, face: int) -> tuple[int, ...]:
    """Return what a challenger with this face wins, in dice, by the bidder's face."""
    claim = CLAIMS[bid]
    own = bears_out(face, claim.face)
    return tuple([1 if own + bears_out(other, claim.face) < claim.count else -1 for other in FACES])


def lost_to_the_best(solution: Solution) -> float:
    """Return how many dice a round the solution loses to its best answer, on average over both seats.

    The round's own value cancels out: what it favours one seat by, it costs the other.
    """
    even = [1 / len(FACES)] * len(FACES)
    return sum([sum(_best((), opens, even, solution)) / len(FACES) for opens in (True, False)]) / 2


def _best(bids: Bids, is_mine: bool, reach: list[float], solution: Solution) -> list[float]:
    """Return the most that a player can win from here, by their face, if the other plays by the solution."""
    if is_mine:
        ways = [
            _ends(bids, reach) if move == DOUBT else _best((*bids, move), False, reach, solution)
            for move in answers(bids)
        ]
        return [max(each) for each in zip(*ways, strict=True)]
    won = [0.0] * len(FACES)
    for move in answers(bids):
        left = [often * solution.get((bids, face), {}).get(move, 0) for often, face in zip(reach, FACES, strict=True)]
        if any(left):
            found = _lost(bids, left) if move == DOUBT else _best((*bids, move), True, left, solution)
            won = [one + two for one, two in zip(won, found, strict=True)]
    return won


def _ends(bids: Bids, reach: list[float]) -> list[float]:
    """Return what a challenge wins, by the challenger's face."""
    return [
        sum([often * won for often, won in zip(reach, gain_of_doubt(bids[-1], face), strict=True)]) for face in FACES
    ]


def _lost(bids: Bids, reach: list[float]) -> list[float]:
    """Return what the other's challenge wins for the bidder, by the bidder's face."""
    rows = [gain_of_doubt(bids[-1], face) for face in FACES]
    return [-sum([often * won for often, won in zip(reach, column, strict=True)]) for column in zip(*rows, strict=True)]
