"""The players of a simulated game: each is shown what his own seat was told and is asked, and nothing else."""

from collections.abc import Iterable
from random import Random

import msgspec

from bot.cli.terminal import Fault
from bot.policies.sensible import SENSIBLE
from bot.policies.turn import Policy, Turn
from engine.actions import Action
from engine.asks import Ask, asks_of
from engine.game import Game
from engine.names import GM
from engine.rulebook import AnyRulebook
from engine.telling import told_to, view_after
from engine.views import Told

RANDOM = "random"
POLICIES = (RANDOM, "sensible")


def policy_named(typed: str, rulebook: AnyRulebook) -> Policy | None:
    """Read how players choose; None is at random. Raises Fault."""
    if typed not in POLICIES:
        raise Fault(f"brehon: --policy: unknown policy {typed!r}; the policies are {' and '.join(POLICIES)}")
    return None if typed == RANDOM else policy_of(rulebook)


def policy_of(rulebook: AnyRulebook) -> Policy:
    """How sensible players play a game. Raises Fault if there are none for it."""
    policy = SENSIBLE.get(rulebook.slug)
    if policy is None:
        raise Fault("brehon: --policy: for this game there are no sensible players; take random ones")
    return policy


class Players:
    """The players of one game, in which nothing is taken back."""

    def __init__(self, game: Game, policy: Policy) -> None:
        self._game = game
        self._policy = policy
        self._heard = dict.fromkeys(game.seats, 0)
        self._told: dict[str, tuple[Told[str], ...]] = dict.fromkeys(game.seats, ())
        self._views = {seat: game.view_from(told_to(seat, ())) for seat in game.seats}

    def pick(self, asks: Iterable[Ask], random: Random) -> tuple[str, Action]:
        """Let the first for whom the game waits make his move; a GM who is asked judges by chance."""
        ask = next(ask for ask in asks if ask.awaited)
        seat = ask.awaited[0]
        return seat, ask.pick(random) if seat == GM else self._policy(self.turn(seat, ask), random)

    def turn(self, seat: str, ask: Ask) -> Turn:
        """The turn of a seat, which is awaited."""
        self._listen(seat)
        besides = [other for other in asks_of(seat, self._game.asks) if seat not in other.awaited]
        own, *others = [_alone(seat, asked) for asked in (ask, *besides)]
        return Turn(self._told[seat], self._views[seat], own, tuple(others))

    def _listen(self, seat: str) -> None:
        """Let a seat hear what it was told since its last turn."""
        news = told_to(seat, self._game.log[self._heard[seat] :])
        self._heard[seat] = len(self._game.log)
        self._told[seat] += news.events
        self._views[seat] = view_after(self._game.rulebook, self._views[seat], news)


def _alone(seat: str, ask: Ask) -> Ask:
    """What a seat is asked, without who else is asked the same: of a secret order that would tell his side."""
    return msgspec.structs.replace(ask, seats=(seat,), awaited=(seat,) if seat in ask.awaited else ())
