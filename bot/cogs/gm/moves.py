"""The GM's moves, from commands and from the buttons under the GM's questions."""

from dataclasses import replace

import discord
from discord.ui import Button, View

from bot.clock import now
from bot.cogs.forms.reason_forms import given, reason_below, with_reason
from bot.cogs.interaction.arguments import find_seat
from bot.cogs.interaction.lifetime import note_counted
from bot.cogs.interaction.pressed import Handler, Pressed
from bot.cogs.interaction.replies import answer_question, done, reply
from bot.cogs.interaction.request import Request
from bot.cogs.interaction.rights import check_begun, check_gm, check_sees_secrets, is_gm, may_see_orders
from bot.cogs.interaction.services import Services
from bot.cogs.moves.making_moves import submit
from bot.cogs.moves.move_receipts import led, with_deadline
from bot.components.answers import Item
from bot.components.keys import ANY_WAIT, NO_WAIT, DeskPage, Key, Verb
from bot.delivery.desk.desk_buttons import turn
from bot.delivery.gm.gm_questions import gm_moves_message, is_overdue
from bot.delivery.telling.next_wait import coming, more_time
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import apart, bot_words, say
from bot.delivery.telling.seat_questions import moves_for
from bot.delivery.threads.spectator_news import pages_so_far
from bot.host.denied import Denied
from bot.host.moves.submissions import GmSubmission
from bot.host.waits.typed_times import TimeWords, shift_meant, time_words_of
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.storage.games.postponed_reveals import reveals_at
from bot.storage.schema.kinds import GamePhase
from engine.actions import SHELL_ACTIONS, Abort, Extend, GmAction
from engine.intervening import is_hidden
from engine.names import GM


async def start(request: Request) -> None:
    """Deal, and begin. Raises Denied, Refused."""
    interaction = request.interaction
    begun = await request.services.sign_up.start(request.hosted.id, interaction.user.id, interaction.id)
    note_counted(interaction)
    secrets = {"secrets": "yes" if begun.rulebook.hides else "no"}
    started = say(begun, "started-dm" if begun.is_in_dm else "started", secrets)
    await reply(interaction, Outgoing(with_deadline(begun, started)))


def making(action: GmAction, *, in_its_wait: bool = False) -> Handler:
    """Return the handler that makes this move of the GM, ``in_its_wait`` only in the wait in which it was offered."""

    async def make(press: Pressed) -> None:
        await gm_move(press, action, press.key.wait_token if in_its_wait else None)

    return make


async def gm_move(request: Request, action: GmAction, wait_token: str | None = None) -> None:
    """Make a move as the game's GM, for the reason below the pressed message, if there is one.

    With ``wait_token`` the move counts in that wait only. Raises Denied, Refused.
    """
    interaction, hosted = request.interaction, request.hosted
    _check_led(interaction, hosted, action)
    submission = GmSubmission(GM, action, reason=reason_below(interaction), gm_id=interaction.user.id)
    after = (await submit(request, submission, wait_token)).hosted
    await answer_question(interaction, Outgoing(led(hosted, after, action)))


async def correct(request: Request, action: GmAction, reason: str | None) -> None:
    """Make a move as the game's GM, with a reason if there is one. Raises Denied, Refused."""
    interaction, hosted = request.interaction, request.hosted
    _check_led(interaction, hosted, action)
    submission = GmSubmission(GM, action, reason=given(reason), gm_id=interaction.user.id)
    after = (await submit(request, submission)).hosted
    await reply(interaction, Outgoing(led(hosted, after, action)))


def _check_led(interaction: discord.Interaction, hosted: HostedGame, action: GmAction) -> None:
    check_gm(interaction, hosted)
    if type(action) not in (*SHELL_ACTIONS, *hosted.rulebook.gm_moves):
        raise Denied("not-in-this-game")
    if is_hidden(hosted.rulebook, type(action)):
        check_sees_secrets(interaction, hosted)


async def move_deadline(request: Request, typed: str, reason: str | None = None) -> None:
    """Move the deadline, later or earlier, by a length of time or to a time of the server's zone.

    Raises Denied, Refused.
    """
    services, interaction, hosted = request.services, request.interaction, request.hosted
    check_begun(hosted)
    at, zone = now(), (await services.servers.settings(hosted.guild_id)).zone
    by = shift_meant(typed, at, zone, time_words(hosted), max(hosted.deadline or at, at))
    submission = GmSubmission(GM, Extend(hours=0), reason=given(reason), gm_id=interaction.user.id)
    done = await services.host.move_deadline(hosted.id, by, interaction.id, submission)
    note_counted(interaction)
    await reply(interaction, Outgoing(led(hosted, done.hosted, Extend(hours=0))))


def time_words(hosted: HostedGame) -> TimeWords:
    """Return the words in which people may type times, in the language of a game."""
    return time_words_of(bot_words(hosted.theme, hosted.language))


async def reveal(request: Request) -> None:
    """Reveal to everybody who was who. Raises Denied."""
    await request.services.reveals.reveal(request.hosted.id)
    note_counted(request.interaction)
    await done(request.interaction, request.hosted, "revealed")


def gm_panel(request: Request) -> Outgoing:
    """Return what a GM may do with a game, or how a manager of its server may end it."""
    interaction, hosted = request.interaction, request.hosted
    lines = [say(hosted, "lead-title", {"game": hosted.theme.title})]
    if hosted.game is not None and hosted.game.table.paused:
        lines.append(coming(hosted))
    elif is_overdue(hosted):
        lines.append(say(hosted, "lead-overdue"))
    asked = (
        gm_moves_message(hosted, interaction.user.id, lines)
        if is_gm(interaction, hosted)
        else Outgoing("\n".join(lines))
    )
    return replace(asked, rows=[*asked.rows, *gm_rows(interaction, hosted)])


def gm_rows(interaction: discord.Interaction, hosted: HostedGame) -> list[list[Item]]:
    """Return the buttons that make sense now, for a GM, or for a manager, who may only end the game."""
    if hosted.phase is GamePhase.OVER:
        tells = reveals_at(hosted) is not None and is_gm(interaction, hosted)
        return apart(hosted, [Verb.REVEAL] if tells else [])
    verbs = [Verb.END]
    if hosted.game is not None and is_gm(interaction, hosted):
        if hosted.pending is not None:
            looks = [Verb.PENDING] if may_see_orders(interaction, hosted) else []
            verbs = [*looks, Verb.RESUME if hosted.game.table.paused else Verb.PAUSE, *verbs]
        elif hosted.asks:
            verbs = [Verb.CLOSE, more_time(hosted), Verb.PAUSE, *verbs]
        elif hosted.game.table.paused:
            verbs = [Verb.RESUME, *verbs]
    by_hand = hosted.game is not None and may_see_orders(interaction, hosted)
    return apart(hosted, verbs, *([turn(hosted, DeskPage.BY_HAND)] if by_hand else []))


def act_for_panel(request: Request, player: str, reason: str | None = None) -> Outgoing:
    """Return what the GM may do for a player now. A GM who plays gets nothing secret. Raises Denied."""
    hosted = request.hosted
    check_begun(hosted)
    panel = moves_for(hosted, player_named(hosted, player), secret=may_see_orders(request.interaction, hosted))
    return with_reason(hosted, panel, given(reason))


async def show_all_secrets(request: Request) -> None:
    """Show a GM without a seat all roles, votes, orders and aliases. Raises Denied if nothing is hidden."""
    await reply(request.interaction, await pages_of_secrets(request.services, request.hosted))


async def pages_of_secrets(services: Services, hosted: HostedGame) -> Outgoing:
    """Return the pages of all secrets, for people who may know everything of a game.

    Raises Denied if nothing is hidden.
    """
    check_begun(hosted)
    pages = pages_so_far(hosted, await services.finder.cast(hosted) if hosted.anonymous else {})
    if not pages:
        raise Denied("nothing-hidden")
    return Outgoing(pages=pages)


async def ask_to_end(request: Request) -> None:
    """Ask once more before a game is ended or cancelled. Raises Denied if it is over."""
    hosted = request.hosted
    if hosted.phase is GamePhase.OVER:
        raise Denied("over")
    is_new = hosted.phase is GamePhase.SIGNUP
    # Its text leaves out the game's own wait, so that it works no matter what is saved of that.
    key = Key(Verb.CONFIRM, hosted.id, NO_WAIT if is_new else ANY_WAIT)
    label, red = say(hosted, f"button-{Verb.CONFIRM}"), discord.ButtonStyle.danger
    yes: Button[View] = Button(label=label, style=red, custom_id=key.custom_id)
    question = Outgoing(say(hosted, "confirm-cancel" if is_new else "confirm-end"), rows=[[yes]])
    await reply(request.interaction, question)


async def end(press: Pressed) -> None:
    """End a game without a winner, or cancel a sign-up, once confirmed, even if its data is broken. Raises Denied."""
    services, interaction, hosted = press.services, press.interaction, press.hosted
    user_id = interaction.user.id
    if press.key.wait_token == NO_WAIT:
        await services.resting.end_anyway(
            hosted.id, user_id, interaction.id, services.sign_up.cancel(hosted.id, user_id)
        )
        await done(interaction, hosted, "cancelled")
        return
    ends = services.host.end(hosted, user_id, interaction.id)
    ended = await services.resting.end_anyway(hosted.id, user_id, interaction.id, ends)
    note_counted(interaction)
    await reply(
        interaction, Outgoing(say(hosted, "led-abort") if ended is None else led(hosted, ended.hosted, Abort()))
    )


def player_named(hosted: HostedGame, typed: str) -> Occupancy:
    """Return the seat that somebody has typed. Raises Denied."""
    return hosted.occupancy(find_seat(hosted, typed))
