"""What somebody may do in one game now, as a part of the answer to /help: no more than he may know of it."""

from collections.abc import Mapping

import discord

from bot.cogs.gm.moves import gm_rows
from bot.cogs.interaction.rights import is_gm, may_end
from bot.cogs.players.looking import awaited_names
from bot.components.keys import Verb
from bot.delivery.asking import moves_message
from bot.delivery.gm_asked import gm_moves_message, is_overdue
from bot.delivery.gm_messages import room_trouble
from bot.delivery.outgoing import Outgoing
from bot.delivery.saying import apart, button, say, words_of
from bot.storage.kinds import GamePhase
from bot.storage.live import Live
from bot.wording.names import bold
from bot.wording.times import date
from engine.audience import To
from engine.names import GM


def advice(interaction: discord.Interaction, live: Live) -> list[Outgoing]:
    """What the asker may do in a game that is not over: as a player, as its GM or a manager, or as a stranger."""
    leads = is_gm(interaction, live)
    if live.phase is GamePhase.SIGNUP:
        parts = [_before_the_game(interaction, live)]
    elif live.sitting_of(interaction.user.id) is not None:
        parts = [_playing(interaction, live)]
    else:
        parts = [] if leads else [Outgoing(say(live, "help-stranger", _of(live)))]
    if leads:
        parts.append(_leading_the_sign_up(live) if live.phase is GamePhase.SIGNUP else _leading(interaction, live))
        parts.append(Outgoing(room_trouble(live) or ""))
    elif may_end(interaction, live):
        parts.append(Outgoing(say(live, "help-manager", _of(live)), rows=gm_rows(interaction, live)))
    return parts


def in_short(interaction: discord.Interaction, live: Live) -> str:
    """Where a game of his is, and what it wants of the asker."""
    sitting = live.sitting_of(interaction.user.id)
    if live.game is None:
        state = "signup"
    elif live.game.table.paused:
        state = "paused"
    else:
        is_asked = any(ask.awaited for ask in live.asks.of(GM if sitting is None else sitting.name))
        state = "asked" if is_asked else "led" if sitting is None else "on"
    return say(live, f"help-your-{state}", _of(live))


def joinable(live: Live) -> str:
    """Where a game is that can be joined."""
    return say(live, "help-joinable", _of(live))


def _of(live: Live) -> Mapping[str, str]:
    return {"game": live.theme.title, "room": f"<#{live.room.channel_id}>"}


def _before_the_game(interaction: discord.Interaction, live: Live) -> Outgoing:
    if live.sitting_of(interaction.user.id) is not None:
        return Outgoing(say(live, "help-leave", _of(live)), rows=[[button(live, Verb.LEAVE)]])
    values = {**_of(live), "most": str(len(live.sittings))}
    said = say(live, "help-full" if live.is_full else "help-join", values)
    return Outgoing(said, rows=[[button(live, Verb.JOIN, discord.ButtonStyle.success)]])


def _playing(interaction: discord.Interaction, live: Live) -> Outgoing:
    sitting = live.sitting_of(interaction.user.id)
    assert sitting is not None
    moves = moves_message(live, sitting)
    text = say(live, "card-paused") if live.started.table.paused else moves.content
    if live.has_aliases:
        text = f"{text}\n{say(live, 'help-say', {'name': bold(sitting.name)})}"
    return Outgoing(text, rows=[*moves.rows, [button(live, Verb.SECRETS)]])


def _leading_the_sign_up(live: Live) -> Outgoing:
    missing = max(0, live.rulebook.players[0] - len(live.sittings))
    verbs = [Verb.SETUP, Verb.END] if missing else [Verb.START, Verb.SETUP, Verb.END]
    return Outgoing(say(live, "help-gm-signup", {"missing": missing}), rows=apart(live, verbs))


def _leading(interaction: discord.Interaction, live: Live) -> Outgoing:
    lines = [say(live, "help-gm", _of(live))]
    if live.started.table.paused:
        lines.append(say(live, "card-paused"))
    elif live.held_until is not None:
        lines.append(say(live, "card-held", {"when": date(live.held_until)}))
    else:
        question = words_of(live).prompt(live.view(To.PUBLIC))
        lines += [] if question is None else [question.lines]
    if names := awaited_names(interaction, live):
        lines.append(say(live, "help-gm-awaited", {"names": names}))
    if is_overdue(live):
        lines.append(say(live, "lead-overdue"))
    asked = gm_moves_message(live, interaction.user.id, lines)
    return Outgoing(asked.content, rows=[*asked.rows, *gm_rows(interaction, live)])
