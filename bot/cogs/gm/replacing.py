"""Replaces the occupant of a seat: a GM offers it, and newcomers take it by their own act, with all it was told."""

from contextlib import suppress

import discord

from bot.cogs.forms.reason_forms import given
from bot.cogs.gm.moves import player_named
from bot.cogs.interaction.lifetime import note_counted
from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import answer_question, defer, reply
from bot.cogs.interaction.request import Request
from bot.cogs.interaction.rights import check_several, is_staff, seat_of
from bot.cogs.interaction.services import Services
from bot.cogs.moves.move_receipts import with_deadline
from bot.components.keys import read_number
from bot.database.locks import Busy
from bot.delivery.gm.open_offers import withdraw_seat
from bot.delivery.requests.failures import FAILURES
from bot.delivery.telling.compose import secrets_pages
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import private_row, say
from bot.delivery.telling.seat_questions import moves_message
from bot.host.denied import Denied
from bot.host.seats.taking_seats import Taking
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.storage.schema.kinds import Secrecy
from bot.wording.name_words import bold
from bot.wording.time_words import date


async def offer(request: Request, player: str, reason: str | None = None) -> None:
    """Offer a player's seat to the bench, or else in the room, with the reason. Raises Denied."""
    services, interaction, hosted = request.services, request.interaction, request.hosted
    check_several(hosted)
    occupancy = player_named(hosted, player)
    offered = await services.offering.offer(hosted.id, occupancy, given(reason))
    values = {"player": bold(occupancy.name), "room": f"<#{hosted.room.channel_id}>", "when": date(offered.until)}
    done = say(hosted, "led-replace-bench" if offered.is_for_bench else "led-replace", values)
    rows = [[withdraw_seat(hosted, occupancy)]]
    await answer_question(interaction, Outgoing(with_deadline(hosted, done), rows=rows))


async def take(press: Pressed) -> None:
    """Take a seat that was offered. Raises Denied."""
    services, interaction, hosted, key = press.services, press.interaction, press.hosted, press.key
    await defer(interaction)
    user = interaction.user
    await _check_reads_nothing(services, hosted, user.id)
    taking = Taking(key.seat, read_number(key.rest), user.id, user.display_name, is_staff(interaction))
    await services.host.take_seat(hosted.id, taking, interaction.id)
    note_counted(interaction)
    hosted = await services.finder.by_number(hosted.id)
    occupancy = seat_of(interaction, hosted)
    values = {"name": bold(occupancy.name), "room": f"<#{hosted.room.channel_id}>"}
    answer = "taken" if await _tell_all(services, hosted, occupancy) else "taken-no-dm"
    asked = moves_message(hosted, occupancy)
    texts = [say(hosted, answer, values), *([asked.content] if asked.rows else [])]
    await reply(interaction, Outgoing("\n\n".join(texts), rows=asked.rows))


async def _check_reads_nothing(services: Services, hosted: HostedGame, user_id: int) -> None:
    """Raise Denied for people who could read the spectators' thread without being let in, unless it is deleted."""
    thread_id = await services.spectators.thread(hosted.id)
    with suppress(discord.NotFound):
        if thread_id is not None and await services.port.channel_access.reads_threads(thread_id, [user_id]):
            raise Denied("reads-threads")


async def _tell_all(services: Services, hosted: HostedGame, occupancy: Occupancy) -> bool:
    """Send a newcomer a DM with everything their seat was told. Return whether it arrived."""
    if hosted.settings.secrecy is Secrecy.ANSWERS:
        return False
    told = Outgoing(pages=secrets_pages(hosted, occupancy), rows=[private_row(hosted)])
    try:
        channel_id = await services.port.open_dm(occupancy.user_id)
        await services.port.send(channel_id, told, first=True)
        await services.sign_up.save_dm(hosted.id, occupancy.user_id, channel_id, is_open=True)
    except (*FAILURES, Busy):
        return False
    return True
