"""Makes a player's move, whatever it came from: finds the seat and the action, asks the host, and sends a receipt."""

from dataclasses import replace
from itertools import takewhile
from operator import attrgetter

import discord

from bot.clock import now
from bot.cogs.forms.reason_forms import reason_below
from bot.cogs.interaction.changing import answer_by_change
from bot.cogs.interaction.lifetime import note_counted
from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import answer_instead, answer_question, question_in_dm, reply
from bot.cogs.interaction.request import Request
from bot.cogs.interaction.rights import check_gm, check_sees_secrets, is_gm, may_see_orders, seat_of
from bot.cogs.interaction.server_presence import check_is_there
from bot.cogs.moves.move_receipts import with_deadline
from bot.delivery.gm.gm_questions import gm_asks
from bot.delivery.telling.compose import own_pages
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import first_few, room_of, say, words_of
from bot.delivery.telling.seat_questions import offered_rows, open_asks
from bot.delivery.turns.live_turns import turn_in_dm
from bot.host.denied import Denied
from bot.host.moves.batching import Change, Done
from bot.host.moves.submissions import GmSubmission
from bot.storage.games.hosted_game import HostedGame
from bot.wording.name_words import bold, escape
from engine.actions import Action
from engine.audience import To
from engine.codec import read_action, seat_fields
from engine.errors import Refused
from engine.judging import Submission
from engine.names import GM
from engine.speech import Spoken
from engine.views import Told


async def submit(
    request: Request, submission: Submission, wait_token: str | None = None, also: Change | None = None
) -> Done:
    """Submit a move to the host, save ``also`` with it, and note that it counts. Raises Refused, Denied."""
    interaction, host = request.interaction, request.services.host
    done = await host.submit(
        request.hosted, submission, interaction_id=interaction.id, wait_token=wait_token, also=also
    )
    note_counted(interaction)
    return done


async def act(request: Request, fields: dict[str, object]) -> None:
    """Make a move, given as a record spells it, and answer with its receipt. Raises Refused, Denied, BadInput."""
    await play(request, read_action(request.hosted.rulebook, fields, request.hosted.names))


async def play(request: Request, action: Action, wait_token: str | None = None) -> None:
    """Make a move and answer with its receipt.

    With ``wait_token`` the move counts in that wait only. Raises Refused, Denied.
    """
    answer = await make(request, action, wait_token)
    if answer is not None:
        send = answer_instead if answer.is_apart else answer_question
        await send(request.interaction, answer)


async def make(request: Request, action: Action, wait_token: str | None = None) -> Outgoing | None:
    """Make a move as above and return its receipt; None if the edit of the pressed post is the answer.

    Where a turn is shown in a DM, the receipt is that turn, whose picture stands apart, and takes its place.
    """
    interaction, hosted = request.interaction, request.hosted
    name = mover(interaction, hosted, action)
    action = _in_seat_order(hosted, name, action)
    if isinstance(action, Spoken):
        await check_is_there(request.services, hosted, interaction.user)
    submission = GmSubmission(GM, action, gm_id=interaction.user.id) if name == GM else Submission(name, action)
    done = await submit(request, submission, wait_token)
    after, answer = done.hosted, receipt(done, name, action)
    if presses_post(interaction, hosted) and not _told_apart(done, name):
        answer_by_change(interaction, hosted, answer)
        return None
    if presses_turn_in_dm(interaction, hosted) and not (answer.pages or done.has_scene):
        return await _turn_after(after, name, answer)
    further = [then(after, hosted.wait_token)] if answer.content else []
    if name != GM:
        further.append(await request.services.teaching.tip(after, interaction.user.id, type(action)))
    return replace(answer, content="\n".join(filter(None, [answer.content, *further])))


def presses_post(interaction: discord.Interaction, hosted: HostedGame) -> bool:
    """Whether the pressed message is the post of a turn, which itself will show the result."""
    pressed = interaction.message
    return bool(hosted.rulebook.turns) and pressed is not None and pressed.id == hosted.room.prompt_id


def presses_turn_in_dm(interaction: discord.Interaction, hosted: HostedGame) -> bool:
    """Whether the pressed message shows a player their turn in their DM."""
    return bool(hosted.rulebook.turns) and not hosted.anonymous and question_in_dm(interaction) is not None


async def _turn_after(after: HostedGame, name: str, receipt: Outgoing) -> Outgoing:
    """Return what a turn's DM shows after a move: the turn as it goes on, or the board and who is next."""
    shown = await turn_in_dm(after, name, now())
    if name not in after.asks.awaited.seats:
        shown.content = f"{receipt.content}\n{then(after, '')}"
    return shown


def _told_apart(done: Done, name: str) -> list[Told[str]]:
    """Return what a seat's move tells it apart from others, up to the result if a scene tells that first."""
    heard = done.hosted.told_by(done.line, name) if name != GM else ()
    told = takewhile(lambda each: each.event.to is not To.PUBLIC, heard) if done.has_scene else heard
    return [each for each in told if each.event.to is not To.PUBLIC]


def _in_seat_order(hosted: HostedGame, name: str, action: Action) -> Action:
    """Put names in seat order. A select gives them in the order of the clicks, which is nobody's business."""
    if not seat_fields(type(action)):
        return action
    for ask in hosted.asks.of(name):
        if ask.is_for(name, action):
            return ask.in_order(action)
    return action


def mover(interaction: discord.Interaction, hosted: HostedGame, action: Action) -> str:
    """Return who makes a move: the asker's seat, or the GM. A GM who plays moves as GM only if asked as such.

    Raises Denied.
    """
    may_be_gms = type(action) in hosted.rulebook.asked_of_gm and is_gm(interaction, hosted)
    if may_be_gms and _is_asked_as_gm(interaction, hosted, action):
        return GM
    return seat_of(interaction, hosted).name


def _is_asked_as_gm(interaction: discord.Interaction, hosted: HostedGame, action: Action) -> bool:
    """Whether a GM's move is asked of the asker. For a GM without a seat the rules say themselves why it is not."""
    asks = gm_asks(hosted, interaction.user.id)
    return may_see_orders(interaction, hosted) or any(ask.is_for(GM, action) for ask in asks)


async def act_for(press: Pressed, fields: dict[str, object]) -> None:
    """Make a move as the GM for the seat that a component names. The seat is told by DM.

    Raises Refused, Denied, BadInput.
    """
    interaction, hosted, key = press.interaction, press.hosted, press.key
    check_gm(interaction, hosted)
    occupancy = hosted.occupancy_on(key.seat)
    if occupancy is None or hosted.game is None:
        raise Denied("stale")
    action = read_action(hosted.rulebook, fields, hosted.names)
    action = _in_seat_order(hosted, occupancy.name, action)
    ask = next((ask for ask in open_asks(hosted, occupancy.name) if ask.is_for(occupancy.name, action)), None)
    if ask is None or type(action) in hosted.rulebook.asked_of_gm:
        # It may be secret whether the seat is asked at all, so a GM with a seat is refused in any case. If that GM
        # could be the judge, the answer may be the GM's own.
        check_sees_secrets(interaction, hosted)
    elif not may_see_orders(interaction, hosted) and (refusal := ask.refusal(action)) is not None:
        # A GM may not try out, or learn from a refusal, what only the seat's own knowledge allows.
        raise Refused(refusal)
    reason = reason_below(interaction)
    submission = GmSubmission(GM, action, occupancy.name, reason=reason, gm_id=interaction.user.id)
    after = (await submit(press, submission, key.wait_token)).hosted
    move = escape(words_of(hosted).answer_label(action))
    done = say(hosted, "acted-for", {"player": bold(occupancy.name), "move": move})
    await reply(interaction, Outgoing(with_deadline(after, done)))


def receipt(done: Done, name: str, action: Action) -> Outgoing:
    """Return the answer to a move's own player: what its line tells their seat alone, or what they did in public.

    Offered choices that may be changed are offered again. A GM's own move is answered in the same way. What a scene
    tells comes after it, by DM.
    """
    hosted, line = done.hosted, done.line
    words = words_of(hosted)
    heard = hosted.told_by(line, name) if name != GM else ()
    own = [told for told in _told_apart(done, name) if not hosted.rulebook.is_embargoed(told.event)]
    private = [words.tell_seat(told, lambda: hosted.told(name).lines) for told in own]
    pages = [*filter(None, private), *own_pages(hosted, words, [line], heard, name)]
    rows = offered_rows(hosted, name, own, action) if hosted.rulebook.offering else []
    if len(pages) > 1 or any(map(attrgetter("fields"), pages)):
        return Outgoing(pages=pages, rows=rows)
    return Outgoing("\n".join(map(attrgetter("text"), pages)) or words.acted(action), rows=rows)


def then(hosted: HostedGame, wait_token: str) -> str:
    """Return what comes after a player's move in the wait with this token; empty if only time ends the wait.

    Whether the move has ended the game is for the channel to tell, perhaps step by step.
    """
    if hosted.wait_token != wait_token or hosted.started.table.outcome is not None:
        return say(hosted, "then-next", {"room": room_of(hosted)})
    waiting = hosted.asks.awaited
    if waiting.seats:
        return say(hosted, "then-awaited", {"names": first_few(hosted, waiting.seats)})
    return say(hosted, "then-orders", {"orders": waiting.orders}) if waiting.orders else ""
