"""The form for how often each thing is in a game, such as the cards of a deck: a line each, ``Guard 1``.

The command line's spelling works as well, ``guard:1,lover:2`` or ``deck=guard,lover:2``. A name without a number counts
as one.
"""

import re
from collections.abc import Iterator, Mapping
from enum import Enum

from discord import TextStyle
from discord.ui import Label, Modal, TextInput, View
from msgspec import Struct, inspect

from bot.components.keys import Key
from bot.components.move_forms import TITLE, Sent
from bot.components.options import Menu
from bot.delivery.telling.text_boxes import box_form, labelled
from bot.host.denied import Denied
from engine.learning import type_info
from engine.naming import spelled

LONGEST = 1000
MOST = 20
"""The most of one thing."""
COUNTED = re.compile(r"(?P<name>[^:=]*?)(?:\s*[:\s]\s*(?P<count>[0-9]{1,2}))?")
"""The form of a name, with or without a number."""

Counts = dict[str, int]


def counted(options: type[Struct]) -> dict[str, type[Enum]]:
    """Return the options that say how often each thing is in, with the kind of thing."""
    info = type_info(options)
    assert isinstance(info, inspect.StructType)
    return {
        field.name: field.type.key_type.cls
        for field in info.fields
        if isinstance(field.type, inspect.DictType) and isinstance(field.type.key_type, inspect.EnumType)
    }


def counts_form(menu: Menu, key: Key, title: str, options: Struct) -> Modal:
    """Return a form with a box for each of these options. An empty box means the usual counts."""
    boxes: list[Label[View]] = []
    for field in counted(type(options)):
        chosen: Mapping[str, int] = getattr(options, field)
        written = "\n".join(f"{spelled(name)} {count}" for name, count in chosen.items())
        box: TextInput[View] = TextInput(
            custom_id=field, style=TextStyle.paragraph, default=written or None, required=False, max_length=LONGEST
        )
        boxes.append(labelled(menu.placeholder(field), box))
    return box_form(key, title, *boxes)


def read_counts(options: type[Struct], sent: Sent) -> dict[str, Counts]:
    """Read what was written, by option. Raises Denied with the line that is wrong."""
    return {
        field: dict(_entry(kind, entry) for text in sent.get(field, ()) for entry in _entries(field, text))
        for field, kind in counted(options).items()
    }


def _entries(field: str, text: str) -> Iterator[str]:
    """Return the entries of each line, or between commas. The option's own name may stand before them all.

    Blanks in a row are one: to try all ways to read them would take minutes.
    """
    for line in text.splitlines():
        for entry in line.strip().removeprefix(f"{field}=").split(","):
            if entry.strip():
                yield " ".join(entry.split())


def _entry(kind: type[Enum], entry: str) -> tuple[str, int]:
    read = COUNTED.fullmatch(entry)
    name, count = (read["name"], int(read["count"] or 1)) if read is not None else ("", 0)
    found = next((each for each in kind if _folded(each.value) == _folded(name)), None)
    if found is None or count > MOST:
        raise Denied("count-unreadable", {"line": entry[:TITLE], "example": f"{spelled(next(iter(kind)).value)} 1"})
    return str(found.value), count


def _folded(name: str) -> str:
    return name.replace("_", "").replace(" ", "").casefold()
