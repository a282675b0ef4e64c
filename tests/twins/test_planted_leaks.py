"""The test of the test: planted leaks, one at a time and at every layer, are found."""

from collections.abc import Iterator
from itertools import islice

import pytest

from bot.delivery.turns.live_turns import NOT_THERE
from engine.actions import Close
from engine.bluff import Bluff
from engine.bluff.actions import Bid
from engine.bluff.options import BluffOptions
from engine.great_table import GreatTableRules
from engine.great_table.actions import Kill, List
from engine.great_table.cards import CardName
from engine.great_table.options import GreatTableOptions
from engine.great_table.roles import RoleName
from engine.honnoji import Honnoji
from engine.honnoji.actions import Give, Unuse, Use
from engine.honnoji.options import HonnojiOptions
from engine.honnoji.tokens import TalismanName
from engine.judging import Submission
from engine.mafia.actions import Vote as VoteFor
from engine.names import GM
from engine.parties.actions import Act, Vote
from engine.quests import Quests
from engine.quests.actions import Propose
from engine.quests.options import OptionalRole, QuestOptions
from engine.rulebook import any_rulebook
from tests.cogs.samurai import TEN
from tests.suites.deals import drawn_for
from tests.suites.great_table_deals import DECK
from tests.suites.honnoji_deals import POOL
from tests.suites.twin_deals import TwinDeals
from tests.twins import leaks
from tests.twins.pair import Pair, Step, Table
from tests.twins.planting import Plant, planted
from tests.twins.playing import Playing, nothing
from tests.twins.trial import Trial

SEVEN = ("Gus", "Fay", "Eve", "Dan", "Cat", "Ben", "Ann")
CAST = {
    "Ann": "seer",
    "Ben": "good turncoat",
    "Cat": "plain good",
    "Dan": "plain good",
    "Eve": "assassin",
    "Fay": "evil turncoat",
    "Gus": "plain evil",
}
"""Cat and Gus are exchanged in the other deal, which Dan cannot know."""
CARDS = (["switch", "stay", "stay", "switch", "stay"], ["switch", "stay", "stay", "stay", "switch"])
"""The last two of a deck that is drawn from are never shown."""
ROUND = 8
RAISES = (Bid(2, 3), Bid(3, 4), Bid(4, 5))
EIGHT = ("Ann", "Ben", "Cat", "Dan", "Fay", "Gus", "Hal", "Eve")
LISTS = {
    "Ann": (CardName.GUARD, CardName.HEALER),
    "Ben": (CardName.LOVER, CardName.PLACE_SWAP),
    "Cat": (CardName.LOVER, CardName.GUARD),
    "Dan": (CardName.CARD_FINDER, CardName.MAYOR),
    "Fay": (CardName.HEALER, CardName.ROLE_FINDER),
    "Gus": (CardName.PLACE_SWAP, CardName.SOCIALITE),
    "Hal": (CardName.KING, CardName.KING),
    "Eve": (CardName.MAYOR, CardName.PLACE_SWAP),
}
"""The card that each takes first, in one deal and the other."""
LAST = "Eve"


def quest_deals() -> TwinDeals:
    """Return two deals with the same public facts."""
    other = {**CAST, "Cat": CAST["Gus"], "Gus": CAST["Cat"]}
    leaders = ["Gus", "Cat", "Eve", "Fay", "Ann", "Ben", "Dan"]
    one, two = (
        {**drawn_for(cast), "cards": cards, "leaders": leaders}
        for cast, cards in zip((CAST, other), CARDS, strict=True)
    )
    return TwinDeals("Dan", SEVEN, QuestOptions(roles=(OptionalRole.TURNCOAT,)), one, two)


def test_leaks_of_a_quest_game_are_found(pair: Pair) -> None:
    playing = Playing(pair, any_rulebook(Quests()), 0, quest_deals())
    trial = Trial(playing)
    do = playing.doing

    trial.plant([leaks.BY_THE_DEAL], lambda: trial.do(lambda: playing.begin(leads=True)))
    trial.plant(leaks.BY_A_PARTY, lambda: trial.both(do(Submission("Gus", Propose(("Cat", "Gus"))))))
    for name in SEVEN[:-1]:
        pair.both(do(Submission(name, Vote(approve=True, public=True))))
    trial.plant(
        leaks.BY_THE_ORDER_OF_PLACES, lambda: trial.both(do(Submission(SEVEN[-1], Vote(approve=True, public=True))))
    )
    order = [do(Submission(name, Act(support=True))) for name in ("Cat", "Gus")]
    trial.plant(leaks.BY_AN_ORDER, lambda: trial.each(order[0], order[1]))
    pair.each(order[1], order[0])

    pair.both(do(Submission("Cat", Propose(("Cat", "Gus", "Ann")))))
    trial.plant(leaks.BY_ORDERS, lambda: trial.each(order[0], order[1]))
    votes = [do(Submission("Ann", Vote(approve))) for approve in (True, False)]
    trial.plant(leaks.BY_VOTES, lambda: trial.each(votes[0], votes[1]))
    changed = do(Submission("Ann", Vote(True)), Submission("Ann", Vote(False)))
    trial.plant(leaks.BY_MINDS, lambda: trial.once(changed))
    trial.plant(leaks.BY_LOOKS, trial.look)
    steps = _rounds(playing)
    trial.plant([leaks.NOTHING], lambda: trial.both(next(steps)))
    trial.plant(leaks.BY_STEPS, lambda: _until_found(trial, steps))

    assert trial.missed == [leaks.NOTHING.name], trial.missed


def talisman_deals() -> TwinDeals:
    """Return two deals with the same talismans, of which Ben has the first."""
    evil = [(*TEN[:3], TEN[-1]), (*TEN[1:4], TEN[-1])]
    deals: list[dict[str, object]] = [
        {
            "sides": {seat: "evil" if seat in own else "good" for seat in TEN},
            "leaders": list(TEN),
            "talismans": list(POOL),
        }
        for own in evil
    ]
    return TwinDeals("Eve", TEN, HonnojiOptions(), deals[0], deals[1])


def test_leaks_of_talismans_are_found(pair: Pair) -> None:
    playing = Playing(pair, any_rulebook(Honnoji()), 0, talisman_deals())
    playing.begin()
    trial = Trial(playing)
    do = playing.doing
    pair.both(do(Submission("Ann", Give("Ben"))))
    sets = [Submission("Ben", Use(TalismanName.SWORD, preload=True)), Submission("Ben", Unuse(TalismanName.SWORD))]

    pair.each(do(sets[0]), nothing, alike=False)
    trial.plant(leaks.BY_ITEMS, trial.look)
    pair.each(do(sets[1]), nothing, alike=False)
    trial.plant(leaks.BY_TALISMANS, lambda: trial.once(do(*sets)))
    trial.plant([leaks.TOLD_EVERYBODY], lambda: _once_and_look(trial, do(sets[0])))

    assert trial.missed == [leaks.TOLD_EVERYBODY.name], trial.missed


def cup_deals() -> TwinDeals:
    """Return two throws, of which Dan sees only Dan's own dice."""
    opening = [{"Ann": [6] * 5, "Ben": [1] * 5, "Cat": [1] * 5, "Dan": [1] * 5}]
    one = {"Ann": [2, 2, 3, 4, 6], "Ben": [2, 2, 2, 2, 2], "Cat": [1, 3, 4, 5, 6], "Dan": [2, 3, 4, 5, 6]}
    other = {"Ann": [5, 5, 3, 4, 6], "Ben": [6, 6, 6, 6, 1], "Cat": [2, 2, 2, 3, 3], "Dan": one["Dan"]}
    deals: list[dict[str, object]] = [{"opening": opening, "dice": dice} for dice in (one, other)]
    return TwinDeals("Dan", tuple(one), BluffOptions(), deals[0], deals[1])


def test_leaks_of_cups_are_found(pair: Pair) -> None:
    playing = Playing(pair, any_rulebook(Bluff()), 0, cup_deals())
    playing.begin()
    trial = Trial(playing)
    do = playing.doing
    first, second, third = (do(Submission(*each)) for each in zip(("Ann", "Ben", "Cat"), RAISES, strict=True))

    pair.both(first)
    trial.plant(leaks.BY_DICE[:1], lambda: trial.both(second))
    trial.plant(leaks.BY_DICE[1:], lambda: trial.both(third))
    trial.plant(leaks.BY_COMPOSING, lambda: trial.both(_compose))

    assert trial.missed == [], trial.missed


@pytest.mark.parametrize("plant", leaks.BY_CALLS, ids=lambda plant: plant.name)
def test_leaks_of_calls_to_a_turn_are_found(pair: Pair, plant: Plant) -> None:
    playing = Playing(pair, any_rulebook(Bluff()), 0, cup_deals())
    playing.begin()
    trial = Trial(playing)
    first, second, third = (
        playing.doing(Submission(*each)) for each in zip(("Ann", "Ben", "Cat"), RAISES, strict=True)
    )

    for step in (first, _wait_for_the_call, second, _wait_for_the_call):
        pair.both(step)

    def call_the_reader() -> None:
        for step in (third, _wait_for_the_call, _wait_for_the_call):
            trial.both(step)

    trial.plant([plant], call_the_reader)

    assert trial.missed == []


def test_calls_to_a_turn_give_no_cup_away(pair: Pair) -> None:
    playing = Playing(pair, any_rulebook(Bluff()), 0, cup_deals())
    playing.begin()

    for name, bid in zip(("Ann", "Ben", "Cat"), RAISES, strict=True):
        pair.both(playing.doing(Submission(name, bid)))
        pair.both(_wait_for_the_call, "a call")


async def _wait_for_the_call(table: Table) -> None:
    """Let the time pass after which the player on turn is called."""
    await table.stage.env.advance_time(NOT_THERE.total_seconds() + 5)


async def _compose(table: Table) -> None:
    """Let Dan look at all bids that can be composed."""
    await table.stage.press("Dan", table.stage.prompt, "Other…")


def great_deals() -> TwinDeals:
    """Return two deals in which Hal, who leads the game, has the same seat and card; the deck comes to Eve last."""
    options = GreatTableOptions(roles={RoleName.APPRENTICE: 0}, deck=DECK, anonymous=False)
    deals: list[dict[str, object]] = [
        {"roles": {master: "master"}, "seats": list(EIGHT), "first": "Ann"} for master in ("Gus", "Fay")
    ]
    return TwinDeals("Hal", EIGHT, options, deals[0], deals[1])


def test_leaks_of_a_great_table_are_found(pair: Pair) -> None:
    playing = Playing(pair, any_rulebook(GreatTableRules()), 0, great_deals())
    with planted(leaks.NAMED_BY_KIND):
        playing.begin(leads=True)
    trial = Trial(playing)
    do = playing.doing

    for seat, cards in LISTS.items():
        one, other = (playing.doing(Submission(seat, List((card, *CardName)))) for card in cards)
        if seat == LAST:
            trial.plant(leaks.DRAFTS, trial.look)
            trial.plant(leaks.BY_LISTS, lambda one=one: trial.once(one))  # type: ignore[misc]
            pair.each(nothing, other, alike=False)
        else:
            pair.each(one, other)
    trial.plant(leaks.BY_CARDS, trial.look)
    pair.both(do(Submission("Ann", VoteFor("Ben"))))
    trial.plant(leaks.AT_NIGHTFALL, lambda: trial.both(do(Submission(GM, Close()))))
    pair.each(do(Submission("Gus", Kill("Hal"))), do(Submission("Fay", Kill("Hal"))))
    trial.plant(leaks.BY_DAWN, lambda: trial.both(do(Submission(GM, Close()))))

    assert trial.missed == [], trial.missed


def _once_and_look(trial: Trial, step: Step) -> None:
    """Do something in one game only, and let readers look around."""
    trial.once(step)
    trial.do(lambda: trial.playing.look_around(1))


def _rounds(playing: Playing) -> Iterator[Step]:
    """Reject one party after another; on the first Ann has voted already."""
    voting: tuple[str, ...] = SEVEN[:-1]
    for leader in ("Eve", "Fay", "Ann"):
        for name in voting:
            yield playing.doing(Submission(name, Vote(approve=False, public=True)))
        voting = SEVEN
        yield playing.doing(Submission(leader, Propose(("Cat", "Ben", "Ann"))))


def _until_found(trial: Trial, steps: Iterator[Step]) -> None:
    """Play on until a leak is found, for a round at most."""
    for step in islice(steps, ROUND):
        trial.both(step)
        if trial.is_found:
            return
