"""Solves Bricriu's Bluff & Bluster for two players with one or two dice each, and writes the solution for the policy.

python -m scripts.solve_bluff [--rounds N] [--measure] [11- 12+ …]

It is counterfactual regret minimization (CFR+, Tammelin 2014) over all that both may bid and show, with alternating
updates and the average of all strategies, each weighed by its number. It solves one round, and a die lost counts 1. One
player is the house, whose moves ``bluff_rounds`` bounds; the other may do whatever the rules allow. So the house learns
the best bounded play against everybody.

It is asked for games by the dice of who opens and of the other, and by whether dice may be shown (``+`` or ``-``): all
that it is not asked for stay as they are. Games without showing take minutes, others hours. At the end the script
prints how much the best answer to the solution wins on average over both seats (its exploitability), which is exact.
``--measure`` prints it without solving anew.
"""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from lzma import PRESET_EXTREME, compress

from bot.policies.bluff import endgames
from bot.policies.bluff.endgames import CUPS, DOUBT, SOLVED, sign_of
from scripts.bluff_rounds import Game, Moment, Row, before_showing, chances, has, lost_to_the_best, thrown_again

ROUNDS = 300
RARE = 0.02
"""The share of a cup's play below which a move is left out."""
PARTS = 100
"""The shares of moves are written in so many parts of one."""
SELDOM = 4e-4
"""How often the house must come to a moment by its own moves, at least, to do anything but challenge there."""
GAMES = {
    endgames.beginning(dice, shows): (dice, shows and max(dice) > 1)
    for dice, shows in product([(1, 1), (1, 2), (2, 1), (2, 2)], (False, True))
}
"""The dice of who opens and of the other, and whether dice may be shown, by how the game is asked for."""


@dataclass
class Move:
    """A bid, or a challenge, with the regrets and the sum of the strategies so far, by cup."""

    sign: str
    shown: int
    after: Moment | None
    """The moment after it; None for a challenge."""
    is_legal: Sequence[bool]
    regrets: Row
    sums: Row


class Solver:
    """What both players have learned so far, by the moment as it is written."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._number = 0
        self._known: dict[str, Sequence[Move]] = {}

    def improve(self) -> None:
        """Let each of the two players learn from all that the other may do."""
        self._number += 1
        for seat in (0, 1):
            self._walk(self.game.beginning, seat, chances(self.game.dice[1 - seat]))

    def moves(self, moment: Moment) -> Sequence[Move]:
        """Return the moves at a moment; none if the player can only challenge."""
        if moment.written not in self._known:
            self._known[moment.written] = [*self._moves(moment)]
        return self._known[moment.written]

    def _moves(self, moment: Moment) -> Iterator[Move]:
        cups = len(CUPS[self.game.hidden(moment, moment.turn)])
        bids = [*self.game.bids(moment)]
        if bids and self.game.may_doubt(moment):
            yield Move(DOUBT, 0, None, [True] * cups, [0.0] * cups, [0.0] * cups)
        for claim, shown in bids:
            legal = has(shown) if shown else [True] * cups
            after = self.game.after(moment, claim, shown)
            yield Move(sign_of(claim, shown), shown, after, legal, [0.0] * cups, [0.0] * cups)

    def _walk(self, moment: Moment, seat: int, reach: Row) -> Row:
        """Return what a player wins from here, by cup. ``reach`` is how often the other comes here, by theirs."""
        moves = self.moves(moment)
        if not moves:
            return self.game.of_doubt(moment, seat, reach)
        often = shares([move.regrets for move in moves], [move.is_legal for move in moves])
        if moment.turn != seat:
            return self._others_turn(moment, seat, reach, often)
        gains = [self._gain(moment, move, seat, reach) for move in moves]
        won = [0.0] * len(gains[0])
        for share, gain in zip(often, gains, strict=True):
            won = [all_ + each * value for all_, each, value in zip(won, share, gain, strict=True)]
        for move, gain in zip(moves, gains, strict=True):
            learned = zip(move.regrets, gain, won, strict=True)
            move.regrets = [max(0.0, regret + value - all_) for regret, value, all_ in learned]
        return won

    def _gain(self, moment: Moment, move: Move, seat: int, reach: Row) -> Row:
        if move.after is None:
            return self.game.of_doubt(moment, seat, reach)
        won = self._walk(move.after, seat, reach)
        return before_showing(won, move.shown) if move.shown else won

    def _others_turn(self, moment: Moment, seat: int, reach: Row, often: Sequence[Row]) -> Row:
        won = [0.0] * len(CUPS[self.game.hidden(moment, seat)])
        for move, share in zip(self.moves(moment), often, strict=True):
            left = [each * part for each, part in zip(reach, share, strict=True)]
            if not any(left):
                continue
            move.sums = [all_ + self._number * each for all_, each in zip(move.sums, left, strict=True)]
            if move.after is None:
                found = self.game.of_doubt(moment, seat, left)
            else:
                found = self._walk(move.after, seat, thrown_again(left) if move.shown else left)
            won = [one + two for one, two in zip(won, found, strict=True)]
        return won

    def lines(self) -> Iterator[str]:
        """Yield the lines of the house's moves, without what is rare."""
        yield from self._lines(self.game.beginning, chances(self.game.dice[self.game.house]))

    def _lines(self, moment: Moment, reach: Row) -> Iterator[str]:
        moves = self.moves(moment)
        if moment.turn == self.game.house:
            yield from self._of_house(moment, moves, reach)
            return
        for move in moves:
            if move.after is not None:
                yield from self._lines(move.after, reach)

    def _of_house(self, moment: Moment, moves: Sequence[Move], reach: Row) -> Iterator[str]:
        """Yield the line of a moment at which the house bids with some cup, and those of what may follow."""
        is_rare = sum(reach) < SELDOM and self.game.may_doubt(moment)
        parts = [] if is_rare or not moves else self._parts(moves, reach)
        if not any(any(part) for move, part in zip(moves, parts, strict=False) if move.after is not None):
            return
        cups = [*zip(*parts, strict=True)]
        yield f"{moment.written} {','.join([_cell(moves, cup) for cup in cups])}"
        for move, part in zip(moves, parts, strict=True):
            left = [each * share / (sum(cup) or 1) for each, share, cup in zip(reach, part, cups, strict=True)]
            if move.after is not None and any(left):
                yield from self._lines(move.after, thrown_again(left) if move.shown else left)

    @staticmethod
    def _parts(moves: Sequence[Move], reach: Row) -> Sequence[Sequence[int]]:
        """Return how often each move is made, by cup, in parts, without what is rare."""
        legal = [move.is_legal for move in moves]
        kept = [[each if each >= RARE else 0.0 for each in row] for row in shares([move.sums for move in moves], legal)]
        return [
            [round(PARTS * each) if often else 0 for each, often in zip(row, reach, strict=True)]
            for row in shares(kept, legal)
        ]


def shares(rows: Sequence[Row], legal: Sequence[Sequence[bool]]) -> list[Row]:
    """Return the share of each move, by cup: all legal ones alike where the sum is 0."""
    totals = [sum(cup) for cup in zip(*rows, strict=True)]
    open_ = [1 / sum(cup) for cup in zip(*legal, strict=True)]
    return [
        [
            each / total if total else alike * may
            for each, total, alike, may in zip(row, totals, open_, can, strict=True)
        ]
        for row, can in zip(rows, legal, strict=True)
    ]


def _cell(moves: Sequence[Move], parts: Sequence[int]) -> str:
    """Write the moves with one cup."""
    made: Mapping[str, int] = {move.sign: part for move, part in zip(moves, parts, strict=True) if part}
    return next(iter(made)) if len(made) == 1 else " ".join([f"{sign}:{part}" for sign, part in made.items()])


def solve(game: Game, rounds: int) -> Sequence[str]:
    """Return the lines of the house's moves in a game."""
    solver = Solver(game)
    for _ in range(rounds):
        solver.improve()
    return [*solver.lines()]


def main() -> None:
    """Solve and write, if so asked, and measure."""
    asking = argparse.ArgumentParser(prog="python -m scripts.solve_bluff", description="Solve Bluff for two players.")
    asking.add_argument("games", nargs="*", metavar="game", help=f"all, or some of: {', '.join(GAMES)}")
    asking.add_argument("--rounds", type=int, default=ROUNDS, help="how often each player learns")
    asking.add_argument("--measure", action="store_true", help="measure what is written, and solve nothing")
    asked = asking.parse_args()
    if unknown := {*asked.games} - GAMES.keys():
        asking.error(f"there is no game {', '.join(sorted(unknown))}")
    games = {name: GAMES[name] for name in asked.games or GAMES}
    if not asked.measure:
        lines = [line for line in endgames.solution() if not line.startswith((*games,))]
        for dice, shows in games.values():
            lines += [line for house in (0, 1) for line in solve(Game(dice, shows, house), asked.rounds)]
        SOLVED.write_bytes(compress("\n".join(sorted(lines)).encode("ascii"), preset=9 | PRESET_EXTREME))
        endgames.solution.cache_clear()
    for name, (dice, shows) in games.items():
        print(f"{name} {lost_to_the_best(dice, shows):.4f} dice a round", flush=True)


if __name__ == "__main__":
    main()
