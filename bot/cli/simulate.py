"""``brehon simulate``: plays whole games with legal moves, and counts."""

from enum import StrEnum
from typing import Annotated

from typer import Argument, Option


class PolicyName(StrEnum):
    """How the players of a simulation choose."""

    RANDOM = "random"


def simulate(  # noqa: PLR0913 (each parameter is an option of the command)
    game: Annotated[str, Argument(metavar="GAME", help="The game's name, such as tain.")],
    players: Annotated[str | None, Option(metavar="N|A..B", help="How many play; of a range each in turn.")] = None,
    games: Annotated[int, Option(metavar="M", min=1, help="How many games.")] = 100,
    seed: Annotated[int | None, Option(metavar="S", help="The same seed gives the same games.")] = None,
    settings: Annotated[
        list[str] | None, Option("--set", metavar="OPTION=VALUE", help="Set an option; may be repeated.")
    ] = None,
    policy: Annotated[PolicyName, Option(help="How the players choose.")] = PolicyName.RANDOM,
    as_json: Annotated[bool, Option("--json", help="Print one JSON object.")] = False,
    records: Annotated[str | None, Option(metavar="DIR", help="Write each game's record here.")] = None,
) -> None:
    """Play whole games with legal moves, and print how they ended."""
