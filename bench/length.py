"""Measures whether a press costs more the longer a game has lasted: the same votes in games of ever more lines."""

import sqlite3
from contextlib import closing
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

import msgspec

from bench.bots import Bot, brehon, running, sqlite
from bench.measured import Measured
from bench.process import pin, processors
from bench.scene import Scene, set_scene
from engine.chance import Chance
from engine.judging import Submission
from engine.parties.actions import Vote

LENGTHS, QUICK_LENGTHS = (100, 2_000, 20_000), (100, 2_000)
ROUNDS, QUICK_ROUNDS = 5, 2
VOTERS = 8
"""The players who press once in each round. Another never does, so the vote stays open."""
NEW_ACTION = "INSERT INTO actions (game_id, number, at, by, body, drawn, again) VALUES (?, ?, ?, ?, ?, '{}', 0)"
NEW_EVENT = "INSERT INTO events (game_id, line, position, body) VALUES (?, ?, ?, ?)"
LENGTHENED = "UPDATE games SET lines = ?, snapshot = NULL, snapshot_schema = NULL WHERE id = ?"


class Figures(NamedTuple):
    """Milliseconds: of processor time for each press, and until the answer."""

    work: float
    answer: float


async def measure(*, quick: bool) -> list[Measured]:
    """Press in games of each length in turn. The yardstick is the game that has just begun."""
    lengths = QUICK_LENGTHS if quick else LENGTHS
    pin(0, processors()[0])
    with TemporaryDirectory(prefix="brehon-bench-") as name:
        database = Path(name, "games.db")
        scene = await set_scene(database)
        scene.copy(database, len(lengths))
        for copy, lines in enumerate(lengths, 1):
            _lengthen(database, scene, copy, lines)
        async with running(brehon(sqlite(database)), scene, database.parent) as bot:
            await bot.process.until_at_rest()
            tables = bot.tables(1 + len(lengths))
            rounds = [
                [await _pressed(bot, table) for table in tables] for _ in range(1 + (QUICK_ROUNDS if quick else ROUNDS))
            ]
    # The first round loads the games.
    short, *long = zip(*rounds[1:], strict=True)
    return [each for lines, figures in zip(lengths, long, strict=True) for each in _compared(lines, figures, short)]


async def _pressed(bot: Bot, table: list[str]) -> Figures:
    began = bot.process.seconds
    taken = [await bot.wire.press(press) for press in table[:VOTERS]]
    await bot.process.until_at_rest()
    return Figures(1000 * (bot.process.seconds - began) / VOTERS, 1000 * median(taken))


def _compared(lines: int, figures: tuple[Figures, ...], short: tuple[Figures, ...]) -> list[Measured]:
    aims = {"processor time": "work", "p50": "answer"}
    return [
        Measured(
            f"a vote after {lines:,} lines, {aim}",
            "ms",
            tuple(getattr(each, field) for each in figures),
            tuple(getattr(each, field) for each in short),
            "1.0",
        )
        for aim, field in aims.items()
    ]


def _lengthen(database: Path, scene: Scene, copy: int, lines: int) -> None:
    """Let the tenth player of a copy change an open vote until the record has this many lines."""
    game, number, voter = scene.game.copy(), 1 + copy, scene.game.seats[-1]
    with closing(sqlite3.connect(database)) as connection, connection:
        (at,) = connection.execute("SELECT max(at) FROM actions").fetchone()
        for line in range(len(game.log) + 1, lines + 1):
            vote = Vote(approve=line % 2 == 0, public=True)
            entry = game.submit(Submission(voter, vote), Chance())
            connection.execute(NEW_ACTION, (number, line, at, voter, msgspec.json.encode(vote).decode()))
            events = enumerate(msgspec.json.encode(event).decode() for event in entry.events)
            connection.executemany(NEW_EVENT, [(number, line, place, event) for place, event in events])
        connection.execute(LENGTHENED, (lines, number))
