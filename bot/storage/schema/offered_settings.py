"""Declares which fields of a record are settings: choices that a table makes with a select on a page of the set-up.

The declaration stands in the field's own line, in its annotation, beside its type and its default.
"""

from collections.abc import Callable, Iterator
from datetime import timedelta
from enum import StrEnum
from typing import get_type_hints

from msgspec import Struct

from engine.rulebook import AnyRulebook


class SetupPage(StrEnum):
    """A page of the set-up."""

    SETUP = "setup"
    DEADLINES = "deadlines"
    TIMES = "times"
    ABSENCE = "absence"
    POLICY = "policy"


class Offered(Struct, frozen=True):
    """The declaration of a field that is a setting. Its values are those of the field's enumeration, or ``numbers``."""

    page: SetupPage
    shown_if: Callable[[AnyRulebook], object] = lambda _: True
    """Whether the setting means anything in a game of that rulebook."""
    numbers: tuple[int, ...] = ()
    """The values to choose from, if they are not an enumeration."""
    unit: timedelta = timedelta()
    """The size of its numbers, if they are lengths of time."""
    has_one_message: bool = False
    """Whether one message, ``setup-<name>-choice``, words every value. It gets the value as ``choice``, and a length of
    time as ``length``.
    """
    leads: bool = False
    """Whether it stands above the page's selects that are no settings."""
    is_for_several: bool = False
    """Whether it is about several people, so that somebody who plays in a DM is not offered it."""
    above: str = ""
    """The setting above which it stands, if its place on the page is not that of its field in the record."""


def offered_in(record: type[Struct], within: str = "") -> Iterator[tuple[str, Offered]]:
    """Yield the settings of a record, and of the records within it, by name: after a dot, the field within a field."""
    for field, kind in get_type_hints(record, include_extras=True).items():
        name = within + field
        yield from ((name, each) for each in getattr(kind, "__metadata__", ()) if isinstance(each, Offered))
        if isinstance(kind, type) and issubclass(kind, Struct):
            yield from offered_in(kind, f"{name}.")
