"""The private news of a dawn: results, and what others have done to a player."""

from msgspec import UNSET

from bot.wording.name_words import escape_text
from bot.wording.open_table.does import lines
from bot.wording.open_table.terms import ability_name, ability_names, effect_of, file_of, role_name, side_name
from bot.wording.voice import Voice
from bot.wording.words import Value
from engine.audience import GameMaster
from engine.events import Event
from engine.open_table.effects import Effect
from engine.open_table.events import (
    Bound,
    Converted,
    Copied,
    Given,
    Jailed,
    Learned,
    Lost,
    Met,
    Recruited,
    Reported,
    Silenced,
    ToldByGm,
    VoteWeighed,
)
from engine.views import Told

Titled = tuple[str, str]
"""A title, and what stands under it."""


def told_at_dawn(voice: Voice, told: Told[str | GameMaster], seat: str) -> Titled | None:
    """Tell such an event in the words that a seat reads; None for every other event."""
    match event := told.event:
        case Learned():
            return voice.say("learned-title"), result(voice, event)
        case Reported(ability=ability, worked=worked):
            values = {"ability": ability_name(voice, ability), "worked": "yes" if worked else "no"}
            return voice.say("dawn-reported-title"), voice.say("dawn-reported", values)
        case ToldByGm(text=text):
            return voice.say("dawn-told-title"), escape_text(text)
        case Given(ability=ability):
            (line,) = lines(voice, (ability,))
            return voice.say("dawn-given-title"), voice.say("dawn-given", {"line": line})
        case Lost(abilities=keys) | Copied(abilities=keys):
            kind = "lost" if isinstance(event, Lost) else "copied"
            return voice.say(f"dawn-{kind}-title"), voice.say(f"dawn-{kind}", {"abilities": ability_names(voice, keys)})
        case _:
            return _done_to(voice, event, seat)


def _done_to(voice: Voice, event: Event, reader: str) -> Titled | None:
    values: dict[str, Value] = {}
    match event:
        case Jailed():
            kind = "jailed"
        case Bound(players=players):
            kind, values = "bound", {"names": voice.names(other for other in players if other != reader)}
        case Silenced():
            kind = "silenced"
        case VoteWeighed(votes=votes):
            kind, values = "weighed", {"votes": votes}
        case Converted():
            kind = "converted"
        case Recruited(side=side):
            kind, values = "recruited", {"side": side_name(voice, side)}
        case Met(fellows=fellows):
            kind, values = "met", {"names": voice.names(fellows)}
        case _:
            return None
    return voice.say(f"dawn-{kind}-title"), voice.say(f"dawn-{kind}", values)


def result(voice: Voice, event: Learned) -> str:
    """Tell what an ability has learned, about those whom its player named."""
    values: dict[str, Value] = {
        "ability": ability_name(voice, event.ability),
        "targets": voice.names(event.targets),
    }
    if event.side is not UNSET:
        return voice.say("learned-side", {**values, "side": side_name(voice, event.side)})
    if event.role is not UNSET:
        return voice.say("learned-role", {**values, "role": role_name(voice, event.role)})
    if event.alike is not UNSET:
        return voice.say("learned-alike", {**values, "alike": "yes" if event.alike else "no"})
    if event.count is not UNSET:
        return voice.say("learned-count", {**values, "count": event.count, "side": _counted(voice, event.ability)})
    if event.players is not UNSET:
        values |= {"count": len(event.players), "players": voice.names(event.players)}
        return voice.say(_visited(voice, event.ability), values)
    return voice.say("learned-none", values)


def _counted(voice: Voice, ability: str) -> str:
    """Name the side whose members an ability counts."""
    side = file_of(voice).abilities[ability].side
    assert side is not None
    return side_name(voice, side)


def _visited(voice: Voice, ability: str) -> str:
    is_of_visitors = effect_of(voice, ability) is Effect.LEARN_VISITORS
    return "learned-visitors" if is_of_visitors else "learned-visits"
