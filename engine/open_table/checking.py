"""Checks that a game can be played with a role file. Each mistake is one sentence with a remedy."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from math import prod
from operator import add

from engine.errors import BadInput
from engine.names import folded, is_writable
from engine.open_table.checking_abilities import check_ability
from engine.open_table.checking_times import check_times
from engine.open_table.effects import ROWS, Effect
from engine.open_table.remedies import near
from engine.open_table.role_file import LONGEST_NAME, Ballot, Lynch, RoleFile, Side, Talk, When, Wins
from engine.open_table.winning import ENDING, ended

MOST_DEALS = 5_000
DEADLY = frozenset({Effect.KILL, Effect.WIN, Effect.BY_HAND})
"""The effects by which a game ends where nobody is lynched."""


def check(file: RoleFile) -> None:
    """Raise BadInput that names the place of the first mistake."""
    for mistake in mistakes(file):
        raise mistake


def mistakes(file: RoleFile) -> Iterator[BadInput]:
    """Yield the mistakes of a file. Checks that build on others come after them, and only if those found nothing."""
    for each in (_check_parts, _check_counts, _check_reachable, _check_sides):
        found = [*each(file)]
        yield from found
        if found:
            return


def _check_parts(file: RoleFile) -> Iterator[BadInput]:
    """Every part makes sense, and every key that it names is there."""
    for names in _names(file):
        yield from _check_names(names)
    yield from _check_texts(file)
    yield from _check_references(file)
    yield from _check_order(file)
    for key, ability in file.abilities.items():
        yield from check_ability(file, f"abilities.{key}", ability)
    yield from check_times(file)


def _names(file: RoleFile) -> Iterator[dict[str, str]]:
    """Yield the names of each kind, by their places."""
    yield {"title": file.title}
    yield {f"sides.{key}": file.side_name(key) for key in file.sides}
    yield {f"roles.{key}": file.role_name(key) for key in file.roles}
    yield {f"abilities.{key}": ability.name or key for key, ability in file.abilities.items()}


def _check_names(names: Mapping[str, str]) -> Iterator[BadInput]:
    """Names are writable, and people can tell apart those of one kind."""
    seen: dict[str, str] = {}
    for place, name in names.items():
        if not name or name != name.strip() or not all(map(is_writable, name)):
            yield BadInput(f"a name has 1 to {LONGEST_NAME} characters on one line, and no blank at either end", place)
        if other := seen.get(folded(name)):
            yield BadInput(f"{other} is called {name!r} too; give one of them another name", place)
        seen[folded(name)] = place


def _check_texts(file: RoleFile) -> Iterator[BadInput]:
    for part, owners in (("sides", file.sides), ("roles", file.roles), ("abilities", file.abilities)):
        for key, owner in owners.items():
            if owner.text != owner.text.strip() or not all(map(is_writable, owner.text)):
                yield BadInput("a text stands on one line, with no blank at either end", f"{part}.{key}.text")


def _check_references(file: RoleFile) -> Iterator[BadInput]:
    for field, key, known in _references(file):
        if key not in known:
            yield BadInput(f"there is no {key!r}; {near(key, known)}", field)
    for part, owners in (("sides", file.sides), ("roles", file.roles)):
        for key, owner in owners.items():
            if twice := [each for each, times in Counter(owner.does).items() if times > 1]:
                yield BadInput(f"{twice[0]} is named twice; name it once", f"{part}.{key}.does")


def _references(file: RoleFile) -> Iterator[tuple[str, str, Mapping[str, object]]]:
    """Yield each key to which a line refers, with the entries that may be meant."""
    for key, side in file.sides.items():
        yield from ((f"sides.{key}.does", each, file.abilities) for each in side.does)
    for key, role in file.roles.items():
        within = f"roles.{key}"
        yield f"{within}.side", role.side, file.sides
        yield from ((f"{within}.does", each, file.abilities) for each in role.does)
        yield from _named(within, {"seen_as": (role.seen_as, file.sides)})
        yield from _named(within, {"seen_as_role": (role.seen_as_role, file.roles)})
        yield from _named(within, {"dies_with": (role.dies_with, file.roles)})
    for key, ability in file.abilities.items():
        within = f"abilities.{key}"
        yield from _named(within, {"role": (ability.role, file.roles), "side": (ability.side, file.sides)})
        yield from _named(within, {"ability": (ability.ability, file.abilities)})
        yield from _named(within, {"after_death_of": (ability.after_death_of, file.roles)})
    for place, group in enumerate(file.alternatives):
        yield from ((f"alternatives[{place}]", role, file.roles) for roles in group for role in roles)


def _named(
    within: str, fields: Mapping[str, tuple[str | None, Mapping[str, object]]]
) -> Iterator[tuple[str, str, Mapping[str, object]]]:
    return ((f"{within}.{field}", key, known) for field, (key, known) in fields.items() if key is not None)


def _check_order(file: RoleFile) -> Iterator[BadInput]:
    """An order of the file's own has each effect of the file's nights once."""
    used = {ability.effect for ability in file.abilities.values() if ability.when is When.NIGHT}
    for effect, times in Counter(file.order).items():
        if times > 1:
            yield BadInput(f"{effect} stands before itself; name it once", "order")
        if effect not in used:
            yield BadInput(f"at night no ability has the effect {effect}; leave it out", "order")
    if file.order and (missing := [effect for effect in ROWS if effect in used and effect not in file.order]):
        usual = ", ".join(f'"{effect}"' for effect in ROWS if effect in used)
        yield BadInput(f"it lacks {', '.join(missing)}; the usual order is [{usual}]", "order")


def deals(file: RoleFile) -> Iterator[Counter[str]]:
    """Yield how often each role is dealt, for every choice among the alternatives."""
    fixed = Counter({key: role.count for key, role in file.roles.items()})
    for chosen in product(*file.alternatives):
        yield fixed + Counter(role for roles in chosen for role in roles)


def _check_counts(file: RoleFile) -> Iterator[BadInput]:
    total = next(deals(file)).total()
    if uneven := [place for place, group in enumerate(file.alternatives) if len({*map(len, group)}) > 1]:
        yield BadInput("these lists differ in length; give each as many roles", f"alternatives[{uneven[0]}]")
    elif prod(map(len, file.alternatives)) > MOST_DEALS:
        yield BadInput(f"there are more than {MOST_DEALS} possible deals; write fewer alternatives", "alternatives")
    elif total != file.players:
        yield BadInput(f"the counts add up to {total}; change them, or write players = {total}", "players")


def _check_reachable(file: RoleFile) -> Iterator[BadInput]:
    """Somebody can be each role, have each ability, and be on each side."""
    dealt = {key for key, role in file.roles.items() if role.count}
    dealt.update(role for group in file.alternatives for roles in group for role in roles)
    roles, abilities = _reached(file, frozenset(dealt))
    if nobody := [key for key in file.roles if key not in roles]:
        yield BadInput("nobody can be this role; give it a count, or take it out", f"roles.{nobody[0]}")
        return
    members = {file.roles[role].side for role in roles}
    if empty := [key for key in file.sides if key not in members]:
        yield BadInput("nobody can be on this side; give it a role, or take it out", f"sides.{empty[0]}")
        return
    if unused := [key for key in file.abilities if key not in abilities]:
        yield BadInput(f"nobody has this ability; put {unused[0]!r} into a does = […]", f"abilities.{unused[0]}")
    yield from _check_dying(file)


def _check_dying(file: RoleFile) -> Iterator[BadInput]:
    """A role that dies with the others of its kind has others."""
    made = {ability.role for ability in file.abilities.values()}
    for key, role in file.roles.items():
        most = role.count + sum(max(roles.count(key) for roles in group) for group in file.alternatives)
        if role.dies_with == key and most < 2 and key not in made and not file.has_by_hand:
            yield BadInput("nobody else has this role; name the role with which it dies", f"roles.{key}.dies_with")


def _reached(file: RoleFile, roles: frozenset[str]) -> tuple[frozenset[str], set[str]]:
    """Return the roles that players may come to have who begin with these, and the abilities that they may use."""
    abilities: set[str] = set()
    more = {key for role in roles for key in (*file.roles[role].does, *file.sides[file.roles[role].side].does)}
    while more - abilities:
        abilities |= more
        more = {given for key in abilities if (given := file.abilities[key].ability) and _gives(file, key)}
    converted = {role for key in abilities if (role := file.abilities[key].role)}
    return (roles, abilities) if converted <= roles else _reached(file, roles | converted)


def _gives(file: RoleFile, ability: str) -> bool:
    return file.abilities[ability].effect is Effect.GIVE


def _check_sides(file: RoleFile) -> Iterator[BadInput]:
    """Each side can win and knows whom it talks to, somebody can die, and nobody has won before the game begins."""
    if silent := [key for key, side in file.sides.items() if side.talks is not Talk.NEVER and not side.knows]:
        yield BadInput(
            "its members can't talk without knowing each other; add knows = true", f"sides.{silent[0]}.talks"
        )
    for key, side in file.sides.items():
        yield from _check_nightly(file, f"sides.{key}.does", side)
    is_deadly = any(ability.effect in DEADLY for ability in file.abilities.values())
    if file.lynch is Lynch.NONE and not is_deadly:
        yield BadInput("nobody ever dies; let players vote, or give somebody a kill", "lynch")
    of_votes = {"no_lynch": not file.no_lynch, "ballots": file.ballots is Ballot.SECRET, "lynches": file.lynches > 1}
    if file.lynch is Lynch.NONE and (said := [field for field, is_said in of_votes.items() if is_said]):
        yield BadInput("nobody votes, so this says nothing; leave it out", said[0])
    for key, side in file.sides.items():
        yield from _check_lynched(file, f"sides.{key}", side)
    if all(side.wins not in ENDING for side in file.sides.values()):
        yield BadInput("no side ever ends the game; let one win by eliminate or parity", "sides")
    for balance, roles in _balances(file).items():
        if won := ended(file, dict(zip(file.sides, balance, strict=True))):
            listed = ", ".join(_listed(Counter(roles)))
            yield BadInput(f"it wins before the game begins, with {listed}; change the counts", f"sides.{won[0]}")
            return


def _balances(file: RoleFile) -> Mapping[tuple[int, ...], tuple[str, ...]]:
    """Return how many may be on each side at the beginning, each time with the roles of a deal in which they are.

    Many of the possible deals have the same number on each side, so these are found without making all deals.
    """
    fixed = tuple([key for key, role in file.roles.items() for _ in range(role.count)])
    found = {_balance(file, fixed): fixed}
    for group in file.alternatives:
        parts = {_balance(file, roles): roles for roles in reversed(group)}
        found = {
            tuple(map(add, balance, more)): (*roles, *chosen)
            for balance, roles in found.items()
            for more, chosen in parts.items()
        }
    return found


def _balance(file: RoleFile, roles: Iterable[str]) -> tuple[int, ...]:
    sides = Counter(file.roles[role].side for role in roles)
    return tuple([sides[side] for side in file.sides])


def _check_nightly(file: RoleFile, place: str, side: Side) -> Iterator[BadInput]:
    if by_day := [key for key in side.does if file.abilities[key].when is When.DAY]:
        yield BadInput(f"a side uses its abilities at night; put {by_day[0]!r} into the does of its roles", place)


def _check_lynched(file: RoleFile, place: str, side: Side) -> Iterator[BadInput]:
    if side.wins is Wins.LYNCHED and file.lynch is Lynch.NONE:
        problem = "nobody is lynched, so it never wins; let players vote, or let it win by another way"
        yield BadInput(problem, f"{place}.wins")
    if side.wins is not Wins.LYNCHED and not side.ends:
        yield BadInput(f"ends says nothing for a side that wins by {side.wins}; leave it out", f"{place}.ends")


def _listed(counts: Mapping[str, int]) -> Iterable[str]:
    return (f"{count} {role}" for role, count in counts.items() if count)
