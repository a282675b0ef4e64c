"""The way to Discord: its addresses, or those of a proxy or a compatible server, and the shards."""

import re
from math import gcd
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

API = "https://discord.com/api/v10"
VERSION = "v10"
"""The version of Discord's API."""
MOST_SHARDS = 100_000


class Shards(NamedTuple):
    """The number of shards of the bot, and which of them this process runs. DMs come to shard 0."""

    total: int
    ids: tuple[int, ...]

    def __str__(self) -> str:
        """Return the text that ``read_shards`` reads."""
        return f"{','.join(map(str, self.ids))}/{self.total}"

    def meets(self, other: "Shards") -> bool:
        """Whether some server may reach both: a server goes to the shard given by its id modulo the total."""
        common = gcd(self.total, other.total)
        return not {number % common for number in self.ids}.isdisjoint(number % common for number in other.ids)


def all_of(total: int) -> Shards:
    """Return all shards of this many."""
    return Shards(total, tuple(range(total)))


class Reach(NamedTuple):
    """The host's settings. Without a ``gateway`` the API names it; without shards the API advises their number."""

    api: str = API
    gateway: str | None = None
    shards: Shards | None = None


def read_shards(text: str) -> Shards:
    """Read ``4``, for all four, or ``0,1/4``, for two of them. Raises ValueError with a sentence."""
    own, slash, count = text.replace(" ", "").rpartition("/")
    numbers = (count, *(own.split(",") if slash else ()))
    if not all(re.fullmatch("[0-9]{1,6}", number) for number in numbers):
        raise ValueError("write how many shards there are, as in 4, or which of them this process runs, as in 0,1/4")
    total, *ids = map(int, numbers)
    if not 1 <= total <= MOST_SHARDS:
        raise ValueError(f"there are 1 to {MOST_SHARDS} shards")
    if any(number >= total for number in ids) or len(set(ids)) < len(ids):
        raise ValueError(f"name each shard once; of {total}, the last is {total - 1}")
    return Shards(total, tuple(sorted(ids))) if slash else all_of(total)


def api_address(text: str) -> str:
    """Read the base address of the API, with or without its version. Raises ValueError with a sentence."""
    address = _address(text, ("http", "https"), API)
    path = address.path.rstrip("/") or "/api"
    last = path.rpartition("/")[2]
    if re.fullmatch(r"v\d+", last) and last != VERSION:
        raise ValueError(f"the bot speaks {VERSION} of the API, not {last}")
    return address._replace(path=path if last == VERSION else f"{path}/{VERSION}").geturl()


def gateway_address(text: str) -> str:
    """Read the address of the gateway. Raises ValueError with a sentence."""
    return _address(text, ("ws", "wss"), "wss://gateway.discord.gg").geturl()


def _address(text: str, schemes: tuple[str, str], example: str) -> SplitResult:
    problem = (
        f"write an address that begins with {' or '.join(f'{scheme}://' for scheme in schemes)}, such as {example}"
    )
    try:
        address = urlsplit(text.strip())
        is_whole = address.scheme in schemes and bool(address.hostname) and address.port != 0
    except ValueError:
        raise ValueError(problem) from None
    if not is_whole or not text.strip().isascii() or " " in text.strip():
        raise ValueError(problem)
    if "@" in address.netloc or address.query or address.fragment:
        raise ValueError("write the address without a name, a password, ? or #")
    return address
