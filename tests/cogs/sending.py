"""Where many tests begin: Ann and Ben are sent on a quest."""

from tests.cogs.conftest import begin
from tests.cogs.quests import let_vote
from tests.cogs.stage import Stage


async def send_ann_and_ben(stage: Stage) -> None:
    """Begin a game of five and let everybody send Ann and Ben, whose orders the game waits for."""
    await begin(stage)
    await stage.propose("Ann", "Ben")
    await let_vote(stage)
