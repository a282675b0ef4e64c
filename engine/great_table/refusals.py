"""Why the rules of this game refuse a wish, from nothing but what the player has been told."""

from engine.great_table.cards import CardName
from engine.great_table.roles import RoleName
from engine.refusals import Refusal


class WrongRoleCount(Refusal, frozen=True):
    """This many cannot have that role."""

    role: RoleName
    least: int
    most: int
    given: int


class DeckTooSmall(Refusal, frozen=True):
    """There must be a card for every player."""

    cards: int
    players: int


class TooManyCopies(Refusal, frozen=True):
    """A card may be in the deck this often at most."""

    card: CardName
    most: int
    given: int


class LineUnreadable(Refusal, frozen=True):
    """A line of a list cannot be read; ``list_line`` counts from 1, ``word`` is what is not understood there."""

    list_line: int
    word: str


class CardsMissing(Refusal, frozen=True):
    """A list must have every card once without a condition."""

    cards: tuple[CardName, ...]


class Dead(Refusal, frozen=True):
    """The dead have no part in this."""


class NoListYet(Refusal, frozen=True):
    """Who has given no list for the day may not vote."""


class NoVote(Refusal, frozen=True):
    """There is no vote to withdraw."""


class NoCard(Refusal, frozen=True):
    """He holds no card."""


class NoOrder(Refusal, frozen=True):
    """His card has no order to give."""

    card: CardName


class CardNotKnown(Refusal, frozen=True):
    """The deck has not come to him yet."""


class NoShotsLeft(Refusal, frozen=True):
    """The card's shots are spent."""


class MayNotFire(Refusal, frozen=True):
    """The House may hold this card but not fire it."""


class MayNotKill(Refusal, frozen=True):
    """Only some roles kill."""


class NeedsPartner(Refusal, frozen=True):
    """An Apprentice kills with his partner only, and he has none, or no more."""


class CardBarsKill(Refusal, frozen=True):
    """Who holds this card cannot kill."""

    card: CardName


class NotTheThief(Refusal, frozen=True):
    """Only the Thief robs, when he is asked."""


class NotInThread(Refusal, frozen=True):
    """He has no part in that thread, or it is closed."""


class OneMessageOnly(Refusal, frozen=True):
    """With a Lover card in hand he may send his partner one message until dawn."""


class NotDead(Refusal, frozen=True):
    """Nobody is dead who has not died in this phase."""

    player: str


class AlreadyDead(Refusal, frozen=True):
    """He is dead."""

    player: str


class NothingToPassOver(Refusal, frozen=True):
    """The deal does not wait for this player: he has a list or has had his turn today, or it is night."""

    player: str


class NotNamed(Refusal, frozen=True):
    """An order for this card does not name that."""

    card: CardName
