"""Short words for buttons and selects, and the sentences of refusals."""

from collections.abc import Iterator, Sequence

from bot.wording.choice import BUTTON
from bot.wording.great_table.lists import in_a_row
from bot.wording.great_table.terms import card_name, role_name
from bot.wording.name_words import escape
from bot.wording.pages import shorten
from bot.wording.voice import Voice, action_name, dashed
from bot.wording.words import Value
from engine.actions import Action
from engine.asks import Ask
from engine.domains import Thing
from engine.great_table.actions import Kill, List, Steal, Use, Whisper
from engine.great_table.cards import CardName
from engine.great_table.refusals import (
    AlreadyDead,
    CardBarsKill,
    CardsMissing,
    LineUnreadable,
    NoOrder,
    NotDead,
    NothingToPassOver,
    NotNamed,
    TooManyCopies,
    WrongRoleCount,
)
from engine.great_table.roles import RoleName
from engine.mafia.actions import Vote
from engine.refusals import ChoiceNeeded, NotAmong, Refusal

LONGEST_WORD = 40
"""The most characters that a refusal repeats of a line that cannot be read."""
NO_SEATS = ("card", "text")
"""Fields that name no player."""


def lot(voice: Voice, values: Sequence[str]) -> str:
    """Name what a player is dealt. The record names only the members of the House."""
    return role_name(voice, RoleName(values[0]) if values else RoleName.PLAYER)


def card_asked(ask: Ask) -> CardName | None:
    """Return the card whose use is asked for. Return None where nothing can be named, as when an order is withdrawn."""
    return CardName(ask.about) if ask.about is not None else None


def ask_label(voice: Voice, ask: Ask) -> str:
    """Name an ask on the button that opens its form."""
    if ask.move is Whisper and "thread" in ask.fixed:
        return shorten(voice.say(f"ask-whisper-{ask.fixed['thread']}"), BUTTON)
    if ask.move is Use and (card := card_asked(ask)) is not None:
        return shorten(voice.say("ask-use", {"card": card_name(voice, card)}), BUTTON)
    return shorten(voice.move_label(action_name(ask.move)), BUTTON)


def answer_label(voice: Voice, action: Action) -> str:
    """Name an answer on a button."""
    match action:
        case Steal(target=None):
            label = voice.say("answer-steal-nobody")
        case Vote(target=None):
            label = voice.say("answer-vote-no-lynch")
        case Kill(target=None):
            label = voice.say("answer-kill-nobody")
        case Steal(target=str(name)) | Vote(target=str(name)) | Kill(target=str(name)):
            label = voice.say(f"answer-{action_name(type(action))}", {"name": name})
        case Use():
            label = _use_label(voice, action)
        case _:
            label = voice.move_label(action_name(type(action)))
    return shorten(label, BUTTON)


def suggested(voice: Voice, ask: Ask, action: Action) -> str:
    """Name a move in a hint: a list with all of its cards."""
    if isinstance(action, List):
        return voice.say("suggested-list", {"cards": in_a_row(voice, action)})
    return answer_label(voice, action)


def thing(voice: Voice, move: type[Action], field: str, value: Thing) -> str:
    """Name a card that may be chosen."""
    return card_name(voice, CardName(str(value)))


def about(voice: Voice, asked: Ask | Action) -> str:
    """Name the card whose use is asked for, which its owner holds."""
    card = card_asked(asked) if isinstance(asked, Ask) else None
    return dashed(card) if card is not None else ""


def about_thing(voice: Voice, move: type[Action], field: str, value: Thing) -> str:
    """Name a card that may be chosen, or ranked."""
    return dashed(str(value))


def line_on(voice: Voice, about: str) -> str:
    """Say in a line what a card does."""
    return voice.say(f"line-{about}")


def _use_label(voice: Voice, use: Use) -> str:
    if use.is_withdrawal:
        return voice.say("answer-use-withdraw")
    if use.card is not None:
        return voice.say("answer-use-card", {"card": card_name(voice, use.card)})
    return voice.say("answer-use", {"names": voice.words.list(use.targets or (str(use.target),))})


def refusal(voice: Voice, refused: Refusal) -> str:
    """Explain why something is refused, and what to do."""
    match refused:
        case NotAmong(field="card"):
            return voice.say("refused-no-such-card")
        case NotAmong(field="left_of", name=name):
            return voice.say("refused-not-of-the-two", {"name": voice.show(name)})
        case ChoiceNeeded(field=field) if field in NO_SEATS:
            return voice.say(f"refused-{field}-needed")
        case _:
            return voice.refuse(refused, dict(_in_words(voice, refused)))


def _in_words(voice: Voice, refused: Refusal) -> Iterator[tuple[str, Value]]:
    """Put the fields of a refusal into words."""
    match refused:
        case TooManyCopies(card=card) | NoOrder(card=card) | CardBarsKill(card=card) | NotNamed(card=card):
            yield "card", card_name(voice, card)
        case CardsMissing(cards=cards):
            yield "cards", voice.words.list(card_name(voice, card) for card in cards)
        case WrongRoleCount(role=role):
            yield "role", role_name(voice, role)
        case LineUnreadable(word=word):
            yield "word", escape(shorten(word, LONGEST_WORD))
        case NotDead(player=player) | AlreadyDead(player=player) | NothingToPassOver(player=player):
            yield "player", voice.show(player)
        case _:
            return
