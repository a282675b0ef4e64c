"""Makes the posts of offers that hold up nothing, such as a bet: each calls those who may answer, with the buttons."""

from collections.abc import Sequence

from bot.components.answers import standing_row
from bot.delivery.posts.posts import room_message
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import panel_of
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.models import OutboxRow
from engine.actions import Action
from engine.asks import Ask, asks_of
from engine.audience import To


def open_answers(hosted: HostedGame, line: int) -> list[tuple[str, Ask, Action]]:
    """Return the answers to what a line offers, each with its seat, that are still possible."""
    offers = [offer for told in hosted.told_by(line, To.PUBLIC) if (offer := hosted.rulebook.offer(told.event))]
    asks = hosted.rulebook.known_asks(hosted.view(To.PUBLIC)) if offers else ()
    return [
        (seat, ask, answer)
        for offer in offers
        for seat, answers in offer.answers.items()
        for answer in answers
        for ask in asks_of(seat, asks)
        if ask.is_for(seat, answer) and ask.refusal(answer) is None
    ]


def offered_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Return the post of an offer. Under aliases it mentions nobody, because that would give an alias away."""
    message, answers = room_message(hosted, row), open_answers(hosted, row.lines[-1])
    if message is None or not answers:
        return message
    seats: Sequence[str] = [] if hosted.anonymous else [*dict.fromkeys(seat for seat, _, _ in answers)]
    message.mentions = hosted.users_on(seats)
    message.content = " ".join([*(f"<@{user}>" for user in message.mentions), message.content])
    message.rows = [standing_row(panel_of(hosted), [(ask, answer) for _, ask, answer in answers])]
    return message
