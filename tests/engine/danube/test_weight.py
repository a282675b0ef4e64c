"""The moves that need a look before they count."""

import pytest

from engine.danube import Danube
from engine.danube.actions import Move
from engine.views import View
from engine.weight import Weight
from tests.engine.danube.river import River, thrown

RULES = Danube()


@pytest.mark.parametrize(
    ("begun", "move"),
    [
        (thrown(2, (13, 28), (2,)), Move(28, 2)),
        (thrown(4, (35,), (12,)), Move(35, 1)),
    ],
    ids=["the rapids", "the last boat home"],
)
def test_a_move_with_more_effect_than_its_name_says_has_weight(begun: River, move: Move) -> None:
    assert RULES.weight(View("Ann", begun.table), move) is Weight.OPEN


@pytest.mark.parametrize(
    ("begun", "move"),
    [
        (thrown(2, (10, 20), (30,)), Move(10, 2)),
        (thrown(2, (10, 20), (12,)), Move(10, 2)),
        (thrown(4, (34, 35), (12,)), Move(35, 1)),
    ],
    ids=["a plain move", "a swap", "one boat of two"],
)
def test_any_other_move_has_no_weight(begun: River, move: Move) -> None:
    assert RULES.weight(View("Ann", begun.table), move) is Weight.LIGHT
