"""A ranking of anything: written in a form, or picked thing by thing from a message."""

import pytest
from discord.ui import Button, Label, TextInput
from msgspec.structs import replace

from bot.components.answers import items_for
from bot.components.keys import Verb
from bot.components.move_forms import form, sent_action
from bot.components.panel_place import Panel
from bot.components.ranking_picker import MOST_KINDS, Ranked, ranked
from bot.themes.theme_icons import Face
from engine.actions import Action
from engine.asks import Ask
from engine.domains import Domain, Ranking, Text
from engine.errors import BadInput


class Serve(Action, frozen=True):
    """Say in which order the dishes come, perhaps with a word to it."""

    dishes: tuple[str, ...]
    toast: str = ""


PANEL = Panel(
    game=1,
    wait_token="wait",
    label=lambda action: Face(str(action)),
    tone=lambda action: None,
    placeholder=lambda move, field: f"{move.__name__} {field}",
    whole=lambda ask, action: str(action),
    lettered=lambda ask, action: str(action),
    whole_prompt=lambda move: move.__name__,
    thing=lambda move, field, value: Face(str(value)),
    ask=lambda ask: Face(ask.move.__name__),
    part=lambda asked, ends: f"{asked}: {ends[0]} to {ends[-1]}",
    verb=str,
    pick=lambda move, field: f"Pick {field}",
)
DISHES = Ranking(("apple_pie", "soup", "soup", "trout"))


def served(**fields: Domain) -> Ask:
    return Ask(Serve, ("Ann",), fields)


def menu() -> Ranked:
    found = ranked([served(dishes=DISHES)])
    assert found is not None
    return found


def labels(*asks: Ask) -> list[str | None]:
    return [item.label for row in items_for(PANEL, asks) for item in row if isinstance(item, Button)]


def test_a_ranking_is_asked_by_a_form_and_a_picker() -> None:
    assert labels(served(dishes=DISHES)) == ["Serve", "Pick dishes"]


def test_the_form_of_a_ranking_reads_every_line_as_a_thing() -> None:
    ask = served(dishes=DISHES)
    (label,) = form(PANEL, ask, {"dishes": "Soup\nTrout"}).children
    assert isinstance(label, Label)
    assert isinstance(label.component, TextInput)

    assert label.component.default == "Soup\nTrout"
    assert sent_action(ask, {"dishes": ["Apple Pie\n\n soup \nSOUP\ntrout\n"]}) == {
        "move": "serve",
        "dishes": ["apple_pie", "soup", "soup", "trout"],
    }


def test_a_form_about_an_item_says_once_what_the_item_does() -> None:
    panel = replace(PANEL, ask=lambda ask: Face("Serve", note="Hot or cold."))
    fields = form(panel, served(dishes=DISHES, toast=Text(20))).children

    assert [field.description for field in fields if isinstance(field, Label)] == ["Hot or cold.", None]


def test_picked_things_are_remembered_by_letters() -> None:
    picked = ("soup", "trout", "soup")

    assert menu().letters(picked) == "bcb"
    assert menu().picked("bc", ["soup"]) == picked


def test_a_thing_may_be_picked_as_often_as_it_is_there() -> None:
    assert menu().left(("soup",)) == ("apple_pie", "soup", "trout")
    assert menu().left(("soup", "soup")) == ("apple_pie", "trout")
    with pytest.raises(BadInput):
        menu().picked("bb", ["soup"])


@pytest.mark.parametrize("letters", ["z", "aa", "bbb", "a+b", "\N{SNOWMAN}"])
def test_letters_that_stand_for_nothing_left_are_refused(letters: str) -> None:
    with pytest.raises(BadInput):
        menu().picked(letters)


def test_a_picked_ranking_completes_itself_in_order() -> None:
    assert not menu().is_whole(("soup", "soup"))
    assert menu().is_whole(("soup", "soup", "trout"))
    assert menu().answer(("trout",)) == {"move": "serve", "dishes": ["trout", "apple_pie", "soup", "soup"]}


def test_a_ranking_with_another_field_or_of_too_many_things_is_only_written() -> None:
    many = Ranking(tuple(f"dish_{number}" for number in range(MOST_KINDS + 1)))

    assert labels(served(dishes=DISHES, toast=Text(100))) == ["Serve"]
    assert labels(served(dishes=many)) == ["Serve"]


def test_only_one_of_two_rankings_has_a_picker() -> None:
    items = [item for row in items_for(PANEL, [served(dishes=DISHES), served(toast=DISHES)]) for item in row]

    assert sum(f":{Verb.PICK}:" in str(item.custom_id) for item in items) == 1
