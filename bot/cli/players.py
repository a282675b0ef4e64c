"""The players of a simulated game: each sees only what their own seat was told and is asked."""

from collections.abc import Iterable
from random import Random

from bot.cli.terminal import Fault
from bot.policies.house import HOUSE
from bot.policies.turn import Policy, Turn
from engine.actions import Expire
from engine.asks import Ask, asks_of
from engine.game import Game
from engine.judging import Submission
from engine.names import CLOCK, GM
from engine.rulebook import AnyRulebook
from engine.strength import Strength
from engine.telling import told_to, view_after
from engine.views import Told

RANDOM = "random"
STRENGTHS = {"sensible": Strength.GENTLE, "usual": Strength.USUAL, "strong": Strength.STRONG}
"""The strengths of house players, by what is typed: gentle ones are the sensible players."""
MOST_ROUNDS = 12
"""The most turns that everybody gets before time is up."""


def policy_named(typed: str, rulebook: AnyRulebook) -> Policy | None:
    """Return the policy that was typed, or None for random players. Raises Fault."""
    if typed == RANDOM:
        return None
    if typed not in STRENGTHS:
        known = f"{RANDOM}, {', '.join(STRENGTHS)}"
        raise Fault(f"brehon: --policy: unknown policy {typed!r}; the policies are {known}")
    return policy_of(rulebook, STRENGTHS[typed])


def policy_of(rulebook: AnyRulebook, strength: Strength = Strength.GENTLE) -> Policy:
    """Return the policy of a game's players of this strength. Raises Fault if it has none."""
    policy = HOUSE[strength].get(rulebook.slug)
    if policy is None:
        raise Fault("brehon: --policy: for this game there are no sensible players; take random ones")
    return policy


class Players:
    """The players of one game without undo. Each sees only what their own seat knows."""

    def __init__(self, game: Game, policy: Policy) -> None:
        self._game = game
        self._policy = policy
        self._heard = dict.fromkeys(game.seats, 0)
        self._told: dict[str, tuple[Told[str], ...]] = dict.fromkeys(game.seats, ())
        self._views = {seat: game.view_from(told_to(seat, ())) for seat in game.seats}
        self._to_come: list[str] = []
        self._has_moved = False
        self._rounds = 0

    def pick(self, asks: Iterable[Ask], random: Random) -> Submission:
        """Let the first player for whom the game waits move. A GM who is asked decides at random.

        Where only time ends the wait, everybody gets turns until time is up, or nobody wants any more.
        """
        ask = next((ask for ask in asks if ask.awaited), None)
        if ask is None:
            return self._go_round(random)
        seat = ask.awaited[0]
        action = ask.pick(random) if seat == GM else self._policy(self.turn(seat), random)
        assert action is not None, "the game waits for an answer"
        return Submission(seat, action)

    def turn(self, seat: str) -> Turn:
        """Return the turn of a seat."""
        self._listen(seat)
        return Turn(self._told[seat], self._views[seat], asks_of(seat, self._game.asks))

    def _go_round(self, random: Random) -> Submission:
        while self._to_come or self._begins_round(random):
            seat = self._to_come.pop()
            if (action := self._policy(self.turn(seat), random)) is not None:
                self._has_moved = True
                return Submission(seat, action)
        self._rounds = 0
        return Submission(CLOCK, Expire())

    def _begins_round(self, random: Random) -> bool:
        """Give everybody another turn, in any order, if somebody has used the last one and time is left."""
        if self._rounds and not (self._has_moved and self._rounds < MOST_ROUNDS):
            return False
        self._to_come = random.sample(self._game.seats, len(self._game.seats))
        self._has_moved = False
        self._rounds += 1
        return True

    def _listen(self, seat: str) -> None:
        """Let a seat hear what it was told since its last turn."""
        news = told_to(seat, self._game.log[self._heard[seat] :])
        self._heard[seat] = len(self._game.log)
        self._told[seat] += news.events
        self._views[seat] = view_after(self._game.rulebook, self._views[seat], news)
