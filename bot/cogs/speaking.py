"""What players say through the bot, and the votes that stand in it."""

from functools import partial

import discord

from bot.cogs.ballots import ballot
from bot.cogs.desk import Desk
from bot.cogs.presence import check_is_there
from bot.storage.live import Live
from engine.codec import read_action
from engine.judging import Wish
from engine.speech import Say


async def speak(desk: Desk, live: Live, user: discord.User | discord.Member, typed: str, source_id: int) -> None:
    """Let a player speak at the table, once for each source: a message or an interaction.

    In games that keep what is said it becomes a line of the record, and a vote in it is counted.
    Raises Denied, Refused.
    """
    sitting, text = desk.speech.heard(live, user.id, typed)
    await check_is_there(desk, live, user)
    if Say not in live.rulebook.actions:
        await desk.speech.say(live.id, user.id, typed, source_id)
        return
    may_speak = partial(desk.speech.check_may_speak, live=live, sitting=sitting)
    await desk.host.submit(live.id, Wish(sitting.name, Say(text)), interaction_id=source_id, also=may_speak)
    await count_vote(desk, live, sitting.name, text)


async def count_vote(desk: Desk, live: Live, seat: str, text: str, source_id: int | None = None) -> bool:
    """Count the vote that stands in a text, once for its source, and say whether one does. Raises Denied, Refused."""
    vote = ballot(live, text)
    if vote is not None:
        wish = Wish(seat, read_action(live.rulebook, vote, live.names))
        await desk.host.submit(live.id, wish, interaction_id=source_id)
    return vote is not None
