"""What a GM does by hand in a quest game: the vision is handed on, and a vote is closed for a while."""

import pytest

from engine.actions import Undo
from engine.audience import To
from engine.by_hand import GiveByHand, LockByHand, Result, RuleByHand
from engine.events import ByHand
from engine.names import GM
from engine.parties.actions import Act, Look, Vote
from engine.parties.events import QuestDone
from engine.refusals import NotAmong, NotNow, VotesLocked
from tests.engine.quests.tables import heard, only, table_of, voting


def test_the_vision_handed_on_by_the_gm_is_used_by_its_new_holder() -> None:
    play = table_of(options="vision")
    assert play.table.vision.holder == "Eve"
    entry = play.gm(GiveByHand(player="Ben", item="vision"))
    play.quest()
    play.quest()

    assert only(ByHand, heard("public", entry)) == ByHand(to=To.PUBLIC, move="give", player="Ben", item="vision")
    assert Look in play.may("Ben")


def test_only_a_vision_that_is_in_the_game_is_handed_on_and_not_to_its_holder() -> None:
    play = table_of(options="vision")

    assert play.refused(GM, GiveByHand(player="Eve", item="vision")) == NotAmong("player", "Eve")
    assert play.refused(GM, GiveByHand(player="Ben", item="ring")) == NotAmong("item", "ring")
    assert table_of().refused(GM, GiveByHand(player="Ben", item="vision")) == NotNow("give_by_hand")


def test_the_vision_is_not_handed_on_while_its_holder_is_asked() -> None:
    play = table_of(options="vision")
    play.quest()
    play.quest()

    assert play.refused(GM, GiveByHand(player="Ben", item="vision")) == NotNow("give_by_hand")


def test_nobody_is_asked_to_look_once_everybody_has_held_the_vision() -> None:
    play = table_of(options="vision")
    for seat in ("Ann", "Ben", "Cat", "Dan"):
        play.gm(GiveByHand(player=seat, item="vision"))
    play.quest()
    play.quest()

    assert Look not in play.may("Dan")
    assert play.awaited() == {play.leader}


def test_a_vote_that_is_closed_for_a_while_takes_no_ballot_and_keeps_those_it_has() -> None:
    play = voting()
    play.gm(LockByHand(votes=True))
    assert play.refused("Eve", Vote(approve=True)) == VotesLocked()
    assert Vote not in play.may("Ann")
    assert Act in play.may("Ben")

    play.gm(LockByHand(votes=False))
    assert play.awaited() == {"Ben", "Cat", "Dan", "Eve"}


def test_the_gm_decides_about_a_closed_vote_whose_time_is_up() -> None:
    play = voting()
    assert not play.game.rulebook.is_stalled(play.table)
    play.gm(LockByHand(votes=True))
    assert play.game.rulebook.is_stalled(play.table)
    play.close()

    assert not play.table.round.is_locked
    assert not play.game.rulebook.is_stalled(play.table)


def test_only_a_vote_that_runs_is_closed_for_a_while() -> None:
    assert table_of().refused(GM, LockByHand(votes=True)) == NotNow("lock_by_hand")
    assert voting().refused(GM, LockByHand(votes=False)) == NotNow("lock_by_hand")


@pytest.mark.parametrize("act", [LockByHand(votes=True), GiveByHand(player="Ben", item="vision")])
def test_what_was_done_by_hand_is_taken_back_like_any_line(act: LockByHand | GiveByHand) -> None:
    play = table_of(options="vision")
    play.propose_some()
    before = play.table
    play.gm(act)
    assert play.table != before
    play.gm(Undo())

    assert play.table == before


def test_a_ruling_on_a_quest_is_known_to_the_gm_alone_until_its_result() -> None:
    play = table_of()
    play.propose_some()
    play.approve()
    ruled = play.gm(RuleByHand(result=Result.FAILURE, reason="An order was mistaken"))
    entry = play.act_all()

    assert [reader for reader in (*play.table.seats, "public") if heard(reader, ruled)] == []
    assert heard("public", entry)[:2] == [
        ByHand(to=To.PUBLIC, move="rule", result="failure", reason="An order was mistaken"),
        QuestDone(to=To.PUBLIC, number=1, success=False, sabotages=0),
    ]


def test_a_ruling_counts_for_one_quest_and_the_later_one_replaces_the_earlier() -> None:
    play = table_of()
    play.propose_some()
    play.approve()
    play.gm(RuleByHand(result=Result.FAILURE))
    play.gm(RuleByHand(result=Result.SUCCESS))
    play.act_all()
    play.quest()

    assert play.table.round.successes == 2
    assert len([event for event in play.told("public") if isinstance(event, ByHand)]) == 1


def test_the_gm_rules_only_on_a_quest_that_is_under_way() -> None:
    assert table_of().refused(GM, RuleByHand(result=Result.SUCCESS)) == NotNow("rule_by_hand")
    assert voting().refused(GM, RuleByHand(result=Result.SUCCESS)) == NotNow("rule_by_hand")
