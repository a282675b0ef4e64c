"""Talismans that meet one another, and the remaining rules."""

from engine.actions import Undo
from engine.honnoji.refusals import LeadsAnyway
from engine.log import Entry
from engine.parties.events import ActionSeen, LeaderReason
from tests.engine.honnoji.tables import NAMES, Play, heard, kinds, only, table_of


def sword_and_staff(sword: str, staff: str) -> Play:
    """The Sword was given in the first mission, the Staff in the second, which Ann, Ben, Cat and Dan are on."""
    play = table_of("sword staff")
    play.missions("won", to=sword)
    play.propose(to=staff)
    return play


def led_by_the_sword() -> tuple[Play, Entry]:
    """Return the third mission, which Dan leads by a preloaded Sword and not Gus by the Staff, and what began it."""
    play = sword_and_staff(sword="Dan", staff="Gus")
    play.preload("Dan", "sword")
    play.approve()
    play.act_all()
    return play, play.look()


def test_the_sword_leads_before_the_staff() -> None:
    play, entry = led_by_the_sword()

    assert kinds(entry.events) == ["looked", "used", "leader", "used", "talisman"]
    assert (play.leader, play.named.quest, play.named.reason) == ("Dan", 3, LeaderReason.SWORD)


def test_the_staffs_recipient_leads_after_the_sword_and_then_the_next_in_order() -> None:
    play, _ = led_by_the_sword()
    play.reject()
    by_the_staff = play.leader, play.named.attempt, play.named.reason
    play.reject()

    assert by_the_staff == ("Gus", 2, LeaderReason.ORDER)
    assert play.leader == "Hal"


def test_the_staffs_recipient_leads_when_the_sword_is_passed_over() -> None:
    play = sword_and_staff(sword="Dan", staff="Gus")
    play.use("Dan", "sword")
    play.approve()
    play.act_all()
    play.look()
    play.give("Jon")
    play.clock()

    assert (play.leader, play.named.quest, play.named.attempt) == ("Gus", 3, 1)


def test_the_sword_is_refused_to_the_samurai_the_staff_makes_leader() -> None:
    play = sword_and_staff(sword="Dan", staff="Dan")
    play.approve()

    assert play.refused_use("Dan", "sword") == LeadsAnyway()
    play.act_all()
    assert play.refused_use("Dan", "sword") == LeadsAnyway()


def test_a_preloaded_sword_stays_while_the_staff_makes_its_holder_leader() -> None:
    play = sword_and_staff(sword="Dan", staff="Dan")
    play.preload("Dan", "sword")
    play.approve()
    play.act_all()
    play.look()
    led = [(play.leader, play.named.reason)]
    for _ in range(2):
        play.reject()
        led.append((play.leader, play.named.reason))

    assert led == [("Dan", LeaderReason.STAFF), ("Dan", LeaderReason.SWORD), ("Eve", LeaderReason.ORDER)]


def test_a_declared_sword_is_spent_if_its_holder_leads_by_the_staff() -> None:
    """Dan would lead after approval, by the Staff, and Cat after rejection."""
    play = sword_and_staff(sword="Dan", staff="Dan")
    play.use("Dan", "sword")
    play.approve()
    play.act_all()
    play.look()

    assert (play.leader, play.named.reason) == ("Dan", LeaderReason.STAFF)
    play.reject()
    assert (play.leader, play.named.reason) == ("Eve", LeaderReason.ORDER)


def test_the_next_in_order_may_use_the_sword_against_the_staff() -> None:
    """Cat is next in the order, and the Staff would give the lead to Gus."""
    play = sword_and_staff(sword="Cat", staff="Gus")
    play.use("Cat", "sword")
    play.approve()
    play.act_all()
    play.look()

    assert (play.leader, play.named.reason) == ("Cat", LeaderReason.SWORD)
    play.reject()
    assert play.leader == "Gus"


def test_the_contracts_holder_may_use_the_sword_before_looking() -> None:
    play = table_of("sword")
    play.mission(to="Jon")
    play.use("Jon", "sword")
    play.look("Gus")

    assert (play.leader, play.named.reason) == ("Jon", LeaderReason.SWORD)


def mirror_and_insight() -> Play:
    """Dan has the Mirror and Eve the Insight; a vote on Ann, Ben, Cat and Gus is open."""
    play = table_of("mirror insight")
    play.missions("won", to="Dan")
    play.propose("Ann Ben Cat Gus", to="Eve")
    return play


def test_an_insight_into_a_public_action_tells_what_everybody_saw() -> None:
    play = mirror_and_insight()
    play.preload("Eve", "insight", "Gus")
    play.use("Dan", "mirror", "Gus")
    play.approve()
    entry = play.act_all(sabotages="Gus")

    assert only(ActionSeen, entry.events) == ActionSeen(to=("Eve",), target="Gus", support=False)
    assert play.held_by("Eve") == []


def test_an_insight_into_a_public_actor_may_still_be_withdrawn() -> None:
    play = mirror_and_insight()
    play.preload("Eve", "insight", "Gus")
    play.use("Dan", "mirror", "Gus")
    play.unuse("Eve", "insight")
    play.approve()
    play.act_all()

    assert play.held_by("Eve") == ["insight"]


def test_the_mirror_is_in_time_if_only_an_insight_was_used() -> None:
    play = mirror_and_insight()
    play.approve()
    play.use("Eve", "insight", "Gus")
    play.use("Dan", "mirror", "Gus")

    assert kinds(play.act("Gus", False).events) == ["action_shown"]


def test_the_mirror_discards_a_preloaded_action_but_not_an_insight() -> None:
    play = table_of("mirror insight")
    play.missions("won", to="Dan")
    play.propose("Ann Ben Cat Gus", to="Gus")
    play.preload("Gus", "insight", "Ann")
    play.act("Gus", False)
    play.use("Dan", "mirror", "Gus")
    play.approve()
    entry = play.act_all()

    assert only(ActionSeen, entry.events) == ActionSeen(to=("Gus",), target="Ann", support=True)


def test_a_rejection_gives_back_mirror_and_insight_and_spends_the_wisdom() -> None:
    play = table_of("mirror insight wisdom")
    play.missions("won", to="Dan")
    play.missions("lost", to="Dan")
    play.propose("Ann Ben Cat Gus", to="Dan")
    play.preload("Dan", "insight", "Gus")
    play.use("Dan", "mirror", "Gus")
    play.use("Dan", "wisdom")
    play.votes(no=NAMES)

    assert play.held_by("Dan") == ["mirror", "insight"]


def test_a_sword_declared_during_a_vote_outlasts_its_rejection() -> None:
    play = table_of("sword wisdom")
    play.missions("won", to="Eve")
    play.propose(to="Hal")
    play.use("Hal", "wisdom")
    play.use("Eve", "sword")
    play.votes(yes=NAMES[:5], no=NAMES[6:])
    play.close()

    assert (play.leader, play.named.reason) == ("Eve", LeaderReason.SWORD)


def test_an_undone_use_was_never_made() -> None:
    play = table_of("sword")
    play.reject(to="Dan")
    play.use("Dan", "sword")
    play.gm(Undo())

    assert (play.leader, play.held_by("Dan")) == ("Ben", ["sword"])


def test_only_the_holder_is_told_of_an_undone_preload() -> None:
    play = table_of("sword")
    play.give("Dan")
    play.preload("Dan", "sword")
    entry = play.gm(Undo())

    assert [event.taken for event in heard("Dan", entry) if hasattr(event, "taken")] == [None, 3]
    assert [event.taken for event in heard("Eve", entry) if hasattr(event, "taken")] == [None]
    play.reject()
    assert play.leader == "Ben"
