"""Where the truth may be touched: the program's text tells what types cannot about who may know what."""

import ast
import re
from collections.abc import Iterator
from functools import partial

import pytest

from engine.rulebooks import RULEBOOKS
from engine.table import Table
from tests.listing import Listing
from tests.looked_for import (
    ASKED_OF_GAME,
    COUNTING,
    GAMES,
    MAKERS,
    TRUTH,
    WHOLE,
    WHOLE_EACH,
    WHOLE_TYPES,
)
from tests.placeholders import children, sources_of
from tests.program_text import SHELL, Facts, facts, facts_of, functions_of, nodes_of, sources, text_of, within

SHOWING = ("bot/wording", "bot/pictures", "bot/policies")
RAW = {"Event", "Entry", "Table", *(rulebook.table.__name__ for rulebook in RULEBOOKS)}
WITHIN = {"View", "Told", "type"}
"""Types that may contain a table or an event and are none."""
RULES = {"kind_of_wait", "missing", "is_stalled", "private_threads"}
"""Rules about the truth that reveal no secret; see the suites of secrecy."""


def test_views_and_told_events_are_made_only_where_listed(listing: Listing) -> None:
    """The engine tells, the command line simulates players; the shell asks ``HostedGame``, which obeys embargoes."""
    found = Facts()
    for _, tree in sources("bot", "engine"):
        if makers := _imported(tree):
            found += facts_of(tree, partial(_made_by, makers))

    listing("makers", found)


def test_the_truth_is_touched_where_listed(listing: Listing) -> None:
    """Code that shows something reads neither a game's log, its true table nor its own answers, which ignore
    embargoes.
    """
    listing("truth", facts(_touched, *SHELL))


def test_only_listed_functions_cache_their_answers(listing: Listing) -> None:
    listing("cached", facts(_cached, *SHELL, at=(ast.FunctionDef, ast.AsyncFunctionDef)))


def test_a_count_of_lines_is_put_into_a_text_or_a_sum_only_where_listed(listing: Listing) -> None:
    """Lines are saved and shown to a GM without a seat, and a seat is told how many of its own it has lost."""
    listing("counting", facts(_counting, *SHELL))


def test_no_text_holds_a_whole_game_an_error_or_a_lines_number_unless_listed(listing: Listing) -> None:
    """A move's fields are for the player who made it, steps for a GM without a seat; the errors are a database's."""
    listing("whole", facts(lambda node: filter(_is_whole, _wholes(node)), *SHELL))


@pytest.mark.parametrize("folder", SHOWING)
def test_code_that_shows_something_takes_views_and_told_events(folder: str) -> None:
    found = [
        f"{file}: {function.name}({argument.arg})"
        for file, tree in sources(folder)
        for function in within(tree)
        if isinstance(function, ast.FunctionDef) and not function.name.startswith("_")
        for argument in (*function.args.args, *function.args.kwonlyargs)
        if argument.annotation is not None and _raw(argument.annotation)
    ]

    assert not found


def _imported(tree: ast.Module) -> set[str]:
    """Return the makers that a file imports."""
    everything = (node for _, function in functions_of(tree) for node in nodes_of(function))
    ours = [node for node in everything if isinstance(node, ast.ImportFrom) and str(node.module).startswith("engine.")]
    return MAKERS & {alias.name for node in ours for alias in node.names}


def _made_by(makers: set[str], function: ast.AST) -> Iterator[ast.AST]:
    """Yield what a function makes with one of these."""
    for node in nodes_of(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in makers:
            yield node


def _touched(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the places that touch the truth."""
    if isinstance(node, ast.Attribute) and node.attr in ASKED_OF_GAME | {"log"} and _is_game(node.value):
        yield node
    yield from (
        node if isinstance(node, ast.expr) else child
        for child in children(node)
        if isinstance(child, ast.Attribute) and _is_truth(child) and not _is_harmless(node)
    )


def _cached(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the decorators that let a function answer once for all."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        yield from (each for each in node.decorator_list if "cache" in text_of(each))


def _counting(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the counts of lines that are put into a text or computed with."""
    for text in _texts(node):
        if any(isinstance(part, ast.Attribute) and part.attr in COUNTING for part in ast.walk(text)):
            yield text


def _texts(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the expressions that are put into a text: here, into a longer one, or a message. Sums count, too."""
    match node:
        case ast.FormattedValue(value=value):
            yield value
        case ast.Call(func=ast.Name(id="str"), args=[value]):
            yield value
        case ast.Dict(values=values):
            yield from values
        case ast.BinOp(left=left, right=right):
            yield from (left, right)
        case _:
            pass


def _wholes(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the objects that are put into a text whole."""
    match node:
        case ast.FormattedValue(value=value):
            yield value
        case ast.Call(func=ast.Name(id="str" | "repr" | "hash" | "vars" | "asdict" | "getattr"), args=[value, *_]):
            yield value
        case _:
            pass


def _is_whole(node: ast.AST) -> bool:
    """Return whether this is a whole object, or the number of a line, by its name or its source."""
    match node:
        case ast.Attribute(attr=name):
            return name in WHOLE | COUNTING
        case ast.Name(id=name):
            words = {*re.findall(r"\w+", name)}
            each = "each" in words and bool(words & WHOLE_EACH)
            return each or bool(words & (WHOLE | COUNTING | WHOLE_TYPES))
        case _:
            return False


def _is_game(node: ast.expr) -> bool:
    """Return whether this is ``hosted.game``, ``hosted.started``, or a variable set to one of them."""
    match node:
        case ast.Attribute(attr=name):
            return name in GAMES
        case ast.Name(id=name):
            texts = [text_of(each.value) for each in sources_of(node) if each.value is not None]
            return name in GAMES or any(text.rpartition(".")[2] in GAMES or text.startswith("Game") for text in texts)
        case _:
            return False


def _is_truth(node: ast.Attribute) -> bool:
    return node.attr in TRUTH or (node.attr == "table" and _is_game(node.value))


def _is_harmless(parent: ast.AST) -> bool:
    """Return whether a table is only read for what every game keeps, or given to the rules."""
    match parent:
        case ast.Attribute():
            return parent.attr in {*Table.__struct_fields__, "in_seat_order"}
        case ast.Call(func=ast.Attribute(attr=name)):
            return name in RULES
        case _:
            return False


def _raw(annotation: ast.expr) -> bool:
    """Return whether an annotation names a table or an event that has not passed the filter."""
    match annotation:
        case ast.Subscript(value=ast.Name(id=name)) if name in WITHIN:
            return False
        case ast.Name(id=name):
            return name in RAW
        case _:
            return any(_raw(node) for node in ast.iter_child_nodes(annotation) if isinstance(node, ast.expr))
