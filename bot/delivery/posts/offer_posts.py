"""Makes the posts of offers that hold up nothing, such as a bet: each calls those who may answer, with the buttons.

Seats with aliases are asked by DM instead, because a mention would give an alias away. Players who have not answered
are reminded by DM.
"""

from collections.abc import Mapping, Sequence

from bot.clock import now
from bot.components.answers import standing_row
from bot.delivery.posts.posts import room_message
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.receivers import seat_owed
from bot.delivery.telling.saying import panel_of, say, words_of
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.models import OutboxRow
from engine.actions import Action
from engine.asks import Ask, asks_of
from engine.audience import To
from engine.log import Entry, standing_from
from engine.names import GM
from engine.offers import Offer


def open_answers(hosted: HostedGame, line: int) -> list[tuple[str, Ask, Action]]:
    """Return the answers to what a line offers, each with its seat or the GM, that are still possible."""
    offers = open_offers(hosted, line)
    asks = hosted.rulebook.known_asks(hosted.view(To.PUBLIC)) if offers else ()
    return [
        (seat, ask, answer)
        for offer in offers
        for seat, answers in offer.answers.items()
        for answer in answers
        for ask in asks_of(seat, asks)
        if ask.is_for(seat, answer) and ask.refusal(answer) is None
    ]


def open_offers(hosted: HostedGame, line: int) -> list[Offer]:
    """Return the offers of a line in whose place no other has come since."""
    entry = next((each for each in hosted.told(To.PUBLIC).entries if each.line == line), None)
    offers = {} if entry is None else offers_in(hosted, entry)
    if not any(offer.answers for offer in offers.values()):
        return []
    since = [each for each in standing_from(hosted.told(To.PUBLIC).entries, line) if each.line > line]
    gone = {number for each in since for number in offers_in(hosted, each)}
    return [offer for number, offer in offers.items() if number not in gone]


def offers_in(hosted: HostedGame, entry: Entry) -> Mapping[int, Offer]:
    """Return the offers of a line by their numbers, the last of each."""
    if not entry.has_any(hosted.rulebook.offers):
        return {}
    before = hosted.view_at(entry.line - 1, To.PUBLIC).table
    found = (hosted.rulebook.offer(before, event) for event in entry.events if event.to is To.PUBLIC)
    return {offer.number: offer for offer in found if offer is not None}


def offered_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Return the post of an offer. Under aliases it mentions nobody, because that would give an alias away."""
    message, answers = room_message(hosted, row), open_answers(hosted, row.lines[-1])
    if message is None or not answers:
        return message
    message.mentions = called_to_answer(hosted, answers)
    message.content = " ".join([*(f"<@{user}>" for user in message.mentions), message.content])
    message.content = "\n".join([message.content, *_about(hosted, row)])
    message.rows = [standing_row(panel_of(hosted), [(ask, answer) for _, ask, answer in answers])]
    return message


def called_to_answer(hosted: HostedGame, answers: Sequence[tuple[str, Ask, Action]]) -> list[int]:
    """Return the users who are called to answer; under aliases no player."""
    names = dict.fromkeys(seat for seat, _, _ in answers)
    seats = [] if hosted.anonymous else [name for name in names if name != GM]
    gms = (hosted.knowing_gms or hosted.gms) if GM in names else ()
    return [*hosted.users_on(seats), *gms]


def asked_to_answer(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Ask a seat or a GM in private for the answer to an offer; None if that is over, or they are away."""
    occupancy = None if row.seat_id is None else seat_owed(hosted, row)
    name = GM if occupancy is None else occupancy.name
    answers = [(ask, answer) for seat, ask, answer in open_answers(hosted, row.lines[-1]) if seat == name]
    message = room_message(hosted, row)
    if message is None or not answers or (occupancy is not None and occupancy.is_away(now())):
        return None
    values = {"game": hosted.theme.title, "room": f"<#{hosted.room.channel_id}>"}
    content = "\n".join([say(hosted, "offer-asks", values), message.content, *_about(hosted, row)])
    return Outgoing(content, message.pages, [standing_row(panel_of(hosted), answers)], is_apart=True)


def _about(hosted: HostedGame, row: OutboxRow) -> list[str]:
    """Return what the offers of a row are about, where their news does not say it."""
    words, view = words_of(hosted), hosted.view(To.PUBLIC)
    about = (words.about_offer(view, offer) for offer in open_offers(hosted, row.lines[-1]))
    return [*filter(None, about)]
