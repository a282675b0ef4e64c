"""An offer that is over says so where it stands, and has no button any more."""

from functools import partial

import discord

from bot.clock import now
from bot.delivery.compose import why
from bot.delivery.failures import will_pass
from bot.delivery.hands import Hands
from bot.delivery.port import Port
from bot.delivery.saying import say
from bot.storage.kinds import OutboxKind, OutboxState
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
                rewritten = partial(_rewritten, text=over_text(live, row, sent))
                await self._port.rewrite(sent.channel_id, sent.message_id, rewritten)
            except discord.HTTPException as error:
                if will_pass(error):
                    raise
        # It has no message of its own.
        await self._hands.settle(row, lambda connection: mark(connection, row, OutboxState.DROPPED))


def _rewritten(message: discord.Message, text: str) -> tuple[str, list[discord.Embed]] | None:
    """What an offer says once it is over; None if it does already."""
    return (text, []) if message.components else None


def over_text(live: Live, row: OutboxRow, sent: OutboxRow) -> str:
    """Say whether an offer to lead was accepted; of a seat only whether another offer stands.

    Who has taken a seat, or that anybody has, nobody may hear by that.
    """
    if sent.kind in TO_LEAD:
        over = "offer-accepted" if row.kind is OutboxKind.OFFER_ACCEPTED else "offer-to-lead-over"
        return say(live, over, {"user": f"<@{sent.about_id}>"})
    found = (each for each in live.sittings if sent.seat_id == each.seat_id or sent.speaker == each.name)
    sitting = next(found, None)
    stands = sitting is not None and sitting.is_on_offer(now())
    name = sent.speaker or ("" if sitting is None else sitting.name)
    values = {"name": bold(name), "game": live.theme.title, "room": f"<#{live.room.channel_id}>"}
    return "\n".join([say(live, "offer-seat-anew" if stands else "offer-seat-over", values), *why(live, sent.text)])
