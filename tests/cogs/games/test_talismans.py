"""Honnō-ji on Discord: a talisman is given, shown to everybody, set in secret, taken back and used."""

from tests.cogs.samurai import TEN, leader_of, table_of, until_held
from tests.cogs.stage import Stage, answer, labels_of


async def test_the_leader_gives_the_talisman_and_the_card_shows_who_holds_it(samurai: Stage) -> None:
    leader = await leader_of(samurai)
    holder = next(name for name in TEN if name != leader)
    await samurai.choose(leader, samurai.prompt, [holder])

    assert f": **{holder}**" in await samurai.painted_card()
    assert (await table_of(samurai)).phase == "proposal"


async def test_before_giving_it_the_leader_cannot_propose(samurai: Stage) -> None:
    leader = await leader_of(samurai)
    result = await samurai.command(leader, "quest propose", first="Ann", second="Ben", third="Cat")

    assert "Before you propose, please give" in answer(result)


async def test_a_talisman_set_in_secret_is_confirmed_to_its_holder_alone_and_taken_back(samurai: Stage) -> None:
    holder = await until_held(samurai, "sword")
    before = len(samurai.channel.history())
    moves = await samurai.press(holder, samurai.prompt, "What may I do?")
    assert moves.response is not None
    result = await samurai.press(holder, moves.response, "Set Sword of Susanoo in secret")

    assert "You alone know" in answer(result)
    assert "until then you may take it back".casefold() in answer(result).casefold()
    assert "Set in secret: **Sword of Susanoo**" in answer(await samurai.command(holder, "game secrets"))
    assert len(samurai.channel.history()) == before
    assert "Set Sword" not in labels_of(samurai.prompt)

    await samurai.command(holder, "quest unuse", item="sword")

    assert "Set in secret" not in answer(await samurai.command(holder, "game secrets"))


async def test_who_holds_no_talisman_is_told_so(samurai: Stage) -> None:
    leader = await leader_of(samurai)
    result = await samurai.command(leader, "quest use", item="mirror", player="Ann")

    assert "You have no Mirror of Amaterasu" in answer(result)
