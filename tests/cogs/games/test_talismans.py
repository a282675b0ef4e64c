"""Honnō-ji on Discord: a talisman is given, shown to everybody, set in secret, taken back and used."""

import pytest

from tests.cogs.opening import Opening
from tests.cogs.samurai import give, leader_of, sit_down_to_the_sword, table_of
from tests.cogs.stage import Stage, answer, labels_of


@pytest.fixture
async def sword(opening: Opening) -> Stage:
    """Return a game of ten that has just begun, with the sword to be given."""
    return await opening.after(sit_down_to_the_sword)


async def test_the_leader_must_give_the_talisman_before_they_propose(sword: Stage) -> None:
    leader = await leader_of(sword)
    early = await sword.command(leader, "quest propose", first="Ann", second="Ben", third="Cat")
    without = await sword.command(leader, "quest use", item="mirror", player="Ann")
    holder = await give(sword)

    assert "Before you propose, please give" in answer(early)
    assert "You have no Mirror of Amaterasu" in answer(without)
    assert f": **{holder}**" in await sword.painted_card()
    assert (await table_of(sword)).phase == "proposal"


async def set_in_secret(stage: Stage, holder: str) -> str:
    """Let the holder of the sword set it in secret, and return the answer."""
    moves = await stage.press(holder, stage.prompt, "What may I do?")
    return answer(await stage.press(holder, moves.response, "Set Sword of Susanoo in secret"))


async def test_a_talisman_set_in_secret_is_confirmed_to_its_holder_alone(sword: Stage) -> None:
    holder = await give(sword)
    before = len(sword.channel.history())
    told = await set_in_secret(sword, holder)

    assert "Only you know" in told
    assert "until then you can take it back".casefold() in told.casefold()
    assert "You've set this in secret: **Sword of Susanoo**" in answer(await sword.command(holder, "game secrets"))
    assert len(sword.channel.history()) == before
    assert not any("Set Sword" in label for label in labels_of(sword.prompt))


async def test_a_talisman_set_in_secret_may_be_taken_back(sword: Stage) -> None:
    holder = await give(sword)
    await set_in_secret(sword, holder)
    await sword.command(holder, "quest unuse", item="sword")

    assert "set this in secret" not in answer(await sword.command(holder, "game secrets"))
