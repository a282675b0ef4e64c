"""Whether memory stays flat over many presses, and how long the garbage collector pauses the bot."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from bench.bots import Bot, brehon, running, sqlite
from bench.measured import Measured
from bench.pauses import Pauses, milliseconds_of_a_heap
from bench.presses import IN_FLIGHT, OPEN
from bench.process import pin, processors
from bench.scene import set_scene

WARM, QUICK_WARM = 14, 1
"""Stretches that fill every cache: SQLite's, the words', and the limits that discord.py knows for five minutes."""
BURSTS, QUICK_BURSTS = 20, 3
"""Stretches of bursts of presses, with a rest after each burst."""
CROWDS, QUICK_CROWDS = 4, 1
"""Stretches in which there is always a press in hand."""
TABLES, AT_ONCE, CLOSED = 280, 10, 5
"""A stretch has so many new tables. Nine people vote at each, at ten tables at once; at one in five the tenth votes."""
MEGA = 2**20


async def measure(*, quick: bool) -> list[Measured]:
    """Press 100,000 times. The yardstick of memory is the memory when warm."""
    warm, bursts, crowds = (QUICK_WARM, QUICK_BURSTS, QUICK_CROWDS) if quick else (WARM, BURSTS, CROWDS)
    pin(0, processors()[0])
    with TemporaryDirectory(prefix="brehon-bench-") as name:
        games, pauses = Path(name, "games.db"), Path(name, "pauses.json")
        scene = await set_scene(games)
        scene.copy(games, (warm + bursts + crowds) * TABLES)
        async with running(brehon(sqlite(games), ("-m", "bench.pauses", str(pauses))), scene, games.parent) as bot:
            await bot.wire.until_quiet()
            *_, warmed = [await _stretch(bot, AT_ONCE) for _ in range(warm)]
            before = bot.wire.pressed
            calm = [await _stretch(bot, AT_ONCE) for _ in range(bursts)]
            between = bot.wire.pressed
            crowded = [await _stretch(bot, IN_FLIGHT) for _ in range(crowds)]
        found = msgspec.json.decode(_read(pauses), type=Pauses)
    return [
        _memory(f"memory during {between - before:,} presses in bursts", calm, warmed),
        _memory(f"memory during {bot.wire.pressed - between:,} more in a crowd", crowded, warmed),
        *_pauses("at rest", found.at_rest),
        *_pauses("amid presses", found.amid_presses),
    ]


async def _stretch(bot: Bot, in_flight: int) -> float:
    """Let people vote at some tables, and give the megabytes that the bot has once it rests."""
    waiting = _votes(bot.tables(TABLES))
    if in_flight == AT_ONCE:
        for start in range(0, len(waiting), AT_ONCE):
            await asyncio.gather(*map(bot.wire.press, waiting[start : start + AT_ONCE]))
    else:
        await asyncio.gather(*(_press_on(bot, waiting) for _ in range(in_flight)))
    await bot.process.until_at_rest()
    return bot.process.bytes / MEGA


async def _press_on(bot: Bot, waiting: list[str]) -> None:
    """Make the next press whenever one is answered."""
    while waiting:
        await bot.wire.press(waiting.pop(0))


def _votes(tables: Sequence[Sequence[str]]) -> list[str]:
    """Give the votes: ten tables after the other, and of each ten first one vote at each."""
    votes = []
    for start in range(0, len(tables), AT_ONCE):
        some = tables[start : start + AT_ONCE]
        votes += [press for seat in [*zip(*some, strict=True)][:OPEN] for press in seat]
        votes += [presses[OPEN] for presses in some[::CLOSED]]
    return votes


def _memory(aim: str, memory: Sequence[float], warm: float) -> Measured:
    return Measured(aim, "MB", tuple(memory), (warm,) * len(memory), "≤ 1.05")


def _read(pauses: Path) -> bytes:
    return pauses.read_bytes()


def _pauses(when: str, found: dict[int, list[float]]) -> list[Measured]:
    """Compare the pauses of each generation with a collection in a heap of 100,000 dicts."""
    heap = milliseconds_of_a_heap()
    return [
        Measured(f"{len(took):,} of generation {generation} {when}", "ms", tuple(took), (heap,) * len(took))
        for generation, took in sorted(found.items())
    ]
