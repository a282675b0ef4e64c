"""The stage: an error in the bot ends a rehearsal, and what Discord does not allow is impossible here too."""

from collections.abc import AsyncIterator
from random import Random
from typing import TYPE_CHECKING, TypeVar

import pytest
from sqlalchemy import text
from typing_extensions import override

from bot.client import Brehon
from bot.cogs.pressing import PressedItem, heard
from bot.components.keys import Verb
from bot.rehearsal.failure import Impossible, RehearsalFailed
from bot.rehearsal.game_master import button
from bot.rehearsal.player import Player
from bot.rehearsal.stage import Stage, set_stage
from bot.rehearsal.watcher import Edited, Pinned, Posted, Watcher
from tests.asking import change

if TYPE_CHECKING:
    from _typeshed import SupportsLenAndGetItem

T = TypeVar("T")


@pytest.fixture
async def stage() -> AsyncIterator[Stage]:
    """An empty table."""
    async with set_stage(["Nora", "Ann", "Ben"]) as stage:
        nora = stage.people["Nora"]
        await nora.type(nora.commands["game new"], {"game": "tain"})
        yield stage


async def test_a_press_that_is_not_acknowledged_ends_the_rehearsal(stage: Stage) -> None:
    assert isinstance(stage.env.bot, Brehon)
    stage.env.bot.remove_dynamic_items(PressedItem)
    stage.env.bot.remove_listener(heard, "on_interaction")
    ann = stage.people["Ann"]

    with pytest.raises(RehearsalFailed, match=r"Ann presses \[Join\]: the bot has not acknowledged it"):
        await ann.press(button(ann, Verb.JOIN))


async def test_an_error_in_the_bot_ends_the_rehearsal(stage: Stage) -> None:
    await change(stage._database, text("DROP TABLE occupants"))
    ann = stage.people["Ann"]

    with pytest.raises(RehearsalFailed, match="Error"):
        await ann.press(button(ann, Verb.JOIN))


async def test_a_refusal_is_an_answer_and_not_a_failure(stage: Stage) -> None:
    ann = stage.people["Ann"]
    answer = await ann.type(ann.commands["game start"], {})

    assert answer is not None
    assert answer.only == "Ann"


async def test_a_command_that_is_not_offered_is_impossible(stage: Stage) -> None:
    ann = stage.people["Ann"]

    with pytest.raises(Impossible):
        await ann.type(ann.commands["gm extend"], {"time": "1" * 100})


class Bent(Random):
    """A will that takes every chance, and chooses one thing wherever it may."""

    def __init__(self, wanted: str) -> None:
        super().__init__(0)
        self._wanted = wanted

    @override
    def random(self) -> float:
        return 0.0

    @override
    def choice(self, seq: "SupportsLenAndGetItem[T]") -> T:
        return next((seq[place] for place in range(len(seq)) if seq[place] == self._wanted), seq[0])


async def test_a_simulated_player_types_only_offered_commands_in_a_dm(stage: Stage) -> None:
    for command in ("stats", "game help"):
        await Player(stage.people["Ann"], Bent(command))._type()

    assert [act.what.endswith("in the DM") for act in stage.acts[-2:]] == [False, True]


async def test_a_watcher_tells_each_piece_of_news_once(stage: Stage) -> None:
    watcher = Watcher(stage, "Ben")
    watcher.news()
    ann = stage.people["Ann"]
    await ann.press(button(ann, Verb.JOIN))
    await stage.pause(5)
    happened = watcher.news()

    assert [type(each) for each in happened] == [Edited]
    assert isinstance(happened[0], Edited)
    assert "Ann" in happened[0].after.embeds[1].fields[0][1]
    assert not watcher.news()


async def test_a_new_watcher_is_told_everything(stage: Stage) -> None:
    happened = Watcher(stage, "Ben").news()

    assert [type(each) for each in happened if not isinstance(each, Pinned)] == [Posted]
