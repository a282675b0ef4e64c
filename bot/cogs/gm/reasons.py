"""Why a GM corrects something: given with a command, and kept below the messages that lead from there to the move."""

import discord
from discord import app_commands

from engine.actions import LONGEST_REASON

Reason = app_commands.Range[str, 1, LONGEST_REASON]


def given(reason: str | None) -> str | None:
    """A reason as it was given; None if it says nothing."""
    return (reason or "").strip()[:LONGEST_REASON] or None


def reason_below(interaction: discord.Interaction) -> str | None:
    """The reason that stands below the message that was pressed, if one does."""
    embeds = interaction.message.embeds if interaction.message is not None else []
    return next((given(embed.footer.text) for embed in embeds if embed.footer.text), None)
