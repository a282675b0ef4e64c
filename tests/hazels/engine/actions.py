"""The actions that players, and the GM as a judge, may take."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from engine.actions import Action
from engine.speech import Say

LONGEST_ANSWER = 200


class Walker(StrEnum):
    """A player's walkers."""

    HERON = "heron"
    OTTER = "otter"


class Stake(StrEnum):
    """The value of an answer."""

    ONE = "one"
    TWO = "two"

    @property
    def nuts(self) -> int:
        """The number of nuts."""
        return 1 if self is Stake.ONE else 2


class Throw(Action, frozen=True):
    """Throw the die."""


class Walk(Action, frozen=True):
    """Walk with one walker."""

    walker: Walker
    steps: int


class Answer(Action, frozen=True):
    """Answer the riddle."""

    text: Annotated[str, Meta(max_length=LONGEST_ANSWER)]
    stake: Stake


class Judge(Action, frozen=True):
    """Judge, as the GM, whether the answer is right."""

    right: bool


ACTIONS = (Throw, Walk, Answer, Judge, Say)
