"""Missions: the size of a party, the sabotages that lose a mission, and the end of the game."""

import pytest

from engine.actions import Abort
from engine.audience import To
from engine.honnoji.actions import Propose
from engine.honnoji.events import PastTalisman, Reveal
from engine.honnoji.tokens import TalismanName
from engine.parties.actions import Act, Look
from engine.parties.events import PastQuest, QuestDone
from engine.parties.refusals import ActionIsFinal, MustSupport, NotInTheParty
from engine.refusals import WrongCount
from tests.engine.honnoji.tables import NAMES, Play, kinds, only, table_of


def revealed(play: Play) -> Reveal:
    event = only(Reveal, play.told("public"))
    assert isinstance(event, Reveal)
    return event


def test_three_go_on_the_first_mission() -> None:
    assert table_of().table.party_size == 3


@pytest.mark.parametrize(
    ("results", "size"),
    [(["won"], 4), (["lost"], 3), (["lost", "won"], 4), (["won", "lost", "won", "lost"], 5), (["won"] * 3, 6)],
)
def test_one_more_goes_for_each_mission_the_plotters_have_won(results: list[str], size: int) -> None:
    play = table_of()
    play.missions(*results)

    assert play.table.party_size == size


def test_a_party_of_another_size_is_refused() -> None:
    play = table_of()
    play.missions("won")
    play.give("Jon")

    assert play.refused("Ben", Propose(("Ann", "Ben", "Cat"))) == WrongCount("party", 4, 3)


def test_one_sabotage_loses_a_mission() -> None:
    play = table_of()
    entry = play.mission(sabotages="Gus")

    assert only(QuestDone, entry.events) == QuestDone(to=To.PUBLIC, number=1, success=False, sabotages=1)


def test_one_sabotage_loses_the_fourth_mission_too() -> None:
    play = table_of()
    play.missions("won", "won", "lost")
    entry = play.mission(sabotages="Gus")

    assert only(QuestDone, entry.events) == QuestDone(to=To.PUBLIC, number=4, success=False, sabotages=1)


def test_all_sabotages_are_counted() -> None:
    play = table_of()
    entry = play.mission(sabotages="Gus Hal")

    assert only(QuestDone, entry.events) == QuestDone(to=To.PUBLIC, number=1, success=False, sabotages=2)


def test_a_plotter_can_only_support() -> None:
    play = table_of()
    play.propose("Ann Ben Gus")
    play.approve()

    assert play.refused("Ann", Act(False)) == MustSupport()


def test_only_the_party_acts_and_only_once() -> None:
    play = table_of()
    play.propose("Ann Ben Gus")
    play.approve()
    play.act("Gus", False)

    assert play.refused("Hal", Act(True)) == NotInTheParty()
    assert play.refused("Gus", Act(True)) == ActionIsFinal()


def test_four_won_missions_win_for_the_plotters() -> None:
    play = table_of()
    play.missions("won", "lost", "won", "lost", "won", "lost")
    entry = play.mission()

    assert play.outcome == ("good", "quests_done")
    assert kinds(entry.events)[-3:] == ["quest", "outcome", "reveal"]
    assert play.table.outcome is not None
    assert play.table.outcome.winners == NAMES[:6]


def test_four_lost_missions_win_for_the_retainers() -> None:
    play = table_of()
    play.missions("lost", "lost", "lost", "lost")

    assert play.outcome == ("evil", "quests_failed")
    assert play.table.outcome is not None
    assert play.table.outcome.winners == ("Gus", "Hal", "Ida", "Jon")


def test_three_lost_missions_do_not_end_the_game() -> None:
    play = table_of()
    play.missions("lost", "lost", "lost")

    assert play.outcome is None


def test_four_rejections_for_one_mission_win_for_the_retainers() -> None:
    play = table_of()
    for _ in range(3):
        play.reject()
        assert play.outcome is None
    play.reject()

    assert play.outcome == ("evil", "too_many_rejections")


def test_each_mission_counts_rejections_from_zero() -> None:
    play = table_of()
    for _ in range(3):
        play.reject()
    play.mission()
    play.look()
    for _ in range(3):
        play.reject()

    assert (play.outcome, play.named.attempt) == (None, 4)


def test_the_end_reveals_all_sides() -> None:
    play = table_of()
    play.missions("lost", "lost", "lost", "lost")
    shown = revealed(play)

    assert shown.sides == {seat: "evil" if seat in NAMES[6:] else "good" for seat in NAMES}
    assert shown.roles == dict.fromkeys(NAMES, "plain")


def test_the_end_reveals_all_votes_and_actions() -> None:
    play = table_of()
    play.reject()
    play.missions("lost", "lost", "lost", "lost")
    shown = revealed(play)

    assert [(vote.quest, vote.attempt, vote.approved) for vote in shown.votes[:2]] == [(1, 1, False), (1, 2, True)]
    assert shown.quests[0] == PastQuest(1, False, 1, ("Ann", "Ben", "Gus"), {"Ann": True, "Ben": True, "Gus": False})


def test_the_end_reveals_the_holder_and_use_of_each_talisman() -> None:
    play = table_of("insight staff wisdom mirror")
    play.propose("Ann Ben Gus", to="Dan")
    play.preload("Dan", "insight", "Gus")
    play.approve()
    play.act_all(sabotages="Gus")
    play.look()
    play.missions("lost", "lost", "lost", to="Fay")

    assert revealed(play).talismans == (
        PastTalisman(1, TalismanName.INSIGHT, "Ann", "Dan", 1, "Gus"),
        PastTalisman(2, TalismanName.STAFF, "Ben", "Fay", 3, None),
        PastTalisman(3, TalismanName.WISDOM, "Fay", "Ida", None, None),
        PastTalisman(4, TalismanName.MIRROR, "Gus", "Fay", None, None),
    )


def test_an_aborted_game_shows_a_talisman_not_yet_given() -> None:
    play = table_of("insight")
    play.gm(Abort())

    assert revealed(play).talismans == (PastTalisman(1, TalismanName.INSIGHT, None, None, None, None),)


def test_nobody_looks_after_the_last_mission() -> None:
    play = table_of()
    play.missions("lost", "lost", "lost", "lost")

    assert play.game.asks == ()
    assert Look not in play.may("Jon")
