"""Posts what players say through the bot, and counts the votes in it."""

from functools import partial

import discord

from bot.cogs.interaction.noticing import notice_return
from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import explain, repaint
from bot.cogs.interaction.server_presence import check_is_there
from bot.cogs.interaction.services import Services
from bot.cogs.moves.making_moves import receipt
from bot.cogs.speech.forum_votes import vote_said
from bot.components.keys import read_snowflake
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import bot_words, say
from bot.host.denied import Denied
from bot.host.moves.submissions import VoteAloud
from bot.storage.channels.spoken_votes import SpokenVote
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.storage.schema.rows import put
from engine.codec import read_action
from engine.errors import BadInput, Refused
from engine.judging import Submission
from engine.speech import Say


async def speak(
    services: Services, hosted: HostedGame, user: discord.User | discord.Member, typed: str, source_id: int
) -> str:
    """Let a player speak in a game, once for each source: a message or an interaction.

    In games that keep speech it becomes a line of the record, and a vote in it is counted. Return what the speaker is
    told of that vote. If the vote does not count, nothing is posted. Raises Denied.
    """
    occupancy, text = services.speech.heard(hosted, user.id, typed)
    await check_is_there(services, hosted, user)
    await notice_return(services, hosted, user.id)
    try:
        vote = _vote_in(hosted, occupancy.name, text)
        may_speak = partial(services.speech.check_may_speak, hosted=hosted, occupancy=occupancy)
        if Say in hosted.rulebook.actions:
            said = Submission(occupancy.name, Say(text))
            done = await services.host.say(hosted, said, vote, source_id, may_speak)
            return "" if vote is None else receipt(done._replace(line=done.line + 1), said.by, vote.action).content
        if vote is not None:
            aloud = VoteAloud(vote.by, vote.action, words=text)
            done = await services.host.submit(hosted, aloud, interaction_id=source_id, also=may_speak)
            return receipt(done, vote.by, vote.action).content
    except (Denied, Refused) as error:
        # Posting it would show everybody a vote that does not count, and thus that the speaker has sent no list.
        _, why = explain(bot_words(None, hosted.language), hosted, error, occupancy.user_id)
        raise Denied("say-not-posted", {"why": why}) from None
    await services.speech.say(hosted.id, user.id, typed, source_id)
    return ""


async def say_in_game(press: Pressed) -> None:
    """Post a message from the DM in the game that its writer has chosen. Raises Denied, BadInput."""
    channel_id = press.interaction.channel_id
    assert channel_id is not None
    if press.interaction.guild_id is not None:
        raise BadInput("this is asked in DMs only")
    try:
        message = await press.services.port.read(channel_id, read_snowflake(press.key.rest))
    except discord.NotFound:
        raise Denied("say-gone") from None
    check_is_text(message)
    told = await speak(press.services, press.hosted, press.interaction.user, message.content, message.id)
    await repaint(press.interaction, said(press.hosted, told))


def said(hosted: HostedGame, told: str) -> Outgoing:
    """Return the answer to a speaker: that their words are posted, and what they are told of a vote in them."""
    return Outgoing(f"{say(hosted, 'said')}\n{told}".strip())


def check_is_text(message: discord.Message) -> None:
    """Raise Denied if a message is more than its text. A file's name, for example, may tell whose it is."""
    if message.attachments or message.stickers or message.poll or message.message_snapshots:
        raise Denied("say-text-only")


async def count_vote(
    services: Services, hosted: HostedGame, occupancy: Occupancy, text: str, spoken: SpokenVote
) -> str | None:
    """Count the vote in the text of a public message, once. Return what its writer is told of it.

    None if there is no vote in it. Raises Denied, Refused.
    """
    vote = _vote_in(hosted, occupancy.name, text)
    if vote is None:
        return None
    keep = partial(put, row=spoken)
    done = await services.host.submit(hosted, vote, interaction_id=spoken.message_id, also=keep)
    return receipt(done, occupancy.name, vote.action).content


def _vote_in(hosted: HostedGame, seat: str, text: str) -> Submission | None:
    """Return the vote in what a seat says. Raises Denied."""
    vote = vote_said(hosted, text)
    return Submission(seat, read_action(hosted.rulebook, vote, hosted.names)) if vote is not None else None
