"""``brehon schema``: the JSON Schema of a game's options, moves and notices."""

from typing import Annotated

from typer import Argument


def schema(game: Annotated[str, Argument(metavar="GAME", help="The game's name, such as tain.")]) -> None:
    """Print one JSON Schema document with a game's options, moves and notices."""
    import msgspec

    from bot.cli.catalogue import installed, rulebook_of
    from bot.cli.describing import describe
    from bot.cli.terminal import write

    themes = installed()
    rulebook = rulebook_of(game, themes)
    document = describe(themes[game].title, rulebook)
    write(msgspec.json.format(msgspec.json.encode(document), indent=2))
