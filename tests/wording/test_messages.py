"""Every message that code uses is in a file, and every message in a file is used, by code or by another message."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache

from msgspec import Struct

from bot.storage.schema.game_settings import SETTINGS
from bot.wording.voice import dashed
from bot.words import FOLDER
from bot.words.reading import Entry, read
from engine.naming import snake_case
from tests.program_text import sources, within

DENIED = "denied-"
COMMAND = ("command-", "name-")
"""The messages of commands, which tests/cogs/commands/test_describing.py counts."""
HOLE = "\0"
WITH_TEXTS = (ast.Constant, ast.JoinedStr, ast.IfExp, ast.Subscript)
"""The kinds of expressions that may be strings."""
TYPED = re.compile(r"(?<![\w<{])/[a-z]")
"""A command that is written out."""
CALLED = re.compile(r"/\{ (name-[a-z-]+) \}(?: \{ (name-[a-z-]+) \})?")


@cache
def entries() -> list[Entry]:
    return [entry for path in sorted((FOLDER / "en").glob("*.ftl")) for entry in read(path)]


@cache
def messages() -> frozenset[str]:
    return frozenset(entry.id for entry in entries() if not entry.id.startswith(COMMAND))


def texts(node: ast.AST) -> Iterator[str]:
    """Yield the strings that an expression may be, with a mark in the place of each inserted value."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=parts):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else HOLE for part in parts)
        case ast.IfExp(body=one, orelse=other):
            yield from (*texts(one), *texts(other))
        case ast.Subscript(value=ast.Dict(values=values)):
            yield from (text for value in values for text in texts(value))


def asked(calls: Iterable[ast.Call]) -> Iterator[str]:
    """Yield the ids in calls that ask for a message."""
    for call in calls:
        match call:
            case ast.Call(func=ast.Attribute(attr="say" | "moment" | "news" | "question"), args=[wanted, *_]):
                yield from texts(wanted)
            case ast.Call(func=ast.Name(id="say" | "rejections" | "spellings"), args=[_, wanted, *_]):
                yield from texts(wanted)
            case ast.Call(func=ast.Name(id="done"), args=[_, _, wanted]):
                yield from texts(wanted)
            case ast.Call(func=ast.Name(id="Denied" | "Rests" | "GoneOn" | "NotRead"), args=[wanted, *_]):
                yield from (f"{DENIED}{reason}" for reason in texts(wanted))
            case ast.Call(func=ast.Name(id="check_length"), args=[_, _, wanted]):
                yield from (f"{DENIED}{reason}" for reason in texts(wanted))


class Code(Struct):
    """The facts of the code: the ids in use, every string, its classes, and the values for holes in strings."""

    asked: set[str]
    said: set[str]
    classes: set[str]
    fillings: set[str]


@cache
def code() -> Code:
    nodes = [node for _, module in sources("bot", "engine") for node in within(module)]
    wanted = {text.partition(".")[0] for text in asked(node for node in nodes if isinstance(node, ast.Call))}
    called = {text for text in wanted if any(map(str.isalpha, text)) and not text.startswith(COMMAND)}
    called.discard(f"{DENIED}{HOLE}")
    called |= {setting.message for setting in SETTINGS}
    called |= {setting.message_of(choice) for setting in SETTINGS for choice in setting.choices}
    said = {text for node in nodes if isinstance(node, WITH_TEXTS) for text in texts(node)}
    classes = {snake_case(node.name) for node in nodes if isinstance(node, ast.ClassDef)}
    fields = {node.target.id for node in nodes if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)}
    words = {"", *map(dashed, said | classes | fields), *map(str, range(20))}
    ends = {text for text in said - called if text.endswith(f"-{HOLE}")}
    return Code(called, said, classes, words | {text.replace(HOLE, word) for text in ends for word in words})


def fits(template: list[str], message: str) -> bool:
    """Whether a message is a template whose holes are filled by values of the code."""
    head, *rest = template
    if not message.startswith(head):
        return False
    left = message.removeprefix(head)
    if not rest:
        return not left
    return any(left[:cut] in code().fillings and fits(rest, left[cut:]) for cut in range(len(left) + 1))


def test_every_message_that_code_uses_is_in_a_file() -> None:
    unknown = {text: text.split(HOLE) for text in code().asked - messages()}
    missing = {text for text, template in unknown.items() if not any(fits(template, each) for each in messages())}

    assert len(code().asked) > 150
    assert missing == set()


def test_every_message_in_a_file_is_used() -> None:
    referred_to = {name for entry in entries() for name, _ in entry.uses}
    said = code().said | code().classes
    outright = {text for text in said if not text.startswith(DENIED)} | code().asked | referred_to
    templates = [text.split(HOLE) for text in code().asked if HOLE in text]

    assert {
        message for message in messages() - outright if not any(fits(template, message) for template in templates)
    } == set()


def test_a_sentence_calls_a_command_by_its_real_name() -> None:
    typed = [entry.id for entry in entries() for text in _texts_of(entry) if TYPED.search(text)]
    called = [
        path for entry in entries() if not entry.id.startswith(COMMAND) for path in CALLED.findall(_source(entry))
    ]

    assert typed == []
    assert called
    assert [path for path in called if not _is_command(*path)] == []


def _texts_of(entry: Entry) -> list[str]:
    """Return the plain texts of a message."""
    return re.sub(r"\{.*?\}", HOLE, _source(entry)).split(HOLE)


def _source(entry: Entry) -> str:
    assert entry.item.span is not None
    return entry.text[entry.item.span.start : entry.item.span.end]


def _is_command(first: str, second: str) -> bool:
    """Whether these are the names of a command, or of a group and a command in it."""
    names = {entry.id for entry in entries()}
    return second in names and second.startswith(f"{first}-") if second else first in names
