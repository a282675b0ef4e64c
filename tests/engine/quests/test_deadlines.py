"""Deadlines and absences: what the clock and the GM answer for missing players."""

from collections.abc import Callable

import pytest

from engine.audience import To
from engine.events import Closed
from engine.log import Entry
from engine.names import GM
from engine.parties.actions import Act, Vote
from engine.parties.events import LeaderNamed, QuestDone, VoteClosed, Voted
from engine.parties.refusals import ActionIsFinal, MustSupport, NotInTheParty, NotTheLeader
from engine.quests.actions import Guess, Propose
from engine.quests.events import GuessMade, Noted
from engine.quests.table import Phase
from engine.refusals import WrongCount
from tests.engine.quests.tables import Play, heard, kinds, only, table_of

Answer = Callable[[Play], Entry]
BOTH: list[Answer] = [Play.clock, Play.close]
either = pytest.mark.parametrize("answer", BOTH, ids=["clock", "gm"])


def told(entry: Entry) -> list[object]:
    """Return what has happened, without the GM's close."""
    return [event for event in entry.events if not isinstance(event, Closed)]


def in_phase(phase: Phase) -> Play:
    """Ben and Eve are evil."""
    play = table_of()
    if phase is Phase.PROPOSAL:
        return play
    play.propose("Ben Cat")
    if phase is Phase.VOTE:
        play.votes(yes="Ann Ben", no="Dan")
    if phase is Phase.QUEST:
        play.approve()
        play.act("Ben", True)
    if phase is Phase.GUESS:
        play.approve()
        play.act_all()
        play.quest()
        play.quest()
    return play


@pytest.mark.parametrize("phase", [Phase.PROPOSAL, Phase.VOTE, Phase.QUEST, Phase.GUESS])
def test_the_gm_and_the_clock_answer_the_same(phase: Phase) -> None:
    assert told(in_phase(phase).close()) == told(in_phase(phase).clock())


@pytest.mark.parametrize("phase", [Phase.PROPOSAL, Phase.VOTE, Phase.QUEST, Phase.GUESS])
def test_everybody_is_told_first_that_the_gm_has_closed_the_wait(phase: Phase) -> None:
    assert in_phase(phase).close().events[0] == Closed(to=To.PUBLIC)


@either
def test_a_missing_proposal_passes_leadership_on_without_a_rejection(answer: Answer) -> None:
    play = table_of()
    entry = answer(play)

    event = only(LeaderNamed, told(entry))  # type: ignore[arg-type]
    assert isinstance(event, LeaderNamed)
    assert (event.leader, event.attempt, event.reason.value) == ("Ben", 1, "passed")


@either
def test_the_vote_is_closed_without_the_missing_votes(answer: Answer) -> None:
    play = in_phase(Phase.VOTE)
    entry = answer(play)

    assert only(VoteClosed, entry.events) == VoteClosed(
        to=To.PUBLIC, approved=True, votes={"Ann": True, "Ben": True, "Dan": False}, rejections=0
    )


@either
@pytest.mark.parametrize(("missing", "support"), [("Cat", True), ("Ben", False), ("Eve", False)])
def test_a_missing_action_is_good_support_or_evil_sabotage(answer: Answer, missing: str, support: bool) -> None:
    play = table_of(evil="Eve")
    play.quest()
    play.propose("Ben Cat Eve")
    play.approve()
    for seat in {"Ben", "Cat", "Eve"} - {missing}:
        play.act(seat, True)
    entry = answer(play)

    assert heard(missing, entry)[-3] == Noted(to=(missing,), action=Act(support=support))
    assert only(QuestDone, entry.events) == QuestDone(
        to=To.PUBLIC, number=2, success=support, sabotages=int(not support)
    )


@either
def test_a_given_action_stays_as_it_is(answer: Answer) -> None:
    play = in_phase(Phase.QUEST)
    entry = answer(play)

    assert only(QuestDone, entry.events) == QuestDone(to=To.PUBLIC, number=1, success=True, sabotages=0)


@either
def test_nobody_else_is_told_whose_action_was_missing(answer: Answer) -> None:
    play = in_phase(Phase.QUEST)
    entry = answer(play)

    assert [kinds(heard(seat, entry)).count("noted") for seat in play.game.seats] == [0, 0, 1, 0, 0]
    assert "noted" not in kinds(heard("public", entry))


@either
def test_a_missing_guess_is_given_up(answer: Answer) -> None:
    play = in_phase(Phase.GUESS)
    entry = answer(play)

    assert only(GuessMade, entry.events) == GuessMade(to=To.PUBLIC, by="Ben", target=None, hit=False)
    assert play.outcome == ("good", "quests_done")


@either
def test_a_deadline_that_approves_sends_the_preloaded_orders(answer: Answer) -> None:
    play = table_of()
    play.propose("Ben Cat")
    play.act("Ben", False)
    play.vote("Ann", True)
    answer(play)

    assert play.awaited() == {"Cat"}


@either
def test_a_fifth_party_rejected_by_silence_ends_the_game(answer: Answer) -> None:
    play = table_of()
    for _ in range(5):
        play.propose("Ben Cat")
        answer(play)

    assert play.outcome == ("evil", "too_many_rejections")


def test_the_gm_may_propose_for_the_leader() -> None:
    play = table_of()
    play.does(GM, Propose(("Ann", "Cat")), acting_for="Ann")

    assert (play.table.round.leader, play.table.round.party) == ("Ann", ("Ann", "Cat"))


def test_the_gm_may_vote_for_a_player() -> None:
    play = table_of()
    play.propose("Ben Cat")
    entry = play.does(GM, Vote(True, public=True), acting_for="Dan")

    assert list(entry.events) == [Voted(to=To.PUBLIC, player="Dan", approve=True)]


def test_a_player_is_told_of_the_gms_secret_moves_for_them() -> None:
    play = in_phase(Phase.QUEST)
    entry = play.does(GM, Act(support=True), acting_for="Cat")

    assert heard("Cat", entry)[0] == Noted(to=("Cat",), action=Act(support=True))


def test_the_gm_may_guess_for_the_assassin() -> None:
    play = in_phase(Phase.GUESS)
    play.does(GM, Guess("Ann"), acting_for="Ben")

    assert play.outcome == ("evil", "seer_found")


def test_the_rules_bind_a_gm_who_acts_for_a_player() -> None:
    proposing, acting = table_of(), in_phase(Phase.QUEST)

    assert proposing.refused(GM, Propose(("Ann",)), acting_for="Ann") == WrongCount("party", 2, 1)
    assert proposing.refused(GM, Propose(("Ann", "Ben")), acting_for="Ben") == NotTheLeader("Ann")
    assert acting.refused(GM, Act(support=False), acting_for="Cat") == MustSupport()
    assert acting.refused(GM, Act(support=True), acting_for="Dan") == NotInTheParty()
    assert acting.refused(GM, Act(support=False), acting_for="Ben") == ActionIsFinal()
