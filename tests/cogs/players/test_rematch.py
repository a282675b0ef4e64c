"""A rematch: the same table once more."""

from sqlalchemy import update

from bot.storage.schema.choices import Counting, Holding, Previewing, Reasoning, Revealing, Spectating, Talking
from bot.storage.schema.escalation import Before, Escalation, Following
from bot.storage.schema.game_settings import GameSettings
from bot.storage.schema.kinds import LatePolicy, Secrecy
from bot.storage.schema.models import GameRow
from bot.storage.schema.pace import Pace, Quiet
from tests.asking import change
from tests.cogs.stage import Stage, answer, text_of

THREE = ("Ann", "Ben", "Cat")
CHOSEN = GameSettings(
    hours={"turn": 5.0},
    pace=Pace(quiet=Quiet(23 * 60, 8 * 60)),
    late=LatePolicy.AUTO,
    secrecy=Secrecy.ANSWERS,
    reveal=Revealing.BY_GM,
    preview=Previewing.OFF,
    counting=Counting.ON_DEMAND,
    escalation=Escalation(first=Before.HOUR, patience=24, removal=2, following=Following.NEVER),
    holding=Holding.FOR_60,
    reasons=Reasoning.GM,
    spectating=Spectating.NEVER,
    talking=Talking.ANYWHERE,
)


async def played(stage: Stage) -> None:
    """Begin a game of three and end it."""
    for name in THREE:
        if name not in stage.users:
            stage.add(name)
    await stage.command("Gia", "game new", game="bluff", late="auto", wait="5", quiet="23:00-08:00")
    for name in THREE:
        await stage.press(name, stage.card, "Join")
    await stage.command("Gia", "game start")


async def test_a_rematch_asks_everybody_seats_nobody_and_turns_the_seats_by_one(stage: Stage) -> None:
    await played(stage)
    early = await stage.command("Gia", "game rematch")
    await stage.end("Gia")
    await stage.painted_card()
    await stage.press("Gia", stage.card, "Rematch")
    post = next(each for each in reversed(stage.channel.history()) if "once more" in text_of(each))
    before, after = await stage.hosted(1), await stage.hosted(2)
    stage.add("Dan")
    for name in ("Dan", *THREE):
        await stage.press(name, post, "Join")

    assert "isn't over" in answer(early)
    assert all(f"<@{stage.users[name].id}>" in post.content for name in THREE)
    assert after.names == ()
    assert (after.theme.slug, after.settings) == (before.theme.slug, before.settings)
    assert after.settings.pace == Pace(quiet=Quiet(23 * 60, 8 * 60))
    assert (await stage.hosted(2)).names == ("Ben", "Cat", "Ann", "Dan")


async def test_a_rematch_keeps_all_settings_of_its_table(stage: Stage) -> None:
    await played(stage)
    await change(stage.database, update(GameRow).where(GameRow.id == 1).values(settings=CHOSEN))
    await stage.end("Gia")
    await stage.command("Gia", "game rematch")

    assert (await stage.hosted(2)).settings == (await stage.hosted(1)).settings == CHOSEN


async def test_a_stranger_cannot_ask_for_a_rematch(stage: Stage) -> None:
    await played(stage)
    await stage.end("Gia")

    assert "played or led" in answer(await stage.command("Zoe", "game rematch"))
