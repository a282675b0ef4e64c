"""The host's settings: environment variables that begin with BREHON_, or the file .env."""

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from pathlib import Path
from typing import NamedTuple, Self

from dotenv import dotenv_values

from bot.missing_token import FILE, missing_token
from bot.reaching import API, Reach, Shards, api_address, gateway_address, read_shards

PREFIX = "BREHON_"
THIS_MACHINE = "127.0.0.1"

ALIKE = 0.75
"""How similar, from 0 to 1, a misspelt variable must be to a setting."""

LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
FEWEST_REQUESTS, MOST_REQUESTS = 0.1, 50.0
"""The limits of the requests in a second; Discord allows no more."""
USUAL_IN_DMS, MOST_IN_DMS = 50, 9999
"""The most games in DMs at once: as many as are usual, and as a host can allow."""


class BadSettings(Exception):
    """A setting is missing or wrong. The message is a sentence for the host and holds no secret."""


class Address(NamedTuple):
    """An address on this machine on which to listen."""

    host: str
    port: int


def read_address(text: str) -> Address:
    """Read ``9464``, for this machine only, or ``0.0.0.0:9464``, for any that reaches it. Raises ValueError."""
    host, _, port = text.strip().rpartition(":")
    if not re.fullmatch("[0-9]{1,5}", port) or not 0 < int(port) < 65536 or re.search(r"[\s/]", host):
        raise ValueError("write a port, as in 9464, or an address of this machine and a port, as in 0.0.0.0:9464")
    return Address(host.removeprefix("[").removesuffix("]") or THIS_MACHINE, int(port))


def _requests(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        raise ValueError("it should be a number") from None
    if not number >= FEWEST_REQUESTS:
        raise ValueError(f"it should be greater than or equal to {FEWEST_REQUESTS:g}")
    if not number <= MOST_REQUESTS:
        raise ValueError(f"it should be less than or equal to {MOST_REQUESTS:g}")
    return number


def _log_level(text: str) -> str:
    if text.upper() not in LOG_LEVELS:
        *others, last = map(repr, LOG_LEVELS)
        raise ValueError(f"it should be {', '.join(others)} or {last}")
    return text.upper()


def _games(text: str) -> int:
    if not re.fullmatch("[0-9]{1,4}", text.strip()):
        raise ValueError(f"it should be a whole number from 0 to {MOST_IN_DMS}")
    return int(text)


READERS: Mapping[str, Callable[[str], object]] = {
    "requests_per_second": _requests,
    "log_level": _log_level,
    "themes": Path,
    "api": api_address,
    "gateway": gateway_address,
    "shards": read_shards,
    "metrics": read_address,
    "games_in_dms": _games,
}
"""Each reads a setting's text, or raises ValueError with a sentence. All other settings are texts as they stand."""


@dataclass(frozen=True)
class Settings:
    """The host's settings. An empty variable counts as missing."""

    token: str | None = field(default=None, repr=False)
    database: str = field(default="sqlite+aiosqlite:///brehon.db", repr=False)
    requests_per_second: float = 45
    log_level: str = "INFO"
    themes: Path | None = None
    api: str = API
    gateway: str | None = None
    shards: Shards | None = None
    metrics: Address | None = None
    games_in_dms: int = USUAL_IN_DMS

    @classmethod
    def read(cls) -> Self:
        """Read the environment and .env, or raise BadSettings."""
        try:
            written = _written()
        except UnicodeDecodeError:
            raise BadSettings("The file .env is no UTF-8 text. Write it anew from .env.example.") from None
        except OSError as error:
            problem = f"The file .env cannot be read ({error.strerror}). Let the user that runs the bot read it."
            raise BadSettings(problem) from None
        complaints = _misspelt(written)
        found: dict[str, object] = {}
        for name in _names():
            if text := written.get(_variable(name)):
                try:
                    found[name] = READERS.get(name, str)(text)
                except ValueError as error:
                    complaints.append(f"{_variable(name)}: {error}")
        if complaints:
            raise BadSettings(f"{'; '.join(complaints)}. Correct it in .env or in the environment.")
        return cls(**found)  # type: ignore[arg-type] # as the readers have checked

    @property
    def required_token(self) -> str:
        """Return the bot's token. Raises BadSettings if there is none."""
        if self.token is None:
            raise BadSettings(missing_token())
        return self.token

    @property
    def reach(self) -> Reach:
        """Return the way to Discord."""
        return Reach(self.api, self.gateway, self.shards)


def strange_settings() -> list[str]:
    """Describe each variable that begins like a setting and resembles none, since nothing reads it.

    Something else may have set it: Kubernetes does so for a service with the bot's name.
    """
    strange = [name for name in _unknown(_written()) if _nearest(name, ALIKE) is None]
    return [
        f"{name} is not a setting, so nothing reads it. The nearest is {_nearest(name, 0)}; .env.example has them all."
        for name in strange
    ]


def _written() -> dict[str, str]:
    """Return the variables that are not empty, in capitals, those of the environment before those of the file.

    Raises OSError, and UnicodeDecodeError if the file is no text.
    """
    in_file = dotenv_values(FILE, encoding="utf-8") if FILE.is_file() else {}
    return {name.upper(): text for source in (in_file, os.environ) for name, text in source.items() if text}


def _misspelt(written: Mapping[str, str]) -> list[str]:
    """Describe each variable that is surely a misspelt setting, with its right name."""
    meant = {name: _nearest(name, ALIKE) for name in _unknown(written)}
    return [f"{name} is not a setting; {nearest} is" for name, nearest in meant.items() if nearest is not None]


def _unknown(written: Mapping[str, str]) -> list[str]:
    """Return the variables that begin like settings and are none."""
    return sorted(name for name in written.keys() - {*map(_variable, _names())} if name.startswith(PREFIX))


def _nearest(name: str, alike: float) -> str | None:
    """Return the setting most similar to a variable, or None if none is similar enough."""
    suffixes = [known.removeprefix(PREFIX) for known in map(_variable, _names())]
    found = get_close_matches(name.removeprefix(PREFIX), suffixes, n=1, cutoff=alike)
    return f"{PREFIX}{found[0]}" if found else None


def _names() -> list[str]:
    return [each.name for each in fields(Settings)]


def _variable(name: str) -> str:
    return PREFIX + name.upper()
