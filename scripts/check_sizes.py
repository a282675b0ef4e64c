"""Checks the size limits. Over one of them, a concept is missing."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

LINES_OF_A_FILE = 400
LINES_OF_A_FUNCTION = 40
PARAMETERS = 5
NESTING = 3

Function = ast.FunctionDef | ast.AsyncFunctionDef
Branching = (ast.If, ast.For, ast.AsyncFor, ast.While, ast.With, ast.AsyncWith, ast.Try, ast.TryStar, ast.Match)


def main(roots: list[str]) -> int:
    """Print everything over a limit in these directories, and return the status: 1 if anything is."""
    complaints = [complaint for root in roots for path in sorted(Path(root).rglob("*.py")) for complaint in check(path)]
    for complaint in complaints:
        print(complaint)
    return 1 if complaints else 0


def check(path: Path) -> Iterator[str]:
    """Name everything over a limit in a file."""
    source = path.read_text(encoding="utf-8")
    if (lines := len(source.splitlines())) > LINES_OF_A_FILE:
        yield f"{path}: {lines} lines, {LINES_OF_A_FILE} at most"
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, Function):
            for complaint in over_limit(node):
                yield f"{path}:{node.lineno}: {node.name} has {complaint} at most"


def over_limit(function: Function) -> Iterator[str]:
    """Name the limits that a function exceeds."""
    measured = {
        "lines": (lines(function), LINES_OF_A_FUNCTION),
        "parameters": (parameters(function), PARAMETERS),
        "levels of nesting": (nesting(function) - 1, NESTING),
    }
    for what, (count, limit) in measured.items():
        if count > limit:
            yield f"{count} {what}, {limit}"


def lines(function: Function) -> int:
    """Count a function's lines, its signature and docstring included."""
    return (function.end_lineno or function.lineno) - function.lineno + 1


def parameters(function: Function) -> int:
    """Count a function's parameters without self and cls. Each option of a slash command has to be one."""
    if any(ast.unparse(decorator).startswith("app_commands.command") for decorator in function.decorator_list):
        return 0
    taken = function.args
    named = [argument.arg for argument in (*taken.posonlyargs, *taken.args, *taken.kwonlyargs)]
    return len([name for name in named if name not in ("self", "cls")]) + (taken.vararg is not None)


def nesting(node: ast.AST) -> int:
    """Count the levels of indentation in a node; an elif or a case adds none."""
    deepest = max((nesting(child) - _is_elif(node, child) for child in ast.iter_child_nodes(node)), default=0)
    return deepest + isinstance(node, (*Branching, ast.FunctionDef, ast.AsyncFunctionDef))


def _is_elif(parent: ast.AST, child: ast.AST) -> bool:
    return isinstance(parent, ast.If) and isinstance(child, ast.If) and parent.orelse == [child]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
