"""Sensible players play legally, to an end, and better than chance. The seeds are fixed: a share never varies."""

from functools import cache
from random import Random

import pytest

from bot.policies import honnoji_policy
from bot.policies.quest_policy import play
from bot.policies.turn import Policy
from engine.errors import SetupRefused
from engine.parties.sides import Side
from engine.quests.ending import Reason
from engine.quests.options import Deck, OptionalRole, QuestOptions
from tests.policies.playing import anything, end_of, end_of_honnoji

FEWER_GAMES = range(3, 11)
GAMES = range(20)
GUARDED = range(4, 20)


@cache
def good_wins(good: Policy, evil: Policy) -> float:
    """Return how often the good side wins, from 0 to 1."""
    return sum(end_of(seed, good=good, evil=evil).side == Side.GOOD for seed in GAMES) / len(GAMES)


@cache
def plotters_win(good: Policy, evil: Policy) -> float:
    """Return how often the plotters of Honnō-ji win, from 0 to 1."""
    return sum(end_of_honnoji(seed, good, evil).side == Side.GOOD for seed in FEWER_GAMES) / len(FEWER_GAMES)


@cache
def lost_by_quests(*roles: OptionalRole) -> float:
    """Return how often three quests fail with these roles, from 0 to 1."""
    options = QuestOptions(roles=roles)
    return sum(end_of(seed, options=options).reason == Reason.QUESTS_FAILED for seed in GUARDED) / len(GUARDED)


def test_sensible_good_players_beat_random_ones() -> None:
    assert good_wins(play, anything) > good_wins(anything, anything) + 0.3


def test_sensible_evil_players_beat_random_ones() -> None:
    assert good_wins(anything, play) < good_wins(anything, anything) - 0.2


def test_both_sides_have_a_chance_among_sensible_players() -> None:
    assert 0.25 < good_wins(play, play) < 0.75


def test_a_guardian_makes_fewer_quests_fail() -> None:
    assert lost_by_quests(OptionalRole.GUARDIAN) < lost_by_quests() - 0.05


@pytest.mark.parametrize("seed", range(18))
def test_every_set_up_is_played_to_its_end_with_legal_moves(seed: int) -> None:
    random = Random(seed)
    options = QuestOptions(
        roles=tuple(random.sample(list(OptionalRole), random.randint(0, 3))),
        turncoat=random.choice(list(Deck)),
        turncoats_meet=random.random() < 0.5,
        vision=random.random() < 0.5,
        inverter=random.random() < 0.5,
    )
    try:
        end = end_of(seed, 5 + seed % 6, options)
    except SetupRefused:
        return

    assert end.side in tuple(Side)


def test_sensible_plotters_beat_random_ones() -> None:
    assert plotters_win(honnoji_policy.play, anything) > plotters_win(anything, anything) + 0.3


def test_sensible_retainers_beat_sensible_plotters_more_often() -> None:
    assert plotters_win(honnoji_policy.play, honnoji_policy.play) < plotters_win(honnoji_policy.play, anything) - 0.2


def test_plotters_and_retainers_have_a_chance_when_all_are_sensible() -> None:
    assert 0.25 < plotters_win(honnoji_policy.play, honnoji_policy.play) < 0.75
