"""Moves of the players of a quest game, made without pressing."""

from collections.abc import Iterable

from engine.actions import Action
from engine.judging import Submission
from engine.parties.actions import Act, Vote
from tests.cogs.stage import Stage
from tests.cogs.submissions import fulfil


async def do(stage: Stage, names: Iterable[str], action: Action) -> None:
    """Let each of these players have made this move."""
    hosted = await stage.hosted()
    seats = {occupancy.user_id: occupancy.name for occupancy in hosted.occupancies}
    await fulfil(stage, [Submission(seats[stage.users[name].id], action) for name in names])


async def let_vote(stage: Stage, names: Iterable[str] | None = None, *, approve: bool = True) -> None:
    """Let these players, or everybody, have voted on the party."""
    people = {user.id: name for name, user in stage.users.items()}
    everybody = [people[occupancy.user_id] for occupancy in (await stage.hosted()).occupancies]
    await do(stage, everybody if names is None else names, Vote(approve=approve))


async def let_support(stage: Stage, *names: str) -> None:
    """Let these players have supported the quest."""
    await do(stage, names, Act(support=True))


async def until_the_guess(stage: Stage) -> None:
    """Let good players have won three quests, so that only the guess is left."""
    good = await stage.on_side("good")
    for _ in range(3):
        party = good[: (await stage.table()).party_size]
        await stage.propose(*party)
        await let_vote(stage)
        await let_support(stage, *party)


async def guess_nobody(stage: Stage) -> None:
    """Let the assassin name nobody, which ends the game."""
    (assassin,) = await stage.with_role("assassin")
    await stage.press(assassin, stage.dms(assassin)[-1], "Name nobody")
