"""The quest: who must act, how they may, and what everybody learns of it."""

from itertools import permutations

import pytest

from engine.actions import Extend
from engine.audience import To
from engine.parties.actions import Act, Vote
from engine.parties.events import QuestDone
from engine.parties.refusals import ActionIsFinal, MustSupport, NotInTheParty
from engine.quests.actions import Propose
from engine.quests.events import Noted
from engine.refusals import NotNow
from tests.engine.quests.tables import NAMES, Play, heard, kinds, only, table_of


def on_a_quest(party: str = "Ben Cat", **cast: str) -> Play:
    """By default Ben and Eve are evil."""
    play = table_of(**cast)
    play.propose(party)
    play.approve()
    return play


def on_quest_four(players: int) -> Play:
    """Ben, Cat (and Dan with ten) are evil. The fourth quest has been approved with all of them on it."""
    play = table_of(NAMES[:players], assassin="Ben", evil="Cat")
    play.quest()
    play.quest()
    play.quest(sabotages="Ben")
    play.propose(play.some_party())
    play.approve()
    return play


def done(play: Play) -> QuestDone:
    (*_, event) = [event for event in play.told("public") if isinstance(event, QuestDone)]
    return event


def test_every_member_of_the_party_must_act_on_either_side() -> None:
    play = on_a_quest("Ben Cat")

    assert play.awaited() == {"Ben", "Cat"}


def test_the_quest_ends_when_every_action_is_in() -> None:
    play = on_a_quest("Ben Cat")

    assert kinds(play.act("Ben", True).events) == ["noted"]
    assert kinds(play.act("Cat", True).events) == ["noted", "quest", "leader"]


def test_a_quest_that_everybody_supports_succeeds() -> None:
    play = on_a_quest("Ben Cat")
    play.act_all()

    assert done(play) == QuestDone(to=To.PUBLIC, number=1, success=True, sabotages=0)


def test_one_sabotage_makes_a_quest_fail() -> None:
    play = on_a_quest("Ben Cat")
    play.act_all(sabotages="Ben")

    assert done(play) == QuestDone(to=To.PUBLIC, number=1, success=False, sabotages=1)


def test_every_sabotage_is_counted() -> None:
    play = on_a_quest("Ben Eve")
    play.act_all(sabotages="Ben Eve")

    assert done(play).sabotages == 2


@pytest.mark.parametrize("players", [7, 8, 9, 10])
@pytest.mark.parametrize(("saboteurs", "success"), [("", True), ("Ben", True), ("Ben Cat", False)])
def test_two_sabotages_fail_the_fourth_quest_with_seven_or_more(players: int, saboteurs: str, success: bool) -> None:
    play = on_quest_four(players)
    play.act_all(sabotages=saboteurs)

    assert done(play) == QuestDone(to=To.PUBLIC, number=4, success=success, sabotages=len(saboteurs.split()))


@pytest.mark.parametrize("players", [5, 6])
def test_one_sabotage_fails_the_fourth_quest_with_fewer_than_seven(players: int) -> None:
    play = on_quest_four(players)
    play.act_all(sabotages="Ben")

    assert not done(play).success


@pytest.mark.parametrize("quest", [1, 2, 3, 5])
@pytest.mark.parametrize("players", [7, 10])
def test_one_sabotage_fails_every_other_quest(players: int, quest: int) -> None:
    play = table_of(NAMES[:players], assassin="Ben", evil="Cat")
    for number in range(1, quest):
        play.quest(sabotages="Ben Cat" if number in (1, 4) else "")
    play.quest(sabotages="Ben")

    assert (done(play).number, done(play).success) == (quest, False)


@pytest.mark.parametrize("role", ["seer", "guardian", "plain"])
def test_the_good_side_must_support(role: str) -> None:
    cast = {"seer": "Dan", "guardian": "Ann"} | ({role: "Cat"} if role != "plain" else {})
    play = on_a_quest("Ben Cat", **cast)

    assert play.refused("Cat", Act(False)) == MustSupport()


@pytest.mark.parametrize("role", ["assassin", "hidden", "lone", "decoy", "plain"])
@pytest.mark.parametrize("support", [True, False])
def test_the_evil_side_may_support_or_sabotage(role: str, support: bool) -> None:
    cast = {"assassin": "Cat"} if role in ("assassin", "plain") else {"assassin": "Dan", role: "Cat"}
    play = table_of(**cast, evil="Ben" if role in ("assassin", "plain") else "")
    saboteur = "Ben" if role == "plain" else "Cat"
    play.propose(f"Ann {saboteur}")
    play.approve()
    play.act(saboteur, support)
    play.act("Ann", True)

    assert done(play).success is support


def test_nobody_outside_the_party_acts() -> None:
    play = on_a_quest("Ben Cat")

    assert play.refused("Ann", Act(True)) == NotInTheParty()
    assert play.refused("Eve", Act(False)) == NotInTheParty()


def test_a_sent_action_is_final() -> None:
    play = on_a_quest("Ben Cat")
    play.act("Ben", True)

    assert play.refused("Ben", Act(False)) == ActionIsFinal()
    assert play.awaited() == {"Cat"}


def test_an_action_is_told_only_to_its_player() -> None:
    play = on_a_quest("Ben Cat")
    entry = play.act("Ben", False)

    assert list(entry.events) == [Noted(to=("Ben",), action=Act(support=False))]
    assert [heard(reader, entry) for reader in ("public", "Ann", "Cat", "Dan", "Eve")] == [[]] * 5


@pytest.mark.parametrize("saboteur", ["Ben", "Eve"])
def test_nothing_reveals_who_sabotaged(saboteur: str) -> None:
    """Whichever of the two it was, and in either order, the others are told the same."""
    told = []
    for order in permutations(("Ben", "Cat", "Eve")):
        play = table_of(evil="Eve")
        play.quest("Ann Cat")
        play.propose("Ben Cat Eve")
        play.approve()
        for seat in order:
            play.act(seat, seat != saboteur)
        told.append([heard(reader, entry) for reader in ("public", "Ann", "Dan") for entry in play.game.log])

    other = table_of(evil="Eve")
    other.quest("Ann Cat")
    other.quest("Ben Cat Eve", sabotages="Ben")
    expected = [heard(reader, entry) for reader in ("public", "Ann", "Dan") for entry in other.game.log]
    assert all(each == expected for each in told)


def test_nobody_proposes_or_votes_while_the_party_is_away() -> None:
    play = on_a_quest("Ben Cat")

    assert play.refused("Ann", Vote(False)) == NotNow("vote")
    assert play.refused("Ann", Propose(("Ann", "Ben"))) == NotNow("propose")


def test_the_gm_sees_who_has_acted() -> None:
    play = on_a_quest("Ben Cat")

    assert heard("gm", play.act("Ben", False)) == [Noted(to=("Ben",), action=Act(support=False))]


def test_other_moves_do_not_end_a_quest() -> None:
    play = on_a_quest("Ben Cat")
    play.act("Ben", False)

    assert kinds(play.gm(Extend(hours=1.5)).events) == ["extended"]


def test_only_the_number_of_a_quest_is_public_during_it() -> None:
    play = on_a_quest("Ben Cat")
    entry = play.act_all(sabotages="Ben")

    assert set(QuestDone.__struct_fields__) == {"to", "number", "success", "sabotages"}
    assert only(QuestDone, heard("public", entry)) == QuestDone(to=To.PUBLIC, number=1, success=False, sabotages=1)
