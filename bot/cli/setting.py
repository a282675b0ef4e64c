"""What is typed for a simulation, turned into a set-up: options and numbers of players."""

import re
from collections.abc import Iterable

import msgspec
from msgspec import Struct, inspect

from bot.cli.terminal import Fault
from engine.codec import convert
from engine.errors import BadInput
from engine.rulebook import AnyRulebook

RANGE = re.compile(r"(\d{1,4})(?:\.\.(\d{1,4}))?")
LISTS = (inspect.VarTupleType, inspect.ListType, inspect.SetType, inspect.FrozenSetType)


def read_players(rulebook: AnyRulebook, typed: str | None) -> range:
    """Read ``N`` or ``A..B``; by default all that the game is for. Raises Fault."""
    if typed is None:
        return rulebook.players
    match = RANGE.fullmatch(typed)
    if match is None:
        raise Fault(f"brehon: --players: a number such as 7 or a range such as 5..10 is needed, not {typed!r}")
    least = int(match[1])
    most = int(match[2] or least)
    known = rulebook.players
    if least > most or least not in known or most not in known:
        raise Fault(f"brehon: --players: this game is for {known[0]} to {known[-1]} players, and here is {typed}")
    return range(least, most + 1)


def read_options(rulebook: AnyRulebook, typed: Iterable[str]) -> Struct:
    """Read every ``OPTION=VALUE``. Raises Fault."""
    lists = {field.name: isinstance(field.type, LISTS) for field in _fields(rulebook.options)}
    options: dict[str, object] = {}
    for setting in typed:
        name, equals, value = setting.partition("=")
        if not equals:
            raise Fault(f"brehon: --set: OPTION=VALUE is needed, not {setting!r}")
        if name not in lists:
            raise Fault(f"brehon: --set: unknown option {name!r}; the options are {', '.join(lists)}")
        if name in options:
            raise Fault(f"brehon: --set: {name} is set twice")
        options[name] = _value(value, is_list=lists[name])
    try:
        read: Struct = convert(options, rulebook.options)
    except BadInput as error:
        raise Fault(f"brehon: --set: {error}") from None
    return read


def _value(typed: str, *, is_list: bool) -> object:
    """Read JSON if it is JSON; else a list of words where a list is wanted, or a word."""
    try:
        return msgspec.json.decode(typed.encode(errors="surrogateescape"))
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return [word.strip() for word in typed.split(",") if word.strip()] if is_list else typed


def _fields(options: type[Struct]) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(options)
    assert isinstance(info, inspect.StructType)
    return info.fields
