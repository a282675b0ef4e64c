"""The results of a night, of a day, and of the end of a game go to the GM first."""

from datetime import timedelta

import pytest

from bot.clock import now
from bot.storage.schema.kinds import GamePhase
from tests.cogs.conftest import begin
from tests.cogs.gamblers import SEVEN, holder, sit_down, table_of
from tests.cogs.gm.test_pending_results import LOOKS, TAKEN_BACK, channel, dms, hold, take_back, tell
from tests.cogs.opening import Opening
from tests.cogs.quests import guess_nobody, until_the_guess
from tests.cogs.stage import Stage, answer, text_of


async def play_to_the_end(stage: Stage) -> None:
    """Play a game up to its end, which waits for the GM."""
    await begin(stage)
    await until_the_guess(stage)
    await hold(stage)
    await guess_nobody(stage)


@pytest.fixture
async def guessed(opening: Opening) -> Stage:
    """A game whose end waits for the GM."""
    return await opening.after(play_to_the_end)


async def test_the_end_of_a_game_goes_to_the_gm_first(guessed: Stage) -> None:
    shown = text_of(guessed.dms("Gia")[-1])

    assert "Victory for Ulaid" in shown
    assert "Who was who" in shown
    assert "Victory" not in "\n".join(channel(guessed))
    assert (await guessed.hosted()).phase is GamePhase.RUNNING


async def test_a_game_whose_end_was_taken_back_asks_the_guesser_again(guessed: Stage) -> None:
    await take_back(guessed)
    hosted = await guessed.hosted()

    assert (hosted.phase, hosted.started.table.outcome) == (GamePhase.RUNNING, None)
    assert hosted.asks.missing == {*await guessed.with_role("assassin")}


async def test_a_game_whose_end_was_published_is_over_for_everybody(guessed: Stage) -> None:
    await tell(guessed)

    assert "Victory for Ulaid" in "\n".join(channel(guessed))
    assert (await guessed.hosted()).phase is GamePhase.OVER


async def hold_a_day(stage: Stage) -> None:
    """Close a day and its night, and let the GM see first what follows."""
    await stage.command("Gia", "gm close")
    await hold(stage)
    await stage.command("Gia", "gm close")


async def test_the_gm_reads_a_night_on_a_page_before_it_is_published(dealt: Stage) -> None:
    await hold_a_day(dealt)
    shown = text_of(dealt.dms("Gia")[-1])

    assert "Day 2" in shown
    assert "For the GM" in shown
    assert "Your neighbours" not in shown
    assert all(name in shown.split("In private")[1] for name in SEVEN)


async def test_nobody_is_told_of_a_night_before_its_time_or_its_publishing(dealt: Stage) -> None:
    await dealt.command("Gia", "gm close")
    await hold(dealt)
    before = dms(dealt, SEVEN)
    await dealt.command("Gia", "gm close")

    assert (await table_of(dealt)).time == "night"
    assert dms(dealt, SEVEN) == before
    assert (await dealt.hosted()).pending_until == now() + timedelta(hours=1)


async def test_the_file_of_a_pending_night_has_word_for_word_what_everybody_is_told(dealt: Stage) -> None:
    await hold_a_day(dealt)
    (file,) = dealt.dms("Gia")[-1].attachments
    words = (await file.read()).decode()
    await tell(dealt)
    told = {name: dealt.dms(name)[-2].embeds[-1].description for name in SEVEN}

    assert "Day 2" in "\n".join(channel(dealt))
    assert [name for name, text in told.items() if text is None or text.replace("**", "") not in words] == []
    assert dealt.dms("Gia")[-2].embeds == []


async def test_an_undo_by_the_gm_is_told_at_once_even_if_later_orders_are_made_again(dealt: Stage) -> None:
    await hold(dealt)
    await dealt.command("Gia", "gm close")
    await tell(dealt)
    guard = await holder(dealt, "guard")
    await dealt.command(guard, "table use", player=next(name for name in SEVEN if name != guard))
    await dealt.take_back()
    table = await table_of(dealt)

    assert (await dealt.hosted()).pending is None
    assert TAKEN_BACK in channel(dealt)[-1]
    assert (table.time, {*table.today.uses}) == ("day", {guard})


async def test_words_said_meanwhile_are_heard_and_a_vote_in_them_is_refused(opening: Opening) -> None:
    stage = await opening.after(sit_down, SEVEN)
    await hold(stage)
    await stage.command("Gia", "gm close")
    pending = (await stage.hosted()).pending
    said = await stage.dm_command("Ann", "say", text="What a day.")
    voted = await stage.dm_command("Ann", "say", text=f"vote: {(await stage.hosted()).names[1]}")
    await tell(stage)

    assert pending is not None
    assert "under your alias" in answer(said)
    assert LOOKS in answer(voted)
    assert "your message wasn't posted" in answer(voted)
    assert (await table_of(stage)).time == "night"
