"""The look: its holder learns another's side and passes it on to him, who must never have held it."""

import msgspec
from msgspec import Struct

from engine.audience import To
from engine.events import Event
from engine.parties.events import Allegiance, Looked
from engine.parties.sides import Side


class LookToken(Struct, frozen=True):
    """Where the item with which one looks is: ``holders`` has everybody who has held it, the present holder last.

    ``uses`` counts how often it was used or given up; ``told`` are the sides that were told, as they were then.
    """

    holders: tuple[str, ...] = ()
    uses: int = 0
    told: dict[str, Side] = {}

    @property
    def holder(self) -> str:
        """Who holds it now."""
        return self.holders[-1]


def targets(token: LookToken, seats: tuple[str, ...]) -> tuple[str, ...]:
    """Those who may be looked at: whoever has never held it."""
    return tuple([seat for seat in seats if seat not in token.holders])


def look(token: LookToken, target: str, side: Side) -> tuple[Event, ...]:
    """Everybody learns who was looked at; the holder alone learns the side."""
    return (
        Looked(to=To.PUBLIC, by=token.holder, target=target),
        Allegiance(to=(token.holder,), target=target, side=side),
    )


def give_up(token: LookToken) -> tuple[Event, ...]:
    """Look at nobody; the holder keeps it."""
    return (Looked(to=To.PUBLIC, by=token.holder, target=None),)


def pass_on(token: LookToken, event: Looked) -> LookToken:
    """Fold a look: it passes to whoever was looked at."""
    holders = token.holders if event.target is None else (*token.holders, event.target)
    return msgspec.structs.replace(token, holders=holders, uses=token.uses + 1)


def learn(token: LookToken, event: Allegiance) -> LookToken:
    """Fold what was told of a side, as it was then."""
    return msgspec.structs.replace(token, told={**token.told, event.target: event.side})
