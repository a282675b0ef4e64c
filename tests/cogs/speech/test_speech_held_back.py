"""Speech that cannot be posted holds up nothing behind it, and is not lost in silence."""

import pytest

from bot.clock import now
from bot.host.moves.owed_rows import speech_row
from tests.asking import save
from tests.cogs.masks import aliases, answers, begin_anonymous, spoken, write
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage


@pytest.fixture
async def masked(opening: Opening) -> Stage:
    """Return an anonymous game that has just begun."""
    return await opening.after(begin_anonymous)


def refuse_posts(stage: Stage, status: int, code: int = 0, times: int | None = None) -> None:
    """Let Discord refuse the webhook's posts."""
    stage.env.inject_error("POST", "/webhooks/*", status=status, code=code, times=times)


async def say_for_the_seventh_time(stage: Stage, name: str, *texts: str) -> None:
    """Put speech off so often that its next try is minutes away, and start the bot anew."""
    alias = (await aliases(stage))[name]
    for text in texts:
        row = speech_row(await stage.hosted(), alias, text, now(), 0)
        row.attempts = 6
        await save(stage.database, row)
    await stage.restart()


def forbid_webhooks(stage: Stage) -> None:
    """Take Manage Webhooks from the bot."""
    stage.env.inject_error("GET", "/channels/*/webhooks", status=403, code=50013, times=None)


def mend(stage: Stage) -> None:
    """Let Discord accept everything again."""
    stage.env.backend.faults.clear()


@pytest.mark.parametrize("status", [429, 503])
async def test_speech_that_cannot_be_posted_now_holds_up_nothing_and_keeps_its_order(
    masked: Stage, status: int
) -> None:
    refuse_posts(masked, status)
    await say_for_the_seventh_time(masked, "Ann", "one", "two")
    await masked.command("Gia", "gm pause")
    last = masked.channel.history()[-1]
    mend(masked)
    await masked.pass_hours(0.1)

    assert "The GM has paused the game" in last.content
    assert [text for _, text in spoken(masked)] == ["one", "two"]


async def test_forbidden_speech_holds_up_nothing_behind_it(masked: Stage) -> None:
    forbid_webhooks(masked)
    await write(masked, "Ann", "I trust nobody.")
    await masked.command("Gia", "gm extend", time="1")

    assert "The deadline moves" in masked.channel.history()[-1].content


async def test_a_speaker_is_told_of_speech_that_discord_refuses_and_the_next_is_posted(masked: Stage) -> None:
    refuse_posts(masked, 400, 50035, times=1)
    await write(masked, "Ann", "I trust nobody.")
    await write(masked, "Ben", "two")

    assert "it wasn't posted" in answers(masked, "Ann")[-1]
    assert answers(masked, "Ann")[-1].endswith(">>> I trust nobody.")
    assert "it wasn't posted" in answers(masked, "Gia")[-1]
    assert "Ann" not in answers(masked, "Gia")[-1]
    assert not any("wasn't posted" in text for name in ("Ben", "Cat") for text in answers(masked, name))
    assert [text for _, text in spoken(masked)] == ["two"]


@pytest.fixture
async def mute(masked: Stage) -> Stage:
    """A game in which Ann has spoken while the bot lacked Manage Webhooks."""
    forbid_webhooks(masked)
    await write(masked, "Ann", "kept for later")
    await masked.pass_hours(0.5)
    return masked


def warnings(stage: Stage) -> int:
    """Count how often the GM was told of the missing permission."""
    return len([text for text in answers(stage, "Gia") if "Manage Webhooks" in text])


async def test_without_manage_webhooks_the_game_rests_and_a_speaker_knows_it_waits(mute: Stage) -> None:
    assert (await mute.table()).paused
    assert warnings(mute) == 1
    assert "I'll post what you said as soon as I can" in answers(mute, "Ann")[-1]


async def test_a_game_resumed_without_manage_webhooks_rests_again_and_its_gm_is_told_again(mute: Stage) -> None:
    await mute.command("Gia", "gm resume")
    await mute.pass_hours(0.1)

    assert (await mute.table()).paused
    assert warnings(mute) == 2


async def test_what_was_said_is_posted_once_the_bot_has_manage_webhooks_again(mute: Stage) -> None:
    mend(mute)
    await mute.command("Gia", "gm resume")

    assert [text for _, text in spoken(mute)] == ["kept for later"]


async def test_later_speech_does_not_overtake_speech_that_could_not_be_posted(masked: Stage) -> None:
    refuse_posts(masked, 503, times=1)
    await write(masked, "Ann", "one")
    await write(masked, "Ann", "two")
    await masked.pass_hours(0.1)

    assert [text for _, text in spoken(masked)] == ["one", "two"]
