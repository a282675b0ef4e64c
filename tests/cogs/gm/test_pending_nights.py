"""The results of a night, of a day, and of the end of a game go to the GM first."""

from datetime import timedelta

from bot.clock import now
from bot.storage.schema.kinds import GamePhase
from tests.cogs.gamblers import SEVEN, holder, sit_down, table_of
from tests.cogs.gm.test_pending_results import LOOKS, TAKEN_BACK, channel, dms, hold, take_back, tell
from tests.cogs.opening import Opening
from tests.cogs.quests import guess_nobody, until_the_guess
from tests.cogs.stage import Stage, answer, text_of


async def test_the_end_of_a_game_goes_to_the_gm_first_who_takes_it_back_or_publishes_it(game: Stage) -> None:
    before = len(channel(game))
    await until_the_guess(game)
    await hold(game)
    await guess_nobody(game)
    await take_back(game)
    hosted = await game.hosted()
    assert (hosted.phase, hosted.started.table.outcome) == (GamePhase.RUNNING, None)
    assert hosted.asks.missing == {*await game.with_role("assassin")}
    await guess_nobody(game)
    shown, hosted = text_of(game.dms("Gia")[-1]), await game.hosted()
    quiet = "Victory" not in "\n".join(channel(game)[before:])
    await tell(game)

    assert quiet
    assert hosted.phase is GamePhase.RUNNING
    assert "Victory for Ulaid" in shown
    assert "Who was who" in shown
    assert "Victory for Ulaid" in "\n".join(channel(game))
    assert (await game.hosted()).phase is GamePhase.OVER


async def test_the_gm_reads_a_night_as_a_page_with_every_finding_in_its_file(dealt: Stage) -> None:
    await dealt.command("Gia", "gm close")
    await hold(dealt)
    before = dms(dealt, SEVEN)
    await dealt.command("Gia", "gm close")
    night = (await table_of(dealt)).time
    asked = dealt.dms("Gia")[-1]
    shown, (file,) = text_of(asked), asked.attachments
    words = (await file.read()).decode()
    quiet = dms(dealt, SEVEN) == before
    until, in_an_hour = (await dealt.hosted()).pending_until, now() + timedelta(hours=1)
    await tell(dealt)
    told = {name: dealt.dms(name)[-2].embeds[-1].description for name in SEVEN}

    assert night == "night"
    assert quiet
    assert until == in_an_hour
    assert "Day 2" in shown
    assert "For the GM" in shown
    assert "Day 2" in "\n".join(channel(dealt))
    assert "Your neighbours" not in shown
    assert all(name in shown.split("In private")[1] for name in SEVEN)
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
