"""Logs each thing that a person does: what it was, in which game, how it went, and how long it took.

It never logs who did it, what they said or chose, or why it was refused, because each of these may tell a secret.
"""

from collections.abc import Callable
from enum import StrEnum
from time import perf_counter

import discord
import structlog
from discord import app_commands

from bot.cogs.interaction.deferring import defer_in_time
from bot.database.locks import wait_at_most
from bot.storage.games.hosted_game import HostedGame

LONGEST_WAIT = 20.0
"""The most seconds that somebody waits for their turn in a game and to write. After that they had better try again."""
MOVES = "moves"
"""The key among a command group's extras which says that its commands are moves."""
MOVE = "move"
"""The key among a command's extras for the move that it makes, if it has another name."""

log = structlog.get_logger()


class Result(StrEnum):
    """The outcomes: refused by the rules, denied by the bot, not understood, gone wrong, or done before or too late."""

    DONE = "done"
    REFUSED = "refused"
    DENIED = "denied"
    BAD_INPUT = "bad_input"
    FAILED = "failed"
    UNANSWERED = "unanswered"


CountAnswer = Callable[[Result, float], None]
"""Counts an answer, by its result and its seconds."""


def begin(interaction: discord.Interaction) -> None:
    """Begin an action: start its clock, limit its waits for locks, and defer it if it is slow."""
    interaction.extras["began"] = perf_counter()
    longest_wait: float = interaction.client.longest_wait  # type: ignore[attr-defined]  # as in ``services_of``
    wait_at_most(longest_wait)
    defer_in_time(interaction)


def has_begun(interaction: discord.Interaction) -> bool:
    """Whether an action has begun for an interaction."""
    return "began" in interaction.extras


def note_game(interaction: discord.Interaction, hosted: HostedGame) -> None:
    """Note the game that an action is about. The answer to an error needs it, too."""
    interaction.extras["hosted"] = hosted


def game_of(interaction: discord.Interaction) -> HostedGame | None:
    """Return the noted game, if there is one."""
    hosted = interaction.extras.get("hosted")
    assert hosted is None or isinstance(hosted, HostedGame)
    return hosted


def note_counted(interaction: discord.Interaction) -> None:
    """Note that an action has become a line of the record. Its number would show how much others do in secret."""
    interaction.extras["counted"] = True


def has_counted(interaction: discord.Interaction) -> bool:
    """Whether the action has become a line of the record."""
    return "counted" in interaction.extras


def keep_unlogged(interaction: discord.Interaction) -> None:
    """Keep an action out of the log and the metrics, because its mere existence depends on a secret."""
    interaction.extras["unlogged"] = True


def log_command(interaction: discord.Interaction, result: Result) -> None:
    """Log a slash command; for a move only its group, because not everybody has each move.

    The GM's moves are logged like that, too: some of them follow from something hidden.
    """
    command = interaction.command
    group = command.root_parent if isinstance(command, app_commands.Command) else None
    name = command.qualified_name if command is not None else "unknown"
    log_use(interaction, "command", group.name if group is not None and MOVES in group.extras else name, result)


def log_use(interaction: discord.Interaction, kind: str, what: str, result: Result) -> None:
    """Log any action, and count it, unless it is kept out of both."""
    if "unlogged" in interaction.extras:
        return
    hosted = game_of(interaction)
    known = {"game": hosted.id} if hosted is not None else {}
    took: float = perf_counter() - interaction.extras["began"]
    count_answer: CountAnswer | None = interaction.client.count_answer  # type: ignore[attr-defined]  # as in ``services_of``
    if count_answer is not None:
        count_answer(result, took)
    log.info(kind, what=what, **known, result=result.value, ms=round(took * 1000))


def log_message(hosted: HostedGame | None, result: Result, began: float) -> None:
    """Log a message that somebody has written to the bot in a DM."""
    known = {"game": hosted.id} if hosted is not None else {}
    log.info("message", **known, result=result.value, ms=round((perf_counter() - began) * 1000))
