"""Helpers for a game of Honnō-ji: playing missions and giving talismans."""

from engine.honnoji.table import HonnojiTable
from engine.parties.actions import Act
from engine.parties.sides import Side
from tests.cogs.gamblers import sit_down
from tests.cogs.quests import do, let_vote
from tests.cogs.stage import Stage
from tests.cogs.whole.chances import fixed_chance

TEN = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon")
SWORD_FIRST = 1
"""Draws before the game, so that its first talisman is the sword."""


async def table_of(stage: Stage) -> HonnojiTable:
    """Return the table as it is now."""
    table = (await stage.hosted()).started.table
    assert isinstance(table, HonnojiTable)
    return table


async def leader_of(stage: Stage) -> str:
    """Return the current leader."""
    return str((await table_of(stage)).round.leader)


async def sit_down_to_the_sword(stage: Stage) -> None:
    """Begin a game of ten whose first talisman is the sword."""
    with fixed_chance() as fixed:
        fixed.drawn = SWORD_FIRST
        await sit_down(stage, TEN, game="honnoji", late="ask")


async def give(stage: Stage) -> str:
    """Let the leader give the talisman to somebody, and return them."""
    leader = await leader_of(stage)
    holder = next(name for name in TEN if name != leader)
    await stage.choose(leader, stage.prompt, [holder])
    return holder


async def propose(stage: Stage, *, succeed: bool) -> tuple[str, ...]:
    """Let the leader name plotters only, or one retainer among them."""
    table = await table_of(stage)
    retainers = table.on_side(Side.EVIL)[: 0 if succeed else 1]
    party = (*retainers, *table.on_side(Side.GOOD))[: table.party_size]
    await stage.choose(await leader_of(stage), stage.prompt, party)
    return party


async def act(stage: Stage, name: str) -> None:
    """Let a member of the party do what their side wants."""
    is_evil = name in (await table_of(stage)).on_side(Side.EVIL)
    await do(stage, [name], Act(support=not is_evil))


async def mission(stage: Stage) -> None:
    """Win a mission with plotters or lose it with a retainer, so that neither side wins too soon."""
    table = await table_of(stage)
    party = await propose(stage, succeed=table.round.successes <= table.round.failures)
    await let_vote(stage, TEN)
    for name in party:
        await act(stage, name)
    after = await table_of(stage)
    if after.phase == "look":
        await stage.press(after.contract.holder, stage.prompt, "Look at nobody")
