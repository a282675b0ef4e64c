"""A round table with its chairs: all that is drawn, and nothing else."""

from msgspec import Struct


class Chair(Struct, frozen=True):
    """A chair; without a name it is not told who sits there. ``mark`` stands on it, ``notes`` beside it."""

    name: str | None = None
    mark: str = "?"
    notes: tuple[str, ...] = ()
    is_dead: bool = False


class RoundTable(Struct, frozen=True):
    """Chairs clockwise, the first at the bottom, and the lines in the middle of the table.

    In a reader's own picture the first chair is his.
    """

    chairs: tuple[Chair, ...]
    middle: tuple[str, ...]
    is_own: bool = False
