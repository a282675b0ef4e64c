"""Choices in a select."""

from bot.components.chosen import places
from engine.domains import SomeOf


def test_identical_things_are_chosen_by_their_places() -> None:
    assert places(SomeOf((6, 2, 6, 3), most=3), (6, 3, 6)) == ("0", "3", "2")
