"""``brehon deal``: the roles of a game that is led by hand, dealt to its players."""

from typing import Annotated

from typer import Argument, Option


def deal(
    file: Annotated[str, Argument(metavar="FILE", help="The role file; - is standard input.")],
    players: Annotated[list[str], Argument(metavar="NAME...", help="The players, in the order in which they sit.")],
    seed: Annotated[int | None, Option(metavar="N", help="Deal the same again with the same number.")] = None,
) -> None:
    """Deal, and print a file for "brehon night" that says who has which role and what to tell them."""
    from bot.cli.role_files import opened_role_file
    from bot.cli.role_sheets import dealt
    from bot.cli.terminal import Fault, write
    from engine.names import check_names

    if problem := check_names(players):
        raise Fault(f"brehon: NAME: {problem}")
    rules = opened_role_file(file)
    if len(players) != rules.players:
        raise Fault(f"brehon: NAME: {rules.title} is for {rules.players} players; you named {len(players)}")
    for line in dealt(rules, players, seed):
        write(line.encode())
