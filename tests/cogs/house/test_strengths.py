"""A table chooses how well its house players play."""

import pytest

from bot.policies.house import HOUSE
from bot.policies.sensible import SENSIBLE
from bot.policies.strength import Strength


@pytest.mark.parametrize("strength", Strength)
def test_every_game_has_house_players_of_every_strength(strength: Strength) -> None:
    assert HOUSE[strength].keys() == SENSIBLE.keys()


def test_gentle_house_players_are_the_sensible_ones() -> None:
    assert HOUSE[Strength.GENTLE] == SENSIBLE
