"""A simple browser: it has a cookie, remembers what its panes show, and presses their controls."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager
from html import unescape
from html.parser import HTMLParser

import aiohttp
from yarl import URL

from bot.rehearsal.web.gate import Gate
from bot.rehearsal.web.room import Room
from bot.rehearsal.web.server import serving

LONGEST = 20
"""The seconds in which a page must catch up."""
PRESS = re.compile(r'data-press="([^"]+)">([^<]*)<')
CHOOSE = re.compile(r'<details class=select data-choose="([^"]+)"(?: data-least=(\d+))?.*?</details>', re.DOTALL)
VALUE = re.compile(r'value="([^"]+)"')


class Browser:
    """One page. ``panes`` has for each person the messages of each place, by id, oldest first.

    ``html`` has everything that the page was given to show as HTML.
    """

    def __init__(self, session: aiohttp.ClientSession, address: str, shell: str) -> None:
        self.session = session
        self.html = [shell]
        self.state: dict[str, object] = {}
        self.panes: dict[str, dict[str, dict[str, str]]] = {}
        self.seen: dict[str, dict[str, str]] = {}
        self.origin = str(URL(address).origin())
        self._told = asyncio.Event()

    async def wish(self, **wish: object) -> dict[str, object]:
        """Send a request, and return the answer."""
        async with self.session.post(f"{self.origin}/wish", json=wish, headers={"Origin": self.origin}) as answer:
            assert answer.status == 200, await answer.text()
            told = await answer.json()
        assert isinstance(told, dict)
        self.html.append(str(told.get("form", "")))
        return told

    async def sent(self, body: bytes) -> int:
        """Send a raw request, and return the answer's status."""
        headers = {"Origin": self.origin, "Content-Type": "application/json"}
        async with self.session.post(f"{self.origin}/wish", data=body, headers=headers) as answer:
            return answer.status

    async def watch(self, *names: str) -> None:
        """Fold the panes of these people, for as long as the page is open."""
        shown = [("show", name) for name in names]
        async with self.session.get(f"{self.origin}/events", params=shown) as answer:
            assert answer.status == 200
            event = ""
            async for line in answer.content:
                text = line.decode().rstrip("\n")
                if text.startswith("event: "):
                    event = text.removeprefix("event: ")
                elif text.startswith("data: "):
                    self._take(event, json.loads(text.removeprefix("data: ")))

    def _take(self, event: str, news: dict[str, object]) -> None:
        self._told.set()
        if event == "state":
            self.state = news
            self.html.append(str(news["status"]))
            return
        who, items = str(news["who"]), news["items"]
        assert isinstance(items, dict)
        self.html += items.values()
        self.seen.setdefault(who, {}).update(items)
        there = {id_: html for place in self.panes.get(who, {}).values() for id_, html in place.items()} | items
        places = news["places"]
        assert isinstance(places, list)
        self.panes[who] = {place["key"]: {id_: there[id_] for id_ in place["order"]} for place in places}

    async def catch_up(self, room: Room) -> None:
        """Wait until the page shows the present state. Everything takes a moment."""
        async with asyncio.timeout(LONGEST):
            while self.state.get("now") != int(room.stage.env.now().timestamp()):
                self._told.clear()
                await self._told.wait()

    def controls(self, who: str) -> Iterator[tuple[str, str, str, tuple[str, ...]]]:
        """Yield somebody's controls, newest first: message, control, label, and the values to choose."""
        items = [item for place in self.panes.get(who, {}).values() for item in place.items()]
        for message, html in sorted(items, key=lambda item: int(item[0]), reverse=True):
            for custom_id, label in PRESS.findall(html):
                yield message, unescape(custom_id), unescape(label), ()
            for found in CHOOSE.finditer(html):
                values = tuple(map(unescape, VALUE.findall(found[0])))
                yield message, unescape(found[1]), "", values[: int(found[2] or 1)]

    async def press(self, who: str, label: str) -> dict[str, object]:
        """Press the newest button of that label."""
        message, control = next(
            (message, control) for message, control, each, values in self.controls(who) if each == label
        )
        return await self.wish(type="press", who=who, message=message, control=control)


class Tags(HTMLParser):
    """Notes the tags and attributes of HTML, each once."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[tuple[str, str]] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the tag and its attributes."""
        self.found |= {(tag, name) for name, _ in attrs}


def attributes_in(html: Iterable[str]) -> set[tuple[str, str]]:
    """Return the attributes in some HTML, each with its tag."""
    tags = Tags()
    for text in html:
        tags.feed(text)
        tags.close()
    return tags.found


@asynccontextmanager
async def browsing(room: Room) -> AsyncIterator[tuple[Browser, Gate]]:
    """Serve a room, and open its page, which watches everybody."""
    async with serving(room) as gate, aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as session:
        async with session.get(gate.address) as page:
            assert page.status == 200
            browser = Browser(session, gate.address, await page.text())
        watching = asyncio.create_task(browser.watch(*room.stage.people))
        try:
            yield browser, gate
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)
