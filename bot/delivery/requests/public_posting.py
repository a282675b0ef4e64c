"""Posts JSON to an address that somebody has typed, and reaches nothing inside the host's own network.

The name is resolved for the very connection that is then made, and every address must be public, so neither a name that
points inward nor one that changes between two look-ups leads anywhere. Redirects are not followed, nothing is read of
the answer but its status, and the secret and the address appear in no error.
"""

import asyncio
import hmac
from collections.abc import Callable
from hashlib import sha256
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from socket import AddressFamily

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver
from yarl import URL

LONGEST = 10.0
"""The most seconds of an attempt."""
SCHEME = "https"
DONE = range(200, 300)
TRANSLATED = (ip_network("64:ff9b::/96"), ip_network("64:ff9b:1::/48"))
"""The networks whose addresses a gateway turns into those of version 4."""


class NotPosted(Exception):
    """An attempt has failed. The message is one word, without the address."""


class NotPublic(OSError):
    """A name leads to an address that is not public."""


class BadAddress(ValueError):
    """What was typed is no address to which the bot posts; ``reason`` says why, in one word."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def is_public(address: str) -> bool:
    """Whether an IP address belongs to the public internet, also where it wraps one of version 4."""
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        wrapped = found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]
        if wrapped is not None or any(found in network for network in TRANSLATED):
            return False
    return found.is_global and not found.is_multicast


def checked_address(typed: str, longest: int, scheme: str = SCHEME) -> str:
    """Return an address to which the bot may post. Raises BadAddress."""
    try:
        url = URL(typed.strip())
        host, port = url.host, url.port
    except ValueError:
        raise BadAddress("unreadable") from None
    if url.scheme != scheme or not host or port is None:
        raise BadAddress("scheme")
    if url.user is not None or url.password is not None or url.fragment:
        raise BadAddress("unreadable")
    if len(str(url)) > longest:
        raise BadAddress("long")
    if _is_number(host) or "." not in host.strip("."):
        raise BadAddress("host")
    return str(url)


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return host.rpartition(".")[2].isdecimal()
    return True


class PublicResolver(AbstractResolver):
    """Resolves names to public addresses only."""

    def __init__(self, inner: AbstractResolver, allows: Callable[[str], bool]) -> None:
        self._inner = inner
        self._allows = allows

    async def resolve(
        self, host: str, port: int = 0, family: AddressFamily = AddressFamily.AF_INET
    ) -> list[ResolveResult]:
        """Return the addresses of a name. Raises NotPublic if one of them is not public."""
        found = await self._inner.resolve(host, port, family)
        if not found or not all(self._allows(each["host"]) for each in found):
            raise NotPublic("not public")
        return found

    async def close(self) -> None:
        """Release what the resolver holds."""
        await self._inner.close()


class PublicPoster:
    """Posts to public addresses. Only tests give it another resolver, scheme or rule."""

    def __init__(
        self,
        resolver: Callable[[], AbstractResolver] = ThreadedResolver,
        allows: Callable[[str], bool] = is_public,
        scheme: str = SCHEME,
    ) -> None:
        self._resolver = resolver
        self._allows = allows
        self.scheme = scheme

    async def post(self, url: str, body: bytes, secret: str, at: int) -> None:
        """Post a signed body once. ``at`` is the time in seconds since 1970. Raises NotPosted."""
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Brehon",
            "X-Brehon-Timestamp": str(at),
            "X-Brehon-Signature": f"sha256={signature(secret, at, body)}",
        }
        connector = aiohttp.TCPConnector(resolver=PublicResolver(self._resolver(), self._allows), use_dns_cache=False)
        try:
            async with (
                asyncio.timeout(LONGEST),
                aiohttp.ClientSession(connector=connector, cookie_jar=aiohttp.DummyCookieJar()) as session,
                session.post(url, data=body, headers=headers, allow_redirects=False) as answer,
            ):
                if answer.status not in DONE:
                    raise NotPosted("refused")
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError):
            # The error itself could name the address.
            raise NotPosted("unreachable") from None


def signature(secret: str, at: int, body: bytes) -> str:
    """Return the HMAC-SHA256 of the time, a full stop and the body, in hex."""
    return hmac.new(secret.encode(), f"{at}.".encode() + body, sha256).hexdigest()
