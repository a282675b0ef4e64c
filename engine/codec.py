"""Converts JSON to the actions and events of one rulebook, and back. Bad input names the field that does not fit."""

from codecs import BOM_UTF8
from collections.abc import Mapping
from functools import cache, reduce
from operator import or_
from typing import TypeVar

import msgspec
from msgspec import Struct, inspect

from engine.actions import SHELL_ACTIONS, Action
from engine.by_hand import ACTS_BY_HAND
from engine.errors import BadInput
from engine.events import Event
from engine.learning import Decoder, converted, decoder_of, type_info
from engine.naming import tag_of
from engine.rulebook import AnyRulebook
from engine.table import Table
from engine.texts import TEXT_ACTIONS, GmSay

T = TypeVar("T")


def decode(text: bytes) -> object:
    """Decode JSON, with or without a byte order mark. Raises BadInput."""
    try:
        return msgspec.json.decode(text.removeprefix(BOM_UTF8))
    except RecursionError:
        raise BadInput("this JSON is nested too deeply") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadInput(f"this is not JSON: {error}") from None


def convert(value: object, shape: type[T], within: str = "") -> T:
    """Convert a decoded value to a typed shape. Raises BadInput that names the field."""
    try:
        return converted(value, shape)
    except (msgspec.ValidationError, UnicodeError) as error:
        problem, _, path = str(error).partition(" - at `$")
        field = ".".join(part for part in (within, path.strip("`").lstrip(".")) if part)
        raise BadInput(problem, field) from None


@cache
def moves(rulebook: AnyRulebook) -> dict[str, type[Action]]:
    """Return every action of a game by its name in records. Where players ``say`` something, that is theirs."""
    actions: tuple[type[Action], ...] = (*TEXT_ACTIONS, *rulebook.actions, *SHELL_ACTIONS)
    return {tag_of(action): action for action in actions}


GM_ALONE: tuple[type[Action], ...] = (*ACTS_BY_HAND, GmSay)
OF_GM: Mapping[str, type[Action]] = {tag_of(act): act for act in GM_ALONE}
"""The GM's own moves, by their names in records, that come before a player's move of the name in a line of the GM's.
"""


@cache
def event_decoder(rulebook: AnyRulebook) -> Decoder[Event]:
    """Return a decoder for the events of a game."""
    return decoder_of(reduce(or_, rulebook.events))


@cache
def table_decoder(rulebook: AnyRulebook) -> Decoder[Table]:
    """Return a decoder for the tables of a game."""
    return decoder_of(rulebook.table)


def read_action(
    rulebook: AnyRulebook, fields: dict[str, object], seats: tuple[str, ...], *, is_gms: bool = False
) -> Action:
    """Read a player's move, or one of the GM's own, as a record spells it.

    Raises BadInput, also for a name that is no seat.
    """
    known = {**moves(rulebook), **OF_GM} if is_gms else {**OF_GM, **moves(rulebook)}
    move = fields.get("move")
    if not isinstance(move, str) or move not in known:
        raise BadInput(f"unknown move {move!r}; the moves are {', '.join(sorted(known))}", "move")
    action = convert(fields, known[move])
    for field in seat_fields(type(action)):
        value = getattr(action, field)
        for name in value if isinstance(value, tuple) else (value,):
            if name is not None and name not in seats:
                raise BadInput(f"nobody at this table is called {name!r}", field)
    return action


def spelled_as_recorded(move: type[Action], fields: Mapping[str, object]) -> dict[str, object]:
    """Return the fields of a move under the names that records use."""
    names = {field.name: field.encode_name for field in msgspec.structs.fields(move)}
    return {names.get(name, name): value for name, value in fields.items()}


@cache
def seat_fields(shape: type[Struct]) -> tuple[str, ...]:
    """Return the fields of a move that name seats."""
    info = type_info(shape)
    assert isinstance(info, inspect.StructType)
    return tuple(field.name for field in info.fields if _names_seats(field.type))


def _names_seats(shape: inspect.Type) -> bool:
    match shape:
        case inspect.Metadata(extra={"seat": True}):
            return True
        case inspect.Metadata(type=inner) | inspect.VarTupleType(item_type=inner):
            return _names_seats(inner)
        case inspect.UnionType(types=types):
            return any(_names_seats(inner) for inner in types)
        case _:
            return False
