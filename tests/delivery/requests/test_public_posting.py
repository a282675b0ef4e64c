"""Posting to an address that somebody has typed: only to public hosts, once, signed, and with no redirect."""

import hmac
from collections.abc import AsyncIterator
from hashlib import sha256
from socket import AddressFamily

import pytest
from aiohttp import web
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.test_utils import TestServer

from bot.delivery.requests.public_posting import (
    BadAddress,
    NotPosted,
    NotPublic,
    PublicPoster,
    PublicResolver,
    checked_address,
    is_public,
)

SECRET, AT = "s3cret", 1_800_000_000


class Loopback(AbstractResolver):
    """Leads every name to this machine."""

    async def resolve(
        self, host: str, port: int = 0, family: AddressFamily = AddressFamily.AF_INET
    ) -> list[ResolveResult]:
        """Return one address."""
        return [
            ResolveResult(hostname=host, host="127.0.0.1", port=port, family=AddressFamily.AF_INET, proto=0, flags=0)
        ]

    async def close(self) -> None:
        """Hold nothing."""


class Listener:
    """A server on this machine that notes what it gets."""

    def __init__(self) -> None:
        self.got: list[tuple[str, bytes, dict[str, str]]] = []
        self.status = 204

    async def hear(self, request: web.Request) -> web.Response:
        """Note a request."""
        self.got.append((request.path, await request.read(), dict(request.headers)))
        return web.Response(status=self.status, headers={"Location": "/elsewhere"} if self.status == 302 else {})


@pytest.fixture
async def listener() -> AsyncIterator[tuple[Listener, str]]:
    """Return a server, and its address by a name that looks public."""
    heard = Listener()
    app = web.Application()
    app.router.add_route("*", "/{tail:.*}", heard.hear)
    async with TestServer(app) as server:
        yield heard, f"http://hooks.example.org:{server.port}/in"


def trusting() -> PublicPoster:
    """Return a poster that posts to this machine, as only a test can have it."""
    return PublicPoster(Loopback, allows=lambda _: True, scheme="http")


async def test_a_body_is_posted_once_with_its_signature(listener: tuple[Listener, str]) -> None:
    heard, url = listener
    await trusting().post(url, b'{"a":1}', SECRET, AT)
    ((path, body, headers),) = heard.got

    assert (path, body) == ("/in", b'{"a":1}')
    assert headers["X-Brehon-Timestamp"] == str(AT)
    expected = hmac.new(SECRET.encode(), f"{AT}.".encode() + body, sha256).hexdigest()
    assert headers["X-Brehon-Signature"] == f"sha256={expected}"
    assert SECRET not in str(headers)


@pytest.mark.parametrize("status", [302, 400, 500])
async def test_any_answer_but_success_is_a_failure_and_no_redirect_is_followed(
    listener: tuple[Listener, str], status: int
) -> None:
    heard, url = listener
    heard.status = status
    with pytest.raises(NotPosted):
        await trusting().post(url, b"{}", SECRET, AT)

    assert [path for path, _, _ in heard.got] == ["/in"]


async def test_a_public_name_that_leads_to_this_machine_is_not_reached(listener: tuple[Listener, str]) -> None:
    heard, url = listener
    with pytest.raises(NotPosted) as failed:
        await PublicPoster(Loopback, scheme="http").post(url, b"{}", SECRET, AT)

    assert heard.got == []
    assert "example" not in str(failed.value)
    assert failed.value.__cause__ is None


async def test_one_private_address_among_public_ones_is_enough_to_refuse() -> None:
    class Both(Loopback):
        async def resolve(
            self, host: str, port: int = 0, family: AddressFamily = AddressFamily.AF_INET
        ) -> list[ResolveResult]:
            (private,) = await super().resolve(host, port, family)
            return [{**private, "host": "93.184.215.14"}, private]

    with pytest.raises(NotPublic):
        await PublicResolver(Both(), is_public).resolve("hooks.example.org")


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1%eth0", "fc00::1", "fd00::1", "ff02::1"),
        *("::ffff:10.0.0.1", "::ffff:8.8.8.8", "2002:0a00:0001::1", "64:ff9b::a00:1", "64:ff9b:1::a00:1"),
    ],
)
def test_no_address_of_a_private_network_is_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["93.184.215.14", "8.8.8.8", "2606:4700::1111"])
def test_an_address_of_the_internet_is_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        *[(f"{scheme}://example.org/x", "scheme") for scheme in ("http", "ftp", "file", "gopher")],
        *[("example.org", "scheme"), ("", "scheme"), ("https://", "scheme")],
        *[("https://127.0.0.1/x", "host"), ("https://[::1]/x", "host"), ("https://localhost/x", "host")],
        *[("https://2130706433/x", "host"), ("https://127.1/x", "host"), ("https://db/x", "host")],
        *[("https://a:b@example.org/x", "unreadable"), ("https://example.org/#x", "unreadable")],
        ("https://example.org:99999999/", "unreadable"),
        ("https://example.org/" + "x" * 500, "long"),
    ],
)
def test_what_is_no_public_https_address_is_refused(typed: str, reason: str) -> None:
    with pytest.raises(BadAddress) as refused:
        checked_address(typed, 500)

    assert refused.value.reason == reason


def test_a_public_https_address_is_taken() -> None:
    assert checked_address(" https://hooks.example.org:8443/a?b=c ", 500) == "https://hooks.example.org:8443/a?b=c"
