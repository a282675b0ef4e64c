"""Why the rules of parties refuse a wish."""

from engine.refusals import Refusal


class NotTheLeader(Refusal, frozen=True):
    """Only the leader does this."""

    leader: str


class NotInTheParty(Refusal, frozen=True):
    """Only the members of the party act."""


class ActionIsFinal(Refusal, frozen=True):
    """The party was approved, so the action has been sent."""


class MustSupport(Refusal, frozen=True):
    """The good side may only support a quest."""


class MustSabotage(Refusal, frozen=True):
    """Some may only sabotage a quest."""


class NotTheHolder(Refusal, frozen=True):
    """Only its holder uses this."""

    holder: str
