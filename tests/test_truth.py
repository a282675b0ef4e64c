"""Where the truth may be touched: what types cannot say about who may know what is read from the program's text."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeGuard

import pytest

import bot
from engine.rulebooks import RULEBOOKS
from engine.table import Table

ROOT = Path(bot.__file__).parents[1]
MAKERS = {"View", "Told", "ToldLog", "told_to", "view_from", "view_after"}
"""What makes something that a reader may know."""
MAY_TELL = {
    "engine/views.py",
    "engine/telling.py",
    "engine/game.py",
    "bot/storage/live.py",  # leaves out what is veiled
    "bot/host/veiling.py",  # what is veiled
    "bot/cli/players.py",  # simulated players
}
MAY_HOLD_THE_TRUTH = {
    "bot/storage/live.py",  # whose asks and threads follow from it
    "bot/host/saving.py",  # which writes the snapshot
    "bot/host/veiling.py",  # which refuses what nobody was told
}
MAY_READ_THE_LOG = {
    "bot/storage/live.py",
    "bot/host/saving.py",
    "bot/host/signup.py",  # whose first line is the deal
    "bot/host/undoing.py",
    "bot/host/veiling.py",
}
COUNTING = {"line", "lines", "wait_line"}
"""What counts lines, and with them what was done in secret."""
MAY_COUNT = {
    "len(row.lines)",  # how many of its own a seat has lost
    "advice.line",  # of a table of set-ups
}
LOGGED = {
    "game": {"game_id", "live.id", "row.game_id", "row.id", "remains.id", "passed.game_id"},
    "room": {"left.id"},
    "channel": {"channel_id"},
    "error": {
        *("where(error)", "where(error.__cause__ or error)", "type(error).__name__", "type(unanswered).__name__"),
        "problem",  # with the commands
    },
    "reference": {"reference"},
    "loss": {"loss"},
    "code": {"code"},  # Discord's
    "what": {"what"},
    "result": {"result.value", "'answered'", "'asked'"},
    "ms": {"_milliseconds_since(began)", "_milliseconds_since(interaction.extras['began'])"},
    "servers": {"self.services.port.count_servers()"},
    **{word: {word} for word in ("message", "name")},  # of the commands
    "language": {"language", "words.language"},
    "reason": {"str(broken)"},  # of a language
    "again_in": {"pause"},
    "messages": {"given_up"},  # which nobody can read, whosever they are
    "**": {"known", "traced(row)"},
}
"""All that the shell says in its log beside what has happened, by the name under which it says it."""
HIDDEN = {
    "To.GM": {
        "bot/cogs/interaction/rights.py",  # whether he asks
        "bot/cogs/setup/advice.py",  # of a deal that nobody plays
        *("bot/delivery/compose.py", "bot/delivery/gm_messages.py"),  # what he is told
        "bot/delivery/threads.py",  # which events are talk
    },
    "live.asks.missing": {"bot/cogs/players/looking.py"},
    "live.rulebook.missing": {"bot/delivery/gm_messages.py", "bot/host/deadlines.py", "bot/host/host.py"},
    "live.started.revealed": {"bot/cogs/gm/moves.py"},
    "live.threads": {
        *("bot/delivery/receivers.py", "bot/delivery/threads.py", "bot/host/host.py", "bot/host/outbox_rows.py"),
        *("bot/host/rooms.py", "bot/host/signup.py", "bot/host/threads.py"),
    },
    "live.veiled_threads": {"bot/host/veiling.py"},
    "live.veils": {"bot/host/host.py", "bot/host/veiling.py"},
    "live.inner_deadline": {"bot/delivery/asking.py", "bot/host/deadlines.py"},
    "live.staff": {"bot/cogs/players/looking.py", "bot/cogs/setup/panel.py"},
    "live.person": {"bot/delivery/gm_messages.py"},
    ".player": {
        *("bot/delivery/channel_access.py", "bot/host/aliases.py"),
        *("bot/host/granting.py", "bot/host/threads.py"),  # of a move, and of an event
    },
    ".is_staff": {"bot/host/aliases.py", "bot/host/staff.py", "bot/host/taking.py"},
    ".dm_open": {
        *("bot/cogs/interaction/dms.py", "bot/cogs/interaction/receipts.py", "bot/cogs/players/joining.py"),
        *("bot/cogs/players/looking.py", "bot/delivery/gm_messages.py", "bot/delivery/settling.py"),
        "bot/host/aliases.py",
    },
    "services.finder.cast": {"bot/cogs/gm/moves.py"},
    "cast_of": {"bot/delivery/messages.py", "bot/delivery/unreadable.py", "bot/host/finding.py"},
    "record_of": {"bot/delivery/messages.py", "bot/delivery/unreadable.py"},
    "actions_of": {"bot/host/host.py"},
}
"""What is not everybody's to know and yet is no view, and who asks for it: each has been looked through."""
READERS = {
    *("To.PUBLIC", "To.GM", "sitting.name", "own.name", "name", "seat", "reader"),
    *("GM", "GM if sitting is None else sitting.name"),  # where he is asked himself
    *("reader_of(interaction, live)", "seat_of(interaction, live).name"),
    "said.by",  # who has said it
}
"""As whom somebody is shown something, or is asked: never as a seat that is picked on the spot."""
MAY_ASK_EVERY_SEAT = {
    "bot/host/finding.py",  # whether a game waits for somebody, in his seat or as the GM
    "bot/host/outbox_rows.py",  # who is asked by DM
}
READ_AS = {"told_of", "picture_for", "illustrate", "view", "told"}
LEVELS = {"debug", "info", "warning", "error", "exception", "critical"}
SHELL = ("bot/cogs", "bot/delivery", "bot/host", "bot/storage", "bot/components")
SHOWING = ("bot/wording", "bot/pictures", "bot/policies")
RAW = {"Event", "Entry", "Table", *(rulebook.table.__name__ for rulebook in RULEBOOKS)}
WITHIN = {"View", "Told", "type"}
"""What may have a table or an event within, and is none."""
RULES = {"kind_of_wait", "missing", "is_stalled", "private_threads"}
"""What the rules say of the truth that gives no secret away; see the suites of secrecy."""


def sources(*folders: str) -> Iterator[tuple[str, ast.Module]]:
    """The files under some folders."""
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            yield path.relative_to(ROOT).as_posix(), parsed(path)


@cache
def parsed(path: Path) -> ast.Module:
    """A file, parsed."""
    return ast.parse(path.read_text(encoding="utf-8"))


def test_nothing_but_telling_makes_what_a_reader_may_know() -> None:
    found = {
        f"{file}: {name}"
        for file, tree in sources("engine", "bot")
        for name in _called(tree) & _imported(tree)
        if file not in MAY_TELL
    }

    assert not found


def test_the_bot_asks_the_game_itself_for_nothing_that_may_be_veiled() -> None:
    found = [
        f"{file}:{node.lineno}"
        for file, tree in sources(*SHELL)
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in {"view", "told", "asks"} and _is_game(node.value)
        if file not in MAY_TELL
    ]

    assert not found


def test_nobody_reads_the_log_itself_who_shows_something() -> None:
    found = [
        f"{file}:{node.lineno}"
        for file, tree in sources(*SHELL)
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr == "log" and _is_game(node.value)
        if file not in MAY_READ_THE_LOG
    ]

    assert not found


def test_no_text_is_made_of_what_counts_lines() -> None:
    found = [
        f"{file}: {ast.unparse(text)}"
        for file, tree in sources("bot/cogs", "bot/components", "bot/delivery")
        for node in ast.walk(tree)
        for text in _texts(node)
        if any(isinstance(part, ast.Attribute) and part.attr in COUNTING for part in ast.walk(text))
        if ast.unparse(text) not in MAY_COUNT
    ]

    assert not found


def test_what_is_hidden_is_asked_for_only_where_that_was_looked_through() -> None:
    found = {name: set[str]() for name in HIDDEN}
    for file, tree in sources("bot/cogs", "bot/components", "bot/delivery", "bot/host"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute | ast.Name) and isinstance(node.ctx, ast.Load):
                for name in {ast.unparse(node), f".{getattr(node, 'attr', '')}"} & found.keys():
                    found[name].add(file)

    assert found == HIDDEN


def test_nobody_reads_as_another_than_who_asks_or_is_written_to() -> None:
    found = [
        f"{file}: {ast.unparse(call)}"
        for file, tree in sources("bot/cogs", "bot/delivery", "bot/host")
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and call.args and _reads(call.func)
        if ast.unparse(call.args[-1]) not in READERS
    ]

    assert not found


def test_nobody_reads_as_one_seat_after_the_other() -> None:
    found = [
        f"{file}: {ast.unparse(call)}"
        for file, tree in sources("bot/cogs", "bot/delivery", "bot/host")
        for each in ast.walk(tree)
        for part in _repeated(each)
        for call in ast.walk(part)
        if isinstance(call, ast.Call) and call.args and _reads(call.func)
        if _names_in(call.args[-1]) & _turns(each)
        if file not in MAY_ASK_EVERY_SEAT
    ]

    assert not found


def test_the_log_says_nothing_that_is_not_listed_here() -> None:
    calls = [(file, call) for file, tree in sources(*SHELL) for call in ast.walk(tree) if _is_logged(call)]
    said = [(file, word.arg or "**", ast.unparse(word.value)) for file, call in calls for word in call.keywords]
    happened = {(file, ast.unparse(call.args[0])) for file, call in calls if not isinstance(call.args[0], ast.Constant)}

    assert calls
    assert [each for each in said if each[2] not in LOGGED.get(each[1], ())] == []
    assert happened == {("bot/cogs/interaction/usage_log.py", "kind")}


def test_nothing_is_logged_but_by_what_was_looked_through_here() -> None:
    found = [
        f"{file}: {ast.unparse(node)}"
        for file, tree in sources(*SHELL, *SHOWING, "engine")
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom) and not _is_quiet(node)
    ]

    assert not found


def test_the_bot_reads_of_the_true_table_only_what_everybody_knows() -> None:
    found = [
        f"{file}:{node.lineno}"
        for file, tree in sources(*SHELL)
        for parent in ast.walk(tree)
        for node in ast.iter_child_nodes(parent)
        if isinstance(node, ast.Attribute) and _is_truth(node) and not _is_harmless(parent)
        if file not in MAY_HOLD_THE_TRUTH
    ]

    assert not found


@pytest.mark.parametrize("folder", SHOWING)
def test_what_shows_something_takes_views_and_told_events(folder: str) -> None:
    found = [
        f"{file}: {function.name}({argument.arg})"
        for file, tree in sources(folder)
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef) and not function.name.startswith("_")
        for argument in (*function.args.args, *function.args.kwonlyargs)
        if argument.annotation is not None and _raw(argument.annotation)
    ]

    assert not found


def _reads(called: ast.expr) -> bool:
    """Whether what is called here gives what the last of its arguments may know."""
    match called:
        case ast.Attribute(value=value, attr=name):
            return name in READ_AS or (name == "of" and ast.unparse(value).endswith("asks"))
        case ast.Name(id=name):
            return name in READ_AS
        case _:
            return False


def _repeated(node: ast.AST) -> list[ast.AST]:
    """What is done again and again here."""
    match node:
        case ast.For(body=body):
            return [*body]
        case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
            return [node]
        case _:
            return []


def _turns(node: ast.AST) -> set[str]:
    """By what a loop takes its turns."""
    loops = [node] if isinstance(node, ast.For) else getattr(node, "generators", [])
    return {name for loop in loops for name in _names_in(loop.target)}


def _names_in(node: ast.AST) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


def _texts(node: ast.AST) -> Iterator[ast.AST]:
    """What is put into a text here: into a longer one, a message of the words, or by itself."""
    match node:
        case ast.FormattedValue(value=value):
            yield value
        case ast.Call(func=ast.Name(id="str"), args=[value]):
            yield value
        case ast.Dict(values=values):
            yield from values


def _is_logged(node: ast.AST) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in LEVELS


def _is_quiet(node: ast.Import | ast.ImportFrom) -> bool:
    """Whether what is imported is no log but the one whose every word is listed here."""
    names = [node.module or ""] if isinstance(node, ast.ImportFrom) else [alias.name for alias in node.names]
    return all(name == "structlog" or name.split(".")[0] not in {"logging", "structlog", "warnings"} for name in names)


def _called(tree: ast.Module) -> set[str]:
    return {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}


def _imported(tree: ast.Module) -> set[str]:
    """The makers that a file imports, or makes itself."""
    froms = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module is not None]
    ours = [node for node in froms if str(node.module).startswith("engine.")]
    return MAKERS & {alias.name for node in ours for alias in node.names}


def _is_game(node: ast.expr) -> bool:
    """Whether this is ``live.game``, ``live.started`` or a game by that name."""
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return name in {"game", "started"}


def _is_truth(node: ast.Attribute) -> bool:
    return node.attr == "table_told" or (node.attr == "table" and _is_game(node.value))


def _is_harmless(parent: ast.AST) -> bool:
    """Whether a table is only read for what every game keeps, or given to the rules."""
    match parent:
        case ast.Attribute():
            return parent.attr in {*Table.__struct_fields__, "in_seat_order"}
        case ast.Call(func=ast.Attribute(attr=name)):
            return name in RULES
        case _:
            return False


def _raw(annotation: ast.expr) -> bool:
    """Whether an annotation names a table or an event that has not passed the filter."""
    match annotation:
        case ast.Subscript(value=ast.Name(id=name)) if name in WITHIN:
            return False
        case ast.Name(id=name):
            return name in RAW
        case _:
            return any(_raw(node) for node in ast.iter_child_nodes(annotation) if isinstance(node, ast.expr))
