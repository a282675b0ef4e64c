"""What every command and button works with: opened outside, passed in."""

from dataclasses import dataclass

from bot.delivery.port import Port
from bot.host.finding import Finder
from bot.host.host import Host
from bot.host.signup import SignUp
from bot.storage.games import Games


@dataclass(frozen=True, slots=True)
class Desk:
    """The doors behind which the work is done."""

    games: Games
    finder: Finder
    sign_up: SignUp
    host: Host
    port: Port
