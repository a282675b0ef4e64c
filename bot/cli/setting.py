"""Reads a simulation's set-up from typed text: options and numbers of players."""

import re
from collections.abc import Iterable, Mapping

import msgspec
from msgspec import Struct, inspect

from bot.cli.terminal import Fault
from engine.codec import convert
from engine.errors import BadInput
from engine.learning import type_info
from engine.rulebook import AnyRulebook

RANGE = re.compile(r"(\d{1,4})(?:\.\.(\d{1,4}))?")
COUNT = re.compile(r"[0-9]{1,4}")
LISTS = (inspect.VarTupleType, inspect.ListType, inspect.SetType, inspect.FrozenSetType)


def read_players(known: range, typed: str | None) -> range:
    """Read ``N`` or ``A..B``; by default, all numbers that the game allows. Raises Fault."""
    if typed is None:
        return known
    match = RANGE.fullmatch(typed)
    if match is None:
        raise Fault(f"brehon: --players: a number such as 7 or a range such as 5..10 is needed, not {typed!r}")
    least = int(match[1])
    most = int(match[2] or least)
    if least > most or least not in known or most not in known:
        needed = f"{known[0]} to {known[-1]}" if len(known) > 1 else f"exactly {known[0]}"
        raise Fault(f"brehon: --players: this game is for {needed} players, and here is {typed}")
    return range(least, most + 1)


def read_options(rulebook: AnyRulebook, typed: Iterable[str], usual: Mapping[str, object] | None = None) -> Struct:
    """Read every ``OPTION=VALUE``. An option that isn't typed has its ``usual`` value. Raises Fault."""
    known = {field.name: field.type for field in _fields(rulebook.options)}
    options: dict[str, object] = {}
    for setting in typed:
        name, equals, value = setting.partition("=")
        if not equals:
            raise Fault(f"brehon: --set: OPTION=VALUE is needed, not {setting!r}")
        if name not in known:
            raise Fault(f"brehon: --set: unknown option {name!r}; the options are {', '.join(known)}")
        if name in options:
            raise Fault(f"brehon: --set: {name} is set twice")
        options[name] = _value(value, known[name])
    try:
        read: Struct = convert({**(usual or {}), **options}, rulebook.options)
    except BadInput as error:
        raise Fault(f"brehon: --set: {error}") from None
    return read


def _value(typed: str, shape: inspect.Type) -> object:
    """Read JSON if it is JSON, else the wanted kind: a list of words, words with numbers, or a word."""
    try:
        return msgspec.json.decode(typed.encode(errors="surrogateescape"))
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        words = [word.strip() for word in typed.split(",") if word.strip()]
    if isinstance(shape, inspect.DictType):
        return dict(map(_counted, words))
    return words if isinstance(shape, LISTS) else typed


def _counted(word: str) -> tuple[str, object]:
    """Read a word with a number, such as ``guard:2``; a word without one stands for 1."""
    name, colon, number = (part.strip() for part in word.partition(":"))
    if not colon:
        return name, 1
    return name, int(number) if COUNT.fullmatch(number) else number


def _fields(options: type[Struct]) -> tuple[inspect.Field, ...]:
    info = type_info(options)
    assert isinstance(info, inspect.StructType)
    return info.fields
