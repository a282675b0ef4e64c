"""The GM's moves, from commands and from the buttons under what he is asked."""

from dataclasses import replace
from typing import NamedTuple

import discord
from discord.ui import Button, View

from bot.clock import now
from bot.cogs.interaction.reasons import given, reason_below, with_reason
from bot.cogs.interaction.replies import answer_question, done, reply
from bot.cogs.interaction.rights import (
    check_begun,
    check_gm,
    check_gm_or_manager,
    check_sees_secrets,
    is_gm,
    may_see_orders,
)
from bot.cogs.interaction.services import Services
from bot.cogs.interaction.usage_log import note_counted
from bot.cogs.moves.acting import find_seat, submit
from bot.cogs.moves.afterwards import led, with_deadline
from bot.components.answers import Item
from bot.components.keys import ANY_WAIT, NO_WAIT, Key, Verb
from bot.delivery.asking import moves_for
from bot.delivery.coming import coming
from bot.delivery.gm_asked import gm_moves_message, is_overdue
from bot.delivery.outgoing import Outgoing
from bot.delivery.pace_words import week_of
from bot.delivery.saying import apart, bot_words, say
from bot.delivery.spectating import pages_so_far
from bot.host.denied import Denied
from bot.host.times import Days, time_meant
from bot.host.wishes import GmWish
from bot.storage.kinds import GamePhase
from bot.storage.live import Live, Sitting
from bot.storage.reveals import reveals_at
from engine.actions import SHELL_ACTIONS, Abort, Extend, GmAction
from engine.intervening import is_hidden
from engine.names import GM


async def start(services: Services, interaction: discord.Interaction, live: Live) -> None:
    """Deal, and begin. Raises Denied, Refused."""
    check_gm(interaction, live)
    begun = await services.sign_up.start(live.id, interaction.user.id, interaction.id)
    note_counted(interaction)
    started = say(begun, "started", {"secrets": "yes" if begun.rulebook.hides else "no"})
    await reply(interaction, Outgoing(with_deadline(begun, started)))


async def gm_move(
    services: Services, interaction: discord.Interaction, live: Live, action: GmAction, wait_token: str | None = None
) -> None:
    """Make a move as this game's GM, for the reason that stands below the message that was pressed, if one does.

    With ``wait_token`` it is meant for that wait alone.
    """
    _check_led(interaction, live, action)
    wish = GmWish(GM, action, reason=reason_below(interaction), gm_id=interaction.user.id)
    _, after = await submit(services, interaction, live, wish, wait_token)
    await answer_question(interaction, Outgoing(led(live, after, action)))


async def correct(
    services: Services, interaction: discord.Interaction, live: Live, action: GmAction, reason: str | None
) -> None:
    """Make a move as this game's GM, who may say why."""
    _check_led(interaction, live, action)
    wish = GmWish(GM, action, reason=given(reason), gm_id=interaction.user.id)
    _, after = await submit(services, interaction, live, wish)
    await reply(interaction, Outgoing(led(live, after, action)))


def _check_led(interaction: discord.Interaction, live: Live, action: GmAction) -> None:
    check_gm(interaction, live)
    if type(action) not in (*SHELL_ACTIONS, *live.rulebook.gm_moves):
        raise Denied("not-in-this-game")
    if is_hidden(live.rulebook, type(action)):
        check_sees_secrets(interaction, live)


class Later(NamedTuple):
    """When a deadline is to be: so many hours later, or at a time that was typed."""

    hours: float | None
    until: str | None


async def extend(
    services: Services, interaction: discord.Interaction, live: Live, later: Later, reason: str | None = None
) -> None:
    """Move the deadline by some hours, or to a time of the server's zone: one of the two. Raises Denied, Refused."""
    check_gm(interaction, live)
    hours, until = later
    if hours is not None and until is None:
        await correct(services, interaction, live, Extend(hours=hours), reason)
    elif until is not None and hours is None:
        zone = (await services.servers.settings(live.guild_id)).zone
        moment = time_meant(until, now(), zone, days_of(live))
        wish = GmWish(GM, Extend(hours=0), reason=given(reason), gm_id=interaction.user.id)
        _, after = await services.host.extend_until(live.id, moment, interaction.id, wish)
        note_counted(interaction)
        await reply(interaction, Outgoing(led(live, after, Extend(hours=0))))
    else:
        raise Denied("hours-or-until")


def days_of(live: Live) -> Days:
    """What days are called where a game is played."""
    week = week_of(bot_words(live.theme, live.language))
    return Days(say(live, "day-today"), say(live, "day-tomorrow"), week)


async def reveal(services: Services, interaction: discord.Interaction, live: Live) -> None:
    """Let everybody be told who was who, as this game's GM. Raises Denied."""
    check_gm(interaction, live)
    await services.reveals.reveal(live.id)
    note_counted(interaction)
    await done(interaction, live, "revealed")


def gm_panel(interaction: discord.Interaction, live: Live) -> Outgoing:
    """What the asker may do with a game: a GM everything, a manager of the server may end it. Raises Denied."""
    check_gm_or_manager(interaction, live)
    lines = [say(live, "lead-title", {"game": live.theme.title})]
    if live.game is not None and live.game.table.paused:
        lines.append(coming(live))
    elif is_overdue(live):
        lines.append(say(live, "lead-overdue"))
    asked = (
        gm_moves_message(live, interaction.user.id, lines) if is_gm(interaction, live) else Outgoing("\n".join(lines))
    )
    return replace(asked, rows=[*asked.rows, *gm_rows(interaction, live)])


def gm_rows(interaction: discord.Interaction, live: Live) -> list[list[Item]]:
    """The buttons for what makes sense now, for a GM, or for a manager who may only end the game."""
    if live.phase is GamePhase.OVER:
        tells = reveals_at(live) is not None and is_gm(interaction, live)
        return apart(live, [Verb.REVEAL] if tells else [])
    verbs = [Verb.END]
    if live.game is not None and is_gm(interaction, live):
        if live.held is not None:
            looks = [Verb.HELD] if may_see_orders(interaction, live) else []
            verbs = [*looks, Verb.RESUME if live.game.table.paused else Verb.PAUSE, *verbs]
        elif live.asks:
            verbs = [Verb.CLOSE, Verb.EXTEND, Verb.PAUSE, *verbs]
        elif live.game.table.paused:
            verbs = [Verb.RESUME, *verbs]
    return apart(live, verbs)


def act_for_panel(interaction: discord.Interaction, live: Live, player: str, reason: str | None = None) -> Outgoing:
    """What the GM may do for a player now, and why; one who plays himself nothing that is secret. Raises Denied."""
    check_gm(interaction, live)
    check_begun(live)
    panel = moves_for(live, player_named(live, player), secret=may_see_orders(interaction, live))
    return with_reason(live, panel, given(reason))


async def all_secrets(services: Services, interaction: discord.Interaction, live: Live) -> Outgoing:
    """All roles, votes, orders and aliases, for a GM without a seat. Raises Denied, also where nothing is hidden."""
    check_sees_secrets(interaction, live)
    return await pages_of_secrets(services, live)


async def pages_of_secrets(services: Services, live: Live) -> Outgoing:
    """All of that, for whoever may know everything of a game. Raises Denied where nothing is hidden."""
    check_begun(live)
    pages = pages_so_far(live, await services.finder.cast(live) if live.anonymous else {})
    if not pages:
        raise Denied("nothing-hidden")
    return Outgoing(pages=pages)


def confirmation(interaction: discord.Interaction, live: Live) -> Outgoing:
    """Ask once more before a game is ended or cancelled. Raises Denied."""
    check_gm_or_manager(interaction, live)
    if live.phase is GamePhase.OVER:
        raise Denied("over")
    is_new = live.phase is GamePhase.SIGNUP
    # Of the game's own wait it says nothing, so that it works whatever is saved of that.
    key = Key(Verb.CONFIRM, live.id, NO_WAIT if is_new else ANY_WAIT)
    label, red = say(live, f"button-{Verb.CONFIRM}"), discord.ButtonStyle.danger
    yes: Button[View] = Button(label=label, style=red, custom_id=key.custom_id)
    return Outgoing(say(live, "confirm-cancel" if is_new else "confirm-end"), rows=[[yes]])


async def end(services: Services, interaction: discord.Interaction, live: Live, *, begun: bool) -> None:
    """End a game without a winner, or cancel one that has not ``begun``, as was confirmed. Raises Denied.

    It ends, whatever is spoiled of it.
    """
    check_gm_or_manager(interaction, live)
    user_id = interaction.user.id
    if not begun:
        await services.resting.end_anyway(live.id, user_id, interaction.id, services.sign_up.cancel(live.id, user_id))
        await done(interaction, live, "cancelled")
        return
    ends = services.host.end(live, user_id, interaction.id)
    ended = await services.resting.end_anyway(live.id, user_id, interaction.id, ends)
    note_counted(interaction)
    await reply(interaction, Outgoing(say(live, "led-abort") if ended is None else led(live, ended.live, Abort())))


def player_named(live: Live, typed: str) -> Sitting:
    """The seat that somebody has typed. Raises Denied."""
    return live.sitting(find_seat(live, typed))
