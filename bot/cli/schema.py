"""``brehon schema``: the JSON Schema of a game's options, moves and notices, or of a role file."""

from typing import Annotated

from typer import Argument


def schema(
    game: Annotated[
        str, Argument(metavar="GAME", help="The game's name: that of its theme's folder; or role-file for role files.")
    ],
) -> None:
    """Print one JSON Schema document with a game's options, moves and notices, or that of a role file."""
    import msgspec

    from bot.cli.catalogue import game_named
    from bot.cli.describing import ROLE_FILE, describe, describe_role_file
    from bot.cli.terminal import write

    if game == ROLE_FILE:
        document = describe_role_file()
    else:
        theme, rulebook = game_named(game)
        document = describe(theme.title, rulebook)
    write(msgspec.json.format(msgspec.json.encode(document), indent=2))
