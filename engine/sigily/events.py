"""What may happen. All of it is public but the pile of questions, which nobody reads before they are drawn.

``chariots`` are those of a unit, from its top.
"""

from enum import StrEnum

from msgspec import Struct, field

from engine.boards.events import Turn
from engine.events import SHELL_EVENTS, Event, Outcome
from engine.sigily.board import Place
from engine.sigily.options import Spell
from engine.sigily.sticks import Sticks


class Opened(Event, frozen=True):
    """The throws for the first turn: a round for all, and one more for those of each tie."""

    throws: tuple[dict[str, Sticks], ...]
    first: str


class Card(Struct, frozen=True):
    """A question: ``name`` says who wrote it, such as ``Ann 2``."""

    name: str
    text: str


class Shuffled(Event, frozen=True):
    """The questions lie in a pile: so many of them, in an order that nobody knows."""

    cards: int


class Pile(Event, frozen=True):
    """What the pile holds, from the top; told to nobody."""

    cards: tuple[Card, ...]


class Why(StrEnum):
    """Why a player is passed over."""

    FROZEN = "frozen"
    COVERED = "covered"
    """All chariots that he has left lie under a partner's."""
    FINISHED = "finished"
    RESIGNED = "resigned"


class Passed(Event, frozen=True):
    """A player's turn would have come, and he has none."""

    player: str
    why: Why


class WindEnded(Event, frozen=True):
    """A wind has died down."""

    player: str
    spell: Spell


class Cast(Event, frozen=True):
    """A player casts a spell. ``target`` is what it is cast on: an enemy unit by its top, a place, or a player."""

    player: str
    spell: Spell
    chariot: str | None
    target: str | None


class Jackpot(Event, frozen=True):
    """Coins go to the jackpot: ``paid`` says from where, by units' tops, ``home`` being a player's coins brought home.

    ``onto`` says where they come to lie: what finds no room in the centre overflows.
    """

    player: str
    paid: dict[str, int]
    onto: dict[Place, int]


class Effect(StrEnum):
    """What a fireball does to whoever throws against it."""

    DIES = "dies"
    NOTHING = "nothing"
    TURNS = "turns"
    """It flies back, or on again."""
    SKIN = "skin"
    """It breaks on a stone skin, without a throw."""


class Fireball(Event, frozen=True):
    """A fireball has reached a unit, which has thrown against it; if it dies its coins stay on the sigil."""

    chariots: tuple[str, ...]
    at: Place
    sticks: Sticks | None
    count: int | None
    effect: Effect


class Frozen(Event, frozen=True):
    """A player will lose his next turn."""

    player: str


class Blocked(Event, frozen=True):
    """A player has paid so as not to be frozen."""

    player: str


class Darts(Event, frozen=True):
    """A unit in fairy land has faced the darts; if they hit, it loses its coins and goes back to its gate."""

    chariots: tuple[str, ...]
    at: Place
    sticks: Sticks
    count: int
    hit: bool


class PutBack(Event, frozen=True):
    """A unit goes back to the gate it has entered by, and may not enter there again."""

    chariots: tuple[str, ...]
    start: Place = field(name="from")
    onto: Place


class Entry(Event, frozen=True):
    """A unit wants to enter fairy land: whether the special throw admits it."""

    player: str
    chariots: tuple[str, ...]
    gate: Place
    sticks: Sticks
    count: int
    admitted: bool


class Back(Event, frozen=True):
    """A unit at home is to go back with the throw."""

    player: str
    chariots: tuple[str, ...]
    at: Place


class Thrown(Event, frozen=True):
    """A player has thrown the sticks for a move."""

    player: str
    sticks: Sticks
    count: int


class Moved(Event, frozen=True):
    """A unit has moved: from None it was introduced, onto ``home`` it has finished; ``exit`` is the gate it named."""

    chariots: tuple[str, ...]
    start: Place | None = field(name="from")
    onto: Place
    exit: Place | None


class Lost(Event, frozen=True):
    """With this throw nothing can move."""

    player: str
    count: int


class Cursed(Event, frozen=True):
    """A unit has landed on a cursed sigil and dies; its coins have gone to the jackpot."""

    chariots: tuple[str, ...]
    at: Place


Throws = tuple[tuple[Sticks, ...], tuple[Sticks, ...]]
"""One throw of each who fights, the attackers' and the defenders'."""


class Fought(Event, frozen=True):
    """Two units have fought.

    ``throws`` are the rounds: in most games one throw against one, and further pairs after a tie. A stone skin throws
    nothing, and the attackers die of it. ``coins`` are what the winner takes.
    """

    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    at: Place
    throws: tuple[Throws, ...]
    dead: tuple[str, ...]
    coins: int
    skin: bool = False


class Taken(Event, frozen=True):
    """A unit takes the coins where it has landed, or come home exactly."""

    chariots: tuple[str, ...]
    at: Place
    coins: int


class Fused(Event, frozen=True):
    """Friends go on as one unit: ``chariots`` are all in it, and ``coins`` all that it carries."""

    chariots: tuple[str, ...]
    at: Place
    coins: int


class Finished(Event, frozen=True):
    """A unit has come home; its coins are shared between the provinces in it."""

    chariots: tuple[str, ...]
    shares: dict[str, int]


class RaceWon(Event, frozen=True):
    """All chariots of a player, or of a team, are home before anybody else's."""

    winners: tuple[str, ...]


class Earned(StrEnum):
    """What has earned a free throw."""

    COUNT = "count"
    """A throw of 4 or 5."""
    SOLAR = "solar"
    ANSWER = "answer"
    FREE_TURN = "free_turn"


class FreeThrow(Event, frozen=True):
    """A player throws once more, for any chariot."""

    player: str
    why: Earned


class ThrowsOver(Event, frozen=True):
    """A player throws no more in this turn, and may cast a spell yet."""

    player: str


class Question(Event, frozen=True):
    """A player has drawn a question; ``card`` says who wrote it."""

    player: str
    card: str
    text: str


class Answered(Event, frozen=True):
    """A player answers."""

    player: str
    text: str


class Voted(Event, frozen=True):
    """One of the others says whether an answer is right."""

    player: str
    right: bool


class Judged(Event, frozen=True):
    """An answer is right, and the card torn up; or it is wrong or never came, and the card goes under the pile."""

    player: str
    card: str
    right: bool


class Resigned(Event, frozen=True):
    """A player has given up: his chariots that are not home leave for good."""

    player: str


class Wagered(Event, frozen=True):
    """A player offers another a bet."""

    number: int
    player: str
    against: str
    tokens: int
    text: str


class WagerAnswered(Event, frozen=True):
    """Whether a wager is on."""

    number: int
    agreed: bool


class WagerClaimed(Event, frozen=True):
    """One of the two says who has won."""

    number: int
    player: str
    winner: str


class WagerSettled(Event, frozen=True):
    """Both say the same, or the GM has said it."""

    number: int
    winner: str


class Ledger(Event, frozen=True):
    """What the wagers have come to in the end, in tokens; what was never settled counts for nothing."""

    tokens: dict[str, int]


class Unclaimed(Event, frozen=True):
    """The coins that lay on the board in the end, and who gets how many of them."""

    coins: int
    shares: dict[str, int]


class Finish(Outcome, frozen=True, tag="outcome", kw_only=True):
    """The end, and both titles."""

    fastest: tuple[str, ...] = ()
    richest: tuple[str, ...] = ()


EVENTS = (
    *(Opened, Shuffled, Pile, Turn, Passed, WindEnded, Cast, Jackpot, Fireball, Frozen, Blocked, Darts, PutBack),
    *(Entry, Back, Thrown, Moved, Lost, Cursed, Fought, Taken, Fused, Finished, RaceWon, FreeThrow, ThrowsOver),
    *(Question, Answered, Voted, Judged, Resigned, Wagered, WagerAnswered, WagerClaimed, WagerSettled, Ledger),
    *(Unclaimed, Finish),
    *(event for event in SHELL_EVENTS if event is not Outcome),
)
