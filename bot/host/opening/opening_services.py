"""The services of everything that happens before a game is open, or before it begins, in one place."""

from dataclasses import dataclass

from bot.database.database import Database
from bot.delivery.requests.port import Port
from bot.delivery.sending.delivery import Delivery
from bot.host.opening.keeping_setups import SetUps
from bot.host.opening.queue import GameQueue
from bot.host.opening.rules_tick import RulesTick
from bot.host.opening.trying_out import Trials
from bot.host.opening.wishing import Wishes
from bot.host.seats.signup import SignUp
from bot.storage.games.games import Games


@dataclass(frozen=True, slots=True)
class OpeningServices:
    """Saved set-ups, the queue, the tick of the rules, wishes, and trials of set-ups."""

    setups: SetUps
    queue: GameQueue
    rules_tick: RulesTick
    wishes: Wishes
    trials: Trials


def opening_services(
    database: Database, games: Games, delivery: Delivery, sign_up: SignUp, port: Port
) -> OpeningServices:
    """Make these services."""
    queue = GameQueue(database, games, delivery, sign_up, port.members)
    rules_tick, wishes = RulesTick(database, games, delivery), Wishes(database, games)
    return OpeningServices(SetUps(database), queue, rules_tick, wishes, Trials())
