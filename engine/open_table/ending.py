"""The end: everything that is revealed then."""

from engine.audience import To
from engine.open_table.events import PastNight, Reveal
from engine.open_table.table import OpenTable


def reveal(table: OpenTable) -> Reveal:
    """Reveal all roles and sides as they are now, and the orders of every night."""
    last = (PastNight(table.night, table.tonight),) if table.tonight else ()
    return Reveal(
        to=To.PUBLIC,
        roles={seat: table.role_key(seat) for seat in table.seats},
        sides={seat: table.side(seat) for seat in table.seats},
        nights=(*table.past, *last),
    )
