"""Defers slow answers: Discord waits three seconds for the first word about a press, and then gives it up.

What was saved must be answered, so a press is never given up here. Its answer comes when it counts.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

import discord
import structlog
from discord import InteractionResponseType, InteractionType

from bot.delivery.telling.outgoing import Outgoing

PATIENCE = 1.5
"""The seconds until an unanswered interaction is deferred: Discord's three, less the way there and a repeated request.
"""
AWAITING = frozenset({InteractionType.application_command, InteractionType.component, InteractionType.modal_submit})
"""The types of interaction that are answered with a message or a form, and may be deferred."""
ANSWERED_BEFORE = 40060
"""Discord's code for an interaction that was answered or deferred already."""

log = structlog.get_logger()


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


def defer_in_time(interaction: discord.Interaction) -> None:
    """Make sure that a new interaction is deferred in time."""
    if interaction.type in AWAITING:
        patience: float = interaction.client.patience  # type: ignore[attr-defined]  # as in ``services_of``
        interaction.extras["deferral"] = Deferral(interaction, patience)


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
