"""What is said where a ranking is picked thing by thing. Each game has its own words for it, by the move and field."""

from typing import NamedTuple

from bot.wording.pages import shorten
from bot.wording.voice import action_name, dashed
from bot.wording.words import Words
from engine.actions import Action

BUTTON = 80
PLACEHOLDER = 150


class Picking(NamedTuple):
    """The words of the button that begins it, of the message in which it is done, and of the select in that."""

    button: str
    title: str
    next: str


def picking(words: Words, move: type[Action], field: str, place: int = 1) -> Picking:
    """Give the words; ``place`` is the one that is picked next."""
    move_id, field_id = dashed(action_name(move)), dashed(field)
    return Picking(
        shorten(words.say(f"button-pick-{move_id}-{field_id}"), BUTTON),
        words.say(f"picker-title-{move_id}-{field_id}"),
        shorten(words.say(f"picker-next-{move_id}-{field_id}", {"place": place}), PLACEHOLDER),
    )
