"""Role files on the command line: read from outside, and shown as a sheet that says how the file was understood."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from bot.cli.catalogue import game_named
from bot.cli.terminal import Fault, opened, printable
from bot.themes import Theme
from engine.chance import Chance, seeded_source
from engine.errors import BadInput
from engine.log import FIRST_LINE
from engine.open_table.checking import deals
from engine.open_table.dealing import deal, tell
from engine.open_table.options import OpenTableOptions
from engine.open_table.reading import read_role_file
from engine.open_table.role_file import LARGEST, RoleFile, When
from engine.open_table.table import begin
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
    """Read something from a file. Raises Fault that names the file and the line."""
    with opened(file) as stream:
        content = stream.read(LARGEST + 1)
    try:
        return read(content)
    except BadInput as bad:
        raise Fault(f"{file}:{bad.line}: {bad}") from None


def dealt(file: RoleFile, players: Sequence[str], seed: int | None) -> Iterator[str]:
    """Deal to these players, and write a file of the game: what to tell each player, and their roles."""
    chance = Chance() if seed is None else Chance(None, seeded_source(seed, FIRST_LINE))
    roles = deal(file, players, chance)
    yield printable(f"# {file.title}")
    for told in tell(begin(file, roles)):
        (seat,) = told.to if isinstance(told.to, tuple) else ("",)
        known = f", and knows {', '.join(told.fellows)}" if told.fellows else ""
        texts = (file.roles[told.role].text, file.sides[told.side].text)
        is_told = f"{seat} is {file.role_name(told.role)} of {file.side_name(told.side)}{known}."
        yield printable(" ".join(filter(None, ("#", is_told, *texts))))
    yield "[players]"
    yield from (
        f"{msgspec.json.encode(seat).decode()} = {msgspec.json.encode(role).decode()}" for seat, role in roles.items()
    )


def sheet(file: RoleFile) -> Iterator[str]:
    """Describe a set-up: its sides with their roles, the abilities in the order of the night, and those by day."""
    yield printable(f"{file.title}, for {file.players} players")
    for key, side in file.sides.items():
        roles = ", ".join(_roles(file, key))
        does = f"; together: {', '.join(side.does)}" if side.does else ""
        yield "  " + printable(f"{file.side_name(key)} ({side.wins}): {roles}{does}")
    at_night = [key for key, ability in file.abilities.items() if ability.when is When.NIGHT]
    for key in sorted(at_night, key=lambda key: file.night_order.index(file.abilities[key].effect)):
        yield _used(file, "at night", key)
    yield from (_used(file, "by day", key) for key in file.abilities if key not in at_night)


def _used(file: RoleFile, time: str, key: str) -> str:
    return "  " + printable(f"{time}: {key} ({file.abilities[key].effect}), by {', '.join(_users(file, key))}")


def _roles(file: RoleFile, side: str) -> Iterator[str]:
    """Yield the roles of a side with how many of them there may be."""
    dealt = list(deals(file))
    for key, role in file.roles.items():
        if role.side == side:
            counts = sorted({counts[key] for counts in dealt})
            number = str(counts[0]) if len(counts) == 1 else f"{counts[0]} to {counts[-1]}"
            yield f"{number} {file.role_name(key)}"


def _users(file: RoleFile, ability: str) -> Iterator[str]:
    """Yield who has an ability from the start, or that it is given."""
    users = [file.role_name(key) for key, role in file.roles.items() if ability in role.does]
    users += [f"one of {file.side_name(key)}" for key, side in file.sides.items() if ability in side.does]
    yield from users or ["those to whom it is given"]
