"""Joining and leaving: a player's own act opens the DM, at once, and tells him whether it works."""

import discord

from bot.cogs.interaction.replies import defer, done, reply
from bot.cogs.interaction.rights import is_staff
from bot.cogs.interaction.services import Services
from bot.delivery.failures import FAILURES, is_out_of_reach
from bot.delivery.outgoing import Outgoing
from bot.delivery.saying import private_row, say
from bot.storage.bench import Newcomer
from bot.storage.live import Live, Sitting
from bot.storage.models import GamePhase, Secrecy
from bot.storage.turns import Busy
from bot.wording.names import escape


async def join(services: Services, interaction: discord.Interaction, live: Live) -> None:
    """Take a seat and open the DM. During the sign-up, who has a seat but no DM that works may so try again."""
    await defer(interaction)
    if live.sitting_of(interaction.user.id) is None and (live.is_full or live.phase is GamePhase.RUNNING):
        await _wait(services, interaction, live)
        return
    sitting = live.sitting_of(interaction.user.id)
    tries_again = live.phase is GamePhase.SIGNUP and live.secrecy is Secrecy.DM
    if sitting is None or sitting.dm_open or not tries_again:
        user = interaction.user
        sitting = await services.sign_up.join(live.id, user.id, user.display_name, is_staff=is_staff(interaction))
    values = {
        "name": f"**{escape(sitting.name)}**",
        "room": f"<#{live.room.channel_id}>",
        "anonymous": "yes" if live.anonymous else "no",
        "secrets": "yes" if live.rulebook.hides else "no",
    }
    answer = "joined-answers" if live.secrecy is Secrecy.ANSWERS else await _open_dm(services, live, sitting, values)
    await reply(interaction, Outgoing(say(live, answer, values)))


async def _wait(services: Services, interaction: discord.Interaction, live: Live) -> None:
    """Wait for a seat on the bench, and open the DM in which one is offered."""
    user = interaction.user
    await services.bench.wait(live.id, Newcomer(user.id, user.display_name, is_staff(interaction)))
    values = {"game": live.theme.title, "room": f"<#{live.room.channel_id}>", "phase": live.phase}
    try:
        channel_id = await services.port.open_dm(user.id)
        await services.port.send(channel_id, Outgoing(say(live, "bench-dm", values)), first=True)
        await services.bench.save_dm(live.id, user.id, channel_id, is_open=True)
    except (*FAILURES, Busy):
        await reply(interaction, Outgoing(say(live, "bench-joined-no-dm", values)))
    else:
        await reply(interaction, Outgoing(say(live, "bench-joined", values)))


async def leave(services: Services, interaction: discord.Interaction, live: Live) -> None:
    """Give the seat up, or wait for one no more."""
    if live.sitting_of(interaction.user.id) is None and await services.bench.leave(live.id, interaction.user.id):
        await done(interaction, live, "bench-left")
        return
    await services.sign_up.leave(live.id, interaction.user.id)
    await done(interaction, live, "left")


async def _open_dm(services: Services, live: Live, sitting: Sitting, values: dict[str, str]) -> str:
    """Write to a player, and name the message that tells him whether it worked."""
    text = say(live, "joined-dm", {**values, "game": live.theme.title})
    try:
        channel_id = await services.port.open_dm(sitting.user_id)
        await services.port.send(channel_id, Outgoing(text, rows=[private_row(live)]), first=True)
    except FAILURES as error:
        is_open = False if is_out_of_reach(error) else None
        return await _save_dm(services, live, sitting, None, is_open=is_open)
    return await _save_dm(services, live, sitting, channel_id, is_open=True)


async def _save_dm(
    services: Services, live: Live, sitting: Sitting, channel_id: int | None, *, is_open: bool | None
) -> str:
    """Write down whether the DM works, and name the message that says so. The seat is taken either way."""
    try:
        await services.sign_up.save_dm(live.id, sitting.user_id, channel_id, is_open=is_open)
    except Busy:
        is_open = None
    return {True: "joined", False: "joined-no-dm", None: "joined-dm-failed"}[is_open]
