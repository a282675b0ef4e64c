"""A game with a pending result gets another GM, who publishes it, or plays and must not see it."""

import pytest

from tests.cogs.gm.test_pending_results import RULE, begin_and_vote, channel, dms, tell
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, labels_of


@pytest.fixture
async def pending(opening: Opening) -> Stage:
    """Return a game whose GM has not published the result of a vote."""
    return await opening.after(begin_and_vote)


async def test_a_new_gm_gets_the_result_by_dm(pending: Stage) -> None:
    pending.make_manager("Zoe")
    await pending.command("Zoe", "gm hand-over")
    told = await pending.press("Zoe", pending.dms("Zoe")[-1], "Publish it")

    assert RULE in "\n".join(channel(pending))
    assert told.response is not None
    assert "it's published." in told.response.content


async def test_a_former_gm_does_not_publish_the_result(pending: Stage) -> None:
    pending.make_manager("Zoe")
    await pending.command("Zoe", "gm hand-over")

    assert "I don't know this game" in await tell(pending)
    assert (await pending.hosted()).pending is not None


async def test_a_new_gm_who_plays_does_not_see_the_result(pending: Stage) -> None:
    await pending.hand_over("Gia", "Ann")
    panel = await pending.press("Ann", pending.card, "GM")
    await pending.pass_hours(0.01)

    assert panel.response is not None
    assert "See the result" not in labels_of(panel.response)
    assert not [text for text in dms(pending)["Ann"] if "word for word" in text]


async def test_a_result_is_told_at_once_when_a_player_takes_the_game_over(pending: Stage) -> None:
    await pending.hand_over("Gia", "Ann")
    await pending.pass_hours(0.01)

    assert "Approved, 5 to 0" in channel(pending)[-1]
