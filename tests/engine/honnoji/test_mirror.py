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
    """A vote on Ann, Ben and Gus runs."""
    play = table_of("mirror")
    play.propose("Ann Ben Gus", to=holder)
    return play


def on_its_way(holder: str = "Dan") -> Play:
    """Ann, Ben and Gus are to act."""
    play = voting(holder)
    play.approve()
    return play


def test_the_mirror_is_declared_in_public_while_the_vote_runs() -> None:
    play = voting()
    entry = play.use("Dan", "mirror", "Gus")

    assert list(entry.events) == [Used(to=To.PUBLIC, talisman=MIRROR, by="Dan", target="Gus")]
    assert play.held_by("Dan") == []


def test_whom_the_mirror_names_acts_in_public() -> None:
    play = voting()
    play.use("Dan", "mirror", "Gus")
    play.approve()
    entry = play.act("Gus", False)

    assert list(entry.events) == [ActionShown(to=To.PUBLIC, player="Gus", support=False)]


def test_whom_the_mirror_names_still_chooses() -> None:
    for support in (True, False):
        play = voting()
        play.use("Dan", "mirror", "Gus")
        play.approve()
        play.act("Gus", support)
        entry = play.act_all()

        done = only(QuestDone, entry.events)
        assert done == QuestDone(to=To.PUBLIC, number=1, success=support, sabotages=int(not support))


def test_a_plotter_whom_the_mirror_names_can_still_only_support() -> None:
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


def test_the_party_waits_for_whom_the_mirror_names_in_secret_as_for_the_others() -> None:
    play = voting()
    play.use("Dan", "mirror", "Gus")
    play.approve()

    assert [ask.seats for ask in play.game.asks if ask.move is Act and not ask.secret] == []
    assert play.awaited() == {"Ann", "Ben", "Gus"}


def test_a_preload_of_whom_the_mirror_names_is_discarded_and_he_alone_is_told() -> None:
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


def test_a_preload_of_somebody_else_is_not_discarded() -> None:
    play = voting()
    play.act("Ann")
    entry = play.use("Dan", "mirror", "Gus")
    play.approve()

    assert kinds(entry.events) == ["used"]
    assert play.awaited() == {"Ben", "Gus"}


def test_whom_the_mirror_names_may_preload_again_and_that_is_shown_on_approval() -> None:
    play = voting()
    play.act("Gus", False)
    play.use("Dan", "mirror", "Gus")
    preloaded = play.act("Gus", True)
    entry = play.approve()

    assert list(preloaded.events) == [Noted(to=("Gus",), action=Act(True))]
    assert kinds(entry.events)[2:] == ["vote_closed", "action_shown"]
    assert only(ActionShown, entry.events) == ActionShown(to=To.PUBLIC, player="Gus", support=True)
    assert play.awaited() == {"Ann", "Ben"}


def test_when_all_have_preloaded_the_public_action_is_shown_before_the_result() -> None:
    play = voting()
    play.use("Dan", "mirror", "Gus")
    play.act_all(sabotages="Gus")
    entry = play.approve()

    assert kinds(entry.events)[2:] == ["vote_closed", "action_shown", "quest"]


def test_a_preload_of_whom_the_mirror_names_is_not_shown_if_the_party_is_rejected() -> None:
    play = voting()
    play.use("Dan", "mirror", "Gus")
    play.act("Gus", False)
    entry = play.votes(no=NAMES)

    assert "action_shown" not in kinds(entry.events)


def test_if_the_party_is_rejected_the_mirror_goes_back_to_its_holder() -> None:
    play = voting()
    play.use("Dan", "mirror", "Gus")
    play.votes(no=NAMES)

    assert play.held_by("Dan") == ["mirror"]
    play.propose("Ann Ben Hal")
    play.use("Dan", "mirror", "Hal")
    play.approve()
    assert kinds(play.act("Hal", True).events) == ["action_shown"]


def test_the_mirror_may_be_declared_after_the_vote_until_an_action_has_been_sent() -> None:
    play = on_its_way()
    play.use("Dan", "mirror", "Gus")

    assert kinds(play.act("Gus", False).events) == ["action_shown"]


def test_once_an_action_has_been_sent_the_mirror_comes_too_late() -> None:
    play = on_its_way()
    play.act("Ann")

    assert play.refused_use("Dan", "mirror", "Gus") == ActionWasSent()
    assert play.held_by("Dan") == ["mirror"]


def test_once_a_member_has_preloaded_the_mirror_is_declared_only_while_the_vote_runs() -> None:
    play = voting()
    play.act("Ann")
    assert play.may_use("Dan") == {"mirror"}
    play.approve()

    assert play.refused_use("Dan", "mirror", "Gus") == ActionWasSent()


def test_an_action_for_a_party_that_was_rejected_was_not_sent() -> None:
    play = voting()
    play.act("Ann")
    play.votes(no=NAMES)
    play.propose("Ann Ben Gus")
    play.approve()
    play.use("Dan", "mirror", "Gus")

    assert kinds(play.act("Gus", False).events) == ["action_shown"]


def test_that_an_action_has_been_sent_is_told_once_and_names_nobody() -> None:
    play = on_its_way()
    first, second = play.act("Gus", False), play.act("Ann")

    assert heard("Dan", first) == [ActionSent(to=To.PUBLIC)]
    assert kinds(second.events) == ["noted"]


def test_that_a_preload_has_been_sent_is_told_on_approval() -> None:
    play = voting()
    play.act("Gus", False)
    entry = play.approve()

    assert kinds(entry.events)[2:] == ["vote_closed", "action_sent"]


def test_that_an_action_has_been_sent_is_told_only_while_somebody_has_a_mirror() -> None:
    play = table_of("wisdom")
    play.propose("Ann Ben Gus")
    play.approve()

    assert kinds(play.act("Gus", False).events) == ["noted"]


def test_in_the_next_mission_the_mirror_is_in_time_again() -> None:
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


def test_what_was_done_in_public_stands_in_everybodys_history() -> None:
    play = voting()
    play.use("Dan", "mirror", "Gus")
    play.approve()
    play.act_all(sabotages="Gus")

    assert play.public.round.past_quests[0].actions == {"Gus": False}
