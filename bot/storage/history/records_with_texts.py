"""Writes a game's record with what people have written to each other, for the host: they stand beside its log."""

from collections.abc import Iterator, Mapping, Sequence

from sqlalchemy import Connection

from bot.clock import now
from bot.storage.games.record_lines import record_of
from bot.storage.people.remarks import Remark, remarks_said
from bot.storage.people.spectators import THREAD as SPECTATORS
from bot.storage.schema.kinds import RemarkKind
from engine.audience import To
from engine.codec import convert, decode
from engine.log import FIRST_LINE
from engine.names import GM
from engine.naming import tag_of
from engine.record import write_fields
from engine.texts import Ask, GmSay, Reply

Fields = dict[str, object]


def record_with_texts(connection: Connection, game_id: int) -> bytes:
    """Return the record of a game in which each text stands where it was written.

    Lines are counted anew, and an undo names the new number of its line. An answer is left out if its question is gone,
    because the player has asked to be forgotten; so are words to spectators, who are nobody in a record.
    """
    lines = [convert(decode(line), Fields) for line in record_of(connection, game_id).splitlines()]
    remarks = [each for each in remarks_said(connection, game_id, now()) if each.thread != SPECTATORS]
    return b"".join(write_fields(line) + b"\n" for line in _interleaved(lines, remarks))


def _interleaved(lines: Sequence[Fields], remarks: Sequence[Remark]) -> Iterator[Fields]:
    """Yield the lines of a record with the texts among them. What was written before the deal stands after it."""
    numbers: dict[object, int] = {}
    asked: dict[int, int] = {}
    count = 0
    for number, fields in enumerate(lines, FIRST_LINE):
        count += 1
        yield {**fields, "line": numbers[fields["line"]]} if fields.get("line") in numbers else fields
        numbers[number] = count
        for remark in remarks:
            if max(remark.line, FIRST_LINE) == number and (text := _written(remark, asked)) is not None:
                count += 1
                yield text
                asked[remark.number] = count


def _written(remark: Remark, asked: Mapping[int, int]) -> Fields | None:
    """Return a text as a line of the record; None for the answer to a question that is gone."""
    to, answers = remark.seat or _place(remark), asked.get(remark.answers or 0)
    text = {"at": remark.at, "by": GM, "text": remark.text}
    match remark.kind:
        case RemarkKind.QUESTION:
            return {**text, "by": remark.seat, "move": tag_of(Ask)}
        case RemarkKind.WORDS | RemarkKind.RESULT:
            return {**text, "move": tag_of(GmSay), "to": to}
        case RemarkKind.ANSWER | RemarkKind.RULING if answers is not None:
            return {**text, "move": tag_of(Reply), "line": answers, "to": to}
        case _:
            return None


def _place(remark: Remark) -> str:
    """Return where a GM's words stand that are for no single player: in a thread, by its name, or in public."""
    return To.PUBLIC.value if remark.thread is None else remark.thread.rpartition("-")[0]
