"""The reasons why the rules of parties refuse an action."""

from engine.refusals import Refusal


class NotTheLeader(Refusal, frozen=True):
    """Only the leader may do this."""

    leader: str


class NotInTheParty(Refusal, frozen=True):
    """Only members of the party may act."""


class ActionIsFinal(Refusal, frozen=True):
    """The party was approved, so the action has been sent."""


class MustSupport(Refusal, frozen=True):
    """The good side may only support a quest."""


class MustSabotage(Refusal, frozen=True):
    """This player may only sabotage a quest."""


class NotTheHolder(Refusal, frozen=True):
    """Only the holder may use this."""

    holder: str
