"""The GM tells who was who, where the table chose so. Until then nobody is shown anything of it."""

import pytest

from bot.clock import now
from bot.host.moves.saving import Overtaken
from bot.host.undoing.reopening import reopen
from bot.host.waits.embargo_times import LONGEST_REVEAL
from bot.page.making import page_of_game
from bot.pictures.picture import FILE
from bot.storage.schema.kinds import GamePhase
from tests.cogs.conftest import join_all
from tests.cogs.opening import Opening
from tests.cogs.quests import guess_nobody, until_the_guess
from tests.cogs.stage import Stage, answer, labels_of, text_of

WHO = "Who was who"
RECORD = "tain-1.jsonl"


def files(stage: Stage) -> list[str]:
    return [file.filename for message in stage.channel.history() for file in message.attachments]


async def ended(stage: Stage) -> None:
    """Play a game whose GM is to tell who was who and has not yet."""
    await join_all(stage)
    panel = await stage.press("Gia", stage.card, "Set-up")
    deadlines = await stage.press("Gia", panel.response, "Deadlines")
    await stage.press("Gia", deadlines.response, "More to choose")
    await stage.choose("Gia", deadlines.response, ["gm"], "brehon:setting:1:0:0:reveal")
    await stage.press("Gia", stage.card, "Start the game")
    await until_the_guess(stage)
    await guess_nobody(stage)


@pytest.fixture
async def kept(opening: Opening) -> Stage:
    """Return a game that is over, whose GM has not told yet who was who."""
    return await opening.after(ended)


async def test_nobody_is_told_who_was_who_nor_who_won_until_the_gm_tells_it(kept: Stage) -> None:
    asked = [answer(await kept.command("Ann", f"game {name}")) for name in ("status", "history")]

    assert "Victory for Ulaid" in kept.said
    assert not any(told in each for told in (WHO, "Winner") for each in (kept.said, *asked))
    assert RECORD not in files(kept)


async def test_only_a_gm_tells_who_was_who(kept: Stage) -> None:
    refused = await kept.press("Ann", kept.channel.history()[-1], "Reveal who was who")

    assert "GM" in answer(refused)
    assert WHO not in kept.said


async def test_the_gm_tells_who_was_who_and_who_won(kept: Stage) -> None:
    before = len(kept.channel.history())
    said = await kept.press("Gia", kept.channel.history()[-1], "Reveal who was who")
    who, happened, closing = kept.channel.history()[before:]

    assert "Everybody now sees" in answer(said)
    assert WHO in text_of(who)
    assert "Winners" in text_of(who)
    assert {file.filename for file in who.attachments} == {FILE}
    assert "What really happened" in text_of(happened)
    assert [file.filename for file in closing.attachments] == [RECORD]


async def test_the_gm_is_called_once_to_tell_who_was_who_and_tells_it_once(kept: Stage) -> None:
    call = kept.dms("Gia")[-1]
    said = await kept.press("Gia", call, "Reveal who was who")
    told = kept.said
    await kept.pass_hours(LONGEST_REVEAL.total_seconds() / 3600)

    assert "Reveal who was who as soon as you like" in text_of(call)
    assert "Everybody now sees" in answer(said)
    assert told.count(WHO) == kept.said.count(WHO) == 1
    assert sum("Reveal who was who as soon as you like" in text_of(message) for message in kept.dms("Gia")) == 1


async def test_the_games_page_waits_for_the_reveal(kept: Stage) -> None:
    kept.bot.make_pages(page_of_game)
    before = files(kept)
    await kept.press("Gia", kept.dms("Gia")[-1], "Reveal who was who")
    await kept.pass_hours(LONGEST_REVEAL.total_seconds() / 3600)

    assert "tain-1.html" not in before
    assert files(kept)[-2:] == ["tain-1.html", RECORD]


async def test_the_reveal_comes_by_itself_after_a_while_despite_a_restart(kept: Stage) -> None:
    await kept.restart()
    await kept.pass_hours(LONGEST_REVEAL.total_seconds() / 3600)

    assert kept.said.count(WHO) == 1
    assert RECORD in files(kept)
    assert "nothing to reveal" in answer(await kept.command("Gia", "gm reveal"))


async def test_an_end_stands_once_it_is_revealed(kept: Stage) -> None:
    found = await kept.hosted()
    await kept.pass_hours(LONGEST_REVEAL.total_seconds() / 3600)
    refused = answer(await kept.command("Gia", "gm undo"))
    # This holds where another process does not know it yet, too.
    with pytest.raises(Overtaken):
        await kept.database.write(lambda connection: reopen(connection, found, now()))

    assert "its end stands" in refused
    assert (await kept.hosted()).phase is GamePhase.OVER


async def test_an_end_may_be_taken_back_while_the_reveal_waits(kept: Stage) -> None:
    said = await kept.take_back()
    hosted = await kept.hosted()

    assert said.response is not None
    assert "taken that back" in said.response.content
    assert (hosted.phase, hosted.started.table.outcome) == (GamePhase.RUNNING, None)
    assert hosted.deadline is not None


async def test_a_game_whose_end_is_taken_back_has_its_channel_again(kept: Stage) -> None:
    await kept.take_back()

    assert "This channel already has a game" in answer(await kept.command("Gia", "game new", game="tain"))


async def test_an_end_that_is_taken_back_is_no_longer_told(kept: Stage) -> None:
    call = kept.dms("Gia")[-1]
    await kept.take_back()
    await kept.pass_hours(LONGEST_REVEAL.total_seconds() / 3600)
    struck = next(each for each in kept.dms("Gia") if each.id == call.id).content

    assert struck.startswith("-# Taken back:")
    assert "Rematch" not in labels_of(kept.card)
    assert WHO not in kept.said
    assert RECORD not in files(kept)


async def test_a_game_whose_end_was_taken_back_ends_anew(kept: Stage) -> None:
    (assassin,) = await kept.with_role("assassin")
    await kept.take_back()
    await kept.pass_hours(LONGEST_REVEAL.total_seconds() / 3600)
    await kept.press(assassin, kept.dms(assassin)[-1], "Name nobody")
    await kept.command("Gia", "gm reveal")

    assert kept.said.count(WHO) == 1
    assert files(kept).count(RECORD) == 1


async def test_an_end_stands_where_another_game_has_the_channel(kept: Stage) -> None:
    await kept.command("Gia", "game new", game="tain")
    refused = answer(await kept.take_back(game="1"))

    assert "its end stands" in refused
    assert (await kept.hosted(1)).phase is GamePhase.OVER
