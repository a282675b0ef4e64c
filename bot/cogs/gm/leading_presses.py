"""Changes who leads: hands a game over, and asks people to be co-GMs. New GMs must accept by their own press."""

from dataclasses import replace
from datetime import datetime

import discord

from bot.cogs.gm.moves import gm_panel, player_named
from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import answer_question, done, reply
from bot.cogs.interaction.request import Request
from bot.cogs.interaction.rights import check_sees_secrets, check_several, is_gm, manages
from bot.cogs.moves.move_receipts import with_deadline
from bot.delivery.gm.gm_questions import is_asked_openly
from bot.delivery.gm.open_offers import withdraw_asked
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say
from bot.host.denied import Denied
from bot.storage.games.hosted_game import HostedGame
from bot.wording.time_words import date

Person = discord.Member | discord.User


async def hand_over(request: Request, player: str | None, person: Person | None = None) -> None:
    """Ask a player or another person to take over, or take over for oneself. Raises Denied."""
    services, interaction, hosted = request.services, request.interaction, request.hosted
    check_several(hosted)
    if player is not None and person is not None:
        raise Denied("player-or-person")
    if player is not None and hosted.has_aliases:
        # Everybody sees who is asked and leads from then on, so whoever names an alias learns who is behind it.
        check_sees_secrets(interaction, hosted)
    own_id = interaction.user.id
    user_id = own_id if person is None else checked(hosted, person)
    user_id = user_id if player is None else player_named(hosted, player).user_id
    if user_id != own_id:
        leaver = own_id if is_gm(interaction, hosted) else hosted.gm_id
        until = await services.leading.offer(hosted.id, user_id, leaver)
        await answer_question(interaction, asked_message(hosted, user_id, until, leaver))
        return
    if is_gm(interaction, hosted) and not manages(interaction, hosted.guild_id):
        raise Denied("leads-already", {"gm": f"<@{own_id}>"})
    await services.leading.take_over(hosted.id, own_id)
    answer = say(hosted, "led-hand-over", {"gm": f"<@{own_id}>"})
    await reply(interaction, Outgoing(with_deadline(await services.finder.by_number(hosted.id), answer)))


async def co_gm(request: Request, person: Person, *, remove: bool) -> None:
    """Ask somebody to be a co-GM, or remove one. The first GM leaves only by their own wish. Raises Denied."""
    services, interaction, hosted = request.services, request.interaction, request.hosted
    check_several(hosted)
    if not remove:
        until = await services.leading.offer(hosted.id, checked(hosted, person), None)
        await reply(interaction, asked_message(hosted, person.id, until))
        return
    if person.id == hosted.gm_id != interaction.user.id:
        raise Denied("first-gm", {"gm": f"<@{hosted.gm_id}>"})
    await services.leading.leave(hosted.id, person.id)
    await done(interaction, hosted, "led-left")


async def accept(press: Pressed) -> None:
    """Accept to lead a game. Raises Denied for people who were not asked."""
    await press.services.leading.accept(press.hosted.id, press.interaction.user.id)
    await done(press.interaction, press.hosted, "lead-accepted")


async def stand_in(press: Pressed) -> None:
    """Let a manager of the server who does not play lead a game whose GMs are silent. Raises Denied."""
    services, interaction, hosted = press.services, press.interaction, press.hosted
    if hosted.occupancy_of(interaction.user.id) is not None:
        raise Denied("player-stands-in")
    if hosted.game is None or press.key.wait_token != hosted.wait_token or not is_asked_openly(hosted):
        raise Denied("stale")
    if not is_gm(interaction, hosted):
        await services.leading.take_over(hosted.id, interaction.user.id)
    led = replace(press, hosted=await services.finder.by_number(hosted.id))
    await reply(interaction, gm_panel(led))


def checked(hosted: HostedGame, person: Person) -> int:
    """Return the person who is to be asked. Raises Denied for bots and for people outside the game's server."""
    if person.bot:
        raise Denied("bot-leads")
    if not isinstance(person, discord.Member) or person.guild.id != hosted.guild_id:
        raise Denied("stranger-leads")
    return person.id


def asked_message(hosted: HostedGame, user_id: int, until: datetime, leaver: int | None = None) -> Outgoing:
    """Say who is asked to lead, in place of which GM if any, and until when, unless the offer is withdrawn."""
    return Outgoing(asked_text(hosted, user_id, until, leaver), rows=[[withdraw_asked(hosted, user_id)]])


def asked_text(hosted: HostedGame, user_id: int, until: datetime, leaver: int | None = None) -> str:
    """Return the text of that."""
    values = {
        "user": f"<@{user_id}>",
        "room": f"<#{hosted.room.channel_id}>",
        "when": date(until),
        "gm": f"<@{leaver}>",
    }
    return say(hosted, "led-asked" if leaver is None else "led-asked-instead", values)
