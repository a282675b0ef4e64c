"""What somebody asks for. The actions of this file belong to every game; in a record each is a move of that name."""

from typing import Annotated

from msgspec import Meta, Struct, field

from engine.naming import snake_case

LONGEST_NAME = 32
LONGEST_REASON = 300

Seat = Annotated[str, Meta(extra_json_schema={"description": "the name of a seat"}, extra={"seat": True})]
"""The name of a seat in the game; a record that names somebody else is bad input."""

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
"""A player's name, 1 to 32 characters."""


class Action(Struct, frozen=True, forbid_unknown_fields=True, tag=snake_case, tag_field="move"):
    """A wish that the rules may grant or refuse."""


class GmAction(Action, frozen=True):
    """A move of the GM's."""


class Close(GmAction, frozen=True):
    """Answer whatever is being waited for as the deadline would."""


class GoOn(GmAction, frozen=True):
    """Answer what is missing within the present wait as the clock would, and let the wait itself go on."""


class Replace(GmAction, frozen=True):
    """Give a seat to somebody new."""

    player: Seat
    by: Name = field(name="with")


class Pause(GmAction, frozen=True):
    """Let the game rest."""


class Resume(GmAction, frozen=True):
    """Let the game go on."""


class Extend(GmAction, frozen=True):
    """Move the present deadline by some hours."""

    hours: float


class Undo(GmAction, frozen=True, omit_defaults=True):
    """Take back a line and all after it that are no undo; without ``line`` the last accepted one that is none."""

    line: int | None = None
    reason: Annotated[str, Meta(max_length=LONGEST_REASON)] | None = None


class Abort(GmAction, frozen=True):
    """End the game without a winner."""


class Expire(Action, frozen=True):
    """The clock: the present deadline has passed."""


SHELL_ACTIONS = (Close, GoOn, Replace, Pause, Resume, Extend, Undo, Abort, Expire)
