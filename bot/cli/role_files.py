"""Role files on the command line, read from outside."""

from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from bot.cli.catalogue import game_named
from bot.cli.terminal import Fault, opened
from bot.themes import Theme
from engine.errors import BadInput
from engine.open_table.options import OpenTableOptions
from engine.open_table.reading import read_role_file
from engine.open_table.role_file import LARGEST, RoleFile
from engine.open_table.writing import write_role_file
from engine.rulebook import AnyRulebook

T = TypeVar("T")
AT_RANDOM, SENSIBLY = 5_000, 1_000
"""The line with which a simulated game is broken off: some times more than games that somebody wins have."""
OPEN_TABLE = "open-table"
"""The name of the game that is played by a role file."""
SUFFIX = ".toml"
"""The end of a role file's name, where a command also takes the name of a game."""


def opened_role_file(file: str) -> RoleFile:
    """Read and check a role file. Raises Fault that names the file and the line."""
    return read_from(file, read_role_file)


def hosted_set_up(file: str) -> OpenTableOptions:
    """Read a role file by which games are played. Raises Fault that names the file and the line."""
    return OpenTableOptions(opened_role_file(file))


def with_role_file(file: str) -> tuple[Theme, AnyRulebook]:
    """Return the theme whose games begin with a role file, and its rulebook. Raises Fault."""
    content = read_from(file, lambda content: write_role_file(read_role_file(content)))
    theme, rulebook = game_named(OPEN_TABLE)
    return replace(theme, written=content), rulebook


def read_from(file: str, read: Callable[[bytes], T]) -> T:
    """Read something from a file. Raises Fault that names the file and the line of each mistake."""
    with opened(file) as stream:
        content = stream.read(LARGEST + 1)
    try:
        return read(content)
    except BadInput as bad:
        first, *others = [f"{file}:{each.line}: {each}" for each in (bad, *bad.others)]
        raise Fault(first, others=others) from None
