"""Votes that a GM has closed and opened again are asked for with their buttons, whatever was asked meanwhile."""

import discord
import pytest

from bot.clock import now
from tests.cogs.by_hands import done
from tests.cogs.gamblers import table_of
from tests.cogs.masks import aliases, begin_anonymous, propose
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, labels_of, text_of


def with_vote_buttons(stage: Stage) -> list[discord.Message]:
    """Return the messages of the channel with which one may vote on a party."""
    return [message for message in stage.channel.history() if "Approve" in labels_of(message)]


@pytest.mark.parametrize("meanwhile", ["nothing", "a pause", "an undo"])
async def test_votes_on_a_party_that_open_again_are_asked_for_with_their_buttons(game: Stage, meanwhile: str) -> None:
    await game.propose("Ann", "Ben")
    asked = with_vote_buttons(game)
    await done(game, "Close the votes")
    if meanwhile == "a pause":
        await game.command("Gia", "gm pause")
        await game.command("Gia", "gm resume")
    if meanwhile == "an undo":
        await game.command("Gia", "gm extend", time="2 h")
        await game.take_back(line=(await game.hosted()).lines)
    deadline = (await game.hosted()).deadline
    await done(game, "Open the votes again")
    (fresh,) = with_vote_buttons(game)
    await game.press("Cat", fresh, "Approve openly")

    assert fresh not in asked
    assert text_of(fresh).count("The GM has opened the votes again") == 1
    assert "took a step back" not in text_of(fresh)
    assert game.users["Cat"].mention in fresh.content
    assert (await game.table()).round.cast == {"Cat": True}
    assert (await game.hosted()).deadline == deadline


async def test_votes_that_open_after_their_time_have_a_whole_wait_again(game: Stage) -> None:
    began = now()
    await game.propose("Ann", "Ben")
    first = (await game.hosted()).deadline
    await done(game, "Close the votes")
    await game.pass_hours(60)
    await done(game, "Open the votes again")
    second = (await game.hosted()).deadline
    assert first is not None
    assert second is not None

    assert second - now() == first - began
    assert len(with_vote_buttons(game)) == 1


async def test_under_aliases_votes_that_open_again_are_asked_for_by_dm(opening: Opening) -> None:
    stage = await opening.after(begin_anonymous)
    await propose(stage)
    await done(stage, "Close the votes")
    await stage.command("Gia", "gm pause")
    await stage.command("Gia", "gm resume")
    await done(stage, "Open the votes again")
    await stage.press("Cat", stage.dms("Cat")[-1], "Approve openly")

    assert (await stage.table()).round.cast == {(await aliases(stage))["Cat"]: True}


async def test_votes_at_the_great_table_that_open_again_need_no_new_question(dealt: Stage) -> None:
    await done(dealt, "Close the votes")
    before = len(dealt.channel.history())
    await done(dealt, "Open the votes again")
    one, other = (await table_of(dealt)).seats[:2]
    form = await dealt.press(one, dealt.prompt, "Vote")
    await dealt.choose(one, form.response, [other])

    assert len(dealt.channel.history()) == before + 1
    assert (await table_of(dealt)).votes.counts == {other: (one,)}
