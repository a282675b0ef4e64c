"""Stores a pending result: the judged move that ended a wait, kept outside the log until the GM publishes it.

Everything that people are shown or asked comes from the log, so nothing can reveal the result before that.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime

from msgspec import Struct


class PendingResult(Struct, frozen=True):
    """A future line: its submission, reason, random draws, and events as JSON.

    An interaction may have brought it about. It is published by itself at the time ``until``.
    """

    by: str
    body: Mapping[str, object]
    drawn: Mapping[str, object]
    events: Sequence[str]
    until: datetime
    acting_for: str | None = None
    interaction_id: int | None = None
    reason: str | None = None
