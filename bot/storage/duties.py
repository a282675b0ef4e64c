"""What is owed to whoever leads a game, each of them. Whether one may be told it is judged when it is sent."""

from collections.abc import Iterable
from datetime import datetime

from bot.storage.kinds import OutboxKind
from bot.storage.live import Live
from bot.storage.models import OutboxRow
from bot.storage.outbox import Destination, owed


def places_of_gms(live: Live) -> list[Destination]:
    """Where its GMs are written to, the first one first."""
    return [Destination(user_id=gm_id) for gm_id in live.gms]


def owed_to_gms(live: Live, kind: OutboxKind, lines: Iterable[int], at: datetime) -> list[OutboxRow]:
    """Make a row for each of them of a kind of message about some lines."""
    told = [*lines]
    return [owed(live.id, kind, told, at, gm) for gm in places_of_gms(live)]
