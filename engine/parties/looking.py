"""The look: its holder learns another's side and passes it on to him, who must never have held it."""

import msgspec
from msgspec import Struct

from engine.audience import To
from engine.events import Event
from engine.parties.events import Allegiance, Looked
from engine.parties.sides import Side


class Eye(Struct, frozen=True):
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


def targets(eye: Eye, seats: tuple[str, ...]) -> tuple[str, ...]:
    """Those who may be looked at: whoever has never held it."""
    return tuple([seat for seat in seats if seat not in eye.holders])


def look(eye: Eye, target: str, side: Side) -> tuple[Event, ...]:
    """Everybody learns who was looked at; the holder alone learns the side."""
    return (
        Looked(to=To.PUBLIC, by=eye.holder, target=target),
        Allegiance(to=(eye.holder,), target=target, side=side),
    )


def give_up(eye: Eye) -> tuple[Event, ...]:
    """Look at nobody; the holder keeps it."""
    return (Looked(to=To.PUBLIC, by=eye.holder, target=None),)


def pass_on(eye: Eye, event: Looked) -> Eye:
    """Fold a look: it passes to whoever was looked at."""
    holders = eye.holders if event.target is None else (*eye.holders, event.target)
    return msgspec.structs.replace(eye, holders=holders, uses=eye.uses + 1)


def learn(eye: Eye, event: Allegiance) -> Eye:
    """Fold what was told of a side, as it was then."""
    return msgspec.structs.replace(eye, told={**eye.told, event.target: event.side})
