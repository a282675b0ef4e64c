"""The reasons why this game refuses an action. They follow only from what the player has been told."""

from engine.great_table.cards import CardName
from engine.great_table.roles import RoleName
from engine.refusals import Refusal


class WrongRoleCount(Refusal, frozen=True):
    """This many players cannot have that role."""

    role: RoleName
    least: int
    most: int
    given: int


class DeckTooSmall(Refusal, frozen=True):
    """There must be a card for every player."""

    cards: int
    players: int


class TooManyCopies(Refusal, frozen=True):
    """The deck has too many copies of a card."""

    card: CardName
    most: int
    given: int


class LineUnreadable(Refusal, frozen=True):
    """A line of a list cannot be read. ``list_line`` counts from 1; ``word`` is the part that is not understood."""

    list_line: int
    word: str


class CardsMissing(Refusal, frozen=True):
    """A list must have every card once without a condition."""

    cards: tuple[CardName, ...]


class Dead(Refusal, frozen=True):
    """The dead cannot do this."""


class NoListYet(Refusal, frozen=True):
    """A player who has submitted no list for the day may not vote."""


class NoVote(Refusal, frozen=True):
    """There is no vote to withdraw."""


class NoCard(Refusal, frozen=True):
    """The player holds no card."""


class NoOrder(Refusal, frozen=True):
    """The player's card takes no order."""

    card: CardName


class CardNotKnown(Refusal, frozen=True):
    """The deck has not reached the player yet."""


class NoShotsLeft(Refusal, frozen=True):
    """The card's shots are spent."""


class MayNotFire(Refusal, frozen=True):
    """The House may hold this card but not fire it."""


class MayNotKill(Refusal, frozen=True):
    """Only some roles kill."""


class NeedsPartner(Refusal, frozen=True):
    """An Apprentice kills only with a partner, and this one has none, or none any more."""


class CardBarsKill(Refusal, frozen=True):
    """A player who holds this card cannot kill."""

    card: CardName


class NotTheThief(Refusal, frozen=True):
    """Only the Thief may steal, and only when asked."""


class NotInThread(Refusal, frozen=True):
    """The player is not in that thread, or it is closed."""


class OneMessageOnly(Refusal, frozen=True):
    """A player with a Lover card may send their partner only one message until dawn."""


class NotDead(Refusal, frozen=True):
    """That player did not die in this phase."""

    player: str


class AlreadyDead(Refusal, frozen=True):
    """The player is dead."""

    player: str


class NothingToPassOver(Refusal, frozen=True):
    """The deal does not wait for this player: they have a list or had their turn today, or it is night."""

    player: str


class NotNamed(Refusal, frozen=True):
    """An order for this card does not name that."""

    card: CardName
