"""Landing: coins, fusing with friends, and coming home."""

from msgspec.structs import replace

from engine.sigily.actions import Move
from engine.sigily.events import Finished, Fused, Taken
from engine.sigily.options import SigilyOptions
from engine.sigily.refusals import ChariotBelow
from tests.engine.quests.tables import kinds
from tests.engine.sigily.race import FOUR, all_home, earned, only, race, unit, with_home


def test_a_unit_takes_all_coins_only_where_its_move_ends() -> None:
    begun = race([unit("Ann 1", "4", coins=1)], coins={"5": 1, "6": 2})
    events = begun.go(2, "Ann 1")

    assert only(Taken, events) == Taken(to=events[0].to, chariots=("Ann 1",), at="6", coins=2)
    assert (begun.unit("Ann 1").coins, begun.board.coins) == (3, {"5": 1})


def test_a_passed_unit_is_unaffected() -> None:
    begun = race([unit("Ann 1", "4"), unit("Ben 1", "5", coins=2)])
    begun.go(2, "Ann 1")

    assert begun.unit("Ben 1").coins == 2


def test_a_unit_that_lands_on_a_friend_fuses_with_it() -> None:
    begun = race([unit("Ann 1", "4", coins=1), unit("Ann 2", "6", coins=2)], coins={"6": 1})
    events = begun.go(2, "Ann 1")

    assert only(Fused, events) == Fused(to=events[0].to, chariots=("Ann 1", "Ann 2"), at="6", coins=4)
    assert len(begun.board.units) == 1


def test_a_lander_fuses_with_all_friends_on_a_gate_in_order() -> None:
    begun = race([unit("Cat 2", "6"), unit("Ann 2, Cat 1", "6"), unit("Ann 1", "4")], FOUR)
    begun.go(2, "Ann 1")

    assert begun.unit("Ann 1").chariots == ("Ann 1", "Cat 2", "Ann 2", "Cat 1")


def test_a_stack_has_the_start_progress_and_entry_gate_of_its_top() -> None:
    begun = race([unit("Ann 1", "4"), unit("Cat 1", "6", progress=-18, entry="0")], FOUR)
    begun.go(2, "Ann 1")

    assert (begun.unit("Cat 1").progress, begun.unit("Cat 1").entry) == (6, None)


def test_units_stand_in_the_order_of_arrival() -> None:
    begun = race([unit("Ann 1", "4"), unit("Ben 1", "9")])
    begun.go(2, "Ann 1")

    assert [each.top for each in begun.board.units] == ["Ben 1", "Ann 1"]


def test_a_stack_arrived_with_its_earliest_part() -> None:
    begun = race([unit("Ann 2", "6"), unit("Ben 1", "6"), unit("Ann 1", "4")], turn="Ann")
    begun.throw(2)
    begun.move("Ann 1", fights=[[["dog", "deer"], ["dog"]]])

    assert [unit.top for unit in begun.board.at("6")] == ["Ann 1"]


def test_only_the_owner_of_its_top_moves_a_stack() -> None:
    begun = race([unit("Ann 1, Cat 1", "6"), unit("Ann 2", "8")], FOUR, turn="Cat")
    begun.throw(1)

    assert begun.refused("Cat", Move("Cat 1")) == ChariotBelow("Cat 1", "Ann 1", ("Cat 2", "Cat 3", "Cat 4"))


def test_a_free_throw_after_fusing_stays_with_the_current_player() -> None:
    begun = race([unit("Ann 1", "1"), unit("Cat 1", "5")], FOUR, SigilyOptions(home=True))
    begun.go(4, "Ann 1")

    assert begun.unit("Ann 1").top == "Cat 1"
    assert begun.asked == {"Ann throw"}


def test_several_units_may_stand_on_a_gate_where_one_was_put_back() -> None:
    begun = race([unit("Ann 1", "6"), unit("Ben 1", "6.1", coins=1, entry="6")], turn="Ben")
    begun.throw(1, darts={"Ben 1": ["dog"]})

    assert [unit.top for unit in begun.board.at("6")] == ["Ann 1", "Ben 1"]


def test_a_chariot_is_home_after_24_or_more_sigils() -> None:
    begun = race([unit("Ann 1", "22", coins=3)], coins={"0": 2})
    events = begun.go(3, "Ann 1")

    assert only(Finished, events) == Finished(to=events[0].to, chariots=("Ann 1",), shares={"Ann": 3})
    assert (begun.board.home["Ann"], begun.board.purse["Ann"]) == (("Ann 1",), 3)
    assert begun.board.coins == {"0": 2}


def test_coming_home_exactly_takes_the_coins_on_the_start_sigil() -> None:
    begun = race([unit("Ann 1", "22", coins=3), unit("Ben 1", "0", progress=0)], coins={"0": 2})
    events = begun.go(2, "Ann 1")

    assert kinds(events) == ["thrown", "moved", "taken", "finished", "turn"]
    assert begun.board.purse["Ann"] == 5


def test_coming_home_exactly_on_a_solar_start_earns_nothing() -> None:
    begun = race([replace(unit("Ann 1", "19", progress=22), start="21")])

    assert earned(begun.go(2, "Ann 1")) == []
    assert begun.board.home["Ann"] == ("Ann 1",)


def test_provinces_share_a_stacks_coins_with_the_odd_one_to_the_top() -> None:
    begun = race([unit("Cat 1, Ann 2, Ann 1", "22", coins=5)], FOUR, turn="Cat")
    events = begun.go(2, "Cat 1")

    assert only(Finished, events) == Finished(
        to=events[0].to, chariots=("Cat 1", "Ann 2", "Ann 1"), shares={"Ann": 2, "Cat": 3}
    )


def test_a_stacks_coins_are_shared_in_play_too() -> None:
    table = race([unit("Cat 1, Ann 1, Ann 2", "5", coins=5)], FOUR).table

    assert table.board.units[0].owners == ("Cat", "Ann")
    assert (table.coins_of("Ann"), table.coins_of("Cat")) == (2, 3)


def test_a_stack_that_finishes_lists_its_chariots_from_the_top() -> None:
    begun = race([unit("Ann 2, Cat 1, Ann 1", "22")], FOUR)
    begun = with_home(begun, {"Ann": ("Ann 4",)})
    begun.go(2, "Ann 2")

    assert (begun.board.home["Ann"], begun.board.home["Cat"]) == (("Ann 4", "Ann 2", "Ann 1"), ("Cat 1",))


def test_a_chariot_at_home_is_never_introduced_again() -> None:
    begun = with_home(race([unit("Ann 4", "22")]), all_home("Ann", but=1))
    begun.throw(1)

    assert begun.table.not_in_play("Ann") == ()
