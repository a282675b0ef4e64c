"""All commands as one program, and what it is given on the command line."""

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
from bot.cli.run import run
from bot.cli.schema import schema
from bot.cli.simulate import Simulate
from bot.cli.terminal import Fault
from bot.cli.verify import verify
from bot.cli.version_option import name_version

app = typer.Typer(
    name="brehon",
    help="Moderates hidden-role games on Discord.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.command("run")(run)
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


def run_typed(arguments: Sequence[str]) -> object:
    """Run the command that was typed, and return its result. Raises Fault, OSError and KeyboardInterrupt."""
    try:
        result = app([*arguments], prog_name="brehon", standalone_mode=False)
    except TyperException as error:
        raise Fault(f"brehon: {error.format_message()} Try brehon --help.") from None
    except typer.Abort:
        raise KeyboardInterrupt from None
    if isinstance(result, Simulate | Replay):
        result.run()
    elif isinstance(result, Rehearse):
        return result.run()
    return result
