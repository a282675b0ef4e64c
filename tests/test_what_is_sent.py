"""What Discord is told, and by which function. A listing has each place, so none is new unnoticed.

``SayCog`` answers a message where it was written, in a DM, or by the author's DM. ``type`` is of a thread, or of a
column. A row that is owed to nobody has no nonce; ``welcome`` has that of a seat taken before the game begins.
"""

import ast
from collections.abc import Iterator

from tests.listing import Listing
from tests.looked_for import (
    ASKED_OF_DISCORD,
    BESIDE_WORDS,
    FOR_A_ROW,
    LOSING,
    NOT_ASKED_OF_DISCORD,
    OF_PORT,
    SENDING,
)
from tests.program_text import SHELL, Facts, called, facts, nodes, text_of

UNTIMED = {
    # Not for a row: a card is looked at again once it is painted.
    *("Painter._edit", "Painter._paint_once", "Painter._post"),
    # Late, they change nothing, or the same.
    *("Offers.settle", "Striking.settle", "Threads._mend"),
    # Just looked at by who calls it, or saved before.
    *("OldButtons._leave", "Speeches._hold_back"),
}
"""Functions that change something on Discord without checking whether a row is still claimed, and the reasons."""
UNCLAIMED = {
    "Delivery._gives_up_unreadable",
    *("Claims.save", "Claims.settle", "Claims.take"),
    "Painter._note",
    "Reports._owe",
}
"""Where the delivery saves something: for a claimed row, only by the claims."""


def test_discord_is_asked_only_what_is_listed(listing: Listing) -> None:
    listing("asked_of_discord", facts(_asked_of_discord, *SHELL, at=(ast.Attribute, ast.Call)))


def test_everything_is_sent_where_listed(listing: Listing) -> None:
    listing("sent", facts(_sent, *SHELL, at=(ast.Call,)))


def test_an_id_holds_only_what_is_listed(listing: Listing) -> None:
    listing("ids", facts(_in_ids, *SHELL, at=(ast.Call,)))


def test_files_have_the_listed_names(listing: Listing) -> None:
    listing("files", facts(_files_called, *SHELL, at=(ast.Subscript, ast.Call)))


def test_people_are_mentioned_only_where_listed(listing: Listing) -> None:
    """In a game with aliases a mention would reveal who somebody is."""
    listing("mentions", facts(_mentioned, *SHELL, "bot/wording", at=(ast.JoinedStr, ast.keyword)))


def test_a_denial_says_only_what_is_listed_beside_its_sentence(listing: Listing) -> None:
    listing("denials", facts(_said_of_denials, *SHELL, at=(ast.Call,)))


def test_discord_is_told_only_what_is_listed_beside_the_words(listing: Listing) -> None:
    listing("beside_the_words", facts(_beside_words, *SHELL, at=(ast.keyword, ast.Assign)))


def test_a_responder_keeps_only_what_is_listed(listing: Listing) -> None:
    """Objects that serve somebody keep nothing of what they were shown, for another person comes next."""
    found = facts(_kept, "bot/cogs")
    listing("kept", Facts([each for each in found if not each[0].endswith(".__init__")]))


def test_discord_is_asked_nothing_for_a_row_before_its_claim_is_checked() -> None:
    asked = {name for name, node in nodes("bot/delivery") if _asks_for_a_row(node)}
    looked = {name for name, node in nodes("bot/delivery") if _done_here(node).startswith("self._claims.check")}

    assert looked
    assert asked - looked == UNTIMED


def test_rows_in_hand_are_saved_only_by_claims_that_check_them() -> None:
    saved = {name for name, node in nodes("bot/delivery") if _done_here(node).endswith("atabase.write")}

    assert saved == UNCLAIMED


def test_every_answer_to_an_interaction_is_for_the_asker_alone() -> None:
    calls = [node for _, node in nodes("bot/cogs") if isinstance(node, ast.Call)]
    answers = [{word.arg for word in call.keywords} for call in calls if "edit" not in called(call)]
    answers = [words for words in answers if words & {"view", "thinking"}]

    assert answers
    assert all("ephemeral" in words for words in answers)


def _asked_of_discord(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the calls that show something to somebody."""
    if isinstance(node, ast.Attribute) and node.attr in ASKED_OF_DISCORD | NOT_ASKED_OF_DISCORD:
        yield node
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ASKED_OF_DISCORD:
        yield node


def _sent(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what is sent, and where."""
    match node:
        case ast.Call() if called(node) in SENDING:
            yield node
        case ast.Call(func=ast.Attribute(value=value, attr=name)) if (
            name in OF_PORT and "port" in text_of(value).lower()
        ):
            yield node
        case _:
            pass


def _is_of_port(node: ast.AST) -> bool:
    return "port" in text_of(node).lower()


def _done_here(node: ast.AST) -> str:
    """Return the full name of what this node calls; empty if nothing is called."""
    return ast.unparse(node.func) if isinstance(node, ast.Call) else ""


def _asks_for_a_row(node: ast.AST) -> bool:
    """Return whether something changes on Discord, or a room is lost, for a claimed row."""
    match _done_here(node).split("."):
        case ["self", "_port", "threads", _] | ["self", "_presses", _]:
            return True
        case ["self", "_port", "webhooks", name] | ["self", "_port", name]:
            return name in FOR_A_ROW
        case ["self", name]:
            return name in LOSING
        case _:
            return False


def _in_ids(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the parts of an id."""
    if called(node) == "Key":
        yield node


def _files_called(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the names of files."""
    match node:
        case ast.Subscript(value=ast.Attribute(attr="files"), ctx=ast.Store()):
            yield node
        case ast.Subscript(value=ast.Name(id=name), slice=key, ctx=ast.Store()) if "files" in name or "File" in name:
            yield key
        case ast.Call(func=ast.Attribute(attr="File"), args=[_, name]):
            yield name
        case _:
            pass


def _mentioned(node: ast.AST) -> Iterator[ast.AST]:
    """Yield who is mentioned, and who is notified of that."""
    match node:
        case ast.JoinedStr(values=parts) if any("<@" in str(getattr(part, "value", "")) for part in parts):
            yield node
        case ast.keyword(arg="mentions"):
            yield node
        case _:
            pass


def _said_of_denials(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what a denial says beside its sentence."""
    if isinstance(node, ast.Call) and called(node) in {"Denied", "NotRead"}:
        yield from [*node.args[1:], *(keyword.value for keyword in node.keywords)]


def _beside_words(node: ast.AST) -> Iterator[ast.AST | str]:
    """Yield what is given under one of these names, or set as an attribute."""
    match node:
        case ast.keyword(arg=str(name)) if name in BESIDE_WORDS:
            yield node
        case ast.Assign(targets=[ast.Attribute(attr=name)], value=value) if name in BESIDE_WORDS:
            yield f"{name}={text_of(value)}"
        case _:
            pass


def _kept(node: ast.AST) -> Iterator[ast.AST | str]:
    """Yield what a function keeps beyond what it was made with."""
    match node:
        case ast.Attribute(ctx=ast.Store()) | ast.Subscript(value=ast.Attribute(attr="extras"), ctx=ast.Store()):
            yield node
        case ast.Global() | ast.Nonlocal():
            yield ", ".join(node.names)
        case _:
            pass
