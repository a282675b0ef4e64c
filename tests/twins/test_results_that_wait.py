"""Of two results that wait for the GM a reader perceives the same, and of two that were taken back untold."""

import pytest
from sqlalchemy import update

from bot.storage.choices import Holding
from bot.storage.models import GameRow
from engine.judging import Wish
from engine.parties.actions import Act, Vote
from engine.quests import Quests
from engine.quests.actions import Propose
from engine.rulebook import any_rulebook
from tests.asking import change
from tests.cogs.stage import answer
from tests.twins.moving import move
from tests.twins.pair import Leak, Pair, Step, Table
from tests.twins.playing import HOST, Playing, let_paint
from tests.twins.test_planted_leaks import SEVEN, quest_deals


def last_order(*, support: bool) -> Step:
    """Give the order with which the quest is decided, at a table whose GM sees first how."""

    async def give(table: Table) -> None:
        await change(table.stage.database, update(GameRow).values(holding=Holding.FOR_60))
        await move(table.stage, "Gus", Act(support=support))
        live = await table.stage.live()
        assert live.held is not None

    return give


async def tell(table: Table) -> None:
    """Let the GM tell what waits."""
    await table.stage.press(HOST, table.stage.dms(HOST)[-1], "Tell it")


async def take_back(table: Table) -> None:
    """Let the GM take back what waits."""
    asked = await table.stage.press(HOST, table.stage.dms(HOST)[-1], "Take the step back")
    assert "everybody is told" in answer(await table.stage.press(HOST, asked.response, "Yes, take it back"))


@pytest.fixture
def waiting(pair: Pair) -> Playing:
    """Two quests, of which one has failed, and nobody but the GM knows that yet."""
    playing = Playing(pair, any_rulebook(Quests()), 0, quest_deals())
    playing.begin()
    pair.both(playing.doing(Wish("Gus", Propose(("Cat", "Gus")))))
    for name in SEVEN:
        pair.both(playing.doing(Wish(name, Vote(approve=True, public=True))))
    pair.both(playing.doing(Wish("Cat", Act(support=True))))
    pair.each(last_order(support=False), last_order(support=True), "the last order")
    pair.both(let_paint, "the card")
    return playing


def test_while_a_result_waits_no_reader_can_tell_which_it_is_nor_once_it_is_taken_back(waiting: Playing) -> None:
    waiting.look_around(0)
    waiting.pair.both(take_back, "the take-back")
    waiting.pair.both(let_paint, "the card")
    waiting.look_around(1)


def test_what_is_told_of_it_is_compared_too(waiting: Playing) -> None:
    with pytest.raises(Leak):
        waiting.pair.both(tell, "the telling")
