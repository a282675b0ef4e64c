"""The selects as they are offered now: whatever somebody chooses in one is held against that."""

from collections.abc import Callable, Iterable

from discord.ui import Select

from bot.cogs.interaction.pressed import Pressed, asks_meant, check_fresh, seat_meant
from bot.cogs.interaction.rights import check_gm, may_see_orders
from bot.cogs.moves.ranking_presses import picker
from bot.cogs.setup.setup_panel import deadline_selects, offered_settings, setup_selects
from bot.cogs.setup.times_panel import times_selects
from bot.components.answers import Item, items_for
from bot.components.keys import Verb
from bot.components.offered import check_chosen
from bot.delivery.desk.desk_buttons import seat_select
from bot.delivery.desk.desk_view import DeskView
from bot.delivery.telling.saying import panel_of
from bot.host.denied import Denied
from bot.storage.games.hosted_game import HostedGame
from engine.naming import snake_case

Offered = Callable[[Pressed], Iterable[Item]]


def check_offered(press: Pressed) -> None:
    """Raise Denied or BadInput unless what was chosen in a select is offered there, now, to the person who chose.

    Of a move that is not asked of him, the rules say best why.
    """
    offered = (item for item in OFFERS[press.key.verb](press) if isinstance(item, Select))
    select = next((item for item in offered if item.custom_id == press.key.custom_id), None)
    if select is not None:
        check_chosen(select, press.values)
    elif press.key.verb not in (Verb.CHOOSE, Verb.WHOLE) or _is_asked(press):
        raise Denied("no-such-choice")


def _is_asked(press: Pressed) -> bool:
    """Whether the move of a select is asked of the seat for which it is used."""
    move = press.key.rest.partition(":")[0]
    asks = asks_meant(press, seat_meant(press))
    return any(snake_case(ask.move.__name__) == move for ask in asks)


def _in_set_up(selects: Callable[[HostedGame], Iterable[Item]]) -> Offered:
    """What a page of the set-up offers, to the GM alone."""

    def offered(press: Pressed) -> Iterable[Item]:
        check_gm(press.interaction, press.hosted)
        return selects(press.hosted)

    return offered


def _asked(press: Pressed) -> Iterable[Item]:
    """What is asked of others is not looked at, because the answer would tell of it."""
    seat = seat_meant(press)
    check_fresh(press)
    asks = asks_meant(press, seat)
    return [item for row in items_for(panel_of(press.hosted, press.key.seat), asks) for item in row]


def _ranked(press: Pressed) -> Iterable[Item]:
    return [item for row in picker(press, press.key.rest).rows for item in row]


def _seats(press: Pressed) -> Iterable[Item]:
    check_gm(press.interaction, press.hosted)
    return seat_select(
        press.hosted, DeskView(press.interaction.user.id, may_see_orders(press.interaction, press.hosted))
    )


OFFERS: dict[Verb, Offered] = {
    Verb.OPTION: _in_set_up(setup_selects),
    Verb.HOURS: _in_set_up(deadline_selects),
    Verb.TIMES_OF: _in_set_up(times_selects),
    Verb.QUIET: _in_set_up(times_selects),
    Verb.SETTING: _in_set_up(offered_settings),
    Verb.CHOOSE: _asked,
    Verb.WHOLE: _asked,
    Verb.PICKED: _ranked,
    Verb.SEAT: _seats,
}
