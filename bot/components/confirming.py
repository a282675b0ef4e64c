"""The buttons below a move that is shown before it counts. The id of the one that makes it spells it in few letters."""

import re
from collections.abc import Iterable, Mapping, Sequence

import msgspec
from discord import ButtonStyle
from discord.ui import Button

from bot.components.answers import Item
from bot.components.keys import LONGEST_REST, Key, Verb
from bot.components.panel_place import Panel
from engine.actions import Action
from engine.codec import convert, spelled_as_recorded
from engine.errors import BadInput
from engine.naming import snake_case

SEAT = re.compile("@([0-9]{1,3})( .*)?", re.DOTALL)
"""A seat by its number, or a thing named after a seat: a name may be longer than all else."""


def confirming(panel: Panel, action: Action, names: Sequence[str]) -> list[Item]:
    """Return the buttons that make the shown move, or let the player choose another; ``names`` are all seats."""
    done = done_key(panel, action, names)
    back = Key(Verb.BACK, panel.game, panel.wait_token)
    styles = {done: ButtonStyle.success, back: ButtonStyle.secondary}
    return [Button(label=panel.verb(key.verb), style=style, custom_id=key.custom_id) for key, style in styles.items()]


def done_key(panel: Panel, action: Action, names: Sequence[str]) -> Key:
    """Return the key of the button that makes a shown move."""
    return Key(Verb.DO, panel.game, panel.wait_token, rest=_in_short(action, names))


def fits_a_button(action: Action, names: Sequence[str]) -> bool:
    """Whether a button's id has room for a move, in any game and at any wait."""
    written = _in_short(action, names)
    return len(written) <= LONGEST_REST and _values(written, names) == _plain(_values_of(action))


def shown_action(written: str, moves: Iterable[type[Action]], names: Sequence[str]) -> dict[str, object]:
    """Return the move of such a button, as a record spells it. Raises BadInput."""
    tag, *values = _values(written, names)
    shape = next((each for each in moves if snake_case(each.__name__) == tag), None)
    fields = () if shape is None else msgspec.structs.fields(shape)
    if shape is None or len(values) > len(fields):
        raise BadInput("this button says nothing")
    given = {field.name: value for field, value in zip(fields, values, strict=False)}
    return {"move": tag, **spelled_as_recorded(shape, given)}


def _in_short(action: Action, names: Sequence[str]) -> str:
    return msgspec.json.encode([_seats_in_short(value, names) for value in _values_of(action)]).decode()


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
