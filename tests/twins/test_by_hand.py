"""What a GM does by hand in secret is told to the player concerned alone, or to nobody before its result."""

from functools import partial

import pytest

from bot.cogs.gm import by_hand_presses
from bot.host.moves.host import Host
from bot.host.moves.owed_rows import begins_wait
from engine.actions import Close
from engine.by_hand import (
    ActByHand,
    GiveByHand,
    KillByHand,
    Result,
    RuleByHand,
    SpareByHand,
    TakeByHand,
    tell_gm,
)
from engine.great_table import GreatTableRules, by_hand
from engine.great_table.actions import List
from engine.great_table.cards import CardName
from engine.judging import Submission
from engine.mafia.actions import Vote
from engine.names import GM
from engine.parties.actions import Act
from engine.parties.actions import Vote as Approval
from engine.quests import Quests
from engine.quests.actions import Propose
from engine.rulebook import any_rulebook
from tests.cogs.by_hands import LABELS, acts, do
from tests.twins.pair import Leak, Pair, Step, Table
from tests.twins.planting import Plant, planted
from tests.twins.playing import HOST, STRANGER, Playing, let_paint
from tests.twins.test_planted_leaks import EIGHT, SEVEN, great_deals, quest_deals

LEADS_TOO, CONCERNED = "Fay", "Ann"
OTHERS = {*EIGHT, STRANGER} - {CONCERNED}
LEAKS = (
    Plant("the post of the vote is edited", Host._saved, "is_seen = is_anew or step.is_told_to_all", "is_seen = True"),
    Plant("a card given by hand is told to all", by_hand.give, "told(act, (seat,))", "told(act, To.PUBLIC)"),
    Plant("a fate is told to all at once", tell_gm, "told(act, To.GM)", "told(act, To.PUBLIC)"),
    Plant("the log has the form", by_hand_presses.do, "    keep_unlogged(interaction)\n", ""),
    Plant(
        "a wait begins", begins_wait, "entry.has_any(hosted.rulebook.phases.openings | GOING_ON)", "bool(entry.events)"
    ),
)


def doing(act: ActByHand) -> Step:
    """Let the GM do something by hand."""

    async def do_it(table: Table) -> None:
        lines = len((await table.stage.hosted()).started.log)
        await do(table.stage, HOST, act)
        assert len((await table.stage.hosted()).started.log) == lines + 1

    return do_it


async def closing(table: Table, act: str = "kill") -> None:
    """Let the GM open the page twice, as above, and a form, and close all of it again."""
    await acts(table.stage, HOST)
    await table.stage.press(HOST, await acts(table.stage, HOST), LABELS[act])


async def lead_too(table: Table) -> None:
    """Let a player lead beside the host."""
    stage = table.stage
    await stage.command(HOST, "gm co-gm", person=stage.people[LEADS_TOO])
    await stage.press(LEADS_TOO, stage.channel.history()[-1], "Lead the game")


def begun(pair: Pair) -> Playing:
    """Begin two games with the same deal, in which all cards are dealt and somebody has voted.

    Fay also leads, and so is a GM who plays. Both bots are new, and have not edited the post of the vote.
    """
    deals = great_deals()
    playing = Playing(pair, any_rulebook(GreatTableRules()), 0, deals._replace(reader=LEADS_TOO, other=deals.one))
    playing.begin()
    pair.both(lead_too, "a GM who plays")
    for seat in EIGHT:
        pair.both(playing.doing(Submission(seat, List((CardName.PLACE_SWAP, *CardName)))))
    pair.both(playing.doing(Submission("Ben", Vote("Cat"))))
    pair.both(let_paint, "the vote")
    pair.both(restart, "the start of another process")
    pair.readers = OTHERS
    pair.begin()
    return playing


async def restart(table: Table) -> None:
    """Let another process go on with the game."""
    await table.stage.restart()


def dawn(pair: Pair, playing: Playing) -> None:
    """Let the GM end the night, which is told step by step."""
    pair.both(playing.doing(Submission(GM, Close())), "the dawn")
    pair.both(let_paint, "the dawn is told")


TOOK, GAVE = TakeByHand(player=CONCERNED, item="place_swap"), GiveByHand(player=CONCERNED, item="guard")
KILLED, SPARED = KillByHand(player=CONCERNED, cause="Bears"), SpareByHand(player=CONCERNED)


def test_nobody_else_can_tell_what_a_gm_does_by_hand_in_secret(pair: Pair) -> None:
    playing = begun(pair)
    for act in (TOOK, GAVE, SPARED, KILLED):
        pair.each(doing(act), closing, str(act))
    pair.both(let_paint, "the card")
    playing.look_around(1)
    pair.both(playing.doing(Submission(GM, Close())), "the night")
    playing.look_around(2)

    with pytest.raises(Leak, match="the dawn"):
        dawn(pair, playing)


def test_nobody_can_tell_that_a_gm_has_ruled_on_a_quest_before_its_result(pair: Pair) -> None:
    deals = quest_deals()
    playing = Playing(pair, any_rulebook(Quests()), 0, deals._replace(reader=LEADS_TOO, other=deals.one))
    playing.begin()
    pair.both(lead_too, "a GM who plays")
    pair.both(playing.doing(Submission("Gus", Propose(("Cat", "Gus")))))
    for seat in SEVEN:
        pair.both(playing.doing(Submission(seat, Approval(approve=True, public=True))))
    pair.both(let_paint, "the vote")
    pair.readers = {*SEVEN, STRANGER}
    pair.each(doing(RuleByHand(result=Result.SUCCESS)), partial(closing, act="rule"), "the ruling")
    pair.both(let_paint, "the card")
    playing.look_around(1)
    pair.both(playing.doing(Submission("Cat", Act(support=True))), "an order")

    with pytest.raises(Leak, match="the result"):
        pair.both(playing.doing(Submission("Gus", Act(support=True))), "the result")


def test_leaks_of_what_a_gm_does_by_hand_are_found(pair: Pair) -> None:
    begun(pair)
    pair.each(doing(TOOK), closing, "a card is taken")
    for leak, act in zip(LEAKS, (SPARED, GAVE, KILLED, SPARED, KILLED), strict=True):
        with planted(leak), pytest.raises(Leak):
            pair.each(doing(act), closing, leak.name)
        pair.run(let_paint, let_paint)
        pair.begin()
