"""Types are learnt by one thread at a time: two at once crash the process."""

from collections.abc import Callable

import msgspec
import pytest

from engine.learning import LEARNING, converted, decoder_of, schema_of, type_info
from tests.locks import is_free

WAYS: tuple[Callable[[type], object], ...] = (
    lambda kind: converted({"place": 1}, kind),
    decoder_of,
    type_info,
    schema_of,
)

found_free: list[bool] = []


def looked_up() -> type[int]:
    """Return the type of a field. msgspec asks for it while it learns the type that has the field."""
    found_free.append(is_free(LEARNING))
    return int


@pytest.mark.parametrize("learn", WAYS)
def test_only_one_thread_at_a_time_learns_a_type(learn: Callable[[type], object]) -> None:
    found_free.clear()
    learn(msgspec.defstruct("Unknown", [("place", "looked_up()")], module=__name__))

    assert found_free
    assert not any(found_free)
