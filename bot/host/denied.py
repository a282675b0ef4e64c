"""What the bot itself denies, before any rule is asked. Each reason is the id of its sentence."""

from collections.abc import Mapping, Sequence

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
