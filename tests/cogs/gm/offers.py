"""Helpers for offers of a seat or to lead: making them, taking them, and what they say."""

import discord

from bot.components.keys import Key, Verb
from tests.cogs.forgery import press
from tests.cogs.stage import Stage, answer, labels_of

HAND_OVER, CO_GM, REPLACE = "gm hand-over", "gm co-gm", "gm replace"
ACCEPT = Key(Verb.ACCEPT, 1)


async def offer(stage: Stage, command: str, by: str = "Gia", **options: object) -> discord.Message:
    """Make an offer by a command, and return its message in the channel."""
    await stage.command(by, command, **options)
    return stage.channel.history()[-1]


def now_says(stage: Stage, message: discord.Message) -> tuple[str, list[str]]:
    """Return the present text and buttons of a message in the channel."""
    found = next(each for each in stage.channel.history() if each.id == message.id)
    return found.content, labels_of(found)


def is_over(stage: Stage, message: discord.Message) -> bool:
    """Return whether an offer in the channel says that it is over and has no button left."""
    text, labels = now_says(stage, message)
    return ("is over" in text or "isn't on offer any more" in text) and not labels


async def take(stage: Stage, name: str, seat: str) -> str:
    """Press an old button that takes a seat, and return the answer."""
    occupancy = (await stage.hosted()).occupancy(seat)
    return answer(await press(stage, name, Key(Verb.TAKE, 1, seat=occupancy.seat_id, rest=str(occupancy.occupant_id))))
