"""The command line: a file per command. Each imports what it needs when it runs, so that all of them start quickly."""

import sys
from collections.abc import Sequence

import typer
from typer.exceptions import TyperException

from bot.cli.check import check
from bot.cli.db import database
from bot.cli.deal import deal
from bot.cli.export import export
from bot.cli.night import night
from bot.cli.rehearse import Rehearse
from bot.cli.replay_command import Replay
from bot.cli.run import run as run_bot
from bot.cli.schema import schema
from bot.cli.simulate import Simulate
from bot.cli.terminal import Fault, OutputClosed, complain, flush, prepare
from bot.cli.verify import verify
from bot.cli.version_option import name_version

INTERRUPTED = 130

app = typer.Typer(
    name="brehon",
    help="Moderates hidden-role games on Discord.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.command("run")(run_bot)
app.command()(check)
app.command("rehearse")(Rehearse)
app.command("replay")(Replay)
app.command("simulate")(Simulate)
app.command()(schema)
app.command()(deal)
app.command()(night)
app.command()(export)
app.command()(verify)
app.add_typer(database, name="db")
app.callback()(name_version)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and exit: 0 if all is well, 1 if something is refused, 2 for bad input."""
    prepare()
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Run a command, turn an error into one line on standard error, and return the exit status."""
    try:
        result = _result(arguments)
        if isinstance(result, Simulate | Replay):
            result.run()
        elif isinstance(result, Rehearse):
            result = result.run()
        flush()
    except OutputClosed:
        return 0
    except Fault as fault:
        complain(str(fault))
        return fault.status
    except TyperException as error:
        complain(f"brehon: {error.format_message()} Try brehon --help.")
        return Fault.BAD_INPUT
    except OSError as error:  # Typer itself writes the help.
        complain(f"brehon: the output cannot be written: {error.strerror}")
        return Fault.BAD_INPUT
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    return result if isinstance(result, int) else 0


def _result(arguments: Sequence[str]) -> object:
    """Run a command and return its result. A start of the bot goes past Typer, which would load pydantic."""
    if [*arguments] == ["run"]:
        run_bot()
        return None
    return app([*arguments], prog_name="brehon", standalone_mode=False)
