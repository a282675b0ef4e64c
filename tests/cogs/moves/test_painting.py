"""The card is painted with each wait, and seldom within one."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import fields
from itertools import pairwise

import pytest
from typing_extensions import override

from bot.database.database import Database
from bot.delivery.card.card import digest
from bot.delivery.card.illustrating import illustrated_card
from bot.delivery.card.painter import PATIENCE, PAUSE, Painter
from bot.delivery.requests.port import Port
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import Loss
from engine.table import Table
from engine.telling import R
from engine.views import View
from tests.cogs.boatmen import boats
from tests.cogs.conftest import NAMES
from tests.cogs.gamblers import sit_down
from tests.cogs.games.test_danube import press
from tests.cogs.opening import Opening
from tests.cogs.quests import let_vote
from tests.cogs.stage import STILL, Stage, new_bot, text_of


async def with_real_pauses(stage: Stage) -> Stage:
    """Start the bot anew with cards that rest as long as they do on Discord, and let it paint."""
    await stage.env.restart_bot(new_bot(stage.database, pauses=STILL._replace(card=PAUSE)))
    await stage.env.advance_time(PATIENCE)
    return stage


@pytest.fixture
async def calm(game: Stage) -> Stage:
    """Return a game of five whose card rests as long as it does on Discord."""
    return await with_real_pauses(game)


def paintings(stage: Stage) -> int:
    """Return the number of edits of the card."""
    path = f"/messages/{stage.card.id}"
    return sum(request.method == "PATCH" and request.path.endswith(path) for request in stage.env.http_requests)


async def test_the_card_shows_a_new_wait_soon_and_the_same_wait_every_half_minute(calm: Stage) -> None:
    await calm.propose()
    await calm.env.advance_time(PAUSE)
    begun = paintings(calm)
    for name in NAMES[:3]:
        await calm.press(name, calm.prompt, "Approve openly")
        await calm.env.advance_time(PAUSE)
    voted = paintings(calm)
    await calm.env.advance_time(PATIENCE)

    assert (voted, paintings(calm)) == (begun, begun + 1)
    assert "**Ann** (approves), **Ben** (approves), **Cat** (approves)" in text_of(calm.card)


async def test_the_beginning_of_a_vote_hurries_no_card_because_its_post_grows(calm: Stage) -> None:
    await calm.propose()
    await let_vote(calm, approve=False)
    await calm.env.advance_time(PAUSE)
    painted = paintings(calm)
    await calm.propose()
    await calm.env.advance_time(PAUSE)
    begun = paintings(calm)
    await calm.env.advance_time(PATIENCE)

    assert (begun, paintings(calm)) == (painted, painted + 1)


@pytest.fixture
async def voting(calm: Stage) -> Stage:
    """A vote whose card has come to rest."""
    await calm.propose("Ann", "Ben")
    await calm.env.advance_time(PAUSE)
    return calm


@pytest.fixture
async def questing(voting: Stage) -> Stage:
    """A quest whose card has come to rest."""
    await let_vote(voting)
    await voting.env.advance_time(PAUSE)
    return voting


async def test_a_resting_card_is_woken_once_by_a_new_wait(voting: Stage) -> None:
    begun = paintings(voting)
    await let_vote(voting)
    await voting.env.advance_time(PAUSE)

    assert paintings(voting) == begun + 1
    assert "2 orders" in text_of(voting.card)


async def test_a_resting_card_is_woken_by_no_order(questing: Stage) -> None:
    begun = paintings(questing)
    await questing.press("Ann", questing.dms("Ann")[-1], "Support")
    await questing.env.advance_time(PAUSE)

    assert paintings(questing) == begun


async def test_a_resting_card_is_woken_by_a_pause(questing: Stage) -> None:
    await questing.command("Gia", "gm pause")
    await questing.env.advance_time(PAUSE)

    assert "paused" in text_of(questing.card)


@pytest.mark.parametrize("is_changed", [False, True])
async def test_a_secret_move_neither_hastens_nor_delays_the_cards_edits(calm: Stage, is_changed: bool) -> None:
    async def change_a_secret_vote() -> None:
        if is_changed:
            await calm.press("Ann", calm.prompt, "Reject")

    counted: list[int] = []

    async def pass_time(seconds: float) -> None:
        await calm.env.advance_time(seconds)
        counted.append(paintings(calm))

    await calm.propose()
    await calm.press("Ann", calm.prompt, "Approve")
    await calm.env.advance_time(2 * PATIENCE)
    await change_a_secret_vote()
    await pass_time(PAUSE)
    await change_a_secret_vote()
    await calm.press("Ben", calm.prompt, "Approve openly")
    await pass_time(PAUSE)
    await change_a_secret_vote()
    await pass_time(PATIENCE / 3)
    await calm.press("Cat", calm.prompt, "Approve openly")
    await change_a_secret_vote()
    await pass_time(PATIENCE / 2)
    await change_a_secret_vote()
    await pass_time(PATIENCE / 6 - PAUSE / 2)
    await change_a_secret_vote()
    for name in NAMES[3:]:
        await calm.press(name, calm.prompt, "Approve openly")
    if is_changed:
        await calm.press("Ann", calm.dms("Ann")[-1], "Support")
    await pass_time(PAUSE)

    assert [after - before for before, after in pairwise(counted)] == [1, 0, 0, 1, 1]


async def test_on_a_board_only_a_new_turn_hurries_the_card(opening: Opening) -> None:
    river = await with_real_pauses(
        await opening.after(sit_down, ("Ann", "Ben"), by_hand=True, game="danube", late="ask")
    )
    passed = within = 0
    while not within:
        turn, painted = (await boats(river)).turn, paintings(river)
        await press(river)
        await river.env.advance_time(PAUSE)
        if (await boats(river)).turn != turn:
            passed += 1
            assert paintings(river) == painted + 1
        elif passed:
            within += 1
            assert paintings(river) == painted


class Watched(HostedGame):
    """A game that counts how often it was looked at."""

    looks = 0

    @override
    def view(self, reader: R) -> View[Table, R]:
        Watched.looks += 1
        return super().view(reader)


def watched(hosted: HostedGame) -> Watched:
    """Return the same game, watched."""
    return Watched(**{field.name: getattr(hosted, field.name) for field in fields(hosted)})


async def lose(_game_id: int, _channel_id: int, _loss: Loss) -> None:
    """Ignore the loss of a room."""
    raise AssertionError("the room is there")


async def test_a_card_is_computed_once_if_nobody_has_gone_on_meanwhile(calm: Stage) -> None:
    await calm.propose()
    await calm.env.advance_time(PAUSE)
    await calm.press("Ann", calm.prompt, "Approve openly")

    async def load(_: int) -> HostedGame:
        return watched(await calm.hosted())

    Watched.looks = 0
    await illustrated_card(await load(1))
    once, painted = Watched.looks, paintings(calm)
    painter = Painter(calm.bot.services.port, calm.database, load, lose)
    painter.touch(1)
    await asyncio.gather(*painter._tasks.values())
    await painter.close()

    assert (paintings(calm), Watched.looks) == (painted + 1, 2 * once)


async def test_a_card_that_goes_on_while_it_is_painted_is_computed_once_for_each_edit(calm: Stage) -> None:
    await calm.propose()
    await calm.env.advance_time(PAUSE)
    found = [watched(await calm.hosted())]
    await calm.press("Ann", calm.prompt, "Approve openly")
    present = watched(await calm.hosted())

    async def load(_: int) -> HostedGame:
        if not found:
            return present
        painter.touch(1, hurry=False)
        return found.pop()

    Watched.looks = 0
    await illustrated_card(present)
    once, painted = Watched.looks, paintings(calm)
    painter = Painter(calm.bot.services.port, calm.database, load, lose, pause=0.0)
    painter.replace(1)
    await asyncio.gather(*painter._tasks.values())
    await painter.close()

    assert (paintings(calm), Watched.looks) == (painted + 2, 3 * once)


async def paintings_when_overtaken(stage: Stage, seen: HostedGame) -> int:
    """Return the number of paintings of a card whose game has gone on while the newest card is already saved."""
    found, present = [seen], await stage.hosted()
    present.room.card_digest = digest(await illustrated_card(present))

    async def load(_: int) -> HostedGame:
        return found.pop() if found else present

    before = paintings(stage)
    painter = Painter(stage.bot.services.port, stage.database, load, lose, pause=0.0)
    painter.replace(1)
    await asyncio.gather(*painter._tasks.values())
    await painter.close()
    return paintings(stage) - before


async def test_a_card_painted_by_another_process_is_not_painted_again_after_a_secret_move(calm: Stage) -> None:
    await calm.propose()
    await calm.press("Ann", calm.prompt, "Approve")
    seen = await calm.hosted()
    await calm.press("Ann", calm.prompt, "Reject")

    assert await paintings_when_overtaken(calm, seen) == 1


async def test_a_card_painted_by_another_process_is_painted_again_after_a_public_move(calm: Stage) -> None:
    await calm.propose()
    await calm.press("Ann", calm.prompt, "Reject")
    seen = await calm.hosted()
    await calm.press("Ann", calm.prompt, "Approve openly")

    assert await paintings_when_overtaken(calm, seen) == 2
    assert "**Ann** (approves)" in text_of(calm.card)


class Restless(Painter):
    """A painter that does not rest after a failure."""

    @override
    async def _rest(self, game_id: int, failures: int) -> None:
        pass


async def test_a_card_stays_in_doubt_if_its_games_progress_could_not_be_read(calm: Stage) -> None:
    await calm.propose()
    await calm.env.advance_time(PAUSE)
    before = await calm.hosted()
    await calm.press("Ann", calm.prompt, "Approve openly")
    present = await calm.hosted()
    present.room.card_digest = digest(await illustrated_card(present))
    found = [before, None]

    async def load(_: int) -> HostedGame:
        hosted = found.pop(0) if found else present
        if hosted is None:
            raise OSError("the database is away")
        return hosted

    painted = paintings(calm)
    painter = Restless(calm.bot.services.port, calm.database, load, lose)
    painter.replace(1)
    await asyncio.gather(*painter._tasks.values())
    await painter.close()

    assert paintings(calm) == painted + 2
    assert "**Ann** (approves)" in text_of(calm.card)


class Timed(Painter):
    """A painter that never rests, and remembers which edits it would have hurried."""

    def __init__(self, port: Port, database: Database, load: Callable[[int], Awaitable[HostedGame | None]]) -> None:
        super().__init__(port, database, load, lose)
        self.hurried: list[bool] = []

    @override
    async def _rest(self, game_id: int, failures: int) -> None:
        self.hurried.append(game_id in self._hurried)


async def test_a_secret_move_takes_no_hurry_from_a_card_that_is_being_painted(calm: Stage) -> None:
    found = [await calm.hosted()]
    await calm.propose()
    present = await calm.hosted()

    async def load(_: int) -> HostedGame:
        if not found:
            return present
        painter.touch(1)
        painter.touch(1, hurry=False)
        return found.pop()

    painter = Timed(calm.bot.services.port, calm.database, load)
    painter.touch(1, hurry=False)
    await asyncio.gather(*painter._tasks.values())
    await painter.close()

    assert painter.hurried == [False, True]
