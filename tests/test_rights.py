"""The checks of rights in the program: no check is dropped, weakened or inverted unnoticed.

The listing has each question with the whole condition around it, and whether it is a condition or an answer. A flag is
a question, too: a boolean parameter, or a variable that keeps one. ``test_rows`` reads columns.
"""

import ast
from collections.abc import Iterator

from bot.cogs.gm.tasks import TASKS
from bot.cogs.presses import PRESSES, Press
from tests.listing import Listing
from tests.looked_for import COMPARED, RIGHTS
from tests.placeholders import children, sources_of
from tests.program_text import SHELL, facts_of_functions, nodes_of, text_of

LOGIC = (ast.BoolOp, ast.UnaryOp, ast.Compare, ast.IfExp, ast.Await)


def test_every_right_is_checked_where_and_as_listed(listing: Listing) -> None:
    listing("rights", facts_of_functions(_asked, *SHELL))


def test_who_may_press_what_is_as_listed(listing: Listing) -> None:
    presses = [(f"press {verb}", _declared(entry)) for verb, entry in PRESSES.items()]
    listing("presses", [*presses, *((f"task {task}", (duty.right.name,)) for task, duty in TASKS.items())])


def _declared(entry: Press) -> tuple[str, ...]:
    """Return the right that an entry declares, and what else is checked or asked before its handler runs."""
    checks = {
        "checked against its offer": entry.offers is not None,
        "asks once": entry.asks is not None,
        "bare": entry.is_bare,
        f"logged as {entry.logged_as}": entry.logged_as,
    }
    return entry.right.name, *(said for said, is_so in checks.items() if is_so)


def _asked(function: ast.AST) -> Iterator[str]:
    """Yield the questions of a function, each once, with the logic around it."""
    inside = [*nodes_of(function)]
    if asked := [node for node in inside if _is_asked(node)]:
        around = {child: parent for parent in inside for child in children(parent)}
        questions = dict.fromkeys(_whole_question(node, around) for node in asked)
        yield from (_with_mark(each, around) for each in questions if not isinstance(around.get(each), ast.Assert))


def _is_asked(node: ast.AST) -> bool:
    match node:
        case ast.Name(id=name, ctx=ast.Load()):
            return name in RIGHTS or any(_is_flag(each.value) for each in sources_of(node) if each.value is not None)
        case ast.Attribute(attr=name, ctx=ast.Load()) if name in RIGHTS:
            return True
        case ast.Compare():
            names = [each for each in ast.walk(node) if isinstance(each, ast.Attribute)]
            return any(each.attr in COMPARED for each in names) and not any(map(_is_column, names))
        case _:
            return False


def _is_flag(source: ast.AST) -> bool:
    """Return whether a variable set here is a boolean."""
    match source:
        case ast.Compare() | ast.UnaryOp(op=ast.Not()) | ast.Name(id="bool" | "any" | "all"):
            return True
        case ast.BoolOp(values=parts):
            return any(map(_is_flag, parts))
        case ast.IfExp(body=one, orelse=other) | ast.BinOp(op=ast.BitOr(), left=one, right=other):
            return _is_flag(one) or _is_flag(other)
        case ast.Await(value=value) | ast.Call(func=value) | ast.NamedExpr(value=value):
            return _is_flag(value)
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name in RIGHTS
        case _:
            return False


def _is_column(node: ast.Attribute) -> bool:
    """Return whether this is a column of a table."""
    return isinstance(node.value, ast.Name) and node.value.id[0].isupper() and node.value.id != "To"


def _whole_question(node: ast.AST, around: dict[ast.AST, ast.AST]) -> ast.AST:
    """Return everything that is asked together with something."""
    parent = around.get(node)
    while isinstance(parent, LOGIC) or (isinstance(parent, ast.Call) and parent.func is node):
        node, parent = parent, around.get(parent)
    return node


def _with_mark(node: ast.AST, around: dict[ast.AST, ast.AST]) -> str:
    """Return the question, marked as a condition or an answer."""
    match around.get(node):
        case ast.If():
            return f"if {text_of(node)}"
        case ast.While():
            return f"while {text_of(node)}"
        case ast.comprehension(ifs=conditions) if node in conditions:
            return f"if {text_of(node)}"
        case ast.match_case(pattern=pattern):
            return f"case {text_of(pattern)} if {text_of(node)}"
        case ast.Return():
            return f"return {text_of(node)}"
        case _:
            return text_of(node)
