"""Orders for the night: who may give which order, and until when."""

import pytest

from engine.actions import Action
from engine.great_table.actions import Kill, Use
from engine.great_table.cards import CardName
from engine.great_table.events import Noted
from engine.great_table.refusals import CardNotKnown, MayNotKill, NoCard, NoOrder, NotNamed
from engine.mafia.actions import Modkill
from engine.refusals import ChoiceNeeded, NamedTwice, NotAmong, Refusal, WrongCount
from tests.engine.great_table.tables import NAMES, dealt, night, table_of, use


def test_orders_may_be_given_from_the_moment_a_card_is_known() -> None:
    play = table_of()
    play.submit("Ann", "vigilante")
    assert play.refused("Ben", Use("Dan")) == CardNotKnown()
    play.submit("Ben", "healer")
    play.use("Ben", "Dan")

    assert play.table.today.uses["Ben"] == Use("Dan")


def test_orders_may_be_changed_until_the_night_ends() -> None:
    play = dealt(Dan="vigilante")
    play.use("Dan", "Eve")
    play.nightfall()
    play.use("Dan", "Fay")
    night(play)

    assert play.deaths() == ["Fay"]


def test_orders_may_be_withdrawn_until_the_night_ends() -> None:
    play = dealt(Dan="vigilante")
    play.use("Dan", "Eve")
    play.use("Dan")
    play.kill("Ann", "Eve")
    play.kill("Ann", None)
    night(play)

    assert play.deaths() == []


def test_a_socialite_may_withdraw_an_order_with_few_players_left() -> None:
    play = table_of(apprentices="")
    play.deal(Dan="socialite")
    play.use("Dan", targets="Eve Fay", left_of="Eve")
    for seat in (seat for seat in NAMES if seat not in {"Ann", "Dan"}):
        play.gm(Modkill(seat))
    play.use("Dan")

    assert "Dan" not in play.table.today.uses
    assert play.refused("Dan", use(targets="Ann Eve", left_of="Ann")) == NoOrder(CardName.SOCIALITE)


def test_an_order_is_told_only_to_its_player() -> None:
    play = dealt(Dan="vigilante")
    entry = play.use("Dan", "Eve")

    assert entry.events == (Noted(to=("Dan",), action=Use("Eve")),)


def test_an_order_counts_for_one_night() -> None:
    play = night(dealt(Dan="king", Eve="role_finder"))
    play.deal(Dan="king", Eve="role_finder")
    play.use("Eve", "Dan")
    night(play)
    play.deal(Dan="king", Eve="role_finder")
    night(play)

    assert len(play.results("Eve")) == 1


@pytest.mark.parametrize("card", ["king", "consort", "thief", "bomber", "lover"])
def test_cards_without_an_order_have_none(card: str) -> None:
    assert dealt(Dan=card).refused("Dan", Use("Eve")) == NoOrder(CardName(card))


def test_a_player_without_a_card_has_no_order() -> None:
    assert dealt(Dan=None).refused("Dan", Use("Eve")) == NoCard()


@pytest.mark.parametrize("card", ["vigilante", "guard", "role_finder", "target_finder", "place_swap"])
def test_nobody_targets_their_own_seat_with_a_card(card: str) -> None:
    assert dealt(Dan=card).refused("Dan", Use("Dan")) == NotAmong("target", "Dan")


def test_the_healer_and_the_mayor_may_target_themselves() -> None:
    play = dealt(Dan="healer", Eve="mayor")
    play.use("Dan", "Dan")
    play.use("Eve", "Eve", votes_for="Eve")

    assert {*play.table.today.uses} == {"Dan", "Eve"}


@pytest.mark.parametrize(
    ("card", "order", "refusal"),
    [
        ("guard", use("Eve", card="king"), NotNamed(CardName.GUARD)),
        ("guard", use(card="king"), ChoiceNeeded("target")),
        ("card_finder", use("Eve"), NotNamed(CardName.CARD_FINDER)),
        ("mayor", use("Eve"), ChoiceNeeded("votes_for")),
        ("mayor", use(votes_for="Eve"), ChoiceNeeded("target")),
        ("socialite", use("Eve"), NotNamed(CardName.SOCIALITE)),
        ("socialite", use(targets="Eve Fay"), ChoiceNeeded("left_of")),
        ("socialite", use(targets="Eve", left_of="Eve"), WrongCount("targets", 2, 1)),
        ("socialite", use(targets="Eve Fay Gus", left_of="Eve"), WrongCount("targets", 2, 3)),
        ("socialite", use(targets="Eve Eve", left_of="Eve"), NamedTwice("targets", "Eve")),
        ("socialite", use(targets="Eve Fay", left_of="Gus"), NotAmong("left_of", "Gus")),
        ("socialite", use(targets="Dan Fay", left_of="Fay"), NotAmong("targets", "Dan")),
        ("socialite", use(left_of="Gus"), ChoiceNeeded("targets")),
    ],
)
def test_an_order_names_the_targets_of_its_card(card: str, order: Action, refusal: Refusal) -> None:
    assert dealt(Dan=card).refused("Dan", order) == refusal


def test_only_a_card_of_this_deck_can_be_looked_for() -> None:
    play = table_of(deck={CardName.CARD_FINDER: 1, CardName.PLACE_SWAP: 9})
    play.deal(Dan="card_finder")

    assert play.refused("Dan", use(card="king")) == NotAmong("card", "king")


def test_the_dead_cannot_be_targeted() -> None:
    play = dealt(Dan="guard")
    play.gm(Modkill("Eve"))

    assert play.refused("Dan", Use("Eve")) == NotAmong("target", "Eve")
    assert play.refused("Ann", Kill("Eve")) == NotAmong("target", "Eve")


def test_only_the_house_orders_a_kill() -> None:
    assert dealt().refused("Dan", Kill("Eve")) == MayNotKill()


def test_a_night_does_not_end_when_everybody_has_answered() -> None:
    play = dealt(Dan="king")
    play.nightfall()
    for seat in ("Ann", "Ben", "Cat"):
        play.kill(seat, "Dan")

    assert play.time == ("night", 1)


def test_the_gm_may_end_the_night() -> None:
    play = dealt(Dan="king")
    play.nightfall()
    play.close()

    assert play.time == ("day", 2)


@pytest.mark.parametrize(("lynched", "left"), [("Gus", ({"Hal"}, {"Ann"})), ("Ann", ({"Gus", "Hal"}, set()))])
def test_a_lynched_players_orders_are_gone(lynched: str, left: tuple[set[str], set[str]]) -> None:
    play = table_of()
    play.deal(Gus="healer", Hal="guard")
    play.use("Gus", "Dan")
    play.use("Hal", "Dan")
    play.kill("Ann", "Dan")
    play.lynch(lynched)

    assert ({*play.table.today.uses}, {*play.table.today.kills}) == left
