"""Everything that can go wrong, as one tree.

::

    BrehonError
    ├── BadInput           input from outside that cannot be read: no game has it in this form
    │   └── ImpossibleDraw     an outcome of chance that could not have come
    └── Refused            a well-formed action that the rules forbid, with its typed reason
        └── SetupRefused       a game that may not begin like this

After any of these errors, nothing has changed.
"""

from engine.refusals import Refusal

LONGEST_PROBLEM = 300


class BrehonError(Exception):
    """The root of the tree."""


class BadInput(BrehonError):
    """Input from outside cannot be read.

    ``field`` names the place, such as ``party`` or ``drawn.sides``; ``line`` is the line of the file, once it is known.
    """

    def __init__(self, problem: str, field: str = "") -> None:
        self.problem = one_line(problem)
        self.field = one_line(field)
        super().__init__(f"{self.field}: {self.problem}" if field else self.problem)
        self.line: int | None = None
        self.others: tuple[BadInput, ...] = ()
        """Further mistakes in the same file, if they were looked for."""


class ImpossibleDraw(BadInput):
    """A given outcome of chance that could not have come."""

    def __init__(self, name: str, problem: str = "this outcome is not possible here") -> None:
        super().__init__(problem, f"drawn.{name}")


class Refused(BrehonError):
    """The rules forbid an action. ``refusal`` says why, and only the player who asked is told."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal


class SetupRefused(Refused):
    """A game may not begin with these players and options."""


def one_line(text: str) -> str:
    """Make a text fit on one line of a terminal: escape control characters and shorten it."""
    shown = "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode()
        for letter in text[:LONGEST_PROBLEM]
    )
    return f"{shown}…" if len(text) > LONGEST_PROBLEM else shown
