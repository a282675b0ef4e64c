"""Makes the desk's buttons: everything a GM may do, without what makes no sense now."""

from collections.abc import Iterator

from discord import ButtonStyle, SelectOption
from discord.ui import Button, Select, View

from bot.clock import now
from bot.components.answers import Item, items_for
from bot.components.keys import DeskPage, Key, Task, Verb
from bot.delivery.card.signup_messages import not_ready
from bot.delivery.desk.desk_view import BETWEEN, DeskView, beside, flat, seat_at_desk, view_of, words_at_desk
from bot.delivery.gm.gm_questions import gm_asks, missing_within
from bot.delivery.gm.open_offers import offers_button, on_offer, withdraw_seat
from bot.delivery.telling.next_wait import more_time
from bot.delivery.telling.outgoing import IN_A_ROW, ROWS_LIMIT
from bot.delivery.telling.saying import button, panel_of, say
from bot.delivery.telling.seat_questions import open_asks
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.storage.games.postponed_reveals import reveals_at
from bot.storage.schema.choices import Standby
from bot.storage.schema.kinds import GamePhase, Secrecy
from bot.wording.pages import shorten
from bot.wording.voice import dashed
from engine.intervening import harms, interventions
from engine.naming import snake_case

OPTION = 100
"""The most characters of an option in a select."""
MOST_SEATS = 25
RED = ButtonStyle.danger


def desk_rows(hosted: HostedGame, desk_view: DeskView) -> list[list[Item]]:
    """Lay out the desk's rows: the seats, time, looks, the game as a whole and, last and apart, harmful buttons.

    What the GMs are asked stands among them where there is room, and otherwise behind a button. The way to what is done
    by hand, which `/gm moves` has too, gives way to it.
    """
    seats, harm = seat_select(hosted, desk_view), [*_harm(hosted, desk_view)]
    time, looks = [*_time(hosted, desk_view)], [*_looks(hosted, desk_view)]
    asked, by_hand = items_for(panel_of(hosted), gm_asks(hosted, desk_view.gm_id)), [*_by_hand(hosted, desk_view)]
    close = [*time, *looks, *_game(hosted, desk_view, is_asked_here=True)]
    rows = [seats, *asked, *(close[first : first + IN_A_ROW] for first in range(0, len(close), IN_A_ROW)), harm]
    if not asked or len(rows) > ROWS_LIMIT:
        rows = [seats, [*time, *by_hand], looks, [*_game(hosted, desk_view, is_asked_here=not asked)], harm]
    return [row for row in rows if row]


def seat_rows(hosted: HostedGame, desk_view: DeskView, occupancy: Occupancy) -> list[list[Item]]:
    """Lay out the rows of a seat's page. Harmful buttons stand apart."""
    rows = [
        seat_select(hosted, desk_view, occupancy),
        [*_for_seat(hosted, desk_view, occupancy)],
        [*_about_seat(hosted, desk_view, occupancy)],
        [*_harm_to_seat(hosted, desk_view, occupancy)],
    ]
    return [*(row for row in rows if row), back_row(hosted)]


def back_row(hosted: HostedGame) -> list[Item]:
    """Return the button that leads back to the desk."""
    return [turn(hosted, DeskPage.BACK)]


def inbox_row(hosted: HostedGame) -> list[Item]:
    """Return the inbox's buttons: the GM's own words, the deliveries, the spreadsheets, and the way back."""
    sends = hosted.settings.secrecy is Secrecy.DM and (hosted.rulebook.hides or hosted.anonymous)
    speak = [] if hosted.phase is GamePhase.OVER else [button(hosted, Verb.SPEAK), turn(hosted, DeskPage.WAITING)]
    return [*speak, *([turn(hosted, DeskPage.DELIVERIES)] if sends else []), *_sheets(hosted), *back_row(hosted)]


def _sheets(hosted: HostedGame) -> Iterator[Item]:
    """Return the button of the spreadsheets, if a game that has begun has any."""
    if hosted.game is not None and hosted.rulebook.sheets:
        yield button(hosted, Verb.SHEETS)


def seat_select(hosted: HostedGame, desk_view: DeskView, shown: Occupancy | None = None) -> list[Item]:
    """Return the select of the seats, each of which has its own page."""
    if not hosted.occupancies:
        return []
    select: Select[View] = Select(
        custom_id=Key(Verb.SEAT, hosted.id).custom_id,
        placeholder=say(hosted, "desk-seats"),
        options=[_option(hosted, desk_view, occupancy, shown) for occupancy in hosted.occupancies[:MOST_SEATS]],
    )
    return [select]


def _option(hosted: HostedGame, desk_view: DeskView, occupancy: Occupancy, shown: Occupancy | None) -> SelectOption:
    known = seat_at_desk(hosted, desk_view, words_at_desk(hosted, formatted=False), occupancy)
    stands = [known.role, *map(flat, known.notes), *beside(hosted, desk_view, known, occupancy)]
    return SelectOption(
        label=occupancy.name,
        value=str(occupancy.seat_id),
        description=shorten(BETWEEN.join(filter(None, stands)), OPTION) or None,
        default=shown is not None and shown.seat_id == occupancy.seat_id,
    )


def _time(hosted: HostedGame, desk_view: DeskView) -> Iterator[Item]:
    """Return the buttons that begin a game, move or stop the present wait, take back a step, or lead to what a GM does
    by hand.
    """
    if hosted.phase is GamePhase.SIGNUP:
        yield button(hosted, Verb.START, ButtonStyle.primary)
        yield button(hosted, Verb.SETUP)
        if not hosted.is_in_dm:
            yield button(hosted, Verb.PLAN)
            if hosted.occupancies:
                yield _task(hosted, Task.READY)
        if not_ready(hosted):
            yield button(hosted, Verb.ABSENT)
    elif hosted.game is not None and hosted.phase is GamePhase.RUNNING:
        yield from _wait(hosted, desk_view)
        yield _task(hosted, Task.UNDO)


def _wait(hosted: HostedGame, desk_view: DeskView) -> Iterator[Item]:
    if hosted.pending is not None and desk_view.sees:
        yield button(hosted, Verb.PENDING, ButtonStyle.primary)
    if hosted.asks:
        yield button(hosted, more_time(hosted))
        yield button(hosted, Verb.TIME)
    if hosted.started.table.paused:
        yield button(hosted, Verb.RESUME, ButtonStyle.primary)
    else:
        yield button(hosted, Verb.PAUSE)


def _by_hand(hosted: HostedGame, desk_view: DeskView) -> Iterator[Item]:
    """Return the button that turns to what a GM who knows everything may do by hand."""
    if desk_view.sees and hosted.game is not None and hosted.phase is GamePhase.RUNNING:
        yield turn(hosted, DeskPage.BY_HAND)


def _looks(hosted: HostedGame, desk_view: DeskView) -> Iterator[Item]:
    """Return the buttons that only show something."""
    yield turn(hosted, DeskPage.AGAIN)
    if desk_view.sees and hosted.game is not None:
        is_on = hosted.phase is GamePhase.RUNNING
        if is_on and hosted.asks:
            yield turn(hosted, DeskPage.OUTLOOK)
        if hosted.rulebook.hides or hosted.anonymous:
            yield _task(hosted, Task.SECRETS)
        yield _inbox(hosted, desk_view)
    else:
        if hosted.phase is not GamePhase.OVER:
            yield button(hosted, Verb.SPEAK)
            yield turn(hosted, DeskPage.WAITING)
        if hosted.phase is GamePhase.SIGNUP:
            yield _own_words(hosted)
        yield from _sheets(hosted)
    yield _note(hosted)


def _game(hosted: HostedGame, desk_view: DeskView, *, is_asked_here: bool) -> Iterator[Item]:
    """Return the buttons for what the GMs are asked, and for changes to the game as a whole."""
    if gm_asks(hosted, desk_view.gm_id) and not is_asked_here:
        yield _task(hosted, Task.ASKED, ButtonStyle.primary)
    if reveals_at(hosted) is not None:
        yield button(hosted, Verb.REVEAL, ButtonStyle.primary)
    if hosted.phase is not GamePhase.OVER and not hosted.is_in_dm:
        if desk_view.here is not None and desk_view.here != hosted.room.channel_id:
            yield _task(hosted, Task.MOVE)
        yield button(hosted, Verb.CO_GMS)
        if desk_view.asked or on_offer(hosted):
            yield offers_button(hosted)
        if hosted.phase is GamePhase.RUNNING:
            yield _reason(hosted)


def _harm(hosted: HostedGame, desk_view: DeskView) -> Iterator[Item]:
    """Return the buttons that no other press undoes."""
    if hosted.asks:
        yield button(hosted, Verb.CLOSE)
    if desk_view.sees and missing_within(hosted):
        yield button(hosted, Verb.WITHOUT)
    if hosted.phase is not GamePhase.OVER:
        yield button(hosted, Verb.END)


def _for_seat(hosted: HostedGame, desk_view: DeskView, occupancy: Occupancy) -> Iterator[Item]:
    """Return the buttons for what a GM may do for a seat without taking anything from it."""
    if hosted.phase is GamePhase.SIGNUP:
        if occupancy.is_house or not hosted.is_in_dm:
            yield _task(hosted, Task.TAKE_OFF, seat=occupancy)
    elif hosted.game is not None and hosted.phase is GamePhase.RUNNING:
        if hosted.asks.of(occupancy.name) if desk_view.sees else open_asks(hosted, occupancy.name):
            yield _task(hosted, Task.ACT_FOR, ButtonStyle.primary, occupancy)
        yield from _moves(hosted, desk_view, occupancy, harmful=False)
        if occupancy.is_on_offer(now()):
            yield withdraw_seat(hosted, occupancy)
        if desk_view.sees and not occupancy.is_house:
            yield from _substitution(hosted, occupancy)


def _harm_to_seat(hosted: HostedGame, desk_view: DeskView, occupancy: Occupancy) -> Iterator[Item]:
    """Return the buttons that take something from a seat, or from the GM for good."""
    if hosted.phase is GamePhase.RUNNING:
        if not hosted.is_in_dm:
            yield _task(hosted, Task.REPLACE, RED, occupancy)
        yield from _moves(hosted, desk_view, occupancy, harmful=True)
    if hosted.is_in_dm:
        return
    leads_already = hosted.is_led_by(occupancy.user_id)
    if hosted.phase is not GamePhase.OVER and not leads_already and (desk_view.sees or not hosted.has_aliases):
        yield _task(hosted, Task.HAND_OVER, RED, occupancy)


def _substitution(hosted: HostedGame, occupancy: Occupancy) -> Iterator[Item]:
    """Return the button that lets a house player stand in for somebody, or ends that."""
    if occupancy.name in hosted.house:
        yield _task(hosted, Task.GIVE_BACK, seat=occupancy)
    elif hosted.settings.standby is not Standby.NEVER:
        yield _task(hosted, Task.STAND_IN, seat=occupancy)


def _about_seat(hosted: HostedGame, desk_view: DeskView, occupancy: Occupancy) -> Iterator[Item]:
    """Return the buttons for a seat's note and for its private messages."""
    yield _note(hosted, occupancy)
    if hosted.phase is GamePhase.RUNNING:
        yield _reason(hosted, occupancy)
    if desk_view.sees and hosted.game is not None and hosted.settings.secrecy is Secrecy.DM:
        yield _task(hosted, Task.SEND, seat=occupancy)
        yield _task(hosted, Task.WAIT, seat=occupancy)


def _moves(hosted: HostedGame, desk_view: DeskView, occupancy: Occupancy, *, harmful: bool) -> Iterator[Item]:
    """Return the game's interventions that make sense for a seat, as far as the GM may know."""
    for action in interventions(hosted.rulebook, view_of(hosted, desk_view), occupancy.name):
        if harms(hosted.rulebook, type(action)) is harmful:
            name = snake_case(type(action).__name__)
            key = Key(Verb.INTERVENE, hosted.id, hosted.wait_token, occupancy.seat_id, name)
            label, style = say(hosted, f"intervene-{dashed(name)}"), RED if harmful else ButtonStyle.secondary
            yield Button(label=label, style=style, custom_id=key.custom_id)


def turn(hosted: HostedGame, page: DeskPage) -> Item:
    """Return a button that turns to a page of the desk."""
    key = Key(Verb.DESK, hosted.id, rest=page)
    return Button(label=say(hosted, f"desk-turn-{page}"), style=ButtonStyle.secondary, custom_id=key.custom_id)


def _inbox(hosted: HostedGame, desk_view: DeskView) -> Item:
    """Return the button that turns to the inbox, which says how many questions wait there."""
    label = say(hosted, "desk-inbox", {"count": desk_view.questions})
    style = ButtonStyle.primary if desk_view.questions else ButtonStyle.secondary
    return Button(label=label, style=style, custom_id=Key(Verb.DESK, hosted.id, rest=DeskPage.INBOX).custom_id)


def _own_words(hosted: HostedGame) -> Item:
    """Return the button that leads to the forms for the GM's own words, and for the title and picture."""
    key = Key(Verb.POLICY, hosted.id)
    return Button(label=say(hosted, "desk-own-words"), style=ButtonStyle.secondary, custom_id=key.custom_id)


def _task(
    hosted: HostedGame, task: Task, style: ButtonStyle = ButtonStyle.secondary, seat: Occupancy | None = None
) -> Item:
    key = Key(Verb.TASK, hosted.id, hosted.wait_token, 0 if seat is None else seat.seat_id, task)
    return Button(label=say(hosted, f"task-{task}"), style=style, custom_id=key.custom_id)


def _reason(hosted: HostedGame, seat: Occupancy | None = None) -> Item:
    key = Key(Verb.REASON, hosted.id, seat=0 if seat is None else seat.seat_id)
    return Button(label=say(hosted, "button-reason"), style=ButtonStyle.secondary, custom_id=key.custom_id)


def _note(hosted: HostedGame, seat: Occupancy | None = None) -> Item:
    key = Key(Verb.NOTE, hosted.id, seat=0 if seat is None else seat.seat_id)
    return Button(label=say(hosted, "button-note"), style=ButtonStyle.secondary, custom_id=key.custom_id)
