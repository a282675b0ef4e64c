"""The GM's desk: it shows GMs everything they may know of their game, with a button for everything they may do."""

import discord
from discord import TextStyle
from discord.ui import Modal, TextInput, View

from bot.cogs.forms.reason_forms import reason_below, reason_form, reason_sent, with_reason
from bot.cogs.gm.by_hand_presses import by_hand_page
from bot.cogs.gm.moves import gm_move, gm_panel, move_deadline
from bot.cogs.interaction.lifetime import keep_unlogged
from bot.cogs.interaction.pressed import Pressed, occupancy_named
from bot.cogs.interaction.replies import is_for_one, open_form, repaint, reply
from bot.cogs.interaction.request import Request
from bot.cogs.interaction.rights import check_begun, check_sees_secrets, is_gm, may_see_orders
from bot.components.keys import DeskPage, Key, Verb
from bot.components.offered import check_sent
from bot.delivery.desk.deliveries_page import deliveries_message
from bot.delivery.desk.desk_buttons import back_row, inbox_row
from bot.delivery.desk.desk_overview import desk_message
from bot.delivery.desk.desk_view import DeskView
from bot.delivery.desk.outlook_page import outlook_message
from bot.delivery.desk.seat_page import seat_message
from bot.delivery.desk.waiting_page import waiting_message
from bot.delivery.gm.remark_messages import inbox_message
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say
from bot.delivery.telling.text_boxes import box_form, labelled
from bot.host.denied import Denied
from bot.host.waits.typed_times import LONGEST_TIME
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.storage.people.gm_notes import LONGEST_NOTE, ON_GAME, SHARED
from engine.codec import convert
from engine.errors import BadInput, Refused
from engine.naming import snake_case
from engine.refusals import GamePaused

TEXT, TIME = "text", "time"
"""The names of the forms' boxes."""


async def show_desk(request: Request) -> None:
    """Show a GM the desk of a game."""
    await reply(request.interaction, await _desk(request))


async def lead(press: Pressed) -> None:
    """Show the desk to a GM. Show other managers of the server how to end the game."""
    if is_gm(press.interaction, press.hosted):
        await show_desk(press)
    else:
        await reply(press.interaction, gm_panel(press))


async def _desk(request: Request) -> Outgoing:
    """Return the desk of a game, as the GM who asks may know it."""
    return await desk_message(request.hosted, await _desk_view(request))


async def _desk_view(request: Request) -> DeskView:
    """Return what is on the desk of the GM who asks."""
    services, interaction, hosted = request.services, request.interaction, request.hosted
    sees = may_see_orders(interaction, hosted)
    notes = await services.desk.notes(hosted.id, _writer(interaction, hosted))
    reminders = await services.desk.reminders(hosted) if sees else {}
    questions = await services.remarks.open_questions(hosted.id) if sees else 0
    here = interaction.channel_id if interaction.guild_id is not None else None
    asked = await services.leading.asked(hosted.id)
    return DeskView(interaction.user.id, sees, notes, reminders, here, asked, questions)


def _writer(interaction: discord.Interaction, hosted: HostedGame) -> int:
    """Return whose notes a GM keeps. GMs who know everything share theirs, and a GM who plays has their own."""
    return SHARED if may_see_orders(interaction, hosted) else interaction.user.id


async def turn(press: Pressed) -> None:
    """Turn to a page of the desk. Raises Denied, Refused, BadInput."""
    match press.key.rest:
        case DeskPage.OUTLOOK:
            check_sees_secrets(press.interaction, press.hosted)
            check_begun(press.hosted)
            if press.hosted.started.table.paused:
                raise Refused(GamePaused())
            page = outlook_message(press.hosted)
        case DeskPage.DELIVERIES:
            check_sees_secrets(press.interaction, press.hosted)
            page = deliveries_message(press.hosted, await press.services.desk.deliveries(press.hosted.id))
        case DeskPage.INBOX:
            check_sees_secrets(press.interaction, press.hosted)
            check_begun(press.hosted)
            remarks = await press.services.remarks.of_game(press.hosted.id)
            page = inbox_message(press.hosted, remarks, inbox_row(press.hosted))
        case DeskPage.BY_HAND:
            page = by_hand_page(press)
        case DeskPage.WAITING:
            keep_unlogged(press.interaction)
            waiting = await press.services.remarks.waiting.of(press.hosted, press.interaction.user.id)
            page = waiting_message(press.hosted, waiting, back_row(press.hosted))
        case DeskPage.OPEN | DeskPage.AGAIN | DeskPage.BACK:
            page = await _desk(press)
        case _:
            raise BadInput("the desk has no such page")
    await _show(press, page)


async def _show(press: Pressed, page: Outgoing) -> None:
    """Show a page in place of the previous one if only the GM sees that. Keep the reason that stood below it."""
    if not is_for_one(press.interaction):
        await reply(press.interaction, page)
        return
    await repaint(press.interaction, with_reason(press.hosted, page, reason_below(press.interaction)))


async def show_seat(press: Pressed) -> None:
    """Show the page of the seat that was chosen. Raises Denied if it is gone."""
    desk_view = await _desk_view(press)
    await _show(press, seat_message(press.hosted, desk_view, _occupancy(press.hosted, int(press.values[0]))))


async def _page(press: Pressed) -> Outgoing:
    """Return the page on which something was pressed: that of a seat, or the desk itself."""
    if press.key.seat == ON_GAME:
        return await _desk(press)
    desk_view = await _desk_view(press)
    return seat_message(press.hosted, desk_view, occupancy_named(press))


def _occupancy(hosted: HostedGame, seat_id: int) -> Occupancy:
    """Return a seat of the game by its number. Raises Denied if it is gone."""
    found = hosted.occupancy_on(seat_id)
    if found is None:
        raise Denied("stale")
    return found


async def intervene(press: Pressed) -> None:
    """Make one of the game's own GM moves for a seat, in the wait in which it was offered. Raises Denied."""
    kinds = {snake_case(kind.__name__): kind for kind in press.hosted.rulebook.gm_moves}
    if press.key.rest not in kinds:
        raise BadInput("this game has no such move")
    player = occupancy_named(press).name
    action = convert({"player": player}, kinds[press.key.rest])
    await gm_move(press, action, press.key.wait_token)


async def open_note(press: Pressed) -> None:
    """Open the form of a note, with its present text."""
    desk_view = await _desk_view(press)
    await open_form(
        press.interaction, _note_form(press.hosted, press.key.seat, desk_view.notes.get(press.key.seat, ""))
    )


async def keep_note(press: Pressed) -> None:
    """Save a note, and show the page that it is on."""
    check_sent(_note_form(press.hosted, press.key.seat), press.sent)
    writer = _writer(press.interaction, press.hosted)
    await press.services.desk.note(press.hosted.id, writer, press.key.seat, press.written(TEXT))
    await _show(press, await _page(press))


def _note_form(hosted: HostedGame, seat_id: int, written: str = "") -> Modal:
    """Return the form of a note on a seat, or on the game. Raises Denied if there is no such seat."""
    title = say(hosted, "note-on-game")
    if seat_id != ON_GAME:
        title = say(hosted, "note-on-seat", {"name": _occupancy(hosted, seat_id).name})
    box: TextInput[View] = TextInput(
        custom_id=TEXT, style=TextStyle.paragraph, default=written or None, required=False, max_length=LONGEST_NOTE
    )
    return box_form(Key(Verb.NOTED, hosted.id, seat=seat_id), title, labelled(say(hosted, "note-text"), box))


async def open_reason(press: Pressed) -> None:
    """Open the form in which the GM gives a reason for their next move."""
    form = _reason_form(press.hosted, press.key.seat, reason_below(press.interaction))
    await open_form(press.interaction, form)


async def keep_reason(press: Pressed) -> None:
    """Show the page again, with the reason below it."""
    reason = reason_sent(press, _reason_form(press.hosted, press.key.seat))
    await repaint(press.interaction, with_reason(press.hosted, await _page(press), reason))


def _reason_form(hosted: HostedGame, seat_id: int, reason: str | None = None) -> Modal:
    return reason_form(hosted, Key(Verb.REASONED, hosted.id, seat=seat_id), say(hosted, "button-reason"), reason)


async def open_time(press: Pressed) -> None:
    """Open the form in which the deadline is moved."""
    await open_form(press.interaction, _time_form(press.hosted))


async def keep_time(press: Pressed) -> None:
    """Move the deadline by the length of time, or to the moment, that the GM wrote."""
    check_sent(_time_form(press.hosted), press.sent)
    await move_deadline(press, press.written(TIME), reason_below(press.interaction))


def _time_form(hosted: HostedGame) -> Modal:
    box: TextInput[View] = TextInput(custom_id=TIME, max_length=LONGEST_TIME)
    return box_form(Key(Verb.TIMED, hosted.id), say(hosted, "button-time"), labelled(say(hosted, "time-moved"), box))
