"""Why the rules of these games refuse a wish."""

from engine.quests.roles import RoleName, Side
from engine.refusals import Refusal


class NotTheLeader(Refusal, frozen=True):
    """Only the leader proposes."""

    leader: str


class NotInTheParty(Refusal, frozen=True):
    """Only the members of the party act."""


class ActionIsFinal(Refusal, frozen=True):
    """The party was approved, so the action has been sent."""


class MustSupport(Refusal, frozen=True):
    """The good side may only support a quest."""


class TooManyRoles(Refusal, frozen=True):
    """A side has fewer seats than roles."""

    side: Side
    seats: int
    roles: int


class RoleTwice(Refusal, frozen=True):
    """Each role may be in once."""

    role: RoleName
