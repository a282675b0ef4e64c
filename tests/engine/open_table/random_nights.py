"""Random role files, tables in the middle of a game, and orders that may be given there."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from engine.audience import To
from engine.errors import BadInput
from engine.open_table.actions import CarryOut, GmAnswer, Tell
from engine.open_table.checking import check
from engine.open_table.choice import Order
from engine.open_table.effects import BY_DAY, CHANGING, ROWS, Effect, Target
from engine.open_table.events import LeftToGm
from engine.open_table.options import OpenTableOptions
from engine.open_table.orders import choices, conflict
from engine.open_table.role_file import (
    Ability,
    Ballot,
    Begins,
    Cycle,
    Hours,
    Lynch,
    Nights,
    Reveal,
    Role,
    RoleFile,
    Sanity,
    Side,
    Strength,
    Talk,
    User,
    When,
    Wins,
)
from engine.open_table.ruling import asked
from engine.open_table.table import Due, Named, OpenTable, Player

SEATS = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida")
SIDES = ("town", "mafia", "wolves")
MARKS = ("doused", "hexed")
MOST_CHANGES = 5
"""The slow resolver tries all sequences of the changing orders."""


def random_file(random: Random) -> RoleFile:
    """Return a random role file that is right."""
    while True:
        file = _file(random)
        try:
            check(file)
        except BadInput:
            continue
        return file


def _file(random: Random) -> RoleFile:
    phases = random.choice((Cycle.BOTH,) * 8 + (Cycle.DAYS, Cycle.NIGHTS))
    keys = [f"does_{number}" for number in range(random.randint(5, 12))]
    roles = [f"role_{number}" for number in range(random.randint(4, 7))]
    abilities = {key: _ability(random, phases, roles, keys) for key in keys}
    abilities["douse"] = Ability(Effect.MARK, mark="doused", when=When.DAY if phases is Cycle.DAYS else When.NIGHT)
    if phases is not Cycle.DAYS and random.random() < 0.3:
        abilities["pray"] = Ability(Effect.BY_HAND, target=Target.ANYONE, text="Toss a coin.")
    keys = list(abilities)
    counts = dict.fromkeys(roles, 1)
    for _ in range(len(SEATS) - len(roles)):
        counts[random.choice(roles)] += 1
    nightly = [key for key in keys if abilities[key].when is When.NIGHT]
    sides = {side: _side(random, nightly) for side in SIDES}
    lynch = random.choice([*Lynch]) if phases is not Cycle.NIGHTS else Lynch.NONE
    at_night = dict.fromkeys([ability.effect for ability in abilities.values() if ability.when is When.NIGHT])
    order = [*at_night] if random.random() < 0.3 else []
    random.shuffle(order)
    return RoleFile(
        title="Random",
        players=len(SEATS),
        sides=sides,
        roles={role: _role(random, roles, keys, counts[role]) for role in roles},
        abilities={key: abilities[key] for key in keys},
        reveal=random.choice([*Reveal]),
        phases=phases,
        hours=Hours(
            day=random.choice((None, 0.5, 36)) if phases is not Cycle.NIGHTS else None,
            night=random.choice((None, 12)) if phases is not Cycle.DAYS else None,
        ),
        begins=random.choice((None, *Begins)) if phases is Cycle.BOTH else None,
        lynch=lynch,
        no_lynch=lynch is Lynch.NONE or random.random() < 0.7,
        ballots=random.choice([*Ballot]) if lynch is not Lynch.NONE else Ballot.OPEN,
        lynches=random.choice((1, 1, 2)) if lynch is not Lynch.NONE else 1,
        order=tuple(order),
        natural=random.random() < 0.8,
    )


def _side(random: Random, keys: list[str]) -> Side:
    knows = random.random() < 0.3
    talks = random.choice([*Talk]) if knows else Talk.NEVER
    wins = random.choice([*Wins])
    ends = wins is not Wins.LYNCHED or random.random() < 0.5
    return Side(wins, does=_some(random, keys, 2), knows=knows, ends=ends, talks=talks)


def _some(random: Random, keys: list[str], most: int) -> tuple[str, ...]:
    return tuple(random.sample(keys, min(random.randint(0, most), len(keys))))


def _role(random: Random, roles: list[str], keys: list[str], count: int) -> Role:
    def seldom(choices: list[str]) -> str | None:
        return random.choice(choices) if random.random() < 0.15 else None

    return Role(
        side=random.choice(SIDES),
        count=count,
        does=_some(random, keys, 5),
        knows=random.random() < 0.1,
        votes=random.choice((0, 1, 1, 1, 2)),
        bulletproof=random.random() < 0.1,
        vests=random.choice((0, 0, 0, 1, 2)),
        seen_as=seldom([*SIDES]),
        seen_as_role=seldom(roles),
        untouchable=tuple(random.sample([*Effect], random.choice((0, 0, 0, 1, 3)))),
        unseen=random.random() < 0.15,
        dies_with=seldom(roles),
    )


def _ability(random: Random, phases: Cycle, roles: list[str], keys: list[str]) -> Ability:
    # Every second one changes other orders or kills, which is where orders meet.
    meeting = (Effect.SWAP, Effect.JAIL, Effect.BLOCK, Effect.REDIRECT, Effect.PROTECT, Effect.KILL)
    effect = random.choice(meeting if random.random() < 0.5 else [*Effect])
    if phases is Cycle.DAYS:
        effect = random.choice(sorted(BY_DAY))
    row, kills = ROWS[effect], effect is Effect.KILL
    target = random.choice([*row.whom])
    is_marked = kills and target is Target.MARKED
    is_by_day = effect in BY_DAY and random.random() < {Cycle.BOTH: 0.3, Cycle.DAYS: 1, Cycle.NIGHTS: 0}[phases]
    return Ability(
        effect,
        target=target,
        targets=random.choice(row.number) if len(row.number) > 1 else None,
        when=When.DAY if is_by_day else When.NIGHT,
        nights=Nights.ALL if is_by_day else random.choice((Nights.ALL, Nights.ALL, Nights.ODD)),
        days=random.choice((Nights.ALL, Nights.ALL, Nights.LATER)) if is_by_day else Nights.ALL,
        public=is_by_day and random.random() < 0.5,
        uses=random.choice((None, None, 1, 2)),
        user=random.choice((User.ALIVE,) * 5 + (User.DEAD,)),
        repeats=random.random() < 0.8 or target in (Target.SELF, Target.MARKED),
        reports="reports" in row.may and random.random() < 0.3,
        strength=random.choice([*Strength]) if kills else Strength.WEAK,
        delay=random.choice((0, 0, 0, 1, 2)) if kills and not is_by_day else 0,
        stops=random.choice((None, 1, 2)) if effect is Effect.PROTECT else None,
        mark="doused" if is_marked else random.choice(MARKS) if effect is Effect.MARK else None,
        role=random.choice(roles) if effect is Effect.CONVERT else None,
        side=random.choice(SIDES) if effect is Effect.LEARN_COUNT else None,
        ability=random.choice(keys) if effect in (Effect.GIVE, Effect.TAKE) else None,
        sanity=random.choice([*Sanity]) if effect is Effect.LEARN_SIDE else Sanity.SANE,
        text="Toss a coin." if effect is Effect.BY_HAND else "",
    )


def random_table(random: Random, file: RoleFile) -> OpenTable:
    """Return a table of the file in the middle of a game."""
    deal = [role for role, each in file.roles.items() for _ in range(each.count)]
    random.shuffle(deal)
    night = random.randint(1, 3)
    players = {seat: _player(random, file, role, seat, night) for seat, role in zip(SEATS, deal, strict=True)}
    named: dict[str, Named] = {
        f"{side} {key}": (night - random.randint(1, 2), (random.choice(SEATS),))
        for side in SIDES
        for key in file.sides[side].does
        if random.random() < 0.3
    }
    return OpenTable(
        seats=SEATS,
        options=OpenTableOptions(file),
        night=night,
        day=night - 1,
        players=players,
        used_by_side=dict.fromkeys(named, 1),
        named_by_side=named,
    )


def _player(random: Random, file: RoleFile, role: str, seat: str, night: int) -> Player:
    def seldom(*things: str) -> tuple[str, ...]:
        return tuple([thing for thing in things if random.random() < 0.15])

    keys = [*file.abilities]
    is_dead = random.random() < 0.15
    return Player(
        role,
        file.roles[role].side if random.random() < 0.9 else random.choice(SIDES),
        fellows=seldom(*[other for other in SEATS if other != seat]),
        is_dead=is_dead,
        is_lynched=is_dead and random.random() < 0.5,
        used=dict.fromkeys(seldom(*file.roles[role].does), 1),
        given={key: random.randint(1, 2) for key in seldom(*keys)},
        copied=seldom(*keys),
        lost=seldom(*keys),
        vests_torn=random.choice((0, 0, 1)),
        marks=frozenset(seldom(*MARKS)),
        bound=frozenset(seldom(*[other for other in SEATS if other != seat])) if random.random() < 0.3 else frozenset(),
        due=(Due(night + random.choice((-1, 0, 0, 1)), random.random() < 0.5),) if random.random() < 0.2 else (),
        named={key: (night - 1, (random.choice(SEATS),)) for key in seldom(*keys)},
    )


def random_use(random: Random, table: OpenTable) -> Order | None:
    """Return an ability that somebody may use by day, if there is one."""
    offered = [(seat, choice) for seat in table.seats for choice in choices(table, seat, When.DAY)]
    if not offered:
        return None
    seat, choice = random.choice(offered)
    return Order(seat, choice.does, tuple(random.sample(choice.among, choice.number)))


def random_rulings(random: Random, table: OpenTable, orders: Sequence[Order]) -> tuple[GmAnswer, ...]:
    """Return what a GM makes of the orders that may be left to them, and tells players at dawn."""
    rulings: list[GmAnswer] = []
    by_hand = [order for order in orders if table.file.abilities[order.does].effect is Effect.BY_HAND]
    for order in random.choices(by_hand, k=random.randint(0, 4)) if by_hand else ():
        left = LeftToGm(to=To.GM, player=order.by, ability=order.does, hit=order.at, text="", of_side=order.of_side)
        _, _, ask = asked(replace(table, orders=(order,), left=(left,)))
        action = ask.pick(random)
        assert isinstance(action, CarryOut)
        rulings.append(action)
    if random.random() < 0.3:
        rulings.append(Tell(random.choice(table.seats), "You dream."))
    return tuple(rulings)


def random_orders(random: Random, table: OpenTable) -> list[Order]:
    """Return orders that may be given together, in no order."""
    orders: list[Order] = []
    for seat in random.sample(table.seats, len(table.seats)):
        offered = list(choices(table, seat))
        for choice in random.sample(offered, min(2, len(offered))):
            at = tuple(random.sample(choice.among, choice.number))
            if _may_stand(table, order := Order(seat, choice.does, at, choice.of_side), orders):
                orders.append(order)
    return orders


def _may_stand(table: OpenTable, order: Order, beside: list[Order]) -> bool:
    effects = [table.file.abilities[each.does].effect for each in (*beside, order)]
    return len([effect for effect in effects if effect in CHANGING]) <= MOST_CHANGES and not conflict(
        table, order, beside
    )
