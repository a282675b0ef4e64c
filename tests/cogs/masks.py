"""Helpers for anonymous games: the player behind each alias, what players say, and what anybody perceives."""

import re

import discord

from tests.cogs.conftest import NAMES
from tests.cogs.stage import Stage


async def sign_up_anonymous(stage: Stage, *players: str, gm: str = "Gia") -> Stage:
    """Let players join an anonymous game that nobody has begun."""
    await stage.command(gm, "game new", game="tain", anonymous=True)
    for name in players or NAMES:
        await stage.press(name, stage.card, "Join")
    return stage


async def begin_anonymous(stage: Stage, *players: str, gm: str = "Gia") -> Stage:
    """Begin an anonymous game."""
    await sign_up_anonymous(stage, *players, gm=gm)
    await stage.press(gm, stage.card, "Start the game")
    return stage


async def aliases(stage: Stage, game_id: int = 1) -> dict[str, str]:
    """Return the alias of each current player."""
    people = {user.id: name for name, user in stage.users.items()}
    return {people[occupancy.user_id]: occupancy.name for occupancy in (await stage.hosted(game_id)).occupancies}


async def player(stage: Stage, alias: str) -> str:
    """Return the player behind an alias."""
    return next(name for name, own in (await aliases(stage)).items() if own == alias)


async def propose(stage: Stage) -> None:
    """Let the leader name a party of the first two in seat order, so that the next wait begins."""
    first, second, *_ = (await stage.hosted()).names
    await stage.command(await player(stage, await stage.leader()), "quest propose", first=first, second=second)


async def write(stage: Stage, name: str, text: str) -> discord.Message:
    """Write to the bot in a DM."""
    return await stage.users[name].send_dm(text)


def spoken(stage: Stage) -> list[tuple[str, str]]:
    """Return the posts together with the names they were posted under."""
    return [(message.author.name, message.content) for message in stage.channel.history() if message.webhook_id]


def answers(stage: Stage, name: str) -> list[str]:
    """Return the bot's DMs to somebody, oldest first."""
    return [message.content for message in stage.dms(name) if message.author == stage.bot.user]


def mentions(text: str) -> set[int]:
    """Return the users whom a text mentions."""
    return {int(number) for number in re.findall(r"<@!?(\d+)>", text)}
