"""What players of a game of quests have done, without anybody pressing."""

from collections.abc import Iterable

from engine.actions import Action
from engine.judging import Wish
from engine.parties.actions import Act, Vote
from tests.cogs.stage import Stage
from tests.cogs.wishes import fulfil


async def do(stage: Stage, names: Iterable[str], action: Action) -> None:
    """Let each of these have done this."""
    live = await stage.live()
    seats = {sitting.user_id: sitting.name for sitting in live.sittings}
    await fulfil(stage, [Wish(seats[stage.users[name].id], action) for name in names])


async def let_vote(stage: Stage, names: Iterable[str] | None = None, *, approve: bool = True) -> None:
    """Let these, or all who play, have voted on the party."""
    people = {user.id: name for name, user in stage.users.items()}
    everybody = [people[sitting.user_id] for sitting in (await stage.live()).sittings]
    await do(stage, everybody if names is None else names, Vote(approve=approve))


async def let_support(stage: Stage, *names: str) -> None:
    """Let these have supported the quest."""
    await do(stage, names, Act(support=True))
