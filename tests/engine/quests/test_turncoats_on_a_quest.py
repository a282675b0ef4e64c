"""What a turncoat may do on a quest, on either side."""

import pytest

from engine.audience import To
from engine.domains import YesOrNo
from engine.parties.actions import Act
from engine.parties.events import QuestDone
from engine.parties.refusals import MustSabotage, MustSupport
from engine.parties.sides import Side
from engine.quests.events import Noted
from tests.engine.quests.tables import NAMES, Play, heard, only, table_of
from tests.engine.quests.turncoats import OPEN, either_deck, on_quest_three

STAYED = "stay stay stay switch switch"
"""With either deck, no switch has taken effect before the third quest."""
SWITCHED = "switch stay stay stay switch"
"""With either deck, one switch has taken effect before the third quest."""


def choice(play: Play, seat: str) -> YesOrNo:
    """Return what a member of the party may choose."""
    (domain,) = [ask.fields["support"] for ask in play.game.asks if ask.move is Act and seat in ask.seats]
    assert isinstance(domain, YesOrNo)
    return domain


before_or_after_a_switch = pytest.mark.parametrize(
    ("cards", "good", "evil"), [(STAYED, "Dan", "Eve"), (SWITCHED, "Eve", "Dan")], ids=["before", "after"]
)


@either_deck
@before_or_after_a_switch
def test_the_turncoat_now_on_the_good_side_must_support(deck: str, cards: str, good: str, evil: str) -> None:
    play = on_quest_three(cards, deck)
    assert play.refused(good, Act(False)) == MustSupport()
    play.approve()

    assert play.refused(good, Act(False)) == MustSupport()
    assert choice(play, good) == YesOrNo(only=True, refused=MustSupport())


@before_or_after_a_switch
@pytest.mark.parametrize("support", [True, False])
def test_an_evil_turncoat_has_a_choice_with_a_random_deck(cards: str, good: str, evil: str, support: bool) -> None:
    play = on_quest_three(cards)
    play.approve()
    assert choice(play, evil) == YesOrNo()
    play.act(good, True)
    play.act(evil, support)

    assert play.table.round.past_quests[2].actions == {good: True, evil: support}


@before_or_after_a_switch
def test_an_evil_turncoat_must_sabotage_with_face_up_cards(cards: str, good: str, evil: str) -> None:
    play = on_quest_three(cards, OPEN)
    play.approve()
    assert play.refused(evil, Act(True)) == MustSabotage()
    assert choice(play, evil) == YesOrNo(only=False, refused=MustSabotage())
    play.act(good, True)
    play.act(evil, False)

    assert play.table.round.past_quests[2].actions == {good: True, evil: False}


@before_or_after_a_switch
def test_an_evil_turncoat_may_not_preload_support_with_face_up_cards(cards: str, good: str, evil: str) -> None:
    play = on_quest_three(cards, OPEN)
    assert play.refused(evil, Act(True)) == MustSabotage()
    play.act(evil, False)
    play.approve()
    play.act(good, True)

    assert play.table.round.past_quests[2].sabotages == 1


@pytest.mark.parametrize("role", ["assassin", "hidden", "lone", "decoy", "plain"])
def test_other_evil_players_have_a_choice_with_face_up_cards(role: str) -> None:
    cast = {} if role == "plain" else {role: "Gus"}
    play = table_of(NAMES[:7], options=OPEN, turncoat="Dan Eve", **cast)
    assert play.table.sides["Gus"] is Side.EVIL
    play.quest("Ann Gus")

    assert play.table.round.successes == 1


@either_deck
@before_or_after_a_switch
def test_a_missing_action_counts_by_the_current_side(deck: str, cards: str, good: str, evil: str) -> None:
    play = on_quest_three(cards, deck)
    play.approve()
    entry = play.clock()

    assert [heard(seat, entry)[0] for seat in (good, evil)] == [
        Noted(to=(good,), action=Act(support=True)),
        Noted(to=(evil,), action=Act(support=False)),
    ]
    assert only(QuestDone, entry.events) == QuestDone(to=To.PUBLIC, number=3, success=False, sabotages=1)
