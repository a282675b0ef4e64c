"""Fills in forms, with known answers or at random, and keeps what already stands there."""

from collections.abc import Mapping
from random import Random

from discord import ComponentType
from msgspec import Struct

from engine.learning import converted
from engine.naming import spelled

SAYINGS = ("Good morning.", "I have nothing to hide.", "Why me?", "Let us talk about it.")


class _Option(Struct):
    value: str


class _Field(Struct):
    custom_id: str
    type: int
    value: str | None = None
    options: list[_Option] = []
    min_values: int = 1
    max_values: int = 1


class _Label(Struct):
    component: _Field


class _Form(Struct):
    components: list[_Label]


def filled_in(form: object, will: Random) -> dict[str, object]:
    """Return random answers by field for a form as Discord receives it."""
    fields = [label.component for label in converted(form, _Form).components]
    return {field.custom_id: _chosen(field, will) for field in fields}


def filled_with(form: object, answers: Mapping[str, object]) -> dict[str, object]:
    """Return known answers by field. A list in a text box gets a line for each thing."""
    fields = [label.component for label in converted(form, _Form).components]
    return {field.custom_id: _known(field, answers[field.custom_id]) for field in fields}


def values_of(answer: object) -> list[str]:
    """Return an answer as chosen in a select."""
    if answer is None:
        return []
    return [str(each) for each in answer] if isinstance(answer, tuple) else [str(answer)]


def _known(field: _Field, answer: object) -> object:
    if field.options:
        return values_of(answer)
    return "\n".join(map(spelled, values_of(answer))) if isinstance(answer, tuple) else answer


def _chosen(field: _Field, will: Random) -> object:
    if field.type == ComponentType.user_select.value:
        return []  # Everybody who plays here is at the table, and there is nobody else to choose.
    if field.type == ComponentType.file_upload.value:
        return "file.txt", will.choice(SAYINGS).encode()
    if not field.options:
        return field.value or will.choice(SAYINGS)
    values = [option.value for option in field.options]
    return will.sample(values, will.randint(field.min_values, min(field.max_values, len(values))))
