"""A board game that is played through the engine's front door."""

from collections.abc import Mapping

from engine.actions import Action, Close
from engine.boards.actions import Resign
from engine.chance import Chance
from engine.errors import Refused
from engine.events import Event
from engine.game import Game
from engine.judging import Submission
from engine.names import GM
from engine.refusals import Refusal


class BoardGame:
    """A game under way. Every move returns the events that it caused."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def does(self, by: str, action: Action, drawn: Mapping[str, object] | None = None) -> tuple[Event, ...]:
        """Let a player make a move."""
        return self.game.submit(Submission(by, action), Chance(drawn)).events

    def resign(self, by: str) -> tuple[Event, ...]:
        """Let a player give up."""
        return self.does(by, Resign())

    def close(self, drawn: Mapping[str, object] | None = None) -> tuple[Event, ...]:
        """Let the GM answer the open asks."""
        return self.does(GM, Close(), drawn)

    def refused(self, by: str, action: Action) -> Refusal:
        """Let a player try a move that is refused, and check that nothing changes."""
        before = self.game.table
        try:
            self.does(by, action)
        except Refused as refused:
            assert self.game.table == before
            return refused.refusal
        raise AssertionError("this was not refused")
