"""The Staff of Hachiman: its recipient leads first in the next mission, and the order goes on from there."""

import pytest

from engine.audience import To
from engine.honnoji.events import Used
from engine.honnoji.refusals import CannotPreload, FiresByItself, NotHeld
from engine.honnoji.tokens import TalismanName
from engine.parties.events import LeaderReason
from tests.engine.honnoji.tables import Play, kinds, table_of

STAFF = TalismanName.STAFF


def fay_has_it() -> Play:
    play = table_of("staff")
    play.give("Fay")
    return play


def test_the_staffs_recipient_leads_first_in_the_next_mission() -> None:
    play = fay_has_it()
    play.mission()
    play.look()

    assert (play.leader, play.named.quest, play.named.attempt, play.named.reason) == ("Fay", 2, 1, LeaderReason.STAFF)


def test_the_staff_fires_by_itself_in_public_before_the_talisman_is_shown() -> None:
    play = fay_has_it()
    play.mission()
    entry = play.look()

    assert kinds(entry.events) == ["looked", "used", "leader", "talisman"]
    assert Used(to=To.PUBLIC, talisman=STAFF, by="Fay", target=None) in entry.events
    assert play.held_by("Fay") == []


def test_the_order_goes_on_from_the_staffs_recipient() -> None:
    play = fay_has_it()
    play.mission()
    play.look()
    leaders = [play.leader]
    for _ in range(2):
        play.reject()
        leaders.append(play.leader)

    assert leaders == ["Fay", "Gus", "Hal"]


def test_the_order_goes_on_from_a_staffs_recipient_who_is_passed_over() -> None:
    play = fay_has_it()
    play.mission()
    play.look()
    play.give("Jon")
    play.clock()

    assert play.leader == "Gus"


def test_the_staff_leaves_the_order_of_its_own_mission_alone() -> None:
    play = fay_has_it()
    play.reject()

    assert (play.leader, play.named.reason) == ("Ben", LeaderReason.ORDER)


def test_the_staffs_recipient_may_be_the_next_leader_anyway() -> None:
    play = table_of("staff")
    play.missions("won", to="Ben")

    assert (play.leader, play.named.reason) == ("Ben", LeaderReason.STAFF)
    play.reject()
    assert play.leader == "Cat"


def test_the_staffs_holder_has_nothing_to_declare() -> None:
    play = fay_has_it()

    assert play.may_use("Fay") == set()
    assert play.refused_use("Fay", "staff") == FiresByItself(STAFF)
    assert play.refused_use("Fay", "staff", preload=True) == CannotPreload(STAFF)
    assert play.refused_use("Ann", "staff") == NotHeld(STAFF)


@pytest.mark.parametrize("last", ["won", "lost"])
def test_the_staff_does_nothing_in_mission_seven(last: str) -> None:
    play = table_of("sword wisdom wisdom insight insight mirror staff")
    play.missions("won", "lost", "won", "lost", "won", "lost")
    play.give("Fay")
    play.mission(sabotages="Gus" if last == "lost" else "")

    assert play.outcome is not None
    assert play.held_by("Fay") == ["staff"]


def test_the_staff_fires_once() -> None:
    play = fay_has_it()
    play.mission()
    play.look()
    play.mission()
    play.look()

    assert (play.leader, play.named.reason) == ("Gus", LeaderReason.ORDER)
