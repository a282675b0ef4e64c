"""A game is the same in each kind of room, and players are told what a kind of room cannot do."""

import pytest

from engine.great_table.roles import RoleName
from tests.cogs.masks import aliases, answers, begin_anonymous, spoken, write
from tests.cogs.places import PLACES, in_announcements, in_forum_post, let_webhooks_post_in_threads
from tests.cogs.stage import Stage, answer, text_of
from tests.cogs.threads import begin, private_threads, with_role
from tests.cogs.whole.test_closed_channels import told

WRONG_KIND = 50024
SECONDS = 1 / 3600
"""One second, in hours."""

apart = pytest.mark.parametrize("place", ["forum post", "announcement channel"])


@pytest.fixture(autouse=True)
def _webhooks(monkeypatch: pytest.MonkeyPatch) -> None:
    let_webhooks_post_in_threads(monkeypatch)


@pytest.mark.parametrize("place", PLACES)
async def test_speech_in_a_room_of_each_kind_is_posted_there_under_the_alias(stage: Stage, place: str) -> None:
    await PLACES[place](stage)
    await begin_anonymous(stage)
    await write(stage, "Ann", "I trust nobody.")

    assert spoken(stage) == [((await aliases(stage))["Ann"], "I trust nobody.")]


async def test_the_gm_is_told_that_a_forum_is_open(stage: Stage) -> None:
    await in_forum_post(stage)
    await begin_anonymous(stage)

    assert len(told(stage)) == 1


@apart
async def test_a_game_opened_where_no_private_threads_can_be_says_so(stage: Stage, place: str) -> None:
    await PLACES[place](stage)
    opened = answer(await stage.command("Gia", "game new", game="great-table", anonymous=False))

    assert "Only text channels can have private threads" in opened
    assert "Create Private Threads" not in opened


@apart
async def test_a_game_moved_where_no_private_threads_can_be_says_so(stage: Stage, place: str) -> None:
    await stage.command("Gia", "game new", game="great-table", anonymous=False)
    await PLACES[place](stage)

    assert "Only text channels can have private threads" in answer(await stage.command("Gia", "gm move"))


async def test_games_without_private_talk_say_nothing_of_threads(stage: Stage) -> None:
    await in_announcements(stage)

    assert "private threads" not in answer(await stage.command("Gia", "game new", game="tain", anonymous=False))


@apart
async def test_whispers_go_by_dm_where_private_threads_are_impossible(stage: Stage, place: str) -> None:
    await PLACES[place](stage)
    await begin(stage)
    one, other = await with_role(stage, RoleName.APPRENTICE)
    await stage.dm_command(one, "table whisper", thread="house", text="Kill Fay.")

    assert "Kill Fay" in text_of(stage.dms(other)[-1])
    assert sum("only text channels can" in text for text in answers(stage, "Gia")) == 1
    assert private_threads(stage) == []


async def test_a_channel_without_private_threads_is_not_asked_again_for_minutes(stage: Stage) -> None:
    path = f"/channels/{stage.channel.id}/threads"
    stage.env.inject_error("POST", path, status=400, code=WRONG_KIND, times=None)
    await begin(stage)
    asked = sum(request.path == path for request in stage.env.http_requests)
    await stage.pass_hours(0.5)

    assert sum("only text channels can" in text for text in answers(stage, "Gia")) == 1
    assert sum(request.path == path for request in stage.env.http_requests) == asked
