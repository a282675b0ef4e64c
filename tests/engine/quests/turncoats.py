"""Sets a table with two turncoats and their cards."""

import pytest

from tests.engine.quests.tables import Names, Play, table_of

RANDOM, OPEN = "", "predetermined"
either_deck = pytest.mark.parametrize("deck", [RANDOM, OPEN], ids=["random", "predetermined"])


def playing(cards: Names, deck: str = RANDOM, turncoat: str = "Dan Eve", **cast: str) -> Play:
    """Ann is the seer, Ben the assassin. Of the turncoats, Dan begins on the good side and Eve on the evil one."""
    return table_of(cards=cards, options=deck, turncoat=turncoat, **cast)


def on_quest_three(cards: Names, deck: str = RANDOM) -> Play:
    """The turncoats have been proposed for the third quest."""
    play = playing(cards, deck)
    play.quest()
    play.quest(sabotages="Ben")
    play.propose("Dan Eve")
    return play
