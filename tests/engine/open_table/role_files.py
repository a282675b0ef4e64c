"""A small role file that is right, and ways to change it."""

from pathlib import Path

from engine.errors import BadInput
from engine.open_table.reading import read_role_file
from engine.open_table.role_file import RoleFile

SHIPPED = sorted((Path(__file__).parents[3] / "bot/set_ups/open_table").glob("*.toml"))
SMALL = """\
title = "Small"
players = 5

[sides.town]
wins = "eliminate"

[sides.mafia]
wins = "parity"
does = ["kill"]

[roles.townie]
side = "town"
count = 2

[roles.cop]
side = "town"
count = 1
does = ["investigate"]

[roles.doctor]
side = "town"
count = 1
does = ["heal"]

[roles.goon]
side = "mafia"
count = 1

[abilities.kill]
effect = "kill"

[abilities.investigate]
effect = "learn_side"

[abilities.heal]
effect = "protect"
"""


def changed(old: str, new: str, text: str = SMALL) -> str:
    """Return the small file with one text replaced."""
    assert text.count(old) == 1, old
    return text.replace(old, new)


def read(text: str) -> RoleFile:
    """Read a role file."""
    return read_role_file(text.encode())


def refusal(text: str) -> tuple[int | None, str]:
    """Return the line and the sentence with which a role file is refused."""
    return mistakes(text)[0]


def mistakes(text: str) -> list[tuple[int | None, str]]:
    """Return the lines and sentences of the mistakes that are told of a role file."""
    try:
        read(text)
    except BadInput as bad:
        return [(each.line, str(each)) for each in (bad, *bad.others)]
    raise AssertionError("this file is right")
