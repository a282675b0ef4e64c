"""Handles the reasons that GMs give for corrections: with a command, or below the messages that lead to the move."""

from dataclasses import replace

import discord
from discord import TextStyle, app_commands
from discord.ui import Modal, TextInput, View

from bot.cogs.interaction.pressed import Pressed
from bot.components.keys import Key
from bot.components.offered import check_sent
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say
from bot.delivery.telling.text_boxes import box_form, labelled
from bot.storage.games.hosted_game import HostedGame
from bot.wording.pages import Page
from engine.actions import LONGEST_REASON

REASON = "reason"
"""The name of the form's box."""

Reason = app_commands.Range[str, 1, LONGEST_REASON]


def given(reason: str | None) -> str | None:
    """Return a reason as it was given; None if it says nothing."""
    return (reason or "").strip()[:LONGEST_REASON] or None


def reason_below(interaction: discord.Interaction) -> str | None:
    """Return the reason that stands below the pressed message, if there is one."""
    embeds = interaction.message.embeds if interaction.message is not None else []
    return next((given(embed.footer.text) for embed in embeds if embed.footer.text), None)


def reason_form(hosted: HostedGame, key: Key, title: str, reason: str | None = None) -> Modal:
    """Return the form in which a GM gives a reason, with the present text."""
    box: TextInput[View] = TextInput(
        custom_id=REASON, style=TextStyle.paragraph, default=reason, required=False, max_length=LONGEST_REASON
    )
    return box_form(key, title, labelled(say(hosted, "reason-label"), box))


def reason_sent(press: Pressed, form: Modal) -> str | None:
    """Return the reason that was sent in with a form. Raises BadInput."""
    check_sent(form, press.sent)
    return given(press.written(REASON))


def with_reason(hosted: HostedGame, outgoing: Outgoing, reason: str | None) -> Outgoing:
    """Return a message with a reason below it, for the move to which the message leads."""
    if reason is None:
        return outgoing
    page = Page("", say(hosted, "steps-reason"), colour=hosted.theme.colour, note=reason)
    return replace(outgoing, pages=[*outgoing.pages, page])
