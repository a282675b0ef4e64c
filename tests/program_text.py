"""Reads the program's text for facts that no type expresses: its functions, and what each of them does.

Functions go by their qualified names without a file (``Host.submit``, ``Leading.offer.ask``), and local variables by
the sources of their values (``tests/placeholders.py``), so a fact stays the same when either is moved or renamed.
"""

import ast
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

import bot
from tests.placeholders import children, replace_locals

ROOT = Path(bot.__file__).parents[1]
APART = {"checking", "cli", "page", "pictures", "policies", "rehearsal", "themes", "wording", "words"}
"""The folders of the bot outside its shell: they play no game on Discord, or only contain its words."""
SHELL = (
    *sorted(f"bot/{name}" for name in {each.parent.name for each in ROOT.glob("bot/*/__init__.py")} - APART),
    "bot/page/story.py",
)
Looking = Callable[[ast.AST], Iterable[ast.AST | str]]
"""Finds facts: at a node, or in a function."""
Kinds = tuple[type[ast.AST], ...]
Facts = list[tuple[str, tuple[str, ...]]]
"""Facts by the name of their function. Each of several functions with one name has its own list."""


def sources(*folders: str) -> Iterator[tuple[str, ast.Module]]:
    """Return the files under some folders, or single ones."""
    for folder in folders:
        for path in [ROOT / folder] if folder.endswith(".py") else sorted((ROOT / folder).rglob("*.py")):
            yield path.relative_to(ROOT).as_posix(), parsed(path)


@cache
def parsed(path: Path) -> ast.Module:
    """Return a parsed file; in the shell with placeholders for local variables."""
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
    """Return the functions under some folders, or in files. A statement in no function is named after what it sets."""
    for _, tree in sources(*folders):
        yield from functions_of(tree)


@cache
def functions_of(tree: ast.Module) -> tuple[tuple[str, ast.AST], ...]:
    """Return the functions of a file, and the statements that are in none."""
    return tuple(found for statement in tree.body for found in _within(statement, ""))


def _within(statement: ast.stmt, place: str) -> Iterator[tuple[str, ast.AST]]:
    """Return a function with its inner functions, the functions of a class, or a statement that is in none."""
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
    """Return all nodes of these functions, each with the function's name."""
    for name, function in functions(*folders):
        for node in nodes_of(function):
            yield name, node


def nodes_of(function: ast.AST) -> tuple[ast.AST, ...]:
    """Return all nodes of a function, without its inner functions."""
    return _parts_of(function)[0]


@cache
def _parts_of(function: ast.AST) -> tuple[tuple[ast.AST, ...], tuple[ast.stmt, ...]]:
    """Return all nodes of a function, and apart from them its inner functions."""
    found, inner = [function], list[ast.stmt]()
    for node in found:  # The loop reaches the nodes that it adds.
        for child in children(node):
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
                inner.append(child)
            else:
                found.append(child)
    return tuple(found), tuple(inner)


@cache
def within(tree: ast.AST) -> tuple[ast.AST, ...]:
    """Return all nodes of a file. Every test of this kind asks for them, so they are cached."""
    found = [tree]
    for node in found:  # The loop reaches the nodes that it adds.
        found += children(node)
    return tuple(found)


def called(node: ast.AST) -> str:
    """Return the name of the function that is called here; empty if none is."""
    match node:
        case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name)):
            return name
        case _:
            return ""


def text_of(node: ast.AST) -> str:
    """Return an expression, or the first line of a statement, as a fact about the program spells it."""
    return ast.unparse(node).partition("\n")[0]


def facts(what: Looking, *folders: str, at: Kinds = ()) -> Facts:
    """Return the findings at the nodes of each function, or at those of some kinds."""

    def look(function: ast.AST) -> Iterator[ast.AST | str]:
        by_kind = _by_kind(function)
        among = [node for kind in at for node in by_kind.get(kind, ())] if at else nodes_of(function)
        return (each for node in among for each in what(node))

    return facts_of_functions(look, *folders)


@cache
def _by_kind(function: ast.AST) -> dict[type[ast.AST], list[ast.AST]]:
    """Return all nodes of a function by their kind."""
    found = dict[type[ast.AST], list[ast.AST]]()
    for node in nodes_of(function):
        found.setdefault(type(node), []).append(node)
    return found


def facts_of_functions(what: Looking, *folders: str) -> Facts:
    """Return the findings in each function as a whole."""
    return [found for _, tree in sources(*folders) for found in facts_of(tree, what)]


def facts_of(tree: ast.Module, what: Looking) -> Facts:
    """Return the findings in each function of a file, with placeholders for local variables."""
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
    """Return all names that the bot or the engine uses; in the shell without those of local variables."""
    found = {part for name, _ in functions("bot", "engine") for part in name.split(".")}
    for _, node in nodes("bot", "engine"):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name) | ast.keyword(arg=str(name)):
                found.add(name)
            case _:
                pass
    return frozenset(found)
