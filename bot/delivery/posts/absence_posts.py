"""Makes the room's messages about players who are away, and about seats that have missed waits."""

from bot.clock import now
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import first_few, length_of, say, words_of
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.storage.schema.models import OutboxRow
from bot.wording.name_words import bold
from bot.wording.time_words import HOUR, date, stamp

MOST_AWAY = 8
"""The most absent players that the card names."""


def away_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Say that somebody is away, and until when; None if they are back."""
    occupancy = hosted.occupancy_on(row.seat_id or 0)
    return Outgoing(away_text(hosted, occupancy)) if occupancy is not None and occupancy.is_away(now()) else None


def back_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Say that somebody is back; None if they are away again."""
    occupancy = hosted.occupancy_on(row.seat_id or 0)
    if occupancy is None or occupancy.is_away(now()):
        return None
    return Outgoing(say(hosted, "away-back", {"name": bold(occupancy.name)}))


def held_message(hosted: HostedGame, _row: OutboxRow) -> Outgoing | None:
    """Say whom the game waits for because they are away; None if nobody is."""
    away = [occupancy.name for occupancy in hosted.occupancies if occupancy.is_told_away(now())]
    return Outgoing(say(hosted, "away-held", {"names": first_few(hosted, away)})) if away else None


def sought_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Say that a seat which has missed waits needs a substitute; None if it has missed none."""
    occupancy = hosted.occupancy_on(row.seat_id or 0)
    if occupancy is None or not occupancy.missed:
        return None
    return Outgoing(say(hosted, "seat-sought", {"name": bold(occupancy.name), "count": occupancy.missed}))


def removed_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Say that a seat was removed from the game."""
    occupancy = hosted.occupancy_on(row.seat_id or 0)
    return None if occupancy is None else Outgoing(say(hosted, "seat-removed", {"name": bold(occupancy.name)}))


def away_names(hosted: HostedGame) -> str:
    """Return who is away and until when, as far as the table knows. Of many, name the first few; empty if nobody is."""
    at = now()
    away = [(each.name, each.away_until) for each in hosted.occupancies if each.away_until and each.is_told_away(at)]
    names = [
        say(hosted, "card-away-until", {"name": bold(name), "when": stamp(until, "f")})
        for name, until in away[:MOST_AWAY]
    ]
    more = [say(hosted, "and-more", {"count": len(away) - MOST_AWAY})] if away[MOST_AWAY:] else []
    return "\n".join([*names, *more])


def stood_in_names(hosted: HostedGame) -> str:
    """Return for whom house players stand in. Of many, name the first few; empty if for nobody."""
    house = hosted.house
    stood_in = [each.name for each in hosted.occupancies if not each.is_house and each.name in house]
    return first_few(hosted, stood_in) if stood_in else ""


def away_text(hosted: HostedGame, occupancy: Occupancy) -> str:
    """Say that somebody is away, until when, and what is answered for them. The rules on that hold for everybody."""
    assert occupancy.away_until is not None
    away = say(hosted, "away", {"name": bold(occupancy.name), "when": date(occupancy.away_until)})
    late, patience = {"late": hosted.settings.late}, hosted.settings.escalation.patience
    length = length_of(hosted, HOUR * patience)
    waits = [say(hosted, "away-patience", {"length": length}), say(hosted, "away-answered.then", late)]
    answered = waits if patience else [say(hosted, "away-answered", late)]
    return "\n".join([away, *answered, words_of(hosted).absent(hosted.open_options)])
