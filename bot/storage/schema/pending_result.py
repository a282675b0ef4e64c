"""What has ended a wait and is to be told by the GM: judged, and kept beside the log, in which it is not yet.

As long as it is not in the log nothing can tell of it: all that is shown to anybody, or asked of him, comes from there.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime

from msgspec import Struct


class PendingResult(Struct, frozen=True):
    """A line that is to be: who wished what and why, what chance gave, and the events that followed, each as JSON.

    An interaction may have brought it about. It is told by itself at a time, ``until`` which it waits.
    """

    by: str
    body: Mapping[str, object]
    drawn: Mapping[str, object]
    events: Sequence[str]
    until: datetime
    acting_for: str | None = None
    interaction_id: int | None = None
    reason: str | None = None
