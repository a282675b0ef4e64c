"""Giving up cannot be taken back, so whoever is about to is asked first, by a button as by a command."""

from collections.abc import Iterable

from bot.components.answers import meant_button
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import panel_of, say
from bot.host.denied import Denied
from bot.storage.games.hosted_game import HostedGame
from engine.asks import Ask


def sure(hosted: HostedGame, asks: Iterable[Ask], seat_id: int = 0) -> Outgoing:
    """Ask whether somebody who is asked this, or the seat that the GM acts for, means to give up. Raises Denied."""
    ask = next((ask for ask in asks if ask.gives_up), None)
    if ask is None:
        raise Denied("not-asked")
    return Outgoing(say(hosted, "sure-to-give-up"), rows=[[meant_button(panel_of(hosted, seat_id), ask)]])
