"""Ten samurai in the simulated Discord, and what tests look up at their table."""

from engine.honnoji.table import HonnojiTable
from engine.parties.sides import Side
from tests.cogs.conftest import NAMES
from tests.cogs.stage import Stage

TEN = (*NAMES, "Fay", "Gus", "Hal", "Ida", "Jon")


async def begin(stage: Stage) -> None:
    """Begin a game of ten."""
    for name in TEN[len(NAMES) :]:
        stage.add(name)
    await stage.command("Gia", "game new", game="honnoji")
    for name in TEN:
        await stage.press(name, stage.card, "Join")
    await stage.command("Gia", "game start")


async def table_of(stage: Stage) -> HonnojiTable:
    """The table as it stands."""
    table = (await stage.live()).started.table
    assert isinstance(table, HonnojiTable)
    return table


async def leader_of(stage: Stage) -> str:
    """Who leads now."""
    return str((await table_of(stage)).round.leader)


async def propose(stage: Stage, succeed: bool) -> tuple[str, ...]:
    """Let the leader name plotters only, or a retainer among them."""
    table = await table_of(stage)
    retainers = table.on_side(Side.EVIL)[: 0 if succeed else 1]
    party = (*retainers, *table.on_side(Side.GOOD))[: table.party_size]
    await stage.choose(await leader_of(stage), stage.prompt, party)
    return party


async def act(stage: Stage, name: str) -> None:
    """Let a member of the party do what his side wants."""
    is_evil = name in (await table_of(stage)).on_side(Side.EVIL)
    await stage.press(name, stage.dms(name)[-1], "Sabotage" if is_evil else "Support")
