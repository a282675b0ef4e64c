"""The rules in short: those of every table, and those of the role file, with its roles, abilities, and night."""

from collections.abc import Callable, Iterable, Iterator

from bot.wording.name_words import escape, escape_text
from bot.wording.open_table.does import THEY, does, traits, wins
from bot.wording.open_table.terms import (
    ability_name,
    ability_names,
    effect_heading,
    effect_name,
    few,
    file_of,
    role_name,
    side_name,
)
from bot.wording.pages import TEXT, Page, length, packed, titled
from bot.wording.voice import Voice, dashed
from engine.open_table.effects import NIGHT_ORDER, Effect
from engine.open_table.role_file import RoleFile, When

CHAPTERS = ("day", "night", "dead", "end")
ROOM = 3300
"""The most units of the steps of a night with the names of abilities. Beyond that only the effects are named."""


def rules(voice: Voice) -> tuple[Page, ...]:
    """Explain the game; once it has begun, with everything that the role file says."""
    if voice.setup is None:
        chapters = tuple((voice.say(f"rules-{name}"), voice.say(f"rules-{name}-text")) for name in CHAPTERS)
        return voice.page(voice.say("rules-title"), voice.say("rules-aim"), chapters), _all_effects(voice)
    file = file_of(voice)
    return (
        voice.page(voice.say("rules-title"), _aim(voice, file), tuple(_chapters(voice, file))),
        *_pages(voice, "rules-roles", roles(voice)),
        *_pages(voice, "rules-abilities", _abilities(voice, file)),
        night_order(voice),
    )


def _aim(voice: Voice, file: RoleFile) -> str:
    return voice.say("rules-aim-here", {"title": title(voice), "players": file.players})


def title(voice: Voice) -> str:
    """Return the title of the file, as a side's name is shown."""
    return escape(file_of(voice).title)


def _chapters(voice: Voice, file: RoleFile) -> Iterator[tuple[str, str]]:
    for name in ("day", "night", "dead"):
        yield voice.say(f"rules-{name}"), voice.say(f"rules-{name}-text")
    lines = [
        voice.say("rules-end-line", {"side": side_name(voice, key), "wins": _how(voice, key)}) for key in file.sides
    ]
    yield from titled(voice.say("rules-end"), lines)


def _how(voice: Voice, side: str) -> str:
    """Say when a side wins, and what else the file says of it."""
    return " ".join(filter(None, (wins(voice, side), escape_text(file_of(voice).sides[side].text))))


def _pages(voice: Voice, message: str, lines: Iterable[str]) -> Iterator[Page]:
    """Put lines under one title, on as many pages as they take."""
    for part in packed(lines, TEXT):
        yield voice.page(voice.say(message), part)


def roles(voice: Voice) -> Iterator[str]:
    """Yield a line for each role: how many there are, its side, its abilities, and what is true of its players."""
    file = file_of(voice)
    counts = numbers(file)
    for key, role in file.roles.items():
        abilities = [ability_names(voice, role.does) + "."] if role.does else []
        knows = [voice.say("trait-knows")] if role.knows else []
        own = [escape_text(role.text)] if role.text else []
        what = [*abilities, *knows, *traits(voice, key, THEY), *own]
        values = {"role": counted(voice, role_name(voice, key), *counts[key]), "side": side_name(voice, role.side)}
        yield " ".join([voice.say("rules-role-with" if what else "rules-role", values), *what])
    if any(least < most for least, most in counts.values()):
        yield voice.say("rules-alternatives")


def numbers(file: RoleFile) -> dict[str, tuple[int, int]]:
    """Return how many players may have each role at least and at most."""
    return {key: (_number(file, key, min), _number(file, key, max)) for key in file.roles}


def _number(file: RoleFile, role: str, which: Callable[[Iterable[int]], int]) -> int:
    """Add up the players with a role: those of every game, and the least or most of each group of alternatives."""
    return file.roles[role].count + sum(which([each.count(role) for each in group]) for group in file.alternatives)


def counted(voice: Voice, name: str, least: int, most: int) -> str:
    """Return a name with its number, unless that is one."""
    if least < most:
        return voice.say("counted-range", {"least": str(least), "most": str(most), "name": name})
    return name if most == 1 else voice.say("counted", {"count": str(most), "name": name})


def _abilities(voice: Voice, file: RoleFile) -> Iterator[str]:
    """Yield a line for each ability in the order of the night: who has it, and what it does."""
    for effect in file.night_order:
        for key, ability in file.abilities.items():
            if ability.effect is effect:
                who = few(voice, list(_users(voice, file, key)))
                yield voice.say(
                    "rules-ability", {"ability": ability_name(voice, key), "who": who, "does": does(voice, key)}
                )


def _users(voice: Voice, file: RoleFile, ability: str) -> Iterator[str]:
    """Yield who has an ability from the start, or that it is given."""
    users = [role_name(voice, key) for key, role in file.roles.items() if ability in role.does]
    sides = [side_name(voice, key) for key, side in file.sides.items() if ability in side.does]
    users += [voice.say("by-side", {"side": name}) for name in sides]
    yield from users or [voice.say("by-gift")]


def night_order(voice: Voice) -> Page:
    """Show the order in which the abilities of the file work at night."""
    file = file_of(voice)
    at_night = {key: each.effect for key, each in file.abilities.items() if each.when is When.NIGHT}
    used = [effect for effect in file.night_order if effect in at_night.values()]
    if not used:
        return voice.page(voice.say("night-order-title"), voice.say("night-order-nothing"))
    lines = [_step(voice, file, number, effect) for number, effect in enumerate(used, start=1)]
    if length("\n".join(lines)) > ROOM:
        lines = [
            voice.say("night-order-short", {"number": str(number), "effect": effect_name(voice, effect)})
            for number, effect in enumerate(used, start=1)
        ]
    text = "\n".join([voice.say("night-order-text"), "", *lines, "", *_after(voice, file)])
    return voice.page(voice.say("night-order-title"), text)


def _after(voice: Voice, file: RoleFile) -> Iterator[str]:
    """Say what follows at dawn, and what works by day."""
    yield voice.say("night-order-dawn")
    if by_day := [ability_name(voice, key) for key, each in file.abilities.items() if each.when is When.DAY]:
        yield voice.say("night-order-by-day", {"abilities": few(voice, by_day)})


def _step(voice: Voice, file: RoleFile, number: int, effect: Effect) -> str:
    named = [
        voice.say(
            "night-order-who",
            {"ability": ability_name(voice, key), "who": few(voice, list(_users(voice, file, key)))},
        )
        for key, ability in file.abilities.items()
        if ability.effect is effect and ability.when is When.NIGHT
    ]
    values = {"number": str(number), "effect": effect_heading(voice, effect)}
    return " ".join((voice.say("night-order-line", values), few(voice, named)))


def _all_effects(voice: Voice) -> Page:
    """List everything that somebody may be able to do, in the order in which it works."""
    lines = [
        voice.say(
            "night-order-effect",
            {
                "number": str(number),
                "effect": effect_heading(voice, row.effect),
                "does": voice.say(f"line-{dashed(row.effect)}"),
            },
        )
        for number, row in enumerate(NIGHT_ORDER, start=1)
    ]
    return voice.page(voice.say("rules-effects"), "\n".join([voice.say("night-order-text"), "", *lines]))
