"""The end: five boats are off, or a player gives up."""

from random import Random

from engine.actions import Abort
from engine.boards.actions import Throw
from engine.events import Outcome
from engine.names import GM
from engine.random_play import pick_action
from tests.engine.danube.river import River, river, thrown
from tests.engine.quests.tables import only


def test_the_player_with_five_boats_off_wins() -> None:
    begun = thrown(4, (35,), (12,))
    event = only(Outcome, begun.move(35, 1))

    assert isinstance(event, Outcome)
    assert (event.side, event.reason, event.winners) == (None, "five_off", ("Ann",))


def test_the_end_leaves_no_turn_and_no_throw() -> None:
    begun = thrown(4, (12, 20), (1,))
    begun.resign("Ben")

    assert (begun.table.turn, begun.board.left) == (None, None)


def test_a_player_who_gives_up_lets_the_other_win_in_any_turn() -> None:
    for loser, winner in (("Ann", "Ben"), ("Ben", "Ann")):
        event = only(Outcome, river((12,), (3,)).resign(loser))

        assert isinstance(event, Outcome)
        assert (event.reason, event.winners) == ("resigned", (winner,))


def test_a_player_may_give_up_before_the_sides_are_decided() -> None:
    begun = River()
    begun.resign("Ben")

    assert begun.table.outcome is not None


def test_chance_never_gives_up_for_a_player() -> None:
    asks = River().game.asks
    picked = [pick_action(asks, Random(seed)) for seed in range(20)]

    assert {type(action) for _, action in picked} == {Throw}


def test_an_aborted_game_has_nothing_to_reveal() -> None:
    begun = River()
    events = begun.does(GM, Abort())

    assert [type(event) for event in events] == [Outcome]
