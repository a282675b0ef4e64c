"""The names of sides, roles and abilities, which come from the role file, and of effects, which come from the theme.

Whoever wrote the file may have written anything, so names are escaped as what people write is. On buttons, in menus
and in pictures nothing is formatted; there they stand as they were written.
"""

from collections.abc import Iterable, Sequence

from bot.wording.name_words import escape
from bot.wording.voice import Voice, dashed
from bot.wording.words import Value
from engine.naming import spelled
from engine.open_table.effects import Effect
from engine.open_table.options import OpenTableOptions
from engine.open_table.role_file import RoleFile

FEW, MANY = 4, 10
"""The most names in a short list and in a sentence; of more, the others are counted. Names may be long."""


def file_of(voice: Voice) -> RoleFile:
    """Return the role file of a game that has begun."""
    assert voice.setup is not None
    assert isinstance(voice.setup.options, OpenTableOptions)
    return voice.setup.options.file


def written_side(voice: Voice, side: str) -> str:
    """Return a side's name as it was written; before a game has begun, its key as people write it."""
    return spelled(side) if voice.setup is None else file_of(voice).side_name(side)


def written_role(voice: Voice, role: str) -> str:
    """Return a role's name in the same way."""
    return spelled(role) if voice.setup is None else file_of(voice).role_name(role)


def written_ability(voice: Voice, ability: str) -> str:
    """Return an ability's name in the same way."""
    return spelled(ability) if voice.setup is None else file_of(voice).ability_name(ability)


def is_known(voice: Voice, ability: str) -> bool:
    """Whether there is such an ability. Somebody may have typed anything."""
    return voice.setup is not None and ability in file_of(voice).abilities


def side_name(voice: Voice, side: str) -> str:
    """Return a side's name for a message."""
    return escape(written_side(voice, side))


def role_name(voice: Voice, role: str) -> str:
    """Return a role's name for a message."""
    return escape(written_role(voice, role))


def ability_name(voice: Voice, ability: str) -> str:
    """Return an ability's name for a message."""
    return escape(written_ability(voice, ability))


def ability_names(voice: Voice, abilities: Iterable[str]) -> str:
    """Name abilities in a sentence; of many, count those after the first."""
    names = [ability_name(voice, each) for each in abilities]
    return voice.words.list(names) if len(names) <= MANY else few(voice, names, MANY)


def few(voice: Voice, names: Sequence[str], most: int = FEW) -> str:
    """List names; of many, list the first and how many more there are."""
    if len(names) <= most:
        return ", ".join(names)
    return voice.say("few-more", {"names": ", ".join(names[: most - 1]), "count": str(len(names) - most + 1)})


def effect_name(voice: Voice, effect: Effect) -> str:
    """Return an effect's name."""
    return voice.say(f"item-{dashed(effect)}")


def by_hand(voice: Voice, what: str) -> str:
    """Name what the GM lets an order do: an effect, and the thing that it needs, as that was written."""
    effect, _, thing = what.partition(" ")
    values: dict[str, Value] = {"effect": effect_name(voice, Effect(effect)), "thing": _thing(voice, effect, thing)}
    return voice.say("by-hand-with", values) if thing else str(values["effect"])


def _thing(voice: Voice, effect: str, thing: str) -> str:
    match effect:
        case Effect.CONVERT:
            return written_role(voice, thing)
        case Effect.GIVE | Effect.TAKE:
            return written_ability(voice, thing)
        case Effect.KILL if thing:
            return voice.say("by-hand-strong")
        case _:
            return spelled(thing)


def effect_heading(voice: Voice, effect: Effect) -> str:
    """Return an effect's name where it stands by itself, with its emoji."""
    return voice.theme.marked(dashed(effect), effect_name(voice, effect))


def effect_of(voice: Voice, ability: str) -> Effect:
    """Return the effect of an ability."""
    return file_of(voice).abilities[ability].effect


def used_name(voice: Voice, ability: str, side: str | None) -> str:
    """Name an ability, and the side for which it is used, if it is one of a side."""
    name = ability_name(voice, ability)
    return name if side is None else voice.say("for-side", {"ability": name, "side": side_name(voice, side)})


def what_dead_was(voice: Voice, role: str | None, side: str | None) -> str:
    """Say what everybody learns of a dead player: role and side, the side, or nothing."""
    if side is None:
        return voice.say("was-unknown")
    if role is None:
        return voice.say("was-side", {"side": side_name(voice, side)})
    return voice.say("was-role", {"role": role_name(voice, role), "side": side_name(voice, side)})
