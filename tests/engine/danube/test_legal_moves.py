"""The legal moves of any position, compared with a second computation that is slow and obvious."""

from random import Random

from engine.danube.board import Colour
from engine.danube.dividing import parts_left
from engine.danube.walking import Fleets
from tests.engine.danube.obvious import Boats, legal_moves

RESTING = tuple(square for square in range(1, 36) if square != 30)
POSITIONS = 500
COUNTS = (1, 2, 2, 3, 3, 3, 4)
"""The counts to throw. Six is rare, because the slow way takes long with it."""
SIXES = 12


def fleets(random: Random) -> Fleets:
    """Return boats anywhere, mostly close to one another, some of them off and some already moved."""
    first = random.choice((1, 1, 12, 22))
    squares = [square for square in RESTING if first <= square < first + random.choice((14, 20, 35))]
    placed = random.sample(squares, min(len(squares), random.randint(4, 10)))
    own, others = sorted(placed[: len(placed) // 2]), sorted(placed[len(placed) // 2 :])
    fresh = [square for square in own if random.random() < 0.8]
    return Fleets(random.choice([*Colour]), tuple(own), tuple(others), tuple(fresh))


def check(stand: Fleets, left: int, *, is_whole: bool) -> None:
    """Compute the legal moves in both ways and compare them."""
    found = {(part.start, part.steps) for part in parts_left(stand, left, is_whole=is_whole)}
    boats = Boats(frozenset(stand.own), frozenset(stand.others), frozenset(stand.fresh))
    obvious = legal_moves(boats, left, whole=is_whole, nickels=stand.colour is Colour.NICKELS)

    assert found == obvious, (stand, left)


def test_the_legal_moves_are_those_that_trying_every_division_finds() -> None:
    random = Random(1)
    for _ in range(POSITIONS):
        check(fleets(random), random.choice(COUNTS), is_whole=random.random() < 0.6)


def test_a_six_may_be_divided_in_every_way() -> None:
    random = Random(2)
    for _ in range(SIXES):
        check(fleets(random), 6, is_whole=True)
