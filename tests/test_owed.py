"""Which kinds of messages the bot owes to whom, and for which lines. A listing has each place, so none is new
unnoticed.

Each of several GMs has their own address. ``Presses`` addresses a room to which nothing is owed, and
``Desk.send_again`` a seat with messages that it was owed already. The rows of a story are made of a record.
"""

import ast
from collections.abc import Iterator

from tests.listing import Listing
from tests.looked_for import NOTED, OWED_OF_LINES, OWING
from tests.program_text import SHELL, called, facts


def test_each_kind_of_message_is_owed_to_its_receivers(listing: Listing) -> None:
    listing("owed", facts(_owed, *SHELL, at=(ast.Call,)))


def test_a_message_has_only_the_listed_addresses(listing: Listing) -> None:
    listing("addresses", facts(_addressed, *SHELL, at=(ast.Call,)))


def test_the_messages_owed_for_a_line_are_made_as_listed(listing: Listing) -> None:
    listing("owed_of_lines", facts(_made, *SHELL, at=(ast.Call,)))


def test_members_subjects_and_speakers_are_noted_as_listed(listing: Listing) -> None:
    listing("noted", facts(_noted, *SHELL, at=(ast.Assign, ast.AugAssign, ast.AnnAssign)))


def _owed(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the calls that queue a message."""
    if called(node) in OWING:
        yield node


def _addressed(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the addresses."""
    if called(node) == "Destination":
        yield node


def _made(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the calls that make messages for a line."""
    if called(node) in OWED_OF_LINES:
        yield node


def _noted(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the assignments to the attributes that note people."""
    if isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if NOTED & {each.attr for target in targets for each in ast.walk(target) if isinstance(each, ast.Attribute)}:
            yield node
