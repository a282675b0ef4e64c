"""Queues the posts of offers, with reminders for those who may answer, and the edits that take their buttons away."""

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from functools import partial

from bot.delivery.posts.offer_posts import called_to_answer, offers_in, open_answers
from bot.host.moves.submissions import Accepted
from bot.host.waits.escalation_times import Span, reminders_in
from bot.host.waits.pace_times import outside_quiet_hours
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.common_dues import offer_due
from bot.storage.outbox.outbox import Destination, owed
from bot.storage.schema.kinds import OutboxKind, Secrecy
from bot.storage.schema.models import OutboxRow
from engine.audience import To
from engine.names import GM


def offered_rows_of(hosted: HostedGame, line: int, at: datetime) -> Iterator[OutboxRow]:
    """Yield the post of what a line offers, and the reminders of those who may answer, as many as in a wait.

    Seats with aliases are asked by DM at once, because the post calls none of them.
    """
    answers = open_answers(hosted, line)
    if not answers:
        return
    yield offer_due(hosted, line, at)
    seats = [name for name in dict.fromkeys(seat for seat, _, _ in answers) if name != GM]
    asked = [Destination(seat_id=hosted.occupancy(name).seat_id) for name in seats]
    to_gms = [answer for answer in answers if answer[0] == GM]
    gms = [Destination(user_id=user) for user in called_to_answer(hosted, to_gms)]
    by_dm = hosted.settings.secrecy is not Secrecy.ANSWERS
    times = [(at, asked)] if by_dm and hosted.anonymous else []
    times += [(moment, [*asked, *gms] if by_dm else gms) for moment in _reminders(hosted, at)]
    for moment, destinations in times:
        for destination in destinations:
            row = owed(hosted.id, OutboxKind.ASKED_ANSWER, [line], at, destination)
            row.due_at = moment
            yield row


def _reminders(hosted: HostedGame, at: datetime) -> list[datetime]:
    """Return when answers are reminded of: as in a wait that begins now, and lasts as long as the present one may."""
    kind = hosted.rulebook.kind_of_wait(hosted.view(To.PUBLIC).table)
    hours = 0.0 if kind is None else hosted.settings.hours.get(kind, 0.0)
    span = Span(at, at + timedelta(hours=hours))
    return reminders_in(hosted.settings.escalation, span, partial(outside_quiet_hours, hosted))


def ended_offers(before: HostedGame, after: HostedGame, lines: Sequence[Accepted], at: datetime) -> list[OutboxRow]:
    """Return the rows that edit the posts of offers which these lines have answered, or with which the game ends."""
    if after.started.table.outcome is None and not any(offers_in(after, line.entry) for line in lines):
        return []
    told = before.told(To.PUBLIC).entries
    offered = [entry.line for entry in told if offers_in(before, entry)]
    ended = [line for line in offered if open_answers(before, line) and not open_answers(after, line)]
    return [offer_due(after, line, at) for line in ended]
