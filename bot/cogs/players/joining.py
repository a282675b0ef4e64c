"""Handles joining and leaving. A player's own act opens their DM at once, and tells them whether it works."""

from datetime import datetime
from hashlib import sha256
from typing import NamedTuple

from bot.cogs.interaction.replies import defer, done, reply
from bot.cogs.interaction.request import Request
from bot.cogs.interaction.rights import check_several, is_staff
from bot.cogs.interaction.services import Services
from bot.components.keys import Verb
from bot.database.locks import Busy
from bot.delivery.requests.failures import FAILURES, is_out_of_reach
from bot.delivery.requests.port import NONCE_LENGTH
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import button, private_row, say
from bot.host.denied import Denied
from bot.host.seats.joining_bench import Bench
from bot.host.seats.signup import SignUp
from bot.storage.games.hosted_game import HostedGame
from bot.storage.people.bench import Newcomer
from bot.storage.schema.kinds import GamePhase, Secrecy
from bot.wording.name_words import escape

JOINED = {True: "joined", False: "joined-no-dm", None: "joined-dm-failed"}
"""The answers to somebody who has joined, by whether their DM works."""


class Welcome(NamedTuple):
    """The DM to somebody who has joined or waits on the bench.

    A bot that is killed may not know that it has arrived. So every try has the same ``nonce``, and a DM that may have
    arrived is looked for among those sent ``since``.
    """

    outgoing: Outgoing
    nonce: str = ""
    since: datetime | None = None


async def join(request: Request) -> None:
    """Take a seat and open the DM. During the sign-up, players whose DM fails may try it again this way."""
    services, interaction, hosted = request.services, request.interaction, request.hosted
    await defer(interaction)
    user, occupancy = interaction.user, hosted.occupancy_of(interaction.user.id)
    if occupancy is None and (hosted.is_full or hosted.phase is GamePhase.RUNNING):
        await _wait(request)
        return
    if occupancy is not None and hosted.phase is GamePhase.RUNNING:
        raise Denied("seated-already")
    tries_again = hosted.phase is GamePhase.SIGNUP and hosted.settings.secrecy is Secrecy.DM
    since: datetime | None = hosted.room.since
    if occupancy is None or occupancy.dm_open or not tries_again:
        since = None
        occupancy = await services.sign_up.join(hosted.id, user.id, user.display_name, is_staff=is_staff(interaction))
    values = {
        "name": f"**{escape(occupancy.name)}**",
        "room": f"<#{hosted.room.channel_id}>",
        "anonymous": "yes" if hosted.anonymous else "no",
        "secrets": "yes" if hosted.rulebook.hides else "no",
    }
    answer = "joined-answers"
    if hosted.settings.secrecy is not Secrecy.ANSWERS:
        told = Outgoing(say(hosted, "joined-dm", {**values, "game": hosted.theme.title}), rows=[private_row(hosted)])
        welcome = Welcome(told, _nonce(hosted.id, occupancy.occupant_id), since)
        answer = JOINED[await _open_dm(services, hosted, user.id, welcome, services.sign_up)]
    tips = await services.teaching.tips_on_turns(hosted, user.id)
    wishes = [[button(hosted, Verb.WISHES)]] if hosted.phase is GamePhase.SIGNUP else []
    await reply(interaction, Outgoing("\n".join([say(hosted, answer, values), *tips]), rows=wishes))


async def stand_by(request: Request) -> None:
    """Stand by on the bench as a substitute, without a seat before the game has begun."""
    check_several(request.hosted)
    await _wait(request, is_alternate=True)


async def _wait(request: Request, *, is_alternate: bool = False) -> None:
    """Wait for a seat on the bench, and open the DM in which one is offered."""
    services, interaction, hosted = request.services, request.interaction, request.hosted
    user = interaction.user
    newcomer = Newcomer(user.id, user.display_name, is_staff(interaction), is_alternate=is_alternate)
    await services.bench.wait(hosted.id, newcomer)
    values = {"game": hosted.theme.title, "room": f"<#{hosted.room.channel_id}>", "phase": hosted.phase}
    told = Welcome(Outgoing(say(hosted, "alternate-dm" if is_alternate else "bench-dm", values)))
    works = await _open_dm(services, hosted, user.id, told, services.bench)
    joined = "alternate-joined" if is_alternate else "bench-joined"
    await reply(interaction, Outgoing(say(hosted, joined if works else "bench-joined-no-dm", values)))


async def leave(request: Request) -> None:
    """Give up the seat, leave the bench, or stop watching with all secrets. Raises Denied."""
    services, interaction, hosted = request.services, request.interaction, request.hosted
    check_several(hosted)
    if hosted.occupancy_of(interaction.user.id) is None and await services.bench.leave(hosted.id, interaction.user.id):
        await done(interaction, hosted, "bench-left")
        return
    if await services.spectators.stop(hosted.id, interaction.user.id):
        await done(interaction, hosted, "watch-stopped")
        return
    await services.sign_up.leave(hosted.id, interaction.user.id)
    await done(interaction, hosted, "left")


async def _open_dm(
    services: Services, hosted: HostedGame, user_id: int, welcome: Welcome, keeper: SignUp | Bench
) -> bool | None:
    """Write to somebody and save whether that works. Return it; None if it could not be found out or saved.

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
        await keeper.save_dm(hosted.id, user_id, channel_id, is_open=is_open)
    except Busy:
        return None
    return is_open


async def _has_arrived(services: Services, channel_id: int, welcome: Welcome) -> bool:
    """Whether a DM that may have been sent before has arrived. Raises discord.HTTPException."""
    outgoing, _, since = welcome
    return since is not None and await services.port.find(channel_id, outgoing, since, ()) is not None


def _nonce(game_id: int, occupant_id: int) -> str:
    """Return the nonce of a welcome, which is the same for every try to welcome somebody to one seat."""
    return sha256(f"{game_id} {occupant_id} joined".encode()).hexdigest()[:NONCE_LENGTH]
