"""Makes rows for each GM of a game. Whether a GM may be told is checked when the row is sent."""

from collections.abc import Iterable
from datetime import datetime

from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import Destination, owed
from bot.storage.schema.kinds import OutboxKind
from bot.storage.schema.models import OutboxRow


def places_of_gms(hosted: HostedGame) -> list[Destination]:
    """Return the destinations of a game's GMs, the first GM first."""
    return [Destination(user_id=gm_id) for gm_id in hosted.gms]


def owed_to_gms(hosted: HostedGame, kind: OutboxKind, lines: Iterable[int], at: datetime) -> list[OutboxRow]:
    """Return one row for each GM, of a kind of message about some lines."""
    told = [*lines]
    return [owed(hosted.id, kind, told, at, gm) for gm in places_of_gms(hosted)]
