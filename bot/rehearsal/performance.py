"""A rehearsal for somebody at a terminal: everything printed as it happens, the record at the end."""

from pathlib import Path
from random import Random

from msgspec import Struct
from rich.console import Console

from bot.rehearsal.guest import Guest
from bot.rehearsal.player import Player
from bot.rehearsal.rehearsal import GM, NAMES, Acting, Rehearsal
from bot.rehearsal.screen import Screen
from bot.rehearsal.stage import Stage, set_stage
from bot.rehearsal.watcher import Watcher
from bot.themes import Theme


class Programme(Struct, frozen=True):
    """What is played: a theme, by whom, with choices out of a seed, and which seat the person at the terminal has."""

    theme: Theme
    names: tuple[str, ...]
    seed: int | None = None
    seat: str | None = None


def names_of(count: int) -> tuple[str, ...]:
    """Name this many players."""
    return NAMES[:count]


async def perform(programme: Programme, console: Console) -> Path:
    """Play a whole game; gives the path of its record. Raises RehearsalFailed, and Left."""
    status = console.status("The bot starts, on a new database…")
    status.start()
    try:
        async with set_stage([GM, *programme.names], [programme.theme]) as stage:
            status.stop()
            return await _play(programme, stage, console)
    finally:
        status.stop()


async def _play(programme: Programme, stage: Stage, console: Console) -> Path:
    screen = Screen(console, stage, programme.seat)
    watcher = Watcher(stage, programme.seat)
    stage.listeners.append(lambda: screen.show(watcher.news()))
    will = Random(programme.seed)
    guest = programme.seat
    players: list[Acting] = [
        Guest(client, screen.say, console.input) if client.name == guest else Player(client, will)
        for client in (stage.people[name] for name in programme.names)
    ]
    rehearsal = Rehearsal(stage, players, will, has_patience=guest is not None)
    await rehearsal.run(programme.theme.slug)
    return await stage.write_record()
