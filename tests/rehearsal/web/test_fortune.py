"""The person at the page sets chance: the deal, with aliases too, and all draws after it."""

import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html import unescape
from typing import Any, NamedTuple

import pytest

from bot.cli.catalogue import game_named
from bot.components.keys import Verb
from bot.rehearsal.game_master import button
from bot.rehearsal.performance import Programme, names_of
from bot.rehearsal.rehearsal import GM
from bot.rehearsal.stage import set_stage
from bot.rehearsal.web.company import ON_LOOKER
from bot.rehearsal.web.page_requests import Deal, Draws, Pace, Run, Write
from bot.rehearsal.web.room import Room
from bot.rehearsal.web.sight import TABLE
from bot.rehearsal.web.web_session import NAP, room_of
from bot.storage.games.hosted_game import HostedGame
from bot.themes import games, load_themes
from engine.bluff.events import Round
from engine.record import Replay

HIDDEN = re.compile(r'<input type=hidden name="([^"]+)" value="([^"]*)">')
TEXT = re.compile(r'<textarea [^>]*name="([^"]+)">\n([^<]*)<')
SELECT = re.compile(r'<select name="([^"]+)" aria-label="([^"]+)">(.*?)</select>')
OPTION = re.compile(r'<option value="([^"]*)"( selected)?>([^<]*)<')
NUMBER = re.compile(r"name=drop value=(\d+)")
CLOSE = Write(GM, TABLE, "/gm close")
MALLORY = 'Mallory "<b>'


@asynccontextmanager
async def signed_up(theme_name: str, players: int) -> AsyncIterator[Room]:
    """Run a rehearsal in which everybody has joined."""
    theme, _ = game_named(theme_name)
    names = names_of(players)
    async with set_stage([ON_LOOKER, GM, *names], [theme], NAP) as stage:
        room = room_of(Programme(theme, names), stage)
        for _ in range(players + 1):
            await room.wish(Run(Pace.STEP))
        yield room
        await room.close()


@pytest.fixture
async def river() -> AsyncIterator[Room]:
    async with signed_up("danube", 2) as room:
        yield room


async def game(room: Room) -> HostedGame:
    hosted = await room.game()
    assert hosted is not None
    return hosted


async def rounds(room: Room) -> int:
    """Return how many rounds of Bluff have begun."""
    log = (await game(room)).started.log
    return sum(isinstance(event, Round) for entry in log for event in entry.events)


async def form(room: Room, wish: Deal | Draws) -> str:
    answer = await room.wish(wish)
    assert (answer.problem, bool(answer.form)) == ("", True)
    return answer.form


async def problem(room: Room, wish: Deal | Draws) -> str:
    """Return the one-line answer to an impossible request."""
    answer = await room.wish(wish)
    assert answer.form == ""
    assert answer.problem.count("\n") == 0
    return answer.problem


def fields_of(html: str) -> dict[str, list[str]]:
    """Return what a form sends if nothing in it is changed."""
    sent = {name: [unescape(text)] for name, text in TEXT.findall(html)}
    for name, was in HIDDEN.findall(html):
        sent[unescape(name)] = [unescape(was)]
    for name, _, options in SELECT.findall(html):
        chosen = [unescape(value) for value, selected, _ in OPTION.findall(options) if selected]
        sent.setdefault(unescape(name), []).extend(chosen)
    return sent


def choices(html: str, label: str) -> dict[str, str]:
    """Return the values of a select, by the texts that it shows."""
    found = next(options for _, each, options in SELECT.findall(html) if unescape(each) == label)
    return {unescape(text): unescape(value) for value, _, text in OPTION.findall(found)}


async def add(room: Room, draw: str, **parts: str) -> str:
    """Add a wanted draw, by the ends of the fields' names; ``whole`` is the draw's own field."""
    values = {f"draw:{draw}" if part == "whole" else f"draw:{draw}:{part}": [text] for part, text in parts.items()}
    return (await room.wish(Draws({"add": [draw], **values}))).problem


async def drawn(room: Room) -> list[dict[str, Any]]:
    """Return the draws of each line of the record, which the rules accept as it is."""
    _, record = await room.stage.record()
    replay = Replay(games(load_themes()), record.splitlines())
    assert all(verdict.refused is None for verdict in replay)
    return [json.loads(line).get("drawn", {}) for line in record.splitlines()]


async def test_a_throw_is_chosen_by_what_it_brings(river: Room) -> None:
    assert list(choices(await form(river, Draws()), "A throw of the sticks")) == [
        "by chance",
        "None white: 6 steps",
        "1 white: 1 step",
        *(f"{n} white: {n} steps" for n in (2, 3, 4)),
    ]


async def want_throws(room: Room, throws: str) -> None:
    """Add wanted throws of the sticks."""
    for white in throws:
        assert await add(room, "white", whole=white) == ""


async def test_wanted_draws_come_in_their_order_without_those_that_were_dropped(river: Room) -> None:
    await want_throws(river, "2141")
    await river.wish(Draws({"drop": [NUMBER.findall(await form(river, Draws()))[-1]]}))
    await river.wish(Run(Pace.STEP))
    for _ in range(3):
        await river.wish(CLOSE)

    assert [line["white"] for line in await drawn(river) if "white" in line][:3] == [2, 1, 4]
    assert river.fortune.waiting == 0


async def test_the_form_of_wanted_draws_lists_those_that_came(river: Room) -> None:
    await want_throws(river, "2")
    await river.wish(Run(Pace.STEP))
    await river.wish(CLOSE)

    assert "Line 2, A throw of the sticks: 2 white: 2 steps." in await form(river, Draws())


async def test_a_wanted_draw_that_could_not_come_up_is_skipped_and_named(river: Room) -> None:
    await want_throws(river, "21")
    await river.wish(Run(Pace.STEP))
    await river.wish(CLOSE)
    await river.wish(CLOSE)
    refused = await add(river, "choice", whole='{"from": 36, "steps": 1}')
    await river.wish(CLOSE)

    assert refused == ""
    assert 'skipped {"from":36,"steps":1}, which couldn\'t come up, and drew {"from":' in river.problem
    assert river.fortune.waiting == 0
    assert "skipped" in await form(river, Draws())


async def test_an_impossible_draw_is_refused_in_a_sentence(river: Room) -> None:
    said = [
        await add(river, "white"),
        await add(river, "white", whole="7"),
        await add(river, "white", whole="[" * 1000),
        await add(river, MALLORY, whole="1"),
        await add(river, "choice", whole="no JSON"),
        await add(river, "choice", whole='{"from": "here"}'),
        await add(river, "choice", whole='"' + "x" * 30_000 + '"'),
        await problem(river, Draws({"drop": ["999"]})),
    ]

    assert [sentence for sentence in said if not sentence] == []
    assert MALLORY not in "".join(said)
    assert river.fortune.waiting == 0


async def test_a_wanted_draw_for_somebody_who_has_left_is_passed_over() -> None:
    async with signed_up("bluff", 4) as room:
        ann, gm = room.stage.people["Ann"], room.stage.people[GM]
        assert await add(room, "dice", **{"0:0": "3"}) == ""
        await ann.press(button(ann, Verb.LEAVE))
        assert "<span>Ann: [3,null,null,null,null]</span>" in unescape(await form(room, Draws()))
        await gm.press(button(gm, Verb.START))
        while await rounds(room) < 2:  # Only for the second one dice are drawn after the deal.
            assert (await room.wish(Run(Pace.STEP))).problem == ""

        assert "skipped Ann: " in room.problem


async def test_a_set_deal_that_no_longer_fits_is_reported(river: Room) -> None:
    river.stage.dealer.deal = {"leaders": ["Ann"]}
    await form(river, Deal())
    await river.wish(Run(Pace.STEP))

    assert river.problem.startswith("The deal you set wasn't possible any more")
    assert "before" not in await problem(river, Deal()), "which is not asked for in a game that is on"


class Anonymous(NamedTuple):
    """The room of an anonymous game, its deal form, and the fields that it would send unchanged."""

    room: Room
    html: str
    sent: dict[str, list[str]]

    def alias(self, name: str) -> str:
        """Return somebody's alias."""
        return self.sent[f"alias:{name}"][0]

    @property
    def free(self) -> str:
        """An alias that nobody has."""
        return next(alias for alias in choices(self.html, "Alias of Cat") if [alias] * 2 not in self.sent.values())

    @property
    def master(self) -> str:
        """The lot of the Master of the House."""
        return choices(self.html, "Lot of Dan")["Master of the House"]


@pytest.fixture
async def anonymous() -> AsyncIterator[Anonymous]:
    async with signed_up("great-table", 7) as room:
        html = await form(room, Deal())
        yield Anonymous(room, html, fields_of(html))


async def test_later_draws_of_an_anonymous_game_wait_for_its_aliases(anonymous: Anonymous) -> None:
    assert "aliases" in await problem(anonymous.room, Draws())


async def test_an_impossible_anonymous_deal_is_refused_in_a_sentence(anonymous: Anonymous) -> None:
    room, sent, ann = anonymous.room, anonymous.sent, anonymous.alias("Ann")
    twice = {**sent, "alias:Ann": [ann, anonymous.free], "alias:Ben": [anonymous.alias("Ben"), anonymous.free]}
    lots = {f"lot:{name}": [sent[f"lot:{name}"][0], anonymous.master] for name in ("Ann", "Ben", "Cat")}
    foreign = [{**sent, "alias:Ann": aliases} for aliases in ([ann, MALLORY], [MALLORY, ann])]
    said = [await problem(room, Deal(each)) for each in (twice, {**sent, **lots}, *foreign)]

    assert [sentence for sentence in said if not sentence] == []
    assert said[-1] == "That form isn't open any more."
    assert room.stage.dealer.deal is None


async def test_seats_are_offered_in_alphabetical_order(anonymous: Anonymous) -> None:
    first = choices(anonymous.html, "Who the deck starts with")

    assert list(first) == sorted(first)


class Chosen(NamedTuple):
    """What a person has chosen for an anonymous deal."""

    sent: dict[str, list[str]]
    lucky: str
    """Who gets the lot of the Master of the House."""


def chosen(anonymous: Anonymous) -> Chosen:
    """Swap the aliases of Ann and Ben, give Cat a free one and somebody the Master's lot, and let Ben be first."""
    _, html, sent = anonymous
    ann, ben, free, master = anonymous.alias("Ann"), anonymous.alias("Ben"), anonymous.free, anonymous.master
    first = choices(html, "Who the deck starts with")
    lucky = next(name for name in ("Dan", "Eve") if sent[f"lot:{name}"][0] != master)
    lot = {f"lot:{lucky}": [sent[f"lot:{lucky}"][0], master]}
    swap = {"alias:Ann": [ann, ben], "alias:Cat": [sent["alias:Cat"][0], free], **lot}
    place = {"draw:seats:0": [sent["draw:seats:0"][0], first[ben]], "draw:first": [first[ann], first[ben]]}
    return Chosen({**sent, **swap, **place}, lucky)


async def dealt(anonymous: Anonymous, deal: Chosen) -> HostedGame:
    """Let the game be dealt as a person has chosen."""
    room = anonymous.room
    assert (await room.wish(Deal(deal.sent))).problem == ""
    assert await add(room, "first", whole=json.dumps(anonymous.free)) == ""
    await room.wish(Run(Pace.STEP))
    return await game(room)


async def test_a_chosen_alias_stands_in_the_form_when_it_is_opened_again(anonymous: Anonymous) -> None:
    ben = anonymous.alias("Ben")
    await anonymous.room.wish(Deal(chosen(anonymous).sent))

    assert fields_of(await form(anonymous.room, Deal()))["alias:Ann"] == [ben, ben]


async def test_an_anonymous_game_is_dealt_with_the_chosen_aliases(anonymous: Anonymous) -> None:
    ann, ben, free = anonymous.alias("Ann"), anonymous.alias("Ben"), anonymous.free
    hosted = await dealt(anonymous, chosen(anonymous))
    owners = {occupancy.player: occupancy.name for occupancy in hosted.occupancies}

    assert (owners["Ann"], owners["Ben"], owners["Cat"]) == (ben, ann, free)
    assert hosted.names == tuple(sorted(hosted.names))


async def test_an_anonymous_game_is_dealt_with_the_chosen_lots(anonymous: Anonymous) -> None:
    deal = chosen(anonymous)
    hosted = await dealt(anonymous, deal)
    (lucky,) = [occupancy.name for occupancy in hosted.occupancies if occupancy.player == deal.lucky]
    header, *_ = await drawn(anonymous.room)

    assert [name for name, role in header["roles"].items() if role == "master"] == [lucky]


async def test_a_person_chosen_for_a_place_keeps_it_under_a_new_alias(anonymous: Anonymous) -> None:
    ann = anonymous.alias("Ann")
    await dealt(anonymous, chosen(anonymous))
    header, *_ = await drawn(anonymous.room)

    assert (header["seats"][0], header["first"]) == (ann, ann), "whoever was Ben when that was set"
