"""Reads votes in the style of forums.

Each stands on a line: ``vote: Name``, ``**vote Name**``, ``##Vote: Name``, ``unvote``, or the game's words for a vote
for nobody, such as ``no lynch``. Where votes have words of their own, it is ``vote: approve`` or ``**approve**``.
"""

import re
from collections.abc import Iterable

import msgspec

from bot.cogs.interaction.arguments import find_seat
from bot.host.denied import Denied
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.choices import Speaking
from engine.naming import snake_case
from engine.speech import SpokenAnswers, SpokenVotes

LINE = r"""[\s*_>\#]*
    (?: (?P<unvote> unvote )
      | (?P<nobody> (?:vote)? \s* :? \s* NOBODY )
      | (?: (?<= \*\* | __ | \#\# ) vote (?: \s* : | \s ) | vote [\s*_]* : ) [\s*_]* (?P<name> .+? ) )
    [\s*_.!]*"""

ANSWER = r"""[\s*_>\#]*
    (?: vote [\s*_]* : [\s*_]* | (?<= \*\* | __ | \#\# ) \s* (?: vote \s+ )? ) (?P<answer> ANSWERS )
    [\s*_.!]*"""

LONGEST_VOTE = 100
"""The most characters of a line that votes: room for a name, and for everything around it."""

MENTION = re.compile(r"<@!?(\d{1,19})>")


def with_names(hosted: HostedGame, text: str) -> str:
    """Return a text with a player's name in place of each mention of a user, and nothing for other users."""
    names = {str(occupancy.user_id): occupancy.name for occupancy in hosted.occupancies}
    return MENTION.sub(lambda found: names.get(found[1], ""), text)


def _line(nobody: str) -> re.Pattern[str]:
    """Return the pattern of a line that votes, in a game in which ``nobody`` stands for a vote for nobody."""
    words = r"[\s_-]*".join(map(re.escape, nobody.split("_")))
    return re.compile(LINE.replace("NOBODY", words), re.VERBOSE)


def _answer(words: Iterable[str]) -> re.Pattern[str]:
    """Return the pattern of a line that votes with one of these words."""
    return re.compile(ANSWER.replace("ANSWERS", "|".join(map(re.escape, words))), re.VERBOSE)


def vote_said(hosted: HostedGame, text: str) -> dict[str, object] | None:
    """Return the last vote in a text as a record spells it, or None if there is none.

    With a set-up without such votes the answer is None. Raises Denied, also if the table takes none.
    """
    match hosted.rulebook.spoken_votes_with(hosted.open_options):
        case SpokenVotes() as moves:
            last = _last(_line(moves.nobody), text)
            return None if last is None else _vote(hosted, moves, last)
        case SpokenAnswers(answers=answers):
            last = _last(_answer(answers), text)
            if last is not None and hosted.settings.speaking is Speaking.OFF:
                raise Denied("no-spoken-votes")
            return None if last is None else msgspec.to_builtins(answers[last["answer"]])
        case None:
            return None


def _last(line: re.Pattern[str], text: str) -> re.Match[str] | None:
    """Return the last line of a text that votes.

    Blanks in a row are one, and a line longer than any vote is none: to try all ways to read them would take minutes.
    """
    lines = (" ".join(said.split()).casefold() for said in text.splitlines())
    found = [match for said in lines if len(said) <= LONGEST_VOTE and (match := line.fullmatch(said)) is not None]
    return found[-1] if found else None


def _vote(hosted: HostedGame, moves: SpokenVotes, last: re.Match[str]) -> dict[str, object]:
    if last["unvote"]:
        return {"move": snake_case(moves.unvote.__name__)}
    return {
        "move": snake_case(moves.vote.__name__),
        "target": None if last["nobody"] else find_seat(hosted, last["name"]),
    }
