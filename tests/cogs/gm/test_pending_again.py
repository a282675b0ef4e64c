"""A move whose result is pending, judged twice: delivered again, or by a process that has not heard of it."""

from functools import partial
from typing import NamedTuple

import pytest
from sqlalchemy import select

from bot.clock import now
from bot.host.denied import Withheld
from bot.host.moves.saving import Overtaken
from bot.host.moves.step import step_of
from bot.storage.schema.models import ActionRow
from engine.codec import read_action
from engine.judging import Submission
from engine.parties.actions import Vote
from tests.asking import rows_in
from tests.cogs.conftest import NAMES
from tests.cogs.gm.test_pending_results import begin_and_vote, hold, tell
from tests.cogs.opening import Opening
from tests.cogs.quests import let_vote
from tests.cogs.stage import Stage


class Again(NamedTuple):
    """A move that was made before, and the interaction that made it."""

    move: Submission
    interaction_id: int


async def numbers(stage: Stage) -> list[int]:
    """Return the numbers of the saved lines."""
    return list(await rows_in(stage.database, select(ActionRow.number)))


async def test_a_move_judged_before_a_result_was_held_is_judged_again(game: Stage) -> None:
    await game.propose()
    await hold(game)
    await let_vote(game, NAMES[:-1])
    stale = await game.hosted()
    await game.press(NAMES[-1], game.prompt, "Approve")
    step = step_of(stale, [Submission("Ann", Vote(approve=False))], now(), is_answered=True, pause=0)

    with pytest.raises(Overtaken):
        await game.database.write(partial(step.save, interaction_id=None, also=None))


@pytest.fixture
async def pending(opening: Opening) -> Stage:
    """Return a game in which all have voted on a party, and the GM has not published the result."""
    return await opening.after(begin_and_vote)


@pytest.fixture
async def withheld(pending: Stage) -> Again:
    """The move whose result is pending, as Discord would deliver it again."""
    hosted = await pending.hosted()
    assert hosted.pending is not None
    assert hosted.pending.interaction_id is not None
    move = read_action(hosted.rulebook, dict(hosted.pending.body), hosted.names)
    return Again(Submission(hosted.pending.by, move), hosted.pending.interaction_id)


async def test_a_repeated_press_is_withheld_again_and_adds_no_line(pending: Stage, withheld: Again) -> None:
    hosted, lines, host = await pending.hosted(), await numbers(pending), pending.bot.services.host

    with pytest.raises(Withheld):
        await host.submit(hosted, withheld.move, interaction_id=withheld.interaction_id, wait_token=hosted.wait_token)
    assert await numbers(pending) == lines


async def test_a_press_repeated_after_the_publishing_returns_its_line(pending: Stage, withheld: Again) -> None:
    before = max(await numbers(pending))
    await tell(pending)
    host = pending.bot.services.host
    done = await host.submit(await pending.hosted(), withheld.move, interaction_id=withheld.interaction_id)

    assert done.line == before + 1
