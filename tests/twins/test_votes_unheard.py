"""A vote said to the bot under an alias, at a table that takes none aloud, reaches nobody else."""

import pytest

from bot.cogs.speech.forum_votes import vote_said
from engine.judging import Submission
from engine.parties.actions import Vote
from engine.quests import Quests
from engine.quests.actions import Propose
from engine.rulebook import any_rulebook
from tests.cogs.masks import answers, write
from tests.twins.pair import Leak, Pair, Step, Table
from tests.twins.planting import Plant, planted
from tests.twins.playing import STRANGER, Playing, let_paint, nothing
from tests.twins.test_planted_leaks import SEVEN, quest_deals

POSTED = Plant("a vote is posted that does not count", vote_said, 'raise Denied("no-spoken-votes")', "return None")
TELLING = "Ann"


def saying(playing: Playing, text: str) -> Step:
    """Let somebody write a vote to the bot."""

    async def say(table: Table) -> None:
        name = table.people[(await table.stage.hosted()).occupancy(TELLING).user_id]
        await write(table.stage, name, text)
        assert "no votes aloud" in answers(table.stage, name)[-1]

    return say


def telling(text: str) -> Step:
    """Let the same be written while a leak posts it."""

    async def say(table: Table) -> None:
        await write(table.stage, table.people[(await table.stage.hosted()).occupancy(TELLING).user_id], text)

    return say


def test_nobody_can_tell_what_was_said_that_does_not_count(pair: Pair) -> None:
    deals = quest_deals()
    playing = Playing(pair, any_rulebook(Quests()), 0, deals._replace(other=deals.one), anonymous=True)
    playing.begin()
    pair.readers = {STRANGER, *(playing.persons[seat] for seat in SEVEN if seat != TELLING)} - _tellers(pair)
    pair.both(playing.doing(Submission("Gus", Propose(("Cat", "Gus")))))
    pair.each(saying(playing, "vote: approve"), saying(playing, "**reject**"), "a vote that does not count")
    pair.each(saying(playing, "vote: approve"), nothing, "a vote in one game", alike=False)
    pair.both(let_paint, "the card")
    pair.both(playing.doing(Submission("Cat", Vote(approve=True, public=True))))

    with planted(POSTED), pytest.raises(Leak):
        pair.each(telling("vote: approve"), telling("**reject**"), "a vote that is posted")


def _tellers(pair: Pair) -> set[str]:
    """Return the people who have the seat, of whom there may be another at each table."""
    return {table.people[table.hosted.occupancy(TELLING).user_id] for table in pair.tables}
