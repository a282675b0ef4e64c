"""Automatic players play on until it is the person's turn, and time passes as the person likes."""

import asyncio
import os
import re
from collections.abc import AsyncIterator

import aiohttp
import pytest

from bot.cli.catalogue import game_named
from bot.policies.sensible import SENSIBLE
from bot.rehearsal.performance import Programme, names_of
from bot.rehearsal.rehearsal import GM
from bot.rehearsal.stage import set_stage
from bot.rehearsal.web.company import ON_LOOKER, Part
from bot.rehearsal.web.page_requests import Cast, Complete, Forward, LookBack, Pace, Press, Run, SendIn, Wish, Write
from bot.rehearsal.web.room import Room
from bot.rehearsal.web.server import serving
from bot.rehearsal.web.sight import TABLE
from bot.rehearsal.web.web_session import NAP, entered, room_of
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import GamePhase
from tests.rehearsal.web.browsing import LONGEST, browsing
from tests.rehearsal.web.resting import until_it_rests

NAMES = names_of(5)


@pytest.fixture
async def room() -> AsyncIterator[Room]:
    """A Táin in which the person at the page plays Ann."""
    theme, rulebook = game_named("tain")
    async with set_stage([ON_LOOKER, GM, *NAMES], [theme], NAP) as stage:
        room = room_of(Programme(theme, NAMES, SENSIBLE[rulebook.slug], 10, "Ann"), stage)
        yield room
        await room.close()


def browser() -> aiohttp.ClientSession:
    """Return a new browser."""
    return aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))


async def game(room: Room) -> HostedGame:
    hosted = await room.game()
    assert hosted is not None
    return hosted


async def run_until_it_rests(room: Room, pace: Pace) -> None:
    """Let the automatic players play at a pace until they rest."""
    await room.wish(Run(pace))
    await until_it_rests(room)


async def test_automatic_players_play_on_to_the_next_turn(room: Room) -> None:
    await run_until_it_rests(room, Pace.TURN)

    assert room.company.called(await room.game()) == NAMES


async def test_automatic_players_play_until_only_the_person_is_called(room: Room) -> None:
    await run_until_it_rests(room, Pace.PLAY)

    assert room.company.called(await room.game()) == ("Ann",)


async def test_automatic_players_play_to_the_end_if_one_has_the_persons_seat(room: Room) -> None:
    await run_until_it_rests(room, Pace.PLAY)
    await room.wish(Cast("Ann", Part.SENSIBLE))
    await run_until_it_rests(room, Pace.PLAY)

    assert (await game(room)).phase is GamePhase.OVER


async def test_a_pause_stops_the_automatic_players(room: Room) -> None:
    await room.wish(Run(Pace.PLAY, seconds=10))
    assert room.is_playing
    await room.wish(Run(Pace.PAUSE))

    assert not room.is_playing


async def test_time_is_moved_on_to_the_next_deadline(room: Room) -> None:
    await room.wish(Cast("Ann", Part.RANDOM))
    while (await room.game()) is None or (await game(room)).phase is GamePhase.SIGNUP:
        await room.wish(Run(Pace.STEP))
    before, deadline = room.stage.env.now(), (await game(room)).deadline
    assert deadline is not None
    await room.wish(Forward())

    assert before < deadline < room.stage.env.now()


async def test_one_pause_ends_any_number_of_presses_of_play(room: Room) -> None:
    await room.wish(Cast("Ann", Part.RANDOM))
    await asyncio.gather(*[room.wish(Run(Pace.PLAY)) for _ in range(4)])
    await room.wish(Run(Pace.PAUSE))
    done = len(room.stage.acts)
    for _ in range(3):
        await asyncio.sleep(0)
        async with room.alone():
            pass

    assert not room.is_playing
    assert len(room.stage.acts) == done


async def co_gms(room: Room) -> str:
    """Open the form in which the GM chooses co-GMs from a list of everybody, and return its key."""
    await room.wish(Cast(GM, Part.ME))
    await room.wish(Write(GM, TABLE, "/game new game:tain"))
    await room.wish(Write(GM, TABLE, "/gm desk"))
    desk = room.stage.people[GM].messages[-1]
    button = next(control for control in desk.controls if control.label == "Co-GMs")
    form = (await room.wish(Press(GM, str(desk.id), button.custom_id))).form
    assert re.findall(r"<span>(\w+)</span>", form) == [ON_LOOKER, GM, *NAMES]
    return form.partition('data-form="')[2].partition('"')[0]


async def test_a_problem_is_shown_until_the_next_request(room: Room) -> None:
    room.problem = "Something went wrong."
    await room.wish(Complete(GM, TABLE, "/"))
    assert room.problem
    await room.wish(Run(Pace.PAUSE))
    assert not room.problem


async def test_a_form_sent_in_twice_counts_once(room: Room) -> None:
    form = await co_gms(room)
    sent = await asyncio.gather(*[room.wish(SendIn(form, {"people": []})) for _ in range(2)])

    assert [answer.problem for answer in sent] == ["", "That form isn't open any more."]


async def test_a_form_lets_the_person_choose_people(room: Room) -> None:
    form = await co_gms(room)
    ann = room.stage.people["Ann"]
    answer = await room.wish(SendIn(form, {"people": [str(ann.id)]}))

    assert not answer.problem
    assert ann.id in ann.messages[-1].calls


async def test_a_page_opened_elsewhere_gets_no_more_news(room: Room) -> None:
    async with serving(room) as gate, browser() as first, browser() as second:
        await first.get(gate.address)
        async with first.get(f"{gate.origin}/events") as told:
            assert await told.content.readline() == b"event: state\n"
            await second.get(gate.renew())
            room.tell()

            async with asyncio.timeout(LONGEST):
                assert (await told.content.read()).count(b"event:") == 0


@pytest.mark.parametrize("address", ["127.0.0.2", "::1"])
async def test_only_the_loopback_address_leads_to_the_page(room: Room, address: str) -> None:
    async with serving(room) as gate:
        with pytest.raises(OSError, match=str(gate.port)):
            await asyncio.open_connection(address, gate.port)


async def test_a_finished_rehearsal_has_no_watchers(room: Room) -> None:
    async with serving(room) as gate, browser() as page:
        await page.get(gate.address)
        async with page.get(f"{gate.origin}/events") as told:
            assert await told.content.readline() == b"event: state\n"
    for _ in range(100):
        await asyncio.sleep(0)

    assert room.watchers == set()


async def test_older_messages_are_shown_on_request(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.rehearsal.web.sight.MOST_SHOWN", 2)
    async with browsing(room) as (page, _):
        shown = []
        wishes: list[Wish] = [*(Write("Ann", TABLE, str(number)) for number in range(5)), LookBack("Ann", TABLE)]
        for wish in wishes:
            await room.wish(wish)
            await room.wish(Forward())
            await page.catch_up(room)
            shown.append(len(page.panes["Ann"][TABLE]))

        assert shown == [1, 2, 2, 2, 2, 4]
        assert len(page.panes["Ben"][TABLE]) == 2


async def test_every_line_entered_at_the_terminal_is_heard() -> None:
    reading, writing = os.pipe()
    lines = entered(reading)
    for _ in range(2):
        os.write(writing, b"\n")
        async with asyncio.timeout(LONGEST):
            await anext(lines)
    os.close(writing)


async def test_a_malformed_request_is_refused_without_a_log_line(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(room) as gate:
        reader, writer = await asyncio.open_connection("127.0.0.1", gate.port)
        writer.write(b"GET / HTTP/1.1\r\nno header\r\n\r\n")
        assert (await reader.read()).startswith(b"HTTP/1.0 400 ")
        writer.close()

    assert caplog.records == []


async def test_impossible_requests_are_answered_in_words(room: Room) -> None:
    await room.wish(Run(Pace.STEP))

    gone = await room.wish(Press("Ann", "1", "brehon:join"))
    nobody = await room.wish(Press("Mallory", "1", "brehon:join"))
    unknown = await room.wish(Write("Ann", TABLE, "/nonsense"))
    assert gone.problem == nobody.problem == "That isn't there any more."
    assert unknown.problem.startswith("There is no such command.")
