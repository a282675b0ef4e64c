"""Random games of any rulebook: setups drawn from its own types, and moves from what it asks."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import cast

import msgspec
from hypothesis import strategies as st
from msgspec import Struct, inspect

from engine.actions import Action, Close, Expire, Extend, Pause, Replace, Resume, Undo
from engine.chance import Chance, seeded_source
from engine.codec import read_action, seat_fields
from engine.errors import BadInput
from engine.events import Undone
from engine.game import Game
from engine.judging import Wish
from engine.names import CLOCK, GM
from engine.record import Header, write_header, write_line
from engine.rulebook import AnyRulebook, is_time_up

MOST_COMBINED = 400
"""Of all the combinations of a move's fields, so many are tried."""
NAMES = (
    *("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon"),
    *("Kit", "Lea", "Max", "Nan", "Oda", "Pat", "Ros", "Sam", "Tom", "Vic"),
)
MOST_MOVES = 20_000
"""No random game takes so many; one that does has no end."""


class Played:
    """A game that was played, and its record as it was written on the way."""

    def __init__(self, rulebook: AnyRulebook, seats: tuple[str, ...], options: Struct, chance: Chance) -> None:
        self.game = Game.begin(rulebook, seats, options, chance)
        header = Header(1, rulebook.slug, seats, msgspec.to_builtins(options), chance.drawn)
        self.record = [write_header(header)]

    def submit(self, wish: Wish, chance: Chance) -> None:
        """Make a move and write it down."""
        self.game.submit(wish, chance)
        self.record.append(write_line(wish, chance.drawn))


def seats_for(rulebook: AnyRulebook, players: int) -> tuple[str, ...]:
    """So many names; not in the order of the alphabet, so that seat order is no other order."""
    assert players in rulebook.players
    return tuple(reversed(NAMES[:players]))


@st.composite
def setups(draw: st.DrawFn, rulebook: AnyRulebook) -> tuple[tuple[str, ...], Struct, int]:
    """Seats, options and a seed. The rules may refuse the setup."""
    players = draw(st.sampled_from(rulebook.players))
    info = inspect.type_info(rulebook.options)
    assert isinstance(info, inspect.StructType)
    options = {field.encode_name: draw(values(field.type)) for field in info.fields}
    return seats_for(rulebook, players), msgspec.convert(options, rulebook.options), draw(st.integers(0, 2**32))


def values(shape: inspect.Type) -> st.SearchStrategy[object]:
    """Values of an option's type, as a record spells them."""
    match shape:
        case inspect.BoolType():
            return st.booleans()
        case inspect.IntType(ge=least, le=most):
            return st.integers(least or 0, most if most is not None else 5)
        case inspect.EnumType(cls=kind):
            return st.sampled_from([member.value for member in kind])
        case inspect.LiteralType(values=allowed):
            return st.sampled_from(allowed)
        case inspect.VarTupleType(item_type=inspect.EnumType(cls=kind)):
            some = st.tuples(st.permutations([member.value for member in kind]), st.integers(0, len(kind)))
            return some.map(lambda drawn: drawn[0][: drawn[1]])
        case inspect.VarTupleType(item_type=inner):
            return cast(st.SearchStrategy[object], st.lists(values(inner), unique=True, max_size=6))
        case inspect.DictType(key_type=key, value_type=value):
            return cast(st.SearchStrategy[object], st.dictionaries(values(key), values(value), max_size=6))
        case inspect.UnionType(types=types):
            return st.one_of([values(inner) for inner in types])
        case inspect.NoneType():
            return st.none()
        case _:
            raise AssertionError(f"no random game knows how to draw {shape}")


def next_move(game: Game, random: Random) -> Wish:
    """Pick a legal move, mostly of somebody who is awaited, so that games end."""
    if is_time_up(game.rulebook, game.table, random):
        return Wish(CLOCK, Expire())
    pairs = [(ask, seat) for ask in game.asks for seat in ask.awaited]
    if not pairs or random.random() < 0.2:
        pairs = [(ask, seat) for ask in game.asks for seat in ask.seats]
    ask, seat = random.choice(pairs)
    action = ask.pick(random)
    return Wish(GM, action, seat) if random.random() < 0.05 else Wish(seat, action)


def shell_move(game: Game, random: Random) -> Wish:
    """Pick a move of the GM's or the clock's that is allowed whenever the game does not rest; but undo needs a line."""
    newcomer = Replace(player=random.choice(game.seats), by=f"Newcomer {len(game.log)}")
    by_gm: list[Action] = [Close(), Pause(), Extend(hours=random.randint(1, 9)), newcomer]
    if len(game.log) > 1 and not is_at_the_beginning(game):
        by_gm.append(Undo())
    return random.choice([Wish(CLOCK, Expire()), *(Wish(GM, action) for action in by_gm)])


def is_at_the_beginning(game: Game) -> bool:
    """Say whether every line but the first has been taken back."""
    undone = sum(any(isinstance(event, Undone) for event in entry.events) for entry in game.log)
    return len(game.log) - 1 == 2 * undone


def moves(game: Game, random: Random, shell: float = 0.0) -> Iterator[Wish]:
    """Pick moves until the game ends; each must be made before the next is asked for. ``shell`` is the share of the
    GM's and the clock's moves among them.
    """
    for _ in range(MOST_MOVES):
        if game.table.outcome is not None:
            return
        if game.table.paused:
            yield Wish(GM, Resume())
        elif random.random() < shell:
            yield shell_move(game, random)
        else:
            yield next_move(game, random)
    raise AssertionError(f"no end after {MOST_MOVES} moves")


def play(rulebook: AnyRulebook, seats: tuple[str, ...], options: Struct, seed: int, shell: float = 0.0) -> Played:
    """Play a whole random game. Raises SetupRefused."""
    random = Random(seed)
    played = Played(rulebook, seats, options, Chance({}, seeded_source(seed, 1)))
    for wish in moves(played.game, random, shell):
        played.submit(wish, Chance({}, seeded_source(seed, len(played.record) + 1)))
    return played


@cache
def every_move(rulebook: AnyRulebook, seats: tuple[str, ...]) -> list[Action]:
    """Every move that somebody might try, legal or not; of long lists of names only some."""
    return [action for kind in rulebook.actions for action in _every(rulebook, kind, seats)]


def _every(rulebook: AnyRulebook, kind: type[Action], seats: tuple[str, ...]) -> Iterator[Action]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    made: list[dict[str, object]] = [{"move": info.tag}]
    for field in info.fields:
        tries = _seat_tries(field.type, seats) if field.name in seat_fields(kind) else _tries(field.type)
        made = [{**fields, field.encode_name: value} for fields in made for value in tries]
        if len(made) > MOST_COMBINED:
            made = Random(field.name).sample(made, MOST_COMBINED)
    for fields in made:
        try:
            yield read_action(rulebook, fields, seats)
        except BadInput:
            continue


def _seat_tries(shape: inspect.Type, seats: tuple[str, ...]) -> list[object]:
    first_ones: list[object] = [[*seats[:count]] for count in range(len(seats) + 1)]
    lists: list[object] = [*first_ones, [seats[0]] * 2, [*seats[1:3]]]
    return [*seats, None, *lists] if not isinstance(shape, inspect.VarTupleType) else lists


def _tries(shape: inspect.Type) -> list[object]:
    match shape:
        case inspect.BoolType():
            return [True, False]
        case inspect.IntType():
            return [-1, 0, 1, 2, 3, 6]
        case inspect.EnumType(cls=kind):
            return [member.value for member in kind]
        case inspect.LiteralType(values=allowed):
            return list(allowed)
        case inspect.UnionType(types=types):
            return [value for inner in types for value in _tries(inner)]
        case inspect.NoneType():
            return [None]
        case _:
            return ["", "any text"]
