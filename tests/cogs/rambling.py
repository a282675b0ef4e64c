"""Random play on Discord: one legal move after another, each by the command of its player or by the clock."""

from random import Random

from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import GamePhase
from engine.actions import Expire
from engine.judging import Submission
from engine.names import CLOCK, GM
from engine.random_play import pick_action
from engine.speech import Say
from tests.cogs.stage import Stage
from tests.suites.random_games import next_move, shell_move
from tests.twins.moving import lead, move

LATE = 4.0
"""Seconds after which a deadline has passed for certain."""


class Rambler:
    """Plays the numbered game, which Gia leads, at random; ``shell`` is the share of Gia's own moves."""

    def __init__(self, stage: Stage, seed: int, shell: float = 0.0, game_id: int = 1) -> None:
        self.stage = stage
        self.random = Random(seed)
        self.shell = shell
        self.game_id = game_id

    async def hosted(self) -> HostedGame:
        """Return the game as it is now."""
        return await self.stage.hosted(self.game_id)

    async def is_over(self) -> bool:
        """Return whether the game has ended."""
        return (await self.hosted()).phase is GamePhase.OVER

    async def step(self) -> bool:
        """Make any move and return whether it was accepted. An embargo may stand in its way."""
        hosted = await self.hosted()
        return await self._make(hosted, self._pick(hosted))

    async def hasten(self) -> bool:
        """Let somebody make a move that everybody waits for, or else let the time of the prompt run out."""
        hosted = await self.hosted()
        alone = [ask for ask in hosted.started.asks if len(ask.awaited) == 1 and not ask.secret]
        submission = Submission(*pick_action(tuple(alone), self.random)) if alone else Submission(CLOCK, Expire())
        return await self._make(hosted, submission)

    async def _make(self, hosted: HostedGame, submission: Submission) -> bool:
        if submission.by == CLOCK:
            await self._pass_time(hosted)
        elif submission.by == GM and submission.acting_for is None:
            await lead(self.stage, "Gia", submission.action)
        else:
            people = {user.id: name for name, user in self.stage.users.items()}
            seat = hosted.occupancy(submission.acting_for or submission.by)
            await move(self.stage, people[seat.user_id], submission.action)
        return (await self.hosted()).started.log[-1] is not hosted.started.log[-1]

    def _pick(self, hosted: HostedGame) -> Submission:
        """Pick a move. Nobody speaks by a command under their own name."""
        while True:
            game = hosted.started
            by_gm = game.table.paused or self.random.random() < self.shell
            submission = shell_move(game, self.random) if by_gm else next_move(game, self.random)
            if hosted.anonymous or not isinstance(submission.action, Say):
                return submission

    async def _pass_time(self, hosted: HostedGame) -> None:
        """Let time pass up to the next deadline. Without one, or where it has no effect, the GM closes the wait."""
        ends = [at for at in (hosted.deadline, hosted.inner_deadline) if at is not None]
        left = (min(ends) - self.stage.env.now()).total_seconds() if ends else -1.0
        if left < 0:
            await self.stage.command("Gia", "gm close")
        else:
            await self.stage.env.advance_time(left + LATE)
