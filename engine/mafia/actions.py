"""The moves that mafia games share."""

from engine.actions import Action, GmAction, Seat


class Vote(Action, frozen=True):
    """Vote for a player, or for no lynch."""

    target: Seat | None


class Unvote(Action, frozen=True):
    """Withdraw a vote."""


class Modkill(GmAction, frozen=True):
    """Take a player out of the game."""

    player: Seat
