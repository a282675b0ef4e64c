"""A game's options, moves and notices as one JSON Schema document, made from the types that the engine reads."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from engine.actions import SHELL_ACTIONS, Action
from engine.naming import snake_case
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
        "moves": {_tag(move): of[move] for move in moves},
        "notices": {_tag(notice): of[notice] for notice in rulebook.events},
        "$defs": components,
    }
