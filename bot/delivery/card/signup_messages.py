"""Makes the messages about a sign-up, the bench, and the GMs of a game."""

from discord import ButtonStyle

from bot.clock import now
from bot.components.keys import Verb
from bot.delivery.card.pace_words import holding_text
from bot.delivery.telling.compose import cancelled_text, take_button, why
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import button, private_row, room_of, say
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.storage.outbox.offer_rows import OFFER_LASTS, SEAT_OFFER_LASTS
from bot.storage.people.past_occupants import is_person
from bot.storage.schema.choices import Reading
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import OutboxRow
from bot.wording.name_words import bold, mentions
from bot.wording.time_words import date


def cancelled_message(hosted: HostedGame, _row: OutboxRow) -> Outgoing:
    """Say that a sign-up was cancelled, and by whom. In a DM, where one that was forgotten ends, no phone rings."""
    return Outgoing(cancelled_text(hosted), is_silent=hosted.is_in_dm)


def taken_off_message(hosted: HostedGame, _row: OutboxRow) -> Outgoing:
    """Tell somebody that they were taken off a sign-up's list."""
    return Outgoing(say(hosted, "off-the-list", _where(hosted)))


def handed_over_message(hosted: HostedGame, _row: OutboxRow) -> Outgoing:
    """Say who is the first GM now and, in a running game, whether results go to them first."""
    lines = [say(hosted, "handed-over", {"gm": f"<@{hosted.gm_id}>"})]
    if hosted.holds and hosted.phase is GamePhase.RUNNING:
        lines.append(holding_text(hosted))
    return Outgoing(" ".join(lines), mentions=[hosted.gm_id])


def co_gm_message(hosted: HostedGame, row: OutboxRow) -> Outgoing:
    """Announce that somebody is a co-GM, or no longer one, as it stands when the message is sent."""
    user_id = row.about_id or 0
    values = {"gm": f"<@{user_id}>", "first": f"<@{hosted.gm_id}>"}
    joined = hosted.is_led_by(user_id)
    return Outgoing(say(hosted, "gm-joined" if joined else "gm-left", values), mentions=[user_id] if joined else [])


def asked_to_lead_message(hosted: HostedGame, row: OutboxRow) -> Outgoing:
    """Ask somebody to lead in place of a GM."""
    return _asked(hosted, row, "asked-to-lead")


def asked_beside_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Ask somebody to lead beside the other GMs; None if they do by now."""
    return None if hosted.is_led_by(row.about_id) else _asked(hosted, row, "asked-beside")


def _asked(hosted: HostedGame, row: OutboxRow, name: str) -> Outgoing:
    user_id = row.about_id or 0
    values = {"user": f"<@{user_id}>", "gm": mentions(hosted.gms), "hides": "yes" if hosted.rulebook.hides else "no"}
    values["when"] = date(row.created_at + OFFER_LASTS)
    take = button(hosted, Verb.ACCEPT, ButtonStyle.success)
    return Outgoing(say(hosted, name, values), rows=[[take]], mentions=[user_id])


def ready_message(hosted: HostedGame, _row: OutboxRow) -> Outgoing | None:
    """Ask those who have joined whether they are there; None once that question is closed."""
    if hosted.phase is not GamePhase.SIGNUP or hosted.lobby.until is None:
        return None
    called = hosted.users_on(hosted.names)
    values = {"names": " ".join(f"<@{user}>" for user in called), "when": date(hosted.lobby.until)}
    ready = button(hosted, Verb.READY, ButtonStyle.success)
    return Outgoing(say(hosted, "ready-asked", values), rows=[[ready]], mentions=called)


def ready_over_message(hosted: HostedGame, _row: OutboxRow) -> Outgoing | None:
    """Tell a GM who is not ready; None once that question is closed."""
    if hosted.phase is not GamePhase.SIGNUP or hosted.lobby.until is None:
        return None
    absent = not_ready(hosted)
    start = button(hosted, Verb.START, ButtonStyle.primary)
    if not absent:
        return Outgoing(say(hosted, "ready-all", _where(hosted)), rows=[[start]])
    names = ", ".join(bold(occupancy.name) for occupancy in absent)
    text = say(hosted, "ready-not", {"names": names, "count": len(absent), **_where(hosted)})
    return Outgoing(text, rows=[[button(hosted, Verb.ABSENT), start]])


def start_set_message(hosted: HostedGame, _row: OutboxRow) -> Outgoing | None:
    """Tell the room when the game begins by itself, or that it does not any more; None once it has begun."""
    if hosted.phase is not GamePhase.SIGNUP:
        return None
    if hosted.lobby.starts_at is None:
        return Outgoing(say(hosted, "start-unset", {"gm": mentions(hosted.gms)}))
    return Outgoing(say(hosted, "start-set", {"when": date(hosted.lobby.starts_at)}))


def start_soon_message(hosted: HostedGame, _row: OutboxRow) -> Outgoing | None:
    """Call those who have joined shortly before the game begins; None if that is not planned any more."""
    if hosted.phase is not GamePhase.SIGNUP or hosted.lobby.starts_at is None or not hosted.occupancies:
        return None
    called = [occupancy.user_id for occupancy in hosted.occupancies]
    values = {"names": " ".join(f"<@{user}>" for user in called), "when": date(hosted.lobby.starts_at)}
    return Outgoing(say(hosted, "start-soon", values), mentions=called)


def start_failed_message(hosted: HostedGame, _row: OutboxRow) -> Outgoing | None:
    """Call the GMs because the game could not begin at its time; None once it has begun."""
    if hosted.phase is not GamePhase.SIGNUP:
        return None
    start = button(hosted, Verb.START, ButtonStyle.primary)
    text = say(hosted, "start-failed", {"gm": mentions(hosted.gms)})
    return Outgoing(text, rows=[[start]], mentions=[*hosted.gms])


def rematch_message(hosted: HostedGame, _row: OutboxRow) -> Outgoing | None:
    """Tell everybody who has played at a table and has not joined yet that it is open again."""
    called = [
        user
        for user in hosted.lobby.regulars
        if is_person(user) and hosted.occupancy_of(user) is None and not hosted.is_led_by(user)
    ]
    if hosted.phase is not GamePhase.SIGNUP:
        return None
    values = {"names": " ".join(f"<@{user}>" for user in called), "gm": mentions(hosted.gms), **_where(hosted)}
    return Outgoing(
        say(hosted, "rematch", values), rows=[[button(hosted, Verb.JOIN, ButtonStyle.success)]], mentions=called
    )


def not_ready(hosted: HostedGame) -> list[Occupancy]:
    """Return those who have joined and have not said that they are ready.

    Whoever asked counts as ready, and so do house players.
    """
    ready = hosted.lobby.ready
    if ready is None:
        return []
    return [each for each in hosted.occupancies if each.user_id not in ready and not each.is_house]


def not_read(hosted: HostedGame) -> list[Occupancy]:
    """Return those who have joined and still have to read how to play, if the table wants everybody to."""
    if hosted.settings.reading is Reading.NOBODY:
        return []
    return [each for each in hosted.occupancies if each.user_id not in hosted.lobby.readers and not each.is_house]


def read_asked_message(hosted: HostedGame, _row: OutboxRow) -> Outgoing | None:
    """Ask those who have joined to read how to play before the game begins; None if there is nobody to ask any more."""
    called = [occupancy.user_id for occupancy in not_read(hosted)]
    if hosted.phase is not GamePhase.SIGNUP or not called:
        return None
    names = " ".join(f"<@{user}>" for user in called)
    how = button(hosted, Verb.HOW, ButtonStyle.primary)
    return Outgoing(say(hosted, "read-asked", {"names": names}), rows=[[how]], mentions=called)


def all_read_message(hosted: HostedGame, _row: OutboxRow) -> Outgoing | None:
    """Tell a GM that nobody has to read any more; None if somebody has to again, or the game has begun."""
    if hosted.phase is not GamePhase.SIGNUP or not_read(hosted):
        return None
    start = button(hosted, Verb.START, ButtonStyle.primary)
    return Outgoing(say(hosted, "all-read", _where(hosted)), rows=[[start]])


def queue_opened_message(hosted: HostedGame, _row: OutboxRow) -> Outgoing | None:
    """Tell a GM that their queued game is open; None if its sign-up is over by now."""
    if hosted.phase is not GamePhase.SIGNUP:
        return None
    return Outgoing(say(hosted, "queue-opened", _where(hosted)), rows=[[button(hosted, Verb.SETUP)]])


def new_game_message(hosted: HostedGame, role_id: int) -> Outgoing | None:
    """Call a role to a sign-up that has just opened; None if that is over by now."""
    if hosted.phase is not GamePhase.SIGNUP:
        return None
    values = {"role": f"<@&{role_id}>", "gm": mentions(hosted.gms), **_where(hosted)}
    join = button(hosted, Verb.JOIN, ButtonStyle.success)
    return Outgoing(say(hosted, "new-game-called", values), rows=[[join]], roles=[role_id])


def seat_offered_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Offer a seat to somebody on the bench; None if its occupant has changed or the offer is over."""
    occupancy = next((each for each in hosted.occupancies if each.name == row.speaker), None)
    if occupancy is None or occupancy.user_id != row.about_id or not occupancy.is_on_offer(now()):
        return None
    values = {"name": bold(occupancy.name), "when": date(row.created_at + SEAT_OFFER_LASTS), **_where(hosted)}
    text = say(hosted, "seat-offered", values)
    return Outgoing("\n".join([text, *why(hosted, row.text)]), rows=[[take_button(hosted, occupancy)]])


def seated_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Tell somebody from the bench that they have a seat; None if they have left it again."""
    if hosted.occupancy_of(row.user_id or 0) is None or hosted.phase is GamePhase.OVER:
        return None
    return Outgoing(say(hosted, "moved-up", _where(hosted)), rows=[private_row(hosted)])


def _where(hosted: HostedGame) -> dict[str, str]:
    return {"game": hosted.theme.title, "room": room_of(hosted)}
