"""Turns asks into buttons and selects, and a press back into the action it stands for."""

from collections.abc import Iterable, Sequence
from itertools import product
from typing import TypeVar

import msgspec
from discord import ButtonStyle, SelectOption
from discord.ui import Button, ChannelSelect, RoleSelect, Select, View
from msgspec import inspect
from msgspec.structs import replace

from bot.components.chosen import MOST_OPTIONS, select_for
from bot.components.composing import opener
from bot.components.keys import ANY_WAIT, LONGEST_REST, NUMBER, Key, Verb
from bot.components.move_forms import WRITTEN, choices, openers, style_of
from bot.components.panel_place import Panel
from bot.components.ranking_picker import Ranked, ranked
from bot.components.short_moves import fits_a_button, in_short
from bot.themes.theme_icons import Face
from bot.themes.tones import Tone
from engine.actions import Action
from engine.asks import Ask
from engine.codec import spelled_as_recorded
from engine.domains import Domain, Leavable, Nothing, OneOf, OneSeat, SomeSeats, YesOrNo
from engine.errors import BadInput
from engine.learning import type_info
from engine.naming import snake_case

ROW = 5
"""The buttons that fit a row."""
MOST_ROWS = 4
"""With more rows than this, buttons of different moves share a row, so that one is left for the bot's own buttons."""
MOST_LETTERS = 10
"""The most whole answers that are buttons."""
STYLES = {
    Tone.FOR: ButtonStyle.success,
    Tone.AGAINST: ButtonStyle.danger,
    Tone.QUIET: ButtonStyle.secondary,
}
SIGNS = {Tone.FOR: "\N{CHECK MARK}", Tone.AGAINST: "\N{MULTIPLICATION X}"}
"""The signs before an answer's words, so that its colour does not speak alone. Discord shows them as plain letters."""

Item = Button[View] | Select[View] | RoleSelect[View] | ChannelSelect[View]
AnyItem = TypeVar("AnyItem", bound=Item)


def items_for(panel: Panel, asks: Sequence[Ask], most_letters: int = MOST_LETTERS) -> list[list[Item]]:
    """Lay out asks, a list for each row: buttons for yes and no, a select for seats, a form for several fields.

    Optional asks, such as using one of several items, follow in short. Whole answers are buttons, or a select where
    there are more than ``most_letters``; a single one is always a button. Whole asks of one move, told apart by fixed
    fields, share a select. Giving up stands last, in a row of its own.
    """
    rows: list[list[Item]] = []
    picked = ranked(asks)
    for ask in asks:
        if ask.gives_up:
            continue
        if ask.whole and not ask.fixed:
            rows.extend(_whole(panel, (ask,), most_letters))
        elif not ask.fixed:
            rows.extend(_rows_for(panel, ask, picked))
    shared = [ask for ask in asks if ask.whole and ask.fixed]
    for move in dict.fromkeys([ask.move for ask in shared]):
        rows.extend(_whole(panel, [ask for ask in shared if ask.move is move], most_letters=1))
    special = [item for ask in asks if ask.fixed and not ask.whole for item in _in_short(panel, ask)]
    rows += in_rows(special)
    last: list[list[Item]] = [[_giving_up(panel, ask)] for ask in asks if ask.gives_up]
    if len(rows) + len(last) > MOST_ROWS:
        buttons = [item for row in rows for item in row if isinstance(item, Button)]
        rows = [row for row in rows if not isinstance(row[0], Button)] + in_rows(buttons)
    return [*rows, *last]


def _giving_up(panel: Panel, ask: Ask) -> Button[View]:
    """Return a button that asks for confirmation before its player gives up."""
    key = Key(Verb.GIVE_UP, panel.game, panel.wait_token, panel.seat)
    return Button(label=panel.ask(ask).text, style=style_of(ask), custom_id=key.custom_id)


def meant_button(panel: Panel, ask: Ask) -> Button[View]:
    """Return the button with which a player who was asked confirms that they give up."""
    button = _button(panel, ask, ask.move())
    button.label = panel.verb(Verb.GIVE_UP)
    return button


def standing_row(panel: Panel, answers: Sequence[tuple[Ask, Action]]) -> list[Item]:
    """Return a button for each of some answers that are possible in any wait."""
    return [_button(replace(panel, wait_token=ANY_WAIT), ask, action) for ask, action in answers]


def _written(action: Action) -> str:
    return msgspec.json.encode(action).decode()


def _whole(panel: Panel, asks: Sequence[Ask], most_letters: int) -> list[list[Item]]:
    """Offer every answer with a name of its own: as buttons, or in as many selects as they need."""
    called: dict[str, tuple[Ask, Action]] = {}
    for ask in asks:
        for answer in ask.answers:
            called.setdefault(panel.whole(ask, answer), (ask, answer))
    if len(called) <= max(most_letters, 1) and all(fits_a_button(answer, panel.names) for _, answer in called.values()):
        return in_rows([_letter(panel, ask, answer) for ask, answer in called.values()])
    options = [
        SelectOption(label=label, emoji=panel.ask(ask).icon, value=in_short(answer, panel.names))
        for label, (ask, answer) in called.items()
    ]
    parts = [options[start : start + MOST_OPTIONS] for start in range(0, len(options), MOST_OPTIONS)]
    return [[_whole_select(panel, asks[0], number, part)] for number, part in enumerate(parts)]


def _letter(panel: Panel, ask: Ask, answer: Action) -> Button[View]:
    """Return the button of a whole answer."""
    shown = Face(panel.lettered(ask, answer), panel.ask(ask).icon)
    return _short_button(panel, shown, ButtonStyle.secondary, answer)


def _short_button(panel: Panel, shown: Face, style: ButtonStyle, answer: Action) -> Button[View]:
    """Return a button whose id spells an answer in short, where names may be long."""
    key = Key(Verb.LETTER, panel.game, panel.wait_token, panel.seat, in_short(answer, panel.names))
    return Button(label=shown.text, emoji=shown.icon, style=style, custom_id=key.custom_id)


def _whole_select(panel: Panel, ask: Ask, number: int, options: list[SelectOption]) -> Select[View]:
    key = Key(Verb.WHOLE, panel.game, panel.wait_token, panel.seat, f"{snake_case(ask.move.__name__)}:{number}")
    return Select(custom_id=key.custom_id, placeholder=panel.whole_prompt(ask.move), options=options)


def in_rows(items: Sequence[AnyItem], most: int = ROW) -> list[list[AnyItem]]:
    """Return items in rows of so many."""
    return [list(items[start : start + most]) for start in range(0, len(items), most)]


def _in_short(panel: Panel, ask: Ask) -> list[Item]:
    """Return buttons for one of several asks of a move, each of which may be open beside others."""
    if choices(ask):
        return [*openers(panel, ask)]
    return [_button(panel, ask, answer) for answer in _buttons(ask)]


def _rows_for(panel: Panel, ask: Ask, picked: Ranked | None) -> list[list[Item]]:
    fields = choices(ask)
    if ask.composed_by is not None:
        return [_composed(panel, ask)]
    if picked is not None and ask is picked.ask:
        return [[*openers(panel, ask), _picker(panel, picked)]]
    if len(fields) > 1 or any(isinstance(domain, WRITTEN) for domain in fields.values()):
        return [[*openers(panel, ask)]]
    if (only := _only_answer(ask)) is not None:
        return [[_short_button(panel, panel.label(only), style_of(ask), only)]]
    chosen = [name for name, domain in fields.items() if isinstance(domain, OneSeat | SomeSeats | OneOf)]
    rows: list[list[Item]] = [[_select(panel, ask, name)] for name in chosen]
    if answers := _buttons(ask):
        rows.append([_button(panel, ask, answer) for answer in answers])
    return rows


def _composed(panel: Panel, ask: Ask) -> list[Item]:
    """Return the likely answers, and the way to all others. A GM who acts for somebody finds them in forms."""
    likely = [action for action in panel.likely() if type(action) is ask.move and ask.refusal(action) is None]
    others = openers(panel, ask) if panel.seat else [opener(panel, ask)]
    return [*(_button(panel, ask, action) for action in likely), *others]


def _only_answer(ask: Ask) -> Action | None:
    """Return the one answer of an ask that leaves a single thing to choose in a single field."""
    match [*ask.fields.items()]:
        case [(field, OneOf(names=(thing,)))]:
            return ask.move(**{field: thing})
        case _:
            return None


def _buttons(ask: Ask) -> list[Action]:
    """Return the answers that fit a button: every mix of yes, no, nobody, and optional fields left out."""
    choices = [_in_order(ask.move, field, _few(domain)) for field, domain in ask.fields.items()]
    # The first field varies fastest, so that the plain answers stand before the special ones.
    combinations = [values[::-1] for values in product(*reversed(choices))]
    return [ask.move(**ask.fixed, **dict(zip(ask.fields, values, strict=True))) for values in combinations]


def _few(domain: Domain) -> tuple[object, ...]:
    match domain:
        case YesOrNo(only=None):
            return (True, False)
        case YesOrNo(only=only):
            return (only,)
        case OneSeat(may_decline=True) | Nothing() | Leavable():
            return (None,)
        case _:
            return ()


def _in_order(move: type[Action], field: str, values: tuple[object, ...]) -> list[object]:
    """Put a field's default first."""
    default = next(each.default for each in msgspec.structs.fields(move) if each.name == field)
    return sorted(values, key=lambda value: value != default)


def _button(panel: Panel, ask: Ask, action: Action) -> Button[View]:
    shown, tone, written = panel.label(action), panel.tone(action), _written(action)
    label = f"{SIGNS[tone]} {shown.text}" if tone in SIGNS else shown.text
    style = style_of(ask) if tone is None else STYLES[tone]
    if len(written) > LONGEST_REST:
        return _short_button(panel, Face(label, shown.icon), style, action)
    key = Key(Verb.ANSWER, panel.game, panel.wait_token, panel.seat, written)
    return Button(label=label, emoji=shown.icon, style=style, custom_id=key.custom_id)


def _picker(panel: Panel, picked: Ranked) -> Button[View]:
    """Return a button for players who would rather pick thing after thing than write a list."""
    key = Key(Verb.PICK, panel.game, panel.wait_token, panel.seat)
    return Button(label=panel.pick(picked.ask.move, picked.field), style=ButtonStyle.secondary, custom_id=key.custom_id)


def _select(panel: Panel, ask: Ask, field: str) -> Select[View]:
    key = Key(Verb.CHOOSE, panel.game, panel.wait_token, panel.seat, f"{snake_case(ask.move.__name__)}:{field}")
    select = select_for(panel, ask, field)
    select.custom_id, select.placeholder = key.custom_id, panel.placeholder(ask.move, field)
    return select


def chosen_action(key: Key, moves: Iterable[type[Action]], values: Sequence[str]) -> dict[str, object]:
    """Return the action of a select's chosen values, as a record spells it. Raises BadInput."""
    move, _, field = key.rest.partition(":")
    shape = next((each for each in moves if snake_case(each.__name__) == move), None)
    if shape is None:
        raise BadInput("this game has no such move", "move")
    info = type_info(shape)
    assert isinstance(info, inspect.StructType)
    kinds = [kind for each in info.fields if each.name == field for kind in _kinds(each.type)]
    found: list[object] = [*values]
    if inspect.IntType in kinds:
        found = [int(value) if NUMBER.fullmatch(value) else value for value in values]
    value = found if inspect.VarTupleType in kinds else next(iter(found), None)
    return {"move": move, **spelled_as_recorded(shape, {field: value})}


def _kinds(shape: inspect.Type) -> list[type[inspect.Type]]:
    """Return the kinds of a field: one thing, a number, a list."""
    match shape:
        case inspect.Metadata(type=inner):
            return _kinds(inner)
        case inspect.UnionType(types=types):
            return [kind for each in types for kind in _kinds(each)]
        case _:
            return [type(shape)]
