"""A policy that is watched: how much processor time its decisions take."""

from random import Random
from time import thread_time

from bot.policies.turn import Policy, Turn
from engine.actions import Action


class Timed:
    """Decides as a policy does, and notes the seconds of processor time that each decision takes."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy
        self.seconds: list[float] = []

    def __call__(self, turn: Turn, random: Random) -> Action | None:
        """Decide."""
        began = thread_time()
        action = self._policy(turn, random)
        self.seconds.append(thread_time() - began)
        return action

    @property
    def slowest(self) -> float:
        """The seconds of the slowest decision."""
        return max(self.seconds, default=0)
