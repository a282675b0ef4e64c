"""The tables of sizes: sides, parties, and the sabotages that fail a quest."""

from typing import NamedTuple

from engine.parties.sides import Side


class Sizes(NamedTuple):
    """One column of the rulebook's table."""

    good: int
    evil: int
    parties: tuple[int, int, int, int, int]


SIZES = {
    5: Sizes(3, 2, (2, 3, 2, 3, 3)),
    6: Sizes(4, 2, (2, 3, 4, 3, 4)),
    7: Sizes(4, 3, (2, 3, 3, 4, 4)),
    8: Sizes(5, 3, (3, 4, 4, 5, 5)),
    9: Sizes(6, 3, (3, 4, 4, 5, 5)),
    10: Sizes(6, 4, (3, 4, 4, 5, 5)),
}

PLAYERS = range(min(SIZES), max(SIZES) + 1)

HARDY_QUEST = 4
PLAYERS_FOR_HARDY_QUEST = 7


def seats_of(side: Side, players: int) -> int:
    """Return how many of this many players are on a side."""
    return SIZES[players].good if side is Side.GOOD else SIZES[players].evil


def party_size(players: int, quest: int) -> int:
    """Return how many go on quest number ``quest``, from 1 to 5."""
    return SIZES[players].parties[quest - 1]


def sabotages_to_fail(players: int, quest: int) -> int:
    """Return how many sabotages fail a quest: two for the fourth with seven or more players, otherwise one."""
    return 2 if quest == HARDY_QUEST and players >= PLAYERS_FOR_HARDY_QUEST else 1
