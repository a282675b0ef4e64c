"""Edits offers that are over, and the question who is ready, so that they say so and lose their buttons."""

from functools import partial

import discord

from bot.delivery.notices import NOTICES
from bot.delivery.requests.failures import will_pass
from bot.delivery.requests.port import Port
from bot.delivery.sending.claims import Claims
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.offer_rows import offer_sent
from bot.storage.outbox.outbox import mark
from bot.storage.schema.kinds import OutboxState
from bot.storage.schema.models import OutboxRow


class Offers:
    """Settles rows of offers that are over. An offer that says so already, or was never sent, stays as it is."""

    def __init__(self, port: Port, claims: Claims) -> None:
        self._port = port
        self._claims = claims
        self._database = claims.database

    async def settle(self, hosted: HostedGame, row: OutboxRow) -> None:
        """Edit the offer that another row has sent, to say that it is over."""
        sent = await self._database.read(partial(offer_sent, game_id=hosted.id, nonce=row.text or ""))
        says_over = None if sent is None else NOTICES[row.kind].says_over or NOTICES[sent.kind].says_over
        if sent is not None and says_over is not None and sent.channel_id is not None and sent.message_id is not None:
            try:
                rewritten = partial(_rewritten, text=says_over(hosted, sent))
                await self._port.rewrite(sent.channel_id, sent.message_id, rewritten)
            except discord.HTTPException as error:
                if will_pass(error):
                    raise
        # This row has no message of its own.
        await self._claims.settle(row, lambda connection: mark(connection, row, OutboxState.DROPPED))


def _rewritten(message: discord.Message, text: str) -> tuple[str, list[discord.Embed]] | None:
    """Return what an offer says once it is over; None if it says so already."""
    return (text, []) if message.components else None
