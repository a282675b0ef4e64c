"""Forms, filled in by somebody who knows no rules: what stands there already is left, the rest is chosen at random."""

from random import Random

import msgspec
from msgspec import Struct

SAYINGS = ("Good morning.", "I have nothing to hide.", "Why me?", "Let us talk about it.")


class _Option(Struct):
    value: str


class _Field(Struct):
    custom_id: str
    value: str | None = None
    options: list[_Option] = []
    min_values: int = 1
    max_values: int = 1


class _Label(Struct):
    component: _Field


class _Form(Struct):
    components: list[_Label]


def filled_in(form: object, will: Random) -> dict[str, object]:
    """What is sent in, by field, of a form as Discord is given it."""
    fields = [label.component for label in msgspec.convert(form, _Form).components]
    return {field.custom_id: _chosen(field, will) for field in fields}


def _chosen(field: _Field, will: Random) -> object:
    if not field.options:
        return field.value or will.choice(SAYINGS)
    values = [option.value for option in field.options]
    return will.sample(values, will.randint(field.min_values, min(field.max_values, len(values))))
