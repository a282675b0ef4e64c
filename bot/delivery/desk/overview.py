"""The desk itself: what comes next and when, and every seat at a glance."""

from collections.abc import Iterator

from bot.clock import now
from bot.delivery.coming import coming
from bot.delivery.desk.laying import (
    BETWEEN,
    NAME_LENGTHS,
    Laid,
    beside,
    noted,
    occupant,
    role_heading,
    seat_at_desk,
    with_room,
    words_at_desk,
)
from bot.delivery.desk.picturing import picture_of_desk
from bot.delivery.desk.rows import desk_rows
from bot.delivery.gm_asked import gm_asks
from bot.delivery.gm_messages import room_trouble
from bot.delivery.open_offers import asked_line
from bot.delivery.outgoing import Outgoing
from bot.delivery.reminders import awaited_for_gm
from bot.delivery.saying import first_few, say, words_of
from bot.storage.kinds import GamePhase
from bot.storage.live import Live
from bot.storage.notes import ON_GAME
from bot.wording.game_words import AnyGameWords
from bot.wording.names import bold
from bot.wording.pages import TEXT, Page, packed, shorten
from bot.wording.times import date
from engine.audience import To

NOTE_LENGTHS = dict(zip(NAME_LENGTHS, (80, 40, 20, 10), strict=True))
"""How long a note on a seat is, with names of some length."""
NOTE_ON_GAME = 200


async def desk_message(live: Live, laid: Laid) -> Outgoing:
    """Everything at a glance, in words and as a picture, with the buttons of all that the GM may do."""
    return Outgoing(pages=desk_pages(live, laid), rows=desk_rows(live, laid), picture=await picture_of_desk(live, laid))


def desk_pages(live: Live, laid: Laid) -> list[Page]:
    """What is next, and every seat, with names as long as there is room for."""
    return with_room(lambda longest: [_next(live, laid), *_seats(live, laid, longest)])


def _next(live: Live, laid: Laid) -> Page:
    title = say(live, "desk-title", {"game": live.theme.title})
    return Page(title, "\n".join(filter(None, _lines(live, laid))), colour=live.theme.colour)


def _lines(live: Live, laid: Laid) -> Iterator[str]:
    yield room_trouble(live) or ""
    if live.phase is GamePhase.SIGNUP:
        least, most = live.rulebook.players[0], live.rulebook.players[-1]
        yield say(live, "signup-players", {"count": len(live.names), "least": least, "most": most})
    else:
        yield coming(live)
    if names := awaited_for_gm(live, laid.gm_id):
        yield say(live, "desk-waits-for", {"names": first_few(live, names)})
    within = live.inner_deadline
    if laid.sees and within is not None and within > now() and live.asks and (inner := _inner(live)):
        yield say(live, "desk-inner", {"wait": inner, "when": date(within)})
    for offer in laid.asked:
        yield asked_line(live, offer)
    for ask in gm_asks(live, laid.gm_id):
        yield say(live, "desk-line", {"what": words_of(live).order_prompt(ask, live.view(To.PUBLIC))})
    yield noted(live, laid, ON_GAME, NOTE_ON_GAME)


def _inner(live: Live) -> str:
    """What the wait within the wait is called."""
    kind = live.rulebook.kind_of_wait(live.started.table) if live.game is not None else None
    inner = live.rulebook.inner.get(kind or "")
    return words_of(live).wait_name(inner) if inner is not None else ""


def _seats(live: Live, laid: Laid, longest: int) -> list[Page]:
    words = words_at_desk(live, longest)
    blocks = [_seat(live, laid, words, number, longest) for number in range(len(live.sittings))]
    return [Page("", part, colour=live.theme.colour) for part in packed(blocks, TEXT)]


def _seat(live: Live, laid: Laid, words: AnyGameWords, number: int, longest: int) -> str:
    """Two lines: who it is, and how it stands."""
    sitting = live.sittings[number]
    known = seat_at_desk(live, laid, words, sitting)
    name = bold(shorten(sitting.name, longest))
    who = say(live, "desk-seat", {"number": number + 1, "name": name, "role": role_heading(live, known)})
    user = occupant(live, laid, sitting)
    stands = [user, *known.notes, *beside(live, laid, known, sitting)]
    note = noted(live, laid, sitting.seat_id, NOTE_LENGTHS[longest])
    return "\n".join(filter(None, (who.strip(), BETWEEN.join(filter(None, (*stands, note))))))
