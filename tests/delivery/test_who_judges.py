"""Who is asked to judge where the GM and others may: a GM who plays is a player like the others."""

from dataclasses import replace

import pytest

from bot.cogs.interaction.replies import refusal_text
from bot.delivery.gm.gm_questions import gm_asks
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.pending_result import PendingResult
from engine.actions import Action
from engine.chance import Chance
from engine.errors import Refused
from engine.judging import Submission
from engine.names import GM
from engine.sigily.actions import Answer, Judge
from engine.sigily.refusals import OwnAnswer
from tests.delivery.at_a_table import NOON, beginning
from tests.engine.sigily.race import FOUR, SIGILY
from tests.engine.sigily.test_questions import quiz


def answered(leader: str | None, *votes: str) -> HostedGame:
    """Let Ann have answered, and these have judged by their seats."""
    begun = quiz(seats=FOUR)
    begun.go(2, "Ann 1")
    begun.does("Ann", Answer("Nine."))
    for name in votes:
        begun.does(name, Judge(right=True))
    return replace(beginning(SIGILY, len(FOUR), leader, anonymous=False), game=begun.game)


def asked_as_gm(hosted: HostedGame) -> list[type[Action]]:
    """Return what the GM is asked beside what their own seat is asked."""
    return [ask.move for ask in gm_asks(hosted, hosted.gm_id)]


def test_a_gm_without_a_seat_judges_an_answer() -> None:
    assert asked_as_gm(answered(None)) == [Judge]
    assert GM in answered(None).asks.awaited.seats


def test_a_gm_who_plays_does_not_judge_their_own_answer_and_nobody_waits_for_it() -> None:
    hosted = answered("Ann")

    assert asked_as_gm(hosted) == []
    assert Judge not in [ask.move for ask in hosted.asks.of("Ann")]
    assert hosted.asks.awaited.seats == ("Ben", "Cat", "Dan")


def test_a_gm_who_plays_and_has_voted_does_not_judge_besides() -> None:
    assert asked_as_gm(answered("Ben", "Ben")) == []


def test_nobody_is_asked_anything_while_a_result_is_pending() -> None:
    hosted = replace(answered(None), pending=PendingResult("Ben", body={}, drawn={}, events=(), until=NOON))

    assert [hosted.asks.of(name) for name in hosted.names] == [()] * len(FOUR)
    assert asked_as_gm(hosted) == []
    assert not hosted.asks
    assert Judge in [ask.move for ask in hosted.asks_of_wait.of("Ben")]


def test_the_player_who_answered_is_told_that_the_others_judge_it() -> None:
    hosted = answered("Ann")
    with pytest.raises(Refused) as refused:
        hosted.started.submit(Submission("Ann", Judge(right=True)), Chance())

    assert refused.value.refusal == OwnAnswer()
    assert (
        refusal_text(hosted, OwnAnswer(), hosted.occupancy("Ann"))
        == "The others judge your answer; please wait for them."
    )
