"""Edits offers that are over, and the question who is ready, so that they say so and lose their buttons."""

from functools import partial

import discord

from bot.clock import now
from bot.delivery.requests.failures import will_pass
from bot.delivery.requests.port import Port
from bot.delivery.sending.claims import Claims
from bot.delivery.telling.compose import why
from bot.delivery.telling.saying import say
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.offer_rows import offer_sent
from bot.storage.outbox.outbox import mark
from bot.storage.schema.kinds import OutboxKind, OutboxState, Trait
from bot.storage.schema.models import OutboxRow
from bot.wording.name_words import bold


class Offers:
    """Settles rows of offers that are over. An offer that says so already, or was never sent, stays as it is."""

    def __init__(self, port: Port, claims: Claims) -> None:
        self._port = port
        self._claims = claims
        self._database = claims.database

    async def settle(self, hosted: HostedGame, row: OutboxRow) -> None:
        """Edit the offer that another row has sent, to say that it is over."""
        sent = await self._database.read(partial(offer_sent, game_id=hosted.id, nonce=row.text or ""))
        if sent is not None and sent.channel_id is not None and sent.message_id is not None:
            try:
                rewritten = partial(_rewritten, text=over_text(hosted, row, sent))
                await self._port.rewrite(sent.channel_id, sent.message_id, rewritten)
            except discord.HTTPException as error:
                if will_pass(error):
                    raise
        # This row has no message of its own.
        await self._claims.settle(row, lambda connection: mark(connection, row, OutboxState.DROPPED))


def _rewritten(message: discord.Message, text: str) -> tuple[str, list[discord.Embed]] | None:
    """Return what an offer says once it is over; None if it says so already."""
    return (text, []) if message.components else None


def over_text(hosted: HostedGame, row: OutboxRow, sent: OutboxRow) -> str:
    """Return whether an offer to lead was accepted, and of a seat only whether another offer stands.

    The text must not reveal who has taken a seat, or that anybody has.
    """
    if sent.kind is OutboxKind.READY:
        return say(hosted, "ready-over")
    if Trait.OFFERS_TO_LEAD in sent.kind.traits:
        over = "offer-accepted" if row.kind is OutboxKind.OFFER_ACCEPTED else "offer-to-lead-over"
        return say(hosted, over, {"user": f"<@{sent.about_id}>"})
    found = (each for each in hosted.occupancies if sent.seat_id == each.seat_id or sent.speaker == each.name)
    occupancy = next(found, None)
    stands = occupancy is not None and occupancy.is_on_offer(now())
    name = sent.speaker or ("" if occupancy is None else occupancy.name)
    values = {"name": bold(name), "game": hosted.theme.title, "room": f"<#{hosted.room.channel_id}>"}
    return "\n".join([say(hosted, "offer-seat-anew" if stands else "offer-seat-over", values), *why(hosted, sent.text)])
