"""Of two deals that a house player cannot tell apart, it plays both alike, and at the same moments."""

from collections.abc import Iterator, Mapping
from random import Random

import pytest

from bot.host.house.house_moments import moments_of
from bot.host.house.house_news import waits_for_house
from bot.host.house.house_players import turn_of, turn_to_take
from bot.policies.sensible import SENSIBLE
from bot.storage.games.hosted_game import HostedGame
from engine.actions import Action
from engine.chance import Chance
from engine.game import Game
from engine.judging import Submission
from engine.parties.actions import Act, Vote
from engine.quests import Quests
from engine.quests.actions import Guess
from engine.quests.options import QuestOptions
from engine.rulebook import AnyRulebook, any_rulebook
from engine.rulebooks import RULEBOOKS
from tests.delivery.at_a_table import NOON, AtATable
from tests.delivery.test_telling_apart import ROUNDS, Twins
from tests.suites.deals import drawn_for
from tests.twins.planting import Plant, planted
from tests.wording.rare_in_parties import SEVEN

HIDING = [rulebook for rulebook in RULEBOOKS if rulebook.hides]
SEEDS = range(4)
BREATH = 2.5
"""Seconds."""
LEAKS = (
    Plant("a house player sees as its neighbour does", turn_of, "hosted.view(name)", "hosted.view(hosted.names[0])"),
    Plant("a house player hears as its neighbour does", turn_of, "hosted.told(name)", "hosted.told(hosted.names[0])"),
    Plant("its moment counts secret lines", moments_of, "{name}", "{name} {hosted.lines}"),
    Plant("its moment follows from what it is asked", moments_of, "{name}", "{name} {hosted.asks.of(name)}"),
)
BY_THE_GUESSER = Plant(
    "posts wait for the house by who is asked in secret",
    waits_for_house,
    "bool(concerned) and concerned <= house and bool(waiting.called or not waiting.orders)",
    "hosted.asks.missing <= house",
)
ANSWERS: Mapping[type[Action], Action] = {Vote: Vote(approve=True), Act: Act(support=True)}
"""Every party is approved, and every quest succeeds."""
CAST = dict(zip(SEVEN, ("seer", *["plain good"] * 3, "assassin", "plain evil", "plain evil"), strict=True))


class HouseTwins(Twins):
    """Two tables at which the house plays for the reader and for every second other seat."""

    def __init__(self, rulebook: AnyRulebook, seed: int) -> None:
        super().__init__(rulebook, seed)
        for table in self.tables:
            for number, occupancy in enumerate(table.hosted.occupancies, 1):
                if occupancy.name == self.deal.reader or number % 2 == seed % 2:
                    occupancy.user_id = -number

    def looks_alike(self) -> bool:
        """Whether the house does the same at both tables, as far as anybody perceives it."""
        one, other = (list(self._house(table.hosted)) for table in self.tables)
        return one == other

    def _house(self, hosted: HostedGame) -> Iterator[object]:
        yield waits_for_house(hosted)
        yield [moments_of(hosted, name, NOON, BREATH) for name in hosted.house]
        turn = turn_to_take(hosted, self.deal.reader) if self.deal.reader in hosted.names else None
        if turn is not None:
            yield SENSIBLE[self.rulebook.slug](turn, Random(self.rounds))


def differs(rulebook: AnyRulebook, seed: int) -> bool:
    """Whether the house ever plays two deals otherwise, as long as the rules don't tell them apart."""
    twins = HouseTwins(rulebook, seed)
    is_alike, left = twins.looks_alike(), ROUNDS
    while is_alike and left and twins.play_round():
        is_alike, left = twins.looks_alike(), left - 1
    return not is_alike


@pytest.mark.parametrize("rulebook", HIDING, ids=lambda rulebook: rulebook.slug)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_house_player_plays_two_deals_alike_that_it_cannot_tell_apart(rulebook: AnyRulebook, seed: int) -> None:
    assert not differs(rulebook, seed)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.name)
def test_a_leak_to_a_house_player_is_found(leak: Plant) -> None:
    with planted(leak):
        assert any(differs(rulebook, seed) for seed in SEEDS for rulebook in HIDING)


def guess(guesser: str) -> HostedGame:
    """Return a quest game in which somebody may guess now, where the house plays for Eve."""
    cast = {**CAST, "Eve": CAST[guesser], guesser: "assassin"}
    game = Game.begin(
        any_rulebook(Quests()), SEVEN, QuestOptions(), Chance({**drawn_for(cast), "leaders": list(SEVEN)})
    )
    table = AtATable(game, step=1, leader=None, anonymous=False)
    while (ask := next(ask for ask in table.hosted.started.asks if ask.awaited)).move is not Guess:
        table.submit(Submission(ask.awaited[0], ANSWERS.get(ask.move) or ask.pick(Random(1))), seed=1)
    table.hosted.occupancy("Eve").user_id = -1
    return table.hosted


def test_no_post_waits_for_the_house_where_everybody_may_have_the_last_word() -> None:
    assert not waits_for_house(guess("Eve"))


def test_a_post_that_waits_by_who_has_the_last_word_is_found() -> None:
    with planted(BY_THE_GUESSER):
        assert waits_for_house(guess("Eve")) != waits_for_house(guess("Gus"))
