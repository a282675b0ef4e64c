"""The log's line for each thing that a person does: what it was, in which game, how it went, how long it took.

Never who did it, what he said or chose, or why it was refused: each of these may tell a secret.
"""

from enum import StrEnum
from time import perf_counter

import discord
import structlog
from discord import app_commands

from bot.cogs.interaction.deferring import defer_in_time
from bot.components.keys import Kind, Verb
from bot.database.locks import wait_at_most
from bot.metrics import ANSWERS
from bot.storage.games.hosted_game import HostedGame

LONGEST_WAIT = 20.0
"""Seconds that somebody waits until it is his turn in a game, and to write: then he had better try again."""
MOVES = "moves"
"""What says among the extras of a group of commands that they are moves."""

log = structlog.get_logger()


class Result(StrEnum):
    """How it went: refused by the rules, denied by the bot, not understood, gone wrong, or done before or too late."""

    DONE = "done"
    REFUSED = "refused"
    DENIED = "denied"
    BAD_INPUT = "bad_input"
    FAILED = "failed"
    UNANSWERED = "unanswered"


def begin(interaction: discord.Interaction) -> None:
    """Say that somebody begins to do something, and see that it is acknowledged and its turn comes in time."""
    interaction.extras["began"] = perf_counter()
    longest_wait: float = interaction.client.longest_wait  # type: ignore[attr-defined]  # as in ``services_of``
    wait_at_most(longest_wait)
    defer_in_time(interaction)


def has_begun(interaction: discord.Interaction) -> bool:
    """Whether something is being done already because of an interaction."""
    return "began" in interaction.extras


def note_game(interaction: discord.Interaction, hosted: HostedGame) -> None:
    """Keep with what is done the game it concerns; whoever has to answer an error needs it too."""
    interaction.extras["hosted"] = hosted


def game_of(interaction: discord.Interaction) -> HostedGame | None:
    """The game that was noted, if any was."""
    hosted = interaction.extras.get("hosted")
    assert hosted is None or isinstance(hosted, HostedGame)
    return hosted


def note_counted(interaction: discord.Interaction) -> None:
    """Keep with what is done that it has become a line of the record. Which one counts what others do in secret."""
    interaction.extras["counted"] = True


def has_counted(interaction: discord.Interaction) -> bool:
    """Whether what is done has become a line of the record."""
    return "counted" in interaction.extras


def log_command(interaction: discord.Interaction, result: Result) -> None:
    """Write the line of a slash command; of one that is a move only its group, because not everybody has each move.

    So it is of the GM's, some of which follow from what is hidden.
    """
    command = interaction.command
    group = command.root_parent if isinstance(command, app_commands.Command) else None
    name = command.qualified_name if command is not None else "unknown"
    log_use(interaction, "command", group.name if group is not None and MOVES in group.extras else name, result)


def log_press(interaction: discord.Interaction, kind: Kind, verb: Verb, result: Result) -> None:
    """Write the line of a component that was used, under the verb as which it is logged."""
    log_use(interaction, kind.value, verb.value, result)


def log_use(interaction: discord.Interaction, kind: str, what: str, result: Result) -> None:
    """Write the line of whatever was done, and count it."""
    hosted = game_of(interaction)
    known = {"game": hosted.id} if hosted is not None else {}
    began: float = interaction.extras["began"]
    ANSWERS.labels(result.value).observe(perf_counter() - began)
    log.info(kind, what=what, **known, result=result.value, ms=_milliseconds_since(began))


def log_message(hosted: HostedGame | None, result: Result, began: float) -> None:
    """Write the line of a message that somebody has written to the bot in a DM."""
    known = {"game": hosted.id} if hosted is not None else {}
    log.info("message", **known, result=result.value, ms=_milliseconds_since(began))


def _milliseconds_since(began: float) -> int:
    return round((perf_counter() - began) * 1000)
