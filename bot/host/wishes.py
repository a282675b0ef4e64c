"""What the GM asks for, with what belongs to it beside the move that a record knows."""

from engine.judging import Wish


def reason_of(wish: Wish) -> str | None:
    """Why somebody asks for something, if he says so."""
    return wish.reason if isinstance(wish, GmWish) else None


class GmWish(Wish, frozen=True):
    """A wish that may say why, and how many lines the game had when its GM saw what he wants to change.

    None for either stands for nothing that was said, and for a game however it is.
    """

    reason: str | None = None
    seen: int | None = None
