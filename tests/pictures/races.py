"""Positions of Sigily for its pictures, set by hand: those that crowd the board most."""

from msgspec import Struct
from msgspec.structs import replace

from bot.pictures.sigily.telling import Scene
from engine.audience import Everybody, To
from engine.events import Event
from engine.sigily.board import CENTRE, FAIRY_LAND, HOME, RING, Holiday, Place
from engine.sigily.events import (
    Earned,
    Finish,
    Fought,
    FreeThrow,
    Fused,
    Jackpot,
    Moved,
    PutBack,
    Taken,
    Thrown,
)
from engine.sigily.options import SigilyOptions, Spell
from engine.sigily.sticks import Animal, Sticks, count
from engine.sigily.table import Board, Phase, SigilyTable, SoFar, Wind
from engine.sigily.units import Unit
from engine.views import Told

ANN, BEN, CAT, DAN = NAMES = ("Ann", "Ben", "Cat", "Dan")
"""Connaught, Ulster, Leinster and Munster."""
TWO: Sticks = (Animal.DOG, Animal.COW)
THREE: Sticks = (Animal.DOG, Animal.DEER, Animal.COW)
ALL: Sticks = tuple(Animal)
ALONE = SigilyOptions(teams=False)
FRESH = Board()


class Position(Struct, frozen=True):
    """A table, and what else of it is shown."""

    table: SigilyTable
    scene: Scene = Scene()


def unit(names: str, at: Place, coins: int = 0, progress: int = 3, entry: Place | None = None) -> Unit:
    """Return a unit, such as ``Ann 1, Ben 4``, from the top."""
    chariots = tuple(names.split(", "))
    return Unit(chariots, at, "0", progress, coins, entry)


def table(
    units: tuple[Unit, ...],
    sticks: Sticks | None = None,
    board: Board = FRESH,
    options: SigilyOptions = ALONE,
    seats: tuple[str, ...] = NAMES,
) -> SigilyTable:
    """Return a table at which the first player must throw, or with sticks must move."""
    return SigilyTable(
        seats,
        options=options,
        phase=Phase.THROW if sticks is None else Phase.MOVE,
        board=replace(board, units=units),
        first=seats[0],
        turn=seats[0],
        so_far=SoFar(sticks=sticks, throws=int(sticks is not None)),
    )


def to_choose(laid: SigilyTable) -> Position:
    """Return a position in which every move has its letter."""
    return Position(laid, Scene(has_letters=True))


def told(*events: Event) -> tuple[Told[Everybody], ...]:
    """Return events as everybody is told them."""
    return tuple([Told(To.PUBLIC, event) for event in events])


def just_done(laid: SigilyTable, *events: Event) -> Position:
    """Return a position with the events that led to it."""
    return Position(laid, Scene(told(*events)))


def thrown(player: str, sticks: Sticks) -> Thrown:
    """Return a throw."""
    return Thrown(to=To.PUBLIC, player=player, sticks=sticks, count=count(sticks))


def moved(names: str, start: Place | None, onto: Place, leave: Place | None = None) -> Moved:
    """Return a move."""
    return Moved(to=To.PUBLIC, chariots=tuple(names.split(", ")), start=start, onto=onto, exit=leave)


def _gates() -> Position:
    """Six units on a gate, eight on another, and the player may move their own units on both."""
    six = ("Ann 1", "Ben 1", "Ann 2", "Cat 1", "Dan 1", "Ann 3")
    eight = ("Ben 2", "Cat 2", "Dan 2", "Ben 3", "Cat 3", "Dan 3", "Ann 4", "Ben 4")
    units = [unit(name, "0", number, 0) for number, name in enumerate(six)]
    units += [unit(name, "12", 3, 12) for name in eight]
    return to_choose(table(tuple(units), ALL))


def _stacks() -> Position:
    """A stack of eight with a skin, and a stack of four beside one of three."""
    eight = replace(unit("Ann 1, Cat 4, Ann 2, Cat 3, Ann 3, Cat 2, Ann 4, Cat 1", "16", 21, 16), skin=True)
    four, three = unit("Ben 1, Dan 1, Ben 2, Dan 2", "3", 12), unit("Dan 3, Ben 3, Dan 4", "4", 9, 4)
    return to_choose(table((eight, four, three, unit("Ben 4", "17", 2, 17)), TWO, options=SigilyOptions()))


def _cursed() -> Position:
    """Units with skins on cursed sigils with coins."""
    places = ("2", "9", "14", "21")
    names = ("Ann 1", "Ben 1", "Cat 1, Cat 2", "Dan 1")
    units = [replace(unit(name, place, 4, int(place)), skin=True) for name, place in zip(names, places, strict=True)]
    lying = dict.fromkeys([*RING, *FAIRY_LAND], 2)
    board = Board(coins=lying, curses=(*places[:2], "15", "19"), frozen=(BEN,))
    return Position(table(tuple(units), None, board, replace(ALONE, spells=tuple(Spell))))


def _full_ring() -> Position:
    """Sixteen units side by side, with coins below most of them."""
    names = [f"{name} {number}" for number in (1, 2, 3, 4) for name in NAMES]
    units = [unit(name, RING[place], place, place) for place, name in enumerate(names, start=1)]
    return to_choose(table(tuple(units), THREE))


def _fairy_land() -> Position:
    """Nine units inside, four of which pass the centre with this throw, by three gates each."""
    own = (("Ann 1", "0.2", "0"), ("Ann 2", "6.2", "6"), ("Ann 3", "12.2", "12"), ("Ann 4", "18.2", "18"))
    others = (("Ben 1", "0.1"), ("Cat 1", "6.1"), ("Dan 1", "12.1"), ("Ben 2", "18.1"), ("Cat 2", CENTRE))
    units = [unit(name, place, 5, int(gate), gate) for name, place, gate in own]
    units += [unit(name, place, 7, 0, "0") for name, place in others]
    return to_choose(table(tuple(units), ALL))


def _winds() -> Position:
    """Everybody's winds, with frozen, finished and leading players and long names."""
    seats = ("山田太郎", "Bartholomew-the-Exceedingly-Wise", "محمد-علی", "Wolfgang-🦊-Amadeus-Maier")
    winds = [Wind(seat, spell, left) for seat in seats for spell in tuple(Spell)[5:7] for left in (1, 3)]
    board = Board(
        winds=tuple(winds),
        frozen=seats[1:3],
        home={seat: tuple([f"{seat} {number}" for number in (4, 2)]) for seat in seats},
        purse=dict.fromkeys(seats, 11),
    )
    units = (unit(f"{seats[1]} 1, {seats[3]} 1", "13", 10, 13), unit(f"{seats[0]} 1", "8", 3, 8))
    return just_done(
        table(units, None, board, SigilyOptions(), seats),
        thrown(seats[1], THREE),
        moved(f"{seats[1]} 1", "10", "13"),
        Taken(to=To.PUBLIC, chariots=(f"{seats[1]} 1",), at="13", coins=1),
        Fused(to=To.PUBLIC, chariots=(f"{seats[1]} 1", f"{seats[3]} 1"), at="13", coins=10),
    )


def _fight() -> Position:
    """A way through the centre and out by another gate, a fight there, and the way back."""
    fought = Fought(
        to=To.PUBLIC,
        attackers=("Dan 1",),
        defenders=("Ben 1",),
        at="6",
        throws=(((THREE,), (TWO,)),),
        dead=("Ben 1",),
        coins=0,
    )
    back = PutBack(to=To.PUBLIC, chariots=("Dan 1",), start="6", onto="18")
    paid = Jackpot(to=To.PUBLIC, player=DAN, paid={"Dan 1": 3, "Ben 1": 2}, onto={CENTRE: 3, "0.2": 2})
    units = (unit("Dan 1", "18", 0, 18, "18"), unit("Ann 1", "7", 4, 7))
    laid = table(units, None, Board(coins={CENTRE: 7, "0.2": 4}))
    return just_done(laid, thrown(DAN, ALL), moved("Dan 1", "18.2", "6", "6"), paid, fought, back)


def _home() -> Position:
    """The last chariots, some of which come home with this throw."""
    board = Board(home={ANN: ("Ann 2",), BEN: tuple([f"Ben {number}" for number in (3, 1, 2)])}, purse={ANN: 9, BEN: 8})
    units = (unit("Ann 1", "21", 5, 21), unit("Ann 3", "23", 2, 23), unit("Ben 4", "22", 5, 22))
    outward = replace(unit("Ann 4", "18.1", 3, 6, "6"), exit="18")
    return to_choose(table((*units, outward), ALL, board, seats=(ANN, BEN)))


def _two() -> Position:
    """Two players, one of whom goes back along the ring and moves again."""
    laid = table((unit("Ann 1", "13", 4, 13), unit("Ben 1", "20", 2, 20)), seats=(ANN, BEN))
    again = FreeThrow(to=To.PUBLIC, player=ANN, why=Earned.COUNT)
    return just_done(laid, thrown(ANN, ALL), moved("Ann 1", "17", "13"), again)


def _three() -> Position:
    """Three players, each starting elsewhere and introducing a chariot."""
    options = SigilyOptions(territorial_starts=True, start=Holiday.FALL_EQUINOX)
    laid = table((unit("Ann 1", "15", 1), unit("Cat 1", "4", 1)), TWO, options=options, seats=NAMES[:3])
    return to_choose(laid)


def _solar() -> Position:
    """A race from a solar sigil, with one chariot coming home."""
    board = Board(home={DAN: ("Dan 2",)}, purse={DAN: 6})
    laid = table((unit("Ann 1", "4", 2, 7),), None, board, SigilyOptions(start=Holiday.FALL_EQUINOX))
    return just_done(laid, thrown(DAN, TWO), moved("Dan 2", "19", HOME))


def _over() -> Position:
    """The end, with both titles."""
    points = dict(zip(NAMES, (20, 12, 9, 11), strict=True))
    outcome = Finish(
        to=To.PUBLIC,
        side=None,
        reason="race_over",
        winners=(BEN, DAN, ANN),
        points=points,
        fastest=(BEN, DAN),
        richest=(ANN,),
    )
    home = {name: tuple([f"{name} {number}" for number in (2, 1, 4, 3)]) for name in (BEN, CAT, DAN)}
    laid = table((unit("Ann 1, Ann 2", "20", 3, 20),), None, Board(coins={}, home=home), SigilyOptions())
    return Position(replace(laid, phase=Phase.OVER, outcome=outcome, finished=(BEN, DAN, CAT)))


POSITIONS = {
    "gates": _gates(),
    "stacks": _stacks(),
    "cursed": _cursed(),
    "full-ring": _full_ring(),
    "fairy-land": _fairy_land(),
    "winds": _winds(),
    "fight": _fight(),
    "home": _home(),
    "two": _two(),
    "three": _three(),
    "solar": _solar(),
    "over": _over(),
}
"""Every position by its name."""
