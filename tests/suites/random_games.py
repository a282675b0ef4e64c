"""Plays random games of any rulebook: setups drawn from its own types, and moves from its asks."""

from collections.abc import Iterator
from functools import cache
from itertools import count
from random import Random

import msgspec
from msgspec import Struct, inspect

from engine.actions import Action, Close, Expire, Extend, Pause, Replace, Resume, Undo
from engine.by_hand import DeclareByHand
from engine.chance import Chance, seeded_source
from engine.codec import read_action
from engine.errors import BadInput, Refused, SetupRefused
from engine.game import Game
from engine.intervening import by_hand
from engine.judging import Submission, decide
from engine.learning import converted, type_info
from engine.log import standing
from engine.names import CLOCK, GM
from engine.open_table.options import OpenTableOptions
from engine.random_play import is_time_up, pick_action
from engine.record import Header, write_header, write_line
from engine.rulebook import AnyRulebook
from tests.suites.open_table_setups import random_options

MOST_COMBINED = 400
"""The most combinations of a move's fields that are tried."""
TRIES = 100
"""The number of them tried at each moment."""
GAMES = 12
ENOUGH_MOVES = 1_200
"""The number of games played, or fewer if they have that many moves in total."""
FIRST = {"quests": 12, "great_table": 23, "danube": 13, "sigily": 23}
"""The first seeds of short games in which every move soon occurs; elsewhere 0."""
MOMENTS = 72
"""The approximate number of moments of these games that are looked at."""
MOST_TAKEN_BACK = 3
"""The most lines taken back at once, so that games end."""
RARE = 0.2
"""The share of one game's own GM moves among the moves of the GM and the clock."""
DECLARED, BY_HAND = 0.002, 0.15
"""The shares of declared victories, and of what else is done by hand, among the moves of the GM and the clock."""
NAMES = (
    *("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon"),
    *("Kit", "Lea", "Max", "Nan", "Oda", "Pat", "Ros", "Sam", "Tom", "Vic"),
    *("Wes", "Xia", "Yan", "Zoe", "Abe"),
)
OF_GM = 0.5
"""The share of the GM's own secret answers where there are some, so that games soon have them."""
SELDOM = 0.1
"""The share of moments at which giving up is as likely as everything else, so that games last."""
MOST_MOVES = 50_000
"""More moves than any random game has: the longest of 10,000 races took 14,000, with curses that nobody could lift."""
MOST_SETUPS = 1000
"""The number of setups of which the rules allow some."""


class Played:
    """A finished game, the record written during it, and its earlier tables."""

    def __init__(self, rulebook: AnyRulebook, seats: tuple[str, ...], options: Struct, chance: Chance) -> None:
        self.game = Game.begin(rulebook, seats, options, chance)
        header = Header(1, rulebook.slug, seats, msgspec.to_builtins(options), chance.drawn)
        self.record = [write_header(header)]
        self.tables = [self.game.table]

    def submit(self, submission: Submission, chance: Chance) -> None:
        """Make a move and record it."""
        self.game.submit(submission, chance)
        self.record.append(write_line(submission, chance.drawn))
        self.tables.append(self.game.table)

    def at(self, moment: int) -> Game:
        """Return the game as it stood after this many moves."""
        rulebook, options, log = self.game.rulebook, self.game.options, self.game.log
        return Game.resume(rulebook, options, log[: moment + 1], self.tables[moment])


def seats_for(rulebook: AnyRulebook, players: int) -> tuple[str, ...]:
    """Return this many names, not in alphabetical order, so that seat order is unique."""
    assert players in rulebook.players
    return tuple(reversed(NAMES[:players]))


def random_setup(rulebook: AnyRulebook, random: Random) -> tuple[tuple[str, ...], Struct]:
    """Return seats and options, which the rules may refuse."""
    if rulebook.options is OpenTableOptions:
        file_options = random_options(random)
        return seats_for(rulebook, file_options.file.players), file_options
    seats = seats_for(rulebook, random.choice(rulebook.players))
    info = type_info(rulebook.options)
    assert isinstance(info, inspect.StructType)
    options = {field.encode_name: random_value(field.type, random, seats) for field in info.fields}
    return seats, converted(options, rulebook.options)


def allowed_setup(rulebook: AnyRulebook, random: Random) -> tuple[tuple[str, ...], Struct]:
    """Return seats and options that the rules allow."""
    for _ in range(MOST_SETUPS):
        seats, options = random_setup(rulebook, random)
        try:
            Game.begin(rulebook, seats, options, Chance())
        except SetupRefused:
            continue
        return seats, options
    raise AssertionError(f"of {MOST_SETUPS} set-ups the rules allow none")


def random_value(shape: inspect.Type, random: Random, seats: tuple[str, ...]) -> object:
    """Return a value of an option's type, as a record spells it.

    Numbers are mostly small, tables often empty or full.
    """
    match shape:
        case inspect.BoolType():
            return random.random() < 0.5
        case inspect.IntType(ge=int(least), le=int(most)):
            return random.choice((least, *[least + 1] * 6, random.randint(least, most)))
        case inspect.EnumType(cls=kind):
            return random.choice([member.value for member in kind])
        case inspect.LiteralType(values=allowed):
            return random.choice(allowed)
        case inspect.VarTupleType(item_type=inspect.EnumType(cls=kind)):
            return random.sample([member.value for member in kind], random.randint(0, len(kind)))
        case inspect.DictType(key_type=inspect.EnumType(cls=kind), value_type=value):
            keys = random.sample([*kind], random.choice((0, random.randint(1, len(kind)), len(kind))))
            return {key: random_value(value, random, seats) for key in keys}
        case inspect.DictType(key_type=inspect.StrType(), value_type=value):
            return {seat: random_value(value, random, seats) for seat in seats}
        case inspect.StrType():
            return ""
        case inspect.VarTupleType(item_type=inspect.StrType()):
            return ["any text"] * random.randint(0, 3)
        case inspect.UnionType(types=types):
            return random_value(random.choice(types), random, seats)
        case inspect.NoneType():
            return None
        case inspect.IntType():
            return random.randint(1, 20)
        case inspect.Metadata(type=inner):
            return random_value(inner, random, seats)
        case _:
            raise AssertionError(f"no random game knows how to draw {shape}")


def next_move(game: Game, random: Random) -> Submission:
    """Pick a legal move, mostly of an awaited seat, so that games end."""
    if is_time_up(game.rulebook, game.table, random):
        return Submission(CLOCK, Expire())
    pairs = [(ask, seat) for ask in game.asks for seat in ask.awaited]
    if not pairs or random.random() < 0.2:
        likely = [ask for ask in game.asks if not ask.gives_up or random.random() < SELDOM]
        pairs = [(ask, seat) for ask in likely for seat in ask.seats]
    of_gm = [(ask, GM) for ask in game.asks if ask.secret and GM in ask.seats]
    if of_gm and random.random() < OF_GM:
        pairs = of_gm
    ask, seat = random.choice(pairs)
    action = ask.pick(random)
    return Submission(GM, action, seat) if seat != GM and random.random() < 0.05 else Submission(seat, action)


def public_move(game: Game, random: Random) -> Submission:
    """Pick a legal move that everybody sees."""
    asks = [ask for ask in game.asks if not ask.secret]
    if not asks or is_time_up(game.rulebook, game.table, random):
        return Submission(CLOCK, Expire())
    return Submission(*pick_action(tuple(asks), random))


def shell_move(game: Game, random: Random, *, is_by_hand: bool = True) -> Submission:
    """Pick a move of the GM or the clock that is always allowed in a running game; an undo needs a line.

    Sometimes it is one that only this game has or, unless that is not wanted, something done by hand.
    """
    hands = {ask.move: ask for ask in by_hand(game.rulebook, game.table)} if is_by_hand else {}
    chosen = random.random()
    if hands and chosen < DECLARED:
        return Submission(GM, hands[DeclareByHand].pick(random))
    if chosen >= 1 - BY_HAND and (others := [hands[act] for act in hands if act is not DeclareByHand]):
        return Submission(GM, random.choice(others).pick(random))
    if chosen < RARE and (own := own_gm_moves(game)):
        kind = random.choice([*own])
        return Submission(GM, random.choice(own[kind]))
    newcomer = Replace(player=random.choice(game.seats), by=f"Newcomer {len(game.log)}")
    by_gm: list[Action] = [Close(), Pause(), Extend(hours=random.randint(1, 9)), newcomer]
    if last := standing(game.log)[1:][-MOST_TAKEN_BACK:]:
        by_gm += [Undo(), Undo(line=random.choice(last).line)]
    return random.choice([Submission(CLOCK, Expire()), *(Submission(GM, action) for action in by_gm)])


def own_gm_moves(game: Game) -> dict[type[Action], list[Action]]:
    """Return this game's own GM moves that are allowed now, by kind."""
    allowed: dict[type[Action], list[Action]] = {}
    for action in every_move(game.rulebook, game.seats):
        if type(action) in game.rulebook.gm_moves and is_allowed(game, Submission(GM, action)):
            allowed.setdefault(type(action), []).append(action)
    return allowed


def is_allowed(game: Game, submission: Submission) -> bool:
    """Return whether a move would be accepted."""
    try:
        decide(game.rulebook, game.table, game.asks, submission, Chance())
    except Refused:
        return False
    return True


def moves(game: Game, random: Random, shell: float = 0.0, *, is_by_hand: bool = True) -> Iterator[Submission]:
    """Yield moves until the game ends. Each must be made before the next is requested.

    ``shell`` is the share of moves of the GM and the clock; some of these are done by hand, unless that is not wanted.
    """
    for _ in range(MOST_MOVES):
        if game.table.outcome is not None:
            return
        if game.table.paused:
            yield Submission(GM, Resume())
        elif random.random() < shell:
            yield shell_move(game, random, is_by_hand=is_by_hand)
        else:
            yield next_move(game, random)
    raise AssertionError(f"no end after {MOST_MOVES} moves")


def play(rulebook: AnyRulebook, seats: tuple[str, ...], options: Struct, seed: int, shell: float = 0.0) -> Played:
    """Play a whole random game. Raises SetupRefused."""
    random = Random(seed)
    played = Played(rulebook, seats, options, Chance({}, seeded_source(seed, 1)))
    for submission in moves(played.game, random, shell):
        played.submit(submission, Chance({}, seeded_source(seed, len(played.record) + 1)))
    return played


@cache
def whole_games(rulebook: AnyRulebook) -> list[Played]:
    """Return finished random games, on all kinds of setups; fewer if they are long."""
    games: list[Played] = []
    for seed in count(FIRST.get(rulebook.slug, 0)):
        random = Random(seed)
        games.append(play(rulebook, *allowed_setup(rulebook, random), seed, shell=0.1))
        if len(games) == GAMES or sum(len(played.record) for played in games) > ENOUGH_MOVES:
            break
    return games


def moments(rulebook: AnyRulebook) -> Iterator[tuple[Game, Random]]:
    """Yield some moments of these games, including their beginnings, to look at without changing them."""
    random = Random(MOMENTS)
    for game in _moments(rulebook):
        yield game, random


@cache
def _moments(rulebook: AnyRulebook) -> tuple[Game, ...]:
    random = Random(MOMENTS)
    games = whole_games(rulebook)
    found: list[Game] = []
    for played in games:
        later = range(1, len(played.tables) - 1)
        chosen = random.sample(later, min(len(later), MOMENTS // len(games)))
        found += [played.at(moment) for moment in (0, *chosen)]
    return tuple(found)


def tries(game: Game, random: Random) -> list[Submission]:
    """Return some moves that somebody might try, legal or not, equally many of each kind, and all asks."""
    seats = game.seats
    by_kind = moves_by_kind(game.rulebook, seats)
    some = [random.choice(by_kind[kind]) for kind in by_kind for _ in range(TRIES // len(by_kind))]
    picks = [ask.pick(random) for ask in game.asks]
    return [
        *(Submission(random.choice(seats), action) for action in (*some, *picks)),
        *(Submission(random.choice(ask.seats), pick) for ask, pick in zip(game.asks, picks, strict=True)),
    ]


@cache
def moves_by_kind(rulebook: AnyRulebook, seats: tuple[str, ...]) -> dict[type[Action], list[Action]]:
    """Return every move that somebody might try, by kind."""
    by_kind: dict[type[Action], list[Action]] = {}
    for action in every_move(rulebook, seats):
        by_kind.setdefault(type(action), []).append(action)
    return by_kind


@cache
def every_move(rulebook: AnyRulebook, seats: tuple[str, ...]) -> list[Action]:
    """Return every move that somebody might try, legal or not; of long lists of names only some."""
    return [action for kind in rulebook.actions for action in _every(rulebook, kind, seats)]


def _every(rulebook: AnyRulebook, kind: type[Action], seats: tuple[str, ...]) -> Iterator[Action]:
    info = type_info(kind)
    assert isinstance(info, inspect.StructType)
    made: list[dict[str, object]] = [{"move": info.tag}]
    for field in info.fields:
        made = [{**fields, field.encode_name: value} for fields in made for value in _tries(field.type, seats)]
        if len(made) > MOST_COMBINED:
            made = Random(field.name).sample(made, MOST_COMBINED)
    for fields in made:
        try:
            yield read_action(rulebook, fields, seats)
        except BadInput:
            continue


def _tries(shape: inspect.Type, seats: tuple[str, ...]) -> list[object]:
    match shape:
        case inspect.Metadata(extra={"seat": True}):
            return [*seats]
        case inspect.Metadata(type=inner):
            return _tries(inner, seats)
        case inspect.VarTupleType(item_type=inner):
            items = _tries(inner, seats)
            first_ones: list[object] = [items[:count] for count in range(len(items) + 1)]
            return [*first_ones, items[:1] * 2, items[1:3]]
        case inspect.UnionType(types=types):
            return [value for inner in types for value in _tries(inner, seats)]
        case inspect.BoolType():
            return [True, False]
        case inspect.IntType():
            return [-1, 0, 1, 2, 3, 6]
        case inspect.EnumType(cls=kind):
            return [member.value for member in kind]
        case inspect.LiteralType(values=allowed):
            return list(allowed)
        case inspect.NoneType():
            return [None]
        case _:
            return ["", "any text"]
