"""Measures how fast a press is answered, beside a bare bot that commits one row for it over the same connection."""

import asyncio
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from bench.bots import Side, bare, brehon, running, sqlite
from bench.measured import Measured
from bench.process import pin, processors
from bench.scene import set_scene

ROUNDS, QUICK_ROUNDS = 6, 2
OPEN = 9
"""How many of ten may vote without closing the vote."""
ALONE, CLOSED, TEN, CROWDED = 10, 5, 10, 60
"""The tables at which one presses after the other, ten vote at once, one at each votes at once, and very many press."""
WARM = 2
"""The tables that warm the bot up before the measurement."""
IN_FLIGHT = 100
PAUSE = 0.01
"""The seconds between an answer and the next press of a lone player."""

Figures = dict[str, float]

AIMS = {
    "p50": ("a vote alone, p50", "ms", "≤ 1.0"),
    "p99": ("a vote alone, p99", "ms", "≤ 1.5"),
    "closing": ("ten votes at one table, the tenth closes", "ms", "≤ 1.0"),
    "ten tables": ("ten votes at ten tables", "ms", "≤ 1.0"),
    "a second": ("presses a second, 100 in flight", "/s", "≥ 1.0"),
    "work alone": ("processor time of a press, alone", "ms", "≤ 1.5"),
    "work crowded": ("processor time of a press, 100 in flight", "ms", "≤ 1.5"),
    "client": ("what Discord's own processor works then", "%", "far below 100 itself"),
}


async def measure(*, quick: bool) -> list[Measured]:
    """Press both bots in turn. Raises AssertionError if an answered press does not count."""
    rounds = QUICK_ROUNDS if quick else ROUNDS
    with TemporaryDirectory(prefix="brehon-bench-") as name:
        games, rows = Path(name, "brehon", "games.db"), Path(name, "bare", "presses.db")
        for file in (games, rows):
            file.parent.mkdir()
        scene = await set_scene(games)
        scene.copy(games, tables_for(rounds))
        before = _count(games)
        pin(0, processors()[0])
        async with (
            running(brehon(sqlite(games)), scene, games.parent) as ours,
            running(bare(rows), scene, rows.parent) as theirs,
        ):
            for bot in (ours, theirs):
                await warm_up(bot)
            found = [(await play_round(ours), await play_round(theirs)) for _ in range(rounds)]
        assert _count(games) - before == ours.wire.pressed, "a vote was answered and does not count"
    return [_measured(key, found) for key in AIMS]


def tables_for(rounds: int) -> int:
    """Return the number of tables for this many rounds."""
    return WARM + rounds * (ALONE + CLOSED + TEN + CROWDED)


async def warm_up(bot: Side) -> None:
    """Let the bot see its rooms, and answer some votes that are not measured."""
    await bot.wire.until_quiet()
    for press in _open(bot.tables(WARM)):
        await bot.wire.press(press)
    await bot.process.until_at_rest()


async def play_round(bot: Side) -> Figures:
    """Return the figures of one round, by the keys of the aims."""
    return {**await _alone(bot), **await _ten(bot), **await _crowded(bot)}


async def _alone(bot: Side) -> Figures:
    began, taken = bot.process.seconds, []
    for press in _open(bot.tables(ALONE)):
        taken.append(await bot.wire.press(press))
        await asyncio.sleep(PAUSE)
    await bot.process.until_at_rest()
    work = (bot.process.seconds - began) / len(taken)
    return {"p50": 1000 * median(taken), "p99": 1000 * quantiles(taken, n=100)[-1], "work alone": 1000 * work}


async def _ten(bot: Side) -> Figures:
    closing_ = [await _at_once(bot, table) for table in bot.tables(CLOSED)]
    seats = list(zip(*bot.tables(TEN), strict=True))[:OPEN]
    return {
        "closing": 1000 * median(closing_),
        "ten tables": 1000 * median([await _at_once(bot, ten) for ten in seats]),
    }


async def _at_once(bot: Side, presses: Iterable[str]) -> float:
    """Return the seconds until the last of these presses is answered."""
    taken = await asyncio.gather(*map(bot.wire.press, presses))
    await bot.process.until_at_rest()
    return max(taken)


async def _crowded(bot: Side) -> Figures:
    """Press the next vote whenever one is answered, at each table all but one."""
    waiting = [*_open(bot.tables(CROWDED))]
    count, began, own, at = len(waiting), bot.process.seconds, process_time(), perf_counter()

    async def press_on() -> None:
        while waiting:
            await bot.wire.press(waiting.pop())

    await asyncio.gather(*(press_on() for _ in range(IN_FLIGHT)))
    seconds, client = perf_counter() - at, process_time() - own
    await bot.process.until_at_rest()
    work = (bot.process.seconds - began) / count
    return {"a second": count / seconds, "work crowded": 1000 * work, "client": 100 * client / seconds}


def _open(tables: Sequence[Sequence[str]]) -> list[str]:
    """Return the votes that close nothing: first one at each table, then another."""
    return [press for seat in list(zip(*tables, strict=True))[:OPEN] for press in seat]


def _count(games: Path) -> int:
    with closing(sqlite3.connect(games)) as connection:
        return int(connection.execute("SELECT count(*) FROM actions").fetchone()[0])


def _measured(key: str, found: Sequence[tuple[Figures, Figures]]) -> Measured:
    aim, unit, wanted = AIMS[key]
    ours, theirs = (tuple(figures[key] for figures in side) for side in zip(*found, strict=True))
    return Measured(aim, unit, ours, theirs, wanted)
