"""Guards how msgspec learns types.

It learns a type on first use, and a second thread that uses the type meanwhile crashes the process. So everything that
may be a new type goes through one lock. A finished decoder needs no lock.
"""

from threading import RLock
from typing import TypeVar

import msgspec
from msgspec import inspect

T = TypeVar("T")

Decoder = msgspec.json.Decoder  # noqa: TID251

LEARNING = RLock()
"""The lock to hold while a type may be new."""


def converted(value: object, shape: type[T], *, strict: bool = True) -> T:
    """Convert a decoded value to a typed shape. Raises msgspec.ValidationError."""
    with LEARNING:
        return msgspec.convert(value, shape, strict=strict)  # noqa: TID251


def decoder_of(shape: type[T]) -> Decoder[T]:
    """Return a decoder for JSON of that shape."""
    with LEARNING:
        return Decoder(shape)


def type_info(shape: object) -> inspect.Type:
    """Return msgspec's description of a shape."""
    with LEARNING:
        return inspect.type_info(shape)  # noqa: TID251


def schema_of(shape: object) -> dict[str, object]:
    """Return the JSON schema of a shape."""
    with LEARNING:
        return msgspec.json.schema(shape)  # noqa: TID251
