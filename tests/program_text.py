"""The program's text, for what no type says: which functions there are, and what is done in which of them.

Functions go by their qualified names without a file (``Host.submit``, ``Leading.offer.ask``), and local variables by
where their values come from (``tests/placeholders.py``), so a fact stays the same when either is moved or renamed.
"""

import ast
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

import bot
from tests.placeholders import children, replace_locals

ROOT = Path(bot.__file__).parents[1]
APART = {"checking", "cli", "page", "pictures", "policies", "rehearsal", "themes", "wording", "words"}
"""The folders of the bot that are no part of its shell: what plays no game on Discord, and what only words it."""
SHELL = (
    *sorted(f"bot/{name}" for name in {each.parent.name for each in ROOT.glob("bot/*/__init__.py")} - APART),
    "bot/page/story.py",
)
Looking = Callable[[ast.AST], Iterable[ast.AST | str]]
"""Finds facts: at a node, or in a function."""
Kinds = tuple[type[ast.AST], ...]
Facts = list[tuple[str, tuple[str, ...]]]
"""Functions by name, each with what was found in it; of several by one name each stands for itself."""


def sources(*folders: str) -> Iterator[tuple[str, ast.Module]]:
    """The files under some folders; or single ones."""
    for folder in folders:
        for path in [ROOT / folder] if folder.endswith(".py") else sorted((ROOT / folder).rglob("*.py")):
            yield path.relative_to(ROOT).as_posix(), parsed(path)


@cache
def parsed(path: Path) -> ast.Module:
    """A file, parsed; in the shell with placeholders for local variables."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    if path.relative_to(ROOT).as_posix().startswith(SHELL):
        _place(tree)
    return tree


def _place(tree: ast.Module) -> None:
    """Put placeholders into a file."""
    replace_locals(tree)
    vars(tree)["placed"] = True


def _has_placeholders(tree: ast.Module) -> bool:
    return "placed" in vars(tree)


def functions(*folders: str) -> Iterator[tuple[str, ast.AST]]:
    """The functions under some folders, or in files; a statement that is in none by what it sets."""
    for _, tree in sources(*folders):
        yield from functions_of(tree)


@cache
def functions_of(tree: ast.Module) -> tuple[tuple[str, ast.AST], ...]:
    """The functions of a file, and the statements that are in none."""
    return tuple(found for statement in tree.body for found in _within(statement, ""))


def _within(statement: ast.stmt, place: str) -> Iterator[tuple[str, ast.AST]]:
    """A function with those in it, those of a class, or a statement that is in none."""
    match statement:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
            yield f"{place}{name}", statement
            for each in _parts_of(statement)[1]:
                yield from _within(each, f"{place}{name}.")
        case ast.ClassDef(name=name):
            for each in statement.body:
                yield from _within(each, f"{place}{name}.")
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            yield f"{place}{name}", statement
        case _:
            yield place.rstrip(".") or "(module)", statement


def nodes(*folders: str) -> Iterator[tuple[str, ast.AST]]:
    """All that stands in these functions, with the function's name."""
    for name, function in functions(*folders):
        for node in nodes_of(function):
            yield name, node


def nodes_of(function: ast.AST) -> tuple[ast.AST, ...]:
    """All that stands in a function, without the functions in it."""
    return _parts_of(function)[0]


@cache
def _parts_of(function: ast.AST) -> tuple[tuple[ast.AST, ...], tuple[ast.stmt, ...]]:
    """All that stands in a function, and apart from it the functions in it."""
    found, inner = [function], list[ast.stmt]()
    for node in found:  # What is added is looked into in its turn.
        for child in children(node):
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
                inner.append(child)
            else:
                found.append(child)
    return tuple(found), tuple(inner)


@cache
def within(tree: ast.AST) -> tuple[ast.AST, ...]:
    """All that stands in a file, which every test of this kind asks for again."""
    found = [tree]
    for node in found:  # What is added is looked into in its turn.
        found += children(node)
    return tuple(found)


def called(node: ast.AST) -> str:
    """The name of what is called here; empty if nothing is."""
    match node:
        case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name)):
            return name
        case _:
            return ""


def text_of(node: ast.AST) -> str:
    """An expression, or the first line of a statement, as a fact about the program has it."""
    return ast.unparse(node).partition("\n")[0]


def facts(what: Looking, *folders: str, at: Kinds = ()) -> Facts:
    """What is found at the nodes of each function, or at those of some kinds."""

    def look(function: ast.AST) -> Iterator[ast.AST | str]:
        by_kind = _by_kind(function)
        among = [node for kind in at for node in by_kind.get(kind, ())] if at else nodes_of(function)
        return (each for node in among for each in what(node))

    return facts_of_functions(look, *folders)


@cache
def _by_kind(function: ast.AST) -> dict[type[ast.AST], list[ast.AST]]:
    """All that stands in a function, by what it is."""
    found = dict[type[ast.AST], list[ast.AST]]()
    for node in nodes_of(function):
        found.setdefault(type(node), []).append(node)
    return found


def facts_of_functions(what: Looking, *folders: str) -> Facts:
    """What is found in each function, looked at as a whole."""
    return [found for _, tree in sources(*folders) for found in facts_of(tree, what)]


def facts_of(tree: ast.Module, what: Looking) -> Facts:
    """What is found in each function of a file, with placeholders for local variables."""
    found = _found_in(tree, what)
    if found and not _has_placeholders(tree):
        _place(tree)
        found = _found_in(tree, what)
    return [(name, tuple(sorted(map(_as_text, each)))) for name, each in found]


def _found_in(tree: ast.Module, what: Looking) -> list[tuple[str, list[ast.AST | str]]]:
    return [(name, found) for name, function in functions_of(tree) if (found := [*what(function)])]


def _as_text(found: ast.AST | str) -> str:
    return found if isinstance(found, str) else text_of(found)


@cache
def names_used() -> frozenset[str]:
    """All names by which the bot or the engine calls something; in the shell without those of local variables."""
    found = {part for name, _ in functions("bot", "engine") for part in name.split(".")}
    for _, node in nodes("bot", "engine"):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name) | ast.keyword(arg=str(name)):
                found.add(name)
            case _:
                pass
    return frozenset(found)
