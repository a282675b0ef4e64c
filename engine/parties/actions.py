"""The actions that players of every party game may take."""

from engine.actions import Action, Seat


class Vote(Action, frozen=True):
    """Approve or reject the proposed party, in public or in private."""

    approve: bool
    public: bool = False


class Act(Action, frozen=True):
    """Support or sabotage the quest. During the vote this is a preload, in case the party is approved."""

    support: bool


class Look(Action, frozen=True):
    """Learn in private another player's side."""

    target: Seat | None
