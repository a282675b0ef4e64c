"""The end: who wins the race, when play stops, the shares, both titles, and giving up."""

from msgspec.structs import replace

from engine.actions import Abort
from engine.events import Event
from engine.game import Game
from engine.names import GM
from engine.ranking import Ranking
from engine.sigily.ending import ranking, shared
from engine.sigily.events import Finish, Pot, RaceWon, Unclaimed
from engine.sigily.options import STAKES, SigilyOptions
from tests.engine.quests.tables import kinds
from tests.engine.sigily.race import FOUR, Race, all_home, laid_out, only, race, turns, unit, with_home

THREE = FOUR[:3]


def finish(events: tuple[Event, ...]) -> Finish:
    return only(Finish, events)


def nearly_over(seats: tuple[str, ...] = ("Ann", "Ben")) -> Race:
    """Ann has one chariot left, which is nearly home."""
    begun = race([unit("Ann 1", "23", coins=3), unit("Ben 1", "5", coins=2)], seats, coins={"7": 7})
    fleet = tuple(name for name in begun.table.fleet("Ann") if name != "Ann 1")
    return with_home(begun, {"Ann": fleet})


def test_play_stops_at_once_when_at_most_one_player_has_chariots_left() -> None:
    begun = nearly_over()
    events = begun.go(5, "Ann 1")

    assert kinds(events) == ["thrown", "moved", "finished", "race_won", "unclaimed", "outcome"]
    assert (begun.table.turn, begun.game.asks) == (None, ())


def test_the_winner_gets_two_thirds_of_the_unclaimed_coins_rounded_up() -> None:
    events = nearly_over().go(5, "Ann 1")

    assert only(Unclaimed, events) == Unclaimed(to=events[0].to, coins=7, shares={"Ann": 5, "Ben": 2})


def test_points_are_all_coins_including_those_carried() -> None:
    begun = nearly_over()
    event = finish(begun.go(5, "Ann 1"))

    assert event.points == {"Ann": 8, "Ben": 4}
    assert begun.board.purse == event.points
    assert (begun.board.coins, begun.unit("Ben 1").coins) == ({}, 0)


def test_the_fastest_and_the_richest_both_win() -> None:
    begun = with_home(nearly_over(), {}, {"Ben": 9})
    event = finish(begun.go(5, "Ann 1"))

    assert (event.fastest, event.richest, event.winners) == (("Ann",), ("Ben",), ("Ann", "Ben"))
    assert (event.side, event.reason) == (None, "race_over")


def with_pot(begun: Race) -> Race:
    """Let the table play for a pot."""
    table = replace(begun.table, options=replace(begun.table.options, pot=True))
    return Race(Game.resume(begun.game.rulebook, table.options, begun.game.log, table))


def test_the_pot_pays_a_token_for_each_coin() -> None:
    events = with_pot(nearly_over()).go(5, "Ann 1")

    assert kinds(events)[-2:] == ["pot", "outcome"]
    assert only(Pot, events) == Pot(to=events[0].to, stake=26, tokens={"Ann": 8 - 26, "Ben": 4 - 26}, left=52 - 12)


def test_without_a_pot_there_is_no_ledger_of_it() -> None:
    assert "pot" not in kinds(nearly_over().go(5, "Ann 1"))


def test_the_stakes_are_those_of_the_source() -> None:
    assert STAKES == {2: 26, 3: 17, 4: 14}


def ranked(begun: Race) -> Ranking:
    outcome = begun.table.outcome
    assert isinstance(outcome, Finish)
    return ranking(begun.table, outcome)


def test_both_titles_rank_before_one_and_one_as_high_as_the_other() -> None:
    both, one = nearly_over(), with_home(nearly_over(), {}, {"Ben": 9})
    for begun in (both, one):
        begun.go(5, "Ann 1")

    assert ranked(both) == ((("Ann",),), (("Ben",),))
    assert ranked(one) == ((("Ann",), ("Ben",)),)


def test_whoever_gave_up_ranks_last_even_as_the_richest() -> None:
    begun = with_home(nearly_over(), {}, {"Ben": 90})
    begun.resign("Ben")

    assert begun.table.outcome is not None
    assert begun.table.outcome.winners == ("Ann", "Ben")
    assert ranked(begun) == ((("Ann",),), (("Ben",),))


def test_partners_rank_together() -> None:
    begun = with_home(race([unit("Ann 4", "23")], FOUR, coins={"7": 10}), {**all_home("Ann", but=1), **all_home("Cat")})
    begun.go(1, "Ann 4")
    begun.resign("Ben")

    assert ranked(begun) == ((("Ann", "Cat"),), (("Ben", "Dan"),))


def test_a_title_is_shared_if_equal() -> None:
    begun = with_home(nearly_over(), {}, {"Ben": 4})

    assert finish(begun.go(5, "Ann 1")).richest == ("Ann", "Ben")


def test_three_players_play_on_after_one_has_won_the_race() -> None:
    begun = nearly_over(THREE)
    events = begun.go(5, "Ann 1")

    assert only(RaceWon, events) == RaceWon(to=events[0].to, winners=("Ann",))
    assert turns(events) == ["Ben"]


def test_the_rest_goes_one_by_one_to_the_others_in_play_order() -> None:
    table = replace(race(seats=FOUR, options=SigilyOptions(teams=False)).table, first="Cat")

    assert shared(table, ("Ann",), 12) == {"Ann": 8, "Ben": 1, "Cat": 2, "Dan": 1}


def test_a_team_has_won_when_both_partners_are_home() -> None:
    begun = with_home(race([unit("Ann 4", "23")], FOUR), all_home("Ann", but=1))
    events = begun.go(1, "Ann 4")

    assert "race_won" not in kinds(events)
    begun = with_home(race([unit("Ann 4", "23")], FOUR), {**all_home("Ann", but=1), **all_home("Cat")})
    assert only(RaceWon, begun.go(1, "Ann 4")).winners == ("Ann", "Cat")


def test_a_team_gets_half_each_and_the_partner_home_last_the_odd_coin() -> None:
    begun = with_home(race([unit("Ann 4", "23")], FOUR, coins={"7": 10}), {**all_home("Ann", but=1), **all_home("Cat")})
    begun.go(1, "Ann 4")
    events = begun.resign("Ben")

    assert only(Unclaimed, events).shares == {"Ann": 4, "Cat": 3, "Dan": 3}


def test_the_top_of_the_partners_last_stack_gets_the_odd_coin() -> None:
    home = {**all_home("Ann", but=1), **all_home("Cat", but=1)}
    begun = with_home(race([unit("Cat 4, Ann 4", "23")], FOUR, turn="Cat"), home)
    begun.go(1, "Cat 4")

    assert begun.table.finished == ("Ann", "Cat")


def test_a_stack_left_at_the_end_is_shared_like_one_at_home() -> None:
    home = {**all_home("Ann", but=1), **all_home("Cat")}
    begun = with_home(race([unit("Ann 4", "23"), unit("Ben 1, Dan 1", "9", coins=5)], FOUR), home)
    begun.go(1, "Ann 4")
    begun.resign("Dan")

    assert begun.table.outcome is not None
    assert begun.table.outcome.points == {"Ann": 0, "Ben": 5, "Cat": 0, "Dan": 0}


def test_giving_up_leaves_the_coins_of_the_chariots_on_the_board() -> None:
    begun = race([unit("Ben 1", "9", coins=5)], THREE, coins={"9": 1})
    events = begun.resign("Ben")

    assert kinds(events) == ["resigned"]
    assert (begun.at("Ben 1"), begun.board.coins, begun.table.turn) == (None, {"9": 6}, "Ann")
    assert begun.table.not_in_play("Ben") == ()


def test_giving_up_leaves_the_partners_part_of_a_stack() -> None:
    begun = race([unit("Ben 1, Dan 1, Ben 2", "9", coins=5)], FOUR)
    begun.resign("Ben")

    assert (begun.unit("Dan 1").chariots, begun.unit("Dan 1").coins) == (("Dan 1",), 5)


def test_giving_up_passes_the_turn_on() -> None:
    begun = race([], THREE)
    begun.throw(2)

    assert turns(begun.resign("Ann")) == ["Ben"]


def test_a_player_who_gave_up_keeps_only_the_coins_at_home() -> None:
    begun = with_home(race([unit("Ann 1", "5", coins=1)], coins={"7": 7}), {"Ben": ("Ben 1",)}, {"Ben": 4})
    event = finish(begun.resign("Ben"))

    assert (event.fastest, event.points) == (("Ann",), {"Ann": 8, "Ben": 4})


def test_a_player_who_gave_up_may_be_richest_but_not_fastest() -> None:
    begun = with_home(race(coins={"7": 3}), {"Ben": ("Ben 1",)}, {"Ben": 4})
    event = finish(begun.resign("Ben"))

    assert (event.fastest, event.richest, event.winners) == (("Ann",), ("Ben",), ("Ann", "Ben"))


def test_a_player_who_gave_up_is_passed_over() -> None:
    begun = race([], THREE)
    begun.resign("Ben")

    assert turns(begun.go(1, "Ann 1")) == ["Cat"]


def test_an_aborted_game_shares_nothing_out() -> None:
    begun = nearly_over()
    events = begun.does(GM, Abort())

    assert kinds(events) == ["outcome"]
    assert begun.board.coins == {"7": 7}


def test_only_partners_who_have_not_given_up_are_the_fastest() -> None:
    begun = race(seats=FOUR, coins={"7": 5})
    begun.resign("Cat")
    begun.resign("Ben")
    events = begun.resign("Dan")

    assert (finish(events).fastest, only(Unclaimed, events).shares) == (("Ann",), {"Ann": 5})


def test_a_partner_not_home_when_the_others_give_up_counts_as_last() -> None:
    begun = with_home(race(seats=FOUR, turn="Cat", coins={"7": 5}), all_home("Ann"))
    begun.resign("Ben")

    assert only(Unclaimed, begun.resign("Dan")).shares == {"Ann": 2, "Cat": 3}


def test_giving_up_out_of_turn_leaves_the_turn_alone() -> None:
    begun = race(seats=FOUR, options=SigilyOptions(teams=False))
    begun.resign("Ben")
    assert (begun.table.turn, begun.asked) == ("Ann", {"Ann throw"})

    assert turns(begun.resign("Ann")) == ["Cat"]


def test_giving_up_ends_being_frozen() -> None:
    begun = race(seats=THREE)
    begun = laid_out(begun, replace(begun.table, board=replace(begun.board, frozen=("Ben",))))
    begun.resign("Ben")

    assert begun.board.frozen == ()
