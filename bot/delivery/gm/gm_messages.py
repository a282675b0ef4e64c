"""What the GM is told: warnings, a passed deadline, trouble with the room, a player who could see too much."""

from discord.ui import Button, View

from bot.components.keys import Key, Verb
from bot.delivery.gm.gm_questions import gm_moves_message, gms_asked, is_asked
from bot.delivery.requests.channel_access import Openness
from bot.delivery.telling.compose import is_for_gm, told_of
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import apart, button, desk_button, first_few, say, words_of
from bot.storage.games.hosted_game import HostedGame
from bot.storage.games.postponed_reveals import reveals_at
from bot.storage.schema.kinds import GmRequest, Loss, OutboxKind
from bot.storage.schema.models import OutboxRow
from bot.wording.name_words import bold, mentions
from bot.wording.pages import joined
from bot.wording.time_words import date
from engine.audience import To


def room_trouble(hosted: HostedGame) -> str | None:
    """Why a game's room cannot be used and what its GM can do; None if all is well."""
    return _trouble(hosted, hosted.room.loss) if hosted.room.loss is not None else None


def _news_of_trouble(hosted: HostedGame, row: OutboxRow) -> str | None:
    """The same, unless the GM has moved the game meanwhile. One that rests since then was paused for that reason."""
    if row.created_at < hosted.room.since:
        return None
    rests = hosted.game is not None and hosted.game.table.paused
    return room_trouble(hosted) or (_trouble(hosted, Loss.FORBIDDEN) if rests else None)


def _trouble(hosted: HostedGame, loss: Loss) -> str:
    values = {"room": f"<#{hosted.room.channel_id}>", "game": hosted.theme.title, "number": str(hosted.id)}
    return say(
        hosted, f"gm-room-{loss}", {**values, "phase": hosted.phase, "anonymous": "yes" if hosted.anonymous else "no"}
    )


def _absent_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """That a player is out of reach, unless he is not any more."""
    found = hosted.occupancy_of(row.about_id or 0)
    if found is None or found.dm_open:
        return None
    return Outgoing(say(hosted, "gm-absent", {"name": bold(found.name), "room": f"<#{hosted.room.channel_id}>"}))


def _silent_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """That nobody who leads has answered what the GMs are asked: to a co-GM, or to who manages the server."""
    asked = GmRequest(row.text or GmRequest.DEADLINE)
    gms = gms_asked(hosted, asked)
    if hosted.wait_line not in row.lines or not is_asked(hosted, asked) or row.user_id not in {None, *gms}:
        return None
    when = "" if hosted.deadline is None else date(hosted.deadline)
    values = {"room": f"<#{hosted.room.channel_id}>", "when": when, "asked": asked}
    if row.room_id is not None:
        told = say(hosted, "gm-silent-managers", {**values, "gm": mentions(gms)})
        return Outgoing(told, rows=[[button(hosted, Verb.STAND_IN)]]) if asked is not GmRequest.MISSING else None
    told = say(hosted, "gm-silent", {**values, "gm": mentions(gms[:1])})
    if asked is GmRequest.JUDGEMENT:
        return gm_moves_message(hosted, row.user_id or 0, [told])
    return Outgoing(told, rows=apart(hosted, ANSWERS[asked]))


ANSWERS = {
    GmRequest.DEADLINE: (Verb.CLOSE, Verb.EXTEND),
    GmRequest.RESULT: (Verb.PENDING,),
    GmRequest.MISSING: (Verb.WITHOUT,),
}
"""The buttons with which is answered what the GMs are asked."""


def _watching_message(hosted: HostedGame, row: OutboxRow) -> Outgoing:
    """That somebody asks a GM to let him watch with all secrets; or to him, that he may."""
    values = {"game": hosted.theme.title, "room": f"<#{hosted.room.channel_id}>", "user": f"<@{row.about_id}>"}
    if row.kind is OutboxKind.WATCHING:
        return Outgoing(say(hosted, "watch-begins", values))
    key = Key(Verb.LET_WATCH, hosted.id, rest=str(row.about_id))
    agree = Button[View](label=say(hosted, "button-let-watch"), custom_id=key.custom_id)
    return Outgoing(say(hosted, "gm-watch-asked", values), rows=[[agree]])


def _missing_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """That time is up within the wait, and who is still missing; unless nobody is any more."""
    missing, kind = hosted.rulebook.missing(hosted.started.table), hosted.rulebook.kind_of_wait(hosted.started.table)
    if hosted.wait_line not in row.lines or not missing or kind is None:
        return None
    inner = words_of(hosted).wait_name(hosted.rulebook.inner[kind])
    values = {"room": f"<#{hosted.room.channel_id}>", "wait": inner, "names": first_few(hosted, missing)}
    return Outgoing(
        say(hosted, "gm-missing", values), rows=apart(hosted, ANSWERS[GmRequest.MISSING], desk_button(hosted))
    )


def _tell_message(hosted: HostedGame) -> Outgoing | None:
    """That it is his to say when who was who is told; nothing once that is told."""
    if (until := reveals_at(hosted)) is None:
        return None
    values = {"game": hosted.theme.title, "room": f"<#{hosted.room.channel_id}>", "when": date(until)}
    return Outgoing(say(hosted, "gm-tell", values), rows=[[button(hosted, Verb.REVEAL)]])


def open_message(hosted: HostedGame, row: OutboxRow, openness: Openness) -> Outgoing | None:
    """That somebody can post in the channel of an anonymous game, while the wait lasts."""
    text = open_text(hosted, openness)
    is_late = hosted.wait_line not in row.lines or not hosted.asks
    return None if is_late or not text else Outgoing(text)


def open_text(hosted: HostedGame, openness: Openness) -> str:
    """Who can post in the channel of an anonymous game, and how its GM hinders it; empty if nobody can."""
    if not openness:
        return ""
    values = {
        "room": f"<#{hosted.room.channel_id}>",
        "game": hosted.theme.title,
        "names": first_few(hosted, openness.players),
    }
    told = say(hosted, "gm-open-everybody" if openness.everybody else "gm-open-players", values)
    return f"{told} {say(hosted, 'gm-close-channel')}"


def gm_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """What the GM is told: warnings, a passed deadline, trouble with the channel, a player who could see too much."""
    words = words_of(hosted)
    room = f"<#{hosted.room.channel_id}>"
    match row.kind:
        case OutboxKind.DEADLINE:
            if hosted.wait_line not in row.lines:
                return None
            kind = hosted.rulebook.kind_of_wait(hosted.started.table)
            text = say(hosted, "gm-deadline", {"room": room, "wait": words.wait_name(kind) if kind else ""})
            return Outgoing(text, rows=apart(hosted, ANSWERS[GmRequest.DEADLINE], desk_button(hosted)))
        case OutboxKind.WATCH_ASKED | OutboxKind.WATCHING:
            return _watching_message(hosted, row)
        case OutboxKind.SILENT:
            return _silent_message(hosted, row)
        case OutboxKind.MISSING:
            return _missing_message(hosted, row)
        case OutboxKind.TELL:
            return _tell_message(hosted)
        case OutboxKind.TROUBLE:
            trouble = _news_of_trouble(hosted, row)
            return Outgoing(trouble) if trouble is not None else None
        case OutboxKind.ABSENT:
            return _absent_message(hosted, row)
        case OutboxKind.STAFF:
            found = hosted.occupancy_of(row.about_id or 0)
            if found is None:
                return None
            person = {"name": bold(hosted.person(found)), "user": f"<@{found.user_id}>"}
            return Outgoing(say(hosted, "gm-staff", {"room": room, **person}))
        case _:
            # A GM may have a seat, so no seat's secrets are among it.
            news = [told for told in told_of(hosted, row.lines, To.GM) if is_for_gm(hosted, told.event, row.user_id)]
            pages = [page for told in news if (page := words.tell(told)) is not None]
            return Outgoing(pages=joined(pages)) if pages else None
