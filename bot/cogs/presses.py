"""Every button and select, in the channel, in an answer and in a DM: what its id says is done, now or after a restart.

A press of something that is over, or by somebody who may not, gets a polite answer and changes nothing.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from re import Match
from typing import Self

import discord
import msgspec
from discord.ui import Button, DynamicItem, Item, Select, View

from bot.cogs import looking
from bot.cogs.acting import act, act_for
from bot.cogs.counts import counts_form, read_counts
from bot.cogs.deeds import Result, begin, log_press, note_game
from bot.cogs.desk import Desk, desk_of
from bot.cogs.dms import notice_dm
from bot.cogs.gm_moves import confirmation, end, gm_move, gm_panel, go_on_without, start
from bot.cogs.joining import join, leave
from bot.cogs.lists import again, picked, picker, written
from bot.cogs.replacing import take
from bot.cogs.replies import answer_error, repaint, reply
from bot.cogs.rights import check_gm, check_may_know, check_may_mask, seat_of
from bot.cogs.say import check_is_text
from bot.cogs.setup_panel import deadlines_panel, setup_panel
from bot.cogs.speaking import speak
from bot.components.answers import chosen_action, pressed_action
from bot.components.forms import Sent, form, opened_ask, read_sent, sent_action
from bot.components.keys import BUTTON_PATTERN, FORM_PATTERN, NO_WAIT, SELECT_PATTERN, Key, Verb, read_key
from bot.components.options import Menu, chosen_options
from bot.delivery.compose import panel_of, say, words_of
from bot.delivery.outgoing import Outgoing
from bot.host.denied import Denied
from bot.storage.live import Live
from bot.storage.models import LatePolicy, Secrecy
from engine.actions import Close, Extend, Pause, Resume
from engine.asks import Ask, asks_of
from engine.codec import convert
from engine.naming import snake_case

MORE_HOURS = 24.0
"""What the GM's button gives when a deadline has passed."""
NOTHING_SENT: Sent = {}
SetUp = Callable[[Live, Key | None], Outgoing]
"""A panel of what may be chosen before a game, from the game and the component that was used on the panel."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """A press: by whom, of what, in which game, with which values chosen."""

    desk: Desk
    interaction: discord.Interaction
    live: Live
    key: Key
    values: Sequence[str]
    sent: Sent


async def _join(press: Pressed) -> None:
    await join(press.desk, press.interaction, press.live)


async def _leave(press: Pressed) -> None:
    await leave(press.desk, press.interaction, press.live)


async def _start(press: Pressed) -> None:
    await start(press.desk, press.interaction, press.live)


async def _setup(press: Pressed) -> None:
    await _show(press, setup_panel)


async def _deadlines(press: Pressed) -> None:
    await _show(press, deadlines_panel)


async def _show(press: Pressed, panel: SetUp) -> None:
    """Answer with a panel, or turn the pages of the one that is there."""
    check_gm(press.interaction, press.live)
    if press.key.rest:
        await _repaint(press, panel)
    else:
        await reply(press.interaction, panel(press.live, None))


async def _option(press: Pressed) -> None:
    check_gm(press.interaction, press.live)
    chosen = chosen_options(press.live.rulebook.options, press.key.rest, press.values)
    await press.desk.sign_up.set_options(press.live.id, chosen)
    await _repaint(press, setup_panel)


async def _counts(press: Pressed) -> None:
    """Open the form in which the GM says how often each thing is in the game."""
    check_gm(press.interaction, press.live)
    live, words = press.live, words_of(press.live)
    options: msgspec.Struct = convert(live.options, live.rulebook.options)
    menu = Menu(live.id, words.option_prompt, words.choice)
    key = Key(Verb.COUNTED, live.id)
    await press.interaction.response.send_modal(counts_form(menu, key, say(live, "button-counts"), options))


async def _counted(press: Pressed) -> None:
    check_gm(press.interaction, press.live)
    chosen = read_counts(press.live.rulebook.options, press.sent)
    await press.desk.sign_up.set_options(press.live.id, dict(chosen))
    await _repaint(press, setup_panel)


async def _secrecy(press: Pressed) -> None:
    check_gm(press.interaction, press.live)
    await press.desk.sign_up.set_secrecy(press.live.id, Secrecy(press.values[0]))
    await _repaint(press, setup_panel)


async def _late(press: Pressed) -> None:
    check_gm(press.interaction, press.live)
    await press.desk.sign_up.set_late(press.live.id, LatePolicy(press.values[0]))
    await _repaint(press, deadlines_panel)


async def _hours(press: Pressed) -> None:
    check_gm(press.interaction, press.live)
    await press.desk.sign_up.set_hours(press.live.id, press.key.rest, float(press.values[0]))
    await _repaint(press, deadlines_panel)


async def _repaint(press: Pressed, panel: SetUp) -> None:
    """Show a panel as it is now; what stands above it stays."""
    live = await press.desk.finder.by_number(press.live.id)
    above = press.interaction.message.content if press.interaction.message is not None else ""
    await repaint(press.interaction, replace(panel(live, press.key), content=above))


async def _answer(press: Pressed) -> None:
    await _move(press, pressed_action(press.key))


async def _form(press: Pressed) -> None:
    """Open a form for him who is asked, or for the GM who acts for him."""
    ask = _opened_ask(press)
    box = "" if press.key.seat else written(press.live, seat_of(press.interaction, press.live).name, ask)
    await press.interaction.response.send_modal(form(panel_of(press.live, press.key.seat), ask, box))


async def _sent(press: Pressed) -> None:
    await _move(press, sent_action(_opened_ask(press), press.sent))


def _opened_ask(press: Pressed) -> Ask:
    """The ask whose form he who presses may open and send in. Raises Denied."""
    _check_fresh(press)
    if press.key.seat:
        check_gm(press.interaction, press.live)
        seats = [sitting.name for sitting in press.live.sittings if sitting.seat_id == press.key.seat]
    else:
        seats = [seat_of(press.interaction, press.live).name]
    ask = opened_ask(press.key, asks_of(seats[0], press.live.started.asks)) if seats else None
    if ask is None:
        raise Denied("not-asked")
    return ask


async def _pick(press: Pressed) -> None:
    """Begin to pick a list, in a message of its own."""
    _check_fresh(press)
    await reply(press.interaction, picker(press.live, press.key))


async def _anew(press: Pressed) -> None:
    """Begin again in the same message."""
    _check_fresh(press)
    await repaint(press.interaction, picker(press.live, press.key))


async def _picked(press: Pressed) -> None:
    """Pick the next card; with the last the list is whole."""
    _check_fresh(press)
    fields = picked(press.live, press.key, press.values)
    if fields is not None:
        await _move(press, fields)
    else:
        await repaint(press.interaction, picker(press.live, press.key, press.values))


async def _again(press: Pressed) -> None:
    await _move(press, again(press.live, seat_of(press.interaction, press.live).name))


def _check_fresh(press: Pressed) -> None:
    """Raise Denied if the wait that a component belongs to is over."""
    if press.live.game is None or press.key.wait != press.live.wait_token:
        raise Denied("stale")


async def _choose(press: Pressed) -> None:
    ask = _ask_of(press)
    if ask is None:
        raise Denied("stale")
    await _move(press, chosen_action(press.key, ask, press.values))


async def _move(press: Pressed, fields: dict[str, object]) -> None:
    """Make a move, for oneself or as the GM for the seat that the component names."""
    if press.key.seat:
        await act_for(press.desk, press.interaction, press.live, press.key, fields)
    else:
        await act(press.desk, press.interaction, press.live, fields, press.key.wait)


def _ask_of(press: Pressed) -> Ask | None:
    """The ask that a select belongs to. Whether it is asked of him who chose is the rules' business."""
    move = press.key.rest.partition(":")[0]
    asks = press.live.game.asks if press.live.game is not None else ()
    return next((ask for ask in asks if snake_case(ask.move.__name__) == move and not ask.fixed), None)


async def _moves(press: Pressed) -> None:
    await reply(press.interaction, looking.moves(press.interaction, press.live))


async def _secrets(press: Pressed) -> None:
    await reply(press.interaction, await looking.secrets(press.interaction, press.live))


async def _close(press: Pressed) -> None:
    await gm_move(press.desk, press.interaction, press.live, Close(), press.key.wait)


async def _extend(press: Pressed) -> None:
    await gm_move(press.desk, press.interaction, press.live, Extend(hours=MORE_HOURS), press.key.wait)


async def _without(press: Pressed) -> None:
    await go_on_without(press.desk, press.interaction, press.live, press.key.wait)


async def _lead(press: Pressed) -> None:
    await reply(press.interaction, gm_panel(press.interaction, press.live))


async def _pause(press: Pressed) -> None:
    await gm_move(press.desk, press.interaction, press.live, Pause())


async def _resume(press: Pressed) -> None:
    await gm_move(press.desk, press.interaction, press.live, Resume())


async def _end(press: Pressed) -> None:
    await reply(press.interaction, confirmation(press.interaction, press.live))


async def _confirm(press: Pressed) -> None:
    # He was asked about a sign-up or about a game: a game that has begun meanwhile is not what he wanted to cancel.
    await end(press.desk, press.interaction, press.live, begun=press.key.wait != NO_WAIT)


async def _take(press: Pressed) -> None:
    await take(press.desk, press.interaction, press.live, press.key)


async def _anonymous(press: Pressed) -> None:
    """Let the seats have aliases, or names again."""
    check_gm(press.interaction, press.live)
    anonymous = press.key.verb is Verb.ANONYMOUS
    if anonymous:
        check_may_mask(press.interaction)
    await press.desk.sign_up.set_anonymous(press.live.id, anonymous=anonymous)
    await _repaint(press, setup_panel)


async def _say(press: Pressed) -> None:
    """Post a message of the DM in the game that its writer has chosen."""
    channel_id = press.interaction.channel_id
    assert channel_id is not None
    try:
        message = await press.desk.port.read(channel_id, int(press.key.rest))
    except discord.NotFound:
        raise Denied("say-gone") from None
    check_is_text(message)
    await speak(press.desk, press.live, press.interaction.user, message.content, message.id)
    await repaint(press.interaction, Outgoing(say(press.live, "said")))


HANDLERS: dict[Verb, Callable[[Pressed], Awaitable[None]]] = {
    Verb.JOIN: _join,
    Verb.LEAVE: _leave,
    Verb.START: _start,
    Verb.SETUP: _setup,
    Verb.DEADLINES: _deadlines,
    Verb.OPTION: _option,
    Verb.COUNTS: _counts,
    Verb.COUNTED: _counted,
    Verb.LATE: _late,
    Verb.HOURS: _hours,
    Verb.ANSWER: _answer,
    Verb.FORM: _form,
    Verb.SENT: _sent,
    Verb.PICK: _pick,
    Verb.PICKED: _picked,
    Verb.FILL: _picked,
    Verb.ANEW: _anew,
    Verb.AGAIN: _again,
    Verb.CHOOSE: _choose,
    Verb.MOVES: _moves,
    Verb.SECRETS: _secrets,
    Verb.CLOSE: _close,
    Verb.EXTEND: _extend,
    Verb.WITHOUT: _without,
    Verb.LEAD: _lead,
    Verb.PAUSE: _pause,
    Verb.RESUME: _resume,
    Verb.END: _end,
    Verb.CONFIRM: _confirm,
    Verb.TAKE: _take,
    Verb.SECRECY: _secrecy,
    Verb.ANONYMOUS: _anonymous,
    Verb.NAMED: _anonymous,
    Verb.SAY: _say,
}


async def handle(
    interaction: discord.Interaction, key: Key, values: Sequence[str] = (), sent: Sent = NOTHING_SENT
) -> None:
    """Do what a component says, and answer in one sentence whatever goes wrong."""
    desk = desk_of(interaction)
    begin(interaction)
    try:
        live = await desk.finder.by_number(key.game)
        note_game(interaction, live)
        check_may_know(interaction, live)
        await notice_dm(desk, interaction, live)
        await HANDLERS[key.verb](Pressed(desk, interaction, live, key, values, sent))
        result = Result.DONE
    except Exception as error:
        result = await answer_error(interaction, error)
    log_press(interaction, key.verb, result)


class PressedButton(DynamicItem[Button[View]], template=BUTTON_PATTERN):
    """Any button of the bot's."""

    def __init__(self, key: Key, button: Button[View]) -> None:
        super().__init__(button)
        self.key = key

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Item[View], match: Match[str], /) -> Self:
        """Make it from what was pressed."""
        assert isinstance(item, Button)
        return cls(read_key(match), item)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Do what it says."""
        await handle(interaction, self.key)


class ChosenSelect(DynamicItem[Select[View]], template=SELECT_PATTERN):
    """Any select of the bot's."""

    def __init__(self, key: Key, select: Select[View]) -> None:
        super().__init__(select)
        self.key = key

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Item[View], match: Match[str], /) -> Self:
        """Make it from what was chosen in."""
        assert isinstance(item, Select)
        return cls(read_key(match), item)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Do what it says."""
        await handle(interaction, self.key, self.item.values)


async def sent_in(interaction: discord.Interaction) -> None:
    """Do what a form of the bot's says that somebody has sent in; nothing for any other interaction."""
    if interaction.type is not discord.InteractionType.modal_submit or interaction.data is None:
        return
    match = FORM_PATTERN.fullmatch(str(interaction.data.get("custom_id")))
    if match is not None:
        await handle(interaction, read_key(match), sent=read_sent(interaction.data.get("components", [])))
