"""The ids of components fit Discord's limit even where abilities have the longest keys."""

import pytest
from discord.ui import Button
from msgspec.structs import replace

from bot.components.answers import items_for
from bot.components.keys import LONGEST_ID, PATTERN, Key, Verb, read_key
from bot.components.move_forms import opened_ask
from bot.components.short_moves import read_short
from engine.asks import Ask
from engine.domains import Domain, OneByOther, OneSeat, SomeSeats
from engine.open_table.actions import Use
from engine.open_table.asking import NAMES
from engine.open_table.role_file import LONGEST_KEY
from tests.components.test_whole_answers import PANEL as SMALL

SEATS = tuple(f"{number:02}{'W' * 30}" for number in range(25))
PANEL = replace(SMALL, game=999_999_999, wait_token="0" * 8, names=SEATS)
LONG = "a" * LONGEST_KEY
OTHERS = OneByOther("target", {each: OneSeat(SEATS) for each in SEATS})
AIMS: dict[str, dict[str, Domain]] = {
    "nobody": {},
    "one": {"target": OneSeat(SEATS)},
    "two": {"targets": SomeSeats(SEATS, 2)},
    "one and then another": {"target": OneSeat(SEATS), "onto": OTHERS},
}


def using(aim: str, does: str = LONG, *, of_side: bool = True) -> Ask:
    """Return an ask to use an ability on nobody, on one player or on several."""
    fields = AIMS[aim]
    fixed = {"does": does, "of_side": of_side, **dict.fromkeys([name for name in NAMES if name not in fields])}
    return Ask(Use, (SEATS[0],), fields, secret=True, fixed=fixed)


def keys_of(*asks: Ask) -> list[Key]:
    """Return the keys of the buttons that asks get."""
    buttons = [item for row in items_for(PANEL, asks) for item in row if isinstance(item, Button)]
    assert all(len(str(each.custom_id)) <= LONGEST_ID for each in buttons)
    return [read_key(match) for each in buttons if (match := PATTERN.fullmatch(str(each.custom_id))) is not None]


@pytest.mark.parametrize("aim", [aim for aim in AIMS if aim != "nobody"])
def test_a_form_with_a_long_id_opens_for_its_own_ask_alone(aim: str) -> None:
    asks = [using(aim), using(aim, of_side=False), using(aim, f"{LONG[:-1]}b")]

    assert [opened_ask(key, asks) for key in keys_of(*asks)] == asks


def test_an_answer_that_is_too_long_for_an_id_is_spelled_in_short() -> None:
    (key,) = keys_of(using("nobody"))

    assert key.verb is Verb.LETTER
    assert read_short(key.rest, [Use], SEATS) == {"move": "use", "does": LONG, "of_side": True}
