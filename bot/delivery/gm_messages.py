"""What the GM is told: warnings, a passed deadline, trouble with the room, a player who could see too much."""

from discord.ui import Button, View

from bot.components.keys import Key, Verb
from bot.delivery.channel_access import Openness
from bot.delivery.compose import is_for_gm, told_of
from bot.delivery.gm_asked import gm_moves_message, gms_asked, is_asked
from bot.delivery.outgoing import Outgoing
from bot.delivery.saying import apart, button, desk_button, first_few, say, words_of
from bot.storage.kinds import Asked, Loss, OutboxKind
from bot.storage.live import Live
from bot.storage.models import OutboxRow
from bot.storage.reveals import reveals_at
from bot.wording.names import bold, mentions
from bot.wording.pages import joined
from bot.wording.times import date
from engine.audience import To


def room_trouble(live: Live) -> str | None:
    """Why a game's room cannot be used and what its GM can do; None if all is well."""
    return _trouble(live, live.room.loss) if live.room.loss is not None else None


def _news_of_trouble(live: Live, row: OutboxRow) -> str | None:
    """The same, unless the GM has moved the game meanwhile. One that rests since then was paused for that reason."""
    if row.created_at < live.room.since:
        return None
    rests = live.game is not None and live.game.table.paused
    return room_trouble(live) or (_trouble(live, Loss.FORBIDDEN) if rests else None)


def _trouble(live: Live, loss: Loss) -> str:
    values = {"room": f"<#{live.room.channel_id}>", "game": live.theme.title, "number": str(live.id)}
    return say(live, f"gm-room-{loss}", {**values, "phase": live.phase, "anonymous": "yes" if live.anonymous else "no"})


def _absent_message(live: Live, row: OutboxRow) -> Outgoing | None:
    """That a player is out of reach, unless he is not any more."""
    found = live.sitting_of(row.about_id or 0)
    if found is None or found.dm_open:
        return None
    return Outgoing(say(live, "gm-absent", {"name": bold(found.name), "room": f"<#{live.room.channel_id}>"}))


def _silent_message(live: Live, row: OutboxRow) -> Outgoing | None:
    """That nobody who leads has answered what the GMs are asked: to a co-GM, or to who manages the server."""
    asked = Asked(row.text or Asked.DEADLINE)
    gms = gms_asked(live, asked)
    if live.wait_line not in row.lines or not is_asked(live, asked) or row.user_id not in {None, *gms}:
        return None
    when = "" if live.deadline is None else date(live.deadline)
    values = {"room": f"<#{live.room.channel_id}>", "when": when, "asked": asked}
    if row.room_id is not None:
        told = say(live, "gm-silent-managers", {**values, "gm": mentions(gms)})
        return Outgoing(told, rows=[[button(live, Verb.STAND_IN)]]) if asked is not Asked.MISSING else None
    told = say(live, "gm-silent", {**values, "gm": mentions(gms[:1])})
    if asked is Asked.JUDGEMENT:
        return gm_moves_message(live, row.user_id or 0, [told])
    return Outgoing(told, rows=apart(live, ANSWERS[asked]))


ANSWERS = {
    Asked.DEADLINE: (Verb.CLOSE, Verb.EXTEND),
    Asked.RESULT: (Verb.HELD,),
    Asked.MISSING: (Verb.WITHOUT,),
}
"""The buttons with which is answered what the GMs are asked."""


def _watching_message(live: Live, row: OutboxRow) -> Outgoing:
    """That somebody asks a GM to let him watch with all secrets; or to him, that he may."""
    values = {"game": live.theme.title, "room": f"<#{live.room.channel_id}>", "user": f"<@{row.about_id}>"}
    if row.kind is OutboxKind.WATCHING:
        return Outgoing(say(live, "watch-begins", values))
    key = Key(Verb.LET_WATCH, live.id, rest=str(row.about_id))
    agree = Button[View](label=say(live, "button-let-watch"), custom_id=key.custom_id)
    return Outgoing(say(live, "gm-watch-asked", values), rows=[[agree]])


def _missing_message(live: Live, row: OutboxRow) -> Outgoing | None:
    """That time is up within the wait, and who is still missing; unless nobody is any more."""
    missing, kind = live.rulebook.missing(live.started.table), live.rulebook.kind_of_wait(live.started.table)
    if live.wait_line not in row.lines or not missing or kind is None:
        return None
    inner = words_of(live).wait_name(live.rulebook.inner[kind])
    values = {"room": f"<#{live.room.channel_id}>", "wait": inner, "names": first_few(live, missing)}
    return Outgoing(say(live, "gm-missing", values), rows=apart(live, ANSWERS[Asked.MISSING], desk_button(live)))


def _tell_message(live: Live) -> Outgoing | None:
    """That it is his to say when who was who is told; nothing once that is told."""
    if (until := reveals_at(live)) is None:
        return None
    values = {"game": live.theme.title, "room": f"<#{live.room.channel_id}>", "when": date(until)}
    return Outgoing(say(live, "gm-tell", values), rows=[[button(live, Verb.REVEAL)]])


def open_message(live: Live, row: OutboxRow, openness: Openness) -> Outgoing | None:
    """That somebody can post in the channel of an anonymous game, while the wait lasts."""
    text = open_text(live, openness)
    is_late = live.wait_line not in row.lines or not live.asks
    return None if is_late or not text else Outgoing(text)


def open_text(live: Live, openness: Openness) -> str:
    """Who can post in the channel of an anonymous game, and how its GM hinders it; empty if nobody can."""
    if not openness:
        return ""
    values = {
        "room": f"<#{live.room.channel_id}>",
        "game": live.theme.title,
        "names": first_few(live, openness.players),
    }
    told = say(live, "gm-open-everybody" if openness.everybody else "gm-open-players", values)
    return f"{told} {say(live, 'gm-close-channel')}"


def gm_message(live: Live, row: OutboxRow) -> Outgoing | None:
    """What the GM is told: warnings, a passed deadline, trouble with the channel, a player who could see too much."""
    words = words_of(live)
    room = f"<#{live.room.channel_id}>"
    match row.kind:
        case OutboxKind.DEADLINE:
            if live.wait_line not in row.lines:
                return None
            kind = live.rulebook.kind_of_wait(live.started.table)
            text = say(live, "gm-deadline", {"room": room, "wait": words.wait_name(kind) if kind else ""})
            return Outgoing(text, rows=apart(live, ANSWERS[Asked.DEADLINE], desk_button(live)))
        case OutboxKind.WATCH_ASKED | OutboxKind.WATCHING:
            return _watching_message(live, row)
        case OutboxKind.SILENT:
            return _silent_message(live, row)
        case OutboxKind.MISSING:
            return _missing_message(live, row)
        case OutboxKind.TELL:
            return _tell_message(live)
        case OutboxKind.TROUBLE:
            trouble = _news_of_trouble(live, row)
            return Outgoing(trouble) if trouble is not None else None
        case OutboxKind.ABSENT:
            return _absent_message(live, row)
        case OutboxKind.STAFF:
            found = live.sitting_of(row.about_id or 0)
            if found is None:
                return None
            person = {"name": bold(live.person(found)), "user": f"<@{found.user_id}>"}
            return Outgoing(say(live, "gm-staff", {"room": room, **person}))
        case _:
            # A GM may have a seat, so no seat's secrets are among it.
            news = [told for told in told_of(live, row.lines, To.GM) if is_for_gm(live, told.event, row.user_id)]
            pages = [page for told in news if (page := words.tell(told)) is not None]
            return Outgoing(pages=joined(pages)) if pages else None
