"""The selects as they are offered now: whatever somebody chooses in one is held against that."""

from collections.abc import Callable, Iterable

from discord.ui import Select

from bot.cogs.interaction.pressed import Pressed, asks_meant, check_fresh, seat_meant
from bot.cogs.interaction.rights import check_gm, may_see_orders
from bot.cogs.moves.ranking import picker
from bot.cogs.setup.panel import absence_selects, deadline_selects, policy_selects, setup_selects
from bot.cogs.setup.times import times_selects
from bot.components.answers import Item, items_for
from bot.components.keys import Verb
from bot.components.offered import check_chosen
from bot.delivery.desk.laying import Laid
from bot.delivery.desk.rows import seat_select
from bot.delivery.saying import panel_of
from bot.host.denied import Denied
from engine.naming import snake_case


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


def _before_the_game(press: Pressed) -> Iterable[Item]:
    check_gm(press.interaction, press.live)
    return setup_selects(press.live)


def _deadlines(press: Pressed) -> Iterable[Item]:
    check_gm(press.interaction, press.live)
    return deadline_selects(press.live)


def _times(press: Pressed) -> Iterable[Item]:
    check_gm(press.interaction, press.live)
    return times_selects(press.live)


def _policy(press: Pressed) -> Iterable[Item]:
    check_gm(press.interaction, press.live)
    return policy_selects(press.live)


def _absence(press: Pressed) -> Iterable[Item]:
    check_gm(press.interaction, press.live)
    return absence_selects(press.live)


def _asked(press: Pressed) -> Iterable[Item]:
    """What is asked of others is not looked at, because the answer would tell of it."""
    seat = seat_meant(press)
    check_fresh(press)
    asks = asks_meant(press, seat)
    return [item for row in items_for(panel_of(press.live, press.key.seat), asks) for item in row]


def _ranked(press: Pressed) -> Iterable[Item]:
    return [item for row in picker(press, press.key.rest).rows for item in row]


def _seats(press: Pressed) -> Iterable[Item]:
    check_gm(press.interaction, press.live)
    return seat_select(press.live, Laid(press.interaction.user.id, may_see_orders(press.interaction, press.live)))


OFFERS: dict[Verb, Callable[[Pressed], Iterable[Item]]] = {
    Verb.OPTION: _before_the_game,
    Verb.SECRECY: _before_the_game,
    Verb.PREVIEW: _before_the_game,
    Verb.LATE: _absence,
    Verb.RUNG: _absence,
    Verb.FOLLOWING: _deadlines,
    Verb.COUNTING: _deadlines,
    Verb.TOLD: _deadlines,
    Verb.HOURS: _deadlines,
    Verb.TIMES_OF: _times,
    Verb.QUIET: _times,
    Verb.GRACE: _times,
    Verb.HOLDING: _policy,
    Verb.REASONS: _policy,
    Verb.SPECTATING: _policy,
    Verb.CHOOSE: _asked,
    Verb.WHOLE: _asked,
    Verb.PICKED: _ranked,
    Verb.SEAT: _seats,
}
