"""Short words for buttons and selects, where names stand as they are."""

from collections.abc import Iterator

from bot.wording.choice import BUTTON, LABEL
from bot.wording.letters import letter
from bot.wording.pages import shorten
from bot.wording.sigily import terms
from bot.wording.sigily.posts_of_questions import judgement
from bot.wording.voice import Voice, action_name
from bot.wording.words import Value
from engine.actions import Action
from engine.asks import Ask
from engine.domains import Thing
from engine.learning import converted
from engine.sigily.actions import Agree, Answer, Back, Cast, Done, Enter, Judge, Move, Settle
from engine.sigily.board import RANK
from engine.sigily.choosing import Movers
from engine.sigily.foresight import Fight, Foresight
from engine.sigily.options import Spell
from engine.sigily.spells.aiming import Casters
from engine.sigily.spells.book import BOOK
from engine.sigily.sticks import Sticks
from engine.sigily.units import number
from engine.sigily.ways import Way


def ask_label(voice: Voice, ask: Ask) -> str:
    """Name an ask on the button that opens its form."""
    if ask.move is Cast:
        return shorten(_spell(voice, ask.fixed["spell"]), BUTTON)
    return shorten(voice.move_label(action_name(ask.move)), BUTTON)


def answer_label(voice: Voice, action: Action) -> str:
    """Name an answer. A move named without a picture of the board names only the chariot."""
    return shorten(_answer(voice, action), BUTTON)


def _answer(voice: Voice, action: Action) -> str:
    match action:
        case Cast(spell=spell, target=None):
            return terms.spell(voice, spell)
        case Cast(spell=spell, target=str() as target):
            values = {"spell": terms.spell(voice, spell), "target": _named(voice, target)}
            return voice.say("answer-cast-on", values)
        case Answer(text=text):
            return voice.say("answer-answer", {"text": text})
        case Judge(right=right):
            return voice.say(f"answer-judge-{judgement(right=right)}")
        case Agree(agree=agreed):
            return voice.say(f"thing-agree-{'yes' if agreed else 'no'}")
        case Settle(winner=winner):
            return voice.say("answer-settle", {"winner": winner})
        case Enter(chariot=chariot):
            return voice.say("answer-enter", {"unit": chariot})
        case Back(chariot=chariot):
            return voice.say("answer-back", {"unit": chariot})
        case Move(chariot=chariot, exit=None):
            return voice.say("answer-move-blind", {"unit": chariot})
        case Move(chariot=chariot, exit=str() as leave):
            values = {"unit": chariot, "exit": terms.place(voice, leave)}
            return voice.say("answer-move-blind-exit", values)
        case _:
            return voice.move_label(action_name(type(action)))


def whole_label(voice: Voice, ask: Ask, action: Action) -> str:
    """Name an answer to a bet or a freeze, a spell, or a move: its letter in the picture, its unit, end and effect.

    Moves of equal chariots share a name, so that only one of them is offered.
    """
    if isinstance(action, Agree):
        return shorten(
            voice.say(f"answer-agree-{'yes' if action.agree else 'no'}", {"number": str(action.wager)}), LABEL
        )
    if isinstance(action, Done):
        return voice.say("answer-done-frozen")
    if isinstance(action, Cast):
        return shorten(_cast(voice, ask, action), LABEL)
    movers, place, way = _lettered(ask, action)
    values = {
        "letter": letter(place),
        "unit": way.chariot,
        "onto": terms.place(voice, way.onto),
        "brings": ", ".join(brings(voice, movers.foresee(way))),
    }
    begins = "-introduced" if way.start is None else ""
    return shorten(voice.say(f"answer-move{begins}{'-with' if values['brings'] else ''}", values), LABEL)


def _cast(voice: Voice, ask: Ask, cast: Cast) -> str:
    """Name a spell with its caster, its target and its cost."""
    magic, casters = BOOK[cast.spell], ask.fields["chariot"]
    target = None if cast.target is None else _named(voice, cast.target)
    if magic.marks is not None and isinstance(casters, Casters):
        unit = casters.table.board.unit(str(cast.chariot))
        assert unit is not None
        target = terms.place(voice, unit.at)
    values = {
        "spell": terms.spell(voice, cast.spell),
        "coins": terms.coins(voice, magic.cost),
        "unit": cast.chariot or "",
        "target": target or "",
    }
    by, on = "-by" if cast.chariot else "", "-on" if target else ""
    return voice.say(f"whole-cast{by}{on}", values)


def letter_label(voice: Voice, ask: Ask, action: Action) -> str:
    """Name a move on a button by its letter, its chariot's number, its end and its exit. The picture shows the rest."""
    if not isinstance(action, Move):
        return shorten(whole_label(voice, ask, action), BUTTON)
    _, place, way = _lettered(ask, action)
    values: dict[str, Value] = {
        "letter": letter(place),
        "number": number(way.chariot),
        "onto": terms.place(voice, way.onto),
    }
    if way.exit is None:
        return voice.say("letter-move", values)
    return shorten(voice.say("letter-move-exit", values | {"exit": terms.place(voice, way.exit)}), BUTTON)


def _lettered(ask: Ask, action: Action) -> tuple[Movers, int, Way]:
    """Return the choices of a move, its place among those that truly differ, and the way it goes."""
    movers = ask.fields["chariot"]
    assert isinstance(action, Move)
    assert isinstance(movers, Movers)
    place, way = next(
        (place, each.way)
        for place, each in enumerate(movers.apart)
        if action.chariot in each.tops and action.exit == each.way.exit
    )
    return movers, place, way


def brings(voice: Voice, seen: Foresight) -> Iterator[str]:
    """Say what a move would bring."""
    if seen.way.exit is not None:
        yield voice.say("brings-exit", {"gate": terms.place(voice, seen.way.exit)})
    if seen.is_cursed:
        yield voice.say("brings-curse")
    yield from (_fight(voice, fight) for fight in seen.fights)
    if seen.friends:
        joined = voice.words.list([each[0] for each in seen.friends])
        yield voice.say("brings-fuses", {"units": joined})
    if seen.coins:
        yield voice.say("brings-coins", {"coins": terms.coins(voice, seen.coins)})
    if seen.draws_question:
        yield voice.say("brings-question")
    if seen.throws_again:
        yield voice.say("brings-throw")


def _fight(voice: Voice, fight: Fight) -> str:
    unit = fight.chariots[0]
    if fight.skin:
        return voice.say("brings-skin", {"unit": unit})
    if fight.chance is None:
        return voice.say("brings-battle", {"unit": unit})
    return voice.say("brings-fight", {"unit": unit, "percent": round(100 * fight.chance)})


def thing(voice: Voice, move: type[Action], field: str, value: Thing) -> str:
    """Name a chariot, a place, a number of tokens, or a bet."""
    match field:
        case "exit":
            return voice.say("thing-exit", {"place": terms.place(voice, str(value))})
        case "wager":
            return voice.say("thing-wager", {"number": str(value)})
        case "tokens":
            return voice.say("thing-tokens", {"tokens": int(value)})
        case _:
            return _named(voice, str(value))


def drawn(voice: Voice, draw: str, value: object) -> str:
    """Name a throw. A question is named by its place among those of its writer."""
    if isinstance(value, str):
        return value
    return terms.sticks(voice, converted(value, Sticks), briefly=True)


def _named(voice: Voice, name: str) -> str:
    """Name a place by its holiday, and a chariot or a player as they are, because nothing is formatted here."""
    return terms.place(voice, name) if name in RANK else name


def _spell(voice: Voice, name: object) -> str:
    return terms.spell(voice, Spell(str(name)))
