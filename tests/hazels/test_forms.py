"""A form for every kind of field: things and numbers, text, and choices that hang on earlier ones."""

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
    lambda move, field: f"{move.__name__} {field}",
    lambda ask, action: str(action),
    lambda move: move.__name__,
    lambda move, field, value: Face(f"{field} {value}"),
    lambda ask: Face(ask.move.__name__),
    lambda asked, ends: f"{asked}: {ends[0]} to {ends[-1]}",
    str,
    lambda move, field: f"pick {field}",
)


def parts(modal: Modal) -> dict[str, Select[Modal] | TextInput[Modal]]:
    """The parts of a form, by field."""
    components = [item.component for item in modal.children if isinstance(item, Label)]
    return {each.custom_id: each for each in components if isinstance(each, Select | TextInput)}


def choices(modal: Modal, field: str) -> dict[str, str]:
    """What may be chosen in a field of a form, each with what it is called."""
    part = parts(modal)[field]
    assert isinstance(part, Select)
    return {option.value: option.label for option in part.options}


def walking() -> Ask:
    return asked(game_after(TO_THE_STONE[:1]), "Cat")


def hanging(left: dict[object, OneOf | OneSeat]) -> Ask:
    """Asked for steps that hang on the walker."""
    fields: dict[str, Domain] = {"walker": OneOf(tuple(Walker)), "steps": OneByOther("walker", left)}
    return Ask(Walk, ("Cat",), fields, ("Cat",))


def test_a_choice_that_hangs_on_another_offers_all_that_ever_could_be() -> None:
    near = hanging({Walker.HERON: OneOf((1,)), Walker.OTTER: OneOf((1, 2, 3))})

    assert choices(form(PANEL, near), "steps") == {"1": "steps 1", "2": "steps 2", "3": "steps 3"}


def test_a_number_is_sent_in_as_a_number() -> None:
    fields = sent_action(walking(), {"walker": ["heron"], "steps": ["3"]})

    assert convert(fields, Walk) == Walk(Walker.HERON, 3)


def test_a_form_has_a_box_beside_a_choice_of_one_thing() -> None:
    ask = asked(game_after(ANSWERED[:-1]), "Cat")
    modal = form(PANEL, ask)
    sent = {"text": ["A river."], "stake": ["two"]}
    check_sent(modal, sent)

    assert choices(modal, "stake") == {"one": "stake one", "two": "stake two"}
    assert convert(sent_action(ask, sent), Answer) == Answer("A river.", Stake.TWO)


def test_what_hangs_on_some_choices_alone_may_be_left_open() -> None:
    sometimes, always = (hanging(dict.fromkeys(walkers, OneOf((1,)))) for walkers in ([Walker.OTTER], Walker))

    assert [parts(form(PANEL, ask))["steps"].required for ask in (sometimes, always)] == [False, True]


def test_seats_that_hang_on_a_choice_are_called_by_their_names() -> None:
    left: dict[object, OneOf | OneSeat] = {Walker.HERON: OneSeat(("Ann",)), Walker.OTTER: OneOf(("nobody",))}

    assert choices(form(PANEL, hanging(left)), "steps") == {"Ann": "Ann", "nobody": "steps nobody"}


def test_one_choice_of_a_thing_is_a_select_and_what_is_chosen_a_move() -> None:
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
