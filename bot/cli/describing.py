"""A game's options, moves and notices as one JSON Schema document, made from the types that the engine reads."""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct

from engine.actions import SHELL_ACTIONS, Action
from engine.events import Event
from engine.learning import schema_of
from engine.naming import tag_of
from engine.open_table.role_file import RoleFile
from engine.rulebook import AnyRulebook
from engine.texts import TEXT_ACTIONS, TEXT_EVENTS

FRAME: dict[str, object] = {
    "by": {"type": "string", "description": "a seat, gm or clock"},
    "for": {"type": "string", "description": "the seat that the GM acts for"},
    "at": {"type": "string", "format": "date-time"},
    "again": {"type": "boolean", "description": "made anew by the bot, for it stood after a line that was taken back"},
    "drawn": {"type": "object", "description": "what chance gave, by name"},
}
"""The fields that every line of a record may have beside those of its move."""
AUTO: dict[str, object] = {
    "auto": {"type": "boolean", "description": "made by the bot for a player who had no choice"},
}
"""An extra field of a player's move on a board."""
DEFINED = "#/$defs/"
DRAFT = "https://json-schema.org/draft/2020-12/schema"
ROLE_FILE = "role-file"
"""The name under which the schema of role files is printed."""


def describe(title: str, rulebook: AnyRulebook) -> dict[str, object]:
    """Describe a game. A move is written with the fields of its record line, a notice with the number of its line."""
    moves: tuple[type[Action], ...] = (*rulebook.actions, *SHELL_ACTIONS, *TEXT_ACTIONS, *rulebook.hands)
    notices: tuple[type[Event], ...] = (*rulebook.events, *TEXT_EVENTS)
    shapes: tuple[type[Struct], ...] = (rulebook.options, *moves, *notices)
    schemas, components = msgspec.json.schema_components(shapes, ref_template=DEFINED + "{name}")
    of = dict(zip(shapes, schemas, strict=True))
    for move in moves:
        frame = FRAME | AUTO if rulebook.turns and move in rulebook.actions else FRAME
        components[of[move]["$ref"].removeprefix(DEFINED)]["properties"] |= frame
    return {
        "$schema": DRAFT,
        "title": title,
        "options": of[rulebook.options],
        "moves": _by_tag(moves, of),
        "notices": _by_tag(notices, of),
        "$defs": components,
    }


def describe_role_file() -> dict[str, object]:
    """Describe a role file. The keys that its entries name each other by are checked only when a file is read."""
    return {"$schema": DRAFT, "title": "A role file of the open table", **schema_of(RoleFile)}


def _by_tag(shapes: Sequence[type[Struct]], of: Mapping[type[Struct], object]) -> dict[str, object]:
    """Return the schemas of moves or notices by their names. Those of one name are alternatives."""
    named: dict[str, list[object]] = {}
    for shape in shapes:
        named.setdefault(tag_of(shape), []).append(of[shape])
    return {name: found[0] if len(found) == 1 else {"anyOf": found} for name, found in named.items()}
