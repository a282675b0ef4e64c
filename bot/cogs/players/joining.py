"""Joining and leaving: a player's own act opens the DM, at once, and tells him whether it works."""

import discord

from bot.cogs.interaction.replies import defer, done, reply
from bot.cogs.interaction.rights import is_staff
from bot.cogs.interaction.services import Services
from bot.delivery.failures import FAILURES, is_out_of_reach
from bot.delivery.outgoing import Outgoing
from bot.delivery.saying import private_row, say
from bot.host.bench import Bench
from bot.host.denied import Denied
from bot.host.signup import SignUp
from bot.storage.bench import Newcomer
from bot.storage.kinds import GamePhase, Secrecy
from bot.storage.live import Live
from bot.storage.turns import Busy
from bot.wording.names import escape

JOINED = {True: "joined", False: "joined-no-dm", None: "joined-dm-failed"}
"""What somebody is told who has joined, by whether his DM works."""


async def join(services: Services, interaction: discord.Interaction, live: Live) -> None:
    """Take a seat and open the DM. During the sign-up, who has a seat but no DM that works may so try again."""
    await defer(interaction)
    user, sitting = interaction.user, live.sitting_of(interaction.user.id)
    if sitting is None and (live.is_full or live.phase is GamePhase.RUNNING):
        await _wait(services, interaction, live)
        return
    if sitting is not None and live.phase is GamePhase.RUNNING:
        raise Denied("seated-already")
    tries_again = live.phase is GamePhase.SIGNUP and live.secrecy is Secrecy.DM
    if sitting is None or sitting.dm_open or not tries_again:
        sitting = await services.sign_up.join(live.id, user.id, user.display_name, is_staff=is_staff(interaction))
    values = {
        "name": f"**{escape(sitting.name)}**",
        "room": f"<#{live.room.channel_id}>",
        "anonymous": "yes" if live.anonymous else "no",
        "secrets": "yes" if live.rulebook.hides else "no",
    }
    answer = "joined-answers"
    if live.secrecy is not Secrecy.ANSWERS:
        told = Outgoing(say(live, "joined-dm", {**values, "game": live.theme.title}), rows=[private_row(live)])
        answer = JOINED[await _open_dm(services, live, user.id, told, services.sign_up)]
    await reply(interaction, Outgoing(say(live, answer, values)))


async def _wait(services: Services, interaction: discord.Interaction, live: Live) -> None:
    """Wait for a seat on the bench, and open the DM in which one is offered."""
    user = interaction.user
    await services.bench.wait(live.id, Newcomer(user.id, user.display_name, is_staff(interaction)))
    values = {"game": live.theme.title, "room": f"<#{live.room.channel_id}>", "phase": live.phase}
    told = Outgoing(say(live, "bench-dm", values))
    works = await _open_dm(services, live, user.id, told, services.bench)
    await reply(interaction, Outgoing(say(live, "bench-joined" if works else "bench-joined-no-dm", values)))


async def leave(services: Services, interaction: discord.Interaction, live: Live) -> None:
    """Give the seat up, or wait for one no more, or watch with all secrets no more."""
    if live.sitting_of(interaction.user.id) is None and await services.bench.leave(live.id, interaction.user.id):
        await done(interaction, live, "bench-left")
        return
    if await services.watching.stop(live.id, interaction.user.id):
        await done(interaction, live, "watch-stopped")
        return
    await services.sign_up.leave(live.id, interaction.user.id)
    await done(interaction, live, "left")


async def _open_dm(services: Services, live: Live, user_id: int, told: Outgoing, keeper: SignUp | Bench) -> bool | None:
    """Write to somebody and keep whether that works; gives it, or None if it could not be found out or be kept.

    The seat is taken, or waited for, either way.
    """
    channel_id: int | None = None
    is_open: bool | None = True
    try:
        channel_id = await services.port.open_dm(user_id)
        await services.port.send(channel_id, told, first=True)
    except FAILURES as error:
        channel_id, is_open = None, False if is_out_of_reach(error) else None
    try:
        await keeper.save_dm(live.id, user_id, channel_id, is_open=is_open)
    except Busy:
        return None
    return is_open
