"""Simple evil players of the quest games, against whom good house players are measured.

They follow the rules of the naive evil players of AvalonBench (Light et al., 2023, arXiv:2310.05036), against whom its
own naive good players win 38.2 % of the games of five.
"""

from random import Random

from bot.policies.mind import Mind
from bot.policies.quest_policy import mind_of, play
from bot.policies.turn import Turn
from engine.actions import Action
from engine.parties.actions import Act, Vote
from engine.quests.actions import Guess, Propose
from engine.quests.table import QuestTable


def naive(turn: Turn, random: Random) -> Action:
    """Want parties that can fail, and say so; sabotage whenever that makes a quest fail; guess any good player."""
    mind = mind_of(turn)
    evil = [seat for seat in mind.seats if seat in mind.own]
    within = len(mind.own.intersection(mind.round.party))
    match turn.ask.move.__name__:
        case Propose.__name__:
            return Propose(_party(mind, evil, random), None)
        case Vote.__name__:
            return Vote(within >= mind.numbers.harmful)
        case Act.__name__:
            return Act(not _sabotages(turn, mind, within))
        case Guess.__name__:
            return Guess(random.choice([seat for seat in mind.seats if seat not in mind.own]))
        case _:
            return play(turn, random)


def _party(mind: Mind, evil: list[str], random: Random) -> tuple[str, ...]:
    """Return a party with as many evil players as it takes, and any good ones."""
    fellows = random.sample([seat for seat in evil if seat != mind.seat], mind.numbers.harmful - 1)
    good = [seat for seat in mind.seats if seat not in mind.own]
    return (mind.seat, *fellows, *random.sample(good, mind.numbers.party - mind.numbers.harmful))


def _sabotages(turn: Turn, mind: Mind, within: int) -> bool:
    """Return whether to sabotage. Of two evil players where one is enough, it is the assassin who does."""
    table = turn.view.of(QuestTable).table
    leaves_it = within > mind.numbers.harmful == 1 and mind.numbers.evil == 2 and not table.role(turn.seat).may_guess
    return within >= mind.numbers.harmful and not leaves_it
