"""The buttons below a move that is shown before it counts: the one that makes it says it in few letters."""

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
"""A seat by its number, or something of a seat's, as it is called: a name may be longer than all else."""


def confirming(panel: Panel, action: Action, names: Sequence[str]) -> list[Item]:
    """The buttons by which a move that is shown is made, or another chosen; ``names`` are all seats."""
    done = Key(Verb.DO, panel.game, panel.wait_token, rest=_in_short(action, names))
    back = Key(Verb.BACK, panel.game, panel.wait_token)
    styles = {done: ButtonStyle.success, back: ButtonStyle.secondary}
    return [Button(label=panel.verb(key.verb), style=style, custom_id=key.custom_id) for key, style in styles.items()]


def fits_a_button(action: Action, names: Sequence[str]) -> bool:
    """Whether the id of a button can say a move, in any game and at any wait."""
    written = _in_short(action, names)
    return len(written) <= LONGEST_REST and _values(written, names) == _plain(_values_of(action))


def shown_action(written: str, moves: Iterable[type[Action]], names: Sequence[str]) -> dict[str, object]:
    """Read the move that such a button stands for, as a record spells it. Raises BadInput."""
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
    """What a move is called, and its values in order; those at the end are left out that are as usual."""
    fields = msgspec.structs.fields(action)
    values: list[object] = [*msgspec.structs.astuple(action)]
    while values and values[-1] == fields[len(values) - 1].default:
        values.pop()
    return [snake_case(type(action).__name__), *values]


def _plain(values: list[object]) -> object:
    """Values as they are read again."""
    return msgspec.json.decode(msgspec.json.encode(values))


def _seats_in_short(value: object, names: Sequence[str]) -> object:
    """A seat, or what is called by a seat's name and more, with the seat's number in place of the name."""
    if not isinstance(value, str):
        return value
    meant = [name for name in names if value == name or value.startswith(f"{name} ")]
    name = max(meant, key=len, default=None)
    return value if name is None else f"@{names.index(name)}{value.removeprefix(name)}"


def _values(written: str, names: Sequence[str]) -> list[object]:
    """What a button says. Raises BadInput."""
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
