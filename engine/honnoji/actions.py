"""What the players may ask for."""

from engine.actions import Action, Seat
from engine.honnoji.tokens import TalismanName
from engine.parties.actions import Act, Look, Vote


class Give(Action, frozen=True):
    """A mission's first leader gives the talisman that was shown."""

    target: Seat


class Propose(Action, frozen=True):
    """The leader names his party."""

    party: tuple[Seat, ...]


class Use(Action, frozen=True, omit_defaults=True):
    """A holder uses a talisman, in public or set ahead for himself alone; some name a member of the party."""

    talisman: TalismanName
    target: Seat | None = None
    preload: bool = False


class Unuse(Action, frozen=True):
    """A holder withdraws what he has preloaded."""

    talisman: TalismanName


HonnojiAction = Give | Propose | Vote | Act | Use | Unuse | Look
ACTIONS = (Give, Propose, Vote, Act, Use, Unuse, Look)
