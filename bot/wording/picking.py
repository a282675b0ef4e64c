"""The words for picking a ranking thing by thing. Each game has its own, by the move and the field."""

from typing import NamedTuple

from bot.wording.pages import shorten
from bot.wording.voice import action_name, dashed
from bot.wording.words import Words
from engine.actions import Action

BUTTON = 80
PLACEHOLDER = 150


class Picking(NamedTuple):
    """The labels of the button that starts it, the message in which it is done, and the select in that message."""

    button: str
    title: str
    next: str


def picking(words: Words, move: type[Action], field: str, place: int = 1) -> Picking:
    """Return the words; ``place`` is the place that is picked next."""
    move_id, field_id = dashed(action_name(move)), dashed(field)
    return Picking(
        shorten(words.say(f"button-pick-{move_id}-{field_id}"), BUTTON),
        words.say(f"picker-title-{move_id}-{field_id}"),
        shorten(words.say(f"picker-next-{move_id}-{field_id}", {"place": place}), PLACEHOLDER),
    )
