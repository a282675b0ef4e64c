"""Sheets that say how a role file was understood, and what to tell its players, in the words of the game's rules."""

from collections.abc import Iterator, Sequence

import msgspec

from bot.cli.catalogue import game_named
from bot.cli.role_files import OPEN_TABLE
from bot.cli.terminal import printable
from bot.wording.name_words import unformatted
from bot.wording.open_table.does import THEY, does, traits, wins
from bot.wording.open_table.rules import numbers
from bot.wording.open_table.seats import what_to_know
from bot.wording.voice import SetUp, Voice
from bot.wording.words_registry import words_for
from engine.chance import Chance, seeded_source
from engine.log import FIRST_LINE
from engine.open_table.dealing import deal, tell
from engine.open_table.options import OpenTableOptions
from engine.open_table.role_file import RoleFile, Talk, When
from engine.open_table.slips import slips
from engine.open_table.table import begin

TALKS = {
    Talk.NEVER: "don't talk",
    Talk.NIGHT: "talk at night",
    Talk.DAY: "talk by day",
    Talk.ALWAYS: "talk day and night",
}


def dealt(file: RoleFile, players: Sequence[str], seed: int | None) -> Iterator[str]:
    """Deal to these players, and write a file of the game: what to tell each player, and their roles."""
    chance = Chance() if seed is None else Chance(None, seeded_source(seed, FIRST_LINE))
    roles = deal(file, players, chance)
    voice = _voice(file)
    yield printable(f"# {file.title}")
    for told in tell(begin(file, roles)):
        (seat,) = told.to if isinstance(told.to, tuple) else ("",)
        known = f", and knows {', '.join(told.fellows)}" if told.fellows else ""
        texts = (file.roles[told.role].text, file.sides[told.side].text)
        is_told = f"{seat} is {file.role_name(told.role)} of {file.side_name(told.side)}{known}."
        yield printable(" ".join(filter(None, ("#", is_told, *texts))))
        for title, text in what_to_know(voice, told.role, told.side):
            yield from (f"#   {_plain(f'{title}: {line}')}" for line in text.splitlines())
    yield "[players]"
    yield from (
        f"{msgspec.json.encode(seat).decode()} = {msgspec.json.encode(role).decode()}" for seat, role in roles.items()
    )


def sheet(file: RoleFile) -> Iterator[str]:
    """Describe a set-up: its days, its sides with their roles, and its abilities, those of the night in their order."""
    voice = _voice(file)
    yield printable(f"{file.title}, for {file.players} players")
    yield from (f"  {_plain(voice.say(message))}" for message in ("options-lynch", "rules-day-text"))
    hours = [f"{name} {length:g}" for name, length in msgspec.structs.asdict(file.hours).items() if length is not None]
    yield f"  hours: {', '.join(hours) or 'as the table chooses'}"
    for side in file.sides:
        yield from _side(voice, file, side)
    at_night = [key for key, ability in file.abilities.items() if ability.when is When.NIGHT]
    for key in sorted(at_night, key=lambda key: file.night_order.index(file.abilities[key].effect)):
        yield _used(voice, file, "at night", key)
    yield from (_used(voice, file, "by day", key) for key in file.abilities if key not in at_night)
    yield from (f"  please look again: {slip}" for slip in slips(file))


def _voice(file: RoleFile) -> Voice:
    theme, _ = game_named(OPEN_TABLE)
    return words_for(theme, show=str, setup=SetUp(OpenTableOptions(file), file.players))


def _plain(said: str) -> str:
    return printable(unformatted(said))


def _side(voice: Voice, file: RoleFile, key: str) -> Iterator[str]:
    """Describe a side: its roles, how it wins, what it has together, and what is true of its roles."""
    side = file.sides[key]
    does = f"; together: {', '.join(side.does)}" if side.does else ""
    knows = f"; know each other, and {TALKS[side.talks]}" if side.knows else ""
    yield "  " + printable(f"{file.side_name(key)} ({side.wins}): {', '.join(_roles(file, key))}{does}{knows}")
    yield f"    wins: {_plain(wins(voice, key))}"
    for role, each in file.roles.items():
        true = [*([voice.say("trait-knows")] if each.knows else []), *traits(voice, role, THEY)]
        if each.side == key and true:
            yield "    " + _plain(f"{file.role_name(role)}: {' '.join(true)}")


def _used(voice: Voice, file: RoleFile, time: str, key: str) -> str:
    """Describe an ability: its effect, who has it, and what it does, when, how often, and to whom."""
    users = ", ".join(_users(file, key))
    return f"  {_plain(f'{time}: {key} ({file.abilities[key].effect}), by {users}: {does(voice, key)}')}"


def _roles(file: RoleFile, side: str) -> Iterator[str]:
    """Yield the roles of a side with how many of them there may be."""
    for key, (least, most) in numbers(file).items():
        if file.roles[key].side == side:
            yield f"{least if least == most else f'{least} to {most}'} {file.role_name(key)}"


def _users(file: RoleFile, ability: str) -> Iterator[str]:
    """Yield who has an ability from the start, or that it is given."""
    users = [file.role_name(key) for key, role in file.roles.items() if ability in role.does]
    users += [f"one of {file.side_name(key)}" for key, side in file.sides.items() if ability in side.does]
    yield from users or ["those to whom it is given"]
