"""What is told of a sign-up, of the bench, and of who leads a game."""

from discord import ButtonStyle

from bot.clock import now
from bot.components.keys import Verb
from bot.delivery.card.pace_words import holding_text
from bot.delivery.telling.compose import cancelled_text, seat_free_message, take_button, why
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import button, private_row, say
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.storage.outbox.offer_rows import OFFER_LASTS, SEAT_OFFER_LASTS
from bot.storage.schema.kinds import GamePhase, OutboxKind
from bot.storage.schema.models import OutboxRow
from bot.wording.name_words import bold, mentions
from bot.wording.time_words import date


def signup_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """What a row owes; None if there is nothing left to say."""
    match row.kind:
        case OutboxKind.SEATED:
            return _seated_message(hosted, row)
        case OutboxKind.SEAT_FREE:
            occupancy = hosted.occupancy_on(row.seat_id or 0)
            return (
                seat_free_message(hosted, occupancy, row)
                if occupancy is not None and occupancy.is_on_offer(now())
                else None
            )
        case OutboxKind.SEAT_OFFERED:
            return _seat_offered_message(hosted, row)
        case OutboxKind.READY | OutboxKind.READY_OVER:
            return _ready_message(hosted, row)
        case OutboxKind.REMATCH:
            return _rematch_message(hosted)
        case OutboxKind.HANDED_OVER:
            return _handed_over_message(hosted)
        case OutboxKind.CO_GM:
            return _co_gm_message(hosted, row.about_id or 0)
        case OutboxKind.ASKED_TO_LEAD | OutboxKind.ASKED_BESIDE:
            return _asked_to_lead_message(hosted, row)
        case OutboxKind.TAKEN_OFF:
            return Outgoing(say(hosted, "off-the-list", _where(hosted)))
        case _:
            return Outgoing(cancelled_text(hosted))


def _handed_over_message(hosted: HostedGame) -> Outgoing:
    """Who is the GM now, and if the game is on whether results go to him first."""
    lines = [say(hosted, "handed-over", {"gm": f"<@{hosted.gm_id}>"})]
    if hosted.holds and hosted.phase is GamePhase.RUNNING:
        lines.append(holding_text(hosted))
    return Outgoing(" ".join(lines), mentions=[hosted.gm_id])


def _co_gm_message(hosted: HostedGame, user_id: int) -> Outgoing:
    """That somebody leads beside the first GM, or leads no more, as it is by now."""
    values = {"gm": f"<@{user_id}>", "first": f"<@{hosted.gm_id}>"}
    joined = hosted.is_led_by(user_id)
    return Outgoing(say(hosted, "gm-joined" if joined else "gm-left", values), mentions=[user_id] if joined else [])


def _asked_to_lead_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """To somebody who is asked to lead, in another's place or beside all; nothing if he does by now."""
    user_id = row.about_id or 0
    if hosted.is_led_by(user_id) and row.kind is OutboxKind.ASKED_BESIDE:
        return None
    name = "asked-beside" if row.kind is OutboxKind.ASKED_BESIDE else "asked-to-lead"
    values = {"user": f"<@{user_id}>", "gm": mentions(hosted.gms), "hides": "yes" if hosted.rulebook.hides else "no"}
    values["when"] = date(row.created_at + OFFER_LASTS)
    take = button(hosted, Verb.ACCEPT, ButtonStyle.success)
    return Outgoing(say(hosted, name, values), rows=[[take]], mentions=[user_id])


def _ready_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Whether those who have joined are there, and then to the GM who is not; None once the game has begun."""
    if hosted.phase is not GamePhase.SIGNUP or hosted.lobby.until is None:
        return None
    if row.kind is OutboxKind.READY:
        called = [occupancy.user_id for occupancy in hosted.occupancies]
        values = {"names": " ".join(f"<@{user}>" for user in called), "when": date(hosted.lobby.until)}
        ready = button(hosted, Verb.READY, ButtonStyle.success)
        return Outgoing(say(hosted, "ready-asked", values), rows=[[ready]], mentions=called)
    absent = not_ready(hosted)
    start = button(hosted, Verb.START, ButtonStyle.primary)
    if not absent:
        return Outgoing(say(hosted, "ready-all", _where(hosted)), rows=[[start]])
    names = ", ".join(bold(occupancy.name) for occupancy in absent)
    text = say(hosted, "ready-not", {"names": names, "count": len(absent), **_where(hosted)})
    return Outgoing(text, rows=[[button(hosted, Verb.ABSENT), start]])


def _rematch_message(hosted: HostedGame) -> Outgoing | None:
    """That the same table is open again, to all who have played there and not joined yet."""
    called = [
        user for user in hosted.lobby.regulars if hosted.occupancy_of(user) is None and not hosted.is_led_by(user)
    ]
    if hosted.phase is not GamePhase.SIGNUP:
        return None
    values = {"names": " ".join(f"<@{user}>" for user in called), "gm": mentions(hosted.gms), **_where(hosted)}
    return Outgoing(
        say(hosted, "rematch", values), rows=[[button(hosted, Verb.JOIN, ButtonStyle.success)]], mentions=called
    )


def not_ready(hosted: HostedGame) -> list[Occupancy]:
    """Who has joined and has not said that he is ready; whoever has asked is."""
    ready = hosted.lobby.ready
    return [] if ready is None else [each for each in hosted.occupancies if each.user_id not in ready]


def _seat_offered_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """The offer of a seat to somebody who waits for one; nothing if its occupant is another, or it is over by now."""
    occupancy = next((each for each in hosted.occupancies if each.name == row.speaker), None)
    if occupancy is None or occupancy.user_id != row.about_id or not occupancy.is_on_offer(now()):
        return None
    values = {"name": bold(occupancy.name), "when": date(row.created_at + SEAT_OFFER_LASTS), **_where(hosted)}
    text = say(hosted, "seat-offered", values)
    return Outgoing("\n".join([text, *why(hosted, row.text)]), rows=[[take_button(hosted, occupancy)]])


def _seated_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """To somebody who has waited, that he has a seat; nothing if he has left it again."""
    if hosted.occupancy_of(row.user_id or 0) is None or hosted.phase is GamePhase.OVER:
        return None
    return Outgoing(say(hosted, "moved-up", _where(hosted)), rows=[private_row(hosted)])


def _where(hosted: HostedGame) -> dict[str, str]:
    return {"game": hosted.theme.title, "room": f"<#{hosted.room.channel_id}>"}
