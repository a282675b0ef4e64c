"""A game whose theme is gone rests, whole, until the theme is back. All others go on."""

from collections.abc import Mapping
from pathlib import Path

import pytest
from sqlalchemy import select, update

from bot.storage.schema.kinds import OutboxKind, OutboxState
from bot.storage.schema.models import OutboxRow
from bot.themes import Theme, load_shelf, load_themes
from tests.asking import change, row_in, rows_in, save
from tests.cogs.conftest import NAMES
from tests.cogs.stage import Stage, answer, new_bot
from tests.themes.making import make

RESTS = (
    "This game is on hold, because its theme is missing or broken. Please ask the host to put it back, "
    "or the GM to end it with `/game end`."
)


@pytest.fixture
def own(tmp_path: Path) -> dict[str, Theme]:
    """Return the themes, including one of a host's own."""
    return load_shelf(make(tmp_path / "themes")).themes


async def restart(stage: Stage, themes: Mapping[str, Theme]) -> None:
    await stage.env.restart_bot(new_bot(stage.database, themes))


@pytest.fixture
async def resting(stage: Stage, own: dict[str, Theme]) -> Stage:
    """Return a game that began in a host's own theme, which is gone now."""
    await restart(stage, own)
    await stage.command("Gia", "game new", game="mine")
    for name in NAMES:
        await stage.press(name, stage.card, "Join")
    await stage.press("Gia", stage.card, "Start the game")
    await stage.propose("Ann", "Ben")
    await restart(stage, load_themes())
    return stage


async def test_everybody_in_its_channel_is_told_why(resting: Stage) -> None:
    vote = await resting.command("Ann", "quest vote", answer="approve")
    close = await resting.command("Gia", "gm close")
    press = await resting.press("Ann", resting.prompt, "Approve")

    assert [answer(each) for each in (vote, close, press)] == [RESTS] * 3


async def test_other_games_are_explained_in_its_channel(resting: Stage) -> None:
    assert "How to play" in answer(await resting.command("Ann", "game rules", game="tain"))


async def test_a_game_resumes_when_its_theme_is_back(resting: Stage, own: dict[str, Theme]) -> None:
    before = await resting.count_events()
    await restart(resting, own)
    for name in NAMES:
        await resting.press(name, resting.prompt, "Approve")

    assert await resting.count_events() > before
    assert "What's your order?" in resting.dms("Ann")[-1].content


async def test_the_deadline_of_a_game_waits_for_its_theme(resting: Stage, own: dict[str, Theme]) -> None:
    await resting.pass_hours(48)
    early = resting.questions()
    await restart(resting, own)
    await resting.pass_hours(0.1)

    assert early == []
    assert len(resting.questions()) == 1


async def test_the_messages_of_a_game_wait_for_its_theme(resting: Stage, own: dict[str, Theme]) -> None:
    (row,) = await rows_in(resting.database, select(OutboxRow).where(OutboxRow.kind == OutboxKind.SECRETS).limit(1))
    row_id = row.id
    await change(resting.database, update(OutboxRow).where(OutboxRow.id == row_id).values(state=OutboxState.PENDING))
    await restart(resting, load_themes())
    before = await state_of(resting, row_id)
    await restart(resting, own)

    assert (before, await state_of(resting, row_id)) == (OutboxState.PENDING, OutboxState.SENT)


async def test_other_games_of_its_gm_go_on(resting: Stage) -> None:
    (row,) = await rows_in(resting.database, select(OutboxRow).where(OutboxRow.kind == OutboxKind.PROMPT).limit(1))
    await save(
        resting.database,
        OutboxRow(
            game_id=row.game_id,
            kind=OutboxKind.DEADLINE,
            lines=row.lines,
            due_at=row.due_at,
            created_at=row.created_at,
            nonce="a",
            user_id=resting.users["Gia"].id,
        ),
    )
    resting.channel = resting.guild.create_text_channel("other")
    await resting.command("Gia", "game new", game="tain")
    for name in NAMES:
        await resting.press(name, resting.card, "Join")
    await resting.press("Gia", resting.card, "Start the game")
    await resting.pass_hours(25)

    assert len(resting.questions()) == 1


async def state_of(stage: Stage, row_id: int) -> OutboxState:
    return (await row_in(stage.database, OutboxRow, row_id)).state
