"""Ends games that rest because they cannot be loaded. The rights come from what is still known of such a game."""

import discord
from discord.ui import Button

from bot.cogs.interaction.replies import reply
from bot.cogs.interaction.rights import manages
from bot.cogs.interaction.services import Services
from bot.components.answers import Item
from bot.components.keys import Key, Verb
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import bot_words
from bot.host.denied import Denied, Rests
from bot.storage.games.remains import Remains
from bot.themes import spoken
from bot.wording.name_words import mentions
from bot.wording.words import Words


def check_may_know_of(interaction: discord.Interaction, remains: Remains) -> None:
    """Raise Denied, as for a game that does not exist, unless the asker is in it, in its room, or may end it."""
    is_there = interaction.user.id in remains.players or interaction.channel_id == remains.channel_id
    if not is_there and not _may_end(interaction, remains):
        raise Denied("no-such-game")


async def confirm_end(interaction: discord.Interaction, rests: Rests) -> None:
    """Ask once more before such a game is ended. Raises Denied, or Rests if it is over."""
    remains = rests.remains
    if remains.is_over:
        raise rests
    _check_may_end(interaction, remains)
    question = _words(remains).say("confirm-end" if remains.has_begun else "confirm-cancel")
    await reply(interaction, Outgoing(question, rows=[[_button(remains, Verb.CONFIRM, discord.ButtonStyle.danger)]]))


async def press(services: Services, interaction: discord.Interaction, rests: Rests, verb: Verb) -> None:
    """Do what a button of such a game does that leads to its end. Raises Rests for every other, or if it is over."""
    check_may_know_of(interaction, rests.remains)
    if rests.remains.is_over:
        raise rests
    match verb:
        case Verb.LEAD:
            _check_may_end(interaction, rests.remains)
            why = _words(rests.remains).say(f"denied-{rests.reason}")
            await reply(interaction, Outgoing(why, rows=[[_button(rests.remains, Verb.END)]]))
        case Verb.END:
            await confirm_end(interaction, rests)
        case Verb.CONFIRM:
            await _end(services, interaction, rests.remains)
        case _:
            raise rests


async def _end(services: Services, interaction: discord.Interaction, remains: Remains) -> None:
    _check_may_end(interaction, remains)
    await services.resting.end(remains.id, interaction.user.id, interaction.id)
    await reply(interaction, Outgoing(_words(remains).say("led-abort" if remains.has_begun else "cancelled")))


def _may_end(interaction: discord.Interaction, remains: Remains) -> bool:
    """Whether the asker is a GM, or manages the game's server, or that of its channel if no server is known."""
    leads = interaction.user.id in remains.gms
    here = interaction.guild_id if interaction.channel_id == remains.channel_id else None
    return leads or manages(interaction, remains.guild_id) or (here is not None and manages(interaction, here))


def _check_may_end(interaction: discord.Interaction, remains: Remains) -> None:
    if not _may_end(interaction, remains):
        raise Denied("gm-or-manager-only", {"gm": mentions(remains.gms) or "nobody"})


def _button(remains: Remains, verb: Verb, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Item:
    label = _words(remains).say(f"button-{verb}")
    return Button(label=label, style=style, custom_id=Key(verb, remains.id).custom_id)


def _words(remains: Remains) -> Words:
    return bot_words(None, spoken(remains.language))
