"""Where the truth may be touched: what types cannot say about who may know what is read from the program's text."""

import ast
from collections.abc import Iterator
from typing import TypeGuard

import pytest
from prometheus_client.metrics import MetricWrapperBase

from bot import metrics
from engine.rulebooks import RULEBOOKS
from engine.table import Table
from tests.program_text import SHELL, called, children, found_in, nodes, sources, within

MAKERS = {"View", "Told", "ToldLog", "told_to", "view_from", "view_after"}
"""What makes something that a reader may know."""
ASKED_OF_LIVE = {"view", "view_at", "told", "asks", "table_without"}
"""What the game itself would answer with what is veiled."""
MAY_TELL = {
    "engine/views.py",
    "engine/telling.py",
    "engine/game.py",
    "engine/foreseeing.py",  # from a GM's view, for him
    "bot/storage/games/hosted_game.py",  # leaves out what is veiled
    "bot/host/waits/embargo_times.py",  # what is veiled
    "bot/cli/players.py",  # simulated players
}
MAY_HOLD_THE_TRUTH = {
    "bot/storage/games/hosted_game.py",  # whose asks and threads follow from it
    "bot/host/moves/saving.py",  # which writes the snapshot
    "bot/host/waits/embargo_times.py",  # which refuses what nobody was told
}
MAY_READ_THE_LOG = {
    "bot/storage/games/hosted_game.py",
    "bot/storage/games/loading.py",
    "bot/host/moves/saving.py",
    "bot/host/undoing/last_steps.py",  # for a GM without a seat
    "bot/host/seats/signup.py",  # whose first line is the deal
    "bot/host/undoing/undo.py",
    "bot/host/waits/embargo_times.py",
    "bot/page/story.py",  # which lines an undo has taken, of a record
    "bot/storage/history/game_results.py",  # which sums it up for when all is over
}
COUNTING = {"line", "lines", "wait_line"}
"""What counts lines, and with them what was done in secret."""
SAVES = "bot/host/moves/saving.py"
"""Whose dicts are rows."""
MAY_COUNT = {
    "len(row.lines)",  # how many of its own a seat has lost
    "advice.line",  # of a table of set-ups
    *("live.lines", "step.line"),  # in what a GM without a seat alone is shown
}
WHOLE = {
    "live",
    "game",
    "started",
    "view",
    "entry",
    "event",
    "sitting",
    "row",
    "table",
    "interaction",
    "error",
    "broken",
    *("move", "action", "wish", "ask", "asked", "said"),
}
MAY_BE_WHOLE = {
    *("cogs/moves/afterwards:led", "cogs/moves/ranking:_list_of"),  # fields of a move, for who has made it
    "cogs/players/game:GameCog.rules",  # the name of a game
    "components/keys:Key.custom_id",  # its number
    *("delivery/steps:cost_message", "delivery/steps:_select"),  # for a GM without a seat
    "cogs/commands/translating:FluentTranslator.__init__",  # what is wrong with a language
}
LOGGED = {
    "game": {"game_id", "live.id", "found.id", "row.game_id", "row.id", "remains.id", "passed.game_id"},
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
    "reason": {"str(broken)", "error.strerror"},  # of a language or a theme; why nothing can be asked
    "path": {"str(path)"},  # where nothing listens
    "theme": {"theme"},
    # With the database's file, a setting's name, the port at which the bot is watched, or a process and its machine.
    "advice": {
        *("trouble", "sentence", "port_trouble(address, error)"),
        "f'The {other} runs the same shards as this one, {REMEDY}'",
        *("BACK", "FORWARD"),
    },
    "seconds": {"round(back.total_seconds())", "round(by.total_seconds())"},  # by which the machine's clock was set
    "games": {"games"},  # whose deadlines, which everybody may know, were set by a clock that was set back since
    "again_in": {"pause"},
    "messages": {"given_up"},  # which nobody can read, whosever they are
    "**": {"known", "traced(row)", "answered(error)"},  # of which the last is Discord's
}
"""All that the shell says in its log beside what has happened, by the name under which it says it."""
METRICS = {name for name, kind in vars(metrics).items() if isinstance(kind, MetricWrapperBase)}
MEASURED = {
    "ANSWERS.labels(result.value).observe(perf_counter() - began)": {"cogs/interaction/usage_log:log_use"},
    "CONNECTED.set(self._is_connected())": {"checking/watching:Watch._metrics"},
    "DATABASE.set(0)": {"checking/watching:Watch._count"},
    "DATABASE.set(1)": {"checking/watching:Watch._count"},
    "GAMES.labels(phase.value).set(number)": {"checking/watching:_show"},
    "LAG.observe(max(0.0, loop.time() - before - LOOKED_EVERY))": {"checking/watching:Watch.feel_lag"},
    "LATE_DEADLINES.set(counted.deadlines)": {"checking/watching:_show"},
    "LATE_MESSAGES.labels(state.value).set(number)": {"checking/watching:_show"},
}
"""All that a host can watch."""
HAPPENED = {
    "'words of a command left out, for Discord would refuse them'": {"cogs/commands/descriptions:fitting"},
    "'name of a command left out, for another beside it is called the same'": {
        "cogs/commands/descriptions:_rename",
        "cogs/commands/translating:FluentTranslator._unlike",
    },
    "'commands not registered'": {"cogs/commands/registering:Registering._register"},
    "'icons not found'": {"delivery/icons:Icons.begin"},
    "'icons not uploaded'": {"delivery/icons:Icons._upload"},
    "'ended as one that cannot be read'": {"host/resting:Resting.end_anyway"},
    "'ended without a word'": {"host/resting:Resting._end"},
    "'not saved together'": {"host/host:Host._submit_together"},
    "'not noted'": {"cogs/commands/registering:Registering._note_problem"},
    "'language left out of the commands'": {"cogs/commands/translating:FluentTranslator.__init__"},
    "'nothing offered'": {"cogs/interaction/arguments:_or_nothing"},
    "'not answered by a change'": {"cogs/interaction/changing:Changing._answer"},
    "'not deferred'": {"cogs/interaction/deferring:Deferral._defer_after"},
    "'not told by DM'": {"cogs/interaction/receipts:tell_by_dm"},
    "'failed after it counted'": {"cogs/interaction/replies:answer_error"},
    "'not answered'": {"cogs/interaction/replies:answer_error", "cogs/speech/commands:SayCog._answer"},
    "'failed'": {"cogs/interaction/replies:explain"},
    "kind": {"cogs/interaction/usage_log:log_use"},
    "'message'": {"cogs/interaction/usage_log:log_message"},
    "'connected'": {"cogs/server/listening:ListeningCog.on_ready"},
    "'not heeded'": {"cogs/server/listening:_heed"},
    "'claim lost'": {"delivery/delivery:Delivery._settle"},
    "'delivery interrupted'": {"delivery/delivery:Delivery._drain"},
    "'given up, for it cannot be read'": {"delivery/delivery:Delivery._gives_up_unreadable"},
    "'card not painted'": {"delivery/painter:Painter._paint"},
    "'card not pinned'": {"delivery/painter:Painter._pin"},
    "'not sent'": {"delivery/settling:Settling._not_sent"},
    "'prompt was gone'": {"delivery/settling:Settling._take_old_buttons"},
    "'old buttons stay'": {"delivery/settling:Settling._take_old_buttons"},
    "'not sent to a lost room'": {"delivery/settling:Settling._lost"},
    "'sent later'": {"delivery/settling:Settling._try_later"},
    "'Discord refuses a message for now'": {"delivery/settling:Settling._refused"},
    "'said later'": {"delivery/speeches:Speeches.settle"},
    "'not said'": {"delivery/speeches:Speeches.settle"},
    "'threads barred'": {"delivery/threads:Threads._bar"},
    "'delivery'": {"delivery/traces:log_delivery"},
    "'GM not told'": {"delivery/unreadable:Reports._owe"},
    "'no record of a game that cannot be read'": {"delivery/unreadable:_ended"},
    "'deadlines not handled'": {"host/alarm:Alarm._run"},
    "'rooms not looked at'": {"host/furniture:Furniture.look"},
    "'deadline not handled'": {"host/lateness:Lateness.let_deadlines_pass"},
    "'deadline'": {"host/lateness:Lateness._let_pass"},
    "'room lost'": {"host/rooms:Rooms.lose"},
    "'buttons left behind'": {"host/rooms:Rooms._clear"},
    "'round not made'": {"host/rounds:Rounds._go_on"},
    "'not tidied up'": {"host/tidying:Tidying._tidy"},
    "'a game rests, for it cannot be read'": {"storage/games:Games._note"},
    "'nobody can ask whether the bot is alive'": {"checking/pulse:pulse"},
    "'the bot runs unwatched'": {"checking/watching:watched"},
    "'a game rests, for its theme is missing'": {"client:Brehon.setup_hook"},
    "'starting'": {"running:run"},
    "'unknown setting'": {"running:run"},
    "'share not given up'": {"host/shares:Shares.leave"},
    "'the clock was set back'": {"host/clock_watch:ClockWatch._set_right"},
    "'the clock was set forward'": {"host/clock_watch:ClockWatch._set_right"},
    "'the bot runs twice'": {"host/shares:Shares._count"},
    "'other processes not looked at'": {"host/shares:Shares._look_closely"},
    "'theme refused'": {"running:run"},
    "'the database is out of order'": {"running:run"},
    "'stopping'": {"running:_until_signalled"},
    "'snapshot thrown away'": {"storage/loading:_game"},
}
"""What has happened that the log has a line for, and who writes it: that there is one at all tells its moment."""
CARRIED = {"args", "__cause__", "__context__", "__notes__", "__dict__", "__slots__", "add_note", "with_traceback"}
"""What an error carries beside what it is, or a struct beside its fields."""
LOOKED_BEHIND = {"storage/games:Games._note", "checking/games:_unreadable"}
"""Who asks what an error follows from, to say where that was."""
CACHED = {
    "cogs/commands/translating:language_of",
    "delivery/saying:bot_words",
    "host/times:zones",
    *("components/options:offers", "storage/loading:snapshot_schema"),
    "storage/migrate:revisions",
    *("storage/processes:this_process", "storage/processes:_place"),
    *("storage/rows:_fields", "storage/rows:_by_key", "storage/rows:_new"),
    *("storage/rows:_unless_there", "storage/rows:_in_place"),
}
"""What the shell keeps when it was asked for once: nothing that one may know and another may not."""
LEVELS = {"debug", "info", "warning", "error", "exception", "critical"}
SHOWING = ("bot/wording", "bot/pictures", "bot/policies")
AT_THE_DOOR = ("bot/client.py", "bot/running.py")
LOOKING_AFTER = ("bot/checking/pulse.py", "bot/checking/metrics_server.py")
MAY_MEASURE = {"bot/metrics.py", "bot/checking/metrics_server.py"}
NAMING = {"bind", "bind_contextvars", "bound_contextvars", "set_name"}
"""What adds something to each line of the log, or gives a name to what stands there when it fails."""
RAW = {"Event", "Entry", "Table", *(rulebook.table.__name__ for rulebook in RULEBOOKS)}
WITHIN = {"View", "Told", "type"}
"""What may have a table or an event within, and is none."""
RULES = {"kind_of_wait", "missing", "is_stalled", "private_threads"}
"""What the rules say of the truth that gives no secret away; see the suites of secrecy."""


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
        for node in within(tree)
        if isinstance(node, ast.Attribute) and node.attr in ASKED_OF_LIVE and _is_game(node.value)
        if file not in MAY_TELL
    ]

    assert not found


def test_nobody_reads_the_log_itself_who_shows_something() -> None:
    found = [
        f"{file}:{node.lineno}"
        for file, tree in sources(*SHELL)
        for node in within(tree)
        if isinstance(node, ast.Attribute) and node.attr == "log" and _is_game(node.value)
        if file not in MAY_READ_THE_LOG
    ]

    assert not found


def test_no_text_or_sum_is_made_of_what_counts_lines() -> None:
    found = [
        f"{file}: {ast.unparse(text)}"
        for file, tree in sources("bot/cogs", "bot/components", "bot/delivery", "bot/host", "bot/page/story.py")
        for node in within(tree)
        for text in _texts(node)
        if any(isinstance(part, ast.Attribute) and part.attr in COUNTING for part in ast.walk(text))
        if ast.unparse(text) not in MAY_COUNT and (file != SAVES or not isinstance(node, ast.Dict))
    ]

    assert not found


def test_no_text_is_made_of_a_whole_game_or_an_error_or_the_number_of_a_line() -> None:
    found = [
        f"{function}: {ast.unparse(text)}"
        for function, node in nodes("bot/cogs", "bot/components", "bot/delivery", "bot/host", "bot/page/story.py")
        for text in _wholes(node)
        if _last_name(text) in WHOLE | COUNTING
        if function not in MAY_BE_WHOLE
    ]

    assert not found


def test_a_game_has_no_name_by_which_it_would_not_be_known_here() -> None:
    found = [
        f"{function}: {ast.unparse(node)}"
        for function, node in nodes("bot/cogs", "bot/components", "bot/delivery", "bot/host", "bot/page/story.py")
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Attribute) and _is_game(node.value)
        if [ast.unparse(target) for target in node.targets] != ["game"]
    ]

    assert not found


def test_nothing_is_kept_for_the_next_who_asks_that_he_may_not_know() -> None:
    found = {
        function
        for function, node in nodes(*SHELL)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        if any("cache" in ast.unparse(decorator) for decorator in node.decorator_list)
    }

    assert found == CACHED


def test_nobody_reads_what_an_error_carries_for_it_may_be_a_secret() -> None:
    found = {name for name, node in nodes("bot") if isinstance(node, ast.Attribute) and node.attr in CARRIED}

    assert found == LOOKED_BEHIND


def test_the_log_says_nothing_that_is_not_listed_here() -> None:
    folders = (*SHELL, *AT_THE_DOOR, *LOOKING_AFTER, *SHOWING, "engine")
    calls = [(function, call) for function, call in nodes(*folders) if _is_logged(call)]
    said = [(function, word.arg or "**", ast.unparse(word.value)) for function, call in calls for word in call.keywords]
    happened = dict[str, set[str]]()
    for function, call in calls:
        happened.setdefault(", ".join(map(ast.unparse, call.args)), set()).add(function)

    assert [each for each in said if each[2] not in LOGGED.get(each[1], ())] == []
    assert happened == HAPPENED


def test_nothing_is_measured_that_is_not_listed_here() -> None:
    assert found_in(_measured, "bot") == MEASURED


def test_nothing_is_measured_by_what_is_made_elsewhere_or_called_otherwise() -> None:
    found = [
        f"{file}: {ast.unparse(node)}"
        for file, tree in sources("bot", "engine")
        for node in within(tree)
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


def test_no_error_of_a_database_shows_what_was_to_be_saved() -> None:
    calls = [node for _, node in nodes("bot") if called(node) in {"create_engine", "create_async_engine"}]
    hidden = [ast.unparse(each) for call in calls for each in ast.walk(call) if isinstance(each, ast.keyword)]

    assert calls
    assert hidden.count("hide_parameters=True") == len(calls)


def test_nothing_is_logged_but_by_what_was_looked_through_here() -> None:
    found = [
        f"{file}: {ast.unparse(node)}"
        for file, tree in sources(*SHELL, *SHOWING, "engine")
        for node in within(tree)
        if isinstance(node, ast.Import | ast.ImportFrom) and not _is_quiet(node)
    ]

    assert not found


def test_the_bot_reads_of_the_true_table_only_what_everybody_knows() -> None:
    found = [
        f"{file}:{node.lineno}"
        for file, tree in sources(*SHELL)
        for parent in within(tree)
        for node in children(parent)
        if isinstance(node, ast.Attribute) and _is_truth(node) and not _is_harmless(parent)
        if file not in MAY_HOLD_THE_TRUTH
    ]

    assert not found


@pytest.mark.parametrize("folder", SHOWING)
def test_what_shows_something_takes_views_and_told_events(folder: str) -> None:
    found = [
        f"{file}: {function.name}({argument.arg})"
        for file, tree in sources(folder)
        for function in within(tree)
        if isinstance(function, ast.FunctionDef) and not function.name.startswith("_")
        for argument in (*function.args.args, *function.args.kwonlyargs)
        if argument.annotation is not None and _raw(argument.annotation)
    ]

    assert not found


def _measured(node: ast.AST) -> Iterator[str]:
    """What is done with a metric: which label it is given, and which value."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Call(func=ast.Attribute(value=ast.Name(id=name))))) if (
            name in METRICS
        ):
            yield ast.unparse(node)
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=attribute)) if name in METRICS:
            if attribute != "labels":
                yield ast.unparse(node)


def _brings_metrics(node: ast.Import | ast.ImportFrom) -> bool:
    """Whether this makes metrics possible here, or those there are by other names than their own."""
    if isinstance(node, ast.Import):
        return any(each.name.startswith(("prometheus_client", "bot.metrics")) for each in node.names)
    if node.module == "bot.metrics":
        return any(each.asname is not None or each.name not in METRICS for each in node.names)
    names = {each.name for each in node.names}
    return (node.module or "").startswith("prometheus_client") or (node.module == "bot" and "metrics" in names)


def _texts(node: ast.AST) -> Iterator[ast.AST]:
    """What is put into a text here, into a longer one, a message of the words or by itself, or reckoned with."""
    match node:
        case ast.FormattedValue(value=value):
            yield value
        case ast.Call(func=ast.Name(id="str"), args=[value]):
            yield value
        case ast.Dict(values=values):
            yield from values
        case ast.BinOp(left=left, right=right):
            yield from (left, right)


def _last_name(node: ast.AST) -> str:
    """The name of a variable, or of what is read of something."""
    return str(getattr(node, "attr", getattr(node, "id", "")))


def _wholes(node: ast.AST) -> Iterator[ast.AST]:
    """What is put into a text here as it is."""
    match node:
        case ast.FormattedValue(value=value):
            yield value
        case ast.Call(func=ast.Name(id="str" | "repr" | "hash" | "vars" | "asdict" | "getattr"), args=[value, *_]):
            yield value
        case _:
            pass


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
    """Whether what is imported is no log but the one whose every word is listed here."""
    names = [node.module or ""] if isinstance(node, ast.ImportFrom) else [alias.name for alias in node.names]
    return all(name == "structlog" or name.split(".")[0] not in {"logging", "structlog", "warnings"} for name in names)


def _called(tree: ast.Module) -> set[str]:
    return {node.func.id for node in within(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}


def _imported(tree: ast.Module) -> set[str]:
    """The makers that a file imports, or makes itself."""
    froms = [node for node in within(tree) if isinstance(node, ast.ImportFrom) and node.module is not None]
    ours = [node for node in froms if str(node.module).startswith("engine.")]
    return MAKERS & {alias.name for node in ours for alias in node.names}


def _is_game(node: ast.expr) -> bool:
    """Whether this is ``hosted.game``, ``hosted.started`` or a game by that name."""
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return name in {"game", "started"}


def _is_truth(node: ast.Attribute) -> bool:
    return node.attr in {"table_told", "bare_table"} or (node.attr == "table" and _is_game(node.value))


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
