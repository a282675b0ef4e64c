"""At the end of a race the table hears what the year brings to the fastest and the richest, and what the pot paid."""

from tests.cogs.setup.test_setting_up import opened
from tests.cogs.stage import Stage, selects_of, text_of


async def test_the_end_of_a_race_tells_both_fortunes_and_the_pots_ledger(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="sigily", late="auto")
    for name in ("Ann", "Ben"):
        await stage.press(name, stage.card, "Join")
    more = (await stage.press("Gia", await opened(stage), "More to choose")).response
    assert more is not None
    switches = next(each for each in selects_of(more) if "pot" in [option.value for option in each.options])
    await stage.choose("Gia", more, ["pot"], switches.custom_id)
    await stage.press("Gia", stage.card, "Start the game")
    await stage.press("Ann", (await stage.command("Ann", "sigily resign")).response, "Yes, I give up")
    end = "\n".join(map(text_of, stage.channel.history()))

    assert "Fastest: **Ben**. Health and love await." in end
    assert "Richest: **Ben**, with 52 coins. Good business awaits." in end
    assert "The pot, 26 tokens from each, pays a token for each coin: **Ann** -26, **Ben** +26." in end
