"""Makes the messages to a GM: warnings, a passed deadline, room trouble, a player who could see too much."""

from discord.ui import Button, View

from bot.components.keys import Key, Verb
from bot.delivery.gm.gm_questions import gm_moves_message, gms_asked, is_asked
from bot.delivery.requests.channel_access import Openness
from bot.delivery.telling.compose import is_for_gm, told_of
from bot.delivery.telling.next_wait import more_time
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import apart, button, desk_button, first_few, room_of, say, words_of
from bot.storage.games.hosted_game import HostedGame
from bot.storage.games.postponed_reveals import reveals_at
from bot.storage.schema.kinds import GmRequest, Loss
from bot.storage.schema.models import OutboxRow
from bot.wording.name_words import bold, mentions
from bot.wording.pages import joined
from bot.wording.time_words import date
from engine.audience import To


def room_trouble(hosted: HostedGame) -> str | None:
    """Return why a game's room cannot be used, and what its GM can do; None if all is well."""
    return _trouble(hosted, hosted.room.loss) if hosted.room.loss is not None else None


def trouble_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Tell a GM about room trouble, unless the game has moved since. A game that is paused is paused for that."""
    if row.created_at < hosted.room.since:
        return None
    rests = hosted.game is not None and hosted.game.table.paused
    trouble = room_trouble(hosted) or (_trouble(hosted, Loss.FORBIDDEN) if rests else None)
    return None if trouble is None else Outgoing(trouble)


def _trouble(hosted: HostedGame, loss: Loss) -> str:
    values = {"room": room_of(hosted), "game": hosted.theme.title, "number": str(hosted.id)}
    return say(
        hosted, f"gm-room-{loss}", {**values, "phase": hosted.phase, "anonymous": "yes" if hosted.anonymous else "no"}
    )


def feed_off_message(hosted: HostedGame, _row: OutboxRow) -> Outgoing:
    """Tell a GM that the server's outgoing webhook is switched off."""
    return Outgoing(say(hosted, "gm-feed-off", {"room": room_of(hosted), "game": hosted.theme.title}))


def absent_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Tell a GM that a player takes no DMs; None if they do again."""
    found = hosted.occupancy_of(row.about_id or 0)
    if found is None or found.dm_open:
        return None
    return Outgoing(say(hosted, "gm-absent", {"name": bold(found.name), "room": room_of(hosted)}))


def silent_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Tell a co-GM, or the managers of the server, that no GM has answered what the GMs are asked."""
    asked = GmRequest(row.text or GmRequest.DEADLINE)
    gms = gms_asked(hosted, asked)
    if hosted.wait_line not in row.lines or not is_asked(hosted, asked) or row.user_id not in {None, *gms}:
        return None
    when = "" if hosted.deadline is None else date(hosted.deadline)
    values = {"room": room_of(hosted), "when": when, "asked": asked}
    if row.room_id is not None:
        told = say(hosted, "gm-silent-managers", {**values, "gm": mentions(gms)})
        return Outgoing(told, rows=[[button(hosted, Verb.STAND_IN)]]) if asked is not GmRequest.MISSING else None
    told = say(hosted, "gm-silent", {**values, "gm": mentions(gms[:1])})
    if asked is GmRequest.JUDGEMENT:
        return gm_moves_message(hosted, row.user_id or 0, [told])
    return Outgoing(told, rows=apart(hosted, answers_to(hosted, asked)))


def answers_to(hosted: HostedGame, asked: GmRequest) -> tuple[Verb, ...]:
    """Return the buttons that answer a question to the GMs, other than for a judgement."""
    match asked:
        case GmRequest.DEADLINE:
            return Verb.CLOSE, more_time(hosted)
        case GmRequest.RESULT:
            return (Verb.PENDING,)
        case GmRequest.MISSING:
            return (Verb.WITHOUT,)
        case _:
            return ()


def watch_asked_message(hosted: HostedGame, row: OutboxRow) -> Outgoing:
    """Tell a GM that somebody asks to watch with all secrets, with the button that lets them."""
    key = Key(Verb.LET_WATCH, hosted.id, rest=str(row.about_id))
    agree = Button[View](label=say(hosted, "button-let-watch"), custom_id=key.custom_id)
    return Outgoing(say(hosted, "gm-watch-asked", _values_of_watching(hosted, row)), rows=[[agree]])


def watching_message(hosted: HostedGame, row: OutboxRow) -> Outgoing:
    """Tell somebody that they may watch now."""
    return Outgoing(say(hosted, "watch-begins", _values_of_watching(hosted, row)))


def _values_of_watching(hosted: HostedGame, row: OutboxRow) -> dict[str, str]:
    return {"game": hosted.theme.title, "room": room_of(hosted), "user": f"<@{row.about_id}>"}


def missing_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Tell a GM that time is up for the wait within the wait, and who is still missing; None if nobody is."""
    missing, kind = hosted.rulebook.missing(hosted.started.table), hosted.rulebook.kind_of_wait(hosted.started.table)
    if hosted.wait_line not in row.lines or not missing or kind is None:
        return None
    inner = words_of(hosted).wait_name(hosted.rulebook.inner[kind])
    values = {"room": room_of(hosted), "wait": inner, "names": first_few(hosted, missing)}
    rows = apart(hosted, answers_to(hosted, GmRequest.MISSING), desk_button(hosted))
    return Outgoing(say(hosted, "gm-missing", values), rows=rows)


def tell_message(hosted: HostedGame, _row: OutboxRow) -> Outgoing | None:
    """Tell a GM that they decide when to reveal the roles; None once they are revealed."""
    if (until := reveals_at(hosted)) is None:
        return None
    values = {"game": hosted.theme.title, "room": room_of(hosted), "when": date(until)}
    return Outgoing(say(hosted, "gm-tell", values), rows=[[button(hosted, Verb.REVEAL)]])


def open_message(hosted: HostedGame, row: OutboxRow, openness: Openness) -> Outgoing | None:
    """Tell a GM, while the wait lasts, that somebody can post in the channel of an anonymous game."""
    text = open_text(hosted, openness)
    is_late = hosted.wait_line not in row.lines or not hosted.asks
    return None if is_late or not text else Outgoing(text)


def open_text(hosted: HostedGame, openness: Openness) -> str:
    """Return who can post in the channel of an anonymous game, and how its GM prevents it; empty if nobody can."""
    if not openness:
        return ""
    values = {
        "room": room_of(hosted),
        "game": hosted.theme.title,
        "names": first_few(hosted, openness.players),
    }
    told = say(hosted, "gm-open-everybody" if openness.everybody else "gm-open-players", values)
    return f"{told} {say(hosted, 'gm-close-channel')}"


def deadline_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Tell a GM that the deadline has passed, and ask what to do; None if the wait is over."""
    if hosted.wait_line not in row.lines:
        return None
    kind = hosted.rulebook.kind_of_wait(hosted.started.table)
    values = {"room": room_of(hosted), "wait": words_of(hosted).wait_name(kind) if kind else ""}
    rows = apart(hosted, answers_to(hosted, GmRequest.DEADLINE), desk_button(hosted))
    return Outgoing(say(hosted, "gm-deadline", values), rows=rows)


def staff_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Tell a GM that a player could see too much; None if that player has left."""
    found = hosted.occupancy_of(row.about_id or 0)
    if found is None:
        return None
    person = {"name": bold(hosted.person(found)), "user": f"<@{found.user_id}>"}
    return Outgoing(say(hosted, "gm-staff", {"room": room_of(hosted), **person}))


def news_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Tell a GM the events that are for GMs. They contain no seat's secrets, because a GM may have a seat."""
    news = [told for told in told_of(hosted, row.lines, To.GM) if is_for_gm(hosted, told.event, row.user_id)]
    words = words_of(hosted)
    pages = [page for told in news if (page := words.tell(told)) is not None]
    return Outgoing(pages=joined(pages)) if pages else None
