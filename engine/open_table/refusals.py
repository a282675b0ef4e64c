"""The reasons why this game refuses an action. They follow only from what the player has been told."""

from engine.refusals import Refusal


class FileRefused(Refusal, frozen=True):
    """No game can be hosted with this role file: where its mistake is, and what to do."""

    field: str
    problem: str


class AlreadyDead(Refusal, frozen=True):
    """The player is dead."""

    player: str


class Dead(Refusal, frozen=True):
    """The dead cannot do this."""


class Silent(Refusal, frozen=True):
    """The player may not speak today."""


class NoVote(Refusal, frozen=True):
    """There is no vote to withdraw."""


class NoVotes(Refusal, frozen=True):
    """Nobody votes in this game."""


class NotOffered(Refusal, frozen=True):
    """The player may not use that ability tonight, or today."""

    ability: str


class HasActed(Refusal, frozen=True):
    """The player has used an ability today."""


class NoOrder(Refusal, frozen=True):
    """There is no order to withdraw."""


class NotInThread(Refusal, frozen=True):
    """The player is not in that thread, or it is closed."""
