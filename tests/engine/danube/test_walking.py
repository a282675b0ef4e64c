"""Walking: divided throws, rows and blocks, swaps, safe squares, the rapids, going back, and leaving."""

import pytest

from engine.danube.actions import Move
from engine.danube.board import Colour
from engine.danube.events import Moved
from engine.danube.refusals import BoatStays, NoBoat, WrongSteps
from tests.engine.danube.river import River, river, thrown, turns
from tests.engine.quests.tables import kinds, only

FAR = (1, 3)
"""Pennies that are in nobody's way."""


def moved(begun: River, start: int, steps: int) -> Moved:
    """Move a boat, and return the event."""
    event = only(Moved, begun.move(start, steps))
    assert isinstance(event, Moved)
    return event


def test_a_throw_may_be_walked_by_one_boat_or_divided_among_several() -> None:
    begun = thrown(3, (12, 20), FAR)
    assert begun.legal == {(12, 1), (12, 2), (12, 3), (20, 1), (20, 2), (20, 3)}
    begun.move(12, 1)

    assert begun.legal == {(20, 2)}


def test_a_boat_takes_only_one_part_of_a_throw() -> None:
    begun = thrown(3, (12, 20), FAR)
    begun.move(12, 2)

    assert begun.refused("Ann", Move(14, 1)) == BoatStays(14, (20,))


def test_a_boat_may_make_room_for_the_next_part() -> None:
    begun = thrown(3, (12, 13, 14), FAR)
    begun.move(14, 1)
    begun.move(13, 1)
    events = begun.move(12, 1)

    assert begun.board.nickels == (13, 14, 15)
    assert turns(events) == ["Ben"]


def test_a_player_must_walk_as_many_squares_as_any_division_allows() -> None:
    begun = thrown(3, (23, 35), (1, 3, 25, 26, 27))

    assert begun.legal == {(35, 1), (35, 2), (35, 3), (23, 1)}


def test_a_part_that_shortens_the_total_walk_is_illegal() -> None:
    # Only 12 can take more than one step, and after one step nothing can take the rest.
    begun = thrown(2, (12, 20), (1, 21, 22, 23))

    assert begun.legal == {(12, 2)}
    assert begun.refused("Ann", Move(12, 1)) == WrongSteps(12, 1, (2,))


def test_the_rest_of_a_throw_lapses_when_no_move_is_possible() -> None:
    begun = thrown(4, (23,), (1, 3, 25, 26))
    events = begun.move(23, 1)

    assert kinds(events) == ["moved"]
    assert begun.board.left is None
    assert begun.table.turn == "Ann"


def test_no_move_ends_on_a_boat_of_the_same_side() -> None:
    begun = thrown(1, (12, 13), FAR)

    assert begun.legal == {(13, 1)}


def test_a_boat_that_lands_on_an_opponent_swaps_with_it() -> None:
    begun = thrown(2, (12,), (3, 14))
    event = moved(begun, 12, 2)

    assert (event.onto, event.swapped) == (14, True)
    assert (begun.board.nickels, begun.board.pennies) == ((14,), (3, 12))


@pytest.mark.parametrize("guard", [13, 15])
def test_a_boat_with_another_of_its_side_beside_it_is_guarded(guard: int) -> None:
    begun = thrown(2, (12, 20), (3, 14, guard))

    assert (12, 2) not in begun.legal


def test_neighbours_across_a_bend_guard_each_other() -> None:
    begun = thrown(1, (11, 20), (3, 12, 13))

    assert begun.legal == {(20, 1)}


def test_a_guarded_pair_may_be_passed() -> None:
    begun = thrown(3, (12,), (3, 13, 14))

    assert begun.legal == {(12, 3)}


@pytest.mark.parametrize("block", [(13, 14, 15), (23, 24, 25), (24, 25, 26), (25, 26), (12, 13, 14, 15)])
def test_a_block_stops_passing_and_landing(block: tuple[int, ...]) -> None:
    behind = block[0] - 1
    begun = thrown(6, (behind, 31), (*block, 1)[:5])

    assert not [steps for start, steps in begun.legal if start == behind]


@pytest.mark.parametrize("row", [(24, 25), (25, 26, 27), (20, 21), (31, 32, 33, 34)])
def test_only_exactly_two_boats_block_in_the_last_row(row: tuple[int, ...]) -> None:
    start = row[0] - 1
    begun = thrown(6, (start,), (1, *row))

    assert (start, len(row) + 1) in begun.legal or (start, 6) in begun.legal


def test_a_boat_may_pass_its_own_block() -> None:
    begun = thrown(4, (12, 13, 14, 15), FAR)

    assert (12, 4) in begun.legal


def test_a_block_stops_going_back() -> None:
    begun = thrown(6, (12, 21), (18, 19, 20, 22, 23))
    begun_free = thrown(6, (21,), (16, 17, 22, 23, 24))

    assert (21, -6) not in begun.legal
    assert begun_free.legal == {(21, -6)}


def test_a_boat_stops_one_short_of_an_opponent_on_a_safe_square_and_leaves_a_step() -> None:
    begun = thrown(3, (26, 20), (1, 29))
    event = moved(begun, 26, 3)

    assert (event.onto, event.steps) == (28, 2)
    assert begun.board.left == 1
    assert begun.legal == {(20, 1)}


@pytest.mark.parametrize("safe", [29, 32, 34])
def test_no_boats_swap_on_a_safe_square(safe: int) -> None:
    begun = thrown(2, (safe - 2,), (1, safe))
    event = moved(begun, safe - 2, 2)

    assert (event.onto, event.swapped) == (safe - 1, False)


def test_stopping_short_needs_the_step_that_it_leaves() -> None:
    begun = thrown(2, (26,), (1, 29))

    assert begun.legal == {(26, 2)}


def test_stopping_short_swaps_even_with_a_guarded_boat() -> None:
    begun = thrown(3, (26,), (1, 27, 28, 29))
    event = moved(begun, 26, 3)

    assert (event.onto, event.swapped, event.steps) == (28, True, 2)
    assert begun.board.pennies == (1, 26, 27, 29)


def test_a_block_prevents_stopping_short() -> None:
    begun = thrown(3, (26, 12), (1, 28, 29))

    assert {steps for start, steps in begun.legal if start == 26} <= {1}


def test_stopping_short_needs_a_square_without_a_boat_of_the_same_side() -> None:
    begun = thrown(3, (26, 28), (1, 29))

    assert (26, 3) not in begun.legal
    assert (28, 1) not in begun.legal


def test_a_boat_may_land_on_a_free_safe_square() -> None:
    assert moved(thrown(2, (27,), FAR), 27, 2).onto == 29


def test_the_rapids_take_a_boat_back_to_nineteen() -> None:
    event = moved(thrown(2, (28,), FAR), 28, 2)

    assert (event.onto, event.steps, event.rapids) == (19, 2, True)


def test_the_rapids_lead_to_ten_or_nine_if_nineteen_is_taken() -> None:
    nickel = moved(thrown(2, (19, 28), FAR), 28, 2)
    penny = moved(thrown(2, (2, 19), (28,), turn="Ben"), 28, 2)

    assert (nickel.onto, penny.onto) == (10, 9)


def test_the_rapids_lead_to_the_highest_free_start_next() -> None:
    event = moved(thrown(2, (8, 10, 19, 28), FAR), 28, 2)

    assert event.onto == 6


def test_the_rapids_lead_to_the_highest_free_of_the_first_ten_last() -> None:
    event = moved(thrown(2, (4, 8, 10, 28), (2, 6, 9, 19)), 28, 2)

    assert (event.onto, event.swapped) == (7, False)


def test_a_boat_must_enter_the_rapids_if_it_has_no_other_move() -> None:
    assert thrown(1, (29,), FAR).legal == {(29, 1)}


def test_a_boat_goes_back_by_the_whole_throw_if_none_can_go_forward() -> None:
    begun = thrown(3, (12,), (1, 13, 14, 15))
    assert begun.legal == {(12, -3)}
    event = moved(begun, 12, -3)

    assert (event.onto, event.steps) == (9, -3)
    assert begun.table.turn == "Ben"


def test_no_boat_goes_back_while_another_can_go_forward() -> None:
    begun = thrown(3, (12, 20), (1, 13, 14, 15))

    assert begun.legal == {(20, 3)}


def test_no_boat_goes_back_below_the_first_square() -> None:
    assert thrown(3, (3, 12), (4, 5, 6, 13, 14)).legal == {(12, 3)}
    assert kinds(river((3,), (4, 5, 6)).throw(3)) == ["thrown", "lost", "turn"]


def test_going_back_onto_an_opponent_swaps_with_it() -> None:
    begun = thrown(2, (12,), (10, 13, 14, 15))
    event = moved(begun, 12, -2)

    assert (event.onto, event.swapped) == (10, True)


def test_going_back_never_swaps_on_a_safe_square() -> None:
    begun = river((31,), (29, 32, 33))

    assert kinds(begun.throw(2)) == ["thrown", "lost", "turn"]


def test_a_boat_leaves_by_at_least_the_exact_count() -> None:
    assert {(35, 1), (35, 2), (35, 3), (35, 4)} <= thrown(4, (20, 35), FAR).legal


def test_a_boat_that_leaves_leaves_the_rest_of_the_throw() -> None:
    begun = thrown(4, (20, 35), FAR)
    event = moved(begun, 35, 4)

    assert (event.onto, event.steps) == (None, 1)
    assert begun.board.left == 3


def test_a_boat_that_has_left_is_off_the_board() -> None:
    begun = thrown(4, (20, 35), FAR)
    moved(begun, 35, 4)

    assert begun.board.off[Colour.NICKELS] == 4


def test_no_boat_leaves_while_its_side_is_on_the_first_ten() -> None:
    begun = thrown(2, (9, 35), FAR)

    assert begun.legal == {(9, 2)}


def test_each_part_tests_whether_a_boat_may_leave() -> None:
    begun = thrown(2, (10, 35), FAR)
    begun.move(10, 1)

    assert begun.legal == {(35, 1)}


def test_a_refusal_of_an_empty_square_names_the_players_boats() -> None:
    begun = thrown(2, (12, 14), FAR)

    assert begun.refused("Ann", Move(3, 2)) == NoBoat(3, (12, 14))


def test_no_boat_is_ever_lost() -> None:
    begun = thrown(2, (12,), (3, 14))
    begun.move(12, 2)

    assert len(begun.board.nickels) + begun.board.off[Colour.NICKELS] == 5
    assert len(begun.board.pennies) + begun.board.off[Colour.PENNIES] == 5
