"""What players say through the bot, and the votes that stand in it."""

from functools import partial

import discord

from bot.cogs.ballots import ballot
from bot.cogs.desk import Desk
from bot.cogs.presence import check_is_there
from bot.cogs.replies import explain
from bot.delivery.compose import bot_words
from bot.host.denied import Denied
from bot.storage.live import Live
from engine.codec import read_action
from engine.errors import Refused
from engine.judging import Wish
from engine.speech import Say


async def speak(desk: Desk, live: Live, user: discord.User | discord.Member, typed: str, source_id: int) -> None:
    """Let a player speak at the table, once for each source: a message or an interaction.

    In games that keep what is said it becomes a line of the record, and a vote in it is counted; unless that
    counts nothing is posted. Raises Denied.
    """
    sitting, text = desk.speech.heard(live, user.id, typed)
    await check_is_there(desk, live, user)
    if Say not in live.rulebook.actions:
        await desk.speech.say(live.id, user.id, typed, source_id)
        return
    said = Wish(sitting.name, Say(text))
    may_speak = partial(desk.speech.check_may_speak, live=live, sitting=sitting)
    try:
        await desk.host.say(live.id, said, _vote_in(live, sitting.name, text), source_id, may_speak)
    except (Denied, Refused) as error:
        # Were it posted, everybody would see a vote that does not count, and so that he has sent no list.
        _, why = explain(bot_words(None, live.language), live, error)
        raise Denied("say-not-posted", {"why": why}) from None


async def count_vote(desk: Desk, live: Live, seat: str, text: str, source_id: int) -> bool:
    """Count the vote that stands in a text, once for its source, and say whether one does. Raises Denied, Refused."""
    vote = _vote_in(live, seat, text)
    if vote is not None:
        await desk.host.submit(live.id, vote, interaction_id=source_id)
    return vote is not None


def _vote_in(live: Live, seat: str, text: str) -> Wish | None:
    """The vote that stands in what a seat says. Raises Denied."""
    vote = ballot(live, text)
    return Wish(seat, read_action(live.rulebook, vote, live.names)) if vote is not None else None
