"""Why the rules of this game refuse a wish, beside what every game of parties refuses."""

from engine.honnoji.tokens import TalismanName
from engine.refusals import Refusal


class TalismanToGive(Refusal, frozen=True):
    """A mission's first leader gives the talisman before he proposes."""

    talisman: TalismanName


class NotHeld(Refusal, frozen=True):
    """This seat has no such talisman that could still be used."""

    talisman: TalismanName


class FiresByItself(Refusal, frozen=True):
    """This talisman takes effect without its holder."""

    talisman: TalismanName


class NotItsMoment(Refusal, frozen=True):
    """This talisman cannot be used now."""

    talisman: TalismanName


class CannotPreload(Refusal, frozen=True):
    """This talisman cannot be preloaded, or not any more."""

    talisman: TalismanName


class NamesNobody(Refusal, frozen=True):
    """This talisman names nobody."""

    talisman: TalismanName


class AlreadySet(Refusal, frozen=True):
    """This talisman is preloaded already."""

    talisman: TalismanName


class UseIsFinal(Refusal, frozen=True):
    """This talisman was named a member of the party that is on its mission."""

    talisman: TalismanName


class NothingSet(Refusal, frozen=True):
    """There is no preload of this talisman to withdraw."""

    talisman: TalismanName


class TalismanIsShown(Refusal, frozen=True):
    """To lead a mission's first proposal one must say so before its talisman is shown."""


class LeadsAnyway(Refusal, frozen=True):
    """He would lead the next proposal anyway."""


class OncePerVote(Refusal, frozen=True):
    """A vote is doubled once."""


class ActionWasSent(Refusal, frozen=True):
    """After the vote nobody is made to act in public once an action has been sent."""
