"""The host's settings: environment variables that begin with BREHON_, or the file .env."""

import re
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Literal, NamedTuple, Self

from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, DotEnvSettingsSource, EnvSettingsSource, SettingsConfigDict

from bot.missing_token import missing_token
from bot.reaching import API, Reach, api_address, gateway_address, read_shards

PREFIX = "BREHON_"
THIS_MACHINE = "127.0.0.1"

ALIKE = 0.75
"""How similar, from 0 to 1, a misspelt variable must be to a setting."""

LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"]


class BadSettings(Exception):
    """A setting is missing or wrong. The message is a sentence for the host and holds no secret."""


def _checked_shards(text: str) -> str:
    read_shards(text)
    return text


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


def _checked_address(text: str) -> str:
    read_address(text)
    return text


class Settings(BaseSettings):
    """The host's settings. An empty variable counts as missing."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_file=".env",
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    token: SecretStr | None = None
    database: str = Field(default="sqlite+aiosqlite:///brehon.db", repr=False)
    requests_per_second: float = Field(default=45, ge=0.1, le=50)
    log_level: Annotated[LogLevel, BeforeValidator(str.upper)] = "INFO"
    themes: Path | None = None
    api: Annotated[str, AfterValidator(api_address)] = API
    gateway: Annotated[str, AfterValidator(gateway_address)] | None = None
    shards: Annotated[str, AfterValidator(_checked_shards)] | None = None
    metrics: Annotated[str, AfterValidator(_checked_address)] | None = None

    @classmethod
    def read(cls) -> Self:
        """Read the environment and .env, or raise BadSettings."""
        complaints: list[str] = []
        try:
            complaints += _misspelt()
            settings = cls()
        except ValidationError as error:
            complaints += [f"{_variable(each['loc'])}: {_problem(each['msg'])}" for each in error.errors()]
        except UnicodeDecodeError:
            raise BadSettings("The file .env is no UTF-8 text. Write it anew from .env.example.") from None
        except OSError as error:
            problem = f"The file .env cannot be read ({error.strerror}). Let the user that runs the bot read it."
            raise BadSettings(problem) from None
        else:
            if not complaints:
                return settings
        raise BadSettings(f"{'; '.join(complaints)}. Correct it in .env or in the environment.")

    @property
    def required_token(self) -> str:
        """Return the bot's token. Raises BadSettings if there is none."""
        if self.token is None:
            raise BadSettings(missing_token())
        return self.token.get_secret_value()

    @property
    def reach(self) -> Reach:
        """Return the way to Discord."""
        return Reach(self.api, self.gateway, None if self.shards is None else read_shards(self.shards))

    @property
    def watched_at(self) -> Address | None:
        """Return the address of the metrics; None for no metrics."""
        return None if self.metrics is None else read_address(self.metrics)


def strange_settings() -> list[str]:
    """Describe each variable that begins like a setting and resembles none, since nothing reads it.

    Something else may have set it: Kubernetes does so for a service with the bot's name.
    """
    strange = [name for name in _unknown() if _nearest(name, ALIKE) is None]
    return [
        f"{name} is not a setting, so nothing reads it. The nearest is {_nearest(name, 0)}; .env.example has them all."
        for name in strange
    ]


def _misspelt() -> list[str]:
    """Describe each variable that is surely a misspelt setting, with its right name."""
    meant = {name: _nearest(name, ALIKE) for name in _unknown()}
    return [f"{name} is not a setting; {nearest} is" for name, nearest in meant.items() if nearest is not None]


def _unknown() -> list[str]:
    """Return the variables that begin like settings and are none."""
    sources = EnvSettingsSource(Settings), DotEnvSettingsSource(Settings)
    named = {name.upper() for source in sources for name in source.env_vars}
    return sorted(name for name in named - {*_known()} if name.startswith(PREFIX))


def _nearest(name: str, alike: float) -> str | None:
    """Return the setting most similar to a variable, or None if none is similar enough."""
    suffixes = [known.removeprefix(PREFIX) for known in _known()]
    found = get_close_matches(name.removeprefix(PREFIX), suffixes, n=1, cutoff=alike)
    return f"{PREFIX}{found[0]}" if found else None


def _known() -> list[str]:
    return [_variable((name,)) for name in Settings.model_fields]


def _variable(location: tuple[int | str, ...]) -> str:
    return PREFIX + "_".join(str(part) for part in location).upper()


def _problem(message: str) -> str:
    """Return the problem without the words that pydantic puts before a sentence of ours, or begins its own with."""
    return message.removeprefix("Value error, ").replace("Input should be", "it should be", 1)
