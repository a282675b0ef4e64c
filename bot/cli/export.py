"""``brehon export``: a game's record out of this installation's database, or a table of it for a spreadsheet."""

from typing import Annotated

from typer import Argument, Option


def export(
    game_id: Annotated[int, Argument(metavar="GAME-ID", help="The game's number, as in its record's file name.")],
    secrets: Annotated[bool, Option("--secrets", help="Also a running game's, with every secret.")] = False,
    table: Annotated[
        str | None,
        Option("--table", metavar="votes|counts|orders|nights", help="Instead of the record, this table of the game."),
    ] = None,
    format_: Annotated[
        str | None, Option("--format", metavar="csv|jsonl", help="The table's format, otherwise csv.")
    ] = None,
) -> None:
    """Print the record of a finished game, or a table of it."""
    from bot.cli.exporting import Export, exported
    from bot.cli.saved import existing_database, on_database
    from bot.cli.terminal import write

    chosen = Export.read(game_id, table, format_, with_secrets=secrets)
    output = on_database(exported(existing_database(), chosen))
    if output:
        write(output.removesuffix(b"\n"))
