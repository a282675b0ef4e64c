"""A sword declared ahead, in secret: when it fires, and how it is withdrawn."""

from engine.honnoji.actions import Give, Unuse, Use
from engine.honnoji.events import Noted, Preloaded
from engine.honnoji.refusals import AlreadySet, NotHeld, NothingSet
from engine.honnoji.tokens import Standing
from engine.parties.events import LeaderReason
from tests.engine.honnoji.swords import SWORD, dan_has_it, dan_has_sword_and_staff
from tests.engine.honnoji.tables import NAMES, heard, kinds


def test_only_the_holder_knows_of_a_preloaded_sword() -> None:
    play = dan_has_it()
    entry = play.preload("Dan", "sword")

    assert list(entry.events) == [
        Noted(to=("Dan",), action=Use(SWORD, preload=True)),
        Preloaded(to=("Dan",), talisman=SWORD, target=None),
    ]
    assert not [reader for reader in (*NAMES, "public") if reader != "Dan" and heard(reader, entry)]
    assert play.held_by("Dan") == ["sword"]


def test_a_preloaded_sword_fires_at_the_next_change_of_leader() -> None:
    play = dan_has_it()
    play.preload("Dan", "sword")
    entry = play.reject()

    assert kinds(entry.events) == ["voted", "noted", "vote_closed", "leader", "used"]
    assert (play.leader, play.named.attempt, play.named.reason) == ("Dan", 2, LeaderReason.SWORD)
    assert play.held_by("Dan") == []


def test_everybody_knows_that_a_fired_preloaded_sword_is_spent() -> None:
    play = dan_has_it()
    play.preload("Dan", "sword")
    play.reject()

    assert [token.standing for token in play.public.tokens if token.name is SWORD] == [Standing.SPENT]


def test_a_preloaded_sword_does_not_displace_the_current_leader() -> None:
    play = dan_has_it()
    play.reject()
    play.preload("Dan", "sword")

    assert play.leader == "Ben"
    play.reject()
    assert play.leader == "Dan"


def test_a_preloaded_sword_fires_when_a_leader_is_passed_over() -> None:
    play = dan_has_it()
    play.preload("Dan", "sword")
    entry = play.clock()

    assert kinds(entry.events) == ["leader", "used"]
    assert (play.leader, play.named.attempt, play.named.reason) == ("Dan", 1, LeaderReason.SWORD)
    play.reject()
    assert play.leader == "Ben"


def test_a_sword_preloaded_before_the_talisman_gives_that_talisman() -> None:
    play = dan_has_it()
    play.preload("Dan", "sword")
    play.mission()
    entry = play.look()

    assert kinds(entry.events) == ["looked", "leader", "used", "talisman"]
    assert Give in play.may("Dan")


def test_a_sword_preloaded_with_a_talisman_shown_fires_next() -> None:
    play = dan_has_it()
    play.missions("won")
    play.preload("Dan", "sword")

    assert play.leader == "Ben"
    play.reject()
    assert play.leader == "Dan"


def test_the_preload_of_a_samurai_who_leads_anyway_stays() -> None:
    play = dan_has_it()
    play.reject()
    play.reject()
    play.preload("Dan", "sword")
    play.reject()
    led = [(play.leader, play.named.reason)]
    play.mission()
    play.look()
    led.append((play.leader, play.named.reason))
    play.reject()

    assert led == [("Dan", LeaderReason.ORDER), ("Dan", LeaderReason.SWORD)]
    assert play.leader == "Eve"


def test_a_preloaded_sword_is_kept_when_its_holder_leads_by_the_staff() -> None:
    play = dan_has_sword_and_staff()
    play.preload("Dan", "sword")
    play.approve()
    play.act_all()
    play.look(None)
    assert play.named.reason is LeaderReason.STAFF
    play.reject()

    assert (play.leader, play.named.reason) == ("Dan", LeaderReason.SWORD)


def test_a_preload_may_be_withdrawn() -> None:
    play = dan_has_it()
    play.preload("Dan", "sword")
    entry = play.unuse("Dan", "sword")

    assert list(entry.events) == [Noted(to=("Dan",), action=Unuse(SWORD))]
    play.reject()
    assert (play.leader, play.named.reason) == ("Ben", LeaderReason.ORDER)
    assert play.held_by("Dan") == ["sword"]


def test_the_sword_is_preloaded_once() -> None:
    play = dan_has_it()
    play.preload("Dan", "sword")

    assert play.refused_use("Dan", "sword", preload=True) == AlreadySet(SWORD)


def test_a_holder_may_declare_a_preloaded_sword_after_all() -> None:
    play = dan_has_it()
    play.reject()
    play.preload("Dan", "sword")
    play.use("Dan", "sword")

    assert play.leader == "Dan"
    assert play.refused("Dan", Unuse(SWORD)) == NotHeld(SWORD)


def test_a_sword_that_is_not_preloaded_cannot_be_withdrawn() -> None:
    play = dan_has_it()

    assert play.refused("Dan", Unuse(SWORD)) == NothingSet(SWORD)
