"""A whole game, rehearsed over HTTP: the person acts for everybody, and each pane shows only its own."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from html import unescape
from random import Random

import pytest

from bot.cli.catalogue import game_named
from bot.rehearsal.performance import Programme, names_of
from bot.rehearsal.rehearsal import GM
from bot.rehearsal.stage import Stage, set_stage
from bot.rehearsal.web.company import ON_LOOKER, Part
from bot.rehearsal.web.page_requests import Cast
from bot.rehearsal.web.room import Room
from bot.rehearsal.web.sight import TABLE
from bot.rehearsal.web.web_session import NAP, room_of
from bot.storage.schema.kinds import GamePhase
from tests.page.reading import lines_of
from tests.rehearsal.playing import replayed_outcome
from tests.rehearsal.web.browsing import Browser, attributes_in, browsing

MALLORY = "<img src=x onerror=go()>"
NAMES = (*names_of(4), MALLORY)
MOST = 400
"""The most acts of a game."""
NO_MOVES = {"Leave", "Set-up", "GM", "Cancel", "What may I do?", "My secrets"}
ROLE = "You are "
DRAW = re.compile(r'name="(draw:[^"]+)">\n([^<]*)<')
WAS = re.compile(r'<input type=hidden name="([^"]+)" value="([^"]*)">')
SEER = "good, seer"
TYPED = ("/game n", "/game new ", "/game new game:t", "/gm co-gm person:", "/nonsense")


DEEP = "[" * 300 + "]" * 300
UNREAD = ("[" * 100_000, "1" * 5000, DEEP)


FORGED = (
    b"",
    b"null",
    b'{"type":"forward","more":' + b"[" * 100_000 + b"}",
    b'{"type":"press","who":"Ann","message":"' + b"1" * 5000 + b'","control":"x"}',
    b'{"type":"draws","values":{"add":[]}}',
)


@dataclass
class Played:
    """A game that was played through the controls: how it ended, and everything that each pane has shown."""

    phase: GamePhase
    done: int
    panes: dict[str, dict[str, str]]
    owners: dict[str, str]
    """The reader of each message that not everybody saw, by id."""
    record: bytes
    forged: list[int]
    """The results of requests that no page sends."""
    stolen: dict[str, object]
    """The result of pressing a control that only another could see."""
    offers: list[list[str]]
    """The offers for lines that were being typed."""
    refused: list[object]
    """The answers to impossible deals."""
    record_saved: bytes
    html: list[str]
    """Everything that the page was given to show."""


@asynccontextmanager
async def rehearsed() -> AsyncIterator[tuple[Room, Browser]]:
    """Run a Táin in which the person at the page plays everybody, including the GM."""
    theme, _ = game_named("tain")
    async with set_stage([ON_LOOKER, GM, *NAMES], [theme], NAP) as stage:
        room = room_of(Programme(theme, NAMES), stage)
        for name in (GM, *NAMES):
            await room.wish(Cast(name, Part.ME))
        async with browsing(room) as (browser, _):
            yield room, browser


async def sign_up(room: Room, browser: Browser) -> None:
    """Open a game, and let everybody join."""
    assert await browser.wish(type="write", who=GM, place=TABLE, text="/game new game:tain") == {}
    await browser.catch_up(room)
    for name in NAMES:
        assert await browser.press(name, "Join") == {}


async def play_on(room: Room, browser: Browser, will: Random) -> int:
    """Play on to the end, by pressing and choosing at random."""
    assert await browser.press(GM, "Start the game") == {}
    for done in range(MOST):
        await browser.catch_up(room)
        called = room.company.called(await room.game())
        if not called:
            return done
        who = will.choice(called)
        controls = [each for each in browser.controls(who) if each[2] not in NO_MOVES][:6]
        message, control, _, values = will.choice(controls)
        wish = {"type": "choose", "values": values} if values else {"type": "press"}
        answer = await browser.wish(**wish, who=who, message=message, control=control)
        assert "problem" not in answer
    return MOST


async def set_deal(browser: Browser) -> list[object]:
    """Try impossible deals, then give the first player the seer's lot. Return the answers to the impossible ones."""
    form = str((await browser.wish(type="deal"))["form"])
    sent = {name: [unescape(text)] for name, text in DRAW.findall(form)}
    sent |= {name: [unescape(was)] * 2 for name, was in WAS.findall(form)}
    sent["lot:Ann"] = [sent["lot:Ann"][0], SEER]
    leader = {"draw:leaders:0": ["", '"Mallory"']}
    wrong = [leader, {"draw:roles": ["seer"]}, *({"draw:roles": [text]} for text in UNREAD)]
    said = [(await browser.wish(type="deal", values={**sent, **each})).get("problem") for each in wrong]
    assert await browser.wish(type="deal", values=sent) == {}
    return said


async def offered(browser: Browser, line: str) -> list[str]:
    """Return the lines offered for one that the GM types."""
    answer = await browser.wish(type="complete", who=GM, place=TABLE, line=line)
    offers = answer.get("offers", [])
    assert isinstance(offers, list)
    return [offer["line"] for offer in offers]


def owners_of(stage: Stage) -> Iterator[tuple[str, str]]:
    """Yield the reader of each message that not everybody sees."""
    backend = stage.env.backend
    for user_id, name in stage.names.items():
        dm = backend.messages.get(backend.dm_channels.get(user_id, 0), {})
        answers = [each for each in backend.messages[stage.channel.id].values() if each.is_ephemeral]
        yield from ((str(id_), name) for id_ in dm)
        yield from ((str(each.id), name) for each in answers if each.visible_to(user_id))


async def played_whole() -> Played:
    async with rehearsed() as (room, browser):
        offers = [await offered(browser, line) for line in TYPED]
        await sign_up(room, browser)
        refused = await set_deal(browser)
        done = await play_on(room, browser, Random(4))
        async with browser.session.get(f"{browser.origin}/record") as saved:
            record_saved = await saved.read()
        hosted = await room.game()
        assert hosted is not None
        record = (await room.stage.write_record()).read_bytes()
        owners = dict(owners_of(room.stage))
        message, control, *_ = next(each for name in NAMES for each in browser.controls(name) if each[0] in owners)
        stolen = await browser.wish(type="press", who=ON_LOOKER, message=message, control=control)
        forged = [await browser.sent(body) for body in FORGED]
        return Played(
            hosted.phase,
            done,
            browser.seen,
            owners,
            record,
            forged,
            stolen,
            offers,
            refused,
            record_saved,
            browser.html,
        )


@pytest.fixture(scope="module")
def played() -> Played:
    return asyncio.run(played_whole())


def test_a_whole_game_is_played_through_the_controls_in_the_panes(played: Played) -> None:
    assert played.phase is GamePhase.OVER
    assert 5 < played.done < MOST
    assert replayed_outcome(played.record) is not None


def test_a_pane_shows_nobody_else_s_messages(played: Played) -> None:
    assert {*played.panes} == {ON_LOOKER, GM, *NAMES}
    for who, items in played.panes.items():
        assert {played.owners[id_] for id_ in items if id_ in played.owners} <= {who}
    assert set(played.owners.values()) >= {*NAMES}
    assert played.panes[ON_LOOKER].keys().isdisjoint(played.owners)
    assert "That isn't there any more" in str(played.stolen["problem"])


def test_a_seat_s_secret_is_in_no_other_pane(played: Played) -> None:
    secrets = {name: next(line for line in roles(played, name)) for name in NAMES}

    for name in NAMES:
        assert {*roles(played, name)} == {secrets[name]}
    assert [*roles(played, ON_LOOKER), *roles(played, GM)] == []


def roles(played: Played, who: str) -> Iterator[str]:
    """Yield the roles that somebody was told."""
    texts = [line for html in played.panes[who].values() for line in lines_of(html)]
    yield from (line for line in texts if ROLE in line)


def test_everybody_sees_the_posts(played: Played) -> None:
    posted = played.panes[ON_LOOKER].keys()

    assert len(posted) > 10
    assert all(posted <= items.keys() for items in played.panes.values())


def test_commands_are_offered_while_typing(played: Played) -> None:
    commands, *_ = played.offers

    assert "/game new " in commands


def test_the_options_of_a_command_are_offered_while_typing(played: Played) -> None:
    _, options, *_ = played.offers

    assert "/game new game:" in options


def test_the_values_of_an_option_are_offered_while_typing(played: Played) -> None:
    _, _, games, people, _ = played.offers
    typed = (ON_LOOKER, GM, *NAMES[:-1], f'"{MALLORY}"')

    assert '/game new game:"The Táin" ' in games
    assert people == [f"/gm co-gm person:{name} " for name in typed]


def test_nothing_is_offered_for_a_line_that_is_no_command(played: Played) -> None:
    *_, nothing = played.offers

    assert nothing == []


def test_a_deal_set_by_hand_is_dealt(played: Played) -> None:
    drawn = json.loads(played.record.splitlines()[0])["drawn"]

    assert drawn["roles"]["Ann"] == "seer"


def test_an_impossible_deal_is_refused_in_a_sentence(played: Played) -> None:
    assert [said for said in played.refused if not said] == []
    assert len(played.refused) == 2 + len(UNREAD)


def test_a_forged_request_is_refused(played: Played) -> None:
    assert played.forged == [400] * len(FORGED)


def test_the_record_can_be_saved_as_it_is(played: Played) -> None:
    assert played.record_saved == played.record


def test_no_name_is_a_tag_on_the_page(played: Played) -> None:
    shown = [text for text in played.html if MALLORY in unescape(text)]

    assert len(shown) > 10
    assert ("img", "onerror") not in attributes_in(played.html)
    assert {tag for tag, name in attributes_in(played.html) if name == "src"} == {"img", "script"}
