"""At the pace of an evening too, two deals look the same: in posts that grow, and in results told in scenes."""

import pytest

from bot.delivery.posts.living_posts import FIRST, PATIENCE, LivingPosts
from bot.host.moves.host import Host
from bot.host.moves.scene_dues import with_scene
from engine.great_table import GreatTableRules
from engine.great_table.actions import Kill, List
from engine.great_table.cards import CardName
from engine.judging import Submission
from engine.mafia.actions import Unvote
from engine.mafia.actions import Vote as VoteFor
from engine.parties.actions import Act, Vote
from engine.parties.round import Round
from engine.quests import Quests
from engine.quests.actions import Propose
from engine.quests.options import QuestOptions
from engine.quests.table import QuestTable
from engine.rulebook import any_rulebook
from tests.cogs.stage import text_of
from tests.suites.deals import drawn_for
from tests.suites.twin_deals import TwinDeals
from tests.twins.pair import Leak, Pair, Step, Table
from tests.twins.planting import Plant, planted
from tests.twins.playing import Playing, let_paint, nothing
from tests.twins.test_planted_leaks import EIGHT, LISTS, SEVEN, great_deals

READER = "Dan"
CAST = {
    "Ann": "seer",
    "Ben": "plain good",
    "Cat": "plain good",
    "Dan": "plain good",
    "Eve": "assassin",
    "Fay": "plain evil",
    "Gus": "plain evil",
}
"""Cat and Gus are exchanged in the other deal."""
PARTIES = (("Ann", "Dan"), ("Ann", "Ben", "Dan"), ("Cat", "Dan", "Gus"))
"""Each leader's party. Two quests succeed, so that the third may decide the game."""
A_LOOK_A_MOVE = Plant(
    "a look at the growing post for each secret change of a vote",
    Host._saved,
    "is_seen and grows(after)",
    "grows(after)",
)
AN_EDIT_A_LOOK = Plant(
    "an edit of the growing post for each line at which it is looked at",
    LivingPosts._keep,
    "state == known.state and not _may_have_differed(hosted, state.question, known.line)",
    "known == Shown(state, line := hosted.lines)",
)
PAUSES_BY_A_SIDE = Plant(
    "the pauses of a scene by a side",
    with_scene,
    "* len(pages)",
    '* (len(pages) + 1000 * (step.after.started.table.sides["Gus"] == "good"))',
)


class Evening(Playing):
    """A game of two deals at the pace of an evening."""

    async def _sign_up(self, table: Table) -> None:
        await super()._sign_up(table)
        panel = await table.stage.press(self.gm, table.stage.card, "Set-up")
        await table.stage.press(self.gm, panel.response, "Evening by voice")


def quest_deals() -> TwinDeals:
    """Return two deals that Dan cannot tell apart."""
    other = {**CAST, "Cat": CAST["Gus"], "Gus": CAST["Cat"]}
    one, two = ({**drawn_for(cast), "leaders": list(SEVEN)} for cast in (CAST, other))
    return TwinDeals(READER, SEVEN, QuestOptions(), one, two)


def passing(seconds: float) -> Step:
    """Return a step in which time passes."""

    async def wait(table: Table) -> None:
        await table.stage.env.advance_time(seconds)

    return wait


def round_of(pair: Pair) -> Round:
    """Return the public state of both quest games."""
    table = pair.tables[0].hosted.started.table
    assert isinstance(table, QuestTable)
    return table.round


def posts(pair: Pair) -> list[str]:
    """Return the texts of the channel at one table."""
    return [text_of(post) for post in pair.tables[0].stage.channel.history()]


def vote_slowly(playing: Playing) -> None:
    """Let a vote's post grow while a sealed vote differs, and changes in one game only."""
    do, pair = playing.doing, playing.pair
    votes = [do(Submission("Ann", Vote(approve))) for approve in (True, False)]
    pair.each(votes[0], votes[1])
    pair.both(passing(FIRST.total_seconds()), "the first edit")
    pair.each(do(Submission("Ann", Vote(False)), Submission("Ann", Vote(True))), nothing, alike=False)
    pair.both(passing(PATIENCE.total_seconds()), "no edit")
    pair.both(do(Submission("Ben", Vote(approve=True, public=True))))
    pair.each(nothing, votes[0], alike=False)
    pair.both(passing(PATIENCE.total_seconds()), "the second edit")


def send_out(playing: Playing, party: tuple[str, ...]) -> None:
    """Send out a party."""
    leader = round_of(playing.pair).leader
    assert leader is not None
    playing.pair.both(playing.doing(Submission(leader, Propose(party))), "a party")
    vote_slowly(playing)
    for seat in SEVEN:
        if seat not in ("Ann", "Ben"):
            playing.pair.both(playing.doing(Submission(seat, Vote(approve=True))), "a vote")


def quest(playing: Playing, party: tuple[str, ...], traitors: tuple[str, str]) -> None:
    """Send out a party whose members support, but for one who sabotages in each of the two games."""
    send_out(playing, party)
    for seat in party:
        one, other = (playing.doing(Submission(seat, Act(support=seat != traitor))) for traitor in traitors)
        playing.pair.each(one, other, f"an order of {seat}")
    playing.pair.both(let_paint, "the scene and the card")


def test_no_reader_of_a_quest_game_can_tell_two_evenings_apart(pair: Pair) -> None:
    playing = Evening(pair, any_rulebook(Quests()), 0, quest_deals())
    playing.begin()
    for party in PARTIES:
        quest(playing, party, ("Gus", "Cat"))

    assert round_of(pair).failures == 1
    assert sum("the orders are opened" in post for post in posts(pair)) == 1
    with planted(PAUSES_BY_A_SIDE), pytest.raises(Leak, match="scene"):
        quest(playing, (*PARTIES[2], "Ben"), ("Gus", "Cat"))


def test_an_edit_for_each_secret_change_of_a_vote_is_found(pair: Pair) -> None:
    playing = Evening(pair, any_rulebook(Quests()), 0, quest_deals())
    playing.begin()

    with planted(A_LOOK_A_MOVE), planted(AN_EDIT_A_LOOK), pytest.raises(Leak, match="#table"):
        send_out(playing, PARTIES[0])


def test_no_reader_of_a_great_table_can_tell_two_evenings_apart(pair: Pair) -> None:
    playing = Evening(pair, any_rulebook(GreatTableRules()), 0, great_deals())
    playing.begin()
    do = playing.doing
    for seat, cards in LISTS.items():
        one, other = (do(Submission(seat, List((card, *CardName)))) for card in cards)
        pair.each(one, other)
    wagon = [Submission("Ann", VoteFor("Cat")), Submission("Dan", VoteFor("Ann")), Submission("Ann", Unvote())]
    lynch = [Submission(seat, VoteFor("Ben")) for seat in EIGHT[:6] if seat != "Ben"]
    for submission in (*wagon, *lynch):
        pair.both(do(submission))
        pair.both(passing(PATIENCE.total_seconds()), "the wagons")
    pair.each(do(Submission("Gus", Kill("Hal"))), do(Submission("Fay", Kill("Hal"))))
    pair.each(do(Submission("Gus", Kill("Hal")), Submission("Gus", Kill("Hal"))), nothing, alike=False)

    assert playing.pass_time(), "the dawn"
    pair.both(let_paint, "the scene and the card")
    assert "Hal is dead at dawn" in "".join(posts(pair)).replace("**", "")
