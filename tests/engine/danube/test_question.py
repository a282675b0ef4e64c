"""The question that the table asks the river: yes if the nickels win, no if the pennies do."""

import pytest

from engine.chance import Chance
from engine.codec import convert
from engine.danube import Danube
from engine.danube.events import Answered
from engine.danube.options import LONGEST_QUESTION, DanubeOptions
from engine.errors import BadInput
from engine.events import Event
from engine.game import Game
from engine.rulebook import any_rulebook
from tests.engine.danube.river import SEATS, River, asking, river
from tests.engine.quests.tables import kinds, only

QUESTION = "Will the harvest be good?"


def test_the_answer_is_yes_if_the_nickels_win() -> None:
    begun = asking(QUESTION, (35,), (12,))
    begun.throw(4)
    event = only(Answered, begun.move(35, 1))

    assert event == Answered(to=event.to, question=QUESTION, yes=True)


def test_the_answer_is_no_if_the_nickels_give_up() -> None:
    event = only(Answered, asking(QUESTION, (12,), (3,)).resign("Ann"))

    assert isinstance(event, Answered)
    assert not event.yes


def test_the_answer_stands_before_the_end() -> None:
    assert kinds(asking(QUESTION, (12,), (3,)).resign("Ben")) == ["answered", "outcome"]


def test_nobody_asked_gets_no_answer() -> None:
    events: tuple[Event, ...] = river((12,), (3,)).resign("Ben")

    assert kinds(events) == ["outcome"]


def test_a_game_given_up_before_the_sides_are_decided_answers_nothing() -> None:
    game = Game.begin(any_rulebook(Danube()), SEATS, DanubeOptions(question=QUESTION), Chance({}))

    assert kinds(River(game).resign("Ben")) == ["outcome"]


def test_a_question_may_not_be_longer_than_the_most_that_is_shown() -> None:
    with pytest.raises(BadInput):
        convert({"question": "?" * (LONGEST_QUESTION + 1)}, DanubeOptions)
