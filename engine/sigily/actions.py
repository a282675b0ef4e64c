"""The actions that players, and the GM as a judge, may take."""

from typing import Annotated

from msgspec import Meta

from engine.actions import Action, Seat
from engine.boards.actions import Resign, Throw
from engine.sigily.board import Place
from engine.sigily.options import Spell

LONGEST_ANSWER = 500
LONGEST_WAGER = 200

ChariotName = Annotated[str, Meta(extra_json_schema={"description": "a chariot, such as “Ann 1”; a stack by its top"})]
Payment = Annotated[
    dict[str, int],
    Meta(extra_json_schema={"description": "coins by where they are taken from: “home”, or the top of a unit"}),
]


class Move(Action, frozen=True, omit_defaults=True):
    """Move a unit by the throw, or introduce a chariot. A move past the centre names the gate of its exit."""

    chariot: ChariotName
    exit: Place | None = None


class Enter(Action, frozen=True):
    """Declare that a unit on a gate will try to enter fairy land with the throw."""

    chariot: ChariotName


class Back(Action, frozen=True):
    """Declare that a unit at home will go back with the throw."""

    chariot: ChariotName


class Cast(Action, frozen=True, omit_defaults=True):
    """Cast a spell. ``chariot`` is the unit that pays; or ``pay`` says who pays."""

    spell: Spell
    chariot: ChariotName | None = None
    target: str | None = None
    """An enemy unit by its top chariot, a place, or a player."""
    pay: Payment | None = None


class Done(Action, frozen=True):
    """Cast nothing, or accept being frozen."""


class Block(Action, frozen=True, omit_defaults=True):
    """Pay to avoid being frozen."""

    pay: Payment | None = None


class Answer(Action, frozen=True):
    """Answer the question that was drawn."""

    text: Annotated[str, Meta(max_length=LONGEST_ANSWER)]


class Judge(Action, frozen=True):
    """Judge whether an answer is right: the GM decides, and the other players vote."""

    right: bool


class Wager(Action, frozen=True):
    """Offer a player a bet in tokens that buy nothing."""

    against: Seat
    tokens: int
    text: Annotated[str, Meta(max_length=LONGEST_WAGER)]


class Agree(Action, frozen=True):
    """Accept or decline a wager."""

    wager: int
    agree: bool


class Settle(Action, frozen=True):
    """Say who has won a wager: both players confirm it, or the GM does."""

    wager: int
    winner: Seat


ACTIONS = (Throw, Move, Enter, Back, Cast, Done, Answer, Judge, Block, Wager, Agree, Settle, Resign)
