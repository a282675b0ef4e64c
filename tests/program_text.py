"""The program's text, for what no type says: which functions there are, and what is called in which of them."""

import ast
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import bot

ROOT = Path(bot.__file__).parents[1]
SHELL = ("bot/cogs", "bot/delivery", "bot/host", "bot/storage", "bot/components", "bot/page/story.py")
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def sources(*folders: str) -> Iterator[tuple[str, ast.Module]]:
    """The files under some folders; or single ones."""
    for folder in folders:
        for path in [ROOT / folder] if folder.endswith(".py") else sorted((ROOT / folder).rglob("*.py")):
            yield path.relative_to(ROOT).as_posix(), parsed(path)


@cache
def parsed(path: Path) -> ast.Module:
    """A file, parsed."""
    return ast.parse(path.read_text(encoding="utf-8"))


def functions(*folders: str) -> Iterator[tuple[str, ast.AST]]:
    """The functions under some folders, or in files, each as ``host/host:Host.submit``; what is in none by its file."""
    for file, tree in sources(*folders):
        place = file.removeprefix("bot/").removesuffix(".py")
        for statement in tree.body:
            yield from _within(statement, place, ":")


def _within(statement: ast.stmt, place: str, mark: str) -> Iterator[tuple[str, ast.AST]]:
    """A function, those of a class, or a statement that is in none."""
    match statement:
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            yield f"{place}{mark}{statement.name}", statement
        case ast.ClassDef():
            for each in statement.body:
                yield from _within(each, f"{place}{mark}{statement.name}", ".")
        case _:
            yield place, statement


def nodes(*folders: str) -> Iterator[tuple[str, ast.AST]]:
    """All that stands in these functions, with the function's name."""
    for name, function in functions(*folders):
        for node in within(function):
            yield name, node


@cache
def within(tree: ast.AST) -> tuple[ast.AST, ...]:
    """All that stands in a function or a file, which every test of this kind asks for again."""
    found = [tree]
    for node in found:  # What is added is looked into in its turn.
        found += children(node)
    return tuple(found)


def children(node: ast.AST) -> Iterator[ast.AST]:
    """What stands directly in something. Whether a name is read or set there, it says itself."""
    for name in node._fields:
        value = getattr(node, name) if name != "ctx" else None
        if isinstance(value, ast.AST):
            yield value
        elif isinstance(value, list):
            yield from (each for each in value if isinstance(each, ast.AST))


def called(node: ast.AST) -> str:
    """The name of what is called here; empty if nothing is."""
    match node:
        case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name)):
            return name
        case _:
            return ""


def found_in(what: Callable[[ast.AST], Iterator[str]], *folders: str, but: str = "") -> dict[str, set[str]]:
    """In which functions something is found, leaving out those of one name."""
    found = dict[str, set[str]]()
    for function, node in nodes(*folders):
        if not but or not function.endswith(f".{but}"):
            for text in what(node):
                found.setdefault(text, set()).add(function)
    return found
