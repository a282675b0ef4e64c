"""Lists the selects that a person is offered now, against which each choice is checked."""

from collections.abc import Callable, Iterable

from discord.ui import Select

from bot.cogs.interaction.pressed import Pressed, asks_meant, check_fresh, seat_meant
from bot.cogs.interaction.rights import may_see_orders
from bot.cogs.moves.ranking_presses import picker
from bot.components.answers import Item, items_for
from bot.components.keys import Verb
from bot.components.offered import check_chosen
from bot.delivery.desk.desk_buttons import seat_select
from bot.delivery.desk.desk_view import DeskView
from bot.delivery.telling.saying import panel_of
from bot.host.denied import Denied
from bot.storage.games.hosted_game import HostedGame
from engine.naming import snake_case

Offers = Callable[[Pressed], Iterable[Item]]
"""Returns the components that the person pressing is offered now, among them the select that was used."""


def check_offered(press: Pressed, items: Iterable[Item]) -> None:
    """Raise Denied or BadInput unless the choice in a select is offered there now, among these components.

    If the person is not asked for the move, it passes here, because the rules say best why it is refused.
    """
    offered = (item for item in items if isinstance(item, Select))
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


def of_game(selects: Callable[[HostedGame], Iterable[Item]]) -> Offers:
    """Return a function that lists the selects that depend only on the game, such as those of a page of the set-up."""
    return lambda press: selects(press.hosted)


def moves(press: Pressed) -> Iterable[Item]:
    """Return the selects of the moves that are asked of the press's seat. Raises Denied.

    What is asked of others is not looked at, because the answer would reveal it. A post may have folded few whole
    answers into a select, too.
    """
    seat = seat_meant(press)
    check_fresh(press)
    asks, panel = asks_meant(press, seat), panel_of(press.hosted, press.key.seat)
    return [item for row in items_for(panel, asks, most_letters=0) for item in row]


def things_to_rank(press: Pressed) -> Iterable[Item]:
    """Return the select of the next thing in a list. Raises Denied, BadInput."""
    return [item for row in picker(press, press.key.rest).rows for item in row]


def seats(press: Pressed) -> Iterable[Item]:
    """Return the select of the seats at a GM's desk."""
    desk = DeskView(press.interaction.user.id, may_see_orders(press.interaction, press.hosted))
    return seat_select(press.hosted, desk)
