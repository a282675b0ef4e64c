"""A game of each kind in each kind of room. The suite plays some of them; ``--all-places`` plays all."""

from collections.abc import Awaitable, Callable

import pytest

from bot.storage.schema.kinds import GamePhase
from tests.cogs.conftest import NAMES
from tests.cogs.gamblers import SEVEN, deal, sit_down
from tests.cogs.gamblers import table_of as great_table_of
from tests.cogs.masks import spoken, write
from tests.cogs.places import PLACES, let_webhooks_post_in_threads
from tests.cogs.samurai import TEN, mission, table_of
from tests.cogs.stage import Stage

SAMPLE = {("forum post", "great-table"), ("announcement channel", "tain"), ("thread", "tain")}


async def play_tain(stage: Stage) -> None:
    """Play three quests that succeed, and let the assassin name nobody."""
    await stage.command("Gia", "game new", game="tain")
    for name in NAMES:
        await stage.press(name, stage.card, "Join")
    await stage.press("Gia", stage.card, "Start the game")
    good = await stage.on_side("good")
    for _ in range(3):
        party = good[: (await stage.table()).party_size]
        await stage.propose(*party)
        for name in NAMES:
            await stage.press(name, stage.prompt, "Approve")
        for name in party:
            await stage.press(name, stage.dms(name)[-1], "Support")
    (assassin,) = await stage.with_role("assassin")
    await stage.press(assassin, stage.dms(assassin)[-1], "Name nobody")


async def play_honnoji(stage: Stage) -> None:
    """Give the first talisman, play its mission, and end the game."""
    await sit_down(stage, TEN, game="honnoji", late="ask")
    table = await table_of(stage)
    await stage.choose(str(table.round.leader), stage.prompt, [next(n for n in TEN if n != table.round.leader)])
    await mission(stage)
    await stage.end("Gia")


async def play_great_table(stage: Stage) -> None:
    """Deal the cards, talk, let a day and a night pass, and end the game."""
    await sit_down(stage, SEVEN, anonymous=True)
    await deal(stage)
    await write(stage, "Ann", "Good morning.")
    assert [text for _, text in spoken(stage)] == ["Good morning."]
    await stage.pass_hours(33)
    assert (await great_table_of(stage)).number == 2
    await stage.end("Gia")


GAMES: dict[str, Callable[[Stage], Awaitable[None]]] = {
    "tain": play_tain,
    "honnoji": play_honnoji,
    "great-table": play_great_table,
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("place", PLACES)
async def test_a_game_is_played_to_its_end_in_a_room_of_each_kind(
    stage: Stage, place: str, game: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    if (place, game) not in SAMPLE and not request.config.getoption("--all-places"):
        pytest.skip("only with --all-places")
    let_webhooks_post_in_threads(monkeypatch)
    await PLACES[place](stage)
    await GAMES[game](stage)

    assert (await stage.hosted()).phase is GamePhase.OVER
    assert stage.channel.history()[-1].attachments[0].filename.endswith(".jsonl")
