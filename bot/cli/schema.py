"""``brehon schema``: the JSON Schema of a game's options, moves and notices."""

from typing import Annotated

from typer import Argument


def schema(
    game: Annotated[str, Argument(metavar="GAME", help="The game's name: that of its theme's folder.")],
) -> None:
    """Print one JSON Schema document with a game's options, moves and notices."""
    import msgspec

    from bot.cli.catalogue import game_named
    from bot.cli.describing import describe
    from bot.cli.terminal import write

    theme, rulebook = game_named(game)
    document = describe(theme.title, rulebook)
    write(msgspec.json.format(msgspec.json.encode(document), indent=2))
