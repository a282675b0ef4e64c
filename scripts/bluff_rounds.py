"""The rounds that ``solve_bluff`` solves: all that two players with one or two dice may bid and show.

The house's bids are bounded, so that the solution stays small. The other player's are not: they may make every bid that
the rules allow, and show either die.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from statistics import fmean

from msgspec import Struct

from bot.policies.bluff import endgames
from bot.policies.bluff.endgames import CLAIMS, CUPS, DOUBT, MOST_DICE, PASS, is_low, sign_of
from engine.bluff.track import FACES, MAGIC, Claim, bears_out, claims

MOST_BIDS = {2: 3, 3: 3, 4: 2}
"""How often the house bids more than ``PASS`` in a round before it can only challenge, by the dice in play."""

OUT_OF_THE_QUESTION = -1e6
"""The value of a move that is not legal."""

Row = list[float]
"""A number for each cup of a player."""


class Moment(Struct, frozen=True):
    """What both players know of a round, between two bids."""

    written: str
    turn: int = 0
    """Whose turn it is: 0 for who opens."""
    standing: Claim | None = None
    opened: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """The dice that each has shown."""
    bids: int = 0
    """How many bids the house has made, of those that count."""


class Game(Struct, frozen=True):
    """A round between two players with these dice, of whom the first opens. The house is one of them: 0 or 1."""

    dice: tuple[int, int]
    shows: bool
    """Whether dice may be shown."""
    house: int

    @property
    def beginning(self) -> Moment:
        """The moment before the first bid."""
        return Moment(endgames.beginning(self.dice, self.shows))

    def hidden(self, moment: Moment, seat: int) -> int:
        """Return how many dice a player hides."""
        return self.dice[seat] - len(moment.opened[seat])

    def may_doubt(self, moment: Moment) -> bool:
        """Return whether the player may challenge. The house does not challenge the lowest openings."""
        if moment.standing is None:
            return False
        return moment.turn != self.house or not is_low(self.dice, moment.standing)

    def bids(self, moment: Moment) -> Iterator[tuple[Claim, int]]:
        """Yield each bid that is considered, and the die that is shown with it, 0 for none."""
        by_house = moment.turn == self.house
        if by_house and moment.bids >= MOST_BIDS[sum(self.dice)]:
            return
        for claim in claims(sum(self.dice), moment.standing):
            if by_house and not self._suits(moment.standing, claim):
                continue
            if moment.standing is None and not by_house and is_low(self.dice, claim) and claim != CLAIMS[0]:
                continue
            yield claim, 0
            if self.shows and moment.standing is not None and self.hidden(moment, moment.turn) > 1:
                yield from [(claim, face) for face in FACES if not by_house or face in (MAGIC, claim.face)]

    def after(self, moment: Moment, claim: Claim, shown: int) -> Moment:
        """Return the moment after a bid."""
        opened = [*moment.opened]
        if shown:
            opened[moment.turn] = (shown,)
        counts = moment.turn == self.house and not (sum(self.dice) == 2 * MOST_DICE and claim == PASS)
        written = moment.written + sign_of(claim, shown)
        return Moment(written, 1 - moment.turn, claim, (opened[0], opened[1]), moment.bids + counts)

    def of_doubt(self, moment: Moment, seat: int, reach: Row) -> Row:
        """Return what a challenge wins for a player, in dice, by their cup. They may be the challenger or the bidder.

        ``reach`` is how often the other comes here, by theirs, and the challenge happens.
        """
        claim = moment.standing
        assert claim is not None
        lying = claim.matching(sum(moment.opened, ()))
        often = [0.0] * (MOST_DICE + 1)
        for each, fits in zip(reach, matching(self.hidden(moment, 1 - seat), claim.face), strict=True):
            often[fits] += each
        gains = _gains(self.dice[1 - moment.turn], self.dice[moment.turn], claim.count - lying)
        won = [sum([each * gains[own + theirs] for theirs, each in enumerate(often)]) for own in range(MOST_DICE + 1)]
        sign = 1 if seat == moment.turn else -1
        return [sign * won[fits] for fits in matching(self.hidden(moment, seat), claim.face)]

    def _suits(self, before: Claim | None, claim: Claim) -> bool:
        """Return whether the house would bid so: stars, or the same face or number as before, or the next number.

        With three dice in play it makes any opening, and with two any bid.
        """
        dice = sum(self.dice)
        if dice == 2:
            return True
        if before is None or is_low(self.dice, before):
            return dice < 2 * MOST_DICE or claim == PASS
        if claim.face in (MAGIC, before.face):
            return True
        return claim.count == (before.space // 2 + 1 if before.face == MAGIC or before == PASS else before.count)


@cache
def chances(dice: int) -> Row:
    """Return how likely each cup is that has this many dice."""
    orders = [len({*cup}) for cup in CUPS[dice]]
    return [each / sum(orders) for each in orders]


@cache
def matching(hidden: int, face: int) -> Sequence[int]:
    """Return how many dice match a claim of a face, by the cup."""
    return [sum([bears_out(die, face) for die in cup]) for cup in CUPS[hidden]]


@cache
def has(face: int) -> Sequence[bool]:
    """Return whether a player with two hidden dice can show a face, by their cup."""
    return [face in cup for cup in CUPS[2]]


@cache
def _gains(bidder: int, challenger: int, claimed: int) -> Sequence[int]:
    """Return what a challenger wins by the number of hidden dice that match. Both players have so many dice."""
    missing = [claimed - each for each in range(2 * MOST_DICE + 1)]
    return [min(each, bidder) if each > 0 else -min(max(-each, 1), challenger) for each in missing]


def thrown_again(reach: Row) -> Row:
    """Return how often a player who shows one of two dice has each cup after it."""
    return [sum(reach) / len(FACES)] * len(FACES)


def lost_to_the_best(dice: tuple[int, int], shows: bool) -> float:
    """Return how many dice a round the solution loses to its best answer, on average over both seats.

    The best answer is exact: it may make every legal bid and show any die. The round's own value cancels out: what it
    favours one seat by, it costs the other.
    """
    return sum([most_won(Game(dice, shows, house)) for house in (0, 1)]) / 2


def most_won(game: Game) -> float:
    """Return the most that the other player can win from the solution, in dice a round."""
    walk = _of_house if game.house == 0 else _of_other
    won = walk(game, game.beginning, chances(game.dice[game.house]))
    return sum([each * chance for each, chance in zip(won, chances(game.dice[1 - game.house]), strict=True)])


def _of_other(game: Game, moment: Moment, reach: Row) -> Row:
    """Return the most that the other player wins from their turn on, by cup. ``reach`` is how often the house comes."""
    seat = moment.turn
    ways = [game.of_doubt(moment, seat, reach)] if moment.standing is not None else []
    for claim, shown in game.bids(moment):
        won = _of_house(game, game.after(moment, claim, shown), reach)
        ways.append(before_showing(won, shown) if shown else won)
    return [max(each) for each in zip(*ways, strict=True)]


def _of_house(game: Game, moment: Moment, reach: Row) -> Row:
    """Return the most that the other player wins from the house's turn on, by cup."""
    line = endgames.line(moment.written)
    if not line:
        return game.of_doubt(moment, 1 - moment.turn, reach)
    ways: dict[str, Row] = {}
    for cup, moves in enumerate(line):
        for sign, weight in moves.items():
            ways.setdefault(sign, [0.0] * len(reach))[cup] = reach[cup] * weight / sum(moves.values())
    found = []
    for sign, left in ways.items():
        if sign == DOUBT:
            found.append(game.of_doubt(moment, 1 - moment.turn, left))
        elif any(left):
            claim, shown = endgames.bid_of(sign)
            found.append(_of_other(game, game.after(moment, claim, shown), thrown_again(left) if shown else left))
    return [sum(each) for each in zip(*found, strict=True)]


def before_showing(won: Row, face: int) -> Row:
    """Return what a player wins who shows one of their two dice, by these dice, from what each new die wins."""
    return [fmean(won) if can else OUT_OF_THE_QUESTION for can in has(face)]
