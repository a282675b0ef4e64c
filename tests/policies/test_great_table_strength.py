"""Sensible players at the Great Table play legally, to an end, and better than chance. The seeds are fixed."""

from functools import cache
from random import Random

import pytest

from bot.policies.great_table.playing import play
from bot.policies.turn import Policy
from engine.great_table.cards import CARDS
from engine.great_table.events import Cause
from engine.great_table.options import DeadlineLynch, GreatTableOptions, Reveal, WinsAt
from engine.great_table.roles import PLAYERS, RoleName, Side
from tests.policies.playing import anything_or_nothing, great_table

GAMES = range(12)
LONGEST = 25
"""More days than any game lasts."""


@cache
def players_win(players: Policy, house: Policy) -> float:
    """Return how often the Card Players win with seven, from 0 to 1."""
    return sum(_winner(seed, players, house) == Side.PLAYERS for seed in GAMES) / len(GAMES)


def _winner(seed: int, players: Policy, house: Policy) -> str | None:
    outcome = great_table(seed, 7, good=players, house=house).outcome
    return outcome.side if outcome is not None else None


def test_sensible_card_players_beat_a_random_house() -> None:
    assert players_win(play, anything_or_nothing) > players_win(anything_or_nothing, anything_or_nothing) + 0.2


def test_a_sensible_house_beats_random_card_players() -> None:
    assert players_win(anything_or_nothing, play) < players_win(anything_or_nothing, anything_or_nothing) - 0.2


def test_both_sides_have_a_chance_among_sensible_players() -> None:
    assert 0.25 < players_win(play, play) < 0.75


@pytest.mark.parametrize("players", PLAYERS)
def test_every_set_up_is_played_to_its_end_with_legal_moves(players: int) -> None:
    random = Random(players)
    deck = {card.name: random.randint(0, card.most) for card in CARDS}
    options = GreatTableOptions(
        roles={RoleName.APPRENTICE: random.randint(0, 2)},
        deck=deck if sum(deck.values()) >= players else {},
        wins_at=random.choice([*WinsAt]),
        deadline_lynch=random.choice([*DeadlineLynch]),
        reveal=random.choice([*Reveal]),
    )

    assert great_table(players, players, options).number < LONGEST


def test_somebody_is_lynched_on_most_days() -> None:
    tables = [great_table(seed) for seed in range(6)]
    lynched = [grave for table in tables for grave in table.graves.values() if grave.cause is Cause.LYNCH]

    assert len(lynched) > 0.8 * sum(table.number for table in tables)
