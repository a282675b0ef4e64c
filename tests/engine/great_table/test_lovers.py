"""The lovers: who gets their thread, and the message to a Lover without a partner."""

import pytest

from engine.great_table.actions import Revive, Thread, Whisper
from engine.great_table.cards import CardName
from engine.great_table.events import Result, ThreadClosed, ThreadOpened
from engine.great_table.refusals import Dead, NotInThread
from engine.mafia.actions import Modkill
from engine.speech import Message
from tests.engine.great_table.tables import NAMES, Play, heard, only, table_of

ALONE = {"players": ()}


def dealt(**wanted: str | None) -> Play:
    """All cards are dealt, the Lovers to Eve and Fay."""
    play = table_of()
    play.deal(**{"Eve": "lover", "Fay": "lover", **wanted})
    return play


def hears_of_no_partner(play: Play, seat: str) -> bool:
    """Return whether a player is told that nobody chose the other Lover."""
    return Result(to=(seat,), card=CardName.LOVER, players=()) in play.told(seat)


def test_two_holders_of_lovers_get_a_private_thread() -> None:
    play = dealt()
    entry = play.game.log[-1]

    assert only(ThreadOpened, heard("Eve", entry)) == ThreadOpened(
        to=("Eve", "Fay"), thread=Thread.LOVERS, members=("Eve", "Fay")
    )
    assert not [event for event in heard("public", entry) if isinstance(event, ThreadOpened)]


def test_only_the_two_lovers_hear_their_thread() -> None:
    play = dealt()
    entry = play.whisper("Eve", "lovers", "Who are you?")

    assert entry.events == (Message(to=("Eve", "Fay"), thread="lovers", by="Eve", text="Who are you?"),)


def test_lovers_may_write_as_much_as_they_like() -> None:
    play = dealt()
    play.whisper("Eve", "lovers")
    play.whisper("Eve", "lovers")

    assert Whisper in play.may("Eve")


def test_the_lovers_thread_opens_once_the_steal_is_settled() -> None:
    play = dealt(Dan="thief")
    assert play.refused("Eve", Whisper("Hello.", Thread.LOVERS)) == NotInThread()
    play.steal("Dan", None)

    assert play.members("lovers") == ("Eve", "Fay")


def test_the_lovers_thread_is_open_by_night_and_until_dawn() -> None:
    play = dealt()
    play.nightfall()
    play.whisper("Fay", "lovers")
    entry = play.dawn(first="Ann")

    assert only(ThreadClosed, heard("Eve", entry)) == ThreadClosed(to=("Eve", "Fay"), thread=Thread.LOVERS)
    assert play.refused("Eve", Whisper("Hello.", Thread.LOVERS)) == NotInThread()


def test_lovers_have_the_night_if_the_day_ends_without_a_theft() -> None:
    play = dealt(Dan="thief")
    play.nightfall()

    assert play.members("lovers") == ("Eve", "Fay")


def test_two_lovers_hear_nothing_if_only_the_night_settles_the_steal() -> None:
    play = dealt(Dan="thief")
    play.lynch("Ida")
    play.dawn(first="Ann")

    assert not [event for event in play.told("Eve") if isinstance(event, Result | ThreadOpened)]


def test_a_lover_alone_on_another_day_is_told_again() -> None:
    play = table_of()
    play.deal(Dan="king", Eve="lover")
    play.dawn()
    play.deal(Eve="lover")

    assert [result.players for result in play.results("Eve")] == [(), ()]


def test_a_lone_lover_is_told_even_if_the_night_settles_the_steal() -> None:
    play = table_of()
    play.deal(Eve="lover", Dan="thief")
    play.lynch("Ida")
    play.dawn(first="Ann")

    assert play.result("Eve") == ALONE


def test_a_dead_lover_leaves_the_thread_at_once() -> None:
    play = dealt()
    entry = play.lynch("Eve")

    assert ThreadClosed(to=("Eve",), thread=Thread.LOVERS) in heard("Eve", entry)
    assert play.members("lovers") == ("Fay",)
    assert play.refused("Eve", Whisper("Hello.", Thread.LOVERS)) == Dead()


def test_a_lover_who_dies_at_night_is_told_once_of_the_close() -> None:
    play = dealt()
    play.kill("Ann", "Eve")
    entry = play.dawn(first="Ann")

    assert [event.thread for event in heard("Eve", entry) if isinstance(event, ThreadClosed)] == [Thread.LOVERS]
    assert [event.thread for event in heard("Fay", entry) if isinstance(event, ThreadClosed)] == [Thread.LOVERS]


def test_a_holder_without_a_partner_is_told_that_no_one_chose_the_other_lover() -> None:
    play = table_of()
    play.deal(Eve="lover")

    assert play.result("Eve") == ALONE
    assert play.members("lovers") == ()


def test_a_lone_lover_is_told_when_the_steal_is_settled() -> None:
    play = table_of()
    play.deal(Eve="lover", Dan="thief")
    assert not hears_of_no_partner(play, "Eve")
    play.steal("Dan", None)

    assert hears_of_no_partner(play, "Eve")


def test_a_thief_who_stole_a_lover_is_the_partner() -> None:
    play = dealt(Dan="thief")
    play.steal("Dan", "Eve")

    assert play.members("lovers") == ("Dan", "Fay")


def test_a_robbed_lover_is_told_that_no_one_chose_the_other() -> None:
    play = dealt(Dan="thief")
    play.steal("Dan", "Eve")

    assert play.result("Eve") == ALONE
    assert not play.results("Fay")
    assert not play.results("Dan")


def test_a_stolen_only_lover_leaves_both_without_a_partner() -> None:
    play = table_of()
    play.deal(Dan="thief", Eve="lover")
    play.steal("Dan", "Eve")

    assert (play.result("Eve"), play.result("Dan")) == (ALONE, ALONE)


def test_a_lover_with_a_dead_partner_at_the_settling_has_none() -> None:
    play = dealt(Dan="thief")
    play.gm(Modkill("Eve"))
    play.steal("Dan", None)

    assert play.result("Fay") == ALONE
    assert not hears_of_no_partner(play, "Eve")


def test_a_thief_killed_by_the_bomb_settles_the_steal() -> None:
    play = dealt(Dan="thief", Gus="bomber")
    play.steal("Dan", "Gus")

    assert play.members("lovers") == ("Eve", "Fay")


def test_a_thief_who_dies_settles_the_steal() -> None:
    play = dealt(Dan="thief")
    play.gm(Modkill("Dan"))

    assert play.members("lovers") == ("Eve", "Fay")


def test_a_revived_thief_who_steals_a_lover_joins_the_thread() -> None:
    play = dealt(Dan="thief")
    play.gm(Modkill("Dan"))
    play.gm(Revive("Dan"))
    entry = play.steal("Dan", "Eve")

    assert play.members("lovers") == ("Dan", "Fay")
    assert ThreadClosed(to=("Eve",), thread=Thread.LOVERS) in heard("Eve", entry)
    assert play.result("Eve") == ALONE
    assert not play.results("Fay")


@pytest.mark.parametrize("second", ["lover", None])
def test_a_revived_thief_does_not_repeat_the_lovers_messages(second: str | None) -> None:
    play = table_of()
    play.deal(Dan="thief", Eve="lover", **({"Fay": second} if second else {}))
    play.gm(Modkill("Dan"))
    play.gm(Revive("Dan"))
    play.steal("Dan", None)

    told = [event for event in play.told("Eve") if isinstance(event, Result | ThreadOpened)]
    assert len(told) == 1


def test_a_lover_whose_partner_dies_is_told_nothing_more() -> None:
    play = dealt(Dan="thief")
    play.gm(Modkill("Dan"))
    play.gm(Modkill("Eve"))
    play.gm(Revive("Dan"))
    play.steal("Dan", None)

    assert not play.results("Fay")


def test_a_revived_lover_is_back_in_the_thread_in_seat_order() -> None:
    play = table_of(NAMES[::-1], seats=NAMES)
    play.deal(Eve="lover", Fay="lover")
    play.gm(Modkill("Eve"))
    play.gm(Revive("Eve"))

    assert play.members("lovers") == ("Fay", "Eve")
    assert Whisper in play.may("Eve")


def test_every_day_has_its_own_lovers() -> None:
    play = dealt()
    play.dawn(first="Ann")
    play.deal(Gus="lover", Fay="lover")

    assert play.members("lovers") == ("Fay", "Gus")


def test_guarding_does_not_affect_lovers() -> None:
    play = dealt(Gus="guard")
    play.use("Gus", "Eve")
    play.dawn(first="Ann")

    assert not play.results("Eve")
    assert not play.results("Fay")
