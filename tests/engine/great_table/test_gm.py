"""The GM closes a day or a night, passes players over, goes on without them, and acts for them."""

from collections.abc import Callable

import pytest

from engine.actions import Close, Extend, GoOn, Pause, Replace, Resume
from engine.audience import To
from engine.chance import Chance
from engine.events import GoneOn
from engine.great_table.actions import Kill, PassOver, Steal, Use
from engine.great_table.cards import CardName
from engine.great_table.events import Dealt, Noted, PassedOver, Robbed
from engine.great_table.refusals import AlreadyDead, NothingToPassOver, NotTheThief
from engine.judging import Submission
from engine.mafia.actions import Modkill, Vote
from engine.mafia.events import PhaseBegun
from engine.names import GM
from engine.refusals import GamePaused, NothingMissing
from tests.engine.great_table.tables import NAMES, Play, dealt, heard, kinds, night, only, table_of, without_lists


def lynched_with_an_open_steal() -> Play:
    """Votes have ended the day early, and Dan has the night to steal a card."""
    play = dealt(Dan="thief", Eve="healer")
    play.lynch("Ida")
    return play


def lynched_without_a_thief() -> Play:
    """Votes have ended the day early, and nobody holds the Thief."""
    play = dealt()
    play.lynch("Ida")
    return play


def with_an_open_steal() -> Play:
    """All cards are dealt, and Dan is asked whose card to steal."""
    return dealt(Dan="thief", Eve="healer")


@pytest.mark.parametrize("begin", [without_lists, with_an_open_steal, dealt])
def test_closing_the_day_does_not_reveal_what_was_open(begin: Callable[[], Play]) -> None:
    play = begin()
    entry = play.close()

    assert kinds(heard("public", entry)) == ["closed", "phase"]
    assert play.time == ("night", 1)


@pytest.mark.parametrize("begin", [lynched_with_an_open_steal, lynched_without_a_thief])
def test_closing_ends_the_night_with_everything_open_in_it(begin: Callable[[], Play]) -> None:
    play = begin()
    entry = play.close()

    assert kinds(heard("public", entry)) == ["closed", "phase"]
    assert play.time == ("day", 2)


def test_closing_the_day_deals_only_to_players_with_lists() -> None:
    play = without_lists()
    entry = play.close()

    assert only(Dealt, heard("Dan", entry)) == Dealt(to=("Dan",), card=None)
    assert only(Dealt, heard("Jon", entry)) == Dealt(to=("Jon",), card=CardName.LOVER)


def test_lovers_dealt_by_closing_the_day_meet() -> None:
    play = without_lists()
    play.close()

    assert play.members("lovers") == ("Ida", "Jon")


def test_closing_the_day_declines_an_open_steal() -> None:
    play = with_an_open_steal()
    entry = play.close()

    assert only(Noted, heard("Dan", entry)) == Noted(to=("Dan",), action=Steal(None))
    assert play.refused("Dan", Steal("Eve")) == NotTheThief()


def test_a_thief_dealt_by_closing_the_day_cannot_steal() -> None:
    play = table_of()
    play.submit_all({"Ann": None, "Dan": "thief", "Eve": "healer"})
    entry = play.close()

    assert [kind for kind in kinds(heard("Dan", entry)) if kind not in ("closed", "phase")] == ["dealt", "noted"]
    assert play.refused("Dan", Steal("Eve")) == NotTheThief()


def test_closing_the_night_declines_an_open_steal() -> None:
    play = lynched_with_an_open_steal()
    entry = play.close()

    assert Noted(to=("Dan",), action=Steal(None)) in heard("Dan", entry)
    assert Robbed not in map(type, heard("Eve", entry))


def test_closing_the_day_lynches_as_the_deadline_does() -> None:
    play = table_of(deadline_lynch="plurality")
    play.submit_all({"Jon": None})
    play.vote("Ida", "Ann")
    play.close()

    assert (play.deaths(), play.time) == (["Ida"], ("night", 1))


def test_passing_a_player_over_only_continues_the_deal() -> None:
    play = without_lists()
    entry = play.gm(PassOver("Dan"))

    assert heard("public", entry) == []
    assert only(Dealt, heard("Dan", entry)) == Dealt(to=("Dan",), card=None)
    assert only(Dealt, heard("Fay", entry)).to == ("Fay",)
    assert ("Gus" in play.table.today.hands, play.time) == (False, ("day", 1))


def test_passing_a_player_over_is_not_public() -> None:
    play = without_lists()
    entry = play.gm(PassOver("Dan"))

    assert PassedOver(to=To.GM, player="Dan") in heard(GM, entry)
    assert kinds(heard("Dan", entry)) == ["dealt"]


def test_a_passed_over_player_may_still_submit_a_list_and_vote() -> None:
    play = without_lists()
    play.gm(PassOver("Dan"))
    play.submit("Dan")

    assert Vote in play.may("Dan")
    assert play.table.today.hands["Dan"] is None


def test_a_player_may_be_passed_over_before_the_deck_comes() -> None:
    play = without_lists()
    play.gm(PassOver("Gus"))
    assert "Eve" not in play.table.today.hands
    play.gm(PassOver("Dan"))

    assert set(play.table.today.hands) == set(NAMES)


@pytest.mark.parametrize("seat", ["Ann", "Eve", "Dan"])
def test_a_player_with_a_list_or_a_card_cannot_be_passed_over(seat: str) -> None:
    play = without_lists()
    play.gm(PassOver("Dan"))

    assert play.refused(GM, PassOver(seat)) == NothingToPassOver(seat)


def test_a_dead_player_cannot_be_passed_over() -> None:
    play = without_lists()
    play.gm(Modkill("Gus"))

    assert play.refused(GM, PassOver("Gus")) == AlreadyDead("Gus")


def test_nobody_is_passed_over_at_night() -> None:
    play = without_lists()
    play.close()

    assert play.refused(GM, PassOver("Ann")) == NothingToPassOver("Ann")


def test_going_on_passes_over_players_without_a_list() -> None:
    play = without_lists()
    entry = play.gm(GoOn())

    assert heard("public", entry) == []
    assert [Dealt(to=(seat,), card=None) in heard(seat, entry) for seat in ("Dan", "Gus")] == [True, True]
    assert (set(play.table.today.hands), play.time) == (set(NAMES), ("day", 1))


def test_going_on_deals_as_the_list_deadline_does() -> None:
    by_gm, by_clock = without_lists(), without_lists()
    by_gm.gm(GoOn())
    by_clock.clock()

    assert by_gm.table == by_clock.table


def test_only_the_gm_is_told_of_all_passed_over_players() -> None:
    play = without_lists()
    entry = play.gm(GoOn())
    told = {
        seat: [event for event in heard(seat, entry) if isinstance(event, GoneOn)] for seat in ("public", GM, *NAMES)
    }

    of_dan, of_gus = (GoneOn(to=(seat,), players=(seat,)) for seat in ("Dan", "Gus"))
    assert told.pop(GM) == [GoneOn(to=To.GM, players=("Dan", "Gus")), of_dan, of_gus]
    assert {seat: events for seat, events in told.items() if events} == {"Dan": [of_dan], "Gus": [of_gus]}


def test_the_gm_cannot_go_on_in_a_paused_game() -> None:
    play = without_lists()
    play.gm(Pause())

    assert play.refused(GM, GoOn()) == GamePaused()


def test_the_gm_cannot_go_on_without_a_missing_list() -> None:
    play = without_lists()
    play.gm(GoOn())

    assert play.refused(GM, GoOn()) == NothingMissing()


def test_the_gm_cannot_go_on_at_night() -> None:
    play = without_lists()
    play.close()

    assert (play.refused(GM, GoOn()), play.time) == (NothingMissing(), ("night", 1))


def test_the_gm_may_give_an_order_on_a_players_behalf() -> None:
    play = dealt(Dan="vigilante")
    entry = play.game.submit(Submission(GM, Use("Eve"), "Dan"), Chance())

    assert entry.events == (Noted(to=("Dan",), action=Use("Eve")),)


def test_extending_and_replacing_leave_the_table_as_it_is() -> None:
    play = dealt(Dan="vigilante")
    play.use("Dan", "Eve")
    play.gm(Extend(hours=5))
    play.gm(Replace(player="Dan", by="Wim"))

    assert night(play).deaths() == ["Eve"]


def test_nobody_moves_in_a_paused_game() -> None:
    play = dealt()
    play.gm(Pause())
    assert play.refused("Ann", Vote("Dan")) == GamePaused()
    assert play.refused(GM, Close()) == GamePaused()
    play.gm(Resume())

    assert Vote in play.may("Ann")


def phases(play: Play) -> list[tuple[str, int]]:
    """Return the days and nights that everybody was told of."""
    return [(event.phase, event.number) for event in play.told("public") if isinstance(event, PhaseBegun)]


def test_a_night_has_the_number_of_its_day() -> None:
    play = dealt()
    night(play)
    play.nightfall()

    assert phases(play) == [("day", 1), ("night", 1), ("day", 2), ("night", 2)]


def test_kills_are_refused_for_the_dead() -> None:
    play = dealt()
    play.gm(Modkill("Ann"))

    assert play.refused("Ann", Kill("Dan")).reason == "dead"
