"""The gate: it lets in one browser on this machine, the last that came by a one-time address.

Any program on the machine can reach its ports, and any page open in the browser can send to them. So each request needs
the cookie for which the address was exchanged, and must name this machine. It may change something only if it comes
from the page itself.
"""

from collections.abc import Mapping
from secrets import compare_digest, token_urlsafe

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

NAMES = ("127.0.0.1", "localhost")
"""This machine's names in its own browser."""
COOKIE = "brehon-{port}"
"""A cookie is valid for all ports of a machine, so its name includes the port."""
TOKEN = "token"
HEADERS: Mapping[str, str] = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


class Gate:
    """Stands before a page on a port of this machine."""

    def __init__(self) -> None:
        self.port = 0
        self._token = token_urlsafe()
        self._is_used = False
        self._session = ""

    @property
    def origin(self) -> str:
        """The origin of the page."""
        return f"http://{NAMES[0]}:{self.port}"

    @property
    def address(self) -> str:
        """The one-time address that lets a browser in."""
        return f"{self.origin}/?{TOKEN}={self._token}"

    def renew(self) -> str:
        """Return a new address, which replaces the old one. The browser that uses it replaces the one before."""
        self._token, self._is_used = token_urlsafe(), False
        return self.address

    def close(self) -> None:
        """Let nobody in any more, and shut out the present browser."""
        self._is_used, self._session = True, ""

    def lets_in(self, request: web.Request) -> bool:
        """Whether a request comes from the browser that was let in last."""
        given = request.cookies.get(self._cookie, "")
        return bool(self._session) and _is_same(given, self._session)

    def guard(self) -> Middleware:
        """Return the middleware that lets requests in, or answers with nothing."""

        @web.middleware
        async def let_in(request: web.Request, handler: Handler) -> web.StreamResponse:
            if not self._is_meant(request):
                return _nothing()
            if TOKEN in request.query:
                return self._welcome(request)
            return await handler(request) if self.lets_in(request) else _nothing()

        return let_in

    def _welcome(self, request: web.Request) -> web.StreamResponse:
        """Exchange the token for a session, which ends the one before."""
        is_right = _is_same(request.query[TOKEN], self._token)
        if self._is_used or not is_right or (request.method, request.path) != ("GET", "/"):
            return _nothing()
        self._is_used, self._session = True, token_urlsafe()
        answer = web.Response(status=303, headers={"Location": "/"})
        answer.set_cookie(self._cookie, self._session, httponly=True, samesite="Strict")
        return answer

    def _is_meant(self, request: web.Request) -> bool:
        """Whether a request names this machine, and comes from the page if it changes something."""
        places = {f"{name}:{self.port}" for name in NAMES}
        if request.headers.get("Host") not in places:
            return False
        if request.method in {"GET", "HEAD"}:
            return True
        is_own = request.headers.get("Origin") == f"http://{request.headers['Host']}"
        return is_own and request.headers.get("Sec-Fetch-Site", "same-origin") == "same-origin"

    @property
    def _cookie(self) -> str:
        return COOKIE.format(port=self.port)


async def add_headers(_request: web.Request, answer: web.StreamResponse) -> None:
    """Forbid storing an answer, framing it, and loading anything foreign into it."""
    answer.headers.update(HEADERS)
    answer.headers.popall("Server", None)


def _is_same(given: str, kept: str) -> bool:
    """Whether both are equal, compared in constant time. The sent value may not even be text."""
    return compare_digest(given.encode(errors="surrogateescape"), kept.encode())


def _nothing() -> web.Response:
    return web.Response(status=403)
