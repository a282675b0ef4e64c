"""How often each thing is in a game, such as the cards of a deck: written in a form, a line each, ``Guard 1``."""

from collections.abc import Mapping
from enum import Enum

from discord import TextStyle
from discord.ui import Label, Modal, TextInput, View
from msgspec import Struct, inspect

from bot.cogs.interaction.boxes import box_form, labelled
from bot.components.forms import TITLE, Sent
from bot.components.keys import Key
from bot.components.options import Menu
from bot.host.denied import Denied
from engine.learning import type_info
from engine.naming import spelled

LONGEST = 1000
MOST = 20
"""This many of one thing at most."""

Counts = dict[str, int]


def counted(options: type[Struct]) -> dict[str, type[Enum]]:
    """The options that say how often each thing is in, with the kind of thing."""
    info = type_info(options)
    assert isinstance(info, inspect.StructType)
    return {
        field.name: field.type.key_type.cls
        for field in info.fields
        if isinstance(field.type, inspect.DictType) and isinstance(field.type.key_type, inspect.EnumType)
    }


def counts_form(menu: Menu, key: Key, title: str, options: Struct) -> Modal:
    """A form with a box for each of these options; an empty one stands for what is usual."""
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
    """Read what was written, by option. Raises Denied that names the line."""
    return {
        field: dict(_line(kind, line) for text in sent.get(field, ()) for line in text.splitlines() if line.strip())
        for field, kind in counted(options).items()
    }


def _line(kind: type[Enum], line: str) -> tuple[str, int]:
    name, _, number = line.strip().rpartition(" ")
    found = next((each for each in kind if _folded(each.value) == _folded(name)), None)
    if found is None or not (number.isascii() and number.isdecimal() and int(number[:3]) <= MOST):
        raise Denied(
            "count-unreadable", {"line": line.strip()[:TITLE], "example": f"{spelled(next(iter(kind)).value)} 1"}
        )
    return str(found.value), int(number[:3])


def _folded(name: str) -> str:
    return name.replace("_", "").replace(" ", "").casefold()
