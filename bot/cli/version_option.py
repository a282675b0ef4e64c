"""``brehon --version``: which version runs."""

from typing import Annotated

from typer import Exit, Option


def _tell(asked: bool) -> None:
    from bot.cli.terminal import write
    from bot.version import version

    if asked:
        write(f"brehon {version()}".encode())
        raise Exit


def name_version(
    _: Annotated[
        bool, Option("--version", callback=_tell, is_eager=True, help="Show the version and its commit, and exit.")
    ] = False,
) -> None:
    """Moderate hidden-role games on Discord."""
