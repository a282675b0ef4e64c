"""What the GM asks for, with what belongs to it beside the move that a record knows."""

from engine.judging import Wish


class GmWish(Wish, frozen=True):
    """A wish of the GM's: why, and how many lines the game had when he saw what he wants to change.

    None for either stands for nothing that was said, and for a game however it is.
    """

    reason: str | None = None
    seen: int | None = None
