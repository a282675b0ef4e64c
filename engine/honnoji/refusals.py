"""The reasons why this game refuses an action, in addition to those of all party games."""

from engine.honnoji.tokens import TalismanName
from engine.refusals import Refusal


class TalismanToGive(Refusal, frozen=True):
    """A mission's first leader must give the talisman before proposing."""

    talisman: TalismanName


class NotHeld(Refusal, frozen=True):
    """This seat has no such talisman that it could still use."""

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
    """This talisman is already preloaded."""

    talisman: TalismanName


class UseIsFinal(Refusal, frozen=True):
    """This talisman named a member of the party that is now on its mission."""

    talisman: TalismanName


class NothingSet(Refusal, frozen=True):
    """There is no preload of this talisman to withdraw."""

    talisman: TalismanName


class TalismanIsShown(Refusal, frozen=True):
    """A holder who wants to lead a mission's first proposal must say so before its talisman is shown."""


class LeadsAnyway(Refusal, frozen=True):
    """The holder would lead the next proposal anyway."""


class OncePerVote(Refusal, frozen=True):
    """A vote can be doubled only once."""


class ActionWasSent(Refusal, frozen=True):
    """After the vote, nobody can be forced to act in public once an action has been sent."""
