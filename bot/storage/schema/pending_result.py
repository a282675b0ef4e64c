"""Stores a pending result: the judged move that ended a wait, kept outside the log until the GM publishes it.

Everything that people are shown or asked comes from the log, so nothing can reveal the result before that.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime
from hashlib import sha256

import msgspec
from msgspec import Struct

VERSION_LENGTH = 8


class HeldWords(Struct, frozen=True):
    """A GM's own words for a text of a result: who wrote them, and by which interaction.

    They stand above the text, or ``instead`` of the theme's drama in it.
    """

    by: int
    text: str
    interaction_id: int
    instead: bool = False


class PendingResult(Struct, frozen=True):
    """A future line: its submission, reason, random draws, and events as JSON.

    An interaction may have brought it about. It is published by itself at the time ``until``. ``words`` are a GM's own
    for its texts: by the seat that is told, and under the empty name for the channel.
    """

    by: str
    body: Mapping[str, object]
    drawn: Mapping[str, object]
    events: Sequence[str]
    until: datetime
    acting_for: str | None = None
    interaction_id: int | None = None
    reason: str | None = None
    words: Mapping[str, HeldWords] = {}

    @property
    def version(self) -> str:
        """A digest of all that is published, which changes with any of it."""
        shown = msgspec.json.encode((self.events, self.words), order="deterministic")
        return sha256(shown).hexdigest()[:VERSION_LENGTH]
