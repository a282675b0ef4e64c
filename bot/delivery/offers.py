"""An offer that was taken, or has lapsed, says so where it stands, and has no button any more."""

from functools import partial

import discord

from bot.delivery.compose import why
from bot.delivery.failures import will_pass
from bot.delivery.hands import Hands
from bot.delivery.port import Port
from bot.delivery.saying import say
from bot.storage.kinds import OutboxState
from bot.storage.live import Live
from bot.storage.models import OutboxRow
from bot.storage.offers import TO_LEAD, offer_sent
from bot.storage.outbox import mark
from bot.wording.names import bold


class Offers:
    """Settles rows of offers that are over. One that says so already, or was never sent, is left as it is."""

    def __init__(self, port: Port, hands: Hands) -> None:
        self._port = port
        self._hands = hands
        self._database = hands.database

    async def settle(self, live: Live, row: OutboxRow) -> None:
        """Let the offer that another row has sent say that it is over."""
        sent = await self._database.read(partial(offer_sent, game_id=live.id, nonce=row.text or ""))
        if sent is not None and sent.channel_id is not None and sent.message_id is not None:
            try:
                await self._port.rewrite(sent.channel_id, sent.message_id, partial(_rewritten, live=live, sent=sent))
            except discord.HTTPException as error:
                if will_pass(error):
                    raise
        # It has no message of its own.
        await self._hands.settle(row, lambda connection: mark(connection, row, OutboxState.DROPPED))


def _rewritten(message: discord.Message, live: Live, sent: OutboxRow) -> tuple[str, list[discord.Embed]] | None:
    """What an offer says once it is over; None if it does already."""
    return (over_text(live, sent), []) if message.components else None


def over_text(live: Live, sent: OutboxRow) -> str:
    """Who has accepted to lead, which everybody knows; of a seat only that it is not on offer any more."""
    if sent.kind in TO_LEAD:
        return say(live, "offer-accepted", {"user": f"<@{sent.about_id}>"})
    sitting = live.sitting_on(sent.seat_id) if sent.seat_id is not None else None
    name = sent.speaker or ("" if sitting is None else sitting.name)
    over = say(live, "offer-seat-over", {"name": bold(name), "game": live.theme.title})
    return "\n".join([over, *why(live, sent.text)])
