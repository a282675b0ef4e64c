"""The count of the votes in the channel, at the times that the table has chosen."""

from datetime import timedelta

from sqlalchemy import select

from bot.clock import now
from bot.storage.games.vote_counts import CountRow
from bot.storage.schema.choices import Counting
from tests.asking import choose_settings, rows_in, save
from tests.cogs.gamblers import SEVEN, give_lists
from tests.cogs.stage import Stage, text_of


def counts(stage: Stage) -> list[str]:
    """Return the posted counts, oldest first."""
    return [text for message in stage.channel.history() if "Votes of day" in (text := text_of(message))]


async def test_changed_counts_are_posted_every_twelve_hours_even_after_a_restart(dealt: Stage) -> None:
    await dealt.command("Gia", "gm extend", time="24")
    await dealt.pass_hours(12.1)
    unchanged = counts(dealt)
    await dealt.command("Ann", "table vote", player="Ben")
    await dealt.command("Gia", "gm pause")
    await dealt.pass_hours(24)
    paused = counts(dealt)
    await dealt.command("Gia", "gm resume")
    await dealt.restart()
    await dealt.pass_hours(12.1)
    (count,) = counts(dealt)
    await dealt.command("Ann", "table unvote")
    await dealt.command("Ann", "table vote", player="Ben")
    await dealt.pass_hours(12)

    assert unchanged == paused == []
    assert "**Ben** (1,\N{NO-BREAK SPACE}L\N{NON-BREAKING HYPHEN}3): Ann" in count
    assert "Not voting (6): Ben, Cat, Dan, Eve, Fay, Gus" in count
    assert "With 7 alive, it takes 4 to lynch." in count
    assert counts(dealt) == [count], "the same is not shown again"


async def test_votes_may_be_counted_two_hours_before_the_end_or_with_each_vote(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="great-table", anonymous=False)
    deadlines = await stage.press("Gia", (await stage.press("Gia", stage.card, "Set-up")).response, "Deadlines")
    await stage.choose("Gia", deadlines.response, [Counting.BEFORE_END], "brehon:setting:1:0:0:counting")
    shown = await stage.painted_card()
    for name in SEVEN:
        stage.add(name)
        await stage.press(name, stage.card, "Join")
    await stage.command("Gia", "game start")
    await give_lists(stage, ["Ann", "Cat"])
    await stage.command("Ann", "table vote", player="Ben")
    await stage.command("Gia", "gm extend", time="4")
    await stage.pass_hours(28.1)
    before = counts(stage)
    await stage.pass_hours(4)
    await choose_settings(stage.database, counting=Counting.EVERY_VOTE)
    await stage.command("Cat", "table vote", player="Ben")

    assert "I count the votes in the channel two hours before the end" in shown
    assert before == []
    assert len(counts(stage)) == 1
    assert "**Votes** (4 decide)\n**Ben** (2,\N{NO-BREAK SPACE}L\N{NON-BREAKING HYPHEN}2): Ann, Cat" in text_of(
        stage.channel.history()[-1]
    )


async def test_a_due_count_is_never_posted_once_the_table_counts_no_votes(game: Stage) -> None:
    await save(game.database, CountRow(game_id=1, at=now() + timedelta(minutes=1), shown=""))
    await game.restart()
    await game.pass_hours(1)

    assert counts(game) == []
    assert await rows_in(game.database, select(CountRow)) == []
