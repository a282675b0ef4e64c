"""The jackpot: at most seven coins in the centre, and where the others go."""

from msgspec.structs import replace

from engine.sigily.board import Holiday, first_coins
from engine.sigily.jackpot import spread
from engine.sigily.options import SigilyOptions
from tests.engine.quests.tables import kinds
from tests.engine.sigily.race import FOUR, race, unit

THREE = FOUR[:3]


def test_the_centre_holds_seven_coins_including_the_first_four() -> None:
    assert spread(race(coins=first_coins()).table, 3) == {"centre": 3}


def test_each_further_coin_goes_to_the_nearest_sigil_with_the_fewest() -> None:
    assert spread(race(coins={"centre": 7}).table, 9) == {
        "0.2": 1,
        "6.2": 1,
        "12.2": 1,
        "18.2": 1,
        "0.1": 1,
        "6.1": 1,
        "12.1": 1,
        "18.1": 1,
        "0": 1,
    }


def test_sigils_with_more_coins_wait() -> None:
    assert spread(race(coins={**first_coins(), "centre": 7}).table, 2) == {"1": 1, "2": 1}
    assert spread(race(coins={**first_coins(), "centre": 7, "18.1": 0, "5": 0}).table, 2) == {"18.1": 1, "5": 1}


def test_arms_and_ring_are_filled_from_the_dates_start() -> None:
    begun = race(options=SigilyOptions(start=Holiday.SPRING_EQUINOX), coins={"centre": 7})

    assert [*spread(begun.table, 10)] == ["12.2", "18.2", "0.2", "6.2", "12.1", "18.1", "0.1", "6.1", "9", "10"]


def test_territorial_starts_do_not_change_the_filling_order() -> None:
    begun = race(options=SigilyOptions(territorial_starts=True, start=Holiday.OIMELC), coins={"centre": 7})

    assert [*spread(begun.table, 1)] == ["6.2"]


def test_coins_on_an_occupied_centre_wait_for_the_next_lander() -> None:
    begun = race([unit("Ann 1", "centre", entry="0"), unit("Ben 1", "5", coins=2), unit("Ann 2", "6")], turn="Ben")
    begun.go(1, "Ben 1", fights=[[["dog", "deer"], ["dog"]]])

    assert (begun.board.coins, begun.unit("Ann 1").coins) == ({"centre": 2}, 0)


def test_giving_up_on_the_centre_leaves_at_most_seven_coins() -> None:
    begun = race([unit("Ben 1", "centre", coins=5, entry="0")], THREE, coins={"centre": 4})
    events = begun.resign("Ben")

    assert kinds(events) == ["jackpot", "resigned"]
    assert begun.board.coins == {"centre": 7, "0.2": 1, "6.2": 1}


def test_a_centre_stack_keeps_its_coins_when_a_partner_gives_up() -> None:
    begun = race([unit("Ben 1, Dan 1", "centre", coins=5, entry="0")], FOUR, coins={"centre": 4})
    begun.resign("Ben")

    assert (begun.board.coins, begun.unit("Dan 1").coins) == ({"centre": 4}, 5)


def test_an_overfull_centre_takes_no_coins() -> None:
    begun = race(coins={"centre": 9})

    assert spread(replace(begun.table), 1) == {"0.2": 1}
