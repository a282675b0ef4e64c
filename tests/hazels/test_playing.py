"""The small game in a simulated Discord: no file of the bot knows it, but it gets everything the bot does for games."""

import asyncio
from pathlib import Path

import discord
import pytest

from bot.cli import run
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, labels_of, text_of
from tests.hazels.engine.table import Phase
from tests.hazels.table import GAME, GM, PLAYERS, Hazelnuts


def picture_of(message: discord.Message) -> discord.Attachment:
    """Return the picture of a message."""
    return next(each for each in message.attachments if each.filename == "table.png")


async def record(stage: Stage) -> bytes:
    """Return the record attached to the last post."""
    return await next(
        each for each in stage.channel.history()[-1].attachments if each.filename.endswith("jsonl")
    ).read()


async def play_with_restarts(stage: Stage) -> None:
    """Play a game to its end by buttons."""
    begun = await Hazelnuts(stage).begin()
    while (await begun.table()).outcome is None:
        if (await begun.table()).phase is Phase.WALK:
            await stage.restart()
        await begun.press()


@pytest.fixture
async def ended(opening: Opening) -> Hazelnuts:
    """A game played to its end by buttons, with restarts."""
    return Hazelnuts(await opening.after(play_with_restarts))


async def test_a_game_played_with_restarts_ends_with_the_places_and_points_of_all(ended: Hazelnuts) -> None:
    end = text_of(ended.stage.channel.history()[-1])
    outcome = (await ended.table()).outcome
    assert outcome is not None

    assert "Everybody is called home" in end
    assert "First at the well" in end
    assert all(f"**{name}** ({outcome.points[name]} point" in end for name in PLAYERS)
    assert [line.partition("\\.")[0].strip() for line in end.splitlines() if "\\." in line] == [
        str(place) for place, _ in outcome.standings
    ]


async def test_the_record_of_a_game_played_with_restarts_verifies(ended: Hazelnuts, tmp_path: Path) -> None:
    file = tmp_path / "record.jsonl"
    file.write_bytes(await record(ended.stage))

    assert await asyncio.to_thread(run, ("verify", str(file))) == 0
    assert b'"by":"gm","move":"judge"' in file.read_bytes()


async def test_a_whole_game_can_be_played_by_commands(begun: Hazelnuts) -> None:
    while (await begun.table()).outcome is None:
        await begun.command()

    assert "Everybody is called home" in text_of(begun.stage.channel.history()[-1])


async def test_the_gm_is_called_and_judges_under_the_prompt(begun: Hazelnuts) -> None:
    await begun.until(Phase.JUDGE)
    stage, player = begun.stage, await begun.turn()
    asked = stage.prompt
    refused = await stage.press("Ben", asked, "Right")
    judged = await stage.press(GM, asked, "Right")

    assert f"<@{stage.users[GM].id}>, judge the answer." in asked.content
    assert "Only the GM can do" in answer(refused)
    assert "You've judged" in answer(judged)
    assert f"2 nuts for **{player}**" in text_of(stage.channel.history()[-1])


async def test_the_gms_panel_offers_no_judging_before_an_answer_waits(begun: Hazelnuts) -> None:
    await begun.stage.painted_card()
    panel = (await begun.stage.press(GM, begun.stage.card, "GM")).response
    assert panel is not None

    assert "Right" not in labels_of(panel)


async def test_the_gms_panel_help_and_moves_offer_judging_when_an_answer_waits(begun: Hazelnuts) -> None:
    await begun.stage.painted_card()
    await begun.until(Phase.JUDGE)
    panel = (await begun.stage.press(GM, begun.stage.card, "GM")).response
    helped = (await begun.stage.command(GM, "help")).response
    moves = (await begun.stage.command(GM, "gm moves")).response
    assert panel is not None
    assert helped is not None
    assert moves is not None

    assert labels_of(panel)[:2] == ["Right", "Wrong"]
    assert "Right" in labels_of(helped)
    assert {*labels_of(moves)} - {*labels_of(panel)} == {"By hand"}


async def test_the_gm_judges_on_the_panel(begun: Hazelnuts) -> None:
    await begun.stage.painted_card()
    await begun.until(Phase.JUDGE)
    panel = (await begun.stage.press(GM, begun.stage.card, "GM")).response
    assert panel is not None
    await begun.stage.press(GM, panel, "Wrong")

    assert (await begun.table()).phase is Phase.THROW


async def test_a_gm_who_plays_judges_too(stage: Stage) -> None:
    begun = Hazelnuts(stage)
    await stage.command("Ann", "game new", game="nine-hazels")
    for name in PLAYERS:
        await stage.press(name, stage.card, "Join")
    await stage.press("Ann", stage.card, "Start the game")
    await begun.until(Phase.JUDGE)
    judged = await stage.press("Ann", stage.prompt, "Wrong")

    assert "You've judged" in answer(judged)
    assert (await begun.table()).phase is Phase.THROW


async def test_a_judgement_can_be_taken_back_and_made_differently(begun: Hazelnuts) -> None:
    await begun.until(Phase.JUDGE)
    await begun.press()
    await begun.stage.take_back(GM)
    phase = (await begun.table()).phase
    await begun.stage.press(GM, begun.stage.prompt, "Wrong")

    assert phase is Phase.JUDGE
    assert "That doesn't count" in text_of(begun.stage.channel.history()[-1])


async def test_a_missing_judgement_counts_as_wrong(begun: Hazelnuts) -> None:
    await begun.until(Phase.JUDGE)
    await begun.stage.command(GM, "gm close")

    assert "That doesn't count" in text_of(begun.stage.channel.history()[-1])


async def test_only_the_gm_is_called_to_judge_in_an_anonymous_game(stage: Stage) -> None:
    await stage.command(GM, "game new", game="nine-hazels", anonymous=True)
    for name in PLAYERS:
        await stage.press(name, stage.card, "Join")
    await stage.press(GM, stage.card, "Start the game")
    hosted = await stage.hosted()
    seat_of = {occupancy.name: occupancy.player for occupancy in hosted.occupancies}
    begun = Hazelnuts(stage)
    while (table := await begun.table()).phase is not Phase.JUDGE:
        player = seat_of[str(table.turn)]
        if table.phase is Phase.THROW:
            await stage.dm_command(player, "hazels throw")
        elif table.phase is Phase.WALK:
            walker, steps = await begun.way()
            await stage.dm_command(player, "hazels walk", walker=walker, steps=steps)
        else:
            await stage.dm_command(player, "hazels answer", text="Time.", stake="one")

    assert stage.prompt.content.startswith(f"<@{stage.users[GM].id}>,")
    assert not any(f"<@{stage.users[name].id}>" in stage.prompt.content for name in PLAYERS)


async def test_the_card_shows_and_describes_the_board(begun: Hazelnuts) -> None:
    await begun.stage.painted_card()
    before = picture_of(begun.stage.card)
    before_bytes = await before.read()
    await begun.press()
    await begun.press()
    await begun.stage.painted_card()
    after = picture_of(begun.stage.card)

    assert len(begun.stage.card.attachments) == 1
    assert await after.read() != before_bytes
    assert "Square 0: 0 nuts; Ann, Ann, Ben, Ben, Cat, Cat" in (before.description or "")
    assert "Square 0: 0 nuts; Ann, Ann, Ben, Ben, Cat, Cat" not in (after.description or "")


async def test_a_turns_post_has_the_picture_of_its_moment(begun: Hazelnuts) -> None:
    await begun.press()
    await begun.press()
    post = next(message for message in reversed(begun.stage.channel.history()[1:]) if message.attachments)

    assert "walks with the heron" in text_of(post)
    assert await begun.turn() in (picture_of(post).description or "")


async def test_the_gm_may_not_judge_before_an_answer(begun: Hazelnuts) -> None:
    early = await begun.stage.command(GM, "hazels judge", right=True)

    assert '"Judge" isn\'t possible right now' in answer(early)


async def test_a_spectator_sees_the_board_and_moves_nothing(begun: Hazelnuts) -> None:
    shown = await begun.stage.command("Zoe", "game status")
    refused = await begun.stage.press("Zoe", begun.stage.prompt, "Throw")
    typed = await begun.stage.command("Zoe", "hazels throw")
    assert shown.response is not None

    assert picture_of(shown.response.message).description
    assert "seat" in answer(refused)
    assert "seat" in answer(typed)
    assert (await begun.table()).phase is Phase.THROW


async def test_walkers_are_offered_while_somebody_types(begun: Hazelnuts) -> None:
    await begun.press()
    player = await begun.turn()
    offered = await begun.stage.people[player].autocomplete(begun.stage.channel, "hazels walk", "walker", "")

    assert [choice["name"] for choice in offered] == ["heron", "otter"]


async def test_a_walk_beyond_reach_changes_nothing(begun: Hazelnuts) -> None:
    await begun.press()
    player = await begun.turn()
    refused = await begun.stage.command(player, "hazels walk", walker="heron", steps=6)

    assert "You can't walk 6 squares there" in answer(refused)
    assert (await begun.table()).phase is Phase.WALK


async def test_talk_is_no_vote_in_a_game_without_spoken_votes(begun: Hazelnuts) -> None:
    me = begun.stage.bot.user
    assert me is not None
    lines = len((await begun.stage.hosted()).started.log)
    dms = len(begun.stage.dms("Ann"))
    for text in ("vote: Ann", "unvote", "no lynch"):
        await begun.stage.people["Ann"].send(begun.stage.channel, f"{me.mention}\n{text}")

        assert len((await begun.stage.hosted()).started.log) == lines, text
        assert len(begun.stage.dms("Ann")) == dms, text


async def test_a_game_without_private_talk_needs_no_private_threads(stage: Stage) -> None:
    stage.forbid(create_private_threads=True)
    opened = await stage.command(GM, "game new", game="nine-hazels")

    assert "thread" not in answer(opened).casefold()


async def test_help_names_the_commands_of_the_game(begun: Hazelnuts) -> None:
    assert "`/hazels walk`" in answer(await begun.stage.command("Ann", "help"))


async def test_the_gm_hears_that_nothing_is_hidden(begun: Hazelnuts) -> None:
    assert "Nothing is hidden" in answer(await begun.stage.command(GM, "gm secrets"))


async def test_nobody_is_promised_secrets_that_the_game_does_not_have(stage: Stage) -> None:
    await stage.command(GM, "game new", game=GAME)
    joined = await stage.press("Ann", stage.card, "Join")
    told = [answer(joined), stage.dms("Ann")[0].content, text_of(stage.card)]

    assert "I've sent you a DM." in told[0]
    assert "Everything secret" not in "".join(told)
    assert "Secrets" not in told[-1]
