"""Players whom Discord does not let into their private thread."""

import pytest
from simcord import ChannelHandle

from engine.great_table.roles import RoleName
from tests.cogs.gamblers import SEVEN, SIXTEEN
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, text_of
from tests.cogs.threads import begin, people_in, private_threads, thread_of, with_role

TEN = SIXTEEN[:10]
"""So many that the game goes on without three Card Players."""


def keep_out(stage: Stage, *names: str, code: int = 50001) -> None:
    """Let Discord refuse to let some people into threads."""
    for name in names:
        path = f"/channels/*/thread-members/{stage.users[name].id}"
        stage.env.inject_error("PUT", path, status=403, code=code, times=None)


class Dead:
    """Two dead Card Players, of whom Discord keeps the second out of their thread, and two who live."""

    def __init__(self, stage: Stage, thread: ChannelHandle, *players: str) -> None:
        self.stage = stage
        self.thread = thread
        self.inside, self.outside, self.third, self.fourth = players

    async def whisper(self, name: str, text: str) -> None:
        """Let somebody whisper to the dead."""
        await self.stage.dm_command(name, "table whisper", thread="dead", text=text)

    async def kill(self, name: str) -> None:
        """Let the GM take a player out of the game."""
        await self.stage.command("Gia", "gm modkill", player=name)


@pytest.fixture
async def dead(opening: Opening) -> Dead:
    """Return a game of ten with two dead players."""
    stage = await opening.after(begin, players=TEN)
    outside, inside, third, fourth = (await with_role(stage, RoleName.PLAYER, among=TEN))[:4]
    keep_out(stage, outside)
    for name in (inside, outside):
        await stage.command("Gia", "gm modkill", player=name)
    return Dead(stage, await thread_of(stage, inside), inside, outside, third, fourth)


async def test_a_player_who_cannot_be_let_in_gets_whispers_by_dm(dead: Dead) -> None:
    await dead.whisper(dead.inside, "Boo.")

    assert "Boo." in text_of(dead.stage.dms(dead.outside)[-1])
    assert text_of(dead.thread.history()[-1]).splitlines()[-1] == "> Boo."


async def test_a_whisper_of_a_player_who_cannot_be_let_in_is_posted_in_the_thread(dead: Dead) -> None:
    await dead.whisper(dead.inside, "Boo.")
    await dead.whisper(dead.outside, "Hoo.")

    told = [text_of(message) for name in (dead.outside, dead.inside) for message in dead.stage.dms(name)]
    assert not any("Hoo." in text for text in told)
    assert [text.splitlines()[-1] for text in map(text_of, dead.thread.history()[-2:])] == ["> Boo.", "> Hoo."]


async def test_a_player_who_cannot_be_let_in_is_not_called_into_the_thread(dead: Dead) -> None:
    await dead.whisper(dead.outside, "Hoo.")

    assert [user.name for message in dead.thread.history() for user in message.mentions] == [dead.inside, "Gia"]


async def test_a_player_who_cannot_be_let_in_keeps_nobody_else_out(dead: Dead) -> None:
    await dead.kill(dead.third)

    assert people_in(dead.stage, dead.thread) == {dead.inside, dead.third, "Gia"}


async def test_a_player_who_cannot_be_let_in_is_told_once_like_the_gm(dead: Dead) -> None:
    await dead.kill(dead.third)
    told, told_to_gm = ([message.content for message in dead.stage.dms(name)] for name in (dead.outside, "Gia"))

    assert sum("add you to your private thread" in text for text in told) == 1
    assert sum(f"add **{dead.outside}** to a private thread" in text for text in told_to_gm) == 1
    assert not any("Create Private Threads" in text for text in told_to_gm)


async def test_a_player_who_could_not_be_let_in_is_let_in_as_soon_as_possible(dead: Dead) -> None:
    await dead.kill(dead.third)
    dead.stage.env.backend.faults.clear()
    await dead.kill(dead.fourth)

    assert people_in(dead.stage, dead.thread) == {dead.inside, dead.outside, dead.third, dead.fourth, "Gia"}


async def test_a_person_who_has_left_the_server_keeps_nobody_out(table: Stage) -> None:
    first, second = (await with_role(table, RoleName.PLAYER))[:2]
    table.env.inject_error("PUT", f"/channels/*/thread-members/{table.users[first].id}", status=404, code=10007)
    await table.command("Gia", "gm modkill", player=first)
    await table.command("Gia", "gm modkill", player=second)

    assert {second, "Gia"} in [people_in(table, each) for each in private_threads(table)]


async def test_a_gm_who_plays_is_not_told_who_cannot_be_let_in(opening: Opening) -> None:
    stage = await opening.after(begin, players=(*SEVEN[:6], "Gia"))
    first, second = (await with_role(stage, RoleName.PLAYER, among=SEVEN[:6]))[:2]
    keep_out(stage, first)
    for name in (second, first):
        await stage.command("Gia", "gm modkill", player=name)

    assert not any(" to a private thread" in message.content for message in stage.dms("Gia"))
