"""Attends to an interaction from its arrival to its line in the log.

Discord waits three seconds for the first word about an interaction, and then gives it up; so slow answers are deferred.
What was saved must be answered, so a press is never given up here. Its answer comes when it counts.

The log says what a person did, in which game, how it went, and how long it took. It never says who did it, what they
said or chose, or why it was refused, because each of these may tell a secret.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from enum import StrEnum
from time import perf_counter

import discord
import structlog
from discord import InteractionResponseType, InteractionType, app_commands

from bot.database.locks import wait_at_most
from bot.delivery.telling.outgoing import Outgoing
from bot.storage.games.hosted_game import HostedGame

LONGEST_WAIT = 20.0
"""The most seconds that somebody waits for their turn in a game and to write. After that they had better try again."""
MOVES = "moves"
"""The key among a command group's extras which says that its commands are moves."""
MOVE = "move"
"""The key among a command's extras for the move that it makes, if it has another name."""
PATIENCE = 1.5
"""The seconds until an unanswered interaction is deferred: Discord's three, less the way there and a repeated request.
"""
AWAITING = frozenset({InteractionType.application_command, InteractionType.component, InteractionType.modal_submit})
"""The types of interaction that are answered with a message or a form, and may be deferred."""
ANSWERED_BEFORE = 40060
"""Discord's code for an interaction that was answered or deferred already."""

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


class Deferral:
    """Defers an interaction unless it is answered in time. Deferring and answering never cross."""

    def __init__(self, interaction: discord.Interaction, patience: float) -> None:
        self._interaction = interaction
        self._speaking = asyncio.Lock()
        self._lost: InteractionResponseType | None = None
        self._arrived: InteractionResponseType | None = None
        self.is_seen_in_message = False
        """Whether the answer is an edit of the pressed message, no matter who sees that message."""
        self.left: Outgoing | None = None
        """The content that the pressed message gets back if it does no more than lose its buttons."""
        self._watch = asyncio.create_task(self._defer_after(patience))

    @property
    def heard(self) -> InteractionResponseType | None:
        """Return what Discord has heard first about the interaction, as far as is known."""
        return self._arrived or self._interaction.response.type

    @asynccontextmanager
    async def answering(self) -> AsyncIterator[None]:
        """Defer nothing from now on. A deferral that is on its way is finished first."""
        async with self._speaking:
            self._watch.cancel()
            yield

    async def acknowledge(self) -> None:
        """Tell Discord that the answer follows, for the asker alone, unless it has been answered already.

        A message that only the asker sees may be edited by the answer, and so may one that shows what they have done.
        All other messages stay as they are, and the asker sees the bot thinking.
        """
        if self.heard is not None:
            return
        pressed = self._interaction.message
        is_own = pressed is not None and (self._interaction.guild_id is None or pressed.flags.ephemeral)
        changes = is_own or self.is_seen_in_message
        kinds = InteractionResponseType
        self._lost = kinds.deferred_message_update if changes else kinds.deferred_channel_message
        await self._interaction.response.defer(ephemeral=True, thinking=not changes)
        self._lost = None

    async def follow(self, answer: Callable[[], Awaitable[object]]) -> None:
        """Answer. If a deferral had arrived without the bot's knowledge, answer again as after a deferral."""
        try:
            await answer()
        except discord.HTTPException as error:
            if error.code != ANSWERED_BEFORE or self._lost is None:
                raise
            self._arrived, self._lost = self._lost, None
            await answer()

    async def _defer_after(self, patience: float) -> None:
        # A task that ends as cancelled keeps its frame, and with it the interaction.
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(patience)
            async with self._speaking:
                try:
                    await self.acknowledge()
                except Exception as error:
                    # Discord may have given it up already, for example. The answer will find out.
                    log.warning("not deferred", error=type(error).__name__)


def begin(interaction: discord.Interaction) -> None:
    """Begin an action: start its clock, limit its waits for locks, and defer it if it is slow."""
    interaction.extras["began"] = perf_counter()
    longest_wait: float = interaction.client.longest_wait  # type: ignore[attr-defined]  # as in ``services_of``
    wait_at_most(longest_wait)
    if interaction.type in AWAITING:
        patience: float = interaction.client.patience  # type: ignore[attr-defined]  # as in ``services_of``
        interaction.extras["deferral"] = Deferral(interaction, patience)


def has_begun(interaction: discord.Interaction) -> bool:
    """Whether an action has begun for an interaction."""
    return "began" in interaction.extras


def deferral_of(interaction: discord.Interaction) -> Deferral:
    """Return the deferral of an interaction that is being watched."""
    deferral = interaction.extras["deferral"]
    assert isinstance(deferral, Deferral)
    return deferral


def keep(interaction: discord.Interaction) -> None:
    """Keep an interaction alive until ``leave`` is called."""
    interaction.extras["users"] = interaction.extras.get("users", 0) + 1


def leave(interaction: discord.Interaction) -> None:
    """Stop using an interaction. The last caller frees it.

    The interaction and its response refer to each other, and so do the interaction and its deferral. Unless these
    cycles are broken, message and game stay in memory until the garbage collector finds them.
    """
    interaction.extras["users"] -= 1
    if not interaction.extras["users"]:
        interaction.extras.pop("deferral", None)
        with suppress(AttributeError):
            # There is no public way to do this.
            del interaction._cs_response  # type: ignore[attr-defined]  # noqa: SLF001


@contextmanager
def kept(interaction: discord.Interaction) -> Iterator[None]:
    """Keep an interaction alive within this block."""
    keep(interaction)
    try:
        yield
    finally:
        leave(interaction)


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
