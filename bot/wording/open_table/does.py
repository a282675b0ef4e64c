"""Sentences on what abilities do and what is true of roles, made from the role file."""

from collections.abc import Iterable, Iterator, Mapping

from bot.wording.name_words import escape_text
from bot.wording.open_table.terms import ability_name, effect_name, file_of, role_name, side_name
from bot.wording.voice import Voice, dashed, plays
from bot.wording.words import Value
from engine.naming import spelled
from engine.open_table.effects import Effect
from engine.open_table.role_file import Ability, Role, User, Wins
from engine.open_table.winning import ENDING

YOU, THEY = "you", "they"
NOBODY = "none"
"""Stands for a list without anybody in it."""
ROOM = 3000
"""The most units of the sentences on one player's abilities. Beyond that each ability has a short line."""


def does(voice: Voice, key: str) -> str:
    """Say what an ability does, when it may be used, and how often."""
    ability = file_of(voice).abilities[key]
    said = voice.say(f"does-{dashed(ability.effect)}", _values(voice, ability))
    own = [escape_text(ability.text)] if ability.text and ability.effect is not Effect.BY_HAND else []
    return " ".join([said, *_limits(voice, ability), *own])


def _values(voice: Voice, ability: Ability) -> Mapping[str, Value]:
    return {
        "target": str(ability.target),
        "when": str(ability.when),
        "number": ability.number,
        "stops": ability.stops or 0,
        "strength": str(ability.strength),
        "delay": ability.delay,
        "mark": spelled(ability.mark or ""),
        "ability": NOBODY if ability.ability is None else ability_name(voice, ability.ability),
        "role": "" if ability.role is None else role_name(voice, ability.role),
        "side": "" if ability.side is None else side_name(voice, ability.side),
        "sanity": str(ability.sanity),
        "text": escape_text(ability.text),
    }


def _limits(voice: Voice, ability: Ability) -> Iterator[str]:
    values: dict[str, Value] = {
        "when": str(ability.when),
        "nights": str(ability.nights),
        "days": str(ability.days),
        "uses": ability.uses or 0,
    }
    if only := voice.say("does-only", values).strip():
        yield only
    if ability.public:
        yield voice.say("does-public")
    if ability.user is User.DEAD:
        yield voice.say("does-when-dead")
    if ability.after_death_of is not None:
        yield voice.say("does-after-death", {"role": role_name(voice, ability.after_death_of)})
    if not ability.repeats:
        yield voice.say("does-no-repeats")
    if ability.alone:
        yield voice.say("does-alone")
    if ability.reports:
        yield voice.say("does-reports")


def lines(voice: Voice, keys: Iterable[str]) -> tuple[str, ...]:
    """Return a line for each ability: whole sentences where there is room for all of them, else a short line each."""
    keys = tuple(keys)
    whole = tuple([_line(voice, key, does(voice, key)) for key in keys])
    if sum(map(len, whole)) <= ROOM:
        return whole
    return tuple([_line(voice, key, brief(voice, key)) for key in keys])


def brief(voice: Voice, key: str) -> str:
    """Say what an ability does in a short line."""
    return voice.say(f"line-{dashed(file_of(voice).abilities[key].effect)}")


def _line(voice: Voice, key: str, said: str) -> str:
    return voice.say("may-line", {"ability": ability_name(voice, key), "does": said})


def traits(voice: Voice, key: str, who: str) -> Iterator[str]:
    """Yield what is true of the players of a role without any order: of ``you``, or of them."""
    role = file_of(voice).roles[key]
    for name, values in _traits(voice, role):
        yield voice.say(f"trait-{name}", {"who": who, **values})


def _traits(voice: Voice, role: Role) -> Iterator[tuple[str, Mapping[str, Value]]]:
    if role.votes != 1:
        yield "votes", {"votes": role.votes}
    if role.bulletproof:
        yield "bulletproof", {}
    if role.vests:
        yield "vests", {"vests": role.vests}
    if role.seen_as is not None:
        yield "seen-as", {"side": side_name(voice, role.seen_as)}
    if role.seen_as_role is not None:
        yield "seen-as-role", {"role": role_name(voice, role.seen_as_role)}
    if role.untouchable:
        yield "untouchable", {"effects": ", ".join(effect_name(voice, effect) for effect in role.untouchable)}
    if role.unseen:
        yield "unseen", {}
    if role.dies_with is not None:
        own = plays(role is file_of(voice).roles[role.dies_with])
        yield "dies-with", {"role": role_name(voice, role.dies_with), "own": own}


def wins(voice: Voice, side: str) -> str:
    """Say when a side wins."""
    sides = file_of(voice).sides
    own = sides[side].wins
    against = {Wins.ELIMINATE: ENDING, Wins.PARITY: frozenset({Wins.PARITY})}.get(own, frozenset())
    rivals = [side_name(voice, other) for other, each in sides.items() if other != side and each.wins in against]
    values = {
        "side": side_name(voice, side),
        "rivals": voice.words.list(rivals) if rivals else NOBODY,
        "ends": plays(sides[side].ends),
    }
    return voice.say(f"wins-{own}", values)
