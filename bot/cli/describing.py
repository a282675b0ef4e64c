"""A game's options, moves and notices as one JSON Schema document, made from the types that the engine reads."""

import msgspec
from msgspec import Struct

from engine.actions import SHELL_ACTIONS, Action
from engine.rulebook import AnyRulebook

DRAFT = "https://json-schema.org/draft/2020-12/schema"


def describe(title: str, rulebook: AnyRulebook) -> dict[str, object]:
    """Describe a game. A move is a line of a record without by, for, at and drawn; a notice is one without its line."""
    moves: tuple[type[Action], ...] = (*rulebook.actions, *SHELL_ACTIONS)
    shapes: tuple[type[Struct], ...] = (rulebook.options, *moves, *rulebook.events)
    schemas, components = msgspec.json.schema_components(shapes, ref_template="#/$defs/{name}")
    of = dict(zip(shapes, schemas, strict=True))
    return {
        "$schema": DRAFT,
        "title": title,
        "options": of[rulebook.options],
        "moves": {tag(move): of[move] for move in moves},
        "notices": {tag(notice): of[notice] for notice in rulebook.events},
        "$defs": components,
    }


def tag(shape: type[Struct]) -> str:
    """The name of a move or notice in records."""
    return str(shape.__struct_config__.tag)
