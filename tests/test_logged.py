"""What the log and a host's metrics are told: nothing by which somebody could learn a secret, or when it came about.

A line by itself already tells its moment. Values are those of commands, languages, themes, processes and Discord's
answers. ``error`` says where something failed and what kind of error it was, never what the error carries.
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
"""What an error carries beside what it is, or a struct beside its fields."""
LOOKED_BEHIND = {"Games._note", "_unreadable"}
"""Who asks what an error follows from, to say where that was."""
LEVELS = {"debug", "info", "warning", "error", "exception", "critical"}
WORDS = {
    *("game", "room", "channel", "error", "reference", "loss", "code", "what", "result", "ms", "servers", "message"),
    *("name", "language", "reason", "path", "theme", "advice", "again_in", "messages", "seconds", "games"),
    None,  # what is unpacked, which the listing names
}
"""By which names a line of the log says something beside what has happened."""
SHOWING = ("bot/wording", "bot/pictures", "bot/policies")
AT_THE_DOOR = ("bot/client.py", "bot/running.py")
LOOKING_AFTER = ("bot/checking/pulse.py", "bot/checking/metrics_server.py")
MAY_MEASURE = {"bot/metrics.py", "bot/checking/metrics_server.py"}
NAMING = {"bind", "bind_contextvars", "bound_contextvars", "set_name"}
"""What adds something to each line of the log, or gives a name to what stands there when it fails."""


def test_the_log_says_nothing_but_what_is_listed(listing: Listing) -> None:
    listing("logged", facts(_logged, *SHELL, *AT_THE_DOOR, *LOOKING_AFTER, *SHOWING, "engine", at=(ast.Call,)))


def test_the_log_says_of_what_somebody_does_no_more_than_is_listed(listing: Listing) -> None:
    listing("use_logged", facts(_use_logged, "bot", at=(ast.Call,)))


def test_nothing_is_measured_but_what_is_listed(listing: Listing) -> None:
    listing("measured", facts(_measured, "bot", at=(ast.Call,)))


def test_a_line_of_the_log_has_no_other_words_and_nothing_whole_or_counting_lines() -> None:
    calls = [call for _, call in nodes(*SHELL, *AT_THE_DOOR, *LOOKING_AFTER, *SHOWING) if _is_logged(call)]
    words = [word for call in calls for word in call.keywords]

    assert words
    assert [text_of(word) for word in words if word.arg not in WORDS] == []
    assert [text_of(word) for word in words if _last_name(word.value) in WHOLE | COUNTING] == []


def test_nothing_is_measured_by_what_is_made_elsewhere_or_called_otherwise() -> None:
    found = [
        f"{file}: {ast.unparse(node)}"
        for file, tree in sources("bot", "engine")
        for _, function in functions_of(tree)
        for node in nodes_of(function)
        if isinstance(node, ast.Import | ast.ImportFrom) and _brings_metrics(node)
        if file not in MAY_MEASURE or (isinstance(node, ast.ImportFrom) and node.module == "bot")
    ]

    assert not found


def test_nothing_is_written_or_named_past_the_log() -> None:
    found = {
        f"{function}: {ast.unparse(node)}"
        for function, node in nodes(*SHELL, *AT_THE_DOOR, *SHOWING, "engine")
        if _is_past_the_log(node)
    }

    assert not found


def test_nothing_is_logged_but_by_the_one_log_whose_lines_are_listed() -> None:
    found = [
        f"{file}: {ast.unparse(node)}"
        for file, tree in sources(*SHELL, *SHOWING, "engine")
        for _, function in functions_of(tree)
        for node in nodes_of(function)
        if isinstance(node, ast.Import | ast.ImportFrom) and not _is_quiet(node)
    ]

    assert not found


def test_nobody_reads_what_an_error_carries_for_it_may_be_a_secret() -> None:
    found = {name for name, node in nodes("bot") if isinstance(node, ast.Attribute) and node.attr in CARRIED}

    assert found == LOOKED_BEHIND


def test_no_error_of_a_database_shows_what_was_to_be_saved() -> None:
    calls = [node for _, node in nodes("bot") if called(node) in {"create_engine", "create_async_engine"}]
    hidden = [ast.unparse(each) for call in calls for each in ast.walk(call) if isinstance(each, ast.keyword)]

    assert calls
    assert hidden.count("hide_parameters=True") == len(calls)


def _logged(node: ast.AST) -> Iterator[ast.AST]:
    """Yield a line of the log."""
    if _is_logged(node):
        yield node


def _use_logged(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what logs that somebody has done something."""
    if called(node) in LOGGING_USE:
        yield node


def _measured(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what is done with a metric: which label it is given, and which value."""
    match node:
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
    """Whether this makes metrics possible here, or those there are by other names than their own."""
    if isinstance(node, ast.Import):
        return any(each.name.startswith(("prometheus_client", "bot.metrics")) for each in node.names)
    if node.module == "bot.metrics":
        return any(each.asname is not None or each.name not in METRICS for each in node.names)
    names = {each.name for each in node.names}
    return (node.module or "").startswith("prometheus_client") or (node.module == "bot" and "metrics" in names)


def _last_name(node: ast.AST) -> str:
    """The name of what is read of something, or of a global."""
    return str(getattr(node, "attr", getattr(node, "id", ""))).strip("<>")


def _is_logged(node: ast.AST) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in LEVELS


def _is_past_the_log(node: ast.AST) -> bool:
    """Whether something is written down here in another way than in a line of the log, or a task is named."""
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
    """Whether what is imported is no log but the one whose every line is listed."""
    names = [node.module or ""] if isinstance(node, ast.ImportFrom) else [alias.name for alias in node.names]
    return all(name == "structlog" or name.split(".")[0] not in {"logging", "structlog", "warnings"} for name in names)
