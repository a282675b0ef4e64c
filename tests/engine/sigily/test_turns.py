"""The turn: throws, forced moves, free throws, and what ends them."""

import pytest

from engine.boards.actions import Throw
from engine.refusals import NotNow
from engine.sigily import Sigily
from engine.sigily.actions import Done, Move
from engine.sigily.events import Lost, Moved
from engine.sigily.options import SigilyOptions, Spell
from engine.sigily.refusals import ChariotBelow, ChariotHome, MustThrow, NoExitNow, NotHisChariot
from engine.sigily.sticks import Animal, count
from engine.sigily.table import Wind
from tests.engine.quests.tables import kinds
from tests.engine.sigily.race import FOUR, all_home, blown, earned, only, passed, race, turns, unit, with_home


@pytest.mark.parametrize(("flat", "counts"), [(1, 1), (2, 2), (3, 3), (4, 4), (0, 5)])
def test_sticks_count_the_flat_ones_or_five_if_none_is_flat(flat: int, counts: int) -> None:
    assert count(tuple(Animal)[:flat]) == counts


def test_a_chariot_is_introduced_from_the_start_sigil() -> None:
    begun = race()
    events = begun.go(2, "Ann 3")

    assert only(Moved, events) == Moved(to=events[0].to, chariots=("Ann 3",), start=None, onto="2", exit=None)
    assert (begun.unit("Ann 3").progress, turns(events)) == (2, ["Ben"])


def test_one_chariot_moves_by_the_whole_throw() -> None:
    begun = race([unit("Ann 1", "5")])
    begun.throw(3)

    assert begun.asked == {"Ann move"}
    assert [ask.answers for ask in begun.game.asks if ask.move is Move] == [
        (Move("Ann 1"), Move("Ann 2"), Move("Ann 3"), Move("Ann 4"))
    ]


def test_chariots_are_offered_in_the_order_of_their_numbers() -> None:
    begun = race([unit("Ann 3", "5"), unit("Ann 2", "7")])
    begun.throw(3)

    (movers,) = [ask.answers for ask in begun.game.asks if ask.move is Move]
    assert movers == (Move("Ann 1"), Move("Ann 2"), Move("Ann 3"), Move("Ann 4"))


def test_nobody_may_pass() -> None:
    assert race().refused("Ann", Done()) == MustThrow()


def test_a_player_throws_only_in_turn() -> None:
    assert race().refused("Ben", Throw()) == NotNow("throw")


def test_a_player_who_has_thrown_moves_before_another_throw() -> None:
    begun = race()
    begun.throw(1)

    assert begun.refused("Ann", Throw()) == NotNow("throw")


@pytest.mark.parametrize("thrown", [4, 5])
def test_four_and_five_earn_a_free_throw(thrown: int) -> None:
    events = race([unit("Ann 1", "7")]).go(thrown, "Ann 1")

    assert (earned(events), turns(events)) == (["count"], [])


@pytest.mark.parametrize("thrown", [4, 5])
def test_a_free_throw_may_move_another_chariot(thrown: int) -> None:
    begun = race([unit("Ann 1", "7")])
    begun.go(thrown, "Ann 1")
    begun.go(1, "Ann 2")

    assert begun.at("Ann 2") == "1"


def test_a_solar_sigil_earns_a_free_throw() -> None:
    begun = race([unit("Ann 1", "7")])

    assert earned(begun.go(2, "Ann 1")) == ["solar"]


def test_the_first_solar_sigil_after_the_start_earns_nothing() -> None:
    assert earned(race().go(3, "Ann 1")) == []


def test_a_move_earns_at_most_one_free_throw() -> None:
    begun = race([unit("Ann 1", "5")])
    events = begun.go(4, "Ann 1")

    assert (begun.at("Ann 1"), earned(events)) == ("9", ["count"])


def test_a_turn_has_at_most_three_free_throws() -> None:
    begun = race()
    told = [earned(begun.go(5, "Ann 1")) for _ in range(3)]
    last = begun.go(4, "Ann 1")

    assert told == [["count"]] * 3
    assert (earned(last), turns(last)) == ([], ["Ben"])


def test_a_throw_without_a_legal_move_is_lost_and_earns_nothing() -> None:
    begun = blown(race([unit("Ann 1", "3")]), *[Wind("Ben", Spell.WINDS_OF_SLOTH)] * 4)
    events = begun.throw(4)

    assert kinds(events) == ["thrown", "lost", "turn"]
    assert only(Lost, events) == Lost(to=events[0].to, player="Ann", count=4)


def test_a_free_throw_without_a_legal_move_is_lost() -> None:
    begun = race([unit("Ann 4", "1"), unit("Cat 1", "5")], FOUR, SigilyOptions(home=True))
    begun = with_home(begun, all_home("Ann", but=1))
    begun.go(4, "Ann 4")

    assert begun.asked == {"Ann throw"}
    assert kinds(begun.throw(5)) == ["thrown", "lost", "turn"]


def test_a_player_whose_chariots_are_all_covered_is_passed_over() -> None:
    begun = race([unit("Cat 1, Ann 4", "15")], FOUR, turn="Dan")
    begun = with_home(begun, all_home("Ann", but=1))
    events = begun.go(1, "Dan 1")

    assert (passed(events), turns(events)) == (["Ann covered"], ["Ben"])


def test_a_finished_player_has_no_turn() -> None:
    begun = with_home(race((), FOUR, turn="Dan"), all_home("Ann"))
    events = begun.go(1, "Dan 1")

    assert (passed(events), turns(events)) == (["Ann finished"], ["Ben"])


def test_the_throws_end_with_the_last_chariot_home() -> None:
    begun = with_home(race([unit("Ann 4", "22")], FOUR), all_home("Ann", but=1))
    events = begun.go(5, "Ann 4")

    assert (earned(events), turns(events)) == ([], ["Ben"])


def test_a_chariot_home_with_four_earns_a_throw_for_another() -> None:
    begun = with_home(race([unit("Ann 4", "22"), unit("Ann 3", "2")]), all_home("Ann", but=2))

    assert earned(begun.go(4, "Ann 4")) == ["count"]


def test_a_move_must_name_a_chariot_that_can_move() -> None:
    begun = with_home(race([unit("Cat 1, Ann 2", "15"), unit("Ann 3", "5")], FOUR), {"Ann": ("Ann 1",)})
    begun.throw(2)
    may = ("Ann 3", "Ann 4")

    assert begun.refused("Ann", Move("Ben 1")) == NotHisChariot("Ben 1", may)
    assert begun.refused("Ann", Move("Ann 5")) == NotHisChariot("Ann 5", may)
    assert begun.refused("Ann", Move("Ann 1")) == ChariotHome("Ann 1", may)
    assert begun.refused("Ann", Move("Ann 2")) == ChariotBelow("Ann 2", "Cat 1", may)
    assert begun.refused("Ann", Move("Ann 3", "6")) == NoExitNow("Ann 3")


def test_the_deadline_throws_and_makes_a_legal_move() -> None:
    begun = race([unit("Ann 1", "5")])
    events = begun.close({"sticks": ["dog"], "choice": {"chariot": "Ann 1"}})

    assert kinds(events) == ["closed", "thrown", "moved", "turn"]
    assert begun.at("Ann 1") == "6"


def test_the_deadline_makes_a_legal_move_after_a_throw() -> None:
    begun = race([unit("Ann 1", "5")])
    begun.throw(1)

    assert kinds(begun.close({"choice": {"chariot": "Ann 2"}})) == ["closed", "moved", "turn"]


def test_the_view_shows_the_number_of_throws_due() -> None:
    begun = race()
    before = begun.table.throws
    begun.throw(1)

    assert (before, begun.table.throws) == (1, 0)


def test_the_game_waits_only_for_moves_in_its_options() -> None:
    rules, spells = Sigily(), (Spell.FREEZE, Spell.STONE_SKIN)

    assert rules.kinds_of_wait_with(SigilyOptions()) == ("throw", "move")
    assert rules.kinds_of_wait_with(SigilyOptions(spells=(Spell.FREE_TURN,))) == ("throw", "move")
    assert {*rules.kinds_of_wait_with(SigilyOptions(questions=True, spells=spells))} == {*rules.kinds_of_wait}
