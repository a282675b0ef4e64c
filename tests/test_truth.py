"""Where the truth may be touched: what types cannot say about who may know what is read from the program's text."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot
from engine.rulebooks import RULEBOOKS
from engine.table import Table

ROOT = Path(bot.__file__).parents[1]
MAKERS = {"View", "Told", "ToldLog", "told_to", "view_from", "view_after"}
"""What makes something that a reader may know."""
MAY_TELL = {
    "engine/views.py",
    "engine/telling.py",
    "engine/game.py",
    "bot/storage/live.py",  # leaves out what is veiled
    "bot/host/veiling.py",  # what is veiled
    "bot/cli/players.py",  # simulated players
}
MAY_HOLD_THE_TRUTH = {
    "bot/storage/live.py",  # whose asks and threads follow from it
    "bot/host/saving.py",  # which writes the snapshot
    "bot/host/veiling.py",  # which refuses what nobody was told
}
SHELL = ("bot/cogs", "bot/delivery", "bot/host", "bot/storage", "bot/components")
SHOWING = ("bot/wording", "bot/pictures", "bot/policies")
RAW = {"Event", "Entry", "Table", *(rulebook.table.__name__ for rulebook in RULEBOOKS)}
WITHIN = {"View", "Told", "type"}
"""What may have a table or an event within, and is none."""
RULES = {"wait", "missing", "is_stalled", "private_threads"}
"""What the rules say of the truth that gives no secret away; see the suites of secrecy."""


def sources(*folders: str) -> Iterator[tuple[str, ast.Module]]:
    """The files under some folders, parsed."""
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            yield path.relative_to(ROOT).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def test_nothing_but_telling_makes_what_a_reader_may_know() -> None:
    found = {
        f"{file}: {name}"
        for file, tree in sources("engine", "bot")
        for name in _called(tree) & _imported(tree)
        if file not in MAY_TELL
    }

    assert not found


def test_the_bot_asks_the_game_itself_for_nothing_that_may_be_veiled() -> None:
    found = [
        f"{file}:{node.lineno}"
        for file, tree in sources(*SHELL)
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in {"view", "told", "asks"} and _is_game(node.value)
        if file not in MAY_TELL
    ]

    assert not found


def test_the_bot_reads_of_the_true_table_only_what_everybody_knows() -> None:
    found = [
        f"{file}:{node.lineno}"
        for file, tree in sources(*SHELL)
        for parent in ast.walk(tree)
        for node in ast.iter_child_nodes(parent)
        if isinstance(node, ast.Attribute) and _is_truth(node) and not _is_harmless(parent)
        if file not in MAY_HOLD_THE_TRUTH
    ]

    assert not found


@pytest.mark.parametrize("folder", SHOWING)
def test_what_shows_something_takes_views_and_told_events(folder: str) -> None:
    found = [
        f"{file}: {function.name}({argument.arg})"
        for file, tree in sources(folder)
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef) and not function.name.startswith("_")
        for argument in (*function.args.args, *function.args.kwonlyargs)
        if argument.annotation is not None and _raw(argument.annotation)
    ]

    assert not found


def _called(tree: ast.Module) -> set[str]:
    return {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}


def _imported(tree: ast.Module) -> set[str]:
    """The makers that a file imports, or makes itself."""
    froms = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module is not None]
    ours = [node for node in froms if str(node.module).startswith("engine.")]
    return MAKERS & {alias.name for node in ours for alias in node.names}


def _is_game(node: ast.expr) -> bool:
    """Whether this is ``live.game``, ``live.started`` or a game by that name."""
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return name in {"game", "started"}


def _is_truth(node: ast.Attribute) -> bool:
    return node.attr == "table_told" or (node.attr == "table" and _is_game(node.value))


def _is_harmless(parent: ast.AST) -> bool:
    """Whether a table is only read for what every game keeps, or given to the rules."""
    match parent:
        case ast.Attribute():
            return parent.attr in {*Table.__struct_fields__, "in_seat_order"}
        case ast.Call(func=ast.Attribute(attr=name)):
            return name in RULES
        case _:
            return False


def _raw(annotation: ast.expr) -> bool:
    """Whether an annotation names a table or an event that has not passed the filter."""
    match annotation:
        case ast.Subscript(value=ast.Name(id=name)) if name in WITHIN:
            return False
        case ast.Name(id=name):
            return name in RAW
        case _:
            return any(_raw(node) for node in ast.iter_child_nodes(annotation) if isinstance(node, ast.expr))
