"""The choices for a field of a move: the options of its select, and the values chosen in it."""

from collections.abc import Sequence

from discord import SelectOption
from discord.ui import Select, View

from bot.components.panel_place import Panel
from bot.themes.theme_icons import Face
from engine.asks import Ask
from engine.domains import Domain, OneByOther, OneOf, OneOfThose, OneSeat, SomeOf, SomeSeats, Thing

CHOSEN = OneSeat | SomeSeats | OneOfThose | OneOf | OneByOther | SomeOf
MOST_OPTIONS = 25
"""The most options that Discord takes in a select."""


def select_for(panel: Panel, ask: Ask, field: str) -> Select[View]:
    """Return a select for a field. Where a choice depends on another field, it offers all that could ever be legal."""
    domain = ask.fields[field]
    if isinstance(domain, SomeOf):
        return _several(panel, ask, field, domain)
    count = domain.count if isinstance(domain, SomeSeats) else 1
    options = [_option(shown, value) for shown, value in _offered(panel, ask, field)[:MOST_OPTIONS]]
    return Select(min_values=count, max_values=count, options=options)


def _several(panel: Panel, ask: Ask, field: str, domain: SomeOf) -> Select[View]:
    """Return a select for some of several things, in which their places tell equal things apart."""
    faces = [panel.thing(ask.move, field, thing) for thing in domain.things]
    options = [_option(shown, str(place)) for place, shown in enumerate(faces)]
    return Select(min_values=0, max_values=domain.most, options=options)


def offered(panel: Panel, ask: Ask, field: str) -> list[tuple[str, str]]:
    """List the values of a field, each with its name; seats go by their names."""
    return [(shown.text, value) for shown, value in _offered(panel, ask, field)]


def _offered(panel: Panel, ask: Ask, field: str) -> list[tuple[Face, str]]:
    domain = ask.fields[field]
    seats = _seats(ask, domain)
    values = _values(ask, domain)
    return [
        (Face(str(value)) if value in seats else panel.thing(ask.move, field, value), str(value)) for value in values
    ]


def _option(shown: Face, value: str) -> SelectOption:
    return SelectOption(label=shown.text, emoji=shown.icon, value=value, description=shown.note)


def meant(ask: Ask, field: str, chosen: Sequence[str]) -> object:
    """Return the values chosen in a field, as a record spells them. Values that were not on offer stay as they are."""
    domain = ask.fields[field]
    if isinstance(domain, SomeOf):
        places = {str(place): thing for place, thing in enumerate(domain.things)}
        return [places.get(each, each) for each in chosen] or None
    values = {str(value): value for value in _values(ask, domain)}
    found = [values.get(each, each) for each in chosen]
    return found if isinstance(domain, SomeSeats) else next(iter(found), None)


def places(domain: SomeOf, things: Sequence[Thing]) -> tuple[str, ...]:
    """Return how a select names some of several things, in which their places tell equal things apart."""
    free = list(enumerate(domain.things))
    taken = [free.pop([name for _, name in free].index(thing)) for thing in things]
    return tuple([str(place) for place, _ in taken])


def _values(ask: Ask, domain: Domain) -> tuple[Thing, ...]:
    match domain:
        case OneSeat(seats=seats) | SomeSeats(seats=seats):
            return seats
        case OneOf(names=names):
            return names
        case OneOfThose(field=earlier):
            return domain.among(_values(ask, ask.fields[earlier])).seats
        case OneByOther(left=left):
            return tuple(dict.fromkeys(value for each in left.values() for value in _values(ask, each)))
        case _:
            return ()


def _seats(ask: Ask, domain: Domain) -> tuple[Thing, ...]:
    """Return those of the values that are seats."""
    match domain:
        case OneOf():
            return ()
        case OneByOther(left=left):
            return tuple(value for each in left.values() for value in _seats(ask, each))
        case _:
            return _values(ask, domain)


def may_be_left(ask: Ask, domain: Domain) -> bool:
    """Whether the field may be left empty, at least with some choice in an earlier field."""
    match domain:
        case OneSeat(may_decline=may_decline):
            return may_decline
        case SomeOf():
            return True
        case OneByOther(field=earlier, left=left):
            is_always_asked = set(_values(ask, ask.fields[earlier])) <= left.keys()
            return not is_always_asked or any(may_be_left(ask, each) for each in left.values())
        case _:
            return False
