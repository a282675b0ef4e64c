"""A form for every kind of field: things and numbers, text, and choices that depend on earlier ones."""

from discord.ui import Button, Label, Modal, Select, TextInput

from bot.components.answers import chosen_action, items_for
from bot.components.keys import Key, Verb
from bot.components.move_forms import form, sent_action
from bot.components.offered import check_sent
from bot.components.panel_place import Panel
from bot.themes.theme_icons import Face
from engine.actions import Action
from engine.asks import Ask
from engine.codec import convert
from engine.domains import Domain, OneByOther, OneOf, OneSeat
from tests.hazels.engine.actions import Answer, Stake, Walk, Walker
from tests.hazels.test_rules import ANSWERED, TO_THE_STONE, asked, game_after

PANEL = Panel(
    1,
    "wait",
    lambda action: Face(type(action).__name__),
    lambda action: None,
    lambda move, field: f"{move.__name__} {field}",
    lambda ask, action: str(action),
    lambda ask, action: str(action),
    lambda move: move.__name__,
    lambda move, field, value: Face(f"{field} {value}"),
    lambda ask: Face(ask.move.__name__),
    lambda asked, ends: f"{asked}: {ends[0]} to {ends[-1]}",
    str,
    lambda move, field: f"pick {field}",
)


def parts(modal: Modal) -> dict[str, Select[Modal] | TextInput[Modal]]:
    """Return the parts of a form, by field."""
    components = [item.component for item in modal.children if isinstance(item, Label)]
    return {each.custom_id: each for each in components if isinstance(each, Select | TextInput)}


def choices(modal: Modal, field: str) -> dict[str, str]:
    """Return the choices in a field of a form, each with its name."""
    part = parts(modal)[field]
    assert isinstance(part, Select)
    return {option.value: option.label for option in part.options}


def walking() -> Ask:
    return asked(game_after(TO_THE_STONE[:1]), "Cat")


def hanging(left: dict[object, OneOf | OneSeat]) -> Ask:
    """Return an ask for steps that depend on the walker."""
    fields: dict[str, Domain] = {"walker": OneOf(tuple(Walker)), "steps": OneByOther("walker", left)}
    return Ask(Walk, ("Cat",), fields, ("Cat",))


def test_a_dependent_choice_offers_every_possible_value() -> None:
    near = hanging({Walker.HERON: OneOf((1,)), Walker.OTTER: OneOf((1, 2, 3))})

    assert choices(form(PANEL, near), "steps") == {"1": "steps 1", "2": "steps 2", "3": "steps 3"}


def test_a_number_is_submitted_as_a_number() -> None:
    fields = sent_action(walking(), {"walker": ["heron"], "steps": ["3"]})

    assert convert(fields, Walk) == Walk(Walker.HERON, 3)


def test_a_form_has_a_box_beside_a_choice_of_one_thing() -> None:
    ask = asked(game_after(ANSWERED[:-1]), "Cat")
    modal = form(PANEL, ask)
    sent = {"text": ["A river."], "stake": ["two"]}
    check_sent(modal, sent)

    assert choices(modal, "stake") == {"one": "stake one", "two": "stake two"}
    assert convert(sent_action(ask, sent), Answer) == Answer("A river.", Stake.TWO)


def test_a_choice_that_only_some_choices_need_may_stay_empty() -> None:
    sometimes, always = (hanging(dict.fromkeys(walkers, OneOf((1,)))) for walkers in ([Walker.OTTER], Walker))

    assert [parts(form(PANEL, ask))["steps"].required for ask in (sometimes, always)] == [False, True]


def test_dependent_seats_are_called_by_their_names() -> None:
    left: dict[object, OneOf | OneSeat] = {Walker.HERON: OneSeat(("Ann",)), Walker.OTTER: OneOf(("nobody",))}

    assert choices(form(PANEL, hanging(left)), "steps") == {"Ann": "Ann", "nobody": "steps nobody"}


def test_a_single_choice_is_a_select_whose_values_are_moves() -> None:
    class Go(Action, frozen=True):
        steps: int

    ask = Ask(Go, ("Cat",), {"steps": OneOf((1, 2))}, ("Cat",))
    [[select]] = items_for(PANEL, [ask])
    assert isinstance(select, Select)

    assert [(option.value, option.label) for option in select.options] == [("1", "steps 1"), ("2", "steps 2")]
    assert chosen_action(Key(Verb.CHOOSE, 1, rest="go:steps"), (Go,), ["2"]) == {"move": "go", "steps": 2}


def test_a_move_without_choices_is_a_button() -> None:
    [[button]] = items_for(PANEL, [asked(game_after([]), "Cat")])

    assert isinstance(button, Button)
    assert button.label == "Throw"
