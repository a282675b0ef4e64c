"""The look: its holder learns another player's side and passes the item to them. They must never have held it."""

import msgspec
from msgspec import Struct

from engine.audience import To
from engine.events import Event
from engine.parties.events import Allegiance, Looked
from engine.parties.sides import Side


class LookToken(Struct, frozen=True):
    """The item that allows a look. ``holders`` are all who have held it, the current holder last.

    ``uses`` counts how often it was used or given up; ``told`` are the sides that were told, as they were then.
    """

    holders: tuple[str, ...] = ()
    uses: int = 0
    told: dict[str, Side] = {}

    @property
    def holder(self) -> str:
        """The current holder."""
        return self.holders[-1]


def targets(token: LookToken, seats: tuple[str, ...]) -> tuple[str, ...]:
    """Return the players who may be looked at: those who have never held the item."""
    return tuple([seat for seat in seats if seat not in token.holders])


def look(token: LookToken, target: str, side: Side) -> tuple[Event, ...]:
    """Look at a player: everybody learns who it was; the holder alone learns the side."""
    return (
        Looked(to=To.PUBLIC, by=token.holder, target=target),
        Allegiance(to=(token.holder,), target=target, side=side),
    )


def give_up(token: LookToken) -> tuple[Event, ...]:
    """Look at nobody and keep the item."""
    return (Looked(to=To.PUBLIC, by=token.holder, target=None),)


def pass_on(token: LookToken, event: Looked) -> LookToken:
    """Fold a look: the item passes to the player who was looked at."""
    holders = token.holders if event.target is None else (*token.holders, event.target)
    return msgspec.structs.replace(token, holders=holders, uses=token.uses + 1)


def hand_to(token: LookToken, seat: str) -> LookToken:
    """Fold that the GM hands the item to a seat. Nothing was looked at."""
    return msgspec.structs.replace(token, holders=(*token.holders, seat))


def learn(token: LookToken, event: Allegiance) -> LookToken:
    """Fold a side as it was told then."""
    return msgspec.structs.replace(token, told={**token.told, event.target: event.side})
