"""Spells a move in few letters, so that the id of a button has room for it."""

import re
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from bot.components.keys import LONGEST_REST
from engine.actions import Action
from engine.codec import convert, spelled_as_recorded
from engine.errors import BadInput
from engine.naming import snake_case

SEAT = re.compile("@([0-9]{1,3})( .*)?", re.DOTALL)
"""A seat by its number, or a thing named after a seat: a name may be longer than all else."""


def fits_a_button(action: Action, names: Sequence[str]) -> bool:
    """Whether a button's id has room for a move, in any game and at any wait; ``names`` are all seats."""
    written = in_short(action, names)
    return len(written) <= LONGEST_REST and _values(written, names) == _plain(_values_of(action))


def in_short(action: Action, names: Sequence[str]) -> str:
    """Return a move in few letters, as the rest of a button's id."""
    return msgspec.json.encode([_seats_in_short(value, names) for value in _values_of(action)]).decode()


def read_short(written: str, moves: Iterable[type[Action]], names: Sequence[str]) -> dict[str, object]:
    """Return the move that is spelled like this, as a record spells it. Raises BadInput."""
    tag, *values = _values(written, names)
    shape = next((each for each in moves if snake_case(each.__name__) == tag), None)
    fields = () if shape is None else msgspec.structs.fields(shape)
    if shape is None or len(values) > len(fields):
        raise BadInput("this button says nothing")
    given = {field.name: value for field, value in zip(fields, values, strict=False)}
    return {"move": tag, **spelled_as_recorded(shape, given)}


def _values_of(action: Action) -> list[object]:
    """Return a move's name and its values in order, without those at the end that equal their defaults."""
    fields = msgspec.structs.fields(action)
    values: list[object] = [*msgspec.structs.astuple(action)]
    while values and values[-1] == fields[len(values) - 1].default:
        values.pop()
    return [snake_case(type(action).__name__), *values]


def _plain(values: list[object]) -> object:
    """Return values as they are read again."""
    return msgspec.json.decode(msgspec.json.encode(values))


def _seats_in_short(value: object, names: Sequence[str]) -> object:
    """Put a seat's number in place of its name, in a seat or in a thing named after one."""
    if not isinstance(value, str):
        return value
    meant = [name for name in names if value == name or value.startswith(f"{name} ")]
    name = max(meant, key=len, default=None)
    return value if name is None else f"@{names.index(name)}{value.removeprefix(name)}"


def _values(written: str, names: Sequence[str]) -> list[object]:
    """Return the values that a button spells. Raises BadInput."""
    numbers: Mapping[str, str] = {str(number): name for number, name in enumerate(names)}

    def whole(value: object) -> object:
        found = SEAT.fullmatch(value) if isinstance(value, str) else None
        return value if found is None or found[1] not in numbers else f"{numbers[found[1]]}{found[2] or ''}"

    try:
        values = convert(msgspec.json.decode(written), list[object])
    except msgspec.DecodeError:
        raise BadInput("this button says nothing") from None
    if not values:
        raise BadInput("this button says nothing")
    return [whole(value) for value in values]
