"""What may be chosen before a game: from the type of its options to selects, and back from what was chosen in one."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache

from discord import SelectOption
from discord.ui import Select, View
from msgspec import Struct, inspect

from bot.components.keys import Key, Verb
from engine.errors import BadInput

ALIASES = "anonymous"
"""An option of some rulebooks that the bot has a button for, in every game."""
SWITCHES = "switches"
"""The field of the one select in which all options stand that are on or off."""


class Offer(Struct, frozen=True):
    """One select: the option that it sets, the values to choose from, and whether several may be chosen or just one."""

    field: str
    values: tuple[str, ...]
    several: bool = True


class Menu(Struct, frozen=True):
    """Where the selects belong, and their words."""

    game: int
    placeholder: Callable[[str], str]
    """What a select says that sets this option."""
    label: Callable[[str, str], tuple[str, str, str | None]]
    """What a value of this option is called, what it does, and its icon, if it has one."""


@cache
def offers(options: type[Struct]) -> tuple[Offer, ...]:
    """List the selects that a game's options need, those that are on or off together in the last."""
    return tuple(_offers(options))


def _offers(options: type[Struct]) -> Iterator[Offer]:
    info = inspect.type_info(options)
    assert isinstance(info, inspect.StructType)
    switches = []
    for field in info.fields:
        match field.type:
            case inspect.VarTupleType(item_type=inspect.EnumType(cls=kind)):
                yield Offer(field.name, tuple(str(member.value) for member in kind))
            case inspect.EnumType(cls=kind):
                yield Offer(field.name, tuple(str(member.value) for member in kind), several=False)
            case inspect.BoolType() if field.name != ALIASES:
                switches.append(field.name)
            case inspect.BoolType() | inspect.DictType():
                continue
            case other:
                raise AssertionError(f"no select can offer {other}")
    if switches:
        yield Offer(SWITCHES, tuple(switches))


def picked(offer: Offer, options: Struct) -> tuple[str, ...]:
    """Which of the values on offer are chosen at present."""
    if offer.field == SWITCHES:
        return tuple(name for name in offer.values if getattr(options, name))
    chosen = getattr(options, offer.field)
    return tuple(value for value in offer.values if value == chosen or (offer.several and value in chosen))


def selects_for(menu: Menu, options: Struct) -> list[Select[View]]:
    """Lay out what may be chosen, with what is chosen at present."""
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
    """Read the options that the chosen values of a select stand for, as a record spells them. Raises BadInput."""
    offer = next((offer for offer in offers(options) if offer.field == field), None)
    if offer is None:
        raise BadInput("this game has no such option", field)
    if field == SWITCHES:
        return {name: name in values for name in offer.values}
    return {field: list(values) if offer.several else next(iter(values), None)}
