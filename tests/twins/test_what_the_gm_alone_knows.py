"""Only the GM can tell one kept reason, or one pending result, from another."""

import pytest

from bot.storage.schema.choices import Holding, Reasoning
from engine.actions import Action
from engine.judging import Submission
from engine.parties.actions import Act, Vote
from engine.quests import Quests
from engine.quests.actions import Propose
from engine.rulebook import any_rulebook
from tests.asking import choose_settings
from tests.cogs.stage import answer
from tests.twins import leaks
from tests.twins.moving import move
from tests.twins.pair import Leak, Pair, Step, Table
from tests.twins.planting import planted
from tests.twins.playing import HOST, Playing, let_paint
from tests.twins.test_planted_leaks import SEVEN, quest_deals

REASON = "Ann is the Druid"


def corrected(reason: str | None) -> Step:
    """Let the GM move the deadline, vote for somebody, and give a seat to another, each with a reason."""

    async def correct(table: Table) -> None:
        said = {} if reason is None else {"reason": reason}
        await table.stage.command(HOST, "gm extend", time="2", **said)
        panel = await table.stage.command(HOST, "gm act-for", player="Ann", **said)
        await table.stage.press(HOST, panel.response, "Approve openly")
        await table.stage.command(HOST, "gm replace", player="Ben", **said)

    return correct


def extended(reason: str | None) -> Step:
    async def extend(table: Table) -> None:
        await table.stage.command(HOST, "gm extend", time="3", **({} if reason is None else {"reason": reason}))

    return extend


def keeping(reasons: Reasoning) -> Step:
    async def keep(table: Table) -> None:
        await choose_settings(table.stage.database, reasons=reasons)

    return keep


def last(name: str, action: Action) -> Step:
    """Let somebody end the wait, at a table whose GM sees its result first."""

    async def end(table: Table) -> None:
        await choose_settings(table.stage.database, holding=Holding.FOR_60)
        await move(table.stage, name, action)
        hosted = await table.stage.hosted()
        assert hosted.pending is not None

    return end


LAST_VOTES = last("Gus", Vote(approve=True)), last("Gus", Vote(approve=False))
"""The last votes, one of which has a larger result than the other."""
LAST_ORDERS = last("Gus", Act(support=False)), last("Gus", Act(support=True))


def let_wait(pair: Pair, one: Step, other: Step) -> None:
    """Let a result be pending in each game, and the card show that one is."""
    pair.each(one, other, "the last move")
    pair.both(let_paint, "the card")


async def tell(table: Table) -> None:
    """Let the GM publish the pending result."""
    await table.stage.press(HOST, table.stage.dms(HOST)[-1], "Publish it")


async def take_back(table: Table) -> None:
    """Let the GM take back the pending result."""
    asked = await table.stage.press(HOST, table.stage.dms(HOST)[-1], "Take the step back")
    assert "I've told everybody" in answer(await table.stage.press(HOST, asked.response, "Yes, take it back"))


def test_no_reader_can_tell_a_kept_reason_or_a_pending_result_until_it_is_told(pair: Pair) -> None:
    playing = Playing(pair, any_rulebook(Quests()), 0, quest_deals())
    playing.begin()
    pair.both(playing.doing(Submission("Gus", Propose(("Cat", "Gus")))))
    pair.both(playing.doing(Submission(SEVEN[-1], Vote(approve=True, public=True))))

    pair.both(keeping(Reasoning.GM), "the choice")
    pair.each(corrected(REASON), corrected(None), "the corrections")
    for place, name in enumerate(SEVEN[1:-1]):
        pair.both(playing.doing(Submission(name, Vote(approve=place < 2, public=True))))
    for leak in leaks.BY_A_RESULT:
        with planted(leak), pytest.raises(Leak):
            let_wait(pair, *LAST_VOTES)
        pair.run(take_back, take_back)
        pair.run(let_paint, let_paint)
        pair.begin()
    let_wait(pair, *LAST_VOTES)
    pair.both(take_back, "the take-back")
    pair.both(last("Gus", Vote(approve=True)), "the last vote")
    pair.both(tell, "the telling")
    pair.both(playing.doing(Submission("Cat", Act(support=True))))
    let_wait(pair, *LAST_ORDERS)
    playing.look_around(2)
    pair.both(take_back, "the take-back")
    pair.both(let_paint, "the card")
    playing.look_around(3)

    pair.both(keeping(Reasoning.ALL), "the choice")
    with pytest.raises(Leak, match=REASON):
        pair.each(extended(REASON), extended(None), "another deadline")
    pair.begin()
    pair.each(*LAST_ORDERS, "the last order")
    with pytest.raises(Leak, match="the telling, Dan, <#table>"):
        pair.both(tell, "the telling")
