"""No player, and no GM who plays, can tell which of two deals an informed spectator is told."""

import pytest

from engine.judging import Submission
from engine.parties.actions import Act, Vote
from engine.quests import Quests
from engine.quests.actions import Propose
from engine.rulebook import any_rulebook
from tests.twins.pair import Leak, Pair, Table
from tests.twins.playing import HOST, Playing, let_paint
from tests.twins.test_planted_leaks import SEVEN, quest_deals

INFORMED = "Una"


async def let_watch(table: Table) -> None:
    """Let somebody watch with all secrets."""
    stage = table.stage
    stage.add(INFORMED)
    shown = await stage.press(INFORMED, stage.card, "Watch")
    await stage.press(INFORMED, shown.response, "Ask to see all secrets")
    await stage.press(HOST, stage.dms(HOST)[-1], "Let this person watch")


async def look(table: Table) -> None:
    """Let the spectator look where their thread is, of which they alone are told."""
    await table.stage.press(INFORMED, table.stage.card, "Watch")


async def come_back(table: Table) -> None:
    """Let the spectator stop watching and come back, so that their thread tells everything so far."""
    await table.stage.command(INFORMED, "game leave")
    await table.stage.command(INFORMED, "game watch")


async def lead_too(table: Table) -> None:
    """Let the reader lead beside the host, and play on."""
    stage = table.stage
    await stage.command(HOST, "gm co-gm", person=stage.people["Dan"])
    await stage.press("Dan", stage.channel.history()[-1], "Lead the game")
    assert len((await stage.hosted()).gms) == 2


def test_an_informed_spectator_gives_no_deal_away(pair: Pair) -> None:
    """The reader plays, and leads beside the GM."""
    playing = Playing(pair, any_rulebook(Quests()), 0, quest_deals())
    doing = playing.doing
    playing.begin()
    pair.both(let_watch, "a spectator")
    pair.both(lead_too, "a GM who plays")
    pair.both(let_paint, "the card")
    pair.both(look, "the spectator looks")
    pair.both(doing(Submission("Gus", Propose(("Cat", "Gus")))))
    for name in SEVEN:
        pair.both(doing(Submission(name, Vote(approve=True, public=True))))
    pair.each(doing(Submission("Cat", Act(support=True))), doing(Submission("Gus", Act(support=True))), "an order")
    pair.both(come_back, "the spectator comes back, and is told everything")
    playing.look_around(1)

    pair.readers = {INFORMED}
    with pytest.raises(Leak, match="Game 1"):
        pair.both(come_back, "the spectator comes back")
