"""An outlook: what would happen, as a GM without a seat may know it. ``foreseeing`` makes it."""

from msgspec import Struct

from engine.audience import Everybody, GameMaster
from engine.views import Told


class Outlook(Struct, frozen=True):
    """What would happen, in this order, and the name of the draw that decides what happens after it, if one does."""

    told: tuple[Told[GameMaster], ...] = ()
    public: tuple[Told[Everybody], ...] = ()
    """What of it everybody would be told."""
    left_to: str = ""
