"""Orders for the night, in words."""

from collections.abc import Sequence

from bot.wording.name_words import escape_text
from bot.wording.open_table.terms import by_hand, effect_of, used_name
from bot.wording.voice import Voice
from bot.wording.words import Value
from engine.open_table.choice import Order
from engine.open_table.effects import Effect
from engine.open_table.events import Applied, Fate, Traced, Used

LEFT = "left"
"""Stands for the fate of an order that was left to the GM."""


def is_left(voice: Voice, order: Traced | Used) -> bool:
    """Whether an order was left to the GM: one by hand that nothing has stopped."""
    return order.fate is Fate.DONE and effect_of(voice, order.ability) is Effect.BY_HAND


def ordered(voice: Voice, order: Order, side: str | None) -> str:
    """Return an order as it stands after a colon. ``side`` is the player's own, for orders that are given for it."""
    return done(voice, order.does, order.at, side if order.of_side else None)


def done(voice: Voice, ability: str, at: Sequence[str], side: str | None = None) -> str:
    """Return an ability, for a side if it is one of a side, with those whom it names."""
    name = used_name(voice, ability, side)
    if not at:
        return name
    if effect_of(voice, ability) is Effect.REDIRECT:
        first, onto = at
        return voice.say("used-onto", {"ability": name, "from": voice.show(first), "onto": voice.show(onto)})
    return voice.say("used-on", {"ability": name, "targets": voice.names(at)})


def applied(voice: Voice, event: Applied) -> str:
    """Tell in a line what the GM let an order do, and what came of it."""
    values: dict[str, Value] = {
        "player": voice.show(event.player),
        "ability": used_name(voice, event.ability, None),
        "what": escape_text(by_hand(voice, f"{event.effect} {event.thing}".strip())),
        "targets": voice.show(event.target),
        "fate": str(event.fate),
    }
    return voice.say("traced-by-hand", values)


def traced(voice: Voice, order: Traced | Used) -> str:
    """Tell the result of an order in a line: whom it named, whom it hit instead, and with what outcome."""
    values: dict[str, Value] = {
        "player": voice.show(order.player),
        "ability": used_name(voice, order.ability, None),
        "targets": voice.names(order.targets),
        "hit": voice.names(order.hit),
        "fate": LEFT if is_left(voice, order) else str(order.fate),
    }
    if order.fate is Fate.BLOCKED or order.hit == order.targets:
        return voice.say("traced-on" if order.targets else "traced", values)
    if not order.targets:
        return (
            voice.say("traced-on", {**values, "targets": voice.names(order.hit)})
            if order.hit
            else voice.say("traced", values)
        )
    return voice.say("traced-hit", values)
