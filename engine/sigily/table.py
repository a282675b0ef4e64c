"""The table: the board with its units and coins, whose turn it is, and how far it has come."""

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
    """The phases of the game. In ``PASS``, ``STUCK``, ``LAND`` and ``EARN`` nobody is asked."""

    PASS = "pass"
    SPELL = "spell"
    """A player who throws no more in the game, or not now, may cast a spell."""
    THROW = "throw"
    """A throw is due. Before a turn's first throw, a spell may be cast, and an entry or return declared."""
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
    """The ways in which a unit can be declared to use the throw."""

    ENTER = "enter"
    REFUSED = "refused"
    """It tried to enter but goes along the ring."""
    BACK = "back"


class Declaration(Struct, frozen=True):
    """A unit that must take the throw, by its top chariot, and how."""

    chariot: str
    how: Declared


class Landing(Struct, frozen=True):
    """The move being settled: the chariots that have moved, and their place."""

    chariots: tuple[str, ...]
    onto: Place
    back: bool = False


class Wind(Struct, frozen=True):
    """A blowing wind. ``left`` counts its caster's turns that still begin before it ends."""

    player: str
    spell: Spell
    left: int = 3


class Wager(Struct, frozen=True):
    """A side bet. ``claims`` says whom each of the two has named as its winner."""

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
        """The two players who bet."""
        return (self.player, self.against)

    @property
    def is_offered(self) -> bool:
        """Whether it is neither accepted nor declined yet."""
        return self.agreed is None

    @property
    def is_on(self) -> bool:
        """Whether it is agreed and not settled."""
        return self.agreed is True and self.winner is None


class SoFar(Struct, frozen=True):
    """The events of this turn so far."""

    cast: bool = False
    """A spell was cast before the first throw."""
    throws: int = 0
    """The number of throws for a move, including free ones."""
    free: int = 0
    """The number of free throws earned."""
    free_turn: bool = False
    """The spell grants a free throw after this one."""
    declared: Declaration | None = None
    sticks: Sticks | None = None
    """The last throw for a move."""
    landing: Landing | None = None
    """The last move; None after a lost throw."""
    question: Question | None = None
    """The question that was drawn and is not judged yet."""
    answer: str | None = None
    votes: dict[str, bool] = {}
    right: bool | None = None
    """Whether the last answer was judged right."""
    freezing: str | None = None
    """The player who may pay to avoid being frozen."""

    @property
    def goes_back(self) -> bool:
        """Whether a unit is declared to go back with the throw."""
        return self.declared is not None and self.declared.how is Declared.BACK

    @property
    def count(self) -> int:
        """The count of the last throw."""
        assert self.sticks is not None
        return count(self.sticks)


class Board(Struct, frozen=True):
    """Everything that lies and stands on the board."""

    coins: dict[Place, int] = field(default_factory=first_coins)
    """The coins on sigils, not carried by chariots."""
    units: tuple[Unit, ...] = ()
    """The units in order of arrival."""
    home: dict[str, tuple[str, ...]] = {}
    """The chariots that have come home, in order."""
    purse: dict[str, int] = {}
    """The coins brought home."""
    bars: dict[str, tuple[Place, ...]] = {}
    """The gates by which a chariot may no longer enter."""
    curses: tuple[Place, ...] = ()
    winds: tuple[Wind, ...] = ()
    frozen: tuple[str, ...] = ()
    """The players who lose their next turn."""

    def unit(self, name: str) -> Unit | None:
        """Return the unit that contains a chariot, if it is on the board."""
        return next((unit for unit in self.units if name in unit.chariots), None)

    def at(self, place: Place) -> tuple[Unit, ...]:
        """Return the units on a place, in order of arrival."""
        return tuple([unit for unit in self.units if unit.at == place])

    def is_home(self, name: str) -> bool:
        """Return whether a chariot has come home."""
        return any(name in chariots for chariots in self.home.values())

    def barred(self, unit: Unit) -> tuple[Place, ...]:
        """Return the gates by which a unit may not enter: those of any of its chariots."""
        gates = {gate for name in unit.chariots for gate in self.bars.get(name, ())}
        return tuple(sorted(gates, key=int))


class SigilyTable(Table, frozen=True):
    """Everything on the table."""

    options: SigilyOptions = SigilyOptions()
    phase: Phase = Phase.PASS
    board: Board = Board()
    first: str | None = None
    """The player who goes first; the others follow in seat order."""
    turn: str | None = None
    so_far: SoFar = SoFar()
    lost_turns: dict[str, int] = {}
    """The number of turns in a row that each player has lost by freezing."""
    finished: tuple[str, ...] = ()
    """The players whose chariots are all home, first to last."""
    resigned: tuple[str, ...] = ()
    won: tuple[str, ...] = ()
    """The players who have won the race, once it is won."""
    cards: int = 0
    """The number of questions left."""
    pile: tuple[Card, ...] = ()
    """The cards of the pile from the top, if known."""
    wagers: tuple[Wager, ...] = ()

    @property
    def player(self) -> str:
        """The player whose turn it is, while it is somebody's."""
        assert self.turn is not None
        return self.turn

    @property
    def date_start(self) -> Place:
        """The sigil of the holiday on or after the game's date."""
        return (self.options.start or USUAL).place

    @property
    def in_teams(self) -> bool:
        """Whether the first plays with the third, and the second with the fourth."""
        return len(self.seats) == TEAM_PLAYERS and self.options.teams is not False

    @property
    def known(self) -> Self:
        """The public table, without the contents of the pile. Asks are made from this."""
        return replace(self, pile=()) if self.pile else self

    def province(self, seat: str) -> Province:
        """Return a player's province."""
        return PROVINCES[self.seats.index(seat)]

    def team(self, seat: str) -> tuple[str, ...]:
        """Return a player and their partner, if they have one, in seat order."""
        if not self.in_teams:
            return (seat,)
        own = self.seats.index(seat) % 2
        return tuple([other for place, other in enumerate(self.seats) if place % 2 == own])

    def are_friends(self, one: str, other: str) -> bool:
        """Return whether two players are the same, or partners."""
        return one == other or other in self.team(one)

    @property
    def chariots_each(self) -> int:
        """The number of chariots that each player has."""
        return self.options.chariots or CHARIOTS[len(self.seats)][0]

    def fleet(self, seat: str) -> tuple[str, ...]:
        """Return all chariots of a player, wherever they are."""
        return tuple([chariot(seat, number) for number in range(1, self.chariots_each + 1)])

    def units_of(self, seat: str) -> tuple[Unit, ...]:
        """Return the units that a player moves, in order of arrival."""
        return tuple([unit for unit in self.board.units if unit.owner == seat])

    def not_in_play(self, seat: str) -> tuple[str, ...]:
        """Return a player's chariots that may be introduced."""
        if seat in self.resigned:
            return ()
        elsewhere = {name for unit in self.board.units for name in unit.chariots}.union(self.board.home.get(seat, ()))
        return tuple([name for name in self.fleet(seat) if name not in elsewhere])

    def coins_of(self, seat: str) -> int:
        """Return a player's coins: those brought home, and their share of what units carry."""
        return self.board.purse.get(seat, 0) + sum([unit.shares.get(seat, 0) for unit in self.board.units])

    def has_chariots_left(self, seat: str) -> bool:
        """Return whether a player has chariots that are not home yet."""
        return seat in self.racing

    def can_race(self, seat: str) -> bool:
        """Return whether a player has a chariot to move or introduce that lies under no partner's chariot."""
        return bool(self.units_of(seat) or self.not_in_play(seat))

    @property
    def racing(self) -> tuple[str, ...]:
        """The players who have chariots left."""
        home, fleet = self.board.home, self.chariots_each
        return tuple([seat for seat in self.seats if len(home.get(seat, ())) < fleet and seat not in self.resigned])

    @property
    def order(self) -> tuple[str, ...]:
        """The players in play order."""
        place = 0 if self.first is None else self.seats.index(self.first)
        return self.seats[place:] + self.seats[:place]

    @property
    def before_first_throw(self) -> bool:
        """Whether nothing has been thrown or declared in this turn yet."""
        return self.so_far.throws == 0 and self.so_far.declared is None

    @property
    def throws(self) -> int:
        """The number of throws still due."""
        if self.phase is Phase.BLOCK:
            return int(self.can_race(self.player))
        return int(self.phase is Phase.THROW)
