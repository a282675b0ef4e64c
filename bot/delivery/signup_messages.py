"""What is told of a sign-up, of the bench, and of who leads a game."""

from discord import ButtonStyle

from bot.clock import now
from bot.components.keys import Verb
from bot.delivery.compose import cancelled_text, seat_free_message, take_button, why
from bot.delivery.outgoing import Outgoing
from bot.delivery.pace_words import holding_text
from bot.delivery.saying import button, private_row, say
from bot.storage.kinds import GamePhase, OutboxKind
from bot.storage.live import Live, Sitting
from bot.storage.models import OutboxRow
from bot.storage.offers import OFFER_LASTS, SEAT_OFFER_LASTS
from bot.wording.names import bold, mentions
from bot.wording.times import date


def signup_message(live: Live, row: OutboxRow) -> Outgoing | None:
    """What a row owes; None if there is nothing left to say."""
    match row.kind:
        case OutboxKind.SEATED:
            return _seated_message(live, row)
        case OutboxKind.SEAT_FREE:
            sitting = live.sitting_on(row.seat_id or 0)
            return seat_free_message(live, sitting, row) if sitting is not None and sitting.is_on_offer(now()) else None
        case OutboxKind.SEAT_OFFERED:
            return _seat_offered_message(live, row)
        case OutboxKind.READY | OutboxKind.READY_OVER:
            return _ready_message(live, row)
        case OutboxKind.REMATCH:
            return _rematch_message(live)
        case OutboxKind.HANDED_OVER:
            return _handed_over_message(live)
        case OutboxKind.CO_GM:
            return _co_gm_message(live, row.about_id or 0)
        case OutboxKind.ASKED_TO_LEAD | OutboxKind.ASKED_BESIDE:
            return _asked_to_lead_message(live, row)
        case OutboxKind.TAKEN_OFF:
            return Outgoing(say(live, "off-the-list", _where(live)))
        case _:
            return Outgoing(cancelled_text(live))


def _handed_over_message(live: Live) -> Outgoing:
    """Who is the GM now, and if the game is on whether results go to him first."""
    lines = [say(live, "handed-over", {"gm": f"<@{live.gm_id}>"})]
    if live.holds and live.phase is GamePhase.RUNNING:
        lines.append(holding_text(live))
    return Outgoing(" ".join(lines), mentions=[live.gm_id])


def _co_gm_message(live: Live, user_id: int) -> Outgoing:
    """That somebody leads beside the first GM, or leads no more, as it is by now."""
    values = {"gm": f"<@{user_id}>", "first": f"<@{live.gm_id}>"}
    joined = live.is_led_by(user_id)
    return Outgoing(say(live, "gm-joined" if joined else "gm-left", values), mentions=[user_id] if joined else [])


def _asked_to_lead_message(live: Live, row: OutboxRow) -> Outgoing | None:
    """To somebody who is asked to lead, in another's place or beside all; nothing if he does by now."""
    user_id = row.about_id or 0
    if live.is_led_by(user_id) and row.kind is OutboxKind.ASKED_BESIDE:
        return None
    name = "asked-beside" if row.kind is OutboxKind.ASKED_BESIDE else "asked-to-lead"
    values = {"user": f"<@{user_id}>", "gm": mentions(live.gms), "hides": "yes" if live.rulebook.hides else "no"}
    values["when"] = date(row.created_at + OFFER_LASTS)
    take = button(live, Verb.ACCEPT, ButtonStyle.success)
    return Outgoing(say(live, name, values), rows=[[take]], mentions=[user_id])


def _ready_message(live: Live, row: OutboxRow) -> Outgoing | None:
    """Whether those who have joined are there, and then to the GM who is not; None once the game has begun."""
    if live.phase is not GamePhase.SIGNUP or live.lobby.until is None:
        return None
    if row.kind is OutboxKind.READY:
        called = [sitting.user_id for sitting in live.sittings]
        values = {"names": " ".join(f"<@{user}>" for user in called), "when": date(live.lobby.until)}
        ready = button(live, Verb.READY, ButtonStyle.success)
        return Outgoing(say(live, "ready-asked", values), rows=[[ready]], mentions=called)
    absent = not_ready(live)
    start = button(live, Verb.START, ButtonStyle.primary)
    if not absent:
        return Outgoing(say(live, "ready-all", _where(live)), rows=[[start]])
    names = ", ".join(bold(sitting.name) for sitting in absent)
    text = say(live, "ready-not", {"names": names, "count": len(absent), **_where(live)})
    return Outgoing(text, rows=[[button(live, Verb.ABSENT), start]])


def _rematch_message(live: Live) -> Outgoing | None:
    """That the same table is open again, to all who have played there and not joined yet."""
    called = [user for user in live.lobby.regulars if live.sitting_of(user) is None and not live.is_led_by(user)]
    if live.phase is not GamePhase.SIGNUP:
        return None
    values = {"names": " ".join(f"<@{user}>" for user in called), "gm": mentions(live.gms), **_where(live)}
    return Outgoing(
        say(live, "rematch", values), rows=[[button(live, Verb.JOIN, ButtonStyle.success)]], mentions=called
    )


def not_ready(live: Live) -> list[Sitting]:
    """Who has joined and has not said that he is ready; whoever has asked is."""
    ready = live.lobby.ready
    return [] if ready is None else [each for each in live.sittings if each.user_id not in ready]


def _seat_offered_message(live: Live, row: OutboxRow) -> Outgoing | None:
    """The offer of a seat to somebody who waits for one; nothing if its occupant is another, or it is over by now."""
    sitting = next((each for each in live.sittings if each.name == row.speaker), None)
    if sitting is None or sitting.user_id != row.about_id or not sitting.is_on_offer(now()):
        return None
    values = {"name": bold(sitting.name), "when": date(row.created_at + SEAT_OFFER_LASTS), **_where(live)}
    text = say(live, "seat-offered", values)
    return Outgoing("\n".join([text, *why(live, row.text)]), rows=[[take_button(live, sitting)]])


def _seated_message(live: Live, row: OutboxRow) -> Outgoing | None:
    """To somebody who has waited, that he has a seat; nothing if he has left it again."""
    if live.sitting_of(row.user_id or 0) is None or live.phase is GamePhase.OVER:
        return None
    return Outgoing(say(live, "moved-up", _where(live)), rows=[private_row(live)])


def _where(live: Live) -> dict[str, str]:
    return {"game": live.theme.title, "room": f"<#{live.room.channel_id}>"}
