"""Fairy land: entry, the way through, exits, darts and bars."""

import pytest
from msgspec.structs import replace

from engine.refusals import NotNow
from engine.sigily.actions import Enter, Move
from engine.sigily.events import Darts, Entry, Taken
from engine.sigily.refusals import (
    BarredHere,
    ChariotNotInPlay,
    DeclaredAlready,
    ExitIsEntry,
    ExitNeeded,
    NoSuchExit,
    NotAtGate,
)
from tests.engine.quests.tables import kinds
from tests.engine.sigily.race import FOUR, STICKS, earned, laid_out, only, outward, race, turns, unit


@pytest.mark.parametrize(("special", "admitted"), [(1, True), (2, True), (3, False), (4, False), (5, False)])
def test_a_special_throw_of_one_or_two_lets_a_chariot_in(special: int, admitted: bool) -> None:
    begun = race([unit("Ann 1", "6")])
    event = only(Entry, begun.enter("Ann 1", special))

    assert (event.gate, event.count, event.admitted) == ("6", special, admitted)


@pytest.mark.parametrize(("thrown", "onto"), [(1, "6.1"), (2, "6.2"), (3, "centre")])
def test_an_ordinary_throw_moves_an_admitted_chariot_in(thrown: int, onto: str) -> None:
    begun = race([unit("Ann 1", "6"), unit("Ann 2", "8")])
    begun.enter("Ann 1", 1)
    begun.throw(thrown)
    assert begun.refused("Ann", Move("Ann 2")) == DeclaredAlready("Ann 1")
    begun.move("Ann 1")

    assert (begun.at("Ann 1"), begun.unit("Ann 1").progress, begun.unit("Ann 1").entry) == (onto, 6, "6")


@pytest.mark.parametrize(("thrown", "onto"), [(4, "0.2"), (5, "0.1")])
def test_a_move_that_passes_the_centre_names_its_exit(thrown: int, onto: str) -> None:
    begun = race([unit("Ann 1", "6")])
    begun.enter("Ann 1", 1)
    begun.throw(thrown)
    others = ("0", "12", "18")
    assert begun.refused("Ann", Move("Ann 1")) == ExitNeeded("Ann 1", others)
    assert begun.refused("Ann", Move("Ann 1", "6")) == ExitIsEntry("6", others)
    assert begun.refused("Ann", Move("Ann 1", "7")) == NoSuchExit("7", others)
    begun.move("Ann 1", "0")

    assert (begun.at("Ann 1"), begun.unit("Ann 1").exit) == (onto, "0")


def test_a_chariot_that_fails_to_enter_moves_along_the_ring() -> None:
    begun = race([unit("Ann 1", "6"), unit("Ann 2", "12")])
    begun.enter("Ann 1", 3)
    assert begun.may == {"Ann throw", "Ann resign", "Ben resign"}
    events = begun.go(4, "Ann 1")

    assert (begun.at("Ann 1"), earned(events), turns(events)) == ("10", [], ["Ben"])


def test_a_failed_entry_earns_nothing_on_a_solar_sigil() -> None:
    begun = race([unit("Ann 1", "6")])
    begun.enter("Ann 1", 3)

    assert earned(begun.go(3, "Ann 1")) == []


def test_an_entry_that_succeeds_earns_a_free_throw_with_four() -> None:
    begun = race([unit("Ann 1", "6")])
    begun.enter("Ann 1", 1)
    begun.throw(4)

    assert earned(begun.move("Ann 1", "12")) == ["count"]


def test_entry_is_declared_only_before_the_first_throw() -> None:
    begun = race([unit("Ann 1", "2")])
    begun.go(4, "Ann 1")

    assert begun.refused("Ann", Enter("Ann 1")) == NotNow("enter")


def test_only_a_chariot_on_a_gate_enters() -> None:
    begun = race([unit("Ann 1", "6"), unit("Ann 2", "8")])

    assert begun.refused("Ann", Enter("Ann 2")) == NotAtGate("Ann 2", ("Ann 1",))
    assert begun.refused("Ann", Enter("Ann 3")) == ChariotNotInPlay("Ann 3", ("Ann 1",))
    assert race([unit("Ann 2", "8")]).refused("Ann", Enter("Ann 2")) == NotAtGate("Ann 2", ())


def test_a_turn_begins_with_darts_at_each_unit_inside() -> None:
    begun = race([unit("Ann 3", "6.1", entry="6"), unit("Ann 2", "12.1", entry="12"), unit("Ben 1", "0.1", entry="0")])
    events = begun.throw(1, darts={"Ann 2": STICKS[2], "Ann 3": STICKS[5]})

    assert [event.chariots for event in events if isinstance(event, Darts)] == [("Ann 2",), ("Ann 3",)]


def test_darts_that_hit_cost_the_coins_and_send_the_unit_back() -> None:
    begun = race([unit("Ann 1", "6.2", coins=3, entry="6")])
    events = begun.throw(2, darts={"Ann 1": STICKS[1]})

    assert kinds(events) == ["darts", "jackpot", "put_back", "thrown"]
    assert (begun.at("Ann 1"), begun.unit("Ann 1").coins) == ("6", 0)
    assert begun.board.coins == {"centre": 3}
    assert begun.board.bars == {"Ann 1": ("6",)}


@pytest.mark.parametrize("thrown", [2, 3, 4, 5])
def test_other_darts_do_no_harm(thrown: int) -> None:
    begun = race([unit("Ann 1", "6.2", coins=3, entry="6")])
    begun.throw(2, darts={"Ann 1": STICKS[thrown]})

    assert (begun.at("Ann 1"), begun.unit("Ann 1").coins) == ("6.2", 3)


def test_darts_come_only_on_the_first_line_of_a_turn() -> None:
    begun = race([unit("Ann 1", "6.1", entry="6"), unit("Ann 2", "12")])
    begun.enter("Ann 2", 1, darts={"Ann 1": STICKS[2]})
    events = begun.throw(1)

    assert kinds(events) == ["thrown"]


def test_free_throws_bring_no_darts() -> None:
    begun = race([unit("Ann 1", "6.1", entry="6"), unit("Ann 2", "14")])
    begun.throw(5, darts={"Ann 1": STICKS[2]})
    begun.move("Ann 2")

    assert kinds(begun.throw(1)) == ["thrown"]


def test_a_unit_put_back_is_barred_from_its_gate_for_ever() -> None:
    begun = race([unit("Ann 1, Cat 1", "6.2", entry="6")], FOUR)
    begun.throw(2, darts={"Ann 1": STICKS[1]})

    assert begun.board.bars == {"Ann 1": ("6",), "Cat 1": ("6",)}


def test_a_bar_on_any_chariot_bars_its_stack() -> None:
    begun = race([unit("Ann 1", "6.2", entry="6"), unit("Ann 2", "5")])
    begun.throw(1, darts={"Ann 1": STICKS[1]})
    begun.move("Ann 2")
    begun.go(1, "Ben 1")

    assert begun.unit("Ann 2").chariots == ("Ann 2", "Ann 1")
    assert begun.refused("Ann", Enter("Ann 2")) == BarredHere("Ann 2", "6")


def test_a_second_bar_keeps_the_first() -> None:
    begun = race([unit("Ann 1", "12.1", entry="12")])
    begun = laid_out(begun, replace(begun.table, board=replace(begun.board, bars={"Ann 1": ("6",)})))
    begun.throw(1, darts={"Ann 1": STICKS[1]})

    assert begun.board.barred(begun.unit("Ann 1")) == ("6", "12")


@pytest.mark.parametrize("darts", [1, 2])
def test_each_way_through_fairy_land_names_its_own_exit(darts: int) -> None:
    begun = race([outward("Ann 1", "12.1", entry="6")])
    begun.throw(1, darts={"Ann 1": STICKS[darts]})
    begun.move("Ann 1")

    assert begun.unit("Ann 1").exit is None


def test_bars_outlast_death() -> None:
    begun = race([unit("Ann 1", "6.2", entry="6"), unit("Ben 1", "5")])
    begun.throw(1, darts={"Ann 1": STICKS[1]})
    begun.move("Ann 2")
    begun.go(1, "Ben 1", fights=[[STICKS[4], STICKS[1]]])

    assert (begun.at("Ann 1"), begun.board.bars) == (None, {"Ann 1": ("6",)})


def test_a_chariot_inside_only_goes_forward() -> None:
    begun = race([outward("Ann 1", "12.2", entry="6")])
    begun.throw(1, darts={"Ann 1": STICKS[2]})
    begun.move("Ann 1")

    assert begun.at("Ann 1") == "12.1"


@pytest.mark.parametrize(("leave", "progress"), [("12", 12), ("18", 18)])
def test_leaving_adds_the_distance_between_the_gates_to_the_progress(leave: str, progress: int) -> None:
    begun = race([unit("Ann 1", "centre", entry="6")])
    begun.throw(4, darts={"Ann 1": STICKS[2]})
    begun.move("Ann 1", leave)

    assert begun.unit("Ann 1").progress == progress + 1
    assert begun.at("Ann 1") == str(progress + 1)
    assert begun.unit("Ann 1").exit is None


def test_leaving_by_the_start_finishes_exactly() -> None:
    begun = race([unit("Ann 1", "centre", coins=1, entry="6")], coins={"0": 2})
    begun.throw(3, darts={"Ann 1": STICKS[2]})
    events = begun.move("Ann 1", "0")

    assert only(Taken, events) == Taken(to=events[0].to, chariots=("Ann 1",), at="0", coins=2)
    assert begun.board.purse["Ann"] == 3


def test_leaving_past_the_start_finishes() -> None:
    begun = race([unit("Ann 1", "centre", entry="18")])
    begun.throw(3, darts={"Ann 1": STICKS[2]})
    begun.move("Ann 1", "12")

    assert begun.board.home["Ann"] == ("Ann 1",)


def test_a_unit_that_lands_on_the_centre_takes_the_jackpot() -> None:
    begun = race([unit("Ann 1", "6.1", entry="6")], coins={"centre": 7})
    begun.throw(2, darts={"Ann 1": STICKS[2]})
    begun.move("Ann 1")

    assert (begun.unit("Ann 1").coins, begun.board.coins) == (7, {})
