"""Random play on Discord: one legal move after another, each by a command of whoever makes it, or by the clock."""

from random import Random

from bot.storage.kinds import GamePhase
from bot.storage.live import Live
from engine.actions import Expire
from engine.judging import Wish
from engine.names import CLOCK, GM
from engine.rulebook import pick_action
from engine.speech import Say
from tests.cogs.stage import Stage
from tests.suites.random_games import next_move, shell_move
from tests.twins.moving import lead, move

LATE = 4.0
"""Seconds after a deadline at which it has passed for certain."""


class Rambler:
    """Plays the game of a number, which Gia leads, at random; ``shell`` is the share of her own moves."""

    def __init__(self, stage: Stage, seed: int, shell: float = 0.0, game_id: int = 1) -> None:
        self.stage = stage
        self.random = Random(seed)
        self.shell = shell
        self.game_id = game_id

    async def live(self) -> Live:
        """The game as it stands."""
        return await self.stage.live(self.game_id)

    async def is_over(self) -> bool:
        """Whether the game has ended."""
        return (await self.live()).phase is GamePhase.OVER

    async def step(self) -> bool:
        """Make any move, and say whether it was accepted: what is veiled may stand in its way."""
        live = await self.live()
        return await self._make(live, self._pick(live))

    async def hasten(self) -> bool:
        """Let somebody make a move for which everybody waits, or else the time of what is asked run out."""
        live = await self.live()
        alone = [ask for ask in live.started.asks if len(ask.awaited) == 1 and not ask.secret]
        wish = Wish(*pick_action(tuple(alone), self.random)) if alone else Wish(CLOCK, Expire())
        return await self._make(live, wish)

    async def _make(self, live: Live, wish: Wish) -> bool:
        if wish.by == CLOCK:
            await self._pass_time(live)
        elif wish.by == GM and wish.acting_for is None:
            await lead(self.stage, "Gia", wish.action)
        else:
            people = {user.id: name for name, user in self.stage.users.items()}
            seat = live.sitting(wish.acting_for or wish.by)
            await move(self.stage, people[seat.user_id], wish.action)
        return (await self.live()).started.log[-1] is not live.started.log[-1]

    def _pick(self, live: Live) -> Wish:
        """Pick a move; under his own name nobody speaks by a command."""
        while True:
            game = live.started
            by_gm = game.table.paused or self.random.random() < self.shell
            wish = shell_move(game, self.random) if by_gm else next_move(game, self.random)
            if live.anonymous or not isinstance(wish.action, Say):
                return wish

    async def _pass_time(self, live: Live) -> None:
        """Let time pass up to the next deadline; where none is to come, or nobody heeds it, the GM closes the wait."""
        ends = [at for at in (live.deadline, live.inner_deadline) if at is not None]
        left = (min(ends) - self.stage.env.now()).total_seconds() if ends else -1.0
        if left < 0:
            await self.stage.command("Gia", "gm close")
        else:
            await self.stage.env.advance_time(left + LATE)
