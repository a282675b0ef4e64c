"""A reason that is kept for the GM tells no player anything, whatever it says."""

import pytest
from sqlalchemy import update

from bot.storage.choices import Reasoning
from bot.storage.models import GameRow
from engine.judging import Wish
from engine.parties.actions import Vote
from engine.quests import Quests
from engine.quests.actions import Propose
from engine.rulebook import any_rulebook
from tests.asking import change
from tests.twins.pair import Leak, Pair, Step, Table
from tests.twins.playing import HOST, Playing, let_paint
from tests.twins.test_planted_leaks import SEVEN, quest_deals


def corrected(reason: str | None) -> Step:
    """Let the GM move the deadline, vote for somebody, and give an order for somebody in secret, and say why."""

    async def correct(table: Table) -> None:
        said = {} if reason is None else {"reason": reason}
        await table.stage.command(HOST, "gm extend", hours=2.0, **said)
        await for_somebody(table, "Ann", "Approve openly", said)
        await table.stage.command(HOST, "gm replace", player="Ben", **said)

    return correct


async def for_somebody(table: Table, player: str, label: str, said: dict[str, str]) -> None:
    panel = await table.stage.command(HOST, "gm act-for", player=player, **said)
    await table.stage.press(HOST, panel.response, label)


def keeping(reasons: Reasoning) -> Step:
    async def keep(table: Table) -> None:
        await change(table.stage.database, update(GameRow).values(reasons=reasons))

    return keep


@pytest.fixture
def voting(pair: Pair) -> Playing:
    """Two quests of which a party is voted on."""
    playing = Playing(pair, any_rulebook(Quests()), 0, quest_deals())
    playing.begin()
    pair.both(playing.doing(Wish("Gus", Propose(("Cat", "Gus")))))
    pair.both(playing.doing(Wish(SEVEN[-1], Vote(approve=True, public=True))))
    return playing


def test_no_reader_can_tell_a_reason_that_is_kept_from_another_or_from_none(voting: Playing) -> None:
    voting.pair.both(keeping(Reasoning.GM), "the choice")
    voting.pair.each(corrected("Ann is the Druid"), corrected(None), "the corrections")
    voting.pair.both(let_paint, "the card")
    voting.look_around(0)


def test_a_reason_that_is_told_is_compared_too(voting: Playing) -> None:
    with pytest.raises(Leak):
        voting.pair.each(corrected("Ann is the Druid"), corrected(None), "the corrections")
