"""The log and a host's metrics hold nothing that reveals a secret, or the time at which it came about.

A line by itself already tells its time. Values are those of commands, languages, themes, processes and Discord's
answers. ``error`` gives the place and the type of an error, never its content.
"""

import ast
from collections.abc import Iterator
from typing import TypeGuard

from prometheus_client.metrics import MetricWrapperBase

from bot import metrics
from tests.listing import Listing
from tests.looked_for import COUNTING, LOGGING_USE, WHOLE
from tests.program_text import SHELL, called, facts, functions_of, nodes, nodes_of, sources, text_of

METRICS = {name for name, kind in vars(metrics).items() if isinstance(kind, MetricWrapperBase)}
CARRIED = {"args", "__cause__", "__context__", "__notes__", "__dict__", "__slots__", "add_note", "with_traceback"}
"""Attributes that an error has beside its type, or a struct beside its fields."""
LOOKED_BEHIND = {"Games._note", "_unreadable"}
"""Functions that follow an error's cause to report its place."""
LEVELS = {"debug", "info", "warning", "error", "exception", "critical"}
WORDS = {
    *("game", "room", "channel", "error", "reference", "loss", "code", "what", "result", "ms", "servers", "message"),
    *("name", "language", "reason", "path", "theme", "advice", "again_in", "messages", "seconds", "games", "version"),
    None,  # unpacked, and named in the listing
}
"""The parameters that give a line of the log something beside its event."""
SHOWING = ("bot/wording", "bot/pictures", "bot/policies")
AT_THE_DOOR = ("bot/client.py", "bot/running.py")
LOOKING_AFTER = ("bot/checking/pulse.py", "bot/checking/metrics_server.py")
MAY_MEASURE = {"bot/metrics.py", "bot/checking/metrics_server.py"}
NAMING = {"bind", "bind_contextvars", "bound_contextvars", "set_name"}
"""Functions that add something to each line of the log, or name what it shows on failure."""


def test_the_log_says_only_what_is_listed(listing: Listing) -> None:
    listing("logged", facts(_logged, *SHELL, *AT_THE_DOOR, *LOOKING_AFTER, *SHOWING, "engine", at=(ast.Call,)))


def test_the_log_says_no_more_than_is_listed_about_a_persons_act(listing: Listing) -> None:
    listing("use_logged", facts(_use_logged, "bot", at=(ast.Call,)))


def test_only_listed_values_are_measured(listing: Listing) -> None:
    listing("measured", facts(_measured, "bot", at=(ast.Call,)))


def test_a_log_line_has_only_known_fields_and_no_whole_objects_or_line_counts() -> None:
    calls = [call for _, call in nodes(*SHELL, *AT_THE_DOOR, *LOOKING_AFTER, *SHOWING) if _is_logged(call)]
    words = [word for call in calls for word in call.keywords]

    assert words
    assert [text_of(word) for word in words if word.arg not in WORDS] == []
    assert [text_of(word) for word in words if _last_name(word.value) in WHOLE | COUNTING] == []


def test_no_metric_is_made_elsewhere_or_under_another_name() -> None:
    found = [
        f"{file}: {ast.unparse(node)}"
        for file, tree in sources("bot", "engine")
        for _, function in functions_of(tree)
        for node in nodes_of(function)
        if isinstance(node, ast.Import | ast.ImportFrom) and _brings_metrics(node)
        if file not in MAY_MEASURE or (isinstance(node, ast.ImportFrom) and node.module == "bot")
    ]

    assert not found


def test_nothing_is_written_or_named_outside_the_log() -> None:
    found = {
        f"{function}: {ast.unparse(node)}"
        for function, node in nodes(*SHELL, *AT_THE_DOOR, *SHOWING, "engine")
        if _is_past_the_log(node)
    }

    assert not found


def test_only_the_one_log_whose_lines_are_listed_is_used() -> None:
    found = [
        f"{file}: {ast.unparse(node)}"
        for file, tree in sources(*SHELL, *SHOWING, "engine")
        for _, function in functions_of(tree)
        for node in nodes_of(function)
        if isinstance(node, ast.Import | ast.ImportFrom) and not _is_quiet(node)
    ]

    assert not found


def test_nobody_reads_an_errors_content_which_may_be_secret() -> None:
    found = {name for name, node in nodes("bot") if isinstance(node, ast.Attribute) and node.attr in CARRIED}

    assert found == LOOKED_BEHIND


def test_no_database_error_shows_the_values_to_save() -> None:
    calls = [node for _, node in nodes("bot") if called(node) in {"create_engine", "create_async_engine"}]
    hidden = [ast.unparse(each) for call in calls for each in ast.walk(call) if isinstance(each, ast.keyword)]

    assert calls
    assert hidden.count("hide_parameters=True") == len(calls)


def _logged(node: ast.AST) -> Iterator[ast.AST]:
    """Yield a line of the log."""
    if _is_logged(node):
        yield node


def _use_logged(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the calls that log a person's act."""
    if called(node) in LOGGING_USE:
        yield node


def _measured(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the uses of a metric: its labels and its values, and what is handed over to be measured."""
    match node:
        case ast.Call(func=ast.Name(id="<count_answer>")):
            yield node
        case ast.Call(func=ast.Attribute(value=ast.Call(func=ast.Attribute(value=ast.Name(id=name))))) if (
            name in METRICS
        ):
            yield node
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=attribute)) if name in METRICS:
            if attribute != "labels":
                yield node
        case _:
            pass


def _brings_metrics(node: ast.Import | ast.ImportFrom) -> bool:
    """Return whether this makes metrics possible here, or existing ones under other names than their own."""
    if isinstance(node, ast.Import):
        return any(each.name.startswith(("prometheus_client", "bot.metrics")) for each in node.names)
    if node.module == "bot.metrics":
        return any(each.asname is not None or each.name not in METRICS for each in node.names)
    names = {each.name for each in node.names}
    return (node.module or "").startswith("prometheus_client") or (node.module == "bot" and "metrics" in names)


def _last_name(node: ast.AST) -> str:
    """Return the last name of an attribute or of a global."""
    return str(getattr(node, "attr", getattr(node, "id", ""))).strip("<>")


def _is_logged(node: ast.AST) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in LEVELS


def _is_past_the_log(node: ast.AST) -> bool:
    """Return whether this writes something other than a line of the log, or names a task."""
    match node:
        case ast.Call(func=ast.Name(id=name)) if name in {"print", "open", "breakpoint"}:
            return True
        case ast.Call(func=ast.Attribute(attr=name)) if name in NAMING:
            return True
        case ast.Call(func=ast.Attribute(value=ast.Name(id="log"), attr=name)):
            return name not in LEVELS
        case ast.Call(func=ast.Attribute(attr="create_task"), keywords=[_, *_]) | ast.keyword(arg="echo"):
            return True
        case _:
            return False


def _is_quiet(node: ast.Import | ast.ImportFrom) -> bool:
    """Return whether an import brings no log but the one whose every line is listed."""
    names = [node.module or ""] if isinstance(node, ast.ImportFrom) else [alias.name for alias in node.names]
    return all(name == "structlog" or name.split(".")[0] not in {"logging", "structlog", "warnings"} for name in names)
