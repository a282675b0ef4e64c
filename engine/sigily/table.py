"""The table: the board with its units and coins, whose turn it is, and how far that has come."""

from enum import StrEnum
from typing import Self

from msgspec import Struct, field
from msgspec.structs import replace

from engine.sigily.board import PROVINCES, USUAL, Place, Province, first_coins
from engine.sigily.events import Card, Question
from engine.sigily.options import CHARIOTS, TEAM_PLAYERS, SigilyOptions, Spell
from engine.sigily.sticks import Sticks, count
from engine.sigily.units import Unit, chariot
from engine.table import Table


class Phase(StrEnum):
    """Where the game stands. In ``PASS``, ``STUCK``, ``LAND`` and ``EARN`` nobody is asked."""

    PASS = "pass"
    SPELL = "spell"
    """Who throws no more in the game, or not now, may cast a spell."""
    THROW = "throw"
    """A throw is owed; before a turn's first a spell may be cast, and entry or going back declared."""
    BLOCK = "block"
    STUCK = "stuck"
    MOVE = "move"
    LAND = "land"
    ANSWER = "answer"
    JUDGE = "judge"
    EARN = "earn"
    AFTER = "after"
    """A spell may be cast after the turn."""
    OVER = "over"


class Declared(StrEnum):
    """What a unit is to do with the throw."""

    ENTER = "enter"
    REFUSED = "refused"
    """It wanted to enter, and goes along the ring."""
    BACK = "back"


class Declaration(Struct, frozen=True):
    """A unit that has to take the throw, by its top, and how."""

    chariot: str
    how: Declared


class Landing(Struct, frozen=True):
    """The move that is being settled: the chariots that have moved, and onto what place."""

    chariots: tuple[str, ...]
    onto: Place
    back: bool = False


class Wind(Struct, frozen=True):
    """A wind that blows: ``left`` counts the turns of its caster that have still to begin until it ends."""

    player: str
    spell: Spell
    left: int = 3


class Wager(Struct, frozen=True):
    """A side bet; ``claims`` says whom each of the two has named as its winner."""

    number: int
    player: str
    against: str
    tokens: int
    text: str
    agreed: bool | None = None
    claims: dict[str, str] = {}
    winner: str | None = None

    @property
    def players(self) -> tuple[str, str]:
        """Who has bet."""
        return (self.player, self.against)

    @property
    def is_offered(self) -> bool:
        """Whether it has still to be taken up or turned down."""
        return self.agreed is None

    @property
    def is_on(self) -> bool:
        """Whether it is agreed on and not settled."""
        return self.agreed is True and self.winner is None


class SoFar(Struct, frozen=True):
    """What has happened in this turn."""

    cast: bool = False
    """A spell was cast before the first throw."""
    throws: int = 0
    """Throws for a move, free ones among them."""
    free: int = 0
    """Free throws that were earned."""
    free_turn: bool = False
    """The spell gives a free throw after this one."""
    declared: Declaration | None = None
    sticks: Sticks | None = None
    """The last throw for a move."""
    landing: Landing | None = None
    """The last move; None after a throw that was lost."""
    question: Question | None = None
    """The question that was drawn and is not judged."""
    answer: str | None = None
    votes: dict[str, bool] = {}
    right: bool | None = None
    """How the last answer was judged."""
    freezing: str | None = None
    """Who may pay so as not to be frozen."""

    @property
    def goes_back(self) -> bool:
        """Whether a unit is to go back with the throw."""
        return self.declared is not None and self.declared.how is Declared.BACK

    @property
    def count(self) -> int:
        """What the last throw counts."""
        assert self.sticks is not None
        return count(self.sticks)


class Board(Struct, frozen=True):
    """What lies and stands where."""

    coins: dict[Place, int] = field(default_factory=first_coins)
    """Coins on sigils, under no chariot."""
    units: tuple[Unit, ...] = ()
    """In order of arrival."""
    home: dict[str, tuple[str, ...]] = {}
    """Chariots that have come home, in the order they came."""
    purse: dict[str, int] = {}
    """Coins brought home."""
    bars: dict[str, tuple[Place, ...]] = {}
    """The gates by which a chariot may not enter any more."""
    curses: tuple[Place, ...] = ()
    winds: tuple[Wind, ...] = ()
    frozen: tuple[str, ...] = ()
    """Those who lose their next turn."""

    def unit(self, name: str) -> Unit | None:
        """The unit in which a chariot is, if it is on the board."""
        return next((unit for unit in self.units if name in unit.chariots), None)

    def at(self, place: Place) -> tuple[Unit, ...]:
        """The units on a place, in order of arrival."""
        return tuple([unit for unit in self.units if unit.at == place])

    def is_home(self, name: str) -> bool:
        """Whether a chariot has come home."""
        return any(name in chariots for chariots in self.home.values())

    def barred(self, unit: Unit) -> tuple[Place, ...]:
        """The gates by which a unit may not enter: those of any of its chariots."""
        gates = {gate for name in unit.chariots for gate in self.bars.get(name, ())}
        return tuple(sorted(gates, key=int))


class SigilyTable(Table, frozen=True):
    """Everything on the table."""

    options: SigilyOptions = SigilyOptions()
    phase: Phase = Phase.PASS
    board: Board = Board()
    first: str | None = None
    """Who plays first; the others follow in seat order."""
    turn: str | None = None
    so_far: SoFar = SoFar()
    lost_turns: dict[str, int] = {}
    """How many turns in a row each has lost by freezing."""
    finished: tuple[str, ...] = ()
    """Those whose chariots are all home, first to last."""
    resigned: tuple[str, ...] = ()
    won: tuple[str, ...] = ()
    """Who has won the race, once somebody has."""
    cards: int = 0
    """How many questions are left."""
    pile: tuple[Card, ...] = ()
    """Which these are, from the top, where that is known."""
    wagers: tuple[Wager, ...] = ()

    @property
    def player(self) -> str:
        """Whose turn it is, while it is anybody's."""
        assert self.turn is not None
        return self.turn

    @property
    def date_start(self) -> Place:
        """The sigil of the holiday on or after the date of the game."""
        return (self.options.start or USUAL).place

    @property
    def in_teams(self) -> bool:
        """Whether the first plays with the third, and the second with the fourth."""
        return len(self.seats) == TEAM_PLAYERS and self.options.teams is not False

    @property
    def known(self) -> Self:
        """The same as everybody knows it: without what lies in the pile. What is asked is made of this."""
        return replace(self, pile=()) if self.pile else self

    def province(self, seat: str) -> Province:
        """A player's province."""
        return PROVINCES[self.seats.index(seat)]

    def team(self, seat: str) -> tuple[str, ...]:
        """A player, and his partner if he has one, in seat order."""
        if not self.in_teams:
            return (seat,)
        own = self.seats.index(seat) % 2
        return tuple([other for place, other in enumerate(self.seats) if place % 2 == own])

    def are_friends(self, one: str, other: str) -> bool:
        """Whether two players are the same, or partners."""
        return one == other or other in self.team(one)

    @property
    def chariots_each(self) -> int:
        """With how many chariots everybody plays."""
        return self.options.chariots or CHARIOTS[len(self.seats)][0]

    def fleet(self, seat: str) -> tuple[str, ...]:
        """All chariots of a player, wherever they are."""
        return tuple([chariot(seat, number) for number in range(1, self.chariots_each + 1)])

    def units_of(self, seat: str) -> tuple[Unit, ...]:
        """The units that a player moves, in order of arrival."""
        return tuple([unit for unit in self.board.units if unit.owner == seat])

    def not_in_play(self, seat: str) -> tuple[str, ...]:
        """A player's chariots that may be introduced."""
        if seat in self.resigned:
            return ()
        elsewhere = {name for unit in self.board.units for name in unit.chariots}.union(self.board.home.get(seat, ()))
        return tuple([name for name in self.fleet(seat) if name not in elsewhere])

    def coins_of(self, seat: str) -> int:
        """What is a player's: the coins that he has brought home, and his share of what units carry."""
        return self.board.purse.get(seat, 0) + sum([unit.shares.get(seat, 0) for unit in self.board.units])

    def has_chariots_left(self, seat: str) -> bool:
        """Whether a player has chariots that have still to come home."""
        return seat in self.racing

    def can_race(self, seat: str) -> bool:
        """Whether a player has a chariot to move, or to introduce, that lies under no partner's."""
        return bool(self.units_of(seat) or self.not_in_play(seat))

    @property
    def racing(self) -> tuple[str, ...]:
        """Those who have chariots left."""
        home, fleet = self.board.home, self.chariots_each
        return tuple([seat for seat in self.seats if len(home.get(seat, ())) < fleet and seat not in self.resigned])

    @property
    def order(self) -> tuple[str, ...]:
        """The players in play order."""
        place = 0 if self.first is None else self.seats.index(self.first)
        return self.seats[place:] + self.seats[:place]

    @property
    def before_first_throw(self) -> bool:
        """Whether nothing is thrown or declared yet in this turn."""
        return self.so_far.throws == 0 and self.so_far.declared is None

    @property
    def throws(self) -> int:
        """How many throws are still owed."""
        if self.phase is Phase.BLOCK:
            return int(self.can_race(self.player))
        return int(self.phase is Phase.THROW)
