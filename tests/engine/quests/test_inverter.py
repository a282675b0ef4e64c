"""The inverter: who gets it, and what its rider may do with it."""

from collections.abc import Callable

import pytest

from engine.actions import Abort, Replace, Undo
from engine.asks import Awaited, awaited
from engine.audience import To
from engine.domains import OneOfThose, OneSeat
from engine.events import Replaced
from engine.log import Entry
from engine.names import GM
from engine.parties.actions import Act, Vote
from engine.parties.events import ActionSeen, PartyProposed, PastQuest, QuestDone
from engine.parties.refusals import ActionIsFinal, MustSupport, NotInTheParty, NotTheHolder
from engine.quests.actions import Invert, Propose
from engine.quests.events import Inverted, OrdersIn, Reveal
from engine.quests.refusals import NotInPlay
from engine.quests.table import Phase
from engine.refusals import ChoiceNeeded, NotAmong, NotNow, WrongCount
from tests.engine.quests.tables import NAMES, Play, heard, kinds, only, table_of

EIGHT = NAMES[:8]


def proposing() -> Play:
    """Eight players; Ann leads, and Ben, Gus and Hal are evil."""
    return table_of(EIGHT, options="inverter")


def proposed(party: str = "Ben Cat Gus", rider: str = "Cat") -> Play:
    play = proposing()
    play.propose(party, rider)
    return play


def riding(sabotages: str = "", party: str = "Ben Cat Gus", rider: str = "Cat") -> Play:
    """All orders are in, and the rider is asked."""
    play = proposed(party, rider)
    play.approve()
    play.act_all(sabotages)
    return play


def done(entry: Entry) -> tuple[bool, int]:
    """Return whether a quest has succeeded, and with how many sabotages."""
    event = only(QuestDone, entry.events)
    assert isinstance(event, QuestDone)
    return (event.success, event.sabotages)


def test_the_leader_publicly_gives_the_inverter_with_the_proposal() -> None:
    entry = proposing().propose("Ben Cat Gus", "Cat")

    assert list(entry.events) == [
        PartyProposed(to=To.PUBLIC, leader="Ann", party=("Ben", "Cat", "Gus"), quest=1, attempt=1, inverter="Cat")
    ]


def test_a_proposal_without_the_inverter_is_refused() -> None:
    assert proposing().refused("Ann", Propose(("Ben", "Cat", "Gus"))) == ChoiceNeeded("inverter")


def test_the_leader_may_not_keep_the_inverter() -> None:
    assert proposing().refused("Ann", Propose(("Ann", "Ben", "Cat"), "Ann")) == NotAmong("inverter", "Ann")


def test_only_members_of_the_party_get_the_inverter() -> None:
    assert proposing().refused("Ann", Propose(("Ann", "Ben", "Cat"), "Dan")) == NotAmong("inverter", "Dan")


@pytest.mark.parametrize("rider", ["Ben", "Cat", "Gus"])
def test_any_member_except_the_leader_may_get_the_inverter(rider: str) -> None:
    play = proposed(rider=rider)

    assert play.table.rider == rider


def test_the_inverter_is_offered_to_the_party_without_the_leader() -> None:
    (ask,) = proposing().game.asks

    assert ask.fields["inverter"] == OneOfThose("party", without="Ann")


def test_a_wrong_party_is_refused_with_any_rider() -> None:
    play = proposing()

    assert play.refused("Ann", Propose(("Ben", "Cat"), "Cat")) == WrongCount("party", 3, 2)
    assert play.refused("Ann", Propose(("Ben", "Cat"), "Ann")) == WrongCount("party", 3, 2)


def test_every_proposal_gives_the_inverter_again() -> None:
    play = proposed(rider="Cat")
    play.votes(no=EIGHT)
    play.propose("Cat Dan Gus", "Gus")

    assert play.table.rider == "Gus"


def test_nobody_gets_the_inverter_without_the_option() -> None:
    play = table_of(EIGHT)

    assert play.refused("Ann", Propose(("Ben", "Cat", "Gus"), "Cat")) == NotInPlay("inverter")


def test_a_quest_ends_with_the_last_action_without_the_option() -> None:
    play = table_of(EIGHT)
    play.propose("Ben Cat Gus")
    play.approve()

    assert kinds(play.act_all().events) == ["noted", "quest", "leader"]


def test_the_rider_is_asked_once_all_actions_are_in() -> None:
    play = riding()
    (ask,) = play.game.asks

    assert (ask.move, ask.seats, ask.awaited, ask.secret) == (Invert, ("Cat",), ("Cat",), False)
    assert (play.table.phase, awaited(play.game.asks)) == (Phase.INVERT, Awaited(seats=("Cat",), orders=0))


def test_everybody_is_told_only_that_all_actions_are_in() -> None:
    play = proposed()
    play.approve()
    play.act("Ben", False)
    play.act("Cat", True)
    entry = play.act("Gus", True)

    assert [heard(reader, entry) for reader in ("Ann", "Ben", "Cat", "public")] == [
        [OrdersIn(to=To.PUBLIC, rider="Cat")]
    ] * 4


def test_the_rider_is_not_asked_before_all_actions_are_in() -> None:
    play = proposed()
    assert play.refused("Cat", Invert("Ben")) == NotNow("invert")
    play.approve()
    play.act("Cat", True)
    play.act("Ben", True)

    assert play.refused("Cat", Invert("Ben")) == NotNow("invert")
    assert kinds(play.game.log[-1].events) == ["noted"]


def test_the_rider_must_act_too() -> None:
    play = proposed()
    play.approve()

    assert play.awaited() == {"Ben", "Cat", "Gus"}


def test_approval_asks_the_rider_if_all_orders_were_preloaded() -> None:
    play = proposed()
    for seat in ("Ben", "Cat", "Gus"):
        play.act(seat, True)
    entry = play.approve()

    assert kinds(entry.events)[-2:] == ["vote_closed", "orders_in"]
    assert play.awaited() == {"Cat"}


@pytest.mark.parametrize("answer", [Play.clock, Play.close], ids=["clock", "gm"])
def test_the_rider_is_asked_after_a_deadline_acts_for_the_missing(answer: Callable[[Play], Entry]) -> None:
    play = proposed()
    play.approve()
    answer(play)

    assert (play.table.phase, play.table.round.orders) == (Phase.INVERT, {"Ben": False, "Cat": True, "Gus": False})


def test_the_rider_may_name_any_other_member_or_nobody() -> None:
    (ask,) = riding(party="Ann Ben Cat").game.asks

    assert ask.fields == {"target": OneSeat(("Ann", "Ben"), may_decline=True)}


@pytest.mark.parametrize("target", ["Cat", "Ann", "Dan"])
def test_the_rider_names_only_other_members_of_the_party(target: str) -> None:
    assert riding().refused("Cat", Invert(target)) == NotAmong("target", target)


@pytest.mark.parametrize("seat", ["Ann", "Ben", "Dan"])
def test_only_the_rider_names_a_member(seat: str) -> None:
    assert riding().refused(seat, Invert("Gus")) == NotTheHolder("Cat")


def test_no_action_is_changed_or_given_while_the_rider_is_asked() -> None:
    play = riding()

    assert [play.refused(seat, Act(True)) for seat in ("Ben", "Cat", "Gus")] == [ActionIsFinal()] * 3
    assert play.refused("Ann", Act(True)) == NotInTheParty()
    assert play.refused("Ann", Vote(True)) == NotNow("vote")


def test_the_member_named_by_the_rider_is_public() -> None:
    entry = riding().invert("Ben")

    told = [event for event in heard("public", entry) if isinstance(event, Inverted)]
    assert told == [Inverted(to=To.PUBLIC, by="Cat", target="Ben")]


@pytest.mark.parametrize("support", [True, False])
def test_only_the_rider_learns_the_original_action(support: bool) -> None:
    entry = riding("" if support else "Ben").invert("Ben")

    assert only(ActionSeen, heard("Cat", entry)) == ActionSeen(to=("Cat",), target="Ben", support=support)
    assert [reader for reader in (*EIGHT, "public") if "action_seen" in kinds(heard(reader, entry))] == ["Cat"]


@pytest.mark.parametrize(
    ("sabotages", "target", "success", "counted"),
    [
        ("", "Ben", False, 1),
        ("Ben", "Ben", True, 0),
        ("Gus", "Ben", False, 2),
        ("Ben Gus", "Ben", False, 1),
        ("Ben Gus", "Gus", False, 1),
        ("Gus", None, False, 1),
        ("", None, True, 0),
    ],
)
def test_the_opposite_of_the_named_action_is_counted(
    sabotages: str, target: str | None, success: bool, counted: int
) -> None:
    assert done(riding(sabotages).invert(target)) == (success, counted)


@pytest.mark.parametrize(("sabotages", "target", "success"), [("Ben", "Ann", False), ("Ben Gus", "Gus", True)])
def test_the_tally_of_a_hardy_quest_shows_the_counted_actions(sabotages: str, target: str, success: bool) -> None:
    play = proposing()
    play.quest()
    play.quest()
    play.quest(sabotages="Ben")
    assert play.leader == "Dan"
    play.propose("Ann Ben Cat Gus Hal", "Cat")
    play.approve()
    play.act_all(sabotages)

    assert done(play.invert(target)) == (success, 1 if success else 2)


def test_a_rider_who_declines_learns_nothing() -> None:
    entry = riding("Ben").invert(None)

    assert kinds(entry.events) == ["inverted", "quest", "leader"]
    assert only(Inverted, entry.events) == Inverted(to=To.PUBLIC, by="Cat", target=None)


@pytest.mark.parametrize("answer", [Play.clock, Play.close], ids=["clock", "gm"])
def test_a_rider_who_does_not_answer_has_declined(answer: Callable[[Play], Entry]) -> None:
    entry = answer(riding("Ben"))

    assert only(Inverted, entry.events) == Inverted(to=To.PUBLIC, by="Cat", target=None)
    assert done(entry) == (False, 1)


def test_the_good_side_must_still_support() -> None:
    play = proposed(rider="Ben")

    assert play.refused("Cat", Act(False)) == MustSupport()


def test_nobody_has_the_inverter_after_a_rejection() -> None:
    play = proposed()
    play.act("Ben", False)
    entry = play.votes(no=EIGHT)

    assert kinds(entry.events)[-2:] == ["vote_closed", "leader"]
    assert (play.table.rider, play.view("public").rider) == (None, None)
    assert play.refused("Cat", Invert("Ben")) == NotNow("invert")


def test_nobody_has_the_inverter_after_a_quest() -> None:
    play = riding()
    play.invert("Ben")

    assert (play.table.rider, play.table.inverted) == (None, None)
    assert play.refused("Cat", Invert("Gus")) == NotNow("invert")


def test_an_inversion_does_not_last_beyond_its_quest() -> None:
    play = riding()
    play.invert("Ben")
    play.propose("Ann Ben Cat Gus", "Ann")
    play.approve()
    play.act_all()

    assert done(play.invert(None)) == (True, 0)


def test_only_the_rider_sees_the_learnt_action_again() -> None:
    play = riding("Ben")
    play.invert("Ben")
    known = {reader: play.view(reader).round.past_quests[0] for reader in ("Ann", "Ben", "Cat", "Gus")}

    assert {reader: (past.actions, past.inverted) for reader, past in known.items()} == {
        "Ann": ({}, "Ben"),
        "Ben": ({"Ben": False}, "Ben"),
        "Cat": ({"Ben": False, "Cat": True}, "Ben"),
        "Gus": ({"Gus": True}, "Ben"),
    }


def test_the_end_reveals_original_and_inverted_actions() -> None:
    play = riding("Ben")
    play.invert("Ben")
    shown = only(Reveal, play.gm(Abort()).events)

    assert isinstance(shown, Reveal)
    assert shown.quests == (
        PastQuest(1, True, 0, ("Ben", "Cat", "Gus"), {"Ben": False, "Cat": True, "Gus": True}, inverted="Ben"),
    )


def test_a_game_ended_before_the_rider_answers_shows_the_orders() -> None:
    play = riding("Ben")
    shown = only(Reveal, play.gm(Abort()).events)

    assert isinstance(shown, Reveal)
    assert shown.quests == (PastQuest(1, None, 1, ("Ben", "Cat", "Gus"), {"Ben": False, "Cat": True, "Gus": True}),)


def test_the_gm_may_answer_for_the_rider_who_is_told_the_action() -> None:
    entry = riding().does(GM, Invert("Gus"), acting_for="Cat")

    assert only(ActionSeen, heard("Cat", entry)) == ActionSeen(to=("Cat",), target="Gus", support=True)


def test_a_newcomer_in_the_riders_seat_is_asked() -> None:
    play = riding()
    entry = play.gm(Replace(player="Cat", by="Zed"))

    assert (heard("Cat", entry), play.awaited()) == ([Replaced(to=("Cat",), player="Cat", by="Zed")], {"Cat"})
    assert "action_seen" in kinds(heard("Cat", play.invert("Ben")))


def test_an_undone_answer_is_asked_for_again() -> None:
    play = riding("Ben")
    play.invert("Ben")
    play.gm(Undo())
    assert (play.table.phase, play.awaited(), play.table.rider) == (Phase.INVERT, {"Cat"}, "Cat")
    assert play.view("Cat").round.orders == {"Cat": True}

    assert done(play.invert("Gus")) == (False, 2)


def test_an_undone_last_action_is_asked_for_again() -> None:
    play = riding()
    play.gm(Undo())

    assert (play.awaited(), play.refused("Cat", Invert("Ben"))) == ({"Gus"}, NotNow("invert"))
    assert [play.view(seat).phase for seat in ("Cat", "Ann")] == [Phase.QUEST] * 2


@pytest.mark.parametrize("from_snapshot", [False, True])
def test_a_restored_game_still_asks_the_rider(from_snapshot: bool) -> None:
    play = riding("Ben").again(from_snapshot)
    play.invert("Gus")
    play.gm(Undo())

    assert play.awaited() == {"Cat"}
    assert done(play.invert("Ben")) == (True, 0)
