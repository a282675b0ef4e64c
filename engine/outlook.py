"""An outlook: what would happen, as far as a GM without a seat may know. ``foreseeing`` makes it."""

from msgspec import Struct

from engine.audience import Everybody, GameMaster
from engine.views import Told


class Outlook(Struct, frozen=True):
    """The events that would happen, in order, and the name of the draw that decides what follows, if one does."""

    told: tuple[Told[GameMaster], ...] = ()
    public: tuple[Told[Everybody], ...] = ()
    """The part that everybody would be told."""
    left_to: str = ""
