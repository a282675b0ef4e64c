"""What the room is told of those who are away, and of those who have missed waits."""

from datetime import datetime

from bot.clock import now
from bot.delivery.outgoing import Outgoing
from bot.delivery.saying import first_few, say, words_of
from bot.storage.kinds import OutboxKind
from bot.storage.live import Live, Sitting
from bot.storage.models import OutboxRow
from bot.wording.names import bold
from bot.wording.times import date, stamp

MOST_AWAY = 8
"""How many are named on the card who are away."""


def absence_message(live: Live, row: OutboxRow) -> Outgoing | None:
    """What a row of these kinds says; None if it is not so any more."""
    if row.kind is OutboxKind.HELD:
        away = [sitting.name for sitting in live.sittings if sitting.is_away(now())]
        return Outgoing(say(live, "away-held", {"names": first_few(live, away)})) if away else None
    sitting = live.sitting_on(row.seat_id or 0)
    if sitting is None:
        return None
    name = {"name": bold(sitting.name)}
    match row.kind:
        case OutboxKind.AWAY:
            return Outgoing(away_text(live, sitting)) if sitting.is_away(now()) else None
        case OutboxKind.BACK:
            return None if sitting.is_away(now()) else Outgoing(say(live, "away-back", name))
        case OutboxKind.SOUGHT:
            return Outgoing(say(live, "seat-sought", {**name, "count": sitting.missed})) if sitting.missed else None
        case _:
            return Outgoing(say(live, "seat-removed", name))


def is_told_away(sitting: Sitting, at: datetime) -> bool:
    """Whether somebody is away, and the table has been told: of an alias that is a while later, see ``Absences``."""
    return sitting.is_away(at) and sitting.away_since is not None and sitting.away_since <= at


def away_names(live: Live) -> str:
    """Who is away until when, as the table has been told; of many the first few. Empty if nobody is."""
    at = now()
    away = [(each.name, each.away_until) for each in live.sittings if each.away_until and is_told_away(each, at)]
    names = [
        say(live, "card-away-until", {"name": bold(name), "when": stamp(until, "f")})
        for name, until in away[:MOST_AWAY]
    ]
    more = [say(live, "and-more", {"count": len(away) - MOST_AWAY})] if away[MOST_AWAY:] else []
    return "\n".join([*names, *more])


def away_text(live: Live, sitting: Sitting) -> str:
    """That somebody is away until when, and what is answered for him meanwhile, as the rules have it for everybody."""
    assert sitting.away_until is not None
    away = say(live, "away", {"name": bold(sitting.name), "when": date(sitting.away_until)})
    late, hours = {"late": live.late}, live.ladder.patience
    waits = [say(live, "away-patience", {"hours": hours}), say(live, "away-answered.then", late)]
    answered = waits if hours else [say(live, "away-answered", late)]
    return "\n".join([away, *answered, words_of(live).absent(live.open_options)])
