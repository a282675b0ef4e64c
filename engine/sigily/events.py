"""The events of this game. All are public except the pile of questions, which nobody reads before they are drawn.

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
    """The throws for the first turn: one round for everybody, and another for each tie."""

    throws: tuple[dict[str, Sticks], ...]
    first: str


class Card(Struct, frozen=True):
    """A question: ``name`` says who wrote it, such as ``Ann 2``."""

    name: str
    text: str


class Shuffled(Event, frozen=True):
    """The questions lie in a pile: this many, in an order that nobody knows."""

    cards: int


class Pile(Event, frozen=True):
    """The contents of the pile, from the top; told to nobody."""

    cards: tuple[Card, ...]


class Why(StrEnum):
    """Why a player is passed over."""

    FROZEN = "frozen"
    COVERED = "covered"
    """All the player's remaining chariots lie under a partner's."""
    FINISHED = "finished"
    RESIGNED = "resigned"


class Passed(Event, frozen=True):
    """A player's turn would have come, but they have none."""

    player: str
    why: Why


class WindEnded(Event, frozen=True):
    """A wind has died down."""

    player: str
    spell: Spell


class Cast(Event, frozen=True):
    """A player casts a spell. ``target`` is an enemy unit by its top chariot, a place, or a player."""

    player: str
    spell: Spell
    chariot: str | None
    target: str | None


class Jackpot(Event, frozen=True):
    """Coins go to the jackpot. ``paid`` says from where, by units' tops; ``home`` are coins that a player brought home.

    ``onto`` says where they come to lie: what finds no room in the centre overflows.
    """

    player: str
    paid: dict[str, int]
    onto: dict[Place, int]


class Effect(StrEnum):
    """The effects of a fireball on the unit that throws against it."""

    DIES = "dies"
    NOTHING = "nothing"
    TURNS = "turns"
    """It flies back, or on again."""
    SKIN = "skin"
    """It breaks on a stone skin, without a throw."""


class Fireball(Event, frozen=True):
    """A fireball has reached a unit, which has thrown against it. If the unit dies, its coins stay on the sigil."""

    chariots: tuple[str, ...]
    at: Place
    sticks: Sticks | None
    count: int | None
    effect: Effect


class Frozen(Event, frozen=True):
    """A player will lose their next turn."""

    player: str


class Blocked(Event, frozen=True):
    """A player has paid to avoid being frozen."""

    player: str


class Darts(Event, frozen=True):
    """A unit in fairy land has faced the darts. If they hit, it loses its coins and goes back to its gate."""

    chariots: tuple[str, ...]
    at: Place
    sticks: Sticks
    count: int
    hit: bool


class PutBack(Event, frozen=True):
    """A unit goes back to the gate by which it entered, and may not enter there again."""

    chariots: tuple[str, ...]
    start: Place = field(name="from")
    onto: Place


class Entry(Event, frozen=True):
    """A unit tries to enter fairy land, and the special throw admits it or not."""

    player: str
    chariots: tuple[str, ...]
    gate: Place
    sticks: Sticks
    count: int
    admitted: bool


class Back(Event, frozen=True):
    """A unit at home will go back with the throw."""

    player: str
    chariots: tuple[str, ...]
    at: Place


class Thrown(Event, frozen=True):
    """A player has thrown the sticks for a move."""

    player: str
    sticks: Sticks
    count: int


class Moved(Event, frozen=True):
    """A unit has moved. From None it was introduced; onto ``home`` it has finished; ``exit`` is the gate it named."""

    chariots: tuple[str, ...]
    start: Place | None = field(name="from")
    onto: Place
    exit: Place | None


class Lost(Event, frozen=True):
    """No unit can move with this throw."""

    player: str
    count: int


class Cursed(Event, frozen=True):
    """A unit has landed on a cursed sigil and dies. Its coins have gone to the jackpot."""

    chariots: tuple[str, ...]
    at: Place


Throws = tuple[tuple[Sticks, ...], tuple[Sticks, ...]]
"""One throw of each fighter: the attackers', then the defenders'."""


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
    """A unit takes the coins where it has landed, or on its start sigil after coming home exactly."""

    chariots: tuple[str, ...]
    at: Place
    coins: int


class Fused(Event, frozen=True):
    """Friendly units fuse into one: ``chariots`` are all in it, and ``coins`` all that it carries."""

    chariots: tuple[str, ...]
    at: Place
    coins: int


class Finished(Event, frozen=True):
    """A unit has come home, and its coins are shared between its provinces."""

    chariots: tuple[str, ...]
    shares: dict[str, int]


class RaceWon(Event, frozen=True):
    """All chariots of a player, or of a team, came home before anybody else's."""

    winners: tuple[str, ...]


class Earned(StrEnum):
    """The reasons for a free throw."""

    COUNT = "count"
    """A throw of 4 or 5."""
    SOLAR = "solar"
    ANSWER = "answer"
    FREE_TURN = "free_turn"


class FreeThrow(Event, frozen=True):
    """A player throws again, for any chariot."""

    player: str
    why: Earned


class ThrowsOver(Event, frozen=True):
    """A player throws no more in this turn, but may still cast a spell."""

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
    """One of the other players says whether an answer is right."""

    player: str
    right: bool


class Judged(Event, frozen=True):
    """An answer is right, and the card is torn up; or it is wrong or missing, and the card goes under the pile."""

    player: str
    card: str
    right: bool


class Resigned(Event, frozen=True):
    """A player has given up. Their chariots that are not home leave for good."""

    player: str


class Wagered(Event, frozen=True):
    """A player offers another a bet."""

    number: int
    player: str
    against: str
    tokens: int
    text: str


class WagerAnswered(Event, frozen=True):
    """A wager is accepted or declined."""

    number: int
    agreed: bool


class WagerClaimed(Event, frozen=True):
    """One of the two players says who has won."""

    number: int
    player: str
    winner: str


class WagerSettled(Event, frozen=True):
    """Both players agree on the winner, or the GM has decided."""

    number: int
    winner: str


class Ledger(Event, frozen=True):
    """The final balance of the wagers, in tokens. Wagers never settled do not count."""

    tokens: dict[str, int]


class Pot(Event, frozen=True):
    """The pot is paid out, a token for each coin: what each player has then, less their ``stake``.

    ``left`` is what stays in the pot, or is missing in it if it is less than 0.
    """

    stake: int
    tokens: dict[str, int]
    left: int


class Unclaimed(Event, frozen=True):
    """The coins left on the board at the end, and how many each player gets."""

    coins: int
    shares: dict[str, int]


class Finish(Outcome, frozen=True, tag="outcome", kw_only=True):
    """The end, and both titles."""

    fastest: tuple[str, ...] = ()
    richest: tuple[str, ...] = ()


EVENTS = (
    *(Opened, Shuffled, Pile, Turn, Passed, WindEnded, Cast, Jackpot, Fireball, Frozen, Blocked, Darts, PutBack),
    *(Entry, Back, Thrown, Moved, Lost, Cursed, Fought, Taken, Fused, Finished, RaceWon, FreeThrow, ThrowsOver),
    *(Question, Answered, Voted, Judged, Resigned, Wagered, WagerAnswered, WagerClaimed, WagerSettled, Ledger, Pot),
    *(Unclaimed, Finish),
    *(event for event in SHELL_EVENTS if event is not Outcome),
)

FORESEEABLE: frozenset[type[Event]] = frozenset(
    {Cast, Back, Jackpot, Frozen, Moved, Cursed, Taken, Fused, Finished, FreeThrow, ThrowsOver}
)
"""The effect of a spell, a move or going back without a throw, a question, or anybody else's answer."""
