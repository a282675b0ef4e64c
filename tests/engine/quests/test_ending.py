"""The end: the guess, who has won and why, and the reveal."""

import pytest

from engine.actions import Abort, Action, Close, Expire, Extend, Pause, Replace, Undo
from engine.asks import Awaited, awaited
from engine.audience import To
from engine.domains import OneSeat
from engine.events import Outcome
from engine.names import CLOCK, GM
from engine.parties.actions import Act, Vote
from engine.parties.events import PastQuest, PastVote
from engine.parties.sides import Side
from engine.quests.actions import Guess, Propose
from engine.quests.events import GuessMade, Reveal
from engine.quests.roles import RoleName
from engine.quests.table import Phase
from engine.refusals import GameOver, NotAmong, NotNow
from tests.engine.quests.tables import NAMES, Play, kinds, names, only, outcome_of, table_of


def before_the_guess(**cast: str) -> Play:
    """Three quests have succeeded. Ann is the seer; Ben, the assassin, and Eve are evil."""
    play = table_of(**cast)
    for _ in range(3):
        play.quest()
    return play


def test_the_third_success_asks_the_assassin_for_a_guess() -> None:
    play = before_the_guess()

    assert (play.table.phase, play.awaited(), play.outcome) == (Phase.GUESS, {"Ben"}, None)


def test_no_leader_is_named_after_the_third_success() -> None:
    play = before_the_guess()

    assert kinds(play.game.log[-1].events) == ["noted", "quest"]


def test_the_assassin_may_name_any_other_player() -> None:
    (ask,) = before_the_guess().game.asks

    assert ask.fields == {"target": OneSeat(("Ann", "Cat", "Dan", "Eve"), may_decline=True)}


def test_the_assassin_may_not_name_their_own_seat() -> None:
    play = before_the_guess()

    assert play.refused("Ben", Guess("Ben")) == NotAmong("target", "Ben")


def test_only_the_assassin_guesses() -> None:
    play = before_the_guess()

    assert [play.refused(seat, Guess("Ann")) for seat in ("Ann", "Cat", "Eve")] == [NotNow("guess")] * 3


def test_nobody_is_told_who_will_guess() -> None:
    play = before_the_guess()

    assert awaited(play.game.asks) == Awaited(seats=(), orders=1)
    assert [awaited(play.game.rulebook.asks(play.game.view(seat).table)).seats for seat in NAMES[:5]] == [()] * 5


def test_nobody_guesses_before_the_third_success() -> None:
    play = table_of()
    play.quest()
    play.quest()

    assert play.refused("Ben", Guess("Ann")) == NotNow("guess")


def test_a_hit_wins_for_the_evil_side() -> None:
    play = before_the_guess()
    entry = play.guess("Ben", "Ann")

    assert only(GuessMade, entry.events) == GuessMade(to=To.PUBLIC, by="Ben", target="Ann", hit=True)
    assert outcome_of(entry) == Outcome(to=To.PUBLIC, side="evil", reason="seer_found", winners=("Ben", "Eve"))


@pytest.mark.parametrize("target", ["Cat", "Dan", "Eve"])
def test_a_miss_wins_for_the_good_side(target: str) -> None:
    play = before_the_guess(guardian="Cat")
    entry = play.guess("Ben", target)

    assert only(GuessMade, entry.events) == GuessMade(to=To.PUBLIC, by="Ben", target=target, hit=False)
    assert outcome_of(entry) == Outcome(to=To.PUBLIC, side="good", reason="quests_done", winners=("Ann", "Cat", "Dan"))


def test_declining_wins_for_the_good_side() -> None:
    play = before_the_guess()
    entry = play.guess("Ben", None)

    assert only(GuessMade, entry.events) == GuessMade(to=To.PUBLIC, by="Ben", target=None, hit=False)
    assert play.outcome == ("good", "quests_done")


def test_three_successes_need_not_be_in_a_row() -> None:
    play = table_of()
    for saboteurs in ("", "Ben", "", "Ben", ""):
        play.quest(sabotages=saboteurs)

    assert play.table.phase is Phase.GUESS


def test_the_third_failure_wins_for_the_evil_side() -> None:
    play = table_of()
    play.quest(sabotages="Ben")
    play.quest(sabotages="Ben Eve")
    assert play.outcome is None
    entry = play.quest(sabotages="Eve")

    assert outcome_of(entry) == Outcome(to=To.PUBLIC, side="evil", reason="quests_failed", winners=("Ben", "Eve"))


def test_nobody_guesses_after_the_third_failure() -> None:
    play = table_of()
    play.quest(sabotages="Ben")
    play.quest(sabotages="Ben")
    entry = play.quest(sabotages="Ben")

    assert kinds(entry.events) == ["noted", "quest", "outcome", "reveal"]


def test_three_failures_need_not_be_in_a_row() -> None:
    play = table_of()
    for saboteurs in ("Ben", "", "Ben", "", "Ben"):
        play.quest(sabotages=saboteurs)

    assert play.outcome == ("evil", "quests_failed")


def test_the_fifth_rejection_for_a_quest_wins_for_the_evil_side() -> None:
    play = table_of()
    for _ in range(4):
        play.reject()
    assert play.outcome is None
    entry = play.reject()

    assert kinds(entry.events)[-3:] == ["vote_closed", "outcome", "reveal"]
    assert outcome_of(entry) == Outcome(to=To.PUBLIC, side="evil", reason="too_many_rejections", winners=("Ben", "Eve"))


def test_five_rejections_for_different_quests_do_not_end_the_game() -> None:
    play = table_of()
    for _ in range(4):
        play.reject()
    play.quest()
    for _ in range(4):
        play.reject()

    assert play.outcome is None


def test_passed_over_leaders_do_not_change_the_count_of_rejections() -> None:
    play = table_of()
    for _ in range(5):
        assert play.outcome is None
        play.clock()
        play.reject()

    assert play.outcome == ("evil", "too_many_rejections")


@pytest.mark.parametrize(("players", "winners"), [(5, "Ben Cat"), (7, "Ben Cat Gus"), (10, "Ben Cat Ida Jon")])
def test_everybody_on_a_side_wins_with_it(players: int, winners: str) -> None:
    play = table_of(NAMES[:players], evil="Cat")
    for _ in range(4):
        play.reject()
    entry = play.reject()

    assert outcome_of(entry).winners == names(winners)


def test_the_end_reveals_all_roles_and_sides() -> None:
    play = before_the_guess(guardian="Cat", hidden="Eve")
    play.guess("Ben", None)
    shown = only(Reveal, play.told("public"))

    assert isinstance(shown, Reveal)
    assert shown.roles == {
        "Ann": RoleName.SEER,
        "Ben": RoleName.ASSASSIN,
        "Cat": RoleName.GUARDIAN,
        "Dan": RoleName.PLAIN,
        "Eve": RoleName.HIDDEN,
    }
    assert shown.sides == {
        "Ann": Side.GOOD,
        "Ben": Side.EVIL,
        "Cat": Side.GOOD,
        "Dan": Side.GOOD,
        "Eve": Side.EVIL,
    }


def test_the_end_reveals_all_votes() -> None:
    play = table_of()
    play.propose("Ann Ben")
    play.votes(yes="Ann", no="Ben Cat")
    play.close()
    play.quest("Cat Ben", sabotages="Ben")
    play.quest("Cat Ben Eve", sabotages="Ben")
    play.quest("Ann Eve", sabotages="Eve")
    shown = only(Reveal, play.told("public"))

    assert isinstance(shown, Reveal)
    assert shown.votes == (
        PastVote(1, 1, "Ann", ("Ann", "Ben"), False, {"Ann": True, "Ben": False, "Cat": False}),
        PastVote(1, 2, "Ben", ("Ben", "Cat"), True, dict.fromkeys(NAMES[:5], True)),
        PastVote(2, 1, "Cat", ("Ben", "Cat", "Eve"), True, dict.fromkeys(NAMES[:5], True)),
        PastVote(3, 1, "Dan", ("Ann", "Eve"), True, dict.fromkeys(NAMES[:5], True)),
    )


def test_the_end_reveals_every_action_of_every_quest() -> None:
    play = table_of()
    play.quest("Cat Ben", sabotages="Ben")
    play.quest("Cat Ben Eve", sabotages="Ben")
    play.quest("Ann Cat")
    play.quest("Ann Ben Eve", sabotages="Ben Eve")
    shown = only(Reveal, play.told("public"))

    assert isinstance(shown, Reveal)
    assert shown.quests == (
        PastQuest(1, False, 1, ("Ben", "Cat"), {"Ben": False, "Cat": True}),
        PastQuest(2, False, 1, ("Ben", "Cat", "Eve"), {"Ben": False, "Cat": True, "Eve": True}),
        PastQuest(3, True, 0, ("Ann", "Cat"), {"Ann": True, "Cat": True}),
        PastQuest(4, False, 2, ("Ann", "Ben", "Eve"), {"Ann": True, "Ben": False, "Eve": False}),
    )


def test_nothing_is_revealed_before_the_end() -> None:
    play = before_the_guess()

    assert "reveal" not in kinds(play.told("gm"))


def test_an_aborted_game_has_no_winner_and_is_revealed() -> None:
    play = table_of()
    entry = play.gm(Abort())

    assert outcome_of(entry) == Outcome(to=To.PUBLIC, side=None, reason="aborted", winners=())
    assert kinds(entry.events) == ["outcome", "reveal"]


def test_an_aborted_game_shows_the_interrupted_vote_and_orders() -> None:
    play = table_of()
    play.propose("Ann Ben")
    play.vote("Cat", False)
    play.act("Ben", False)
    shown = only(Reveal, play.gm(Abort()).events)

    assert isinstance(shown, Reveal)
    assert shown.votes == (PastVote(1, 1, "Ann", ("Ann", "Ben"), None, {"Cat": False}),)
    assert shown.quests == (PastQuest(1, None, 1, ("Ann", "Ben"), {"Ben": False}),)


@pytest.mark.parametrize(
    ("by", "action"),
    [
        ("Ann", Propose(("Ann", "Ben"))),
        ("Ann", Vote(True)),
        ("Ben", Act(False)),
        ("Ben", Guess("Ann")),
        (GM, Close()),
        (GM, Pause()),
        (GM, Undo()),
        (GM, Extend(hours=1)),
        (GM, Abort()),
        (GM, Replace(player="Ann", by="Zed")),
        ("Ann", Undo()),
    ],
)
def test_everything_is_refused_after_the_end(by: str, action: Action) -> None:
    play = before_the_guess()
    play.guess("Ben", "Ann")

    assert play.refused(by, action) == GameOver()
    assert (play.game.asks, play.awaited()) == ((), set())


def test_the_gm_may_take_back_the_line_that_ended_the_game() -> None:
    play = before_the_guess()
    play.guess("Ben", "Ann")
    end = play.game.log[-1].line

    assert play.refused("Ann", Undo(line=end)) == GameOver()
    play.gm(Undo(line=end))
    assert (play.game.table.outcome, play.awaited()) == (None, {"Ben"})


def test_the_clock_is_refused_after_the_end() -> None:
    play = table_of()
    play.gm(Abort())

    assert play.refused(CLOCK, Expire()) == GameOver()
