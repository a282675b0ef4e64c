"""The moves of every party game, as a sensible player makes them."""

from collections.abc import Callable, Mapping
from random import Random

from bot.policies import look_policy, order_policy, voting
from bot.policies.mind import Mind
from engine.actions import Action
from engine.asks import Ask
from engine.domains import OneSeat, YesOrNo
from engine.parties.actions import Act, Look, Vote

Chapter = Callable[[Mind, Ask, Random], Action]
"""Makes a player's move of one kind."""


def _vote(mind: Mind, ask: Ask, random: Random) -> Action:
    return Vote(voting.approve(mind, random))


def _act(mind: Mind, ask: Ask, random: Random) -> Action:
    duty = ask.fields["support"]
    assert isinstance(duty, YesOrNo)
    return Act(order_policy.support(mind, duty, random))


def _look(mind: Mind, ask: Ask, random: Random) -> Action:
    return Look(look_policy.target(mind, targets(ask), random))


def targets(ask: Ask) -> tuple[str, ...]:
    """Return whom a move may name."""
    target = ask.fields["target"]
    assert isinstance(target, OneSeat)
    return target.seats


CHAPTERS: Mapping[type[Action], Chapter] = {Vote: _vote, Act: _act, Look: _look}
