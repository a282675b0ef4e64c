"""Fighting: who wins, what the winner gains, and what the fairies do on gates and in fairy land."""

from engine.sigily.duels import compare
from engine.sigily.events import Fought, Jackpot, PutBack
from engine.sigily.sticks import Animal
from tests.engine.quests.tables import kinds
from tests.engine.sigily.race import FOUR, HIGH, STICKS, earned, only, outward, race, unit

WIN = [[STICKS[4], STICKS[1]]]
LOSE = [[STICKS[1], STICKS[4]]]


def sticks(*animals: str) -> tuple[Animal, ...]:
    return tuple(map(Animal, animals))


def test_the_attacker_adds_one_and_the_higher_wins() -> None:
    assert compare(sticks("dog"), sticks("horse", "cow", "deer")) < 0
    assert compare(sticks("dog", "deer"), sticks("dog", "deer")) > 0


def test_a_tie_goes_to_the_highest_animal_that_lies_flat() -> None:
    assert compare(sticks("dog"), sticks("dog", "deer")) < 0
    assert compare(sticks("horse"), sticks("cow", "deer")) > 0
    assert compare(sticks("dog", "deer", "cow", "horse"), ()) > 0


def test_the_same_highest_animal_throws_again() -> None:
    begun = race([unit("Ann 1", "4"), unit("Ben 1", "5")])
    begun.throw(1)
    events = begun.move("Ann 1", fights=[[["deer"], ["dog", "deer"]], *WIN])
    event = only(Fought, events)

    assert len(event.throws) == 2
    assert event.dead == ("Ben 1",)


def test_the_winner_takes_the_coins_of_the_removed_loser() -> None:
    begun = race([unit("Ann 1", "4", coins=1), unit("Ben 1", "5", coins=3)])
    begun.go(1, "Ann 1", fights=WIN)

    assert begun.unit("Ann 1").coins == 4
    assert "Ben 1" in begun.table.not_in_play("Ben")


def test_an_attacker_that_loses_leaves_its_coins_to_the_defender() -> None:
    begun = race([unit("Ann 1", "4", coins=1), unit("Ben 1", "5", coins=3)], coins={"5": 1})
    begun.go(1, "Ann 1", fights=LOSE)

    assert (begun.at("Ann 1"), begun.unit("Ben 1").coins) == (None, 4)
    assert begun.board.coins == {"5": 1}


def test_a_stack_fights_and_dies_as_one() -> None:
    begun = race([unit("Ann 1", "4"), unit("Ben 1, Dan 2", "5")], FOUR)
    begun.go(1, "Ann 1", fights=WIN)

    assert (begun.at("Ben 1"), begun.at("Dan 2")) == (None, None)


def test_a_chariot_that_lost_may_be_introduced_again() -> None:
    begun = race([unit("Ann 1", "4"), unit("Ben 1", "5")])
    begun.go(1, "Ann 1", fights=WIN)
    begun.go(2, "Ben 1")

    assert begun.unit("Ben 1").progress == 2


def test_solar_sigils_are_ordinary_for_fights() -> None:
    begun = race([unit("Ann 1", "8"), unit("Ben 1", "9", coins=2)])
    events = begun.go(1, "Ann 1", fights=WIN)

    assert begun.unit("Ann 1").coins == 2
    assert earned(events) == ["solar"]


def test_a_landing_chariot_that_dies_earns_nothing() -> None:
    begun = race([unit("Ann 1", "1"), unit("Ben 1", "5")])

    assert earned(begun.go(4, "Ann 1", fights=LOSE)) == []


def test_fight_throws_earn_nothing() -> None:
    begun = race([unit("Ann 1", "4"), unit("Ben 1", "5")])

    assert earned(begun.go(1, "Ann 1", fights=WIN)) == []


def test_a_lander_fights_each_enemy_there_in_order_of_arrival() -> None:
    begun = race([unit("Ben 2", "6"), unit("Ben 1", "6"), unit("Ann 1", "5")])
    events = begun.go(1, "Ann 1", fights=[*WIN, *WIN])

    assert [event.defenders for event in events if isinstance(event, Fought)] == [("Ben 2",), ("Ben 1",)]
    assert begun.at("Ann 1") == "6"


def test_fighters_on_a_gate_first_lose_all_coins_to_the_jackpot() -> None:
    begun = race([unit("Ann 1", "5", coins=2), unit("Ben 1", "6", coins=3)])
    events = begun.go(1, "Ann 1", fights=WIN)

    assert kinds(events) == ["thrown", "moved", "jackpot", "jackpot", "fought", "turn"]
    assert (begun.unit("Ann 1").coins, begun.board.coins) == (0, {"centre": 5})


def test_a_winner_on_a_gate_stays_if_it_never_entered() -> None:
    begun = race([unit("Ann 1", "5"), unit("Ben 1", "6")])
    begun.go(1, "Ann 1", fights=WIN)

    assert (begun.at("Ann 1"), begun.board.bars) == ("6", {})


def test_a_winner_in_fairy_land_is_put_back_and_barred() -> None:
    begun = race([unit("Ann 1", "6.1", entry="6", coins=1), unit("Ben 1", "6.2", entry="6")])
    begun.throw(1, darts={"Ann 1": STICKS[2]})
    events = begun.move("Ann 1", fights=WIN)

    assert only(PutBack, events) == PutBack(to=events[0].to, chariots=("Ann 1",), start="6.2", onto="6")
    assert (begun.at("Ann 1"), begun.unit("Ann 1").progress) == ("6", 6)
    assert begun.board.bars == {"Ann 1": ("6",)}


def test_a_defender_that_wins_in_fairy_land_is_put_back_too() -> None:
    begun = race([unit("Ann 1", "6.1", entry="6"), unit("Ben 1", "centre", entry="12")])
    begun.throw(2, darts={"Ann 1": STICKS[2]})
    begun.move("Ann 1", fights=LOSE)

    assert (begun.at("Ann 1"), begun.at("Ben 1")) == (None, "12")
    assert begun.board.bars == {"Ben 1": ("12",)}


def test_an_attacker_that_is_put_back_does_nothing_more_there() -> None:
    begun = race(
        [outward("Ann 1", "12.1", entry="6"), unit("Ben 1", "12"), unit("Ben 2", "12", coins=1)], coins={"12": 2}
    )
    begun.throw(1, darts={"Ann 1": STICKS[2]})
    begun.move("Ann 1", fights=WIN)

    assert begun.board.coins == {"12": 2}
    assert (begun.at("Ann 1"), begun.unit("Ann 1").progress, begun.unit("Ann 1").coins) == ("6", 6, 0)
    assert begun.unit("Ben 2").coins == 1


def test_a_winner_on_its_exit_gate_goes_back_to_its_entry_gate() -> None:
    begun = race([unit("Ann 1", "11"), unit("Ben 1", "12", progress=12, entry="6")])
    begun.go(1, "Ann 1", fights=LOSE)

    assert (begun.at("Ben 1"), begun.unit("Ben 1").progress) == ("6", 6)


def test_a_later_move_from_the_ring_forgets_the_entry_gate() -> None:
    begun = race([unit("Ann 1", "11", progress=11, entry="6"), unit("Ben 1", "12")])
    begun.go(1, "Ann 1", fights=WIN)

    assert (begun.at("Ann 1"), begun.unit("Ann 1").entry) == ("12", None)


def test_coins_lost_in_fights_overflow_like_all_others() -> None:
    begun = race([unit("Ann 1", "5", coins=4), unit("Ben 1", "6", coins=5)])
    events = begun.go(1, "Ann 1", fights=WIN)

    assert [event.onto for event in events if isinstance(event, Jackpot)] == [
        {"centre": 4},
        {"centre": 3, "0.2": 1, "6.2": 1},
    ]


def test_a_winner_put_back_keeps_the_free_throw_of_its_move() -> None:
    begun = race([unit("Ann 1", "6.1", entry="6"), unit("Ben 1", "12.1", entry="0")])
    begun.throw(4, darts={"Ann 1": STICKS[2]})

    assert earned(begun.move("Ann 1", "12", fights=WIN)) == ["count"]


def test_the_highest_throw_of_a_count_has_the_horse() -> None:
    assert compare(sticks(*HIGH[2]), sticks(*STICKS[3])) > 0
