"""People who play a game on the simulated Discord, as fast as its clock is moved on."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random

from bot.cogs.interaction.services import Services
from bot.components.keys import Verb
from bot.rehearsal.game_master import GameMaster, button
from bot.rehearsal.policy_player import Sensible
from bot.rehearsal.rehearsal import GM
from bot.rehearsal.stage import Stage
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.presets import PresetName

NO_OPTIONS: Mapping[str, object] = {}
SETTLED = 120.0
"""The seconds after which everything that is owed has been sent and drawn."""


async def begin(
    stage: Stage, theme: str, options: Mapping[str, object] = NO_OPTIONS, pace: PresetName = PresetName.DAY
) -> None:
    """Open a game with this pace and these options, let everybody join, and begin it."""
    gm = GameMaster(stage, stage.people[GM], Random(1))
    await gm.open(theme, None)
    if pace is not PresetName.DAY:
        await gm.set_pace(pace)
    hosted = await stage.game()
    assert hosted is not None
    await stage.ask(partial(_set_up, game_id=hosted.id, options=options))
    for name, client in stage.people.items():
        if name != GM:
            await client.press(button(client, Verb.JOIN))
    await gm.begin()
    await stage.pause(SETTLED)


async def _set_up(services: Services, game_id: int, options: Mapping[str, object]) -> None:
    await services.sign_up.set_options(game_id, options)


async def play(
    stage: Stage, players: Sequence[Sensible], pause: float, is_done: Callable[[HostedGame], bool]
) -> HostedGame:
    """Let the called players act, this many seconds apart, until the game is done, and return it."""
    while True:
        for player in players:
            hosted = await stage.game()
            assert hosted is not None
            if is_done(hosted):
                return hosted
            if await player.is_called():
                await stage.pause(pause)
            if await player.is_called():  # The wait may have ended meanwhile.
                await player.act()
