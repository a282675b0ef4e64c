"""Home territories and territorial starts, two options."""

import pytest

from engine.sigily.actions import Back
from engine.sigily.events import Fought, Jackpot
from engine.sigily.options import SigilyOptions, Spell
from engine.sigily.refusals import (
    ChariotStays,
    DeclaredAlready,
    HomeNotPlayed,
    NotAtHome,
    NothingToPayWith,
    WindAgainst,
)
from engine.sigily.table import Wind
from tests.engine.quests.tables import kinds
from tests.engine.sigily.race import FOUR, STICKS, Race, blown, earned, only, race, skinned, turns, unit

HOME = SigilyOptions(home=True)
# Ann's home is Connaught, 13 to 17; Ben's Ulster, 19 to 23; Cat's Leinster, 1 to 5; and Dan's Munster, 7 to 11.


def at_home(coins: int = 2) -> Race:
    return race([unit("Ann 1", "16", coins=coins)], options=HOME)


def test_a_unit_that_begins_its_move_at_home_moves_one_more() -> None:
    begun = at_home()
    begun.go(2, "Ann 1")

    assert begun.at("Ann 1") == "19"


@pytest.mark.parametrize("place", ["12", "18", "20", "6.1"])
def test_a_unit_elsewhere_moves_by_the_throw(place: str) -> None:
    inside = place == "6.1"
    begun = race([unit("Ann 1", place, entry="6" if inside else None)], options=HOME)
    begun.throw(1, **({"darts": {"Ann 1": STICKS[2]}} if inside else {}))
    begun.move("Ann 1")

    assert begun.at("Ann 1") == ("6.2" if inside else str(int(place) + 1))


def test_an_introduction_into_the_home_territory_gets_no_bonus() -> None:
    begun = race(seats=FOUR, options=HOME, turn="Cat")
    begun.go(2, "Cat 1")

    assert begun.at("Cat 1") == "2"


def test_a_unit_at_home_goes_back_exactly_the_throw_for_a_coin() -> None:
    begun = at_home()
    events = begun.back("Ann 1")
    begun.go(3, "Ann 1")

    assert kinds(events) == ["back", "jackpot"]
    assert only(Jackpot, events).paid == {"Ann 1": 1}
    assert (begun.at("Ann 1"), begun.unit("Ann 1").progress, begun.unit("Ann 1").coins) == ("13", 13, 1)


def declared() -> Race:
    """Let a unit be declared to go back."""
    begun = race([unit("Ann 1", "16", coins=1), unit("Ann 2", "3")], options=HOME)
    begun.back("Ann 1")
    return begun


def test_a_unit_is_declared_once() -> None:
    assert declared().refused("Ann", Back("Ann 1")) == DeclaredAlready("Ann 1")


def test_a_declared_unit_must_go_back() -> None:
    begun = declared()
    begun.throw(2)

    assert begun.table.so_far.goes_back
    assert begun.refused("Ann", Back("Ann 1")).reason == "not_now"


def test_only_a_unit_at_home_with_a_coin_goes_back() -> None:
    begun = race([unit("Ann 1", "16"), unit("Ann 2", "3", coins=1), unit("Ann 3", "15", coins=1)], options=HOME)

    assert begun.refused("Ann", Back("Ann 1")) == NothingToPayWith("Ann 1")
    assert begun.refused("Ann", Back("Ann 2")) == NotAtHome("Ann 2", ("Ann 3",))
    assert race([unit("Ann 1", "16", coins=1)]).refused("Ann", Back("Ann 1")) == HomeNotPlayed()


def test_a_move_back_lands_like_any_other() -> None:
    begun = race([unit("Ann 1", "16", coins=1), unit("Ann 2", "15")], options=HOME, coins={"15": 2})
    begun.back("Ann 1")
    begun.go(1, "Ann 1")

    assert (begun.unit("Ann 1").chariots, begun.unit("Ann 1").coins) == (("Ann 1", "Ann 2"), 2)


def back_with_a_four() -> Race:
    """Let a unit go back with a four that ends at home, beside another unit there."""
    begun = race([unit("Ann 1", "17", coins=3), unit("Ann 2", "16", coins=1)], options=HOME)
    begun.back("Ann 1")
    begun.go(4, "Ann 1")
    return begun


def test_a_four_that_ends_at_home_earns_another_throw() -> None:
    begun = race([unit("Ann 1", "17", coins=3), unit("Ann 2", "16", coins=1)], options=HOME)
    begun.back("Ann 1")

    assert earned(begun.go(4, "Ann 1")) == ["count"]


def test_no_other_unit_goes_back_after_a_four_that_ends_at_home() -> None:
    assert back_with_a_four().refused("Ann", Back("Ann 2")) == ChariotStays("Ann 2", ("Ann 1",))


def test_a_unit_may_go_back_again_after_a_four_that_ends_at_home() -> None:
    begun = back_with_a_four()
    begun.back("Ann 1")
    begun.go(1, "Ann 1")

    assert (begun.at("Ann 1"), begun.unit("Ann 1").coins) == ("12", 1)


def test_a_unit_that_goes_back_again_is_declared_once() -> None:
    begun = back_with_a_four()
    begun.back("Ann 1")

    assert begun.refused("Ann", Back("Ann 1")) == DeclaredAlready("Ann 1")


def test_going_back_again_brings_no_second_darts() -> None:
    begun = race([unit("Ann 1", "17", coins=2), unit("Ann 2", "6.1", entry="6")], options=HOME)
    begun.does("Ann", Back("Ann 1"), {"darts": {"Ann 2": STICKS[2]}})
    begun.go(4, "Ann 1")

    assert kinds(begun.back("Ann 1")) == ["back", "jackpot"]


def test_a_unit_may_not_go_back_again_after_a_five_or_out_of_its_home() -> None:
    five = race([unit("Ann 1", "17", coins=2)], options=HOME)
    out = race([unit("Ann 1", "16", coins=2)], options=HOME)
    for begun, thrown in ((five, 5), (out, 4)):
        begun.back("Ann 1")
        begun.go(thrown, "Ann 1")
        assert begun.may == {"Ann throw", "Ann resign", "Ben resign"}


def test_progress_may_fall_below_zero() -> None:
    begun = race([unit("Cat 1", "1", coins=1)], FOUR, HOME, turn="Cat")
    begun.back("Cat 1")
    begun.go(3, "Cat 1")

    assert (begun.at("Cat 1"), begun.unit("Cat 1").progress) == ("22", -2)
    begun.does("Dan", begun.game.asks[0].move(), {"sticks": STICKS[1]})


def test_a_unit_below_zero_does_not_finish_by_passing_the_start() -> None:
    begun = race([unit("Ann 1", "22", progress=-2)])
    begun.go(3, "Ann 1")

    assert (begun.at("Ann 1"), begun.unit("Ann 1").progress) == ("1", 1)


def test_a_fighter_at_home_gets_the_only_bonus() -> None:
    # Two throws with the same count and the same highest animal are no longer a tie.
    same = [[STICKS[2], STICKS[2]]]
    attacking = race([unit("Ann 1", "12"), unit("Ben 1", "13")], options=HOME)
    defending = race([unit("Ben 1", "12"), unit("Ann 1", "13")], options=HOME, turn="Ben")

    assert only(Fought, attacking.go(1, "Ann 1", fights=same)).dead == ("Ben 1",)
    assert only(Fought, defending.go(1, "Ben 1", fights=same)).dead == ("Ben 1",)


def test_the_attacker_adds_one_in_a_third_players_territory() -> None:
    begun = race([unit("Ann 1", "4"), unit("Ben 1", "5")], options=HOME)

    assert only(Fought, begun.go(1, "Ann 1", fights=[[STICKS[2], STICKS[2]]])).dead == ("Ben 1",)


def test_the_territorys_owner_goes_on_top_of_friends() -> None:
    begun = race([unit("Cat 1", "12"), unit("Ann 1", "13", progress=-11)], FOUR, HOME, turn="Cat")
    begun.go(1, "Cat 1")

    assert (begun.unit("Cat 1").chariots, begun.unit("Cat 1").progress) == (("Ann 1", "Cat 1"), -11)


def test_the_lander_goes_on_top_elsewhere_and_without_the_option() -> None:
    at_gate = race([unit("Cat 1", "11"), unit("Ann 1", "12")], FOUR, HOME, turn="Cat")
    without = race([unit("Cat 1", "12"), unit("Ann 1", "13")], FOUR, turn="Cat")
    for begun in (at_gate, without):
        begun.go(1, "Cat 1")
        assert begun.unit("Cat 1").top == "Cat 1"


def test_nobody_goes_back_against_winds_of_speed() -> None:
    hindered = blown(at_home(), Wind("Ben", Spell.WINDS_OF_SPEED))

    assert hindered.refused("Ann", Back("Ann 1")) == WindAgainst()


def test_winds_of_sloth_lengthen_the_way_back() -> None:
    helped = blown(at_home(), Wind("Ann", Spell.WINDS_OF_SLOTH), Wind("Ben", Spell.WINDS_OF_SLOTH))
    helped.back("Ann 1")
    helped.go(1, "Ann 1")

    assert helped.at("Ann 1") == "13"


def test_a_move_back_of_four_is_a_throw_of_four() -> None:
    begun = blown(race([unit("Ann 1", "17", coins=2)], options=HOME), Wind("Ben", Spell.WINDS_OF_SLOTH))
    begun.back("Ann 1")
    begun.go(3, "Ann 1")

    assert (begun.at("Ann 1"), begun.table.turn) == ("13", "Ben")


@pytest.mark.parametrize(("seat", "onto"), [("Ann", "13"), ("Ben", "19"), ("Cat", "1"), ("Dan", "7")])
def test_territorial_starts_lie_before_each_provinces_territory(seat: str, onto: str) -> None:
    begun = race(seats=FOUR, options=SigilyOptions(territorial_starts=True), turn=seat)
    events = begun.go(1, f"{seat} 1")

    assert (begun.at(f"{seat} 1"), begun.unit(f"{seat} 1").progress) == (onto, 1)
    assert len(turns(events)) == 1


def test_fusing_ends_a_skin_even_on_the_top_unit() -> None:
    begun = race([unit("Cat 1", "12"), skinned("Ann 1", "13")], FOUR, HOME, turn="Cat")
    begun.go(1, "Cat 1")

    assert (begun.unit("Ann 1").chariots, begun.unit("Ann 1").skin) == (("Ann 1", "Cat 1"), False)
