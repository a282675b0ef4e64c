"""A role as a set-up menu shows it."""

from msgspec import Struct


class RoleNote(Struct, frozen=True):
    """``value`` is the option's, ``label`` and ``note`` have 100 characters at most."""

    value: str
    label: str
    note: str
