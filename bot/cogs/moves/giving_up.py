"""Asks before somebody resigns by a button or a command, because that cannot be taken back."""

from collections.abc import Iterable

from bot.components.answers import meant_button
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import panel_of, say
from bot.host.denied import Denied
from bot.storage.games.hosted_game import HostedGame
from engine.asks import Ask


def sure(hosted: HostedGame, asks: Iterable[Ask], seat_id: int = 0) -> Outgoing:
    """Ask whether the player who may resign, or the seat that the GM acts for, means it. Raises Denied."""
    ask = next((ask for ask in asks if ask.gives_up), None)
    if ask is None:
        raise Denied("not-asked")
    return Outgoing(say(hosted, "sure-to-give-up"), rows=[[meant_button(panel_of(hosted, seat_id), ask)]])
