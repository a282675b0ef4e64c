"""``brehon replay``: plays a record and prints what everybody, or one reader, is told."""

from typing import Annotated

from typer import Argument, Option


def replay(
    file: Annotated[str, Argument(metavar="FILE", help="The record; - is standard input.")],
    reader: Annotated[
        str | None, Option("--as", metavar="NAME|public|gm", help="Print only what this reader is told.")
    ] = None,
    keep_going: Annotated[bool, Option("--keep-going", help="Print what is refused, and go on.")] = False,
    view: Annotated[bool, Option("--view", help="Print, last, what the reader may know of the state.")] = False,
    seed: Annotated[int | None, Option(metavar="N", help="Make the draws that the record lacks repeatable.")] = None,
) -> None:
    """Play a record and print one JSON line for every notice."""
    from bot.cli.replaying import Replaying
    from bot.cli.terminal import opened, write

    with opened(file) as lines:
        replaying = Replaying(file, lines, seed, reader)
        for line in replaying.notices(keep_going=keep_going):
            write(line)
        if view:
            write(replaying.view())
