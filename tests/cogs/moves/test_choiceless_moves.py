"""A move that leaves its player no choice is made by the bot, as a line of that player."""

import json
import re
from itertools import chain

import pytest
from sqlalchemy import update

from bot.storage.games.record_lines import record_of
from bot.storage.schema.escalation import Escalation
from bot.storage.schema.models import Occupant
from engine.danube.actions import Move
from engine.danube.table import DanubeTable, Phase
from engine.judging import Submission
from engine.names import GM
from tests.asking import change, choose_settings, row_in
from tests.cogs.boatmen import boats, shorten
from tests.cogs.gamblers import sit_down
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, choices_of, labels_of, text_of
from tests.cogs.submissions import fulfil
from tests.cogs.whole.chances import Fixed

MOST_MOVES = 100


@pytest.fixture
async def river(opening: Opening) -> Stage:
    """Return a race of two that has just begun."""
    return await opening.after(sit_down, ("Ann", "Ben"), game="danube", late="ask")


async def lines(stage: Stage) -> list[dict[str, object]]:
    """Return the lines of the record after its header."""
    record = await stage.database.read(lambda connection: record_of(connection, 1))
    return [json.loads(line) for line in record.splitlines()[1:]]


async def move(stage: Stage) -> str:
    """Let the player in turn make the first of their moves, and return the player."""
    table = await boats(stage)
    part = table.parts[0]
    await stage.command(table.player, "danube move", boat=part.start, steps=part.steps)
    return table.player


async def pass_the_turn(stage: Stage) -> str:
    """Go on until the other player is asked, and return the player who moved last."""
    player = (await boats(stage)).player
    while (await boats(stage)).player == player:
        await move(stage)
    return player


async def test_a_race_begins_at_its_first_choice(river: Stage) -> None:
    made = await lines(river)

    assert (await boats(river)).phase is Phase.MOVE
    assert made
    assert all(line["auto"] is True and line["move"] in ("throw", "move") for line in made)


async def test_the_first_choice_of_a_race_stands_in_one_post(river: Stage) -> None:
    offered = [*labels_of(river.prompt), *chain.from_iterable(choices_of(river.prompt).values())]

    assert [post for post in river.channel.history()[1:] if post.components] == [river.prompt]
    assert "throws" in text_of(river.prompt)
    assert any("→" in each or "⇄" in each for each in offered)


async def test_a_player_is_called_to_a_choice_by_a_new_post_that_tells_the_throw(river: Stage) -> None:
    await pass_the_turn(river)
    table, made = await boats(river), await lines(river)

    assert made[-1]["auto"] is True
    assert river.prompt.content.startswith(f"<@{river.users[table.player].id}>")
    assert re.search(rf"\b{table.count} steps?\b", text_of(river.prompt))


async def test_only_a_choice_is_ever_asked_and_a_race_ends_by_itself(opening: Opening, fixed: Fixed) -> None:
    shorten(fixed)
    river = await opening.stage()
    await sit_down(river, ("Ann", "Ben"), game="danube", late="ask")
    for _ in range(MOST_MOVES):
        table = await boats(river)
        if table.outcome is not None:
            break
        assert len(table.parts) > 1
        best = min(table.parts, key=lambda part: (part.rapids, part.swapped, -part.walked, -part.start))
        await fulfil(river, [Submission(table.player, Move(best.start, best.steps))])

    assert (await boats(river)).outcome is not None
    assert any("The race is won" in text_of(post) for post in river.channel.history())


async def test_a_game_goes_on_after_a_restart_where_it_stood(river: Stage) -> None:
    await pass_the_turn(river)
    before = await boats(river)
    await river.restart()
    after = await boats(river)
    await move(river)

    assert after == before
    assert (await boats(river)).board != before.board


async def test_the_gm_takes_back_a_choice_with_all_that_followed_and_nothing_is_made_again(river: Stage) -> None:
    before = await boats(river)
    await move(river)
    await river.take_back()

    assert await boats(river) == before
    assert (await lines(river))[-1]["move"] == "undo"


async def take_back_a_throw(stage: Stage) -> DanubeTable:
    """Let the GM take back a throw, and pause and resume the game. Return the table as it is after the undo."""
    await pass_the_turn(stage)
    await stage.take_back(line=(await stage.hosted()).lines)
    asked = await boats(stage)
    await stage.command("Gia", "gm pause")
    await stage.command("Gia", "gm resume")
    return asked


async def test_a_throw_that_the_gm_takes_back_is_asked_of_its_player(river: Stage) -> None:
    asked = await take_back_a_throw(river)

    assert (asked.phase, (await boats(river)).phase) == (Phase.THROW, Phase.THROW)
    assert "Throw" in labels_of(river.prompt)


async def test_a_throw_that_the_gm_has_taken_back_is_made_by_its_player(river: Stage) -> None:
    asked = await take_back_a_throw(river)
    await river.press(asked.player, river.prompt, "Throw")

    assert (await boats(river)).phase is Phase.MOVE


async def test_a_move_by_the_bot_is_no_sign_that_its_player_is_there(river: Stage) -> None:
    await choose_settings(river.database, escalation=Escalation(substitute=3))
    other = (await river.hosted()).occupancy((await boats(river)).other)
    await change(river.database, update(Occupant).where(Occupant.id == other.occupant_id).values(missed=2))
    await river.restart()
    await pass_the_turn(river)

    assert (await row_in(river.database, Occupant, other.occupant_id)).missed == 2


async def test_a_move_for_a_player_leads_to_the_next_choice(river: Stage) -> None:
    player, table = (await boats(river)).player, await boats(river)
    part = table.parts[0]
    await fulfil(river, [Submission(GM, Move(part.start, part.steps), acting_for=player)])

    assert (await boats(river)).phase is Phase.MOVE
    assert (await boats(river)).board != table.board


async def test_a_choice_may_be_asked_back_though_a_throw_has_followed(river: Stage) -> None:
    before = await boats(river)
    mover = await move(river)
    await river.command(mover, "game take-back")
    other = next(name for name in before.seats if name != mover)
    refused = answer(await river.command(other, "game take-back"))
    await river.press(other, river.channel.history()[-1], "Agree")

    assert "it must be your own" in refused
    assert (await boats(river)) == before


async def test_a_table_may_throw_by_hand(opening: Opening) -> None:
    stage = await opening.after(sit_down, ("Ann", "Ben"), by_hand=True, game="danube", late="ask")
    await stage.press((await boats(stage)).player, stage.prompt, "Throw")

    assert [line.get("auto") for line in await lines(stage)] == [None]
