"""Writes down a game as one of its readers experiences it, for people to read."""

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from engine.asks import asks_of, awaited
from engine.audience import may_read, reader_called
from engine.events import Event
from engine.game import Game
from engine.names import GM
from engine.naming import snake_case
from engine.record import Replay, Verdict

GAP = " " * 6


def transcripts(replay: Replay, record: str, readers: Iterable[str]) -> tuple[list[int], dict[str, str]]:
    """Play a record. Return the numbers of its lines, and the text of each reader.

    The text says line by line what the reader is told, why they are refused, for whom the game waits, and what they may
    do.
    """
    numbers: list[int] = []
    lines = {reader: [f"{record}, as {reader} is told it", ""] for reader in readers}
    situations: dict[str, list[str]] = {reader: [] for reader in lines}
    for verdict in replay:
        numbers.append(verdict.line)
        for reader, written in lines.items():
            written += [f"{verdict.line:>4}  {text}" for text in _heard(verdict, reader)]
            if situations[reader] != (situation := list(_situation(replay.game, reader))):
                written += [GAP + text for text in situation]
                situations[reader] = situation
    return numbers, {reader: "\n".join(written) + "\n" for reader, written in lines.items()}


def _heard(verdict: Verdict, reader: str) -> Iterator[str]:
    if verdict.refused is not None and reader in (verdict.by, GM):
        why = msgspec.to_builtins(verdict.refused.refusal)
        yield _sentence(f"({verdict.by} is refused: {why.pop('refused')})", why)
    for event in verdict.entry.events if verdict.entry else ():
        if may_read(reader_called(reader), event.to):
            yield from _told(event)


def _told(event: Event) -> Iterator[str]:
    fields = msgspec.to_builtins(event)
    to = fields.pop("to")
    tables = {name: value for name, value in fields.items() if _is_table(value)}
    heading = fields.pop("notice") if isinstance(to, str) else f"[{_text(to)}] {fields.pop('notice')}"
    yield _sentence(heading, {name: value for name, value in fields.items() if name not in tables})
    for name, rows in tables.items():
        for row in rows:
            yield _sentence(f"  {name}", row)


def _is_table(rows: object) -> bool:
    return isinstance(rows, list | tuple) and bool(rows) and all(isinstance(row, dict) for row in rows)


def _sentence(heading: str, fields: Mapping[str, object]) -> str:
    said = "; ".join(f"{name} {_text(value)}" for name, value in fields.items())
    return f"{heading}: {said}" if said else heading


def _text(value: object) -> str:
    match value:
        case None:
            return "-"
        case bool():
            return "yes" if value else "no"
        case dict():
            return ", ".join(f"{name}={_text(each)}" for name, each in value.items()) or "nobody"
        case list() | tuple():
            return ", ".join(_text(each) for each in value) or "nobody"
        case _:
            return str(value)


def _situation(game: Game, reader: str) -> Iterator[str]:
    waits = awaited(game.asks)
    waiting = [*waits.seats, *([f"{waits.orders} in secret"] if waits.orders else [])]
    yield f"Waiting for {_text(waiting)}."
    if moves := [snake_case(ask.move.__name__) for ask in asks_of(reader, game.asks)]:
        yield f"You may {_text(moves)}."
