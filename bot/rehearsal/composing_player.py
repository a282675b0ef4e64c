"""Composes an answer as a player does: presses what leads to it, until a button gives it."""

from collections import Counter
from collections.abc import Callable

from bot.components.composing import Draft, read_draft
from bot.components.keys import Key, Verb, key_of
from bot.rehearsal.rehearsal_client import Client
from bot.rehearsal.shown import Control, Shown
from engine.actions import Action
from engine.asks import Ask
from engine.domains import SomeOf, Thing
from engine.naming import snake_case

MOST = 40
"""The most presses that an answer takes."""
AROUND = 100
"""The distance of an answer to which more of a thing must be added: only after the last is taken off are all added."""


def composes(key: Key, ask: Ask) -> bool:
    """Whether a button begins to compose an answer to an ask."""
    return ask.composed_by is not None and read_draft(key.rest) == Draft(snake_case(ask.move.__name__))


async def compose(client: Client, opener: Control, ask: Ask, action: Action, gives: Callable[[Control], bool]) -> bool:
    """Compose an answer to an ask, and give it. Return whether there was a button that ``gives`` it."""
    shown, pressed = await client.press(opener), set[str]()
    for _ in range(MOST):
        given = next((control for control in _controls(shown) if gives(control)), None)
        if given is not None:
            await client.press(given)
            return True
        drafts = {control: draft for control in _controls(shown) if (draft := _draft(control)) is not None}
        left = [control for control in drafts if control.custom_id not in pressed]
        if not left:
            return False
        nearest = min(left, key=lambda control: _distance(drafts[control], ask, action))
        pressed.add(nearest.custom_id)
        shown = await client.press(nearest)
    return False


def _controls(shown: Shown | None) -> tuple[Control, ...]:
    return () if shown is None else shown.controls


def _draft(control: Control) -> Draft | None:
    key = key_of(control.custom_id)
    return read_draft(key.rest) if key is not None and key.verb is Verb.COMPOSE else None


def _distance(draft: Draft, ask: Ask, action: Action) -> int:
    """Return how far a draft is from an answer."""
    first = getattr(action, ask.composed_by or "")
    added, wanted = Counter(draft.added), Counter(_added(ask, action))
    to_press = [added[thing] - wanted[thing] for thing in {*added, *wanted}]
    return int(draft.first != first) + sum(left if left >= 0 else AROUND + left + 1 for left in to_press)


def _added(ask: Ask, action: Action) -> tuple[Thing, ...]:
    """Return the things that an answer adds."""
    return next((getattr(action, name) or () for name, domain in ask.fields.items() if isinstance(domain, SomeOf)), ())
