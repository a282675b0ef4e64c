"""Types as msgspec knows them. It learns a type when it is first used, and whoever uses the type in another thread
before that is done breaks the process. So all that may be new to it passes one lock; what a finished decoder does need
not.
"""

from threading import RLock
from typing import TypeVar

import msgspec
from msgspec import inspect

T = TypeVar("T")

Decoder = msgspec.json.Decoder  # noqa: TID251

LEARNING = RLock()
"""Held while a type may be new."""


def converted(value: object, shape: type[T], *, strict: bool = True) -> T:
    """Bring a decoded value into a typed shape. Raises msgspec.ValidationError."""
    with LEARNING:
        return msgspec.convert(value, shape, strict=strict)  # noqa: TID251


def decoder_of(shape: type[T]) -> Decoder[T]:
    """A decoder of JSON of that shape."""
    with LEARNING:
        return Decoder(shape)


def type_info(shape: object) -> inspect.Type:
    """What there is to know of a shape."""
    with LEARNING:
        return inspect.type_info(shape)  # noqa: TID251


def schema_of(shape: object) -> dict[str, object]:
    """The JSON schema of a shape."""
    with LEARNING:
        return msgspec.json.schema(shape)  # noqa: TID251
