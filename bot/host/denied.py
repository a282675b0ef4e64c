"""The bot's own refusals, made before any rule of a game is checked. Each reason is the id of its message."""

from collections.abc import Mapping, Sequence

from bot.storage.games.remains import Remains
from bot.wording.pages import length
from engine.errors import BrehonError


class Denied(BrehonError):
    """A request that cannot be granted. ``reason`` names the message ``denied-<reason>``; ``values`` are its variables.

    ``permissions``, named as discord.py names them, become one more variable in the reader's language.
    """

    def __init__(
        self, reason: str, values: Mapping[str, str | int] | None = None, permissions: Sequence[str] = ()
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values = dict(values or {})
        self.permissions = tuple(permissions)


class Withheld(BrehonError):
    """A move counts, but its result goes to the GM first: nobody else is told of it yet.

    ``by_gm`` says whether the GM made the move.
    """

    def __init__(self, *, by_gm: bool) -> None:
        super().__init__("withheld")
        self.by_gm = by_gm


class Rests(Denied):
    """Denied because the game cannot be loaded. ``remains`` holds what is still known of it.

    Only somebody who may know of the game is told why, even if the reason is only that it is over.
    """

    def __init__(self, reason: str, remains: Remains) -> None:
        super().__init__(reason)
        self.remains = remains


class GoneOn(Denied):
    """Denied because the choice was made for an earlier state of the game, which has gone on since."""


def check_length(text: str, most: int, reason: str) -> None:
    """Raise Denied, with this reason, if a text has more characters than that, as Discord counts them."""
    if (given := length(text)) > most:
        raise Denied(reason, {"most": most, "given": given})
