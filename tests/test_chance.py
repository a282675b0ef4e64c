"""The sources of chance, and the values that it alone decides: names, moments and tokens, which reveal nothing.

A running game draws from the system's source. Seeded games are not played by people, and only a rehearsal sets chance
by hand. Foresight draws nothing, and lists kinds of outcomes by an example.
"""

import ast
from collections.abc import Iterator

from tests.listing import Listing
from tests.looked_for import CHANCE, MOMENTS, PAUSES, SOURCES
from tests.program_text import SHELL, called, facts


def test_chance_comes_from_the_listed_sources(listing: Listing) -> None:
    listing("chance", facts(_made, "bot", "engine"))


def test_moments_and_tokens_are_drawn_or_set_as_listed(listing: Listing) -> None:
    listing("drawn", facts(_drawn, *SHELL))


def _made(node: ast.AST) -> Iterator[ast.AST | str]:
    """Yield the sources of chance. Secrets from any source but the system's can be guessed."""
    match node:
        case ast.Call() if called(node) in CHANCE:
            yield node
        case ast.Import(names=[ast.alias("random")]):
            yield node
        case ast.Assign(targets=[ast.Attribute(attr=name)]) | ast.keyword(arg=name) if name in SOURCES:
            yield node
        case ast.Attribute(attr=name, ctx=ast.Store()) if name in SOURCES:
            yield node
        case ast.ImportFrom(module="random", names=names):
            yield from (each.name for each in names if each.name not in ("Random", "SystemRandom"))
        case ast.alias(name=name, asname=str(other)) if name in CHANCE:
            yield f"{name} as {other}"
        case _:
            pass


def _drawn(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the values that chance decides, or their time limits."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id="chance")) | ast.Name(id="token_hex")):
            yield node
        case ast.Call(func=ast.Attribute(attr="uniform" | "sleep")):
            yield node
        case ast.Attribute(attr=name, ctx=ast.Load()) if name in PAUSES:
            yield node
        case ast.Assign(targets=targets) if any(_is_moment(each) for target in targets for each in ast.walk(target)):
            yield node
        case ast.AugAssign(target=target) | ast.AnnAssign(target=target) if _is_moment(target):
            yield node
        case _:
            pass


def _is_moment(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr in MOMENTS
