"""A game in a DM in which nothing happens: it goes on as long as its person plays, and otherwise ends."""

from discord.utils import time_snowflake

from bot.clock import now
from bot.storage.schema.kinds import GamePhase
from engine.actions import Expire
from engine.judging import Submission
from engine.names import CLOCK
from engine.open_table.actions import Use
from tests.cogs.opening import Opening
from tests.cogs.players.test_dm_games import card
from tests.cogs.stage import Stage, answer
from tests.cogs.submissions import fulfil

NIGHT = 24.1
"""Hours after which a night is over."""
QUIET_NIGHTS = b"""
title = "Quiet nights"
players = 3
phases = "nights"
lynch = "none"

[sides.town]
wins = "eliminate"

[sides.mafia]
wins = "parity"

[roles.seer]
side = "town"
count = 2
bulletproof = true
does = ["see"]

[roles.wolf]
side = "mafia"
count = 1
does = ["see", "bite"]

[abilities.see]
effect = "learn_side"

[abilities.bite]
effect = "kill"
"""
"""A file by which nobody ever dies."""


async def begin_quiet_nights(stage: Stage) -> None:
    """Begin a game of nights alone in Ann's DM, and let them pass until nothing has happened for long."""
    await stage.dm_command("Ann", "game new", game="open-table", file=("quiet.toml", QUIET_NIGHTS))
    await stage.press("Ann", card(stage), "Start the game")
    while not (hosted := await stage.hosted()).rulebook.is_stalled(hosted.started.table):
        await fulfil(stage, [Submission(CLOCK, Expire())])


async def see(stage: Stage) -> None:
    """Let Ann order something that nobody notices."""
    hosted = await stage.hosted()
    order = Submission("Ann", Use("see", target=hosted.house[0]))
    await stage.bot.services.host.submit(hosted, order, interaction_id=time_snowflake(now()))


async def test_quiet_nights_in_a_dm_go_on_as_long_as_its_person_gives_orders(opening: Opening) -> None:
    stage = await opening.after(begin_quiet_nights)
    before = (await stage.hosted()).wait_token
    await see(stage)
    await stage.pass_hours(NIGHT)
    hosted = await stage.hosted()

    assert hosted.phase is GamePhase.RUNNING
    assert hosted.wait_token != before
    assert "Ann" not in hosted.house


async def test_in_a_quiet_night_the_house_plays_for_a_person_who_does_nothing_either(opening: Opening) -> None:
    stage = await opening.after(begin_quiet_nights)
    told = answer(await stage.dm_command("Ann", "gm desk"))
    await stage.pass_hours(NIGHT)

    assert "a house player plays for you" in told
    assert "Ann" in (await stage.hosted()).house
    assert any("plays for **Ann**" in message.content for message in stage.dms("Ann"))
