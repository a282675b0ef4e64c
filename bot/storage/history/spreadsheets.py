"""Writes the sheets of a game as files for spreadsheets: CSV, or JSON Lines.

A cell of CSV that a spreadsheet would take for a formula gets an apostrophe in front, so that nobody's name runs
anything. The file begins with a byte order mark, without which Excel takes the letters of names for others.
"""

import csv
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from enum import StrEnum
from io import StringIO
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, select

from bot.storage.channels.message_addresses import address_of
from bot.storage.channels.spoken_votes import messages_of_votes
from bot.storage.games.record_lines import times_of
from bot.storage.outbox.outbox import TOLD_OF_LINES, is_one_of
from bot.storage.schema.models import GameRow, OutboxRow
from bot.storage.schema.tables import OUTBOX
from engine.sheets import Cell, Row, columns_of

TIME, LINK = "time", "link"
"""The last two columns of every sheet: when it happened, and the bot's public post that tells of it.

Of a vote cast aloud it is the player's own message.
"""
FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "\uff1d", "\uff0b", "\uff0d", "\uff20")
"""How a cell begins that a spreadsheet may take for a formula; the last four are the wide forms of the first."""
BETWEEN = ", "
YES_OR_NO = {True: "yes", False: "no"}


class SheetFormat(StrEnum):
    """The formats of a spreadsheet's file."""

    CSV = "csv"
    JSONL = "jsonl"


class Traces(NamedTuple):
    """When each line of a game was accepted, and the address of the public message that tells of it."""

    times: Mapping[int, datetime]
    links: Mapping[int, str]


def traces_of(connection: Connection, game_id: int) -> Traces:
    """Return the times of a game's lines, and its posts."""
    return Traces(times_of(connection, game_id), _links(connection, game_id))


def _links(connection: Connection, game_id: int) -> dict[int, str]:
    """Return the address of the player's message that brought about a line, or of the first post that tells of it."""
    guild_id = connection.scalars(select(GameRow.guild_id).where(GameRow.id == game_id)).one()
    posts = connection.execute(
        select(OutboxRow.lines, OutboxRow.channel_id, OutboxRow.message_id)
        .where(
            OutboxRow.game_id == game_id,
            OutboxRow.room_id.is_not(None),
            is_one_of(OUTBOX.c.kind, TOLD_OF_LINES),
        )
        .order_by(OutboxRow.id.desc())
    )
    told = {
        line: (channel_id, message_id)
        for lines, channel_id, message_id in posts
        if channel_id is not None and message_id is not None
        for line in lines
    }
    told |= messages_of_votes(connection, game_id)
    return {line: address_of(guild_id, channel_id, message_id) for line, (channel_id, message_id) in told.items()}


def written(kind: type[Row], rows: Sequence[Row], traces: Traces, format_: SheetFormat) -> bytes:
    """Write rows of one kind as a file, with a first line that names the columns in CSV."""
    columns = (*columns_of(kind), TIME, LINK)
    cells = [_cells(row, traces) for row in rows]
    return _csv(columns, cells) if format_ is SheetFormat.CSV else _json_lines(columns, cells)


def _cells(row: Row, traces: Traces) -> list[Cell]:
    at = traces.times.get(row.line)
    time = None if at is None else at.isoformat(timespec="seconds").replace("+00:00", "Z")
    return [*(getattr(row, column) for column in columns_of(type(row))), time, traces.links.get(row.line)]


def _csv(columns: Iterable[str], rows: Iterable[Iterable[Cell]]) -> bytes:
    text = StringIO()
    # Every cell is quoted, so that no separator in a name begins another cell.
    writer = csv.writer(text, quoting=csv.QUOTE_ALL)
    writer.writerow(columns)
    writer.writerows([_plain(cell) for cell in row] for row in rows)
    return text.getvalue().encode("utf-8-sig")


def _plain(cell: Cell) -> str:
    """Write a cell as text that no spreadsheet takes for a formula."""
    match cell:
        case None:
            return ""
        case bool():
            return YES_OR_NO[cell]
        case int():
            return str(cell)
        case tuple():
            return _disarmed(BETWEEN.join(cell))
        case _:
            return _disarmed(str(cell))


def _disarmed(text: str) -> str:
    return f"'{text}" if text.lstrip(" ").startswith(FORMULA) else text


def _json_lines(columns: Sequence[str], rows: Iterable[Iterable[Cell]]) -> bytes:
    return b"".join(msgspec.json.encode(dict(zip(columns, row, strict=True))) + b"\n" for row in rows)
