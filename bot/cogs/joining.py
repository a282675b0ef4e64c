"""Joining and leaving: a player's own act opens the DM, at once, and tells him whether it works."""

import discord

from bot.cogs.desk import Desk
from bot.cogs.replies import defer, done, reply
from bot.delivery.compose import private_row, say
from bot.delivery.outgoing import Outgoing
from bot.storage.live import Live, Sitting
from bot.storage.models import Secrecy
from bot.wording.names import escape


async def join(desk: Desk, interaction: discord.Interaction, live: Live) -> None:
    """Take a seat and open the DM. Who has a seat, but no DM that works, may so try again."""
    await defer(interaction)
    sitting = live.sitting_of(interaction.user.id)
    if sitting is None or sitting.dm_open or live.secrecy is Secrecy.ANSWERS:
        sitting = await desk.sign_up.join(live.id, interaction.user.id, interaction.user.display_name)
    values = {"name": f"**{escape(sitting.name)}**", "room": f"<#{live.room.channel_id}>"}
    if live.secrecy is Secrecy.ANSWERS:
        answer = "joined-answers"
    else:
        answer = "joined" if await _open_dm(desk, live, sitting, values) else "joined-no-dm"
    await reply(interaction, Outgoing(say(live, answer, values)))


async def leave(desk: Desk, interaction: discord.Interaction, live: Live) -> None:
    """Give the seat up."""
    await desk.sign_up.leave(live.id, interaction.user.id)
    await done(interaction, live, "left")


async def _open_dm(desk: Desk, live: Live, sitting: Sitting, values: dict[str, str]) -> bool:
    text = say(live, "joined-dm", {**values, "game": live.theme.title})
    channel_id = None
    try:
        channel_id = await desk.port.open_dm(sitting.user_id)
        await desk.port.send(channel_id, Outgoing(text, rows=[private_row(live)]))
    except discord.HTTPException:
        await desk.sign_up.save_dm(sitting, None, is_open=False)
        return False
    await desk.sign_up.save_dm(sitting, channel_id, is_open=True)
    return True
