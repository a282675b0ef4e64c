"""Acts by hand: a page with a button for each that the game knows now, and the form of each.

Only a GM without a seat may do or see any of it. The log has nothing of it, because a player may host the bot.
"""

from datetime import datetime, timedelta
from functools import partial

from msgspec.structs import replace

from bot.clock import now
from bot.cogs.forms.reason_forms import given, reason_below
from bot.cogs.gm.moves import time_words
from bot.cogs.interaction.lifetime import keep_unlogged
from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import open_form, reply
from bot.cogs.interaction.request import Request
from bot.cogs.interaction.rights import check_begun, check_sees_secrets
from bot.cogs.moves.making_moves import submit
from bot.cogs.moves.move_receipts import led
from bot.components.move_forms import opened_ask, sent_action
from bot.components.offered import check_sent
from bot.delivery.gm.by_hand_forms import REASON, UNTIL, act_form, acts_message, is_closing
from bot.delivery.telling.outgoing import Outgoing
from bot.host.denied import Denied
from bot.host.leading.gm_reasons import told_of
from bot.host.moves.submissions import GmSubmission
from bot.host.waits.typed_times import moment_meant
from bot.storage.games.hosted_game import HostedGame
from bot.storage.games.vote_counts import save_lock
from bot.wording.time_words import HOUR
from engine.asks import Ask
from engine.by_hand import ActAhead, ActByHand, DeclareByHand, LockByHand
from engine.codec import read_action
from engine.errors import BadInput, Refused
from engine.intervening import by_hand
from engine.names import GM
from engine.refusals import GameOver

MINUTE = timedelta(minutes=1)
LONGEST_CLOSED = timedelta(days=30)
"""The most time for which votes are closed."""


def by_hand_page(request: Request) -> Outgoing:
    """Return what may be done by hand now. Raises Denied, Refused."""
    check_sees_secrets(request.interaction, request.hosted)
    return acts_message(request.hosted, _acts(request.hosted))


def _acts(hosted: HostedGame) -> tuple[Ask, ...]:
    """Return what may be done by hand now; while a result waits for the GM, what changes it.

    Raises Denied before the start, or if nothing changes that result, and Refused after the end.
    """
    check_begun(hosted)
    if hosted.started.table.outcome is not None:
        raise Refused(GameOver())
    acts = tuple(by_hand(hosted.rulebook, hosted.started.table))
    if hosted.pending is None:
        return acts
    changing = tuple([ask for ask in acts if issubclass(ask.move, ActAhead)])
    if not changing:
        raise Denied("held-gm")
    return changing


async def open_act(press: Pressed) -> None:
    """Open the form of an act, with the reason that stands below the page. Raises Denied, Refused."""
    keep_unlogged(press.interaction)
    await open_form(press.interaction, act_form(press.hosted, _meant(press), reason_below(press.interaction)))


async def do(press: Pressed) -> None:
    """Do what the form says. Raises Denied, Refused, BadInput."""
    interaction, hosted = press.interaction, press.hosted
    keep_unlogged(interaction)
    ask = _meant(press)
    check_sent(act_form(hosted, ask), press.sent)
    act = read_action(hosted.rulebook, sent_action(ask, press.sent), hosted.names, is_gms=True)
    if not isinstance(act, ActByHand):
        raise BadInput("nobody does this by hand")
    reason = given(press.written(REASON))
    act = replace(act, reason=told_of(hosted, reason))
    also = None
    if isinstance(act, LockByHand) and is_closing(ask):
        until = await _until(press)
        # Votes that are opened early keep the time, because an undo may close them again.
        also = partial(save_lock, game_id=hosted.id, until=until)
        act = replace(act, hours=None if until is None else (until - now()) / HOUR)
    submission = GmSubmission(GM, act, reason=reason, gm_id=interaction.user.id)
    done = await submit(press, submission, None if isinstance(act, DeclareByHand) else press.key.wait_token, also)
    press.services.host.alarm.wake()
    await reply(interaction, Outgoing(led(hosted, done.hosted, act)))


async def _until(press: Pressed) -> datetime | None:
    """Return when closed votes are to open by themselves, in whole minutes from now; None for not at all.

    Raises Denied for a time that cannot be read, has passed, or is too far ahead.
    """
    typed = press.written(UNTIL).strip()
    if not typed:
        return None
    at, zone = now(), (await press.services.servers.settings(press.hosted.guild_id)).zone
    minutes = max(round((moment_meant(typed, at, zone, time_words(press.hosted)) - at) / MINUTE), 1)
    if MINUTE * minutes > LONGEST_CLOSED:
        raise Denied("votes-too-far", {"days": LONGEST_CLOSED.days})
    return at + MINUTE * minutes


def _meant(press: Pressed) -> Ask:
    """Return the act whose form a button opens or a GM has sent in. Raises Denied if it makes no sense any more."""
    ask = opened_ask(press.key, _acts(press.hosted))
    if ask is None:
        raise Denied("stale")
    return ask
