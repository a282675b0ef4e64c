"""The gate of a rehearsal's page."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

import aiohttp
import pytest
from aiohttp import web

from bot.rehearsal.web.gate import Gate, add_headers


@pytest.fixture
async def gate() -> AsyncIterator[Gate]:
    """A gate before a page that has a secret, and something to change."""
    gate = Gate()
    app = web.Application(middlewares=[gate.guard()])
    app.on_response_prepare.append(add_headers)

    async def secret(_request: web.Request) -> web.Response:
        return web.Response(text="secret")

    app.add_routes([web.get("/", secret), web.get("/events", secret), web.post("/wish", secret)])
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    gate.port = runner.addresses[0][1]
    yield gate
    await runner.cleanup()


@asynccontextmanager
async def browser(gate: Gate) -> AsyncIterator[aiohttp.ClientSession]:
    """A new browser."""
    base = f"http://127.0.0.1:{gate.port}"
    async with aiohttp.ClientSession(base, cookie_jar=aiohttp.CookieJar(unsafe=True)) as session:
        yield session


async def got(session: aiohttp.ClientSession, path: str, **headers: str) -> tuple[int, str]:
    async with session.get(path, headers=headers) as answer:
        return answer.status, await answer.text()


async def sent(session: aiohttp.ClientSession, **headers: str) -> tuple[int, str]:
    async with session.post("/wish", headers=headers) as answer:
        return answer.status, await answer.text()


async def test_the_address_lets_in_one_browser_once(gate: Gate) -> None:
    async with browser(gate) as first, browser(gate) as second:
        assert await got(first, gate.address) == (200, "secret")
        assert await got(first, "/events") == (200, "secret")
        assert await got(second, gate.address) == (403, "")
        assert await got(first, gate.address) == (403, "")


async def test_a_new_address_lets_in_another_browser_instead_once(gate: Gate) -> None:
    async with browser(gate) as first, browser(gate) as second:
        unused, address = gate.address, gate.renew()
        assert await got(first, unused) == (403, "")
        assert await got(first, address) == (200, "secret")
        address = gate.renew()
        assert await got(first, "/events") == (200, "secret")

        assert await got(second, address) == (200, "secret")
        assert await got(first, "/events") == (403, "")
        assert await got(first, address) == (403, "")


@pytest.mark.parametrize("path", ["/", "/events", "/nowhere", "/?token=", "/?token=wrong", "/events?token=wrong"])
async def test_a_wrong_token_finds_nothing(gate: Gate, path: str) -> None:
    async with browser(gate) as session:
        assert await got(session, path) == (403, "")
        assert await got(session, path, Cookie=f"brehon-{gate.port}=") == (403, "")
        assert await sent(session, Origin=f"http://127.0.0.1:{gate.port}") == (403, "")


async def test_a_cookie_that_is_not_text_is_refused(gate: Gate) -> None:
    async with browser(gate) as session:
        await got(session, gate.address)
    reader, writer = await asyncio.open_connection("127.0.0.1", gate.port)
    head = f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{gate.port}\r\nConnection: close\r\nCookie: brehon-{gate.port}="
    writer.write(head.encode() + b"\xff\r\n\r\n")

    assert (await reader.read()).startswith(b"HTTP/1.1 403 ")
    writer.close()


async def test_a_request_for_another_machine_finds_nothing(gate: Gate) -> None:
    async with browser(gate) as session:
        assert await got(session, gate.address, Host="evil.example") == (403, "")
        assert await got(session, gate.address) == (200, "secret")
        assert await got(session, "/", Host=f"evil.example:{gate.port}") == (403, "")
        assert await got(session, "/", Host="127.0.0.1") == (403, "")


async def test_only_the_page_itself_may_change_something(gate: Gate) -> None:
    own = f"http://127.0.0.1:{gate.port}"
    async with browser(gate) as session:
        await got(session, gate.address)

        assert await sent(session, Origin=own) == (200, "secret")
        assert await sent(session) == (403, "")
        assert await sent(session, Origin="null") == (403, "")
        assert await sent(session, Origin="http://evil.example") == (403, "")
        assert await sent(session, Origin=f"http://localhost:{gate.port}") == (403, "")
        assert await sent(session, Origin=own, **{"Sec-Fetch-Site": "same-site"}) == (403, "")


@pytest.fixture
async def headers(gate: Gate) -> Mapping[str, str]:
    """Return the headers of the first answer to a browser."""
    async with browser(gate) as session, session.get(gate.address, allow_redirects=False) as welcome:
        return welcome.headers


async def test_a_cookie_is_sent_to_no_script_and_no_other_site(headers: Mapping[str, str]) -> None:
    assert "HttpOnly" in headers["Set-Cookie"]
    assert "SameSite=Strict" in headers["Set-Cookie"]


async def test_an_answer_loads_nothing_foreign(headers: Mapping[str, str]) -> None:
    policy = headers["Content-Security-Policy"]

    assert policy.startswith("default-src 'none';")
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy


async def test_an_answer_is_neither_stored_nor_guessed_at(headers: Mapping[str, str]) -> None:
    assert headers["Cache-Control"] == "no-store"
    assert headers["X-Content-Type-Options"] == "nosniff"


async def test_an_answer_tells_neither_others_its_address_nor_anybody_its_server(headers: Mapping[str, str]) -> None:
    assert headers["Referrer-Policy"] == "no-referrer"
    assert "Server" not in headers
