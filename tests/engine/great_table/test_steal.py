"""The steal: whose card the Thief may steal, what they get, and what the robbed player is told."""

import pytest

from engine.audience import To
from engine.great_table.actions import Revive, Steal, Use
from engine.great_table.cards import CardName
from engine.great_table.events import Cause, Coroner, Died, Noted, Robbed, StealAsked, StealSettled, Stolen
from engine.great_table.refusals import Dead, NoOrder, NotTheThief
from engine.mafia.actions import Modkill
from engine.refusals import NotAmong
from tests.engine.great_table.tables import NAMES, Play, heard, only, table_of, use


def dealt(**wanted: str | None) -> Play:
    """All cards are dealt, the Thief to Dan, and the Thief is asked."""
    play = table_of()
    play.deal(**{"Dan": "thief", **wanted})
    return play


def lynched(**wanted: str | None) -> Play:
    """Ida was lynched by day, and now the Thief has the night."""
    play = dealt(**wanted)
    play.lynch("Ida")
    return play


def test_the_thief_is_asked_when_all_cards_are_dealt() -> None:
    play = table_of()
    play.submit_all({"Dan": "thief", "Jon": None})
    assert play.refused("Dan", Steal("Eve")) == NotTheThief()
    entry = play.submit("Jon", "mayor")

    assert only(StealAsked, heard("Dan", entry)) == StealAsked(to=("Dan",))
    assert Steal in play.may("Dan")


def test_only_the_thief_knows_of_the_question_and_the_answer() -> None:
    play = dealt(Eve="healer")
    entry = play.steal("Dan", "Eve")

    assert not [seat for seat in (*NAMES, "public") if seat != "Dan" and heard(seat, entry)]
    assert not [event for event in play.told("public") if isinstance(event, StealAsked)]


def test_the_thief_swaps_the_thief_card_for_the_stolen_one() -> None:
    play = dealt(Eve="healer")
    entry = play.steal("Dan", "Eve")

    assert only(Stolen, heard("Dan", entry)) == Stolen(to=("Dan",), card=CardName.HEALER)
    assert play.table.today.hands["Dan"] == "healer"
    assert play.table.holders(CardName.HEALER) == ("Dan",)
    assert play.table.holders(CardName.THIEF) == ()


def test_a_thief_who_steals_the_vigilante_is_told_its_shots() -> None:
    play = dealt(Eve="vigilante")
    entry = play.steal("Dan", "Eve")

    assert only(Stolen, heard("Dan", entry)) == Stolen(to=("Dan",), card=CardName.VIGILANTE, shots=2)


def test_the_thief_may_use_the_stolen_card_tonight() -> None:
    play = dealt(Eve="vigilante")
    play.steal("Dan", "Eve")
    play.use("Dan", "Gus")
    play.dawn(first="Ann")

    assert play.deaths() == ["Gus"]


def test_the_robbed_player_learns_of_the_loss_after_the_night() -> None:
    play = dealt(Eve="healer")
    play.steal("Dan", "Eve")
    assert not [event for event in play.told("Eve") if isinstance(event, Robbed)]
    entry = play.dawn(first="Ann")

    assert only(Robbed, heard("Eve", entry)) == Robbed(to=("Eve",))
    assert not [event for event in play.told("Dan") if isinstance(event, Robbed)]


def test_the_robbed_players_order_is_accepted_but_does_nothing() -> None:
    play = dealt(Eve="vigilante")
    play.steal("Dan", "Eve")
    play.use("Eve", "Gus")
    play.dawn(first="Ann")

    assert play.deaths() == []


def test_an_order_given_before_the_theft_does_nothing_either() -> None:
    play = dealt(Eve="vigilante")
    play.use("Eve", "Gus")
    play.steal("Dan", "Eve")
    play.dawn(first="Ann")

    assert play.deaths() == []


def test_refusals_do_not_tell_players_that_they_were_robbed() -> None:
    play = dealt(Eve="king")
    play.steal("Dan", "Eve")

    assert play.refused("Eve", Use("Gus")) == NoOrder(CardName.KING)


def test_a_theft_lasts_for_one_day() -> None:
    play = dealt(Eve="healer")
    play.steal("Dan", "Eve")
    play.dawn(first="Ann")
    play.deal(Eve="vigilante")
    play.use("Eve", "Gus")
    play.dawn(first="Ann")

    assert play.deaths() == ["Gus"]


def test_a_thief_keeps_the_thief_card_if_the_target_has_none() -> None:
    play = dealt(Eve=None)
    entry = play.steal("Dan", "Eve")

    assert only(Stolen, heard("Dan", entry)) == Stolen(to=("Dan",), card=None)
    assert play.table.holders(CardName.THIEF) == ("Dan",)
    assert play.table.today.hands["Dan"] == "thief"
    assert not [event for event in heard("Eve", play.dawn(first="Ann")) if isinstance(event, Robbed)]


@pytest.mark.parametrize("target", [None, "Eve"])
def test_the_thief_robs_only_once(target: str | None) -> None:
    play = dealt(Eve=None)
    play.steal("Dan", target)

    assert play.refused("Dan", Steal("Fay")) == NotTheThief()


def test_a_thief_who_declines_keeps_the_thief_card() -> None:
    play = dealt()
    entry = play.steal("Dan", None)

    assert heard("Dan", entry) == [Noted(to=("Dan",), action=Steal(None))]
    assert play.table.holders(CardName.THIEF) == ("Dan",)


def test_the_bombers_card_kills_the_thief_at_once_in_public() -> None:
    play = dealt(Eve="bomber")
    entry = play.steal("Dan", "Eve")

    assert Died(to=To.PUBLIC, player="Dan", coroner=Coroner.PLAYER, cause=Cause.BOMB) in heard("public", entry)
    assert play.time == ("day", 1)


def test_the_bomber_keeps_the_card_after_the_explosion() -> None:
    play = dealt(Eve="bomber")
    play.steal("Dan", "Eve")

    assert play.table.holders(CardName.BOMBER) == ("Eve",)
    assert not [event for event in heard("Eve", play.dawn(first="Ann")) if isinstance(event, Robbed)]


def test_a_master_who_robs_the_bomber_dies_as_the_master() -> None:
    play = table_of(master="Dan", apprentices="Ben Cat")
    play.deal(Dan="thief", Eve="bomber")
    entry = play.steal("Dan", "Eve")

    assert only(Died, entry.events) == Died(to=To.PUBLIC, player="Dan", coroner=Coroner.MASTER, cause=Cause.BOMB)


def test_the_thief_may_rob_only_other_living_players() -> None:
    play = dealt()
    play.gm(Modkill("Eve"))

    assert play.refused("Dan", Steal("Dan")) == NotAmong("target", "Dan")
    assert play.refused("Dan", Steal("Eve")) == NotAmong("target", "Eve")


def test_the_thiefs_time_ends_with_the_day() -> None:
    play = dealt(Eve="healer")
    entry = play.clock()

    assert Noted(to=("Dan",), action=Steal(None)) in heard("Dan", entry)
    assert play.time == ("night", 1)
    assert play.refused("Dan", Steal("Eve")) == NotTheThief()


def test_a_lynch_that_ends_the_day_early_leaves_the_thief_the_night() -> None:
    play = lynched(Eve="healer")
    play.steal("Dan", "Eve")

    assert play.time == ("night", 1)
    assert play.table.holders(CardName.HEALER) == ("Dan",)


def test_an_early_no_lynch_leaves_the_thief_the_night() -> None:
    play = dealt(Eve="healer")
    play.vote(None, *NAMES[:6])
    play.steal("Dan", "Eve")

    assert play.time == ("night", 1)
    assert play.table.holders(CardName.HEALER) == ("Dan",)


def test_the_thiefs_time_at_night_ends_with_the_night() -> None:
    play = lynched(Eve="healer")
    entry = play.dawn(first="Ann")

    assert Noted(to=("Dan",), action=Steal(None)) in heard("Dan", entry)
    assert not [event for event in heard("Eve", entry) if isinstance(event, Robbed)]


def test_a_thief_whose_card_was_dealt_after_the_lynch_is_asked_at_night() -> None:
    play = table_of()
    play.submit_all({"Ann": None, "Dan": "thief", "Eve": "healer"})
    play.vote("Ida", "Ben", "Cat", "Dan", "Fay", "Gus", "Hal")
    play.steal("Dan", "Eve")

    assert play.time == ("night", 1)
    assert play.table.holders(CardName.HEALER) == ("Dan",)


def test_a_lynch_at_the_deadline_ends_the_thiefs_time_with_the_day() -> None:
    play = table_of(deadline_lynch="plurality")
    play.deal(Dan="thief")
    play.vote("Ida", "Ann")
    play.clock()

    assert play.deaths() == ["Ida"]
    assert play.refused("Dan", Steal("Eve")) == NotTheThief()


def test_a_lynched_player_cannot_be_robbed() -> None:
    assert lynched().refused("Dan", Steal("Ida")) == NotAmong("target", "Ida")


def test_the_bomb_kills_at_night_too() -> None:
    play = lynched(Eve="bomber")
    entry = play.steal("Dan", "Eve")

    assert only(Died, heard("public", entry)) == Died(
        to=To.PUBLIC, player="Dan", coroner=Coroner.PLAYER, cause=Cause.BOMB
    )
    assert play.time == ("night", 1)


def test_a_thief_lynched_first_steals_nothing() -> None:
    play = dealt(Eve="healer")
    play.lynch("Dan")

    assert play.refused("Dan", Steal("Eve")) in (Dead(), NotTheThief())
    assert play.table.holders(CardName.HEALER) == ("Eve",)


def test_a_stolen_card_leaves_with_a_lynched_thief() -> None:
    play = dealt(Eve="vigilante")
    play.steal("Dan", "Eve")
    play.use("Dan", "Gus")
    play.use("Eve", "Hal")
    play.lynch("Dan")
    entry = play.dawn(first="Ann")

    assert play.deaths() == ["Dan"]
    assert only(Robbed, heard("Eve", entry)) == Robbed(to=("Eve",))


def test_a_revived_thief_who_never_answered_may_steal() -> None:
    play = dealt(Eve="healer")
    play.gm(Modkill("Dan"))
    entry = play.gm(Revive("Dan"))
    assert only(StealAsked, heard("Dan", entry)) == StealAsked(to=("Dan",))
    play.steal("Dan", "Eve")

    assert play.table.holders(CardName.HEALER) == ("Dan",)


def test_a_thief_revived_in_their_night_may_still_steal() -> None:
    play = lynched(Eve="healer")
    play.gm(Modkill("Dan"))
    play.gm(Revive("Dan"))
    play.steal("Dan", "Eve")

    assert play.table.holders(CardName.HEALER) == ("Dan",)


def test_a_revived_thief_who_has_answered_may_not_steal_again() -> None:
    play = dealt()
    play.steal("Dan", None)
    play.gm(Modkill("Dan"))
    entry = play.gm(Revive("Dan"))

    assert play.refused("Dan", Steal("Eve")) == NotTheThief()
    assert StealSettled not in map(type, entry.events)


def test_a_thief_revived_before_the_end_of_the_deal_is_asked() -> None:
    play = table_of()
    play.submit_all({"Dan": "thief", "Jon": None})
    play.gm(Modkill("Dan"))
    play.gm(Revive("Dan"))
    play.submit("Jon", "mayor")

    assert Steal in play.may("Dan")


def test_stealing_a_card_that_bars_it_cancels_an_apprentices_kill() -> None:
    play = table_of()
    play.deal(Ben="thief", Eve="king")
    play.kill("Ben", "Gus")
    play.kill("Cat", "Gus")
    play.steal("Ben", "Eve")
    play.dawn()

    assert play.deaths() == []


def test_a_stolen_card_keeps_its_place_in_the_order_of_the_deal() -> None:
    play = dealt(Ben="place_swap", Jon="place_swap")
    play.steal("Dan", "Ben")
    play.use("Dan", "Fay")
    play.use("Jon", "Dan")
    play.dawn(first="Ann")

    assert play.table.ring == ("Ann", "Ben", "Cat", "Fay", "Eve", "Jon", "Gus", "Hal", "Ida", "Dan")


def test_nobody_is_asked_to_steal_without_a_thief() -> None:
    play = table_of()
    play.deal()

    assert not [event for event in play.told("gm") if isinstance(event, StealAsked)]
    assert play.refused("Dan", Steal("Eve")) == NotTheThief()


def test_the_thief_card_has_no_order() -> None:
    assert dealt().refused("Dan", use("Eve")) == NoOrder(CardName.THIEF)
