"""Helpers for a table of gamblers: their cards, and their acts by pressing and typing."""

from collections.abc import Iterable

from simcord import InteractionResult

from bot.storage.schema.choices import Choiceless
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


async def sit_down(stage: Stage, /, players: Iterable[str], *, by_hand: bool = False, **options: object) -> Stage:
    """Begin a game, of the Great Table unless another is named; ``by_hand`` with moves that are no choice."""
    for name in players:
        if name not in stage.users:
            stage.add(name)
    await stage.command("Gia", "game new", **{"game": "great-table", "late": "auto", **options})
    for name in players:
        await stage.press(name, stage.card, "Join")
    if by_hand:
        await stage.bot.services.sign_up.choose(1, "choiceless", Choiceless.BY_HAND)
    await stage.command("Gia", "game start")
    return stage


async def table_of(stage: Stage) -> GreatTable:
    """Return the table as it is now."""
    table = (await stage.hosted()).started.table
    assert isinstance(table, GreatTable)
    return table


async def behind(stage: Stage, alias: str) -> str:
    """Return the player who has a seat now."""
    people = {user.id: name for name, user in stage.users.items()}
    return people[(await stage.hosted()).occupancy(alias).user_id]


async def list_cards(stage: Stage, alias: str, *first: str) -> InteractionResult:
    """Let a seat rank these cards first, and the rest as the rulebook lists them."""
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
    """Let each seat have given a list that starts with the card it wants most."""
    table = (await stage.hosted(game_id)).started.table
    assert isinstance(table, GreatTable)
    wants = {alias: [card] for alias, card in (wanted or {}).items()}
    lists = {alias: tuple(dict.fromkeys([*wants.get(alias, []), *table.deck])) for alias in seats}
    await fulfil(stage, [Submission(alias, List(cards)) for alias, cards in lists.items()], game_id)


async def deal(stage: Stage, wanted: dict[str, str] | None = None) -> None:
    """Let everybody alive have given a list that starts with the card they want most."""
    await give_lists(stage, (await table_of(stage)).living, wanted)


async def sit_down_and_deal(stage: Stage, /, players: Iterable[str], **wanted: str) -> None:
    """Begin a game of the Great Table under the players' own names, and deal. Some seats want a card most."""
    await sit_down(stage, players, anonymous=False)
    await deal(stage, wanted)


async def write_list(stage: Stage, alias: str, text: str) -> InteractionResult:
    """Let a seat type and send a list."""
    person = await behind(stage, alias)
    result = await stage.users[person].submit_modal(await stage.dm_command(person, "table list"), {"cards": text})
    assert isinstance(result, InteractionResult)
    return result


async def holder(stage: Stage, card: str) -> str:
    """Return the seat that holds a card."""
    return next(str(held.holder) for held in (await table_of(stage)).today.cards if held.card == card)


async def aliases(stage: Stage) -> dict[str, str]:
    """Return the alias of each player."""
    return {await behind(stage, alias): alias for alias in (await table_of(stage)).seats}


def told_to(stage: Stage, name: str) -> str:
    """Return every DM that somebody got."""
    return "\n".join(map(text_of, stage.dms(name)))
