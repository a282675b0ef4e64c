"""Why something is refused here."""

from engine.refusals import Refusal


class TeamsOfFour(Refusal, frozen=True):
    """There are teams with four players only."""

    players: int


class WrongNumber(Refusal, frozen=True):
    """With so many players that option may be one of these."""

    option: str
    given: int
    may: tuple[int, ...]


class NotHisChariot(Refusal, frozen=True):
    """No such chariot is the player's; those with which this may be done now are."""

    chariot: str
    may: tuple[str, ...]


class ChariotBelow(Refusal, frozen=True):
    """That chariot is under another in a stack, which goes by the name of its top."""

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
    """With that chariot this cannot be done now."""

    chariot: str
    may: tuple[str, ...]


class ExitNeeded(Refusal, frozen=True):
    """A move that passes the centre names the gate by which it will leave."""

    chariot: str
    may: tuple[str, ...]


class ExitIsEntry(Refusal, frozen=True):
    """Nobody leaves by the gate he has entered by."""

    exit: str
    may: tuple[str, ...]


class NoSuchExit(Refusal, frozen=True):
    """That is no gate."""

    exit: str
    may: tuple[str, ...]


class NoExitNow(Refusal, frozen=True):
    """This move does not pass the centre, so it names no gate."""

    chariot: str


class SpellNotPlayed(Refusal, frozen=True):
    """That spell is not in this game; these are."""

    spell: str
    spells: tuple[str, ...]


class SpellNotNow(Refusal, frozen=True):
    """That spell is not cast at this time; ``when`` says when it is."""

    spell: str
    when: str


class SpellCast(Refusal, frozen=True):
    """One spell may be cast before the throw and one after the turn, and this one has been cast already."""


class SpellTooDear(Refusal, frozen=True):
    """The player has not the coins for that spell, where they must be."""

    spell: str
    cost: int
    has: int


class SpellWithoutAim(Refusal, frozen=True):
    """There is nothing and nobody on whom that spell could be cast now."""

    spell: str


class SpellHasNoChariot(Refusal, frozen=True):
    """That spell is paid by all chariots together, and names none of them."""

    spell: str


class SpellHasNoTarget(Refusal, frozen=True):
    """That spell is cast on nobody in particular."""

    spell: str


class SpellHasOnePayer(Refusal, frozen=True):
    """That spell is paid by the chariot that it names."""

    spell: str


class NotCursedThere(Refusal, frozen=True):
    """No curse lies there; these places are cursed."""

    place: str
    curses: tuple[str, ...]


class CannotBeCursed(Refusal, frozen=True):
    """Gates and fairy land cannot be cursed."""

    chariot: str
    place: str


class TerritoryCursed(Refusal, frozen=True):
    """In each territory there is one curse at most, and there is one already."""

    chariot: str
    curse: str


class SkinAlready(Refusal, frozen=True):
    """That chariot has a stone skin."""

    chariot: str


class OutOfReach(Refusal, frozen=True):
    """A fireball flies one or two sigils along the ring; these are in its reach."""

    target: str
    may: tuple[str, ...]


class FrozenAlready(Refusal, frozen=True):
    """That player is frozen."""

    player: str


class FrozenTwice(Refusal, frozen=True):
    """That player has lost two turns in a row, and must have one before he is frozen again."""

    player: str


class NotToBeFrozen(Refusal, frozen=True):
    """Only an opponent with chariots left can be frozen."""

    player: str
    may: tuple[str, ...]


class WrongPayment(Refusal, frozen=True):
    """What is paid must come to the cost."""

    cost: int
    given: int


class CannotPayFrom(Refusal, frozen=True):
    """There are not so many coins; ``has`` says what may be spent."""

    payer: str
    has: dict[str, int]


class NotAtGate(Refusal, frozen=True):
    """Who enters fairy land stands on a gate; these may."""

    chariot: str
    may: tuple[str, ...]


class BarredHere(Refusal, frozen=True):
    """One of the chariots may not enter by that gate any more."""

    chariot: str
    gate: str


class NotAtHome(Refusal, frozen=True):
    """Only a unit in its own territory goes back; these may."""

    chariot: str
    may: tuple[str, ...]


class NothingToPayWith(Refusal, frozen=True):
    """Who goes back pays a coin, and that unit has none."""

    chariot: str


class WindAgainst(Refusal, frozen=True):
    """While winds of speed blow nobody goes back."""


class HomeNotPlayed(Refusal, frozen=True):
    """This game is played without home territories."""


class DeclaredAlready(Refusal, frozen=True):
    """The player has declared what that chariot does with this throw."""

    chariot: str


class MustThrow(Refusal, frozen=True):
    """Nobody may pass: the player throws."""


class AnsweredTooLate(Refusal, frozen=True):
    """No question waits for an answer of that player's."""


class QuestionsNotPlayed(Refusal, frozen=True):
    """This game is played without questions."""


class OwnAnswer(Refusal, frozen=True):
    """The others judge an answer, never whoever has given it."""


class WagersNotPlayed(Refusal, frozen=True):
    """This game is played without wagers."""


class TooManyWagers(Refusal, frozen=True):
    """That player has offered as many wagers as one may in a game."""

    most: int
