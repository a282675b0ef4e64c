"""What the players may ask for."""

from engine.actions import Action, Seat


class Propose(Action, frozen=True):
    """The leader names his party."""

    party: tuple[Seat, ...]


class Vote(Action, frozen=True):
    """Approve or reject the proposed party, in public or in private."""

    approve: bool
    public: bool = False


class Act(Action, frozen=True):
    """Support or sabotage the quest; while the vote runs, for the case that the party is approved."""

    support: bool


class Guess(Action, frozen=True):
    """The assassin names the player he takes for the seer, or declines."""

    target: Seat | None


QuestAction = Propose | Vote | Act | Guess
ACTIONS = (Propose, Vote, Act, Guess)
