"""``brehon night``: the nights of a game that is led by hand, resolved by the rules of its role file."""

from typing import Annotated

from typer import Argument, Option


def night(
    file: Annotated[str, Argument(metavar="FILE", help="The role file.")],
    game: Annotated[str, Argument(metavar="GAME", help="The players and their orders; - is standard input.")],
    reader: Annotated[
        str | None, Option("--as", metavar="NAME|public|gm", help="Print only what this reader is told.")
    ] = None,
) -> None:
    """Print what every night of a game comes to and whom to tell what, one JSON line for each notice."""
    import msgspec

    from bot.cli.role_files import opened_role_file, read_from
    from bot.cli.terminal import Fault, write
    from engine.audience import To, may_read, reader_called
    from engine.open_table.nights import resolve_nights

    rules = opened_role_file(file)
    seats, events = read_from(game, lambda content: resolve_nights(content, rules))
    told = To.GM if reader is None else reader_called(reader)
    if told not in (*seats, To.PUBLIC, To.GM):
        raise Fault(f"brehon: --as: nobody in {game} is called {reader!r}; give a player, public or gm")
    for event in events:
        if may_read(told, event.to):
            write(msgspec.json.encode(event))
