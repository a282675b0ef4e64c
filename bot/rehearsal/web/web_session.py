"""Shows a rehearsal in a browser until the person who started it at the terminal ends it there."""

import asyncio
import os
import signal
import sys
import webbrowser
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from threading import Thread

from bot.policies.sensible import SENSIBLE
from bot.rehearsal.performance import Programme
from bot.rehearsal.resuming import Saved
from bot.rehearsal.stage import Stage, set_stage
from bot.rehearsal.web.company import Company, Part, People
from bot.rehearsal.web.gate import Gate
from bot.rehearsal.web.room import Room
from bot.rehearsal.web.server import serving

BOT = "Brehon"
NAP = 0.05
"""The seconds that the bot really sleeps. Longer sleeps end as soon as time passes, because nobody waits."""
MOST_READ = 1024
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


async def show(
    programme: Programme,
    port: int,
    opened: Callable[[str], None],
    saved: Saved | None = None,
    terminal: int | None = None,
) -> Path | None:
    """Show a rehearsal until this is cancelled, and return the record's path, if there is one.

    ``opened`` gets the address. The rehearsal continues a ``saved`` game if there is one. Each line entered at the
    ``terminal``, an open file, makes another address. Raises NoPort and RehearsalFailed.
    """
    people = People(programme.names, () if saved is None else tuple(saved.substitutes.values()))
    async with set_stage(people.names, [programme.theme], NAP) as stage:
        room = room_of(programme, stage, people)
        if saved is not None:
            await room.company.go_through(saved)
        try:
            async with serving(room, port) as gate:
                opened(gate.address)
                await _open_again(gate, opened, terminal)
        except asyncio.CancelledError:
            hosted = await stage.game()
            if hosted is not None and hosted.game is not None:
                return await stage.write_record()
        return None


def room_of(programme: Programme, stage: Stage, people: People | None = None) -> Room:
    """Return the room of a rehearsal in which the person at the page plays one seat, or none."""
    people = people or People(programme.names)
    stage.env.backend.edit_bot_profile(BOT)
    policy = SENSIBLE.get(programme.theme.rulebook)
    company = Company(stage, programme.theme.slug, people, policy, Random(programme.seed))
    for name in people.acting if programme.policy is None else ():
        company.give(name, Part.RANDOM)
    if programme.seat is not None:
        company.give(programme.seat, Part.ME)
    return Room(stage, company, programme.theme)


async def _open_again(gate: Gate, opened: Callable[[str], None], terminal: int | None) -> None:
    """Make another address whenever one is requested, for ever."""
    async for _ in entered(terminal):
        opened(gate.renew())


async def entered(terminal: int | None) -> AsyncIterator[None]:
    """Wait for lines entered at a terminal, for ever."""
    lines: asyncio.Queue[None] = asyncio.Queue()
    loop = asyncio.get_running_loop()
    if terminal is not None:
        told = partial(loop.call_soon_threadsafe, lines.put_nowait, None)
        Thread(target=_read, args=(terminal, told), daemon=True).start()
    while True:
        await lines.get()
        yield


def _read(terminal: int, told: Callable[[], object]) -> None:
    """Call ``told`` for each entry, until nothing can be entered: in the background, or after the end."""
    if hasattr(signal, "SIGTTIN"):  # it would stop a process that reads in the background
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTTIN})
    with suppress(OSError, RuntimeError):
        while os.read(terminal, MOST_READ):
            told()


def open_browser(address: str) -> None:
    """Open a graphical browser if there is one, which may take its time to start."""
    if sys.platform in {"darwin", "win32"} or any(map(os.environ.get, DISPLAYS)):
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()
