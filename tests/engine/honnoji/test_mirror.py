"""The Mirror of Amaterasu: a samurai of the party must act in public."""

import pytest

from engine.audience import To
from engine.honnoji.events import ActionSent, ActionShown, Discarded, Noted, Used
from engine.honnoji.refusals import ActionWasSent, CannotPreload, NotHeld, NotItsMoment
from engine.honnoji.tokens import TalismanName
from engine.parties.actions import Act
from engine.parties.events import QuestDone
from engine.parties.refusals import ActionIsFinal, MustSupport
from engine.refusals import ChoiceNeeded, NotAmong
from tests.engine.honnoji.tables import NAMES, Play, heard, kinds, only, table_of

MIRROR = TalismanName.MIRROR


def voting(holder: str = "Dan") -> Play:
    """A vote on Ann, Ben and Gus is open."""
    play = table_of("mirror")
    play.propose("Ann Ben Gus", to=holder)
    return play


def on_its_way(holder: str = "Dan") -> Play:
    """Ann, Ben and Gus must act."""
    play = voting(holder)
    play.approve()
    return play


def test_the_mirror_is_declared_in_public_during_the_vote() -> None:
    play = voting()
    entry = play.use("Dan", "mirror", "Gus")

    assert list(entry.events) == [Used(to=To.PUBLIC, talisman=MIRROR, by="Dan", target="Gus")]
    assert play.held_by("Dan") == []


def test_the_mirrors_target_acts_in_public() -> None:
    play = voting()
    play.use("Dan", "mirror", "Gus")
    play.approve()
    entry = play.act("Gus", False)

    assert list(entry.events) == [ActionShown(to=To.PUBLIC, player="Gus", support=False)]


def test_the_mirrors_target_still_has_a_choice() -> None:
    for support in (True, False):
        play = voting()
        play.use("Dan", "mirror", "Gus")
        play.approve()
        play.act("Gus", support)
        entry = play.act_all()

        done = only(QuestDone, entry.events)
        assert done == QuestDone(to=To.PUBLIC, number=1, success=support, sabotages=int(not support))


def test_a_plotter_named_by_the_mirror_can_only_support() -> None:
    play = voting()
    play.use("Dan", "mirror", "Ann")
    play.approve()

    assert play.refused("Ann", Act(False)) == MustSupport()


def test_an_action_in_public_is_final() -> None:
    play = voting()
    play.use("Dan", "mirror", "Gus")
    play.approve()
    play.act("Gus", False)

    assert play.refused("Gus", Act(True)) == ActionIsFinal()


def test_the_others_still_act_in_secret() -> None:
    play = voting()
    play.use("Dan", "mirror", "Gus")
    play.approve()
    entry = play.act("Ann")

    assert list(entry.events) == [Noted(to=("Ann",), action=Act(True))]


def test_the_mirrors_target_is_awaited_in_secret_like_the_others() -> None:
    play = voting()
    play.use("Dan", "mirror", "Gus")
    play.approve()

    assert [ask.seats for ask in play.game.asks if ask.move is Act and not ask.secret] == []
    assert play.awaited() == {"Ann", "Ben", "Gus"}


def test_only_the_mirrors_target_is_told_of_the_discarded_preload() -> None:
    play = voting()
    play.act("Gus", False)
    entry = play.use("Dan", "mirror", "Gus")
    play.approve()

    assert kinds(entry.events) == ["used", "discarded"]
    assert only(Discarded, entry.events) == Discarded(to=("Gus",))
    assert not [
        reader for reader in (*NAMES, "public") if reader != "Gus" and "discarded" in kinds(heard(reader, entry))
    ]
    assert "Gus" in play.awaited()


def test_the_mirror_does_not_discard_the_preloads_of_others() -> None:
    play = voting()
    play.act("Ann")
    entry = play.use("Dan", "mirror", "Gus")
    play.approve()

    assert kinds(entry.events) == ["used"]
    assert play.awaited() == {"Ben", "Gus"}


def test_approval_shows_the_new_preload_of_the_mirrors_target() -> None:
    play = voting()
    play.act("Gus", False)
    play.use("Dan", "mirror", "Gus")
    preloaded = play.act("Gus", True)
    entry = play.approve()

    assert list(preloaded.events) == [Noted(to=("Gus",), action=Act(True))]
    assert kinds(entry.events)[2:] == ["vote_closed", "action_shown"]
    assert only(ActionShown, entry.events) == ActionShown(to=To.PUBLIC, player="Gus", support=True)
    assert play.awaited() == {"Ann", "Ben"}


def test_a_preloaded_public_action_is_shown_before_the_result() -> None:
    play = voting()
    play.use("Dan", "mirror", "Gus")
    play.act_all(sabotages="Gus")
    entry = play.approve()

    assert kinds(entry.events)[2:] == ["vote_closed", "action_shown", "quest"]


def test_a_rejection_hides_the_preload_of_the_mirrors_target() -> None:
    play = voting()
    play.use("Dan", "mirror", "Gus")
    play.act("Gus", False)
    entry = play.votes(no=NAMES)

    assert "action_shown" not in kinds(entry.events)


def test_a_rejection_returns_the_mirror_to_its_holder() -> None:
    play = voting()
    play.use("Dan", "mirror", "Gus")
    play.votes(no=NAMES)

    assert play.held_by("Dan") == ["mirror"]
    play.propose("Ann Ben Hal")
    play.use("Dan", "mirror", "Hal")
    play.approve()
    assert kinds(play.act("Hal", True).events) == ["action_shown"]


def test_the_mirror_may_be_declared_until_an_action_is_sent() -> None:
    play = on_its_way()
    play.use("Dan", "mirror", "Gus")

    assert kinds(play.act("Gus", False).events) == ["action_shown"]


def test_the_mirror_is_too_late_once_an_action_is_sent() -> None:
    play = on_its_way()
    play.act("Ann")

    assert play.refused_use("Dan", "mirror", "Gus") == ActionWasSent()
    assert play.held_by("Dan") == ["mirror"]


def test_a_preload_limits_the_mirror_to_the_vote() -> None:
    play = voting()
    play.act("Ann")
    assert play.may_use("Dan") == {"mirror"}
    play.approve()

    assert play.refused_use("Dan", "mirror", "Gus") == ActionWasSent()


def test_an_action_for_a_rejected_party_was_not_sent() -> None:
    play = voting()
    play.act("Ann")
    play.votes(no=NAMES)
    play.propose("Ann Ben Gus")
    play.approve()
    play.use("Dan", "mirror", "Gus")

    assert kinds(play.act("Gus", False).events) == ["action_shown"]


def test_the_first_sent_action_is_announced_once_without_a_name() -> None:
    play = on_its_way()
    first, second = play.act("Gus", False), play.act("Ann")

    assert heard("Dan", first) == [ActionSent(to=To.PUBLIC)]
    assert kinds(second.events) == ["noted"]


def test_approval_announces_that_a_preload_was_sent() -> None:
    play = voting()
    play.act("Gus", False)
    entry = play.approve()

    assert kinds(entry.events)[2:] == ["vote_closed", "action_sent"]


def test_a_sent_action_is_announced_only_while_somebody_has_a_mirror() -> None:
    play = table_of("wisdom")
    play.propose("Ann Ben Gus")
    play.approve()

    assert kinds(play.act("Gus", False).events) == ["noted"]


def test_the_mirror_is_in_time_again_in_the_next_mission() -> None:
    play = on_its_way()
    play.act_all()
    play.look()
    play.propose("Ann Ben Cat Gus")
    play.approve()

    assert play.may_use("Dan") == {"mirror"}


def test_a_missing_action_in_public_is_shown_by_default() -> None:
    play = voting()
    play.use("Dan", "mirror", "Gus")
    play.approve()
    entry = play.close()

    assert kinds(entry.events) == ["closed", "noted", "noted", "action_shown", "quest"]
    assert only(ActionShown, entry.events) == ActionShown(to=To.PUBLIC, player="Gus", support=False)


def test_a_member_names_another_samurai_with_the_mirror() -> None:
    play = voting(holder="Gus")

    assert play.refused_use("Gus", "mirror", "Gus") == NotAmong("target", "Gus")


@pytest.mark.parametrize("target", ["Cat", "Dan"])
def test_the_mirror_names_nobody_outside_the_party(target: str) -> None:
    assert voting().refused_use("Dan", "mirror", target) == NotAmong("target", target)


def test_the_mirror_must_name_somebody() -> None:
    assert voting().refused_use("Dan", "mirror") == ChoiceNeeded("target")


def test_the_mirror_is_never_preloaded() -> None:
    assert voting().refused_use("Dan", "mirror", "Gus", preload=True) == CannotPreload(MIRROR)


def test_the_mirror_is_not_used_when_no_party_stands() -> None:
    play = on_its_way()
    play.act_all()

    assert play.refused_use("Dan", "mirror", "Gus") == NotItsMoment(MIRROR)


def test_the_mirror_is_used_once() -> None:
    play = voting()
    play.use("Dan", "mirror", "Gus")
    play.approve()
    play.act_all()
    play.look()
    play.propose()

    assert play.refused_use("Dan", "mirror", "Ann") == NotHeld(MIRROR)


def test_only_the_mirrors_holder_uses_it() -> None:
    assert voting().refused_use("Eve", "mirror", "Gus") == NotHeld(MIRROR)


def test_a_public_action_is_in_everybodys_history() -> None:
    play = voting()
    play.use("Dan", "mirror", "Gus")
    play.approve()
    play.act_all(sabotages="Gus")

    assert play.public.round.past_quests[0].actions == {"Gus": False}
