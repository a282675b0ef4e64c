"""The end: everything that is revealed then."""

from engine.audience import To
from engine.mafia.events import Time
from engine.open_table.events import PastNight, Reveal
from engine.open_table.table import OpenTable


def reveal(table: OpenTable) -> Reveal:
    """Reveal all roles and sides as they are now, the orders of every night, and what was used by day."""
    by_day = table.time is Time.DAY
    last = (PastNight(table.day if by_day else table.night, table.tonight),) if table.tonight else ()
    return Reveal(
        to=To.PUBLIC,
        roles={seat: table.role_key(seat) for seat in table.seats},
        sides={seat: table.side(seat) for seat in table.seats},
        nights=table.past if by_day else (*table.past, *last),
        days=(*table.past_days, *last) if by_day else table.past_days,
    )
