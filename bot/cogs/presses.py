"""Every button, select and form, in the channel, an answer or a DM: what its id says is done, now or after a restart.

A press of something that is over, or by somebody who may not, gets a polite answer and changes nothing; so does
whatever was never offered.
"""

from collections.abc import Mapping
from re import Match
from typing import Self

import discord
from discord.ui import Button, DynamicItem, Item, View

from bot.cogs.gm import desk_presses, result_presses, undo_presses, withdrawing
from bot.cogs.gm.asking_once import asking_once
from bot.cogs.gm.gathering import be_ready, take_absent_off
from bot.cogs.gm.leading_presses import accept, stand_in
from bot.cogs.gm.moves import confirmation, end, gm_move, gm_panel, reveal, start
from bot.cogs.gm.replacing import take
from bot.cogs.interaction import unloadable_presses
from bot.cogs.interaction.deferring import kept
from bot.cogs.interaction.dms import notice_dm
from bot.cogs.interaction.pressed import Handler, Pressed, data_of, values_of
from bot.cogs.interaction.replies import answer_error, answered, is_for_one, repaint, reply
from bot.cogs.interaction.rights import check_may_know, is_gm
from bot.cogs.interaction.services import services_of
from bot.cogs.interaction.usage_log import begin, has_begun, log_press, log_use, note_game
from bot.cogs.moves import answering, misclick_presses
from bot.cogs.moves.preview_presses import confirm, stand_again
from bot.cogs.offered_selects import OFFERS, check_offered
from bot.cogs.players import looks
from bot.cogs.players.joining import join, leave
from bot.cogs.players.rematch import rematch
from bot.cogs.players.watch_presses import ask_to_watch, let_watch, watch
from bot.cogs.setup import pacing_presses, secret_writing_presses, setup_presses
from bot.cogs.speech.speaking import check_is_text, said, speak
from bot.components.keys import (
    BARE,
    FORMS,
    LONGEST_ID,
    NO_WAIT,
    OPENERS,
    PATTERN,
    SELECTS,
    Key,
    Verb,
    read_key,
    read_number,
)
from bot.components.move_forms import read_sent
from bot.host.denied import Denied, Rests
from engine.actions import Close, Extend, GoOn, Pause, Resume
from engine.errors import BadInput

MORE_HOURS = 24.0
"""What the GM's button gives when a deadline has passed."""


async def _join(press: Pressed) -> None:
    await join(press.services, press.interaction, press.hosted)


async def _leave(press: Pressed) -> None:
    await leave(press.services, press.interaction, press.hosted)


async def _start(press: Pressed) -> None:
    await start(press.services, press.interaction, press.hosted)


async def _rematch(press: Pressed) -> None:
    await rematch(press.services, press.interaction, press.hosted)


async def _ready(press: Pressed) -> None:
    await be_ready(press.services, press.interaction, press.hosted)


async def _absent(press: Pressed) -> None:
    await take_absent_off(press.services, press.interaction, press.hosted)


async def _moves(press: Pressed) -> None:
    await reply(press.interaction, await looks.moves(press.services, press.interaction, press.hosted))


async def _secrets(press: Pressed) -> None:
    await looks.show_secrets(press.services, press.interaction, press.hosted)


async def _hand(press: Pressed) -> None:
    await reply(press.interaction, await looks.hand(press.interaction, press.hosted))


async def _back(press: Pressed) -> None:
    """Show again what may be chosen, in place of a move that was shown."""
    if not await stand_again(press):
        answer = repaint if is_for_one(press.interaction) else reply
        await answer(press.interaction, await looks.moves(press.services, press.interaction, press.hosted))


async def _close(press: Pressed) -> None:
    await gm_move(press.services, press.interaction, press.hosted, Close(), press.key.wait_token)


async def _extend(press: Pressed) -> None:
    await gm_move(press.services, press.interaction, press.hosted, Extend(hours=MORE_HOURS), press.key.wait_token)


async def _without(press: Pressed) -> None:
    await gm_move(press.services, press.interaction, press.hosted, GoOn(), press.key.wait_token)


async def _lead(press: Pressed) -> None:
    """The desk for a GM; who manages the server may end the game."""
    if is_gm(press.interaction, press.hosted):
        await reply(press.interaction, await desk_presses.desk(press.services, press.interaction, press.hosted))
    else:
        await reply(press.interaction, gm_panel(press.interaction, press.hosted))


async def _pause(press: Pressed) -> None:
    await gm_move(press.services, press.interaction, press.hosted, Pause())


async def _resume(press: Pressed) -> None:
    await gm_move(press.services, press.interaction, press.hosted, Resume())


async def _reveal(press: Pressed) -> None:
    await reveal(press.services, press.interaction, press.hosted)


async def _end(press: Pressed) -> None:
    await reply(press.interaction, confirmation(press.interaction, press.hosted))


async def _confirm(press: Pressed) -> None:
    # He was asked about a sign-up or about a game: a game that has begun meanwhile is not what he wanted to cancel.
    await end(press.services, press.interaction, press.hosted, begun=press.key.wait_token != NO_WAIT)


async def _take(press: Pressed) -> None:
    await take(press.services, press.interaction, press.hosted, press.key)


async def _accept(press: Pressed) -> None:
    await accept(press.services, press.interaction, press.hosted)


async def _stand_in(press: Pressed) -> None:
    await stand_in(press.services, press.interaction, press.hosted, press.key)


async def _spectate(press: Pressed) -> None:
    await watch(press.services, press.interaction, press.hosted)


async def _watch(press: Pressed) -> None:
    await ask_to_watch(press.services, press.interaction, press.hosted)


async def _let_watch(press: Pressed) -> None:
    await let_watch(press.services, press.interaction, press.hosted, press.key)


async def _say(press: Pressed) -> None:
    """Post a message of the DM in the game that its writer has chosen."""
    channel_id = press.interaction.channel_id
    assert channel_id is not None
    if press.interaction.guild_id is not None:
        raise BadInput("this is asked in DMs only")
    try:
        message = await press.services.port.read(channel_id, read_number(press.key.rest))
    except discord.NotFound:
        raise Denied("say-gone") from None
    check_is_text(message)
    told = await speak(press.services, press.hosted, press.interaction.user, message.content, message.id)
    await repaint(press.interaction, said(press.hosted, told))


DOES: Mapping[Verb, Handler] = {
    **setup_presses.HANDLERS,
    **pacing_presses.HANDLERS,
    **secret_writing_presses.HANDLERS,
    **answering.HANDLERS,
    **misclick_presses.HANDLERS,
    **undo_presses.HANDLERS,
    **result_presses.HANDLERS,
    **desk_presses.HANDLERS,
    **withdrawing.HANDLERS,
    Verb.JOIN: _join,
    Verb.LEAVE: _leave,
    Verb.START: _start,
    Verb.REMATCH: _rematch,
    Verb.READY: _ready,
    Verb.ABSENT: _absent,
    Verb.MOVES: _moves,
    Verb.SECRETS: _secrets,
    Verb.HAND: _hand,
    Verb.BACK: _back,
    Verb.CLOSE: _close,
    Verb.DO: confirm,
    Verb.EXTEND: _extend,
    Verb.WITHOUT: _without,
    Verb.LEAD: _lead,
    Verb.PAUSE: _pause,
    Verb.RESUME: _resume,
    Verb.REVEAL: _reveal,
    Verb.END: _end,
    Verb.CONFIRM: _confirm,
    Verb.TAKE: _take,
    Verb.ACCEPT: _accept,
    Verb.STAND_IN: _stand_in,
    Verb.SPECTATE: _spectate,
    Verb.WATCH: _watch,
    Verb.LET_WATCH: _let_watch,
    Verb.SAY: _say,
}
HANDLERS: Mapping[Verb, Handler] = {**DOES, **asking_once(DOES)}


async def handle(interaction: discord.Interaction, key: Key) -> None:
    """Do what a component says, and answer in one sentence whatever goes wrong."""
    services = services_of(interaction)
    with kept(interaction), services.port.priority.taken(), services.games.turn(key.game).in_line():
        result = await answered(interaction, _do(interaction, key))
        log_press(interaction, key.verb, result)


async def _do(interaction: discord.Interaction, key: Key) -> None:
    try:
        press = await _read(interaction, key)
    except Rests as rests:
        await unloadable_presses.press(services_of(interaction), interaction, rests, key.verb)
        return
    if key.verb in OFFERS:
        check_offered(press)
    await HANDLERS[key.verb](press)


async def _read(interaction: discord.Interaction, key: Key) -> Pressed:
    """Read a press, of whose values nothing is sure, and find its game. Raises Denied, BadInput."""
    data = data_of(interaction)
    expected = discord.ComponentType.select if key.verb in SELECTS else discord.ComponentType.button
    is_form = interaction.type is discord.InteractionType.modal_submit
    if is_form is not (key.verb in FORMS) or not (is_form or data.get("component_type") == expected.value):
        raise BadInput("this was never offered")
    says_more = key.verb in BARE and (key.seat or key.rest)
    if says_more or len(str(data.get("custom_id"))) > LONGEST_ID:
        raise BadInput("this was never offered")
    values = values_of(interaction)
    sent = read_sent(data.get("components") or [])
    services = services_of(interaction)
    hosted = await services.finder.by_number(key.game)
    note_game(interaction, hosted)
    if key.verb not in {Verb.TAKE, Verb.ACCEPT}:  # of which others are asked too, where they may be
        check_may_know(interaction, hosted)
    if key.verb not in OPENERS:
        await notice_dm(services, interaction, hosted)
    return Pressed(services, interaction, hosted, key, values, sent)


class PressedItem(DynamicItem[Button[View]], template=PATTERN):
    """Any button or select of the bot's. What it looks like, and what was chosen, only the interaction says."""

    def __init__(self, match: Match[str]) -> None:
        super().__init__(Button(custom_id=match.string))
        self.key = read_key(match)

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, __: Item[View], match: Match[str], /) -> Self:
        """Make it from what was pressed."""
        return cls(match)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Do what it says. Then break the cycle of view and items, which would keep the press in memory."""
        try:
            await handle(interaction, self.key)
        finally:
            if self.view is not None:
                self.view.clear_items()


async def heard(interaction: discord.Interaction) -> None:
    """Do what a form of the bot's says that was sent in, and answer what nobody else does.

    discord.py passes over what is on no message, or was made by nobody. By now it has begun all that it knows.
    """
    if interaction.type not in {discord.InteractionType.modal_submit, discord.InteractionType.component}:
        return
    if has_begun(interaction):
        return
    is_form = interaction.type is discord.InteractionType.modal_submit
    match = PATTERN.fullmatch(str(data_of(interaction).get("custom_id"))) if is_form else None
    if match is not None:
        await handle(interaction, read_key(match))
        return
    begin(interaction)
    log_use(interaction, "press", "unknown", await answer_error(interaction, BadInput("this was never offered")))
