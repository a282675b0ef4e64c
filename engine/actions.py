"""The actions that belong to every game. An action is a request; a record writes it as a move of the same name."""

from typing import Annotated

from msgspec import Meta, Struct, field

from engine.naming import snake_case

LONGEST_NAME = 32
LONGEST_REASON = 300
MOST_HOURS = 8784
"""The most hours by which a deadline moves, or for which votes are closed: one year."""

Seat = Annotated[str, Meta(extra_json_schema={"description": "the name of a seat"}, extra={"seat": True})]
"""A seat of the game, by name. A record that names somebody who has no seat is bad input."""

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
"""A player's name, 1 to 32 characters."""

Reason = Annotated[str, Meta(max_length=LONGEST_REASON)]
"""A GM's public reason."""


class Action(Struct, frozen=True, forbid_unknown_fields=True, tag=snake_case, tag_field="move"):
    """A request that the rules may grant or refuse."""


class GmAction(Action, frozen=True):
    """A move that only the GM may make."""


class Close(GmAction, frozen=True):
    """Answer every open ask as the deadline would."""


class GoOn(GmAction, frozen=True):
    """Answer the missing answers of this wait as the clock would, but let the wait go on."""


class Replace(GmAction, frozen=True):
    """Give a seat to a new player."""

    player: Seat
    by: Name = field(name="with")


class Substitute(GmAction, frozen=True, omit_defaults=True):
    """Let a house player play a seat or, without ``house``, its person again. The clock may do so, too."""

    player: Seat
    house: bool
    reason: Reason | None = None


class Pause(GmAction, frozen=True):
    """Pause the game."""


class Resume(GmAction, frozen=True):
    """Resume a paused game."""


class Extend(GmAction, frozen=True):
    """Move the current deadline by some hours, earlier if they are negative."""

    hours: float


class Undo(GmAction, frozen=True, omit_defaults=True):
    """Take back a line and everything after it except undos.

    Without ``line``: the last accepted line that is no undo.
    """

    line: int | None = None
    reason: Reason | None = None


class Abort(GmAction, frozen=True):
    """End the game without a winner."""


class Expire(Action, frozen=True):
    """Report, for the clock, that the current deadline has passed."""


SHELL_ACTIONS = (Close, GoOn, Replace, Substitute, Pause, Resume, Extend, Undo, Abort, Expire)
