"""``brehon night``: the nights of a game that is led by hand, resolved by the rules of its role file."""

from typing import Annotated

from typer import Argument


def night(
    file: Annotated[str, Argument(metavar="FILE", help="The role file.")],
    game: Annotated[str, Argument(metavar="GAME", help="The players and their orders; - is standard input.")],
) -> None:
    """Print what every night of a game comes to and whom to tell what, one JSON line for each notice."""
    import msgspec

    from bot.cli.role_files import opened_role_file, read_from
    from bot.cli.terminal import write
    from engine.open_table.nights import resolve_nights

    rules = opened_role_file(file)
    for event in read_from(game, lambda content: resolve_nights(content, rules)):
        write(msgspec.json.encode(event))
