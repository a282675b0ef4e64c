"""The Insight of Tenjin: its holder alone learns how a member of the party acted."""

import pytest

from engine.audience import To
from engine.honnoji.actions import Unuse, Use
from engine.honnoji.events import Noted, Preloaded, Used
from engine.honnoji.refusals import AlreadySet, CannotPreload, NotHeld, NothingSet, NotItsMoment, UseIsFinal
from engine.honnoji.table import HonnojiTable
from engine.honnoji.tokens import TalismanName
from engine.parties.events import ActionSeen
from engine.refusals import ChoiceNeeded, NotAmong
from tests.engine.honnoji.tables import NAMES, Play, heard, kinds, only, table_of

INSIGHT = TalismanName.INSIGHT


def voting(holder: str = "Dan") -> Play:
    """A vote on Ann, Ben and Gus is open."""
    play = table_of("insight")
    play.propose("Ann Ben Gus", to=holder)
    return play


def on_its_way(holder: str = "Dan") -> Play:
    """Ann, Ben and Gus must act."""
    play = voting(holder)
    play.approve()
    return play


def test_only_the_insights_holder_learns_how_a_member_acted() -> None:
    play = on_its_way()
    play.use("Dan", "insight", "Gus")
    entry = play.act_all(sabotages="Gus")

    assert only(ActionSeen, entry.events) == ActionSeen(to=("Dan",), target="Gus", support=False)


def test_the_result_makes_the_insights_use_and_target_public() -> None:
    play = on_its_way()
    play.use("Dan", "insight", "Gus")
    entry = play.act_all(sabotages="Gus")

    assert kinds(heard("public", entry)) == ["quest", "used"]
    assert only(Used, entry.events) == Used(to=To.PUBLIC, talisman=INSIGHT, by="Dan", target="Gus")


def test_only_the_holder_knows_of_the_insight_before_the_result() -> None:
    play = on_its_way()
    entry = play.use("Dan", "insight", "Gus")

    assert list(entry.events) == [Noted(to=("Dan",), action=Use(INSIGHT, "Gus"))]
    assert play.held_by("Dan") == ["insight"]


def test_the_insight_may_be_used_on_a_member_who_has_acted() -> None:
    play = on_its_way()
    play.act("Gus", False)
    play.use("Dan", "insight", "Gus")
    entry = play.act_all()

    assert only(ActionSeen, entry.events) == ActionSeen(to=("Dan",), target="Gus", support=False)


def test_the_insight_is_used_before_the_result_is_shown() -> None:
    play = on_its_way()
    play.act_all()

    assert play.refused_use("Dan", "insight", "Gus") == NotItsMoment(INSIGHT)


def test_the_insight_is_not_used_before_a_party_is_proposed() -> None:
    play = table_of("insight")
    play.give("Dan")

    assert play.refused_use("Dan", "insight", "Gus") == NotItsMoment(INSIGHT)
    assert play.refused_use("Dan", "insight", "Gus", preload=True) == NotItsMoment(INSIGHT)


@pytest.mark.parametrize("preload", [True, False])
def test_only_the_holder_knows_of_a_preloaded_insight(preload: bool) -> None:
    play = voting()
    entry = play.does("Dan", Use(INSIGHT, "Gus", preload))

    assert list(entry.events) == [
        Noted(to=("Dan",), action=Use(INSIGHT, "Gus", preload)),
        Preloaded(to=("Dan",), talisman=INSIGHT, target="Gus"),
    ]
    assert not [reader for reader in (*NAMES, "public") if reader != "Dan" and heard(reader, entry)]


def test_a_preload_counts_once_the_party_is_approved() -> None:
    play = voting()
    play.preload("Dan", "insight", "Gus")
    play.approve()
    entry = play.act_all(sabotages="Gus")

    assert only(ActionSeen, entry.events) == ActionSeen(to=("Dan",), target="Gus", support=False)


def test_a_preload_counts_even_if_approval_brings_the_result() -> None:
    play = voting()
    play.preload("Dan", "insight", "Gus")
    play.act_all(sabotages="Gus")
    entry = play.approve()

    assert kinds(entry.events)[2:] == ["vote_closed", "quest", "used", "action_seen"]


def test_a_preload_may_be_withdrawn_while_the_vote_runs() -> None:
    play = voting()
    play.preload("Dan", "insight", "Gus")
    entry = play.unuse("Dan", "insight")
    play.approve()

    assert list(entry.events) == [Noted(to=("Dan",), action=Unuse(INSIGHT))]
    assert "used" not in kinds(play.act_all().events)
    assert play.held_by("Dan") == ["insight"]


def test_a_preload_may_be_changed_and_the_last_one_counts() -> None:
    play = voting()
    play.preload("Dan", "insight", "Gus")
    play.preload("Dan", "insight", "Ann")
    play.approve()
    entry = play.act_all(sabotages="Gus")

    assert only(ActionSeen, entry.events) == ActionSeen(to=("Dan",), target="Ann", support=True)


def test_only_a_preload_can_be_withdrawn() -> None:
    assert voting().refused("Dan", Unuse(INSIGHT)) == NothingSet(INSIGHT)


def test_approval_makes_the_insights_use_final() -> None:
    play = voting()
    play.preload("Dan", "insight", "Gus")
    play.approve()

    assert play.refused("Dan", Unuse(INSIGHT)) == UseIsFinal(INSIGHT)
    assert play.refused_use("Dan", "insight", "Ann") == UseIsFinal(INSIGHT)


def test_approval_ends_preloading_the_insight() -> None:
    assert on_its_way().refused_use("Dan", "insight", "Gus", preload=True) == CannotPreload(INSIGHT)


def test_a_rejection_returns_the_insight_without_a_target() -> None:
    play = voting()
    play.preload("Dan", "insight", "Gus")
    play.votes(no=NAMES)
    play.propose("Ann Ben Gus")
    play.approve()
    entry = play.act_all(sabotages="Gus")

    assert "used" not in kinds(entry.events)
    assert play.held_by("Dan") == ["insight"]


def test_the_insight_shows_a_default_as_it_is_counted() -> None:
    play = on_its_way()
    play.use("Dan", "insight", "Gus")
    entry = play.close()

    assert only(ActionSeen, entry.events) == ActionSeen(to=("Dan",), target="Gus", support=False)


def test_a_member_names_another_member() -> None:
    play = voting(holder="Gus")

    assert play.refused_use("Gus", "insight", "Gus") == NotAmong("target", "Gus")
    play.preload("Gus", "insight", "Ann")


@pytest.mark.parametrize("target", ["Cat", "Dan"])
def test_the_insight_names_nobody_outside_the_party(target: str) -> None:
    assert voting().refused_use("Dan", "insight", target) == NotAmong("target", target)


def test_the_insight_must_name_somebody() -> None:
    assert voting().refused_use("Dan", "insight") == ChoiceNeeded("target")


def test_the_insight_is_used_once() -> None:
    play = on_its_way()
    play.use("Dan", "insight", "Gus")
    play.act_all()
    play.look()
    play.propose()

    assert play.refused_use("Dan", "insight", "Ann") == NotHeld(INSIGHT)


def test_only_the_insights_holder_uses_it() -> None:
    play = voting()

    assert play.refused_use("Eve", "insight", "Gus") == NotHeld(INSIGHT)
    assert play.refused("Eve", Unuse(INSIGHT)) == NotHeld(INSIGHT)


def test_the_insights_holder_sees_the_action_in_the_past_missions() -> None:
    play = on_its_way()
    play.use("Dan", "insight", "Gus")
    play.act_all(sabotages="Gus")

    views = [play.game.view(reader).of(HonnojiTable) for reader in ("Dan", "Eve", To.PUBLIC)]
    assert [view.table.round.past_quests[0].actions for view in views] == [{"Gus": False}, {}, {}]


def with_two() -> Play:
    """Dan has both, and a vote on Ann, Ben, Cat and Gus is open."""
    play = table_of("insight insight")
    play.missions("won", to="Dan")
    play.propose("Ann Ben Cat Gus", to="Dan")
    return play


def test_a_holder_of_two_insights_may_name_two_members() -> None:
    play = with_two()
    play.preload("Dan", "insight", "Gus")
    play.preload("Dan", "insight", "Ann")
    play.approve()
    entry = play.act_all(sabotages="Gus")

    assert [event for event in entry.events if isinstance(event, ActionSeen)] == [
        ActionSeen(to=("Dan",), target="Gus", support=False),
        ActionSeen(to=("Dan",), target="Ann", support=True),
    ]
    assert [(token.used_in, token.target) for token in play.public.tokens] == [(2, "Gus"), (2, "Ann")]


def test_a_holder_of_two_insights_names_nobody_twice() -> None:
    play = with_two()
    play.preload("Dan", "insight", "Gus")

    assert play.refused_use("Dan", "insight", "Gus") == NotAmong("target", "Gus")


def test_a_holder_of_two_insights_withdraws_both() -> None:
    play = with_two()
    play.preload("Dan", "insight", "Gus")
    play.preload("Dan", "insight", "Ann")
    play.unuse("Dan", "insight")
    play.approve()
    play.act_all()

    assert play.held_by("Dan") == ["insight", "insight"]


def test_a_holder_who_preloaded_one_insight_may_use_another_later() -> None:
    play = with_two()
    play.preload("Dan", "insight", "Gus")
    play.approve()
    play.use("Dan", "insight", "Ann")

    assert play.refused_use("Dan", "insight", "Ben") == UseIsFinal(INSIGHT)
    assert kinds(play.act_all().events).count("action_seen") == 2


def test_no_insight_is_asked_for_once_every_member_is_named() -> None:
    play = table_of("insight insight")
    play.missions("lost", to="Gus")
    play.propose("Ann Ben Gus", to="Gus")
    play.preload("Gus", "insight", "Ann")
    play.preload("Gus", "insight", "Ben")

    assert play.refused_use("Gus", "insight", "Ben") == AlreadySet(INSIGHT)
    assert play.may_use("Gus") == set()


def test_two_holders_may_name_the_same_member() -> None:
    play = table_of("insight insight")
    play.missions("won", to="Dan")
    play.propose("Ann Ben Cat Gus", to="Eve")
    play.preload("Dan", "insight", "Gus")
    play.preload("Eve", "insight", "Gus")
    play.approve()
    entry = play.act_all()

    assert [event.to for event in entry.events if isinstance(event, ActionSeen)] == [("Dan",), ("Eve",)]
