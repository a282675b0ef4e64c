"""The reasons why this game refuses an action."""

from engine.refusals import Refusal


class TeamsOfFour(Refusal, frozen=True):
    """Only four players can play in teams."""

    players: int


class WrongNumber(Refusal, frozen=True):
    """With this many players that option may be one of these."""

    option: str
    given: int
    may: tuple[int, ...]


class NotHisChariot(Refusal, frozen=True):
    """The player has no such chariot; these are the ones that may be chosen now."""

    chariot: str
    may: tuple[str, ...]


class ChariotBelow(Refusal, frozen=True):
    """That chariot is under another in a stack. The stack goes by the name of its top."""

    chariot: str
    top: str
    may: tuple[str, ...]


class ChariotHome(Refusal, frozen=True):
    """That chariot has come home."""

    chariot: str
    may: tuple[str, ...]


class ChariotNotInPlay(Refusal, frozen=True):
    """That chariot is not in play."""

    chariot: str
    may: tuple[str, ...]


class ChariotStays(Refusal, frozen=True):
    """This cannot be done with that chariot now."""

    chariot: str
    may: tuple[str, ...]


class ExitNeeded(Refusal, frozen=True):
    """A move past the centre must name the gate by which it leaves."""

    chariot: str
    may: tuple[str, ...]


class ExitIsEntry(Refusal, frozen=True):
    """A unit cannot leave by the gate by which it entered."""

    exit: str
    may: tuple[str, ...]


class NoSuchExit(Refusal, frozen=True):
    """That is no gate."""

    exit: str
    may: tuple[str, ...]


class NoExitNow(Refusal, frozen=True):
    """This move does not pass the centre, so it must name no gate."""

    chariot: str


class SpellNotPlayed(Refusal, frozen=True):
    """That spell is not in this game; these are."""

    spell: str
    spells: tuple[str, ...]


class SpellNotNow(Refusal, frozen=True):
    """That spell cannot be cast now; ``when`` says when it can."""

    spell: str
    when: str


class SpellCast(Refusal, frozen=True):
    """One spell may be cast before the throw and one after the turn, and this one is used up."""


class SpellTooDear(Refusal, frozen=True):
    """The player does not have the coins for that spell in the right place."""

    spell: str
    cost: int
    has: int


class SpellWithoutAim(Refusal, frozen=True):
    """There is no target for that spell now."""

    spell: str


class SpellHasNoChariot(Refusal, frozen=True):
    """All chariots together pay for that spell, so it names none of them."""

    spell: str


class SpellHasNoTarget(Refusal, frozen=True):
    """That spell has no target."""

    spell: str


class SpellHasOnePayer(Refusal, frozen=True):
    """The chariot that the spell names pays for it alone."""

    spell: str


class NotCursedThere(Refusal, frozen=True):
    """There is no curse; these places are cursed."""

    place: str
    curses: tuple[str, ...]


class CannotBeCursed(Refusal, frozen=True):
    """Gates and fairy land cannot be cursed."""

    chariot: str
    place: str


class TerritoryCursed(Refusal, frozen=True):
    """Each territory can have only one curse, and this one has one."""

    chariot: str
    curse: str


class SkinAlready(Refusal, frozen=True):
    """That chariot has a stone skin."""

    chariot: str


class OutOfReach(Refusal, frozen=True):
    """A fireball flies one or two sigils along the ring; these targets are in its reach."""

    target: str
    may: tuple[str, ...]


class FrozenAlready(Refusal, frozen=True):
    """That player is already frozen."""

    player: str


class FrozenTwice(Refusal, frozen=True):
    """That player has lost two turns in a row and must have one before being frozen again."""

    player: str


class NotToBeFrozen(Refusal, frozen=True):
    """Only an opponent with chariots left can be frozen."""

    player: str
    may: tuple[str, ...]


class WrongPayment(Refusal, frozen=True):
    """The payment must add up to the cost."""

    cost: int
    given: int


class CannotPayFrom(Refusal, frozen=True):
    """There are not that many coins; ``has`` says what may be spent."""

    payer: str
    has: dict[str, int]


class NotAtGate(Refusal, frozen=True):
    """A unit must stand on a gate to enter fairy land; these may."""

    chariot: str
    may: tuple[str, ...]


class BarredHere(Refusal, frozen=True):
    """One of the chariots may no longer enter by that gate."""

    chariot: str
    gate: str


class NotAtHome(Refusal, frozen=True):
    """Only a unit in its own territory may go back; these may."""

    chariot: str
    may: tuple[str, ...]


class NothingToPayWith(Refusal, frozen=True):
    """Going back costs a coin, and that unit has none."""

    chariot: str


class WindAgainst(Refusal, frozen=True):
    """Nobody goes back while winds of speed blow."""


class HomeNotPlayed(Refusal, frozen=True):
    """This game is played without home territories."""


class DeclaredAlready(Refusal, frozen=True):
    """The player has already declared what that chariot does with this throw."""

    chariot: str


class MustThrow(Refusal, frozen=True):
    """Nobody may pass: the player must throw."""


class AnsweredTooLate(Refusal, frozen=True):
    """No question waits for an answer from that player."""


class QuestionsNotPlayed(Refusal, frozen=True):
    """This game is played without questions."""


class OwnAnswer(Refusal, frozen=True):
    """A player cannot judge their own answer."""


class WagersNotPlayed(Refusal, frozen=True):
    """This game is played without wagers."""


class TooManyWagers(Refusal, frozen=True):
    """That player has offered as many wagers as are allowed in a game."""

    most: int
