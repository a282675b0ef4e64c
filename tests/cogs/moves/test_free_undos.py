"""In the chariot race, a choice after which nothing new was shown is taken back by one press of its player."""

from collections.abc import Iterator

import pytest

from engine.actions import Action
from engine.boards.actions import Throw
from engine.judging import Submission
from engine.sigily.actions import Back, Cast, Move
from engine.sigily.options import Spell
from engine.sigily.table import Phase, SigilyTable
from tests.cogs.stage import Stage, answer, labels_of, text_of
from tests.cogs.submissions import fulfil
from tests.cogs.whole.chances import Fixed, fixed_chance
from tests.cogs.whole.test_races import begin


@pytest.fixture
def fixed() -> Iterator[Fixed]:
    """Let chance be the same every time, and every throw a 4."""
    with fixed_chance() as fixed:
        fixed.falls["sticks"] = lambda: 4
        yield fixed


@pytest.fixture
async def race(stage: Stage, fixed: Fixed) -> Stage:
    """Return a race of two with spells, whose first player throws a 4 again and again."""
    await begin(stage, ("Ann", "Ben"), spells=["free_turn", "druid_curse"])
    return stage


async def table_of(stage: Stage) -> SigilyTable:
    """Return the table as it is now."""
    table = (await stage.hosted()).started.table
    assert isinstance(table, SigilyTable)
    return table


async def play(stage: Stage, *actions: Action) -> SigilyTable:
    """Let the player on turn make these moves, and return the table after them."""
    player = (await table_of(stage)).player
    await fulfil(stage, [Submission(player, action) for action in actions])
    return await table_of(stage)


async def advance(stage: Stage, times: int = 1) -> SigilyTable:
    """Let the players on turn throw so often, each for their first chariot, and return the table after that."""
    for _ in range(times):
        await play(stage, Throw(), Move(f"{(await table_of(stage)).player} 1"))
    return await table_of(stage)


async def undo(stage: Stage) -> SigilyTable:
    """Let the player on turn press Undo, and return the table after that."""
    await stage.press((await table_of(stage)).player, stage.prompt, "Undo")
    return await table_of(stage)


async def test_a_move_that_earned_a_throw_is_undone_before_that_is_thrown(race: Stage) -> None:
    await advance(race)
    before = await play(race, Throw())
    moved = await play(race, Move(f"{before.player} 1"))
    after = await undo(race)

    assert moved.phase is Phase.THROW
    assert (after.board, after.phase, after.so_far) == (before.board, Phase.MOVE, before.so_far)
    assert f"{before.player}** took their move back" in text_of(race.prompt)
    assert "GM" not in text_of(race.prompt)


async def test_a_throw_leaves_nothing_to_undo(race: Stage) -> None:
    await advance(race, 2)
    await play(race, Throw())

    assert "Undo" not in labels_of(race.prompt)


async def test_only_the_player_of_a_turn_may_undo_a_part_of_it(race: Stage) -> None:
    before = await advance(race, 2)
    other = next(name for name in before.seats if name != before.player)
    refused = answer(await race.press(other, race.prompt, "Undo"))

    assert "it must be your own" in refused
    assert await table_of(race) == before


async def test_the_last_move_of_a_turn_is_undone_while_a_spell_could_still_be_cast(race: Stage) -> None:
    before = await advance(race, 3)
    last = await advance(race)

    assert last.phase is Phase.AFTER
    assert (await undo(race)).board == before.board


async def until_the_first_player_is_rich(stage: Stage, fixed: Fixed) -> SigilyTable:
    """Let the first player gather coins and end the turn, and let the other's turn go by."""
    first = (await table_of(stage)).player
    await advance(stage, 4)
    await stage.command(first, "sigily done")
    fixed.falls["sticks"] = lambda: 1
    table = await advance(stage)
    assert table.player == first
    return table


async def test_a_spell_without_a_throw_is_undone_and_its_coins_come_back(race: Stage, fixed: Fixed) -> None:
    before = await until_the_first_player_is_rich(race, fixed)
    cast = await play(race, Cast(Spell.FREE_TURN, f"{before.player} 1"))
    after = await undo(race)

    assert cast.so_far.free_turn
    assert (after.board, after.so_far) == (before.board, before.so_far)


async def test_a_declared_way_back_is_undone(stage: Stage, fixed: Fixed) -> None:
    await begin(stage, ("Ann", "Ben"), home=True, territorial_starts=True)
    fixed.falls["sticks"] = lambda: 1
    before = await advance(stage, 2)
    back = await play(stage, Back(f"{before.player} 1"))
    after = await undo(stage)

    assert back.so_far.declared is not None
    assert (after.board, after.so_far) == (before.board, before.so_far)


async def test_a_move_that_led_to_a_fight_has_no_undo(stage: Stage, fixed: Fixed) -> None:
    await begin(stage, ("Ann", "Ben"))
    await advance(stage, 2)
    fixed.falls["sticks"] = lambda: 2
    ahead = await advance(stage)
    fixed.falls |= {"sticks": lambda: 0, "fights": lambda: 0}
    after = await advance(stage, 2)

    assert (after.player, after.phase) == (ahead.player, Phase.THROW)
    assert [unit.owner for unit in after.board.units] == [after.player]
    assert "Undo" not in labels_of(stage.prompt)
