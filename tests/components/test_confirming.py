"""The labels of the button that makes a move after it was shown."""

import pytest
from msgspec.structs import replace

from bot.components.confirming import confirming
from bot.components.keys import LONGEST_ID, PATTERN
from bot.components.short_moves import fits_a_button, read_short
from engine.actions import LONGEST_NAME, Action
from engine.bluff.actions import Bid
from engine.codec import read_action
from engine.errors import BadInput
from engine.rulebooks import RULEBOOKS
from engine.sigily.actions import Cast, Enter, Move
from engine.sigily.options import Spell
from tests.components.test_ranking import PANEL

LONG = "A" * LONGEST_NAME
LONGER = f"{LONG[:-2]} B"
"""A name of the same length that begins like the other."""
BY_SLUG = {rulebook.slug: rulebook for rulebook in RULEBOOKS}
NAMES = (LONG, LONGER, "Ann", "@2")
MOVES: tuple[tuple[str, Action], ...] = (
    ("sigily", Cast(Spell.FIREBALL, f"{LONG} 1", f"{LONGER} 12")),
    ("sigily", Cast(Spell.WINDS_OF_SPEED)),
    ("sigily", Cast(Spell.DRUID_CURSE, "Ann 3")),
    ("sigily", Cast(Spell.FREEZE, target=LONG)),
    ("sigily", Enter("@2 1")),
    ("sigily", Move(f"{LONG} 4", "12")),
    ("bluff", Bid(3, 5, (1, 2, 2))),
    ("bluff", Bid(3, 5)),
)


@pytest.mark.parametrize(("slug", "action"), MOVES, ids=str)
def test_a_move_survives_its_button_with_names_of_any_length(slug: str, action: Action) -> None:
    rulebook = BY_SLUG[slug]
    custom_id = confirming(replace(PANEL, names=NAMES), action)[0].custom_id or ""
    said = PATTERN.fullmatch(custom_id)
    assert said is not None

    assert fits_a_button(action, NAMES)
    assert len(custom_id) <= LONGEST_ID
    assert read_action(rulebook, read_short(said["rest"], rulebook.actions, NAMES), NAMES) == action


@pytest.mark.parametrize("written", ["", "[]", "{}", "7", '["nothing"]', '["throw",1]', '["enter",1,2,3]', "[" * 60])
def test_a_button_that_says_nothing_is_bad_input(written: str) -> None:
    with pytest.raises(BadInput):
        read_short(written, BY_SLUG["sigily"].actions, NAMES)


def test_a_move_that_is_too_long_does_not_fit_a_button() -> None:
    assert not fits_a_button(Enter("B" * LONGEST_NAME * 2), NAMES)
