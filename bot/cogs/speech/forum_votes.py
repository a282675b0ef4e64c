"""Votes in the form of the forums, a line of what somebody writes: ``vote: Name``, ``**vote Name**``, ``##Vote: Name``,
``unvote`` or ``no lynch``.
"""

import re

from bot.cogs.moves.making_moves import find_seat
from bot.storage.games.hosted_game import HostedGame
from engine.naming import snake_case

LINE = re.compile(
    r"""[\s*_>\#]*
    (?: (?P<unvote> unvote )
      | (?P<no_lynch> (?:vote)? \s* :? \s* no[\s_-]*lynch )
      | (?: (?<= \*\* | __ | \#\# ) vote (?: \s* : | \s ) | vote [\s*_]* : ) [\s*_]* (?P<name> .+? ) )
    [\s*_.!]*""",
    re.VERBOSE,
)

MENTION = re.compile(r"<@!?(\d{1,19})>")


def with_names(hosted: HostedGame, text: str) -> str:
    """What somebody writes where players are known by their users, with the names of the players whom he mentions."""
    names = {str(occupancy.user_id): occupancy.name for occupancy in hosted.occupancies}
    return MENTION.sub(lambda found: names.get(found[1], ""), text)


def vote_said(hosted: HostedGame, text: str) -> dict[str, object] | None:
    """The vote in a text as a record spells it, the last if there are several, or None. Raises Denied.

    In a game without such votes there is none.
    """
    moves = hosted.rulebook.spoken_votes
    if moves is None:
        return None
    found = [match for line in text.splitlines() if (match := LINE.fullmatch(line.casefold())) is not None]
    if not found:
        return None
    last = found[-1]
    if last["unvote"]:
        return {"move": snake_case(moves.unvote.__name__)}
    return {
        "move": snake_case(moves.vote.__name__),
        "target": None if last["no_lynch"] else find_seat(hosted, last["name"]),
    }
