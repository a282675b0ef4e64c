"""The steal: whom the Thief may rob, what he gets, and what the robbed hears."""

import pytest

from engine.audience import To
from engine.great_table.actions import Modkill, Revive, Steal, Use
from engine.great_table.cards import CardName
from engine.great_table.events import Cause, Coroner, Died, Noted, Robbed, StealAsked, StealSettled, Stolen
from engine.great_table.refusals import Dead, NoOrder, NotTheThief
from engine.refusals import NotAmong
from tests.engine.great_table.tables import NAMES, Play, heard, only, table_of, use


def dealt(**wanted: str | None) -> Play:
    """All cards are dealt, the Thief to Dan, and the Thief is asked."""
    play = table_of()
    play.deal(**{"Dan": "thief", **wanted})
    return play


def lynched(**wanted: str | None) -> Play:
    """Ida was lynched by day, and now the Thief's time is the night."""
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


def test_nobody_else_is_told_that_the_thief_is_asked_or_has_answered() -> None:
    play = dealt(Eve="healer")
    entry = play.steal("Dan", "Eve")

    assert not [seat for seat in (*NAMES, "public") if seat != "Dan" and heard(seat, entry)]
    assert not [event for event in play.told("public") if isinstance(event, StealAsked)]


def test_the_thief_gets_the_card_and_loses_the_thief() -> None:
    play = dealt(Eve="healer")
    entry = play.steal("Dan", "Eve")

    assert only(Stolen, heard("Dan", entry)) == Stolen(to=("Dan",), card=CardName.HEALER)
    assert play.table.today.hands["Dan"] == "healer"
    assert play.table.holders(CardName.HEALER) == ("Dan",)
    assert play.table.holders(CardName.THIEF) == ()


def test_a_thief_who_gets_the_vigilante_is_told_its_shots() -> None:
    play = dealt(Eve="vigilante")
    entry = play.steal("Dan", "Eve")

    assert only(Stolen, heard("Dan", entry)) == Stolen(to=("Dan",), card=CardName.VIGILANTE, shots=2)


def test_the_thief_may_use_the_stolen_card_tonight() -> None:
    play = dealt(Eve="vigilante")
    play.steal("Dan", "Eve")
    play.use("Dan", "Gus")
    play.dawn(first="Ann")

    assert play.deaths() == ["Gus"]


def test_the_old_owner_has_none_and_learns_it_after_the_night() -> None:
    play = dealt(Eve="healer")
    play.steal("Dan", "Eve")
    assert not [event for event in play.told("Eve") if isinstance(event, Robbed)]
    entry = play.dawn(first="Ann")

    assert only(Robbed, heard("Eve", entry)) == Robbed(to=("Eve",))
    assert not [event for event in play.told("Dan") if isinstance(event, Robbed)]


def test_the_old_owners_order_is_taken_and_does_nothing() -> None:
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


def test_the_robbed_is_refused_what_he_would_be_refused_with_his_card() -> None:
    play = dealt(Eve="king")
    play.steal("Dan", "Eve")

    assert play.refused("Eve", Use("Gus")) == NoOrder(CardName.KING)


def test_a_robbed_player_is_robbed_for_one_day() -> None:
    play = dealt(Eve="healer")
    play.steal("Dan", "Eve")
    play.dawn(first="Ann")
    play.deal(Eve="vigilante")
    play.use("Eve", "Gus")
    play.dawn(first="Ann")

    assert play.deaths() == ["Gus"]


def test_a_player_without_a_card_yields_nothing_and_the_thief_keeps_his() -> None:
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


def test_the_thief_may_decline_and_keeps_his_card() -> None:
    play = dealt()
    entry = play.steal("Dan", None)

    assert heard("Dan", entry) == [Noted(to=("Dan",), action=Steal(None))]
    assert play.table.holders(CardName.THIEF) == ("Dan",)


def test_the_bombers_card_kills_the_thief_at_once_in_public() -> None:
    play = dealt(Eve="bomber")
    entry = play.steal("Dan", "Eve")

    assert Died(to=To.PUBLIC, player="Dan", coroner=Coroner.PLAYER, cause=Cause.BOMB) in heard("public", entry)
    assert play.time == ("day", 1)


def test_the_bomber_keeps_his_card() -> None:
    play = dealt(Eve="bomber")
    play.steal("Dan", "Eve")

    assert play.table.holders(CardName.BOMBER) == ("Eve",)
    assert not [event for event in heard("Eve", play.dawn(first="Ann")) if isinstance(event, Robbed)]


def test_a_master_who_robs_the_bomber_dies_as_the_master() -> None:
    play = table_of(master="Dan", apprentices="Ben Cat")
    play.deal(Dan="thief", Eve="bomber")
    entry = play.steal("Dan", "Eve")

    assert only(Died, entry.events) == Died(to=To.PUBLIC, player="Dan", coroner=Coroner.MASTER, cause=Cause.BOMB)


def test_the_thief_may_not_rob_himself_nor_the_dead() -> None:
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


def test_if_a_lynch_ended_the_day_early_the_thief_has_the_night() -> None:
    play = lynched(Eve="healer")
    play.steal("Dan", "Eve")

    assert play.time == ("night", 1)
    assert play.table.holders(CardName.HEALER) == ("Dan",)


def test_if_a_majority_for_no_lynch_ended_the_day_early_the_thief_has_the_night_too() -> None:
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


def test_a_thief_lynched_later_takes_the_stolen_card_out_with_him() -> None:
    play = dealt(Eve="vigilante")
    play.steal("Dan", "Eve")
    play.use("Dan", "Gus")
    play.use("Eve", "Hal")
    play.lynch("Dan")
    entry = play.dawn(first="Ann")

    assert play.deaths() == ["Dan"]
    assert only(Robbed, heard("Eve", entry)) == Robbed(to=("Eve",))


def test_a_thief_who_was_killed_before_he_robbed_anybody_may_still_rob_when_he_is_revived() -> None:
    play = dealt(Eve="healer")
    play.gm(Modkill("Dan"))
    entry = play.gm(Revive("Dan"))
    assert only(StealAsked, heard("Dan", entry)) == StealAsked(to=("Dan",))
    play.steal("Dan", "Eve")

    assert play.table.holders(CardName.HEALER) == ("Dan",)


def test_a_thief_who_was_killed_and_revived_in_the_night_that_is_his_time_may_still_rob() -> None:
    play = lynched(Eve="healer")
    play.gm(Modkill("Dan"))
    play.gm(Revive("Dan"))
    play.steal("Dan", "Eve")

    assert play.table.holders(CardName.HEALER) == ("Dan",)


def test_a_thief_who_has_answered_robs_nobody_more_when_he_is_revived() -> None:
    play = dealt()
    play.steal("Dan", None)
    play.gm(Modkill("Dan"))
    entry = play.gm(Revive("Dan"))

    assert play.refused("Dan", Steal("Eve")) == NotTheThief()
    assert StealSettled not in map(type, entry.events)


def test_a_thief_who_is_revived_before_all_cards_are_dealt_is_asked() -> None:
    play = table_of()
    play.submit_all({"Dan": "thief", "Jon": None})
    play.gm(Modkill("Dan"))
    play.gm(Revive("Dan"))
    play.submit("Jon", "mayor")

    assert Steal in play.may("Dan")


def test_an_apprentice_who_steals_a_card_that_bars_the_kill_gives_the_kill_up() -> None:
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


def test_without_a_thief_nobody_is_asked() -> None:
    play = table_of()
    play.deal()

    assert not [event for event in play.told("gm") if isinstance(event, StealAsked)]
    assert play.refused("Dan", Steal("Eve")) == NotTheThief()


def test_the_thief_himself_has_no_order() -> None:
    assert dealt().refused("Dan", use("Eve")) == NoOrder(CardName.THIEF)
