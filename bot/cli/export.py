"""``brehon export``: a game's record out of this installation's database."""

from typing import Annotated

from typer import Argument, Option


def export(
    game_id: Annotated[int, Argument(metavar="GAME-ID", help="The game's number, as in its record's file name.")],
    secrets: Annotated[bool, Option("--secrets", help="Also a running game's, with every secret.")] = False,
) -> None:
    """Print the record of a finished game."""
    from bot.cli.exporting import exported
    from bot.cli.saved import existing_database, on_database
    from bot.cli.terminal import write

    record = on_database(exported(existing_database(), game_id, with_secrets=secrets))
    write(record.removesuffix(b"\n"))
