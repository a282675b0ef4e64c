"""Who may ask for hidden things and whom something is for, read from the program's text because no type expresses it.

Everybody may know of ``pending`` that a result waits, and until when. ``gm_id`` is the first GM, where another may be
meant who knows less. ``members`` are those of a thread, or of a server. A retraction asks for ``drawn`` only of a line
that everybody has seen. ``advise`` sees a trial deal as its GM, which nobody plays.
"""

import ast
from collections.abc import Iterator

from tests.listing import Listing
from tests.looked_for import FINDERS, GAMES, HIDDEN, HIDDEN_FUNCTIONS, READ_AS, SEATS, SHOWN
from tests.placeholders import children
from tests.program_text import SHELL, called, facts, nodes, text_of

MAY_ASK_EVERY_SEAT = {
    "_asked_by_dm",  # players asked in secret, each of whom is written to
    *("Story._suspicion", "_said_apart"),  # what each could have known, for that player's page
    "Story._beliefs",  # the same of house players, after the game
    *("gms_asked", "escalate"),  # each of several GMs
}


def test_hidden_things_are_asked_for_only_where_listed(listing: Listing) -> None:
    listing("hidden", facts(_hidden, *SHELL, at=(ast.Attribute, ast.Name)))


def test_views_of_a_seat_or_gm_are_read_only_where_listed(listing: Listing) -> None:
    listing("read_as", facts(_read, *SHELL, at=(ast.Call,)))


def test_a_seats_secrets_are_shown_only_where_listed(listing: Listing) -> None:
    listing("shown", facts(_shown, *SHELL, at=(ast.Call,)))


def test_a_seat_is_found_as_listed(listing: Listing) -> None:
    listing("seats", facts(_ways_to_seats, *SHELL))


def test_nobody_reads_as_one_seat_after_the_other() -> None:
    found = {
        function: text_of(call)
        for function, each in nodes(*SHELL)
        for part in _repeated(each)
        for call in ast.walk(part)
        if isinstance(call, ast.Call) and call.args and _reads(call.func)
        if _names_in(call.args[-1]) & _turns(each)
    }

    assert found.keys() == MAY_ASK_EVERY_SEAT, found


def _hidden(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the uses of hidden things."""
    match node:
        case ast.Attribute(value=ast.Name(id="To"), attr="GM") | ast.Name(ctx=ast.Load()) if _is_hidden_name(node):
            yield node
        case ast.Attribute(attr=name, ctx=ast.Load()) if name in HIDDEN | HIDDEN_FUNCTIONS:
            yield node
        case ast.Attribute(value=ast.Attribute(attr=game), attr="options", ctx=ast.Load()) if game in GAMES:
            yield node
        case _:
            pass


def _is_hidden_name(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) or (isinstance(node, ast.Name) and node.id in HIDDEN_FUNCTIONS)


def _read(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the readings that are not for everybody."""
    if isinstance(node, ast.Call) and node.args and _reads(node.func) and text_of(node.args[-1]) != "To.PUBLIC":
        yield node


def _shown(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what is shown to a seat."""
    if called(node) in SHOWN:
        yield node


def _ways_to_seats(node: ast.AST) -> Iterator[ast.AST | str]:
    """Yield the ways in which seats are found, and the uses of all of them."""
    if called(node) in FINDERS:
        yield node
    for child in children(node):
        if isinstance(child, ast.comprehension):
            found = _is_of_seats(child.iter)
        else:
            found = _is_of_seats(child) and not isinstance(node, ast.comprehension)
        if found:
            yield node


def _is_of_seats(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr in SEATS


def _reads(function: ast.expr) -> bool:
    """Return whether what is called here returns what its last argument may know."""
    match function:
        case ast.Attribute(value=value, attr=name):
            return name in READ_AS or (name == "of" and text_of(value).rstrip(">").lower().endswith("asks"))
        case ast.Name(id=name):
            return name in READ_AS
        case _:
            return False


def _repeated(node: ast.AST) -> list[ast.AST]:
    """Return the expressions that are repeated here."""
    match node:
        case ast.For(body=body):
            return [*body]
        case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
            return [node]
        case _:
            return []


def _turns(node: ast.AST) -> set[str]:
    """Return the names of the variables that a loop sets."""
    loops = [node] if isinstance(node, ast.For) else getattr(node, "generators", [])
    return {name for loop in loops for name in _names_in(loop.target)}


def _names_in(node: ast.AST) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
