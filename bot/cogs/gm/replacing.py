"""A seat that changes hands: offered by the GM, taken by the newcomer's own act, with all that it was told."""

from contextlib import suppress

import discord

from bot.cogs.gm.moves import player_named
from bot.cogs.interaction.reasons import given
from bot.cogs.interaction.replies import answer_question, defer, reply
from bot.cogs.interaction.rights import check_gm, check_may_know, is_staff, seat_of
from bot.cogs.interaction.services import Services
from bot.cogs.interaction.usage_log import note_counted
from bot.cogs.moves.afterwards import with_deadline
from bot.components.keys import Key, read_number
from bot.delivery.asking import moves_message
from bot.delivery.compose import secrets_pages
from bot.delivery.failures import FAILURES
from bot.delivery.open_offers import withdraw_seat
from bot.delivery.outgoing import Outgoing
from bot.delivery.saying import private_row, say
from bot.host.denied import Denied
from bot.host.taking import Taking
from bot.storage.kinds import Secrecy
from bot.storage.live import Live, Sitting
from bot.storage.turns import Busy
from bot.wording.names import bold
from bot.wording.times import date


async def offer(
    services: Services, interaction: discord.Interaction, live: Live, player: str, reason: str | None = None
) -> None:
    """Offer a player's seat to those who wait for one, or then in the room, and say why. Raises Denied."""
    check_gm(interaction, live)
    sitting = player_named(live, player)
    offered = await services.offering.offer(live.id, sitting, given(reason))
    values = {"player": bold(sitting.name), "room": f"<#{live.room.channel_id}>", "when": date(offered.until)}
    done = say(live, "led-replace-bench" if offered.is_for_bench else "led-replace", values)
    rows = [[withdraw_seat(live, sitting)]]
    await answer_question(interaction, Outgoing(with_deadline(live, done), rows=rows))


async def take(services: Services, interaction: discord.Interaction, live: Live, key: Key) -> None:
    """Take a seat that was offered. Raises Denied."""
    await defer(interaction)
    user = interaction.user
    if not await services.bench.waits(live.id, user.id):
        check_may_know(interaction, live)
    await _check_reads_nothing(services, live, user.id)
    taking = Taking(key.seat, read_number(key.rest), user.id, user.display_name, is_staff(interaction))
    await services.host.take_seat(live.id, taking, interaction.id)
    note_counted(interaction)
    live = await services.finder.by_number(live.id)
    sitting = seat_of(interaction, live)
    values = {"name": bold(sitting.name), "room": f"<#{live.room.channel_id}>"}
    answer = "taken" if await _tell_all(services, live, sitting) else "taken-no-dm"
    asked = moves_message(live, sitting)
    texts = [say(live, answer, values), *([asked.content] if asked.rows else [])]
    await reply(interaction, Outgoing("\n\n".join(texts), rows=asked.rows))


async def _check_reads_nothing(services: Services, live: Live, user_id: int) -> None:
    """Raise Denied for whoever could read without being let in what spectators are told, unless that is deleted."""
    thread_id = await services.watching.thread(live.id)
    with suppress(discord.NotFound):
        if thread_id is not None and await services.port.channel_access.reads_threads(thread_id, [user_id]):
            raise Denied("reads-threads")


async def _tell_all(services: Services, live: Live, sitting: Sitting) -> bool:
    """Tell a newcomer by DM what his seat was told; say whether it arrived."""
    if live.secrecy is Secrecy.ANSWERS:
        return False
    told = Outgoing(pages=secrets_pages(live, sitting), rows=[private_row(live)])
    try:
        channel_id = await services.port.open_dm(sitting.user_id)
        await services.port.send(channel_id, told, first=True)
        await services.sign_up.save_dm(live.id, sitting.user_id, channel_id, is_open=True)
    except (*FAILURES, Busy):
        return False
    return True
