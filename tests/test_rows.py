"""The conditions of queries, updates and deletions: without one of them, rows of other games would be affected, too."""

import ast
from collections.abc import Iterator
from functools import partial
from typing import TypeGuard

from sqlalchemy import Table

from bot.storage.schema import models, tables
from tests.listing import Listing
from tests.looked_for import KEPT_GAMES, OF_COLUMNS, WHERE
from tests.placeholders import sources_of, spelled
from tests.program_text import SHELL, called, facts, nodes

KINDS = vars(models) | vars(tables)
MODELS = {name for name, kind in KINDS.items() if isinstance(kind, type) and issubclass(kind, models.Base)}
ALIASES = {"OUTER", "INNER", "MOMENTS"}
TABLES = {name for name, table in vars(tables).items() if isinstance(table, Table)} | ALIASES


def test_rows_are_selected_by_the_listed_conditions(listing: Listing) -> None:
    listing("rows", facts(_conditions, "bot", at=(ast.Compare, ast.Call)))


def test_the_number_of_a_game_is_given_as_listed(listing: Listing) -> None:
    """The number of a room is one as well, and so is that of another game."""
    takes = {each.name for _, each in nodes(*SHELL) if _takes_game(each)}

    assert takes
    look = partial(_given_as_game, takes)
    listing("game_numbers", facts(look, *SHELL, at=(ast.Call, ast.keyword, ast.Dict)))


def test_a_cached_game_is_found_as_listed(listing: Listing) -> None:
    listing("kept_games", facts(_kept, *SHELL))


def _conditions(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the conditions on columns."""
    match node:
        case ast.Compare(left=left) if _is_column(left):
            yield node
        case ast.Call(func=ast.Attribute(value=column, attr=name)) if name in OF_COLUMNS and _is_column(column):
            yield node
        case ast.Call(func=ast.Attribute(attr="get"), args=[ast.Name(id=model), *_]) if model in MODELS:
            yield node
        case ast.Call(func=ast.Name(id="row_of")):
            yield node
        case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name), args=given) if name in WHERE:
            yield from (
                each for each in given if _is_column(each) or _is_made_elsewhere(each) or called(each) == "exists"
            )
        case _:
            pass


def _is_made_elsewhere(node: ast.AST) -> bool:
    """Return whether this is a condition that has a name, or one on a column that has a name."""
    return isinstance(node.left if isinstance(node, ast.Compare) else node, ast.Starred | ast.Name)


def _is_column(node: ast.AST) -> bool:
    """Return whether this is a column of a model, or of the table beneath one."""
    match node:
        case ast.Attribute(value=ast.Name(id=name)):
            return name in MODELS
        case (
            ast.Attribute(value=ast.Attribute(value=ast.Name(id=name), attr="c"))
            | ast.Subscript(value=ast.Attribute(value=ast.Name(id=name), attr="c"))
        ):
            return name in TABLES
        case _:
            return False


def _takes_game(node: ast.AST) -> TypeGuard[ast.FunctionDef]:
    """Return whether this is a function that asks a database about a game."""
    return isinstance(node, ast.FunctionDef) and [*map(spelled, node.args.args)][:2] == ["connection", "game_id"]


def _given_as_game(takes: set[str], node: ast.AST) -> Iterator[ast.AST | str]:
    """Yield the numbers of games that are given to such a function, by name, or to a statement."""
    match node:
        case ast.Call(args=[connection, number, *_]) if called(node) in takes and _is_connection(connection):
            yield f"{called(node)}({ast.unparse(number)})"
        case ast.keyword(arg="game_id"):
            yield node
        case ast.Dict(keys=keys, values=values):
            for key, number in zip(keys, values, strict=True):
                if key is not None and ast.unparse(key) in {"'game_id'", "ID.key"}:
                    yield f"{ast.unparse(key)}: {ast.unparse(number)}"
        case ast.Call(args=[_, ast.Dict(keys=[ast.Constant(value="game"), *_], values=[number, *_])]) if called(
            node
        ) in {"execute", "scalars", "scalar", "rows", "save"}:
            yield f"'game': {ast.unparse(number)}"
        case _:
            pass


def _is_connection(node: ast.AST) -> bool:
    """Return whether this is a connection to a database, or the parameter of a lambda that may be one."""
    return any(each.value is None or "connect" in ast.unparse(each.value).lower() for each in sources_of(node))


def _kept(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the uses of the cached games."""
    match node:
        case (
            ast.Call(func=ast.Attribute(value=ast.Attribute(attr=name)))
            | ast.Call(args=[ast.Attribute(attr=name), *_])
            | ast.Subscript(value=ast.Attribute(attr=name))
        ) if name in KEPT_GAMES:
            yield node
        case _:
            pass
