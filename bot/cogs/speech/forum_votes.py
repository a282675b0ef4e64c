"""Votes in the form of the forums: a line ``vote: Name``, ``unvote`` or ``no lynch`` in what somebody writes."""

import re

from bot.cogs.moves.acting import find_seat
from bot.storage.live import Live
from engine.naming import snake_case

LINE = re.compile(
    r"""[\s*_>]*
    (?: (?P<unvote> unvote )
      | (?P<no_lynch> (?:vote)? \s* :? \s* no[\s_-]*lynch )
      | vote \s* : \s* (?P<name> .+? ) )
    [\s*_.!]*""",
    re.VERBOSE,
)


def vote_said(live: Live, text: str) -> dict[str, object] | None:
    """The vote in a text as a record spells it, the last if there are several, or None. Raises Denied.

    In a game without such votes there is none.
    """
    moves = live.rulebook.spoken_votes
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
        "target": None if last["no_lynch"] else find_seat(live, last["name"]),
    }
