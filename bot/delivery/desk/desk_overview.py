"""The desk's first page: what comes next and when, and every seat at a glance."""

from collections.abc import Iterator

from bot.clock import now
from bot.delivery.desk.desk_buttons import desk_rows
from bot.delivery.desk.desk_picture import picture_of_desk
from bot.delivery.desk.desk_view import (
    BETWEEN,
    NAME_LENGTHS,
    DeskView,
    beside,
    noted,
    occupant,
    role_heading,
    seat_at_desk,
    with_room,
    words_at_desk,
)
from bot.delivery.gm.gm_messages import room_trouble
from bot.delivery.gm.gm_questions import gm_asks
from bot.delivery.gm.open_offers import asked_line
from bot.delivery.gm.reminders import awaited_for_gm
from bot.delivery.telling.next_wait import coming
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import first_few, say, words_of
from bot.storage.games.hosted_game import HostedGame
from bot.storage.people.gm_notes import ON_GAME
from bot.storage.schema.kinds import GamePhase
from bot.wording.game_words import AnyGameWords
from bot.wording.name_words import bold
from bot.wording.pages import TEXT, Page, packed, shorten
from bot.wording.time_words import date
from engine.audience import To

NOTE_LENGTHS = dict(zip(NAME_LENGTHS, (80, 40, 20, 10), strict=True))
"""The most units of a note on a seat, for each length of names."""
NOTE_ON_GAME = 200


async def desk_message(hosted: HostedGame, desk_view: DeskView) -> Outgoing:
    """Show everything at a glance, in words and as a picture, with the buttons for everything the GM may do."""
    return Outgoing(
        pages=desk_pages(hosted, desk_view),
        rows=desk_rows(hosted, desk_view),
        picture=await picture_of_desk(hosted, desk_view),
    )


def desk_pages(hosted: HostedGame, desk_view: DeskView) -> list[Page]:
    """Return pages with what comes next and every seat. Names are as long as there is room for."""
    return with_room(lambda longest: [_next(hosted, desk_view), *_seats(hosted, desk_view, longest)])


def _next(hosted: HostedGame, desk_view: DeskView) -> Page:
    title = say(hosted, "desk-title", {"game": hosted.theme.title})
    return Page(title, "\n".join(filter(None, _lines(hosted, desk_view))), colour=hosted.theme.colour)


def _lines(hosted: HostedGame, desk_view: DeskView) -> Iterator[str]:
    yield room_trouble(hosted) or ""
    if hosted.phase is GamePhase.SIGNUP:
        least, most = hosted.least_players, hosted.most_players
        yield say(hosted, "signup-players", {"count": len(hosted.names), "least": least, "most": most})
    elif hosted.game is not None:
        yield coming(hosted)
    if names := awaited_for_gm(hosted, desk_view.gm_id):
        yield say(hosted, "desk-waits-for", {"names": first_few(hosted, names)})
    within = hosted.inner_deadline
    if desk_view.sees and within is not None and within > now() and hosted.asks and (inner := _inner(hosted)):
        yield say(hosted, "desk-inner", {"wait": inner, "when": date(within)})
    for offer in desk_view.asked:
        yield asked_line(hosted, offer)
    for ask in gm_asks(hosted, desk_view.gm_id):
        yield say(hosted, "desk-line", {"what": words_of(hosted).order_prompt(ask, hosted.view(To.PUBLIC))})
    yield noted(hosted, desk_view, ON_GAME, NOTE_ON_GAME)


def _inner(hosted: HostedGame) -> str:
    """Return the name of the wait within the wait."""
    kind = hosted.rulebook.kind_of_wait(hosted.started.table) if hosted.game is not None else None
    inner = hosted.rulebook.inner.get(kind or "")
    return words_of(hosted).wait_name(inner) if inner is not None else ""


def _seats(hosted: HostedGame, desk_view: DeskView, longest: int) -> list[Page]:
    words = words_at_desk(hosted, longest)
    blocks = [_seat(hosted, desk_view, words, number, longest) for number in range(len(hosted.occupancies))]
    return [Page("", part, colour=hosted.theme.colour) for part in packed(blocks, TEXT)]


def _seat(hosted: HostedGame, desk_view: DeskView, words: AnyGameWords, number: int, longest: int) -> str:
    """Return a seat's two lines: who it is, and how it stands."""
    occupancy = hosted.occupancies[number]
    known = seat_at_desk(hosted, desk_view, words, occupancy)
    name = bold(shorten(occupancy.name, longest))
    who = say(hosted, "desk-seat", {"number": number + 1, "name": name, "role": role_heading(hosted, known)})
    user = occupant(hosted, desk_view, occupancy)
    stands = [user, *known.notes, *beside(hosted, desk_view, known, occupancy)]
    note = noted(hosted, desk_view, occupancy.seat_id, NOTE_LENGTHS[longest])
    return "\n".join(filter(None, (who.strip(), BETWEEN.join(filter(None, (*stands, note))))))
