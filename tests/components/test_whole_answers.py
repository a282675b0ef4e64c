"""Choices that only make sense together are whole answers, and several of many things are in one select."""

import msgspec
from discord.ui import Button, Select, View

from bot.components.answers import items_for
from bot.components.move_forms import form, sent_action
from bot.components.panel_place import Panel
from bot.components.short_moves import read_short
from bot.themes.theme_icons import Face
from engine.asks import Ask
from engine.bluff.actions import Bid
from engine.boards.actions import Resign, Throw
from engine.danube.actions import Move
from engine.domains import Domain, OneByOther, OneOf, SomeOf
from engine.sigily.actions import Cast, Enter
from engine.sigily.options import Spell
from tests.components.test_ranking import PANEL as RANKING

PANEL: Panel = msgspec.structs.replace(
    RANKING, whole=lambda ask, action: f"{action}", thing=lambda *told: Face(str(told[2]))
)


def moving(boats: int, steps: int) -> Ask:
    """Return the ask to move one of some boats, each by up to this many steps."""
    starts = tuple(range(1, boats + 1))
    ways = OneByOther("start", {start: OneOf(tuple(range(1, steps + 1))) for start in starts})
    return Ask(Move, ("Ann",), {"start": OneOf(starts), "steps": ways}, ("Ann",), whole=True)


def selects(*asks: Ask) -> list[Select[View]]:
    return [item for row in items_for(PANEL, asks, most_letters=3) for item in row if isinstance(item, Select)]


def test_every_whole_answer_is_one_choice_with_the_recorded_move() -> None:
    (select,) = selects(moving(2, 2))
    chosen = [read_short(option.value, [Move], ()) for option in select.options]

    assert chosen == [{"move": "move", "from": start, "steps": steps} for start in (1, 2) for steps in (1, 2)]


def test_few_whole_answers_are_buttons_and_more_of_them_a_select() -> None:
    few = [item for row in items_for(PANEL, [moving(2, 5)]) for item in row]
    (more,) = [item for row in items_for(PANEL, [moving(2, 6)]) for item in row]
    (single,) = [item for row in items_for(PANEL, [moving(1, 1)], most_letters=0) for item in row]

    assert [item.label for item in few if isinstance(item, Button)] == [f"{answer}" for answer in moving(2, 5).answers]
    assert isinstance(more, Select)
    assert isinstance(single, Button)


def test_many_answers_are_shared_among_several_selects() -> None:
    offered = selects(moving(5, 6))

    assert [len(select.options) for select in offered] == [25, 5]
    assert len({select.custom_id for select in offered}) == 2


def test_whole_asks_of_one_move_share_a_select_and_a_single_answer_is_a_button() -> None:
    def cast(spell: Spell, *chariots: str) -> Ask:
        return Ask(Cast, ("Ann",), {"chariot": OneOf(chariots)}, whole=True, fixed={"spell": spell})

    (several,) = selects(cast(Spell.STONE_SKIN, "Ann 1", "Ann 2"), cast(Spell.DRUID_CURSE, "Ann 1"))
    ((single,),) = items_for(PANEL, [cast(Spell.STONE_SKIN, "Ann 1")])

    assert [read_short(option.value, [Cast], ()) for option in several.options] == [
        {"move": "cast", "spell": spell, "chariot": chariot}
        for spell, chariot in (("stone_skin", "Ann 1"), ("stone_skin", "Ann 2"), ("druid_curse", "Ann 1"))
    ]
    assert isinstance(single, Button)


def test_a_single_thing_in_a_single_field_is_a_button() -> None:
    ((one,),) = items_for(PANEL, [Ask(Enter, ("Ann",), {"chariot": OneOf(("Ann 1",))})])
    ((two,),) = items_for(PANEL, [Ask(Enter, ("Ann",), {"chariot": OneOf(("Ann 1", "Ann 2"))})])

    assert isinstance(one, Button)
    assert isinstance(two, Select)


def test_giving_up_stands_last_in_a_row_of_its_own() -> None:
    asks = [Ask(Resign, ("Ann",), {}, gives_up=True), moving(2, 5), *(Ask(Throw, ("Ann",), {}) for _ in range(4))]
    rows = items_for(PANEL, asks)

    assert [str(item.custom_id).split(":")[1] for item in rows[-1]] == ["give-up"]
    assert len(rows) <= 5


def test_several_things_can_be_chosen_even_if_some_are_identical() -> None:
    fields: dict[str, Domain] = {"count": OneOf((1,)), "face": OneOf((2,)), "show": SomeOf((5, 5, 6), 2)}
    ask = Ask(Bid, ("Ann",), fields, ("Ann",))
    labels = [item for item in form(PANEL, ask).walk_children() if isinstance(item, Select)]

    assert [(option.label, option.value) for option in labels[2].options] == [("5", "0"), ("5", "1"), ("6", "2")]
    assert (labels[2].min_values, labels[2].max_values) == (0, 2)
    assert sent_action(ask, {"count": ["1"], "face": ["2"], "show": ["1", "2"]})["show"] == [5, 6]
    assert sent_action(ask, {"count": ["1"], "face": ["2"]})["show"] is None


def test_a_form_is_read_by_the_names_in_records() -> None:
    fields = sent_action(moving(2, 2), {"start": ["2"], "steps": ["1"]})

    assert fields == {"move": "move", "from": 2, "steps": 1}
