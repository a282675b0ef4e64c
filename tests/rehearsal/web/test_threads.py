"""Players in a private thread have it in their own panes, and nobody else can read or use it."""

from collections.abc import AsyncIterator

import pytest

from bot.cli.catalogue import game_named
from bot.rehearsal.performance import Programme, names_of
from bot.rehearsal.rehearsal import GM
from bot.rehearsal.stage import set_stage
from bot.rehearsal.web.company import ON_LOOKER, Part
from bot.rehearsal.web.page_requests import Cast, LookBack, Pace, Run, Write
from bot.rehearsal.web.room import Room
from bot.rehearsal.web.sight import DM, TABLE
from bot.rehearsal.web.web_session import NAP, room_of
from engine.great_table.roles import RoleName
from tests.rehearsal.web.browsing import browsing

NAMES = names_of(8)
NEWS = "Let us meet at midnight."


@pytest.fixture
async def room() -> AsyncIterator[Room]:
    """A Great Table without aliases, so that the House has a thread."""
    theme, _ = game_named("great-table")
    async with set_stage([ON_LOOKER, GM, *NAMES], [theme], NAP) as stage:
        room = room_of(Programme(theme, NAMES), stage)
        await room.wish(Cast(GM, Part.ME))
        await room.wish(Write(GM, TABLE, "/game new game:great-table anonymous:false"))
        for _ in NAMES:
            await room.wish(Run(Pace.STEP))
        await stage.ask(lambda services: services.sign_up.set_options(1, {"roles": {RoleName.APPRENTICE: 2}}))
        await room.wish(Write(GM, TABLE, "/game start"))
        yield room
        await room.close()


async def test_only_the_members_of_a_private_thread_read_and_write_in_it(
    room: Room,
) -> None:
    channels = room.stage.env.backend.channels.values()
    people = {person.id: name for name, person in room.stage.people.items()}
    within = {str(each.id): {people[id_] for id_ in each.thread_members if id_ in people} for each in channels}
    threads = {key: inside for key, inside in within.items() if inside}
    assert threads
    async with browsing(room) as (browser, _):
        for key, inside in threads.items():
            outside = {*room.stage.people} - inside
            assert outside > {ON_LOOKER}
            first = min(inside)
            await room.wish(Write(first, key, NEWS))
            await browser.catch_up(room)
            said = next(id_ for id_, html in browser.panes[first][key].items() if NEWS in html)
            for name in inside:
                assert said in browser.panes[name][key]
            for name in outside:
                assert browser.panes[name].keys() <= {TABLE, DM, *threads} - {key}
                assert not [html for html in browser.seen[name].values() if NEWS in html]
                assert "isn't there" in (await room.wish(Write(name, key, "Hello?"))).problem
                await room.wish(LookBack(name, key))
            assert len(browser.panes[first][key]) == len(room.stage.env.backend.messages[int(key)])
