"""Measure how easy the shell is to change: its rooms and names, and the way that a private vote takes through it.

python -m scripts.measure_shell

With --passed it also lists the files and functions on the way of a private vote.
"""

import ast
import asyncio
import re
import sys
import threading
from collections import Counter, defaultdict
from collections.abc import Awaitable, Iterator
from itertools import groupby
from operator import attrgetter
from pathlib import Path
from random import Random
from types import CodeType, FrameType

from bench.playing import begin, play
from bot.logs import set_up_logs
from bot.policies.sensible import SENSIBLE
from bot.rehearsal.policy_player import Sensible
from bot.rehearsal.rehearsal import GM, NAMES
from bot.rehearsal.shown import Control
from bot.rehearsal.stage import set_stage
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import OutboxKind
from bot.themes import load_themes
from engine.parties.events import PartyProposed

ROOT = Path(__file__).parents[1]
ROOMS = ("bot/database", "bot/storage", "bot/delivery", "bot/host", "bot/cogs")
MOST_IN_A_ROOM = 15
GAMES = {"bluff", "boards", "danube", "great_table", "honnoji", "mafia", "open_table", "parties", "quests", "sigily"}
"""The folders of games, which name their files alike."""
COMPREHENSIONS = {"<listcomp>", "<setcomp>", "<dictcomp>"}
PERSON = re.compile(r"\b(he|his|him|himself)\b", re.IGNORECASE)
PROSE = ("bot", "engine", "tests", "bench", "scripts", "docs", "themes", "*.md")
DECLARING = (
    "bot/storage/schema",
    "bot/storage/games",
    "bot/host/seats",
    "bot/cogs/setup",
    "bot/components",
    "bot/page",
)
"""Where a setting stands before it does anything."""


def files(*places: str) -> Iterator[Path]:
    """Yield the Python files under some folders."""
    for place in places:
        yield from sorted((ROOT / place).rglob("*.py"))


def fullest_rooms() -> list[tuple[int, str]]:
    """Count the files in each room of the shell, the fullest room first."""
    found = Counter(path.parent.relative_to(ROOT).as_posix() for path in files(*ROOMS) if path.name != "__init__.py")
    return sorted(((number, room) for room, number in found.items()), reverse=True)


def shared_names() -> dict[str, list[str]]:
    """Return the names that several files share, games' own folders aside, each with its files."""
    found = defaultdict(list)
    for path in files("bot", "engine"):
        if path.name != "__init__.py" and not GAMES & {*path.parts}:
            found[path.name].append(path.relative_to(ROOT).as_posix())
    return {name: places for name, places in found.items() if len(places) > 1}


def files_of_kinds() -> dict[OutboxKind, set[str]]:
    """Return the files of the bot that name each kind of owed message."""
    kinds = OutboxKind.__members__
    found: dict[OutboxKind, set[str]] = {kind: set() for kind in OutboxKind}
    for path in files("bot"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "OutboxKind" and node.attr in kinds:
                found[OutboxKind[node.attr]].add(path.relative_to(ROOT).as_posix())
    return found


def places_of_setting(name: str, kind: str) -> list[str]:
    """Return the statements in which a setting or its type stands before it does anything, and not those that use it.

    These are its type, its field, and each function or value that sets it.
    """
    word, use = re.compile(rf"\b({name}|{kind}|{name.upper()})\b"), re.compile(rf"\bsettings\.{name}\b")
    return [
        f"{path.relative_to(ROOT)}:{statement.lineno}"
        for path in files(*DECLARING)
        for statement in _statements(ast.parse(path.read_text(encoding="utf-8")).body, kind)
        if any(word.search(line) and not use.search(line) for line in ast.unparse(statement).splitlines())
    ]


def _statements(body: list[ast.stmt], kind: str) -> Iterator[ast.stmt]:
    """Yield the statements of a file and of its classes, each function and the class of that name as a whole."""
    for statement in body:
        if isinstance(statement, ast.ClassDef) and statement.name != kind:
            yield from _statements(statement.body, kind)
        elif not isinstance(statement, ast.Import | ast.ImportFrom):
            yield statement


def pronouns() -> int:
    """Count the words that make somebody unknown a man, in code, docs and tests."""
    texts = [path for place in PROSE for path in _texts(place)]
    return sum(len(PERSON.findall(path.read_text(encoding="utf-8"))) for path in texts)


def _texts(place: str) -> Iterator[Path]:
    if "*" in place:
        yield from ROOT.glob(place)
    for kind in ("py", "md"):
        yield from (ROOT / place).rglob(f"*.{kind}")


class Calls:
    """Counts the calls of our own functions in all threads that begin after it, while it counts."""

    def __init__(self) -> None:
        self._counted = Counter[CodeType]()
        self._is_counting = False
        threading.setprofile(self._hear)

    async def during(self, act: Awaitable[object]) -> Counter[CodeType]:
        """Return how often each function is called while something is done."""
        self._counted = Counter()
        sys.setprofile(self._hear)
        self._is_counting = True
        await act
        self._is_counting = False
        sys.setprofile(None)
        return self._counted

    def _hear(self, frame: FrameType, event: str, _: object) -> None:
        if self._is_counting and event == "call" and _is_ours(frame.f_code.co_filename):
            self._counted[frame.f_code] += 1


async def ways_of_votes() -> list[Counter[CodeType]]:
    """Count the calls of our own functions between three presses on *Reject* and their answers.

    The first also compiles words and statements that the process keeps. The second answers a player's first vote, with
    a tip. The third is of a player who has voted before.
    """
    theme, players = load_themes()["tain"], NAMES[:5]
    calls = Calls()
    async with set_stage([GM, *players]) as stage:
        await begin(stage, "tain")
        seated = [Sensible(stage, stage.people[name], SENSIBLE[theme.rulebook], Random(1)) for name in players]
        counted = []
        for voters in (seated[:2], seated[:1]):
            await play(stage, seated, 1.0, _is_proposed)
            counted += [await calls.during(player.client.press(_reject(player))) for player in voters]
        return counted


def _is_proposed(hosted: HostedGame) -> bool:
    return any(isinstance(event, PartyProposed) for event in hosted.started.log[-1].events)


def _reject(player: Sensible) -> Control:
    controls = [control for message in player.client.messages for control in message.controls]
    return next(control for control in reversed(controls) if control.label.endswith(" Reject"))


def _is_ours(file: str) -> bool:
    """Whether a file is the bot's or the engine's, and not of the simulated Discord in which it is measured."""
    return file.startswith((f"{ROOT}/bot/", f"{ROOT}/engine/")) and not file.startswith(f"{ROOT}/bot/rehearsal/")


def main(*, lists_passed: bool) -> None:
    """Print all of it, perhaps with what the last vote passes."""
    set_up_logs("ERROR")
    rooms = fullest_rooms()
    print(f"rooms: {len(rooms)}, the fullest has {rooms[0][0]} files ({rooms[0][1]}); at most {MOST_IN_A_ROOM} wanted")
    shared = shared_names()
    print(f"names that several files share: {len(shared)}", *shared)
    kinds = files_of_kinds()
    print(f"files that name a kind of owed message, on average of {len(kinds)}: {_mean(map(len, kinds.values())):.1f}")
    for name, kind in (("reasons", "Reasoning"), ("talking", "Talking")):
        places = places_of_setting(name, kind)
        print(f"places of the setting {name}: {len(places)}", *places, sep="\n  ")
    kinds_of_votes = ("the process's first private vote", "a player's first private vote", "a private vote")
    for kind, calls in zip(kinds_of_votes, asyncio.run(ways_of_votes()), strict=True):
        print(f"{kind}: {_passed(calls)}; but for comprehensions: {_passed(_named(calls))}")
    if lists_passed:
        print(*_listed(_named(calls)), sep="\n")
    print(f"he, his, him: {pronouns()}")


def _passed(calls: Counter[CodeType]) -> str:
    files = {code.co_filename for code in calls}
    return f"{len(files)} files, {len(calls)} functions, {calls.total()} calls"


def _listed(calls: Counter[CodeType]) -> Iterator[str]:
    """Yield a line for each file that is passed: its functions, each with the number of its calls."""
    for file, codes in groupby(sorted(calls, key=_place), key=attrgetter("co_filename")):
        functions = [f"{code.co_qualname} {calls[code]}" for code in codes]
        yield f"  {Path(file).relative_to(ROOT)}: {', '.join(functions)}"


def _place(code: CodeType) -> tuple[str, int]:
    return code.co_filename, code.co_firstlineno


def _named(calls: Counter[CodeType]) -> Counter[CodeType]:
    """Return the calls without comprehensions, which are functions of their own up to Python 3.11."""
    return Counter({code: number for code, number in calls.items() if code.co_name not in COMPREHENSIONS})


def _mean(numbers: Iterator[int]) -> float:
    found = [*numbers]
    return sum(found) / len(found)


if __name__ == "__main__":
    main(lists_passed="--passed" in sys.argv[1:])
