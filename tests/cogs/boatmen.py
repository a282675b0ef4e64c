"""Helpers for a river race: its table, throws of a short one, and turns played with what the post offers."""

from functools import partial
from itertools import cycle

from engine.danube.table import DanubeTable
from tests.cogs.choosing import choose_move
from tests.cogs.stage import Stage, labels_of
from tests.cogs.whole.chances import Fixed

WHITE_SIDES = (2, 0, 0, 1, 4, 3)
"""How many sticks lie white side up, over and over: throws of a race of twenty turns, with a few forced moves."""


def shorten(fixed: Fixed) -> None:
    """Let the sticks fall for a short race."""
    fixed.falls["white"] = partial(next, cycle(WHITE_SIDES))


async def boats(stage: Stage) -> DanubeTable:
    """Return the table as it is now."""
    table = (await stage.hosted()).started.table
    assert isinstance(table, DanubeTable)
    return table


async def pass_the_turn(stage: Stage) -> str:
    """Go on in the channel until the other player is asked, and return that player."""
    player = (await boats(stage)).player
    while (table := await boats(stage)).player == player:
        await choose_move(stage, player, stage.prompt, (await stage.hosted()).asks.open[0].answers[0])
        if "Confirm" in labels_of(stage.prompt):
            await stage.press(player, stage.prompt, "Confirm")
    assert table.outcome is None
    return table.player
