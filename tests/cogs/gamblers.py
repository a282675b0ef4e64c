"""A table of gamblers in tests: who holds what, and what they do by pressing and typing."""

from collections.abc import Iterable

from simcord import InteractionResult

from engine.great_table.actions import List
from engine.great_table.table import GreatTable
from engine.judging import Submission
from tests.cogs.stage import Stage, text_of
from tests.cogs.submissions import fulfil

SIXTEEN = (
    *("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal"),
    *("Ida", "Jon", "Kit", "Lea", "Max", "Nan", "Oda", "Pat"),
)
SEVEN = SIXTEEN[:7]


async def sit_down(stage: Stage, /, players: Iterable[str], **options: object) -> Stage:
    """Begin a game, of the Great Table unless another is named."""
    for name in players:
        if name not in stage.users:
            stage.add(name)
    await stage.command("Gia", "game new", **{"game": "great-table", "late": "auto", **options})
    for name in players:
        await stage.press(name, stage.card, "Join")
    await stage.command("Gia", "game start")
    return stage


async def table_of(stage: Stage) -> GreatTable:
    """The table as it stands."""
    table = (await stage.hosted()).started.table
    assert isinstance(table, GreatTable)
    return table


async def behind(stage: Stage, alias: str) -> str:
    """Who plays a seat now."""
    people = {user.id: name for name, user in stage.users.items()}
    return people[(await stage.hosted()).occupancy(alias).user_id]


async def list_cards(stage: Stage, alias: str, *first: str) -> InteractionResult:
    """Let a seat rank these cards first, and the rest as the rulebook lists it."""
    person = await behind(stage, alias)
    moves = await stage.dm_command(person, "table list")
    deck = (await table_of(stage)).deck
    cards = "\n".join(dict.fromkeys([*first, *deck]))
    result = await stage.users[person].submit_modal(moves, {"cards": cards})
    assert isinstance(result, InteractionResult)
    assert result.acknowledged
    return result


async def give_lists(
    stage: Stage, seats: Iterable[str], wanted: dict[str, str] | None = None, game_id: int = 1
) -> None:
    """Let seats have given a list, with the card that each wants most."""
    table = (await stage.hosted(game_id)).started.table
    assert isinstance(table, GreatTable)
    wants = {alias: [card] for alias, card in (wanted or {}).items()}
    lists = {alias: tuple(dict.fromkeys([*wants.get(alias, []), *table.deck])) for alias in seats}
    await fulfil(stage, [Submission(alias, List(cards)) for alias, cards in lists.items()], game_id)


async def deal(stage: Stage, wanted: dict[str, str] | None = None) -> None:
    """Let everybody alive have given a list, with the card that he wants most."""
    await give_lists(stage, (await table_of(stage)).living, wanted)


async def sit_down_and_deal(stage: Stage, /, players: Iterable[str], **wanted: str) -> None:
    """Begin a game of the Great Table under their own names, and deal; some seats want a card most."""
    await sit_down(stage, players, anonymous=False)
    await deal(stage, wanted)


async def write_list(stage: Stage, alias: str, text: str) -> InteractionResult:
    """Let a seat send in a list as it is typed."""
    person = await behind(stage, alias)
    result = await stage.users[person].submit_modal(await stage.dm_command(person, "table list"), {"cards": text})
    assert isinstance(result, InteractionResult)
    return result


async def holder(stage: Stage, card: str) -> str:
    """Who holds a card."""
    return next(str(held.holder) for held in (await table_of(stage)).today.cards if held.card == card)


async def aliases(stage: Stage) -> dict[str, str]:
    """The alias of each player."""
    return {await behind(stage, alias): alias for alias in (await table_of(stage)).seats}


def told_to(stage: Stage, name: str) -> str:
    """Everything that somebody was told by DM."""
    return "\n".join(map(text_of, stage.dms(name)))
