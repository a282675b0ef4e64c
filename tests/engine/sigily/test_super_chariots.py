"""Super chariots, an option: each chariot of a stack fights."""

from engine.events import Event
from engine.sigily.events import Fought
from engine.sigily.options import SigilyOptions
from engine.sigily.super_chariots import pairs
from tests.engine.sigily.race import FOUR, HIGH, STICKS, Race, only, race, skinned, unit

SUPER = SigilyOptions(super_chariots=True)


def fought(events: tuple[Event, ...]) -> Fought:
    return only(Fought, events)


def meeting(attackers: str, defenders: str, at: str = "5") -> Race:
    return race([unit(attackers, str(int(at) - 1), coins=1), unit(defenders, at, coins=2)], FOUR, SUPER)


def test_unpaired_chariots_join_the_last_pair() -> None:
    assert [*pairs(2, 2)] == [(0, 0), (1, 1)]
    assert [*pairs(3, 1)] == [(0, 0), (1, 0), (2, 0)]
    assert [*pairs(2, 4)] == [(0, 0), (1, 1), (1, 2), (1, 3)]


def test_each_attacker_adds_one() -> None:
    begun = meeting("Ann 1, Ann 2", "Ben 1, Ben 2")
    both = [STICKS[2], STICKS[2]]

    assert fought(begun.go(1, "Ann 1", fights=[[both, both]])).dead == ("Ben 1", "Ben 2")


def test_a_single_fighters_throw_counts_against_each_opponent() -> None:
    begun = meeting("Ann 1, Ann 2", "Ben 1")
    event = fought(begun.go(1, "Ann 1", fights=[[[STICKS[1], STICKS[2]], [STICKS[4]]]]))

    assert event.dead == ("Ann 1", "Ann 2")
    assert begun.unit("Ben 1").coins == 3


def test_the_last_survivor_wins() -> None:
    begun = meeting("Ann 1, Cat 1", "Ben 1")
    event = fought(begun.go(1, "Ann 1", fights=[[[STICKS[1], STICKS[4]], [STICKS[3]]]]))

    assert event.dead == ("Ann 1", "Ben 1")
    assert (begun.unit("Cat 1").chariots, begun.unit("Cat 1").coins) == (("Cat 1",), 3)


def test_survivors_go_on_until_one_side_is_gone() -> None:
    begun = meeting("Ann 1, Ann 2", "Ben 1, Ben 2")
    first = [[STICKS[4], STICKS[1]], [STICKS[1], STICKS[4]]]
    event = fought(begun.go(1, "Ann 1", fights=[first, [[STICKS[1]], [STICKS[4]]]]))

    assert (len(event.throws), event.dead) == (2, ("Ben 1", "Ann 2", "Ann 1"))
    assert begun.unit("Ben 2").chariots == ("Ben 2",)


def test_an_equal_pair_throws_again_alone() -> None:
    begun = meeting("Ann 1, Ann 2", "Ben 1, Ben 2")
    first = [[["deer"], STICKS[4]], [["dog", "deer"], STICKS[1]]]
    event = fought(begun.go(1, "Ann 1", fights=[first, [[STICKS[4]], [STICKS[1]]]]))

    assert (len(event.throws), event.dead) == (2, ("Ben 1", "Ben 2"))


def test_a_stack_keeps_its_properties_when_its_top_dies() -> None:
    begun = race([unit("Ann 1, Cat 1", "4", progress=4), unit("Ben 1", "5")], FOUR, SUPER)
    begun.go(1, "Ann 1", fights=[[[STICKS[1], STICKS[4]], [STICKS[3]]]])

    assert (begun.unit("Cat 1").progress, begun.unit("Cat 1").owner) == (5, "Cat")


def test_a_stone_skin_kills_all_attackers_without_a_throw() -> None:
    begun = race([unit("Ann 1, Ann 2", "4"), skinned("Ben 1", "5")], FOUR, SUPER)
    event = fought(begun.go(1, "Ann 1"))

    assert (event.dead, event.throws, event.skin) == (("Ann 1", "Ann 2"), (), True)


def test_each_chariot_of_a_stack_at_home_adds_one() -> None:
    options = SigilyOptions(super_chariots=True, home=True)
    begun = race([unit("Ben 1", "12"), unit("Ann 1, Ann 2", "13")], FOUR, options, turn="Ben")
    event = fought(begun.go(1, "Ben 1", fights=[[[HIGH[2]], [STICKS[2], STICKS[2]]]]))

    assert event.dead == ("Ben 1",)


def test_each_rounds_top_decides_whether_a_stack_is_at_home() -> None:
    options = SigilyOptions(super_chariots=True, home=True)
    begun = race([unit("Ben 1, Ben 2", "12"), unit("Ann 1, Cat 1", "13")], FOUR, options, turn="Ben")
    first = [[STICKS[4], STICKS[1]], [STICKS[1], STICKS[4]]]
    event = fought(begun.go(1, "Ben 1", fights=[first, [[STICKS[2]], [STICKS[2]]]]))

    assert event.dead == ("Ann 1", "Ben 2", "Cat 1")
