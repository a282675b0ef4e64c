"""Checks that an ability makes sense: its effect with its fields, whom it names, and when it is used."""

from collections.abc import Iterator

from engine.errors import BadInput
from engine.open_table.effects import BY_DAY, ROWS, Effect, Row, Target
from engine.open_table.role_file import Ability, Nights, RoleFile, User, When

OF_ALL = frozenset({"text"})
"""The fields of an ability that every effect may have, and some need."""
OF_SOME = sorted({field for row in ROWS.values() for field in (*row.needs, *row.may)} - OF_ALL)
"""The fields of an ability that belong to some effects alone."""


def check_ability(file: RoleFile, place: str, ability: Ability) -> Iterator[BadInput]:
    """Yield the mistakes in an ability."""
    yield from _check_fields(ROWS[ability.effect], place, ability)
    yield from _check_targets(file, ROWS[ability.effect], place, ability)
    for field, problem in _wrong_times(ability):
        yield BadInput(problem, f"{place}.{field}")
    if ability.numbers is Nights.FIRST and ((ability.uses or 1) > 1 or not ability.repeats):
        yield BadInput(f"it can be used once, on the first {ability.when}; leave out uses and repeats", place)


def _check_fields(row: Row, place: str, ability: Ability) -> Iterator[BadInput]:
    plain = Ability(ability.effect)
    changed = {field for field in (*OF_SOME, *OF_ALL) if getattr(ability, field) != getattr(plain, field)}
    if wrong := [field for field in OF_SOME if field in changed and field not in (*row.needs, *row.may)]:
        yield BadInput(f"{wrong[0]} says nothing for the effect {ability.effect}; leave it out", f"{place}.{wrong[0]}")
    if missing := [field for field in row.needs if field not in changed]:
        yield BadInput(f"the effect {ability.effect} needs a line {missing[0]} = …", place)


def _check_targets(file: RoleFile, row: Row, place: str, ability: Ability) -> Iterator[BadInput]:
    if ability.target not in row.whom:
        allowed = ", ".join(row.whom)
        yield BadInput(f"{ability.effect} can't choose {ability.target}; write one of {allowed}", f"{place}.target")
    if ability.targets is not None and ability.targets not in row.number:
        yield BadInput(f"{ability.effect} names up to {row.number[-1]}; write a lower number", f"{place}.targets")
    if (ability.target is Target.MARKED) is not (ability.mark is not None) and ability.effect is Effect.KILL:
        yield BadInput('a kill of the marked needs both target = "marked" and mark = …', place)
    if ability.target is Target.MARKED and ability.mark is not None and ability.mark not in _marks(file):
        yield BadInput(f"no ability sets the mark {ability.mark!r}; add one with the effect mark", f"{place}.mark")
    if not ability.repeats and not ability.is_aimed:
        yield BadInput("it names nobody, so it can't name them twice; leave out repeats", f"{place}.repeats")
    if ability.user is User.DEAD and ability.target is Target.SELF and ability.effect is not Effect.WIN:
        yield BadInput("a dead player can't choose themselves; write another target", f"{place}.target")
    if ability.is_aimed and ability.number >= file.players:
        yield BadInput(f"it names {ability.number} of {file.players - 1} others; write a lower number", place)


def _marks(file: RoleFile) -> set[str | None]:
    return {ability.mark for ability in file.abilities.values() if ability.effect is Effect.MARK}


def _wrong_times(ability: Ability) -> Iterator[tuple[str, str]]:
    """Yield the fields that don't fit the time when an ability is used, each with a sentence about it."""
    if ability.when is When.NIGHT:
        if ability.days is not Nights.ALL:
            yield "days", 'it is used at night; write nights = … in place of days, or add when = "day"'
        if ability.public:
            yield "public", 'nobody sees what is used at night; leave it out, or add when = "day"'
        return
    if ability.effect not in BY_DAY:
        yield "when", f"{ability.effect} acts at night alone; leave out when, or write another effect"
    if ability.nights is not Nights.ALL:
        yield "nights", "it is used by day; write days = … in place of nights"
    if ability.delay:
        yield "delay", "by day a kill hits at once; leave it out"
    if ability.alone:
        yield "alone", "by day a player uses one ability in any case; leave it out"
