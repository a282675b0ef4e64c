"""Lists a game's last steps, and the cost of taking one back, for a GM who may know everything."""

from collections.abc import Iterator, Mapping

from bot.database.database import Database
from bot.host.undoing.reopening import check_may_reopen
from bot.host.undoing.undo import actions_of, is_gms_own, last_public_step, news_of, take_back
from bot.storage.games.hosted_game import HostedGame
from bot.storage.games.past_steps import Cost, PastStep
from bot.storage.schema.models import ActionRow
from engine.actions import Undo
from engine.codec import read_action
from engine.errors import Refused
from engine.events import Replaced
from engine.judging import Submission
from engine.log import FIRST_LINE, Entry, latest
from engine.names import GM
from engine.refusals import NothingToUndo, NotTakenBack


class Steps:
    """Looks back over games, and changes nothing."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def last(self, hosted: HostedGame) -> list[PastStep]:
        """Return all steps that count: first the last that is public or the GM's own, then the others, latest first.

        Raises Refused if there are none, or Denied if nothing may be taken back.
        """
        check_may_reopen(hosted)
        actions = await self._actions(hosted)
        steps = list(_steps(hosted, actions))
        if not steps:
            raise Refused(NothingToUndo())
        public = last_public_step(hosted, actions)
        first = next((step for step in steps if step.by == GM or step.line == public), None)
        return sorted(steps, key=lambda step: step is not first)

    async def cost(self, hosted: HostedGame, line: int) -> Cost:
        """Return the cost of taking a step back. Raises Refused if there is none such, or Denied if nothing may go."""
        check_may_reopen(hosted)
        actions = await self._actions(hosted)
        steps = {step.line: step for step in _steps(hosted, actions)}
        if line not in steps:
            raise Refused(NotTakenBack(line))
        taken = take_back(hosted.started.copy(), Submission(GM, Undo()), Undo(line=line), actions)
        lost = {each for lines in taken.lost.values() for each in lines}
        after = [step for step in steps.values() if step.line >= line]
        return Cost(
            gone=[step for step in after if step.line not in {*taken.kept, *lost}],
            kept=[step for step in after if step.line in taken.kept],
            lost=[step for step in after if step.line in lost],
        )

    async def _actions(self, hosted: HostedGame) -> Mapping[int, ActionRow]:
        return await self._database.read(lambda connection: actions_of(connection, hosted.id))


def _steps(hosted: HostedGame, actions: Mapping[int, ActionRow]) -> Iterator[PastStep]:
    game = hosted.started
    entries = (entry for entry in latest(game.log) if _is_step(entry))
    for number, entry in enumerate(entries, 1):
        action = actions[entry.line]
        done = read_action(hosted.rulebook, action.body, game.seats, is_gms=is_gms_own(action))
        yield PastStep(number, entry.line, action.at, action.by, action.acting_for, done, action.reason)


def _is_step(entry: Entry) -> bool:
    """Whether a line is a step: not the deal, nor speech, which was heard, nor a change of a seat's occupant."""
    return entry.line != FIRST_LINE and any(not isinstance(event, Replaced) for event in news_of(entry))
