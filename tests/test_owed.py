"""To whom the bot owes which kind of message, and of which lines: a listing has each place, so none is new unnoticed.

Each of several GMs has an address of their own. ``Presses`` addresses a room to which nothing is owed, and
``Desk.send_again`` a seat with what it was owed already. The rows of a story are made of a record.
"""

import ast
from collections.abc import Iterator

from tests.listing import Listing
from tests.looked_for import NOTED, OWED_OF_LINES, OWING
from tests.program_text import SHELL, called, facts


def test_each_kind_of_message_is_owed_to_those_it_is_for(listing: Listing) -> None:
    listing("owed", facts(_owed, *SHELL, at=(ast.Call,)))


def test_a_message_has_no_other_address_than_the_listed_ones(listing: Listing) -> None:
    listing("addresses", facts(_addressed, *SHELL, at=(ast.Call,)))


def test_what_is_owed_of_a_line_is_made_of_it_as_listed(listing: Listing) -> None:
    listing("owed_of_lines", facts(_made, *SHELL, at=(ast.Call,)))


def test_who_is_where_and_what_is_whose_is_noted_as_listed(listing: Listing) -> None:
    listing("noted", facts(_noted, *SHELL, at=(ast.Assign, ast.AugAssign, ast.AnnAssign)))


def _owed(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what owes a message."""
    if called(node) in OWING:
        yield node


def _addressed(node: ast.AST) -> Iterator[ast.AST]:
    """Yield an address."""
    if called(node) == "Destination":
        yield node


def _made(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what makes messages of a line."""
    if called(node) in OWED_OF_LINES:
        yield node


def _noted(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what sets one of the attributes in which it is noted."""
    if isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if NOTED & {each.attr for target in targets for each in ast.walk(target) if isinstance(each, ast.Attribute)}:
            yield node
