"""Everything that can go wrong, as one tree.

::

    BrehonError
    ├── BadInput           something from outside cannot be read: no game has it in this form
    │   └── ImpossibleDraw     an outcome of chance that could not have come about
    └── Refused            a well-formed wish that the rules forbid, with its typed reason
        └── SetupRefused       a game that may not begin like this

Whatever is raised, nothing has changed.
"""

from engine.refusals import Refusal


class BrehonError(Exception):
    """The root of the tree."""


class BadInput(BrehonError):
    """Something from outside cannot be read. ``field`` names the place, such as ``party`` or ``drawn.sides``,
    and ``line`` the line of the file, once it is known.
    """

    def __init__(self, problem: str, field: str = "") -> None:
        super().__init__(f"{field}: {problem}" if field else problem)
        self.problem = problem
        self.field = field
        self.line: int | None = None


class ImpossibleDraw(BadInput):
    """A given outcome of chance that could not have come about."""

    def __init__(self, name: str, problem: str = "this outcome is not possible here") -> None:
        super().__init__(problem, f"drawn.{name}")


class Refused(BrehonError):
    """The rules forbid it; ``refusal`` says why, and is told to nobody but him who asked."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal


class SetupRefused(Refused):
    """A game may not begin with these players and options."""
