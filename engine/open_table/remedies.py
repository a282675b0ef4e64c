"""Says what may be written where a value of a file has the wrong type, name or size."""

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches

from msgspec import Struct, inspect

from engine.errors import BadInput
from engine.learning import type_info
from engine.open_table.role_file import LONGEST_HOURS, Ability, Role, RoleFile, Side

NO_KEY = "this is no key; a key has 1 to 32 of the characters a to z, 0 to 9 and _, and begins with a letter"
PARTS: dict[str, type[Struct]] = {"sides": Side, "roles": Role, "abilities": Ability}
"""The tables of a role file, and what each of their entries is."""
LARGEST_SHOWN = 40
PLAIN = {
    "array": "a list in square brackets",
    "str": "a text in quotes",
    "int": "a whole number, without quotes",
    "float": "a number, without quotes",
    "bool": "true or false, without quotes",
}
"""The words for the types that the decoder names, as a host writes them."""
SIZES = {
    "str": "{} characters are the {}; write a {} text",
    "array": "{} are the {} in this list; write {}",
    "object": "{} are the {}; write {}",
}
"""Sentences about what has a length, with the bound."""


def near(word: str, known: Iterable[str]) -> str:
    """Ask whether the most similar name was meant, or list all names if none is similar."""
    known = [*known]
    found = get_close_matches(word.lower(), known, n=1)
    return f"did you mean {found[0]}?" if found else f"write one of {', '.join(known)}" if known else "there are none"


def remedied(bad: BadInput, shape: type[object], value: object, within: str, names: Mapping[str, str]) -> BadInput:
    """Return a mistake that the decoder found in a value as a sentence that says what may be written there."""
    path = re.findall(r"[^.\[\]]+", bad.field.removeprefix(within))
    info, written = _inner(type_info(shape), path), _at(value, path)
    if "unknown field" in bad.problem and isinstance(info, inspect.StructType) and isinstance(written, Mapping):
        return _unknown_lines(info, written, bad.field)
    if missing := re.search(r"required field `(.+)`", bad.problem):
        return BadInput(f"{missing[1]} is missing; add a line {missing[1]} = …", bad.field)
    if bad.field.startswith("alternatives"):
        return BadInput('each group needs two lists or more: [[["seer"], ["doctor"]]]', bad.field)
    if isinstance(info, inspect.EnumType):
        return BadInput(_no_such_word(info, written), bad.field)
    if "matching regex" in bad.problem:
        key = names.get(str(written).lower())
        return BadInput(NO_KEY if key is None else f'write the key, not the name: "{key}"', bad.field)
    if bounded := re.match(r"Expected `(\w+)(?: \| null)?` (of length )?([<>])= (\S+)", bad.problem):
        return BadInput(_bound(info, *bounded.groups()), bad.field)
    wanted = re.match(r"Expected `(\w+)", bad.problem)
    return BadInput(_type(wanted[1], bad.field, written) if wanted else bad.problem, bad.field)


def _unknown_lines(info: inspect.StructType, written: Mapping[str, object], field: str) -> BadInput:
    """Return the first line that is not known here, with the others beside it."""
    known = sorted(each.name for each in info.fields)
    found = [
        BadInput(_unknown(info.cls, word, inner, known), f"{field}.{word}".lstrip("."))
        for word, inner in written.items()
        if word not in known
    ]
    found[0].others = tuple(found[1:])
    return found[0]


def _unknown(shape: type, word: str, inner: object, known: Sequence[str]) -> str:
    """Say of a line that is not known here where it belongs, or what may stand in its place."""
    if shape is RoleFile and isinstance(inner, Mapping) and (part := get_close_matches(word.lower(), PARTS, n=1)):
        return f"there is no [{word}…]; did you mean [{'.'.join([part[0], *[*inner][:1]])}]?"
    if shape in PARTS.values() and word in RoleFile.__struct_fields__ and word not in PARTS:
        return f"{word} belongs at the top of the file, above the first [ ]; move it there"
    if owners := [part for part, each in PARTS.items() if shape in PARTS.values() and word in each.__struct_fields__]:
        return f"{word} belongs into {' or '.join(f'[{part}…]' for part in owners)}; move it there, or take it out"
    return f"there is no such line; {near(word, known)}"


def _no_such_word(info: inspect.EnumType, written: object) -> str:
    known = [str(each.value) for each in info.cls]
    if isinstance(written, str):
        return f"{_shown(written)} is not known here; {near(written, known)}"
    return f"write one of {', '.join(known)}, in quotes"


def _bound(info: inspect.Type, kind: str, length: str | None, sign: str, bound: str) -> str:
    """Say which size is the most or the least."""
    most, least = ("most", ("shorter", "fewer")), ("least", ("longer", "more"))
    which, (adjective, number) = most if sign == "<" else least
    if length:
        return SIZES[kind].format(bound, which, adjective if kind == "str" else number)
    if kind == "float":
        extreme = f"{LONGEST_HOURS} hours are" if sign == "<" else "a minute is"
        return f"{extreme} the {which}; write a number of hours, as 0.5 or 48"
    return f"{bound} is the {which}; write a {'lower' if sign == '<' else 'higher'} number"


def _type(wanted: str, field: str, written: object) -> str:
    """Say how a value is written, with the value itself where that is clear."""
    name = field.rpartition(".")[2]
    text = written if isinstance(written, str) and len(written) <= LARGEST_SHOWN else None
    number = re.match(r"\d+(\.\d+)?", text or "")
    if wanted == "object" and name == "hours":
        return "write hours = { day = 48, night = 24 }"
    if wanted == "object":
        return f"write a heading, [{name}.KEY], for each" if name in PARTS else f"write [{field}] as a heading"
    if wanted == "array" and text is not None:
        return f'write it in square brackets: {name} = ["{text}"]'
    if wanted in ("int", "float") and number and not (wanted == "int" and number[1]):
        return f"write the number without quotes: {name} = {number[0]}"
    if wanted == "bool" and text is not None and text.lower() in ("true", "false"):
        return f"write it without quotes: {name} = {text.lower()}"
    if wanted == "str" and isinstance(written, Sequence) and len(written) == 1 and not isinstance(written, str):
        return f'write it without brackets: {name} = "{written[0]}"'
    return f"write {PLAIN.get(wanted, wanted)}"


def _shown(text: str) -> str:
    return repr(text if len(text) <= LARGEST_SHOWN else f"{text[:LARGEST_SHOWN]}…")


def _inner(info: inspect.Type, path: Sequence[str]) -> inspect.Type:
    """Return what a shape has at a path of fields and places."""
    match info:
        case inspect.Metadata(type=inner):
            return _inner(inner, path)
        case inspect.StructType(fields=fields) if path:
            field = next((field for field in fields if field.encode_name == path[0]), None)
            return info if field is None else _inner(field.type, path[1:])
        case inspect.VarTupleType(item_type=inner) | inspect.DictType(value_type=inner) if path:
            return _inner(inner, path[1:])
        case inspect.UnionType(types=types):
            return next((_inner(each, path) for each in types if not isinstance(each, inspect.NoneType)), info)
        case _:
            return info


def _at(value: object, path: Sequence[str]) -> object:
    """Return what a value has at a path of fields and places."""
    for part in path:
        if isinstance(value, Mapping):
            value = value.get(part)
        elif isinstance(value, Sequence) and part.isdigit():
            value = value[int(part)]
        else:
            return None
    return value
