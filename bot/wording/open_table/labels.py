"""Short words for buttons and selects, and the sentences of refusals. Names stand there as they were written."""

from collections.abc import Iterator, Sequence

from bot.wording.choice import BUTTON, LABEL
from bot.wording.name_words import escape, escape_text, unformatted
from bot.wording.open_table.board import side_of_thread
from bot.wording.open_table.terms import (
    ability_name,
    by_hand,
    effect_of,
    is_known,
    side_name,
    written_ability,
    written_role,
)
from bot.wording.pages import shorten
from bot.wording.voice import Voice, action_name, dashed
from bot.wording.words import Value
from engine.actions import Action
from engine.asks import Ask
from engine.domains import Thing
from engine.mafia.actions import Vote, Whisper
from engine.naming import spelled
from engine.open_table.actions import OF_SIDE, Use, Withdraw
from engine.open_table.options import OpenTableOptions
from engine.open_table.refusals import AlreadyDead, FileRefused, NotOffered
from engine.refusals import ChoiceNeeded, Refusal

ALTERNATIVE = "alternative_"
LONGEST_PROBLEM = 120


def role_name(voice: Voice, role: str, options: OpenTableOptions) -> str:
    """Name a role of a set-up, as it was written."""
    return options.file.role_name(role) if role in options.file.roles else spelled(role)


def ask_label(voice: Voice, ask: Ask) -> str:
    """Name an ask on the button that opens its form."""
    if ask.move is Use and "does" in ask.fixed:
        return shorten(_used(voice, str(ask.fixed["does"]), of_side=bool(ask.fixed["of_side"])), BUTTON)
    if ask.move is Whisper and "thread" in ask.fixed:
        side = side_of_thread(voice, str(ask.fixed["thread"]))
        label = voice.say("ask-whisper-dead" if side is None else "ask-whisper-side", {"side": unformatted(side or "")})
        return shorten(label, BUTTON)
    return shorten(voice.move_label(action_name(ask.move)), BUTTON)


def answer_label(voice: Voice, action: Action) -> str:
    """Name an answer on a button."""
    match action:
        case Vote(target=None):
            label = voice.say("answer-vote-no-lynch")
        case Vote(target=str(name)):
            label = voice.say("answer-vote", {"name": name})
        case Withdraw(of_side=of_side):
            label = voice.say("answer-withdraw-side" if of_side else "answer-withdraw")
        case Use():
            label = _use_label(voice, action)
        case _:
            label = voice.move_label(action_name(type(action)))
    return shorten(label, BUTTON)


def _use_label(voice: Voice, use: Use) -> str:
    names = use.by("").at
    ability = _used(voice, use.does, of_side=use.of_side)
    if not names:
        return ability
    return voice.say("answer-use-on", {"ability": ability, "names": voice.words.list(names)})


def _used(voice: Voice, ability: str, *, of_side: bool) -> str:
    name = written_ability(voice, ability)
    return voice.say("ask-use-side", {"ability": name}) if of_side else name


def thing(voice: Voice, move: type[Action], field: str, value: Thing) -> str:
    """Name an order that is left to the GM, or what they may let it do."""
    if field == "does":
        key = str(value)
        return shorten(_used(voice, key.removeprefix(OF_SIDE), of_side=key.startswith(OF_SIDE)), LABEL)
    return shorten(by_hand(voice, str(value)), LABEL)


def about_thing(_voice: object, move: type[Action], field: str, value: Thing) -> str:
    """Name the effect that a GM may choose."""
    return dashed(str(value).partition(" ")[0]) if field == "what" else ""


def about(voice: Voice, asked: Ask | Action) -> str:
    """Name the effect of the ability that is asked for."""
    ability = asked.does if isinstance(asked, Use) else asked.about if isinstance(asked, Ask) else None
    return "" if ability is None else dashed(effect_of(voice, ability))


def line_on(voice: Voice, about: str) -> str:
    """Say in a line what an effect does."""
    return voice.say(f"line-{about}")


def refusal(voice: Voice, refused: Refusal) -> str:
    """Explain why something is refused, and what to do."""
    if isinstance(refused, ChoiceNeeded) and refused.field == "text":
        return voice.say("refused-text-needed")
    return voice.refuse(refused, dict(_in_words(voice, refused)))


def _in_words(voice: Voice, refused: Refusal) -> Iterator[tuple[str, Value]]:
    """Put the fields of a refusal into words."""
    match refused:
        case NotOffered(ability=ability):
            yield "ability", ability_name(voice, ability) if is_known(voice, ability) else escape(ability)
        case AlreadyDead(player=player):
            yield "player", voice.show(player)
        case FileRefused(field=field, problem=problem):
            yield "field", escape_text(shorten(field, LONGEST_PROBLEM))
            yield "problem", escape_text(shorten(problem, LONGEST_PROBLEM))
        case _:
            return


def thing_by_hand(voice: Voice, field: str, value: Thing) -> str:
    """Name a side that the GM declares the winner."""
    return side_name(voice, str(value))


def draw_name(voice: Voice, draw: str) -> str:
    """Name a draw of chance."""
    if draw.startswith(ALTERNATIVE):
        return voice.say("draw-alternative", {"number": int(draw.removeprefix(ALTERNATIVE)) + 1})
    return voice.say("draw-roles")


def drawn(voice: Voice, draw: str, value: object) -> str:
    """Name a drawn role, or the place of a drawn list of roles."""
    return str(int(str(value)) + 1) if draw.startswith(ALTERNATIVE) else written_role(voice, str(value))


def lot(voice: Voice, values: Sequence[str]) -> str:
    """Name what a player is dealt."""
    return ", ".join(written_role(voice, value) for value in values)
