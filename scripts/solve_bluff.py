"""Solves Bricriu's Bluff & Bluster for two players with one die each, and writes the solution beside the policy.

python -m scripts.solve_bluff [ROUNDS]

It is counterfactual regret minimization (CFR+, Tammelin 2014) over the whole tree of bids, with alternating updates and
the average of all strategies, each weighed by its number. What is solved is one round, and a die lost counts 1. The
script prints how much the best answer to the solution wins on average over both seats (its exploitability).
"""

import sys
from collections.abc import Mapping
from operator import mul

from bot.policies.bluff.endgames import (
    DOUBT,
    SOLVED,
    Bids,
    Solution,
    answers,
    gain_of_doubt,
    letter_of,
    lost_to_the_best,
)
from engine.bluff.track import FACES

ROUNDS = 300
RARE = 0.01
"""The share of a hand's play below which a move is left out."""

Row = list[list[float]]
"""A number for each face that a player may have, and each of their moves."""


class Solver:
    """The regrets and the sums of the strategies so far, by the bids of the round."""

    def __init__(self) -> None:
        self._regrets: dict[Bids, Row] = {}
        self._sums: dict[Bids, Row] = {}
        self._number = 0

    def improve(self) -> None:
        """Let each of the two players learn from all that the other may do."""
        self._number += 1
        for opens in (True, False):
            self._walk((), opens, [1 / len(FACES)] * len(FACES))

    def _walk(self, bids: Bids, is_mine: bool, reach: list[float]) -> list[float]:
        """Return what a player wins from here, by face. ``reach`` is how often the other comes here, by theirs."""
        strategy = self._strategy(bids)
        if not is_mine:
            return self._others_turn(bids, strategy, reach)
        gains = []
        for move in answers(bids):
            if move == DOUBT:
                gains.append([sum(map(mul, reach, gain_of_doubt(bids[-1], face))) for face in FACES])
            else:
                gains.append(self._walk((*bids, move), False, reach))
        won = [sum(map(mul, shares, found)) for shares, found in zip(strategy, zip(*gains, strict=True), strict=True)]
        for regrets, found, value in zip(self._regrets[bids], zip(*gains, strict=True), won, strict=True):
            regrets[:] = [max(0.0, regret + gain - value) for regret, gain in zip(regrets, found, strict=True)]
        return won

    def _others_turn(self, bids: Bids, strategy: Row, reach: list[float]) -> list[float]:
        won = [0.0] * len(FACES)
        for sums, shares, often in zip(self._sums[bids], strategy, reach, strict=True):
            sums[:] = [each + self._number * often * share for each, share in zip(sums, shares, strict=True)]
        for place, move in enumerate(answers(bids)):
            left = [often * shares[place] for often, shares in zip(reach, strategy, strict=True)]
            if not any(left):
                continue
            if move == DOUBT:
                lost = [gain_of_doubt(bids[-1], face) for face in FACES]
                found = [-sum(map(mul, left, column)) for column in zip(*lost, strict=True)]
            else:
                found = self._walk((*bids, move), True, left)
            won = [one + two for one, two in zip(won, found, strict=True)]
        return won

    def _strategy(self, bids: Bids) -> Row:
        moves = len(answers(bids))
        regrets = self._regrets.setdefault(bids, [[0.0] * moves for _ in FACES])
        self._sums.setdefault(bids, [[0.0] * moves for _ in FACES])
        return [_shares(row) for row in regrets]

    def solution(self) -> Solution:
        """Return the average strategy without what is rare, wherever a player comes who follows it."""
        found: dict[tuple[Bids, int], Mapping[int, float]] = {}
        for bids in sorted(self._sums, key=len):
            for face, row in zip(FACES, self._sums[bids], strict=True):
                before = found.get((bids[:-2], face), {}) if len(bids) > 1 else {}
                if len(bids) < 2 or before.get(bids[-2]):
                    found[bids, face] = dict(zip(answers(bids), _without_rare(row), strict=True))
        return found


def _shares(row: list[float]) -> list[float]:
    total = sum(row)
    return [each / total for each in row] if total else [1 / len(row)] * len(row)


def _without_rare(row: list[float]) -> list[float]:
    return [round(share, 2) for share in _shares([0 if share < RARE else share for share in _shares(row)])]


def main(rounds: int) -> None:
    """Solve, write and print."""
    solver = Solver()
    for _ in range(rounds):
        solver.improve()
    solution = solver.solution()
    lines = [_line(bids, face, moves) for (bids, face), moves in sorted(solution.items())]
    SOLVED.write_text("\n".join([*lines, ""]), encoding="ascii")
    print(f"{len(lines)} hands; exploitability {lost_to_the_best(solution):.4f} dice a round")


def _line(bids: Bids, face: int, shares: Mapping[int, float]) -> str:
    """Write a line as ``endgames.solution`` reads it."""
    moves = [f"{letter_of(move)}{100 * share:.0f}" for move, share in shares.items() if share]
    return " ".join(["".join(map(letter_of, bids)) or "-", str(face), *moves])


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
