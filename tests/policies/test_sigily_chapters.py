"""Sensible players of Sigily beat random players in the race, and each choice has its reason."""

import pytest

from bot.policies.sigily.distances import at_gate, inside, of_place, on_ring
from bot.policies.sigily.worth import stake
from engine.rulebook import any_rulebook
from engine.sigily import Sigily
from engine.sigily.board import SIGILS
from engine.sigily.options import SigilyOptions
from engine.sigily.table import SigilyTable
from scripts.win_rates import has_won
from tests.engine.sigily.race import race, unit

GAMES = range(30)


def test_a_unit_on_the_start_has_a_whole_round_to_go() -> None:
    assert on_ring("0", "0") == SIGILS


def test_the_best_gate_shortens_the_way_by_what_it_cuts_off() -> None:
    assert (on_ring("6", "0"), inside("6", "6", None, "0")) == (18, 6)


def test_a_barred_gate_is_no_shorter_than_the_ring() -> None:
    assert at_gate("6", "0", ("6",)) == 18
    assert 6 < at_gate("6", "0", ()) < 18


def test_a_unit_entering_again_counts_from_its_current_gate() -> None:
    left_by_12 = unit("Ann 1", "12", progress=12, entry="6")
    view = race([left_by_12]).game.view("Ann").of(SigilyTable)

    assert of_place(view, left_by_12, "Ann 1", "12.1", None) == inside("12.1", "12", None, "0")


@pytest.mark.parametrize("to_go", [6, 12])
def test_a_stacks_death_costs_more_than_a_chariots_at_the_same_place(to_go: int) -> None:
    assert stake(to_go, 3) > stake(to_go, 1)


def test_a_sensible_player_wins_four_of_five_races() -> None:
    won = [has_won(any_rulebook(Sigily()), seed, 2, SigilyOptions()) for seed in GAMES]

    assert sum(won) >= 0.8 * len(GAMES)
