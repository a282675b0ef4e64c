"""Whole games, played at random or by simulated players. It plays millions of moves, so it stays lean."""

import gc
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random, SystemRandom
from time import perf_counter

import msgspec
from msgspec import Struct, field

from bot.cli.players import Players
from bot.cli.progress import progress
from bot.cli.terminal import Fault
from bot.policies.turn import Policy
from bot.wording.game_words import AnyGameWords
from engine.actions import Expire
from engine.asks import Ask, without_secrets_of_gm
from engine.chance import Chance
from engine.errors import SetupRefused
from engine.game import Game
from engine.judging import Submission
from engine.log import FIRST_LINE
from engine.names import CLOCK
from engine.random_play import is_time_up, pick_action
from engine.record import Header, write_header, write_line
from engine.rulebook import AnyRulebook

NAMES = (
    *("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon"),
    *("Kit", "Lea", "Max", "Nia", "Oda", "Pia", "Ray", "Sue", "Tom", "Una"),
    *("Val", "Wes", "Xia", "Yan", "Zoe"),
)

UNDECIDED = "undecided"
"""The reason of a game that was broken off because perhaps nobody could win it any more."""

Pick = Callable[[tuple[Ask, ...], Random], Submission]
"""Picks the next move of those that are asked, or returns that time is up."""


class Count(Struct):
    """The counts. ``wins`` has every side, or in a game without sides every seat. Several may win one game.

    Where players are placed, ``places`` has how often each seat came in which place.
    """

    wins: dict[str, int]
    places: dict[str, Counter[int]] = {}
    reasons: Counter[str] = field(default_factory=Counter)
    games: int = 0
    moves: int = 0
    seconds: float = 0.0

    def add(self, game: Game) -> None:
        """Count a finished game, or one that was broken off."""
        self.games += 1
        self.moves += len(game.log) - 1
        if (outcome := game.table.outcome) is None:
            self.reasons[UNDECIDED] += 1
            return
        self.reasons[outcome.reason] += 1
        for winner in _sides_of_winners(game) if game.rulebook.has_sides else outcome.winners:
            self.wins[winner] += 1
        for place, names in outcome.standings:
            for name in names:
                self.places.setdefault(name, Counter())[place] += 1


def _sides_of_winners(game: Game) -> set[str]:
    """Return the sides of those who have won a finished game."""
    who = {seat: was for event in game.log[-1].events for seat, was in game.rulebook.was_who(event).items()}
    return {who[seat].side for seat in game.table.outcome.winners} if game.table.outcome is not None else set()


class Draws:
    """The draws of one simulated game. Each depends on the game's key, its line and its name."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.line = FIRST_LINE

    def __call__(self, name: str) -> Random:
        """Return the source of one draw."""
        return Random(f"{self.key}:{self.line}:{name}")


class Simulation(Struct, frozen=True):
    """A simulation. The numbers of players take turns. Without a ``policy`` players make any legal move."""

    game: str
    rulebook: AnyRulebook
    options: Struct
    players: range
    seed: int
    policy: Policy | None = None
    longest: int | None = None
    """The line with which a game is broken off, where games need not end."""

    def check(self, words: AnyGameWords) -> None:
        """Raise Fault if the game may not begin with this set-up."""
        for players in self.players:
            try:
                Game.begin(self.rulebook, NAMES[:players], self.options, Chance())
            except SetupRefused as refused:
                raise Fault(f"brehon: --set: {words.refusal(refused.refusal)}") from None

    def play(self, number: int) -> Game:
        """Play game number ``number``, from 0, to its end."""
        draws, random = self._sources(number)
        game = Game.begin(self.rulebook, self.seats(number), self.options, Chance(None, draws))
        pick = self._pick(game)
        while (asks := game.asks) and draws.line != self.longest:
            draws.line += 1
            game.submit(pick(asks, random), Chance(None, draws), draws.line)
        return game

    def play_on_record(self, number: int) -> tuple[Game, list[bytes]]:
        """Play the same game, and write its record."""
        draws, random = self._sources(number)
        chance = Chance(None, draws)
        game = Game.begin(self.rulebook, self.seats(number), self.options, chance)
        options = msgspec.to_builtins(self.options)
        lines = [write_header(Header(1, self.game, game.seats, options, chance.drawn))]
        pick = self._pick(game)
        while (asks := game.asks) and draws.line != self.longest:
            draws.line += 1
            submission = pick(asks, random)
            chance = Chance(None, draws)
            game.submit(submission, chance, draws.line)
            lines.append(write_line(submission, chance.drawn))
        return game, lines

    def seats(self, number: int) -> tuple[str, ...]:
        """Return the players of game number ``number``."""
        return NAMES[: self.players[number % len(self.players)]]

    def _pick(self, game: Game) -> Pick:
        return partial(_anything, game) if self.policy is None else Players(game, self.policy).pick

    def _sources(self, number: int) -> tuple[Draws, Random]:
        key = f"{self.seed}:{number}"
        return Draws(key), Random(key)


def _anything(game: Game, asks: tuple[Ask, ...], random: Random) -> Submission:
    if game.rulebook.timed and is_time_up(game.rulebook, game.table, random):
        return Submission(CLOCK, Expire())
    return Submission(*pick_action(tuple(without_secrets_of_gm(asks)), random))


def simulate(simulation: Simulation, games: int, records: str | None, seconds: float | None = None) -> Count:
    """Play this many games and count them; with ``seconds``, begin none after that time.

    ``records`` is a directory for their records. Raises Fault.
    """
    sides = simulation.rulebook.sides_with(simulation.options)
    count = Count(dict.fromkeys(sides or NAMES[: simulation.players[-1]], 0))
    played = _recorded(simulation, games, Path(records)) if records else map(simulation.play, range(games))
    began = perf_counter()
    with _without_garbage_collection():
        for game in progress(played, games):
            count.add(game)
            if seconds is not None and perf_counter() - began >= seconds:
                break
    count.seconds = perf_counter() - began
    return count


def system_seed() -> int:
    """Pick a seed when none was typed."""
    return SystemRandom().randrange(2**32)


def _recorded(simulation: Simulation, games: int, folder: Path) -> Iterator[Game]:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(games):
            game, lines = simulation.play_on_record(number)
            name = f"{simulation.game}-{number + 1:0{len(str(games))}}.jsonl"
            (folder / name).write_bytes(b"\n".join((*lines, b"")))
            yield game
    except OSError as error:
        raise Fault(f"{error.filename or folder}: this record cannot be written: {error.strerror}") from None


@contextmanager
def _without_garbage_collection() -> Iterator[None]:
    """Pause the garbage collector: games hold no cycles, so collecting only costs time."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
