"""The command line: a file per command. Each imports what it needs when it runs, so that all of them start quickly."""

import sys
from collections.abc import Sequence

from bot.cli.alive import check_alive
from bot.cli.run import run as run_bot
from bot.cli.terminal import Fault, OutputClosed, complain, flush, prepare

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and exit: 0 if all is well, 1 if something is refused, 2 for bad input."""
    prepare()
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Run a command, turn an error into a line on standard error, and return the exit status."""
    try:
        result = _result(arguments)
        flush()
    except OutputClosed:
        return 0
    except Fault as fault:
        for message in (str(fault), *fault.others):
            complain(message)
        return fault.status
    except OSError as error:  # Typer itself writes the help.
        complain(f"brehon: the output cannot be written: {error.strerror}")
        return Fault.BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    return result if isinstance(result, int) else 0


def _result(arguments: Sequence[str]) -> object:
    """Run a command and return its result. What runs long or often goes past Typer, which takes memory and time."""
    match [*arguments]:
        case ["run"]:
            run_bot()
            return None
        case ["check", "--alive"]:
            return check_alive()
    from bot.cli.app import run_typed

    return run_typed(arguments)
