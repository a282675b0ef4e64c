"""``brehon verify``: checks a finished game's record against the commitment posted when it began."""

from typing import Annotated

from typer import Argument, Option


def verify(
    file: Annotated[str, Argument(metavar="FILE", help="The record; - is standard input.")],
    commitment: Annotated[
        str | None, Option(metavar="HEX", help="The commitment that was posted when the game began.")
    ] = None,
) -> None:
    """Check that a finished game's deal never changed and that its moves follow the rules."""
    from bot.cli.terminal import opened, write
    from bot.cli.verifying import checked, posted_commitment

    posted = None if commitment is None else posted_commitment(commitment)
    with opened(file) as lines:
        record = list(lines)
    for line in checked(file, record, posted):
        write(line.encode())
