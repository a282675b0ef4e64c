"""Shows people their secrets, their moves, and the game's state. Only the asker sees the answer."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import discord

from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import is_own, repaint, reply
from bot.cogs.interaction.request import Request
from bot.cogs.interaction.rights import check_begun, is_gm, may_see_orders, seat_of
from bot.cogs.interaction.services import Services
from bot.cogs.moves.preview_presses import stand_again
from bot.cogs.setup.file_panel import file_to_give
from bot.components.keys import Verb
from bot.delivery.card.card import options_text
from bot.delivery.card.illustrating import (
    illustrated_card,
    picture_of_past,
    picture_of_rules,
    picture_of_secrets,
)
from bot.delivery.gm.gm_messages import open_text, room_trouble
from bot.delivery.gm.remark_messages import own_remarks_page
from bot.delivery.gm.reminders import awaited_for_gm
from bot.delivery.telling.compose import secrets_pages
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import button, explaining, first_few, panel_of, say, votes_now, words_of
from bot.delivery.telling.seat_questions import asked_message, moves_message
from bot.delivery.turns.past_turns import past_turns
from bot.host.denied import Denied
from bot.storage.games.hosted_game import HostedGame
from bot.storage.people.remarks import Remark
from bot.storage.schema.kinds import GamePhase
from bot.themes import Theme, spoken
from bot.wording.name_words import bold
from bot.wording.pages import Page
from bot.wording.words_registry import words_for
from engine.audience import To
from engine.names import GM
from engine.speech import SpokenVotes

MOST_PICTURES = 3
"""The most pictures from GMs that come with a player's secrets: the newest."""


async def show_secrets(request: Request) -> None:
    """Show all that the asker's seat knows. That counts as reading what their DM did not take. Raises Denied."""
    hosted = request.hosted
    occupancy = seat_of(request.interaction, hosted)
    check_begun(hosted)
    remarks = await request.services.remarks.had_by(hosted, request.interaction.user.id)
    pages = [*secrets_pages(hosted, occupancy), *own_remarks_page(hosted, remarks)]
    picture = await picture_of_secrets(hosted, occupancy.name)
    shown = Outgoing(pages=pages, rows=[explaining(hosted)], picture=picture)
    shown.files = await _pictures_beside(request, remarks)
    await reply(request.interaction, shown)
    await request.services.desk.opened(hosted, occupancy)


async def _pictures_beside(request: Request, remarks: Sequence[Remark]) -> dict[str, bytes]:
    """Return the newest pictures that GMs have sent a player, as files. Their DM may not have taken them."""
    with_picture = [each for each in reversed(remarks) if each.picture is not None][:MOST_PICTURES]
    found = [await request.services.remarks.picture_beside(each) for each in with_picture]
    contents = [each.content for each in found if each is not None]
    return {f"picture-{place}.webp": content for place, content in enumerate(contents, 1)}


async def show_moves(press: Pressed) -> None:
    """Show players what they may do now, with the buttons. Raises Denied."""
    await reply(press.interaction, await _moves(press))


async def show_vote(press: Pressed) -> None:
    """Show players the choices of their vote, in a game with votes for a lynch. Raises Denied."""
    hosted = press.hosted
    occupancy = seat_of(press.interaction, hosted)
    check_begun(hosted)
    votes = hosted.rulebook.spoken_votes
    moves = (votes.vote, votes.unvote) if isinstance(votes, SpokenVotes) else ()
    asks = tuple(ask for ask in hosted.asks.of(occupancy.name) if ask.move in moves)
    if not votes_now(hosted) or not asks:
        raise Denied("no-vote-now")
    await reply(press.interaction, asked_message(hosted, hosted.view(occupancy.name), asks, [], panel_of(hosted)))


async def show_moves_again(press: Pressed) -> None:
    """Show the choices again, in place of a previewed move. Raises Denied."""
    if not await stand_again(press):
        answer = repaint if is_own(press.interaction) else reply
        await answer(press.interaction, await _moves(press))


async def _moves(press: Pressed) -> Outgoing:
    """Return what a player may do now, and whether they may ask for their last move back. Raises Denied."""
    hosted = press.hosted
    occupancy = seat_of(press.interaction, hosted)
    check_begun(hosted)
    shown = moves_message(hosted, occupancy)
    if not await press.services.retractions.may_ask(hosted, occupancy.name):
        return shown
    return replace(shown, rows=[*shown.rows, [button(hosted, Verb.RETRACT)]])


async def status(services: Services, interaction: discord.Interaction, hosted: HostedGame) -> Outgoing:
    """Return how the game stands.

    Its GM also sees what is wrong with the room, who could see too much and, unless they play, who is awaited.
    """
    fields = (*_waiting(interaction, hosted), *_staff(interaction, hosted))
    to_gm = [Page("", "", fields, hosted.theme.colour)] if fields else []
    trouble = await _trouble(services, hosted, interaction.user.id) if is_gm(interaction, hosted) else ""
    painted = await illustrated_card(hosted)
    return Outgoing(trouble, [*painted.pages, *to_gm], picture=painted.picture)


async def _trouble(services: Services, hosted: HostedGame, gm_id: int) -> str:
    """Return what is wrong with the room, as a GM may know it.

    It cannot be used, or players can post in it while an anonymous game is on.
    """
    if (trouble := room_trouble(hosted)) is not None:
        return trouble
    is_on = hosted.has_aliases and hosted.phase is GamePhase.RUNNING
    return open_text(hosted, await services.port.channel_access.openness(hosted, gm_id)) if is_on else ""


def _staff(interaction: discord.Interaction, hosted: HostedGame) -> list[tuple[str, str]]:
    """Return who could see what is kept private in the room. Only a GM is told."""
    staff = hosted.staff_known_to(interaction.user.id) if is_gm(interaction, hosted) else []
    return (
        [(say(hosted, "status-staff"), say(hosted, "status-staff-text", {"names": first_few(hosted, staff)}))]
        if staff
        else []
    )


def _waiting(interaction: discord.Interaction, hosted: HostedGame) -> list[tuple[str, str]]:
    """Return who the game waits for, and whom the bot cannot write to. Only a GM without a seat is told."""
    if hosted.game is None or not may_see_orders(interaction, hosted):
        return []
    fields = [
        (say(hosted, "status-awaited"), awaited_names(interaction, hosted) or say(hosted, "status-awaited-nobody"))
    ]
    if closed := [bold(occupancy.name) for occupancy in hosted.occupancies if occupancy.dm_open is False]:
        text = say(hosted, "status-closed-dms-text", {"names": ", ".join(closed)})
        fields.append((say(hosted, "status-closed-dms"), text))
    return fields


def awaited_names(interaction: discord.Interaction, hosted: HostedGame) -> str:
    """Return all that a game waits for, as the desk shows them, for a GM without a seat; otherwise empty."""
    if not may_see_orders(interaction, hosted):
        return ""
    names = awaited_for_gm(hosted, interaction.user.id)
    return ", ".join([say(hosted, "the-gm") if name == GM else bold(name) for name in names])


def history(hosted: HostedGame) -> Outgoing:
    """Return what has happened so far, as everybody knows it. Raises Denied."""
    check_begun(hosted)
    words, view = words_of(hosted), hosted.view(To.PUBLIC)
    return Outgoing(pages=[*words.votes(view), *words.history(view), *past_turns(hosted)])


async def illustrated_history(hosted: HostedGame) -> Outgoing:
    """Return the same with its picture, in a game that has one. Raises Denied."""
    shown = history(hosted)
    shown.picture = await picture_of_past(hosted)
    return shown


async def show_votes(press: Pressed) -> None:
    """Show all votes so far, in a picture and in words. Raises Denied."""
    hosted = press.hosted
    check_begun(hosted)
    pages = words_of(hosted).votes(hosted.view(To.PUBLIC))
    if not pages:
        raise Denied("not-in-this-game")
    await reply(press.interaction, Outgoing(pages=pages, picture=await picture_of_past(hosted)))


async def show_past(press: Pressed) -> None:
    """Show what has happened so far, beside the votes, with the picture of the card. Raises Denied."""
    hosted = press.hosted
    check_begun(hosted)
    pages = [*words_of(hosted).history(hosted.view(To.PUBLIC)), *past_turns(hosted)]
    await reply(press.interaction, Outgoing(pages=pages, picture=(await illustrated_card(hosted)).picture))


def night_order(hosted: HostedGame) -> Outgoing:
    """Return the order in which a game's night is resolved. Raises Denied if the game has no nights."""
    order = words_of(hosted).night_order()
    if order is None:
        raise Denied("no-nights-here")
    return Outgoing(pages=[order])


async def rules(
    themes: Mapping[str, Theme], game: str, language: str, here: HostedGame | None, heading: str = "rules-here"
) -> Outgoing:
    """Return how a game is played, in a language if the game has words in it, with its board if it has one.

    If it is the game that is on ``here`` (in the channel, or in a DM the asker's own), the chosen options come first,
    under a ``heading``, and its file is attached if it has one.

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
    pages = (chosen, *words_of(here, language).rules())
    return Outgoing(pages=pages, picture=picture, files=file_to_give(here))
