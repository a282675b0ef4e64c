"""Joining and leaving: a player's own act opens the DM, at once, and tells him whether it works."""

from datetime import datetime
from hashlib import sha256
from typing import NamedTuple

import discord

from bot.cogs.interaction.replies import defer, done, reply
from bot.cogs.interaction.rights import is_staff
from bot.cogs.interaction.services import Services
from bot.delivery.failures import FAILURES, is_out_of_reach
from bot.delivery.outgoing import Outgoing
from bot.delivery.port import NONCE_LENGTH
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


class Welcome(NamedTuple):
    """The DM to somebody who has joined or waits.

    A bot that is killed may not know that it has arrived. So the same one has the same ``nonce``, and one that may have
    arrived before is looked for in what was sent ``since``.
    """

    outgoing: Outgoing
    nonce: str = ""
    since: datetime | None = None


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
    since: datetime | None = live.room.since
    if sitting is None or sitting.dm_open or not tries_again:
        since = None
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
        welcome = Welcome(told, _nonce(live.id, sitting.occupant_id), since)
        answer = JOINED[await _open_dm(services, live, user.id, welcome, services.sign_up)]
    await reply(interaction, Outgoing(say(live, answer, values)))


async def _wait(services: Services, interaction: discord.Interaction, live: Live) -> None:
    """Wait for a seat on the bench, and open the DM in which one is offered."""
    user = interaction.user
    await services.bench.wait(live.id, Newcomer(user.id, user.display_name, is_staff(interaction)))
    values = {"game": live.theme.title, "room": f"<#{live.room.channel_id}>", "phase": live.phase}
    told = Welcome(Outgoing(say(live, "bench-dm", values)))
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


async def _open_dm(
    services: Services, live: Live, user_id: int, welcome: Welcome, keeper: SignUp | Bench
) -> bool | None:
    """Write to somebody and keep whether that works; gives it, or None if it could not be found out or be kept.

    The seat is taken, or waited for, either way.
    """
    channel_id: int | None = None
    is_open: bool | None = True
    try:
        channel_id = await services.port.open_dm(user_id)
        if not await _has_arrived(services, channel_id, welcome):
            await services.port.send(channel_id, welcome.outgoing, nonce=welcome.nonce, first=True)
    except FAILURES as error:
        channel_id, is_open = None, False if is_out_of_reach(error) else None
    try:
        await keeper.save_dm(live.id, user_id, channel_id, is_open=is_open)
    except Busy:
        return None
    return is_open


async def _has_arrived(services: Services, channel_id: int, welcome: Welcome) -> bool:
    """Whether a DM that may have been sent before was. Raises discord.HTTPException."""
    outgoing, _, since = welcome
    return since is not None and await services.port.find(channel_id, outgoing, since, ()) is not None


def _nonce(game_id: int, occupant_id: int) -> str:
    """The same however often somebody is welcomed to one seat."""
    return sha256(f"{game_id} {occupant_id} joined".encode()).hexdigest()[:NONCE_LENGTH]
