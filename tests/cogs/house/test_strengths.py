"""A table chooses how well its house players play."""

import pytest

from bot.policies.house import HOUSE
from bot.policies.sensible import SENSIBLE
from bot.policies.strength import STRENGTHENED, Strength


@pytest.mark.parametrize("strength", Strength)
def test_every_game_has_house_players_of_every_strength(strength: Strength) -> None:
    assert HOUSE[strength].keys() == SENSIBLE.keys()


def test_gentle_house_players_are_the_sensible_ones() -> None:
    assert HOUSE[Strength.GENTLE] == SENSIBLE


@pytest.mark.parametrize("strength", [Strength.USUAL, Strength.STRONG])
def test_a_table_chooses_a_strength_where_house_players_differ(strength: Strength) -> None:
    stronger = {slug for slug, policy in HOUSE[strength].items() if policy is not SENSIBLE[slug]}

    assert stronger == STRENGTHENED
