"""Reads votes in the style of forums.

Each stands on a line: ``vote: Name``, ``**vote Name**``, ``##Vote: Name``, ``unvote``, or the game's words for a vote
for nobody, such as ``no lynch``.
"""

import re

from bot.cogs.interaction.arguments import find_seat
from bot.storage.games.hosted_game import HostedGame
from engine.naming import snake_case

LINE = r"""[\s*_>\#]*
    (?: (?P<unvote> unvote )
      | (?P<nobody> (?:vote)? \s* :? \s* NOBODY )
      | (?: (?<= \*\* | __ | \#\# ) vote (?: \s* : | \s ) | vote [\s*_]* : ) [\s*_]* (?P<name> .+? ) )
    [\s*_.!]*"""

MENTION = re.compile(r"<@!?(\d{1,19})>")


def with_names(hosted: HostedGame, text: str) -> str:
    """Return a text with a player's name in place of each mention of a user, and nothing for other users."""
    names = {str(occupancy.user_id): occupancy.name for occupancy in hosted.occupancies}
    return MENTION.sub(lambda found: names.get(found[1], ""), text)


def _line(nobody: str) -> re.Pattern[str]:
    """Return the pattern of a line that votes, in a game in which ``nobody`` stands for a vote for nobody."""
    words = r"[\s_-]*".join(map(re.escape, nobody.split("_")))
    return re.compile(LINE.replace("NOBODY", words), re.VERBOSE)


def vote_said(hosted: HostedGame, text: str) -> dict[str, object] | None:
    """Return the last vote in a text as a record spells it, or None if there is none. Raises Denied.

    In a game without such votes the answer is None.
    """
    moves = hosted.rulebook.spoken_votes
    if moves is None:
        return None
    line = _line(moves.nobody)
    found = [match for said in text.splitlines() if (match := line.fullmatch(said.casefold())) is not None]
    if not found:
        return None
    last = found[-1]
    if last["unvote"]:
        return {"move": snake_case(moves.unvote.__name__)}
    return {
        "move": snake_case(moves.vote.__name__),
        "target": None if last["nobody"] else find_seat(hosted, last["name"]),
    }
