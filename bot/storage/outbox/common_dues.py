"""Makes the rows of the kinds that several parts of the program owe, by one function for each kind."""

from collections.abc import Iterable
from datetime import datetime

from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import Destination, owed
from bot.storage.outbox.owed_to_gms import owed_to_gms
from bot.storage.people.remarks import Remark
from bot.storage.schema.kinds import OutboxKind
from bot.storage.schema.models import OutboxRow


def prompt_due(hosted: HostedGame, line: int, at: datetime) -> OutboxRow:
    """Return the row that asks the room the question of the wait that began with a line."""
    return owed(hosted.id, OutboxKind.PROMPT, [line], at, Destination(room_id=hosted.room.id))


def call_due(hosted: HostedGame, line: int, at: datetime, place: Destination, due: datetime) -> OutboxRow:
    """Return the row that calls, in the room or at a seat, a player who has not acted by the time when it is due."""
    row = owed(hosted.id, OutboxKind.CALL, [line], at, place)
    row.due_at = due
    return row


def offer_due(hosted: HostedGame, line: int, at: datetime) -> OutboxRow:
    """Return the row that posts what a line offers, or edits that post once the offer has ended."""
    return owed(hosted.id, OutboxKind.OFFERED, [line], at, Destination(room_id=hosted.room.id))


def thread_due(hosted: HostedGame, key: str, at: datetime) -> OutboxRow:
    """Return the row that brings a thread up to date."""
    return owed(hosted.id, OutboxKind.THREAD, [], at, Destination(room_id=hosted.room.id, thread=key))


def secrets_due(hosted: HostedGame, seat_id: int, lines: Iterable[int], at: datetime) -> OutboxRow:
    """Return the row that tells a seat in private what has happened in some lines."""
    return owed(hosted.id, OutboxKind.SECRETS, lines, at, Destination(seat_id=seat_id))


def seats_told(rows: Iterable[OutboxRow]) -> set[int | None]:
    """Return the seats that some rows tell in private, and at once, what has happened."""
    return {row.seat_id for row in rows if row.kind is OutboxKind.SECRETS}


def secrets_due_later(hosted: HostedGame, destination: Destination, line: int, at: datetime) -> OutboxRow:
    """Return the row that tells a seat, or a thread, the embargoed events of a line."""
    return owed(hosted.id, OutboxKind.LATER, [line], at, destination)


def news_due(hosted: HostedGame, gm_id: int, lines: Iterable[int], at: datetime) -> OutboxRow:
    """Return the row that tells a GM what has happened in some lines."""
    return owed(hosted.id, OutboxKind.GM, lines, at, Destination(user_id=gm_id))


def trouble_due(hosted: HostedGame, gm_id: int, at: datetime) -> OutboxRow:
    """Return the row that tells a GM that the game has lost its room."""
    return owed(hosted.id, OutboxKind.TROUBLE, [], at, Destination(user_id=gm_id))


def openness_due(hosted: HostedGame, line: int, at: datetime) -> list[OutboxRow]:
    """Return the rows that warn each GM in the wait of a line if the channel is open to players."""
    return owed_to_gms(hosted, OutboxKind.OPEN, [line], at)


def reason_due(hosted: HostedGame, destination: Destination, lines: Iterable[int], at: datetime) -> OutboxRow:
    """Return the row that tells the room the reason for some lines, or for the takeover of a seat."""
    return owed(hosted.id, OutboxKind.REASON, lines, at, destination)


def result_due(hosted: HostedGame, destination: Destination, lines: Iterable[int], at: datetime) -> OutboxRow:
    """Return the row that tells a GM, or the spectators, the result that is pending after some lines."""
    return owed(hosted.id, OutboxKind.RESULT, lines, at, destination)


def questions_due(hosted: HostedGame, question: Remark) -> list[OutboxRow]:
    """Return the rows that tell each GM without a seat what a player asks."""
    gms = (Destination(user_id=gm_id) for gm_id in hosted.knowing_gms)
    rows = [owed(hosted.id, OutboxKind.QUESTION, [], question.at, gm) for gm in gms]
    for row in rows:
        row.text = str(question.number)
    return rows


def answer_due(answer: Remark, seat_id: int) -> OutboxRow:
    """Return the row that tells a player what a GM has answered."""
    row = owed(answer.game_id, OutboxKind.ANSWER, [], answer.at, Destination(seat_id=seat_id))
    row.text, row.about_id = str(answer.number), answer.reader_id
    return row


def words_due(hosted: HostedGame, words: Remark, seat_id: int | None) -> OutboxRow:
    """Return the row that tells a seat, a private thread or everybody a GM's own words."""
    room = Destination(room_id=hosted.room.id, thread=words.thread)
    place = room if seat_id is None else Destination(seat_id=seat_id)
    row = owed(hosted.id, OutboxKind.WORDS, [], words.at, place)
    row.text, row.about_id = str(words.number), words.reader_id
    return row


def timed_words_due(hosted: HostedGame, words: Remark, seat_id: int | None) -> OutboxRow:
    """Return the row that tells them a GM's own words at the time of the words."""
    row = words_due(hosted, words, seat_id)
    row.kind = OutboxKind.TIMED_WORDS
    return row


def ruling_due(hosted: HostedGame, ruling: Remark) -> OutboxRow:
    """Return the row that tells everybody a GM's ruling."""
    row = owed(hosted.id, OutboxKind.RULING, [], ruling.at, Destination(room_id=hosted.room.id))
    row.text = str(ruling.number)
    return row
