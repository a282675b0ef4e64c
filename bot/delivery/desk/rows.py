"""The buttons of the desk: all that the GM may do, each left out where it makes no sense now."""

from collections.abc import Iterator

from discord import ButtonStyle, SelectOption
from discord.ui import Button, Select, View

from bot.clock import now
from bot.components.answers import Item, items_for
from bot.components.keys import Key, Task, Turn, Verb
from bot.delivery.asking import open_asks
from bot.delivery.desk.laying import BETWEEN, Laid, beside, flat, seat_at_desk, view_of, words_at_desk
from bot.delivery.gm_asked import gm_asks, missing_within
from bot.delivery.open_offers import offers_button, on_offer, withdraw_seat
from bot.delivery.outgoing import ROWS_LIMIT
from bot.delivery.saying import button, panel_of, say
from bot.delivery.signup_messages import not_ready
from bot.storage.kinds import GamePhase, Secrecy
from bot.storage.live import Live, Sitting
from bot.storage.reveals import reveals_at
from bot.wording.pages import shorten
from bot.wording.voice import dashed
from engine.intervening import harms, interventions
from engine.naming import snake_case

OPTION = 100
"""Characters of what stands in a select."""
MOST_SEATS = 25
IN_A_ROW = 5
RED = ButtonStyle.danger


def desk_rows(live: Live, laid: Laid) -> list[list[Item]]:
    """Lay the rows of the desk itself: the seats, time, looks, the game as a whole, and last and apart what does harm.

    What is asked of the GM stands among them where there is room, or else behind a button.
    """
    seats, harm = seat_select(live, laid), [*_harm(live, laid)]
    time, looks = [*_time(live, laid)], [*_looks(live, laid)]
    asked = items_for(panel_of(live), gm_asks(live, laid.gm_id))
    close = [*time, *looks, *_game(live, laid, is_asked_here=True)]
    rows = [seats, *asked, *(close[first : first + IN_A_ROW] for first in range(0, len(close), IN_A_ROW)), harm]
    if not asked or len(rows) > ROWS_LIMIT:
        rows = [seats, time, looks, [*_game(live, laid, is_asked_here=not asked)], harm]
    return [row for row in rows if row]


def seat_rows(live: Live, laid: Laid, sitting: Sitting) -> list[list[Item]]:
    """Lay the rows of a seat's page; what does harm stands apart."""
    rows = [
        seat_select(live, laid, sitting),
        [*_for_seat(live, laid, sitting)],
        [*_about_seat(live, laid, sitting)],
        [*_harm_to_seat(live, laid, sitting)],
    ]
    return [*(row for row in rows if row), back_row(live)]


def back_row(live: Live) -> list[Item]:
    """The button that leads back to the desk."""
    return [turn(live, Turn.BACK)]


def seat_select(live: Live, laid: Laid, shown: Sitting | None = None) -> list[Item]:
    """The seats, each of which has a page of its own."""
    if not live.sittings:
        return []
    select: Select[View] = Select(
        custom_id=Key(Verb.SEAT, live.id).custom_id,
        placeholder=say(live, "desk-seats"),
        options=[_option(live, laid, sitting, shown) for sitting in live.sittings[:MOST_SEATS]],
    )
    return [select]


def _option(live: Live, laid: Laid, sitting: Sitting, shown: Sitting | None) -> SelectOption:
    known = seat_at_desk(live, laid, words_at_desk(live, formatted=False), sitting)
    stands = [known.role, *map(flat, known.notes), *beside(live, laid, known, sitting)]
    return SelectOption(
        label=sitting.name,
        value=str(sitting.seat_id),
        description=shorten(BETWEEN.join(filter(None, stands)), OPTION) or None,
        default=shown is not None and shown.seat_id == sitting.seat_id,
    )


def _time(live: Live, laid: Laid) -> Iterator[Item]:
    """What begins a game, or ends, moves or stops the present wait."""
    if live.phase is GamePhase.SIGNUP:
        yield button(live, Verb.START, ButtonStyle.primary)
        yield button(live, Verb.SETUP)
        if live.sittings:
            yield _task(live, Task.READY)
        if not_ready(live):
            yield button(live, Verb.ABSENT)
    elif live.game is not None and live.phase is GamePhase.RUNNING:
        yield from _wait(live, laid)
        yield _task(live, Task.UNDO)


def _wait(live: Live, laid: Laid) -> Iterator[Item]:
    if live.held is not None and laid.sees:
        yield button(live, Verb.HELD, ButtonStyle.primary)
    if live.asks:
        yield button(live, Verb.EXTEND)
        yield button(live, Verb.TIME)
    if live.started.table.paused:
        yield button(live, Verb.RESUME, ButtonStyle.primary)
    else:
        yield button(live, Verb.PAUSE)


def _looks(live: Live, laid: Laid) -> Iterator[Item]:
    """What may be looked at."""
    yield turn(live, Turn.AGAIN)
    if laid.sees and live.game is not None:
        is_on = live.phase is GamePhase.RUNNING
        if is_on and live.asks:
            yield turn(live, Turn.OUTLOOK)
        if live.rulebook.hides or live.anonymous:
            yield _task(live, Task.SECRETS)
        if live.secrecy is Secrecy.DM and (live.rulebook.hides or live.anonymous):
            yield turn(live, Turn.DELIVERIES)
    yield _note(live)


def _game(live: Live, laid: Laid, *, is_asked_here: bool) -> Iterator[Item]:
    """What is asked of the GM himself, and what changes the game as a whole."""
    if gm_asks(live, laid.gm_id) and not is_asked_here:
        yield _task(live, Task.ASKED, ButtonStyle.primary)
    if reveals_at(live) is not None:
        yield button(live, Verb.REVEAL, ButtonStyle.primary)
    if live.phase is not GamePhase.OVER:
        if laid.here is not None and laid.here != live.room.channel_id:
            yield _task(live, Task.MOVE)
        yield button(live, Verb.CO_GMS)
        if laid.asked or on_offer(live):
            yield offers_button(live)
        if live.phase is GamePhase.RUNNING:
            yield _reason(live)


def _harm(live: Live, laid: Laid) -> Iterator[Item]:
    """What no other press undoes."""
    if live.asks:
        yield button(live, Verb.CLOSE)
    if laid.sees and missing_within(live):
        yield button(live, Verb.WITHOUT)
    if live.phase is not GamePhase.OVER:
        yield button(live, Verb.END)


def _for_seat(live: Live, laid: Laid, sitting: Sitting) -> Iterator[Item]:
    """What may be done for a seat."""
    if live.phase is GamePhase.SIGNUP:
        yield _task(live, Task.TAKE_OFF, seat=sitting)
    elif live.game is not None and live.phase is GamePhase.RUNNING:
        if live.asks.of(sitting.name) if laid.sees else open_asks(live, sitting.name):
            yield _task(live, Task.ACT_FOR, ButtonStyle.primary, sitting)
        yield from _moves(live, laid, sitting, harmful=False)
        if sitting.is_on_offer(now()):
            yield withdraw_seat(live, sitting)


def _harm_to_seat(live: Live, laid: Laid, sitting: Sitting) -> Iterator[Item]:
    """What takes something from a seat, or from the GM for good."""
    if live.phase is GamePhase.RUNNING:
        yield _task(live, Task.REPLACE, RED, sitting)
        yield from _moves(live, laid, sitting, harmful=True)
    leads_already = live.is_led_by(sitting.user_id)
    if live.phase is not GamePhase.OVER and not leads_already and (laid.sees or not live.has_aliases):
        yield _task(live, Task.HAND_OVER, RED, sitting)


def _about_seat(live: Live, laid: Laid, sitting: Sitting) -> Iterator[Item]:
    """What is noted on a seat, and what becomes of its secrets."""
    yield _note(live, sitting)
    if live.phase is GamePhase.RUNNING:
        yield _reason(live, sitting)
    if laid.sees and live.game is not None and live.secrecy is Secrecy.DM:
        yield _task(live, Task.SEND, seat=sitting)
        yield _task(live, Task.WAIT, seat=sitting)


def _moves(live: Live, laid: Laid, sitting: Sitting, *, harmful: bool) -> Iterator[Item]:
    """The interventions of the game that make sense for a seat, as the GM may know."""
    for action in interventions(live.rulebook, view_of(live, laid), sitting.name):
        if harms(live.rulebook, type(action)) is harmful:
            name = snake_case(type(action).__name__)
            key = Key(Verb.INTERVENE, live.id, live.wait_token, sitting.seat_id, name)
            label, style = say(live, f"intervene-{dashed(name)}"), RED if harmful else ButtonStyle.secondary
            yield Button(label=label, style=style, custom_id=key.custom_id)


def turn(live: Live, page: Turn) -> Item:
    """A button that turns to a page of the desk."""
    key = Key(Verb.DESK, live.id, rest=page)
    return Button(label=say(live, f"desk-turn-{page}"), style=ButtonStyle.secondary, custom_id=key.custom_id)


def _task(live: Live, task: Task, style: ButtonStyle = ButtonStyle.secondary, seat: Sitting | None = None) -> Item:
    key = Key(Verb.TASK, live.id, live.wait_token, 0 if seat is None else seat.seat_id, task)
    return Button(label=say(live, f"task-{task}"), style=style, custom_id=key.custom_id)


def _reason(live: Live, seat: Sitting | None = None) -> Item:
    key = Key(Verb.REASON, live.id, seat=0 if seat is None else seat.seat_id)
    return Button(label=say(live, "button-reason"), style=ButtonStyle.secondary, custom_id=key.custom_id)


def _note(live: Live, seat: Sitting | None = None) -> Item:
    key = Key(Verb.NOTE, live.id, seat=0 if seat is None else seat.seat_id)
    return Button(label=say(live, "button-note"), style=ButtonStyle.secondary, custom_id=key.custom_id)
