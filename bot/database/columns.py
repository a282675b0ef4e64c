"""Typed columns: times with a time zone, JSON of a known type, and the game id that a statement asks for."""

from datetime import UTC, datetime
from typing import Generic, TypeVar

import msgspec
from sqlalchemy import DateTime, Integer, Text, bindparam
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator
from typing_extensions import override

from engine.learning import decoder_of

T = TypeVar("T")

ID = bindparam("game_id", type_=Integer())
"""The id of the game that a statement is about."""


class UtcTime(TypeDecorator[datetime]):
    """An aware time, stored in UTC. A naive time is refused."""

    impl = DateTime(timezone=True)
    cache_ok = True

    @override
    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"a time without a zone: {value}")
        return value.astimezone(UTC)

    @override
    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class Json(TypeDecorator[T], Generic[T]):
    """A value of one type, stored as JSON text and checked on reading. To change it, assign a new value."""

    impl = Text
    cache_ok = True

    def __init__(self, kind: type[T]) -> None:
        super().__init__()
        self.kind = kind
        self._decoder = decoder_of(kind)

    @override
    def process_bind_param(self, value: T | None, dialect: Dialect) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    @override
    def process_result_value(self, value: str | None, dialect: Dialect) -> T | None:
        return None if value is None else self._decoder.decode(value)
