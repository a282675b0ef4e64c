"""What the bot itself denies, before any rule is asked. Each reason is the id of its sentence."""

from collections.abc import Mapping, Sequence

from bot.storage.games.remains import Remains
from engine.errors import BrehonError


class Denied(BrehonError):
    """A wish that cannot be granted; ``reason`` names the message ``denied-<reason>``, ``values`` are its variables.

    ``permissions``, as discord.py calls them, are one variable more, in the reader's words.
    """

    def __init__(
        self, reason: str, values: Mapping[str, str | int] | None = None, permissions: Sequence[str] = ()
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values = dict(values or {})
        self.permissions = tuple(permissions)


class Withheld(BrehonError):
    """What somebody did counts, and what has come of it goes to the GM first: nobody else is told anything of it yet.

    ``by_gm`` says whether it was the GM's own act.
    """

    def __init__(self, *, by_gm: bool) -> None:
        super().__init__("withheld")
        self.by_gm = by_gm


class Rests(Denied):
    """The same of a game that is on and cannot be loaded; ``remains`` are what can be known of it."""

    def __init__(self, reason: str, remains: Remains) -> None:
        super().__init__(reason)
        self.remains = remains


class GoneOn(Denied):
    """The same of what was chosen by how a game stood, which has gone on since."""
