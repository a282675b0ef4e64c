"""The actions that players, and the GM of this game alone, may take."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from engine.actions import Action, GmAction, Seat
from engine.great_table.cards import CardName
from engine.mafia import actions as mafia
from engine.mafia.actions import Modkill, Unvote, Vote
from engine.speech import Say

MOST_LINES = 60
LONGEST_LINE = 200

Line = Annotated[str, Meta(max_length=LONGEST_LINE)]
"""A line of a list; see ``lists``."""


class Thread(StrEnum):
    """The threads in which some players talk among themselves."""

    HOUSE = "house"
    LOVERS = "lovers"
    DEAD = "dead"


class List(Action, frozen=True):
    """Rank the cards, one on each line."""

    cards: Annotated[tuple[Line, ...], Meta(max_length=MOST_LINES)]


class Steal(Action, frozen=True):
    """Let the Thief take another player's card, or decline."""

    target: Seat | None


class Use(Action, frozen=True, omit_defaults=True):
    """Order how the card in hand is used tonight. An order that names nothing withdraws it."""

    target: Seat | None = None
    card: CardName | None = None
    votes_for: Seat | None = None
    targets: tuple[Seat, ...] | None = None
    left_of: Seat | None = None

    @property
    def is_withdrawal(self) -> bool:
        """Whether the order withdraws, because it names nothing."""
        return self == Use()


class Kill(Action, frozen=True):
    """Order, as a member of the House, a kill for tonight, or withdraw it."""

    target: Seat | None


class Whisper(mafia.Whisper, frozen=True):
    """Say something in one of the threads of this game."""

    thread: Thread


class Revive(GmAction, frozen=True):
    """Bring back a player who died in this phase."""

    player: Seat


class PassOver(GmAction, frozen=True):
    """Go on with the deal without a player's list. That player gets no card today."""

    player: Seat


GreatTableAction = List | Steal | Vote | Unvote | Use | Kill | Whisper | Say
ACTIONS = (List, Steal, Vote, Unvote, Use, Kill, Whisper, Say, Modkill, Revive, PassOver)
