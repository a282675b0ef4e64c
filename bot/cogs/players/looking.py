"""What somebody may look at: his secrets, what he may do, how the game stands. Only he sees the answer."""

from collections.abc import Mapping
from dataclasses import replace

import discord

from bot.cogs.interaction.replies import reply
from bot.cogs.interaction.rights import check_begun, is_gm, may_see_orders, seat_of
from bot.cogs.interaction.services import Services
from bot.components.keys import Verb
from bot.delivery.asking import moves_message
from bot.delivery.card import options_text
from bot.delivery.compose import secrets_pages
from bot.delivery.gm_messages import open_text, room_trouble
from bot.delivery.illustrating import illustrated_card, picture_for, picture_of_past, picture_of_rules
from bot.delivery.outgoing import Outgoing
from bot.delivery.past import past_turns
from bot.delivery.reminders import awaited_for_gm
from bot.delivery.saying import button, first_few, say, words_of
from bot.host.denied import Denied
from bot.storage.kinds import GamePhase
from bot.storage.live import Live
from bot.themes import Theme, spoken
from bot.wording.names import bold
from bot.wording.pages import Page
from bot.wording.registry import words_for
from engine.audience import To
from engine.names import GM


async def show_secrets(services: Services, interaction: discord.Interaction, live: Live) -> None:
    """Show all that the seat of the asker knows; with that he has read what his DM did not take. Raises Denied."""
    sitting = seat_of(interaction, live)
    check_begun(live)
    shown = Outgoing(pages=secrets_pages(live, sitting), picture=await picture_for(live, sitting.name))
    await reply(interaction, shown)
    await services.desk.opened(live, sitting)


async def hand(interaction: discord.Interaction, live: Live) -> Outgoing:
    """What the asker holds, in a game that has a button for that. Raises Denied."""
    sitting = seat_of(interaction, live)
    check_begun(live)
    held = words_of(live).hand(live.view(sitting.name))
    if held is None:
        raise Denied("not-in-this-game")
    return Outgoing(pages=[held], picture=await picture_for(live, sitting.name))


async def moves(services: Services, interaction: discord.Interaction, live: Live) -> Outgoing:
    """What the asker may do now, with its buttons, and whether he may ask for his last move back. Raises Denied."""
    sitting = seat_of(interaction, live)
    check_begun(live)
    shown = moves_message(live, sitting)
    if not await services.retractions.may_ask(live, sitting.name):
        return shown
    return replace(shown, rows=[*shown.rows, [button(live, Verb.RETRACT)]])


async def status(services: Services, interaction: discord.Interaction, live: Live) -> Outgoing:
    """How the game stands.

    To its GM also what is wrong with its room and who could see too much, and unless he plays for whom it waits.
    """
    fields = (*_waiting(interaction, live), *_staff(interaction, live))
    to_gm = [Page("", "", fields, live.theme.colour)] if fields else []
    trouble = await _trouble(services, live, interaction.user.id) if is_gm(interaction, live) else ""
    painted = await illustrated_card(live)
    return Outgoing(trouble, [*painted.pages, *to_gm], picture=painted.picture)


async def _trouble(services: Services, live: Live, gm_id: int) -> str:
    """What is wrong with the room, as a GM may know it.

    It cannot be used, or players can post there in an anonymous game that is on.
    """
    if (trouble := room_trouble(live)) is not None:
        return trouble
    is_on = live.has_aliases and live.phase is GamePhase.RUNNING
    return open_text(live, await services.port.channel_access.openness(live, gm_id)) if is_on else ""


def _staff(interaction: discord.Interaction, live: Live) -> list[tuple[str, str]]:
    """Who could see what is kept private in the room; only a GM is told."""
    staff = live.staff_known_to(interaction.user.id) if is_gm(interaction, live) else []
    return (
        [(say(live, "status-staff"), say(live, "status-staff-text", {"names": first_few(live, staff)}))]
        if staff
        else []
    )


def _waiting(interaction: discord.Interaction, live: Live) -> list[tuple[str, str]]:
    """For whom a game waits, and whom the bot cannot write to; only a GM without a seat is told."""
    if live.game is None or not may_see_orders(interaction, live):
        return []
    fields = [(say(live, "status-awaited"), awaited_names(interaction, live) or say(live, "status-awaited-nobody"))]
    if closed := [bold(sitting.name) for sitting in live.sittings if sitting.dm_open is False]:
        text = say(live, "status-closed-dms-text", {"names": ", ".join(closed)})
        fields.append((say(live, "status-closed-dms"), text))
    return fields


def awaited_names(interaction: discord.Interaction, live: Live) -> str:
    """All whom a game waits for, as the desk shows them, for a GM without a seat; empty if none, or for others."""
    if not may_see_orders(interaction, live):
        return ""
    names = awaited_for_gm(live, interaction.user.id)
    return ", ".join([say(live, "the-gm") if name == GM else bold(name) for name in names])


def history(live: Live) -> Outgoing:
    """What has happened so far, as everybody knows it. Raises Denied."""
    check_begun(live)
    return Outgoing(pages=[*words_of(live).history(live.view(To.PUBLIC)), *past_turns(live)])


async def illustrated_history(live: Live) -> Outgoing:
    """The same with its picture, in a game that has one. Raises Denied."""
    shown = history(live)
    shown.picture = await picture_of_past(live)
    return shown


def night_order(live: Live) -> Outgoing:
    """In which order the night of a game is resolved. Raises Denied if it has no nights."""
    order = words_of(live).night_order()
    if order is None:
        raise Denied("no-nights-here")
    return Outgoing(pages=[order])


async def rules(
    themes: Mapping[str, Theme], game: str, language: str, here: Live | None, heading: str = "rules-here"
) -> Outgoing:
    """How a game is played, in a language if it has words in it, with its board, if it is played on one.

    First, under a ``heading``, what is chosen, if it is the game that is on ``here``: in the channel, or in a DM the
    asker's own.

    Raises Denied if there is no such game.
    """
    theme = themes.get(game)
    if theme is None:
        raise Denied("no-such-theme")
    language = spoken(language, theme)
    picture = await picture_of_rules(theme, language)
    if here is None or here.theme is not theme or here.phase is GamePhase.OVER:
        return Outgoing(pages=words_for(theme, language).rules(), picture=picture)
    chosen = Page(say(here, heading), options_text(here), colour=theme.colour)
    return Outgoing(pages=(chosen, *words_of(here, language).rules()), picture=picture)
