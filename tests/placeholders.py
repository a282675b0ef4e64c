"""Replaces the names of variables by the sources of their values, so that a fact about the program survives a renaming.

A parameter becomes its annotation, ``<HostedGame>``. Any other local variable becomes the last name of what it is set
to or taken from: ``for occupancy in hosted.occupancies`` makes ``<each occupancies>``, ``found =
hosted.occupancy_of(user_id)`` makes ``<occupancy_of>``, and ``is_late = hosted.due < at`` makes ``<due?>``. If several
in reach would read the same, the second is ``<int:2>``, in the order in which they are bound. Attributes, functions,
globals, ``self`` and ``cls`` keep their names.
"""

import ast
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
COMPREHENSION = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
KEPT = {"self", "cls", "_"}


class Source(NamedTuple):
    """The source of a value: an expression, and the part of it."""

    value: ast.AST | None
    part: str = ""
    before: str = ""


Scope = dict[str, list[Source]]
Known = dict[str, tuple[str, tuple[Source, ...]]]


def sources_of(node: ast.AST) -> tuple[Source, ...]:
    """Return the sources of a local variable's value, or nothing for anything else."""
    found: tuple[Source, ...] = vars(node).get("sources", ())
    return found


def spelled(parameter: ast.arg) -> str:
    """Return the name that a parameter has in the program."""
    found: str = vars(parameter).get("spelled", parameter.arg)
    return found


@cache
def children(node: ast.AST) -> tuple[ast.AST, ...]:
    """Yield the direct children of a node, except operators and whether a name is read or set."""
    found = list[ast.AST]()
    for name in node._fields:
        value = getattr(node, name)
        if isinstance(value, list):
            found += [each for each in value if isinstance(each, ast.AST)] if name != "ops" else []
        elif isinstance(value, ast.AST) and name not in {"ctx", "op"}:
            found.append(value)
    return tuple(found)


def replace_locals(node: ast.AST, known: Known | None = None) -> None:
    """Replace the names of local variables within a tree, in place."""
    known = known or {}
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.Lambda():
            _in_function(node, known)
        case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
            inner = _with_scope(known, _bound_in_comprehension(node))
            for position, each in enumerate(node.generators):
                replace_locals(each.iter, inner if position else known)
                for part in (each.target, *each.ifs):
                    replace_locals(part, inner)
            for part in _results(node):
                replace_locals(part, inner)
        case _:
            _rename(node, known)
            for child in children(node):
                replace_locals(child, known)


def _in_function(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda, known: Known) -> None:
    """Replace the names in a function: its body knows its variables, its signature those around it."""
    body = [node.body] if isinstance(node, ast.Lambda) else node.body
    scope: Scope = {}
    for each in _parameters(node.args):
        scope.setdefault(each.arg, []).append(Source(each.annotation))
    for statement in body:
        _find_bound(statement, scope)
    inner = _with_scope(known, scope)
    for part in _signature(node):
        replace_locals(part, known)
    for each in _parameters(node.args):
        _rename(each, inner)
    for statement in body:
        replace_locals(statement, inner)


def _signature(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) -> Iterator[ast.AST]:
    yield from (each for each in (*node.args.defaults, *node.args.kw_defaults) if each is not None)
    if not isinstance(node, ast.Lambda):
        yield from node.decorator_list


def _parameters(given: ast.arguments) -> list[ast.arg]:
    others = [each for each in (given.vararg, given.kwarg) if each is not None]
    return [*given.posonlyargs, *given.args, *given.kwonlyargs, *others]


def _results(node: ast.AST) -> list[ast.expr]:
    match node:
        case ast.DictComp(key=key, value=value):
            return [key, value]
        case ast.ListComp(elt=value) | ast.SetComp(elt=value) | ast.GeneratorExp(elt=value):
            return [value]
        case _:
            return []


def _bound_in_comprehension(node: ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp) -> Scope:
    scope: Scope = {}
    for each in node.generators:
        _bind(each.target, Source(each.iter, before="each "), scope)
    return scope


def _find_bound(node: ast.AST, scope: Scope) -> None:
    """Find the variables that are bound in a function, outside inner functions and comprehensions."""
    match node:
        case ast.Assign(targets=targets, value=value):
            for target in targets:
                _bind(target, Source(value), scope)
        case ast.AnnAssign(target=target, value=value, annotation=annotation):
            _bind(target, Source(value or annotation), scope)
        case ast.NamedExpr(target=target, value=value):
            _bind(target, Source(value), scope)
        case ast.For(target=target, iter=value) | ast.AsyncFor(target=target, iter=value):
            _bind(target, Source(value, before="each "), scope)
        case ast.withitem(optional_vars=ast.expr() as target, context_expr=value):
            _bind(target, Source(value), scope)
        case ast.ExceptHandler(name=str(name), type=kind):
            scope.setdefault(name, []).append(Source(kind))
        case ast.Match(subject=subject, cases=cases):
            for each in cases:
                _bind_pattern(each.pattern, Source(subject), scope)
        case _:
            pass
    for child in children(node):
        if isinstance(node, COMPREHENSION):  # An inner walrus binds out here.
            _find_walruses(child, scope)
        elif not isinstance(child, (*FUNCTION, ast.ClassDef)):
            _find_bound(child, scope)


def _find_walruses(node: ast.AST, scope: Scope) -> None:
    for each in ast.walk(node):
        if isinstance(each, ast.NamedExpr):
            _bind(each.target, Source(each.value), scope)


def _bind(target: ast.AST, source: Source, scope: Scope) -> None:
    """Note the source of the value of a variable, or of each of several."""
    match target:
        case ast.Name(id=name):
            scope.setdefault(name, []).append(source)
        case ast.Starred(value=value):
            _bind(value, source, scope)
        case ast.Tuple(elts=parts) | ast.List(elts=parts):
            for number, each in enumerate(parts):
                _bind(each, _part(source, number, len(parts)), scope)
        case _:
            pass


def _part(source: Source, number: int, parts: int) -> Source:
    """Return one of several values."""
    if isinstance(source.value, ast.Tuple) and len(source.value.elts) == parts and not source.before:
        return Source(source.value.elts[number])
    return source._replace(part=f"{source.part}.{number}")


def _bind_pattern(pattern: ast.AST, source: Source, scope: Scope) -> None:
    """Note what a pattern captures."""
    match pattern:
        case ast.MatchAs(name=str(name), pattern=within):
            scope.setdefault(name, []).append(Source(within.cls) if isinstance(within, ast.MatchClass) else source)
        case ast.MatchStar(name=str(name)):
            scope.setdefault(name, []).append(source)
        case ast.MatchClass(cls=kind, patterns=given, kwd_attrs=names, kwd_patterns=named):
            for number, each in enumerate(given):
                _bind_pattern(each, Source(kind, f".{number}"), scope)
            for name, each in zip(names, named, strict=True):
                _bind_pattern(each, Source(kind, f".{name}"), scope)
            return
        case _:
            pass
    for number, part in enumerate(children(pattern)):
        if isinstance(part, ast.pattern):
            _bind_pattern(part, source._replace(part=f"{source.part}.{number}"), scope)


def _with_scope(known: Known, scope: Scope) -> Known:
    """Find a placeholder for each variable of a scope, in addition to those around it."""
    found = dict(known)
    taken = {text for text, _ in known.values()}
    for name, sources in scope.items():
        if name not in KEPT:
            text, number = _joined(_head_of(each, scope, known, (id(sources),)) for each in sources), 1
            while (placeholder := f"<{text}:{number}>" if number > 1 else f"<{text}>") in taken:
                number += 1
            taken.add(placeholder)
            found[name] = (placeholder, tuple(sources))
    return found


def _head_of(source: Source, scope: Scope, known: Known, seen: tuple[int, ...]) -> str:
    head = _head(source.value, scope, known, seen)
    return f"{source.before}{head}{source.part}" if head else ""


def _head(node: ast.AST | None, scope: Scope, known: Known, seen: tuple[int, ...]) -> str:
    """Return the name by which a value is known: the last one called, read or annotated; empty if it is itself."""
    match node:
        case None:
            return "any"
        case ast.Await(value=value) | ast.Starred(value=value) | ast.NamedExpr(value=value) | ast.Call(func=value):
            return _head(value, scope, known, seen)
        case ast.Attribute(attr=name):
            return name
        case ast.Name(id=name) if name in scope:
            binding = id(scope[name])
            found = (_head_of(each, scope, known, (*seen, binding)) for each in scope[name])
            return "" if binding in seen else _joined(found)
        case ast.Name(id=name):
            return known[name][0].strip("<>") if name in known else name
        case ast.Subscript(value=value, slice=ast.Slice() | ast.Constant() | ast.UnaryOp()):
            return _head(value, scope, known, seen)
        case ast.ListComp(elt=each) | ast.SetComp(elt=each) | ast.GeneratorExp(elt=each):
            return f"[{_head(each, scope | _bound_in_comprehension(node), known, seen) or 'any'}]"
        case ast.Compare(left=value):
            return f"{_head(value, scope, known, seen) or 'any'}?"
        case ast.UnaryOp(op=ast.Not(), operand=value):
            return f"not {_head(value, scope, known, seen) or 'any'}"
        case ast.Constant(value=str(text)):
            return text if text.isidentifier() else "str"
        case ast.Constant(value=value):
            return repr(value)
        case _:
            parts = _alternatives(node)
            return _joined(_head(each, scope, known, seen) for each in parts) or type(node).__name__.lower()


def _alternatives(node: ast.AST) -> Sequence[ast.AST]:
    """Return the alternatives of a value, or the parts of an annotation; empty if neither is known."""
    match node:
        case ast.IfExp(body=one, orelse=other) | ast.BinOp(op=ast.BitOr(), left=one, right=other):
            return (one, other)
        case ast.Subscript(value=one, slice=other):
            return (one, other)
        case ast.BoolOp(values=parts) | ast.Tuple(elts=parts):
            return parts
        case _:
            return ()


def _joined(heads: Iterable[str]) -> str:
    """Join several names into one, and leave out an empty alternative."""
    each = dict.fromkeys(filter(None, heads))
    return "|".join(head for head in each if head != "None" or len(each) == 1)


def _rename(node: ast.AST, known: Known) -> None:
    match node:
        case ast.Name(id=name) if name in known:
            node.id, vars(node)["sources"] = known[name]
        case ast.arg(arg=name) if name in known:
            node.arg, vars(node)["spelled"] = known[name][0], name
        case ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
            node.name = known[name][0] if name in known else name
        case _:
            pass
