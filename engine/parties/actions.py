"""What the players of every game of parties may ask for."""

from engine.actions import Action, Seat


class Vote(Action, frozen=True):
    """Approve or reject the proposed party, in public or in private."""

    approve: bool
    public: bool = False


class Act(Action, frozen=True):
    """Support or sabotage the quest; while the vote runs, for the case that the party is approved."""

    support: bool


class Look(Action, frozen=True):
    """Learn in private which side another player is on."""

    target: Seat | None
