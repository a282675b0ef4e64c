"""Says what a person may do in one game now, for the answer to /help, and no more than they may know of it."""

from collections.abc import Mapping

import discord

from bot.cogs.gm.moves import gm_rows
from bot.cogs.interaction.rights import is_gm, may_end
from bot.cogs.players.looks import awaited_names
from bot.components.keys import Verb
from bot.delivery.gm.gm_messages import room_trouble
from bot.delivery.gm.gm_questions import gm_moves_message, is_overdue
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import apart, button, room_of, say, url_of_question, words_of
from bot.delivery.telling.seat_questions import moves_message
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import GamePhase
from bot.wording.name_words import bold
from bot.wording.time_words import date
from engine.audience import To
from engine.names import GM


def advice(interaction: discord.Interaction, hosted: HostedGame) -> list[Outgoing]:
    """Return what the asker may do in a game that is not over: as a player, a GM, a manager, or a stranger."""
    leads = is_gm(interaction, hosted)
    if hosted.phase is GamePhase.SIGNUP:
        parts = [] if hosted.is_in_dm else [_before_the_game(interaction, hosted)]
    elif hosted.occupancy_of(interaction.user.id) is not None:
        parts = [_playing(interaction, hosted)]
    else:
        parts = [] if leads else [_watching(hosted)]
    if leads:
        parts.append(
            _leading_the_sign_up(hosted) if hosted.phase is GamePhase.SIGNUP else _leading(interaction, hosted)
        )
        parts.append(Outgoing(room_trouble(hosted) or ""))
    elif may_end(interaction, hosted):
        parts.append(Outgoing(say(hosted, "help-manager", _of(hosted)), rows=gm_rows(interaction, hosted)))
    return parts


def in_short(interaction: discord.Interaction, hosted: HostedGame) -> str:
    """Return where a game of the asker's is, and what it wants of them."""
    occupancy = hosted.occupancy_of(interaction.user.id)
    if hosted.game is None:
        state = "signup"
    elif hosted.game.table.paused:
        state = "paused"
    else:
        state = "asked" if is_waiting(interaction, hosted) else "led" if occupancy is None else "on"
    if state != "asked":
        return say(hosted, f"help-your-{state}", _of(hosted))
    until = {} if hosted.deadline is None else {"when": date(hosted.deadline)}
    asked = say(hosted, "help-your-asked-until" if until else "help-your-asked", {**_of(hosted), **until})
    url = url_of_question(hosted)
    return asked if url is None else " ".join([asked, say(hosted, "help-to-question", {"url": url})])


def is_waiting(interaction: discord.Interaction, hosted: HostedGame) -> bool:
    """Whether a game waits for the asker, as a player or as its GM."""
    occupancy = hosted.occupancy_of(interaction.user.id)
    return any(ask.awaited for ask in hosted.asks.of(GM if occupancy is None else occupancy.name))


def joinable(hosted: HostedGame) -> str:
    """Return where a game is that can be joined."""
    return say(hosted, "help-joinable", _of(hosted))


def _of(hosted: HostedGame) -> Mapping[str, str]:
    return {"game": hosted.theme.title, "room": room_of(hosted)}


def _before_the_game(interaction: discord.Interaction, hosted: HostedGame) -> Outgoing:
    if hosted.occupancy_of(interaction.user.id) is not None:
        return Outgoing(
            say(hosted, "help-leave", _of(hosted)),
            rows=[[button(hosted, verb) for verb in (Verb.LEAVE, Verb.HOW, Verb.WISHES)]],
        )
    values = {**_of(hosted), "most": str(len(hosted.occupancies))}
    said = say(hosted, "help-full" if hosted.is_full else "help-join", values)
    join = button(hosted, Verb.JOIN, discord.ButtonStyle.success)
    return Outgoing(said, rows=[[join, button(hosted, Verb.HOW)]])


def _playing(interaction: discord.Interaction, hosted: HostedGame) -> Outgoing:
    occupancy = hosted.occupancy_of(interaction.user.id)
    assert occupancy is not None
    moves = moves_message(hosted, occupancy)
    text = say(hosted, "card-paused") if hosted.started.table.paused else moves.content
    if hosted.has_aliases:
        text = f"{text}\n{say(hosted, 'help-say', {'name': bold(occupancy.name)})}"
    return Outgoing(text, rows=[*moves.rows, [button(hosted, Verb.SECRETS), button(hosted, Verb.HOW)]])


def _watching(hosted: HostedGame) -> Outgoing:
    return Outgoing(say(hosted, "help-stranger", _of(hosted)), rows=[[button(hosted, Verb.HOW)]])


def _leading_the_sign_up(hosted: HostedGame) -> Outgoing:
    missing = max(0, hosted.least_players - len(hosted.occupancies))
    verbs = [Verb.SETUP, Verb.END] if missing else [Verb.START, Verb.SETUP, Verb.END]
    told = "dm-opened" if hosted.is_in_dm and not missing else "help-gm-signup"
    return Outgoing(say(hosted, told, {"missing": missing}), rows=apart(hosted, verbs))


def _leading(interaction: discord.Interaction, hosted: HostedGame) -> Outgoing:
    lines = [say(hosted, "help-gm", _of(hosted))]
    if hosted.started.table.paused:
        lines.append(say(hosted, "card-paused"))
    elif hosted.pending_until is not None:
        lines.append(say(hosted, "card-held", {"when": date(hosted.pending_until)}))
    else:
        question = words_of(hosted).prompt(hosted.view(To.PUBLIC))
        lines += [] if question is None else [question.lines]
    if names := awaited_names(interaction, hosted):
        lines.append(say(hosted, "help-gm-awaited", {"names": names}))
    if is_overdue(hosted):
        lines.append(say(hosted, "lead-overdue"))
    asked = gm_moves_message(hosted, interaction.user.id, lines)
    return Outgoing(asked.content, rows=[*asked.rows, *gm_rows(interaction, hosted)])
