"""The actions that players may take."""

from engine.actions import Action, Seat
from engine.honnoji.tokens import TalismanName
from engine.parties.actions import Act, Look, Vote


class Give(Action, frozen=True):
    """Give, as a mission's first leader, the talisman that was shown."""

    target: Seat


class Propose(Action, frozen=True):
    """Name the party, as the leader."""

    party: tuple[Seat, ...]


class Use(Action, frozen=True, omit_defaults=True):
    """Use a talisman as its holder, in public or preset in secret. Some talismans name a member of the party."""

    talisman: TalismanName
    target: Seat | None = None
    preload: bool = False


class Unuse(Action, frozen=True):
    """Withdraw a preloaded talisman as its holder."""

    talisman: TalismanName


HonnojiAction = Give | Propose | Vote | Act | Use | Unuse | Look
ACTIONS = (Give, Propose, Vote, Act, Use, Unuse, Look)
