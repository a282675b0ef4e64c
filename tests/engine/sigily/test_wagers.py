"""Wagers, an option: side bets in tokens that buy nothing."""

from engine.names import GM
from engine.refusals import NotAmong, NotNow
from engine.sigily.actions import Agree, Settle, Wager
from engine.sigily.events import Ledger
from engine.sigily.options import SigilyOptions
from engine.sigily.refusals import TooManyWagers, WagersNotPlayed
from engine.sigily.wagers import MOST
from tests.engine.quests.tables import kinds
from tests.engine.sigily.race import FOUR, Race, only, race

BETTING = SigilyOptions(wagers=True)


def bet() -> Race:
    """Ann and Ben have bet five tokens."""
    begun = race(seats=FOUR, options=BETTING)
    begun.does("Ann", Wager("Ben", 5, "I throw a five."))
    begun.does("Ben", Agree(1, True))
    return begun


def test_a_wager_is_on_when_the_other_agrees() -> None:
    assert bet().table.wagers[0].is_on


def test_nobody_accepts_their_own_wager() -> None:
    begun = race(options=BETTING)
    begun.does("Ann", Wager("Ben", 5, "I throw a five."))

    assert begun.refused("Ann", Agree(1, True)) == NotNow("agree")


def test_a_wager_may_be_declined() -> None:
    begun = race(options=BETTING)
    begun.does("Ann", Wager("Ben", 5, "I throw a five."))
    begun.does("Ben", Agree(1, False))

    assert not begun.table.wagers[0].is_on
    assert begun.refused("Ann", Settle(1, "Ann")) == NotNow("settle")


def test_nobody_bets_alone_or_without_the_option() -> None:
    assert race(options=BETTING).refused("Ann", Wager("Ann", 5, "x")) == NotAmong("against", "Ann")
    assert race().refused("Ann", Wager("Ben", 5, "x")) == WagersNotPlayed()


def test_both_players_confirm_the_outcome() -> None:
    begun = bet()

    assert kinds(begun.does("Ann", Settle(1, "Ben"))) == ["wager_claimed"]
    assert kinds(begun.does("Ben", Settle(1, "Ben"))) == ["wager_claimed", "wager_settled"]
    assert begun.table.wagers[0].winner == "Ben"


def test_the_gm_settles_a_wager_on_which_two_disagree() -> None:
    begun = bet()
    begun.does("Ann", Settle(1, "Ann"))
    begun.does("Ben", Settle(1, "Ben"))
    assert begun.table.wagers[0].is_on
    begun.does(GM, Settle(1, "Ann"))

    assert begun.table.wagers[0].winner == "Ann"


def test_only_its_players_and_the_gm_settle_a_wager() -> None:
    begun = bet()

    assert begun.refused("Cat", Settle(1, "Ann")) == NotNow("settle")
    assert begun.refused("Ann", Settle(1, "Cat")) == NotAmong("winner", "Cat")


def test_a_ledger_is_shown_at_the_end() -> None:
    begun = bet()
    begun.does(GM, Settle(1, "Ann"))
    begun.does("Cat", Wager("Ann", 3, "Never settled."))
    begun.does("Ann", Agree(2, True))
    begun.resign("Ben")
    begun.resign("Dan")
    events = begun.resign("Cat")

    assert only(Ledger, events) == Ledger(to=events[0].to, tokens={"Ann": 5, "Ben": -5, "Cat": 0, "Dan": 0})


def test_a_wager_has_no_effect_on_play() -> None:
    begun = race(options=BETTING)
    begun.throw(2)
    before = begun.board
    begun.does("Ben", Wager("Ann", 5, "You stay."))

    assert (begun.board, begun.asked) == (before, {"Ann move"})


def test_the_number_of_wagers_a_player_may_offer_is_limited() -> None:
    begun = race(options=BETTING)
    for _ in range(MOST):
        begun.does("Ann", Wager("Ben", 1, "x"))

    assert begun.refused("Ann", Wager("Ben", 1, "x")) == TooManyWagers(MOST)


def test_repeating_a_claim_does_not_settle_a_wager() -> None:
    begun = bet()
    begun.does("Ann", Settle(1, "Ann"))

    assert kinds(begun.does("Ann", Settle(1, "Ann"))) == ["wager_claimed"]
