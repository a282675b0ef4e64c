"""Helpers for games whose channel is lost, and which move to another."""

import pytest

from bot.storage.schema.kinds import LatePolicy
from tests.asking import choose_settings
from tests.cogs.stage import Stage

on_both = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)


def news(stage: Stage, name: str = "Gia") -> list[str]:
    """Return the GM's messages about a lost room."""
    return [message.content for message in stage.dms(name) if "/gm move" in message.content]


async def is_paused(stage: Stage) -> bool:
    return (await stage.hosted()).started.table.paused


def go_elsewhere(stage: Stage) -> None:
    """Let people give their commands in another channel of the server."""
    stage.channel = stage.guild.create_text_channel("elsewhere")


async def go_on_alone(stage: Stage) -> None:
    """Let the game go on by itself when a deadline passes."""
    await choose_settings(stage.database, late=LatePolicy.AUTO)
