"""The bot's requests to Discord, and the fate that a test gives them."""

from collections.abc import Mapping
from enum import Enum, auto
from typing import Any, NamedTuple


class Asked(NamedTuple):
    """A request of the bot's."""

    method: str
    path: str
    body: Mapping[str, Any]

    @property
    def is_message(self) -> bool:
        """Whether it sends a message."""
        return self.method == "POST" and self.path.endswith("/messages")

    @property
    def nonce(self) -> str:
        """The nonce that identifies the message it sends; empty if there is none."""
        return str(self.body.get("nonce", ""))

    @property
    def is_search(self) -> bool:
        """Whether it looks through sent messages."""
        return self.method == "GET" and self.path.endswith("/messages")

    @property
    def is_speech(self) -> bool:
        """Whether it posts under an alias."""
        return self.method == "POST" and self.path.startswith("/webhooks/")

    @property
    def is_answer(self) -> bool:
        """Whether it answers an interaction."""
        return self.path.endswith("/callback")

    @property
    def channel_id(self) -> int:
        """The channel it concerns; 0 if none."""
        kind, _, rest = self.path.removeprefix("/").partition("/")
        return int(rest.partition("/")[0]) if kind == "channels" else 0


class Fate(Enum):
    """The fate of a request."""

    GRANTED = auto()
    HELD = auto()
    """It arrives when it is released."""
    LOST = auto()
    """It waits until it is released, and never arrives."""
    UNANSWERED = auto()
    """It arrives; its answer waits until it is released."""
    CUT = auto()
    """The connection breaks off before it arrives."""
    CUT_AFTER = auto()
    """It arrives, and the connection breaks off before its answer."""
    BANNED = auto()
    """429, as from a proxy that lets nothing through."""
    LIMITED = auto()
    """429, with a moment to wait."""
    LIMITED_FOR_LONG = auto()
    """429, with an hour to wait."""
    FAILED = auto()
    """503: Discord is down."""
    FAILED_AFTER = auto()
    """502: it arrives, and Discord still answers that it is down."""


ARRIVE = frozenset({Fate.GRANTED, Fate.UNANSWERED, Fate.CUT_AFTER, Fate.FAILED_AFTER})
WAIT = frozenset({Fate.HELD, Fate.LOST, Fate.UNANSWERED})
BREAK_OFF = frozenset({Fate.LOST, Fate.CUT, Fate.CUT_AFTER})
REFUSALS: Mapping[Fate, tuple[int, Mapping[str, object] | str, Mapping[str, str]]] = {
    Fate.BANNED: (429, "You are being blocked.", {}),
    Fate.LIMITED: (
        429,
        {"message": "You are being rate limited.", "retry_after": 0.05, "global": False},
        {"Via": "1.1 google"},
    ),
    Fate.LIMITED_FOR_LONG: (
        429,
        {"message": "You are being rate limited.", "retry_after": 3600.0, "global": False},
        {"Via": "1.1 google"},
    ),
    Fate.FAILED: (503, {"message": "Service Unavailable", "code": 0}, {}),
    Fate.FAILED_AFTER: (502, "<html>Bad Gateway</html>", {}),
}
"""Status, body and headers."""
