"""A rehearsal at a terminal: everything is printed as it happens, and the record's path at the end."""

from pathlib import Path
from random import Random

from msgspec import Struct
from rich.console import Console

from bot.policies.turn import Policy
from bot.rehearsal.guest import Guest
from bot.rehearsal.player import Player
from bot.rehearsal.policy_player import Sensible
from bot.rehearsal.rehearsal import GM, NAMES, Acting, Manner, Rehearsal
from bot.rehearsal.screen import Screen
from bot.rehearsal.stage import Stage, set_stage
from bot.rehearsal.watcher import Watcher
from bot.themes import Theme


class Programme(Struct, frozen=True):
    """A rehearsal to play: the theme, the players, the seed of their choices, and the seat of the person there.

    The others follow a policy, or act at random. The terminal shows everything, or an excerpt.
    """

    theme: Theme
    names: tuple[str, ...]
    policy: Policy | None = None
    seed: int | None = None
    seat: str | None = None
    everything: bool = False


def names_of(count: int) -> tuple[str, ...]:
    """Return the names of this many players."""
    return NAMES[:count]


async def perform(programme: Programme, console: Console) -> Path:
    """Play a whole game, and return the path of its record. Raises RehearsalFailed and Left."""
    status = console.status("The bot starts, on a new database…")
    status.start()
    try:
        async with set_stage([GM, *programme.names], [programme.theme]) as stage:
            status.stop()
            return await _play(programme, stage, console)
    finally:
        status.stop()


def _player(programme: Programme, stage: Stage, screen: Screen, name: str, will: Random) -> Acting:
    client = stage.people[name]
    if name == programme.seat:
        return Guest(client, screen.say, screen.ask)
    if programme.policy is None:
        return Player(client, will)
    return Sensible(stage, client, programme.policy, will)


async def _play(programme: Programme, stage: Stage, console: Console) -> Path:
    screen = Screen(console, stage, programme.seat, everything=programme.everything)
    watcher = Watcher(stage, programme.seat)
    stage.listeners.append(lambda: screen.show(watcher.news()))
    will = Random(programme.seed)
    players = [_player(programme, stage, screen, name, will) for name in programme.names]
    manner = Manner(tries_things=programme.policy is None, is_waited_for=programme.seat is not None)
    await Rehearsal(stage, players, will, manner).run(programme.theme.slug)
    screen.end()
    return await stage.write_record()
