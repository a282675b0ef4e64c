"""The options of a set-up: from their type to selects, and from chosen values back to options."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache

from discord import SelectOption
from discord.ui import Select, View
from msgspec import Struct, inspect

from bot.components.keys import Key, Verb
from engine.errors import BadInput
from engine.learning import type_info

ALIASES = "anonymous"
"""An option of some rulebooks for which the bot has a button of its own, in every game."""
SWITCHES = "switches"
"""The field of the one select that holds all options that are on or off."""
AS_USUAL = "usual"
"""The value of an option that is left to the set-up, for example because it depends on the number of players."""


class Offer(Struct, frozen=True):
    """One select: the option it sets, its values, and whether several may be chosen or just one."""

    field: str
    values: tuple[str, ...]
    several: bool = True


class Menu(Struct, frozen=True):
    """The place of the selects, and their words."""

    game: int
    placeholder: Callable[[str], str]
    """Returns the prompt of the select that sets this option."""
    label: Callable[[str, str], tuple[str, str, str | None]]
    """Returns the name of a value of this option, its note, and its icon if it has one."""


@cache
def offers(options: type[Struct]) -> tuple[Offer, ...]:
    """List the selects that a game's options need. The last one holds all options that are on or off."""
    return tuple(_offers(options))


def _offers(options: type[Struct]) -> Iterator[Offer]:
    info = type_info(options)
    assert isinstance(info, inspect.StructType)
    switches = []
    for field in info.fields:
        match field.type:
            case inspect.VarTupleType(item_type=inspect.EnumType(cls=kind)):
                yield Offer(field.name, tuple(str(member.value) for member in kind))
            case inspect.BoolType() | inspect.UnionType(types=(inspect.BoolType(), _)) if field.name != ALIASES:
                switches.append(field.name)
            case inspect.BoolType() | inspect.DictType() | inspect.StrType() | inspect.StructType():
                continue
            case inspect.UnionType(types=(kind, inspect.NoneType())):
                yield Offer(field.name, (AS_USUAL, *_values(kind)), several=False)
            case kind:
                yield Offer(field.name, _values(kind), several=False)
    if switches:
        yield Offer(SWITCHES, tuple(switches))


class TextOption(Struct, frozen=True):
    """An option that is a text of at most so many characters, for which the set-up has a form."""

    field: str
    longest: int


@cache
def texts_offered(options: type[Struct]) -> tuple[TextOption, ...]:
    """List the options of a game that are texts."""
    info = type_info(options)
    assert isinstance(info, inspect.StructType)
    return tuple(
        TextOption(field.name, field.type.max_length or 0)
        for field in info.fields
        if isinstance(field.type, inspect.StrType)
    )


def _values(kind: inspect.Type) -> tuple[str, ...]:
    """Return the values of which one is chosen: those of an enum, or the numbers that a type offers."""
    match kind:
        case inspect.EnumType(cls=cls):
            return tuple(str(member.value) for member in cls)
        case inspect.Metadata(type=inspect.IntType(), extra={"offered": numbers}):
            return tuple(map(str, numbers))
        case other:
            raise AssertionError(f"no select can offer {other}")


def picked(offer: Offer, options: Struct) -> tuple[str, ...]:
    """Return the offered values that are chosen at present."""
    if offer.field == SWITCHES:
        return tuple(name for name in offer.values if getattr(options, name) is not False)
    chosen = getattr(options, offer.field)
    if offer.several:
        return tuple(value for value in offer.values if value in chosen)
    return (AS_USUAL if chosen is None else str(chosen),)


def selects_for(menu: Menu, options: Struct) -> list[Select[View]]:
    """Lay out the selects, with the present choices marked."""
    return [_select(menu, offer, picked(offer, options)) for offer in offers(type(options))]


def _select(menu: Menu, offer: Offer, chosen: tuple[str, ...]) -> Select[View]:
    choices = []
    for value in offer.values:
        label, note, icon = menu.label(offer.field, value)
        choices.append(SelectOption(label=label, emoji=icon, value=value, description=note, default=value in chosen))
    return Select(
        custom_id=Key(Verb.OPTION, menu.game, rest=offer.field).custom_id,
        placeholder=menu.placeholder(offer.field),
        min_values=0 if offer.several else 1,
        max_values=len(choices) if offer.several else 1,
        options=choices,
    )


def chosen_options(options: type[Struct], field: str, values: Sequence[str]) -> dict[str, object]:
    """Return the options that the chosen values of a select stand for, as a record spells them. Raises BadInput."""
    offer = next((offer for offer in offers(options) if offer.field == field), None)
    if offer is None:
        raise BadInput("this game has no such option", field)
    if field == SWITCHES:
        return {name: _on(options, name) if name in values else False for name in offer.values}
    if offer.several:
        return {field: list(values)}
    (value,) = values or (AS_USUAL,)
    if value == AS_USUAL:
        return {field: None}
    return {field: int(value) if value.isdecimal() else value}


def _on(options: type[Struct], switch: str) -> bool | None:
    """Return the value of a switch that is on: its default, where that depends on the number of players."""
    usual: bool | None = getattr(options(), switch)
    return None if usual is None else True
