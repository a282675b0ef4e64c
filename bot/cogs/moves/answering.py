"""Handles the presses of a game's moves, for one's own seat or, as a GM, for the seat that a component names."""

from collections.abc import Sequence

from bot.cogs.forms.reason_forms import reason_below, with_reason
from bot.cogs.interaction.pressed import Pressed, asks_meant, check_fresh, seat_meant
from bot.cogs.interaction.replies import open_form, repaint, reply
from bot.cogs.moves.giving_up import sure
from bot.cogs.moves.making_moves import act_for, play
from bot.cogs.moves.preview_presses import show_before
from bot.cogs.moves.ranking_presses import again, picked, picker, written
from bot.components.answers import chosen_action
from bot.components.keys import ANY_WAIT, read_move
from bot.components.move_forms import form, opened_ask, sent_action
from bot.components.offered import check_sent
from bot.components.short_moves import read_short
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import panel_of
from bot.host.denied import Denied
from engine.asks import Ask
from engine.codec import read_action


async def answer(press: Pressed) -> None:
    """Make the move that a button spells out. Raises Denied, Refused, BadInput."""
    await _move(press, read_move(press.key.rest))


async def choose(press: Pressed) -> None:
    """Make a move with what was chosen in a select. Raises Denied, Refused, BadInput."""
    await _move(press, chosen_action(press.key, press.hosted.rulebook.actions, press.values))


async def choose_whole(press: Pressed) -> None:
    """Make the move that an option of a select spells out. Raises Denied, Refused, BadInput."""
    await _move(press, _read_short(press, "".join(press.values)))


async def answer_by_letter(press: Pressed) -> None:
    """Make the move that a letter's button spells in short. Raises Denied, Refused, BadInput."""
    await _move(press, _read_short(press, press.key.rest))


def _read_short(press: Pressed, written: str) -> dict[str, object]:
    return read_short(written, press.hosted.rulebook.actions, press.hosted.names)


async def give_up(press: Pressed) -> None:
    """Ask whether a player means to give up, before they do. Raises Denied."""
    seat = seat_meant(press)
    check_fresh(press)
    await reply(press.interaction, sure(press.hosted, asks_meant(press, seat), press.key.seat))


async def open_move_form(press: Pressed) -> None:
    """Open a form for a player who is asked, or for the GM who acts for them. Raises Denied."""
    ask = _opened_ask(press)
    # A GM who acts for somebody is not shown what that player ranks.
    boxes = {} if press.key.seat else written(press.hosted, seat_meant(press), ask)
    await open_form(press.interaction, form(panel_of(press.hosted, press.key.seat), ask, boxes))


async def send_form(press: Pressed) -> None:
    """Make the move that was sent in with a form. Raises Denied, Refused, BadInput."""
    ask = _opened_ask(press)
    check_sent(form(panel_of(press.hosted, press.key.seat), ask), press.sent)
    await _move(press, sent_action(ask, press.sent))


def _opened_ask(press: Pressed) -> Ask:
    """Return the ask whose form the person pressing may open and send in. Raises Denied."""
    seat = seat_meant(press)
    check_fresh(press)
    ask = opened_ask(press.key, asks_meant(press, seat))
    if ask is None:
        raise Denied("not-asked")
    return ask


async def begin_list(press: Pressed) -> None:
    """Begin a list, in a message of its own. Raises Denied."""
    await reply(press.interaction, _picker(press))


async def begin_list_anew(press: Pressed) -> None:
    """Begin the list again in the same message. Raises Denied."""
    await repaint(press.interaction, _picker(press))


async def pick(press: Pressed) -> None:
    """Pick the next thing. The last one completes the list. Raises Denied, Refused, BadInput."""
    fields = picked(press)
    if fields is not None:
        await _move(press, fields)
    else:
        await repaint(press.interaction, _picker(press, press.key.rest, press.values))


def _picker(press: Pressed, letters: str = "", values: Sequence[str] = ()) -> Outgoing:
    """Show the next choice, together with the reason of a GM who picks for somebody."""
    return with_reason(press.hosted, picker(press, letters, values), reason_below(press.interaction))


async def give_list_again(press: Pressed) -> None:
    """Give the previous list again. Raises Denied, Refused."""
    await _move(press, again(press))


async def _move(press: Pressed, fields: dict[str, object]) -> None:
    """Make a move, for oneself or as the GM for the seat that the component names."""
    if press.key.seat:
        await act_for(press, fields)
        return
    action = read_action(press.hosted.rulebook, fields, press.hosted.names)
    if not (type(action) in press.hosted.rulebook.weighed and await show_before(press, action)):
        stands = press.key.wait_token == ANY_WAIT and type(action) in press.hosted.rulebook.always_open
        await play(press, action, None if stands else press.key.wait_token)
