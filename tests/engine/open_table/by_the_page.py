"""An independent and slow resolver, written from docs/open-table-order.md alone.

It keeps nothing but the history of the night. Every question, such as whom an order names by now, is answered by
reading the whole history again. The order of the changing orders is found by trying all there are.
"""

import re
from itertools import permutations
from pathlib import Path
from typing import NamedTuple

from engine.learning import converted
from engine.open_table.actions import CarryOut, Tell
from engine.open_table.choice import Order
from engine.open_table.role_file import Ability, Role
from engine.open_table.table import OpenTable

PAGE = (Path(__file__).parents[3] / "docs/open-table-order.md").read_text(encoding="utf-8")
EFFECTS = re.findall(r"^\| `(\w+)` \| (?:one|two|oneself)", PAGE, re.MULTILINE)
"""The effects in the order of the page's table."""
CHANGING = ("swap", "jail", "block", "redirect")
LEARNING = ("learn_side", "learn_role", "learn_alike", "learn_count", "learn_visitors", "learn_visits")


class Did(NamedTuple):
    """An order that was carried out, or stopped: whom it hit, and what came of it."""

    order: Order
    hit: tuple[str, ...]
    fate: str


class Blow(NamedTuple):
    """A kill that reached a player, and what stopped it: jail, bulletproof, vest, or the order that protected."""

    seat: str
    stop: str | Order | None


class Kept(NamedTuple):
    """What players are by the end of the night, as far as nights change it."""

    role: str
    side: str
    used: dict[str, int]
    given: dict[str, int]
    copied: tuple[str, ...]
    lost: frozenset[str]
    vests_torn: int
    marks: frozenset[str]
    bound: frozenset[str]
    due: tuple[tuple[int, bool], ...]
    named: dict[str, tuple[int, tuple[str, ...]]]


class Dawn(NamedTuple):
    """What the page says of a night."""

    did: dict[Order, tuple[tuple[str, ...], str]]
    told: dict[str, list[tuple[object, ...]]]
    died: list[tuple[str, str | None, str | None]]
    ended: tuple[str | None, tuple[str, ...]] | None
    kept: dict[str, Kept]
    by_side: dict[str, tuple[int, tuple[int, tuple[str, ...]]]]


History = tuple[Did | Blow, ...]


class Night:
    """The night of some orders, of which the page is the only rule."""

    def __init__(self, table: OpenTable, orders: list[Order]) -> None:
        self.table, self.file, self.orders, self.number = table, table.file, orders, table.night
        self.seats = list(table.seats)
        self.ruled = {_name(ruling): _as_ability(ruling) for ruling in table.rulings if isinstance(ruling, CarryOut)}
        self.listed = [str(effect) for effect in self.file.order] or EFFECTS

    def ability(self, order: Order) -> Ability:
        """The ability of an order, or of an effect that the GM lets one have."""
        return self.ruled.get(order.does) or self.file.abilities[order.does]

    def place(self, order: Order) -> int:
        """The place of an order among all."""
        effect, seat = self.listed.index(self.ability(order).effect), self.seats.index(order.by)
        return 100 * effect + 2 * seat + order.of_side

    # Before the first order

    def first_named(self, order: Order) -> tuple[str, ...]:
        """Whom an order names at nightfall."""
        target = self.ability(order).target
        if target == "self":
            return (order.by,)
        if target != "marked":
            return order.at
        mark = self.ability(order).mark
        return tuple([seat for seat in self.seats if self.lives(seat) and mark in self.table.players[seat].marks])

    def lives(self, seat: str) -> bool:
        """Whether a player lived at nightfall."""
        return not self.table.players[seat].is_dead

    # What the history says

    def named(self, order: Order, history: History) -> tuple[str, ...]:
        """Whom an order names by now."""
        at = self.first_named(order)
        if order.does in self.ruled:
            return at
        if self.ability(order).target in ("self", "marked", "dead"):
            return at
        for entry in history:
            if not isinstance(entry, Did):
                continue
            if entry.order == order:
                return at
            effect = self.ability(entry.order).effect if entry.fate == "done" else None
            if effect == "swap":
                one, other = entry.hit
                at = tuple([other if seat == one else one if seat == other else seat for seat in at])
            if effect == "redirect" and entry.hit[0] == order.by and len(at) == 1:
                at = (entry.hit[1],)
        return at

    def is_stopped(self, seat: str, history: History) -> bool:
        """Whether a jail or a block has stopped a player."""
        return any(effect in ("jail", "block") for effect, hit in self.done(history) if seat in hit)

    def done(self, history: History) -> list[tuple[str, tuple[str, ...]]]:
        """The effects that were carried out, and whom they hit."""
        return [(str(self.ability(did.order).effect), did.hit) for did in self.fine(history)]

    def fine(self, history: History) -> list[Did]:
        """The orders that were carried out."""
        return [entry for entry in history if isinstance(entry, Did) and entry.fate == "done"]

    def role_key(self, seat: str, history: History) -> str:
        """The role of a player by now."""
        key = self.table.role_key(seat)
        for did in self.fine(history):
            if self.ability(did.order).effect == "convert" and did.hit == (seat,):
                key = str(self.ability(did.order).role)
        return key

    def role(self, seat: str, history: History) -> Role:
        """What is true of a player's role by now."""
        return self.file.roles[self.role_key(seat, history)]

    def side(self, seat: str, history: History) -> str:
        """The side of a player by now."""
        side = self.table.side(seat)
        for place, entry in enumerate(history):
            if isinstance(entry, Did) and entry.fate == "done" and entry.hit == (seat,):
                if self.ability(entry.order).effect == "convert":
                    side = self.file.roles[str(self.ability(entry.order).role)].side
                if self.ability(entry.order).effect == "recruit":
                    side = self.side(entry.order.by, history[:place])
        return side

    def is_hit(self, seat: str, history: History) -> bool:
        """Whether a kill has hit a player whom nobody has saved since."""
        hit = False
        for entry in history:
            if isinstance(entry, Blow) and entry.seat == seat:
                hit = hit or entry.stop is None
            elif isinstance(entry, Did) and entry.fate == "done" and entry.hit == (seat,):
                hit = hit and self.ability(entry.order).effect != "save"
        return hit

    # Kills

    def blow(self, seat: str, strong: bool, history: History) -> Blow:
        """A kill that reaches a player, with what stops it."""
        if strong:
            return Blow(seat, None)
        if any(effect == "jail" and seat in hit for effect, hit in self.done(history)):
            return Blow(seat, "jail")
        if self.role(seat, history).bulletproof:
            return Blow(seat, "bulletproof")
        for did in self.fine(history):
            ability = self.ability(did.order)
            stopped = [entry for entry in history if isinstance(entry, Blow) and entry.stop == did.order]
            if ability.effect == "protect" and did.hit == (seat,) and len(stopped) < (ability.stops or 99_999):
                return Blow(seat, did.order)
        torn = self.vests_torn(seat, history)
        return Blow(seat, "vest" if torn < self.role(seat, history).vests else None)

    def vests_torn(self, seat: str, history: History) -> int:
        """How many vests of a player are torn."""
        torn = self.table.players[seat].vests_torn
        for entry in history:
            if isinstance(entry, Blow) and entry == Blow(seat, "vest"):
                torn += 1
            if isinstance(entry, Did) and entry.fate == "done" and entry.hit == (seat,):
                torn = 0 if self.ability(entry.order).effect == "convert" else torn
        return torn

    # The orders

    def carried_out(self, order: Order, history: History) -> History:
        """The history with one more order."""
        ability, hit = self.ability(order), self.named(order, history)
        if self.is_stopped(order.by, history):
            return (*history, Did(order, (), "blocked"))
        if ability.target == "marked":
            for seat in hit:
                if "kill" not in self.role(seat, history).untouchable and not ability.delay:
                    history = (*history, self.blow(seat, ability.strength == "strong", history))
            return (*history, Did(order, hit, "done"))
        if any(ability.effect in self.role(seat, history).untouchable for seat in hit):
            return (*history, Did(order, hit, "untouchable"))
        if ability.effect in ("convert", "recruit") and self.is_hit(hit[0], history):
            return (*history, Did(order, hit, "dying"))
        if ability.effect == "kill" and not ability.delay:
            blow = self.blow(hit[0], ability.strength == "strong", history)
            return (*history, blow, Did(order, hit, "protected" if blow.stop else "done"))
        for ruling in self.table.rulings if ability.effect == "by_hand" else ():
            if isinstance(ruling, CarryOut) and _is_about(ruling, order):
                history = self.carried_out(Order(order.by, _name(ruling), (ruling.target,), order.of_side), history)
        return (*history, Did(order, hit, "done"))

    def touches(self, change: Order, other: Order, history: History) -> bool:
        """Whether an order touches another one."""
        if change == other:
            return False
        names = self.named(change, history)
        if self.ability(change).effect != "swap":
            return other.by == names[0]
        is_named = self.ability(other).target in ("other", "anyone")
        return is_named and any(seat in names for seat in self.named(other, history))

    def changes(self) -> History:
        """The history of the changing orders: of all sequences, the one in which each stands where the page says."""
        changing = [order for order in self.orders if self.ability(order).effect in CHANGING]
        for sequence in permutations(changing):
            history: History = ()
            for step, order in enumerate(sequence):
                if order is not self.next(list(sequence[step:]), history):
                    break
                history = self.carried_out(order, history)
            else:
                return history
        raise AssertionError("the page leaves this night open")

    def next(self, left: list[Order], history: History) -> Order:
        """The order that is carried out next, of some that are left."""
        free = [order for order in left if not any(self.touches(other, order, history) for other in left)]
        return min(free or left, key=self.place)

    def whole(self) -> History:
        """The whole night."""
        history = self.changes() if self.file.natural else ()
        for effect in self.listed:
            if effect == "kill":
                for seat in self.seats:
                    for due in self.table.players[seat].due if self.lives(seat) else ():
                        if due.night == self.table.night:
                            history = (*history, self.blow(seat, due.is_strong, history))
            mine = [order for order in self.orders if self.ability(order).effect == effect]
            for order in sorted(mine, key=self.place):
                if not any(isinstance(entry, Did) and entry.order == order for entry in history):
                    history = self.carried_out(order, history)
        return history

    # What players learn

    def seen(self, seat: str, history: History) -> str:
        """The side as others learn it."""
        return self.role(seat, history).seen_as or self.side(seat, history)

    def visited(self, seat: str, history: History) -> set[str]:
        """Whom a player visits, as others may learn it."""
        if not self.lives(seat) or self.role(seat, history).unseen:
            return set()
        places: set[str] = set()
        for order in self.orders:
            fates = [entry.fate for entry in history if isinstance(entry, Did) and entry.order == order]
            stopped = "blocked" in fates or (not fates and self.is_stopped(seat, history))
            if order.by == seat and not stopped and self.ability(order).target not in ("self", "marked"):
                places |= {*self.named(order, history)}
        return places - {seat}

    def result(self, did: Did, history: History) -> object:
        """What an order learns."""
        ability, own = self.ability(did.order), self.side(did.order.by, history)
        seen = [self.seen(seat, history) for seat in did.hit]
        match ability.effect:
            case "learn_side":
                other = next(side for side in self.file.sides if side != own)
                by_sanity = {"sane": seen[0], "insane": own if seen[0] != own else other, "naive": own}
                return by_sanity.get(ability.sanity, other)
            case "learn_role":
                return self.role(did.hit[0], history).seen_as_role or self.role_key(did.hit[0], history)
            case "learn_alike":
                return seen[0] == seen[1]
            case "learn_count":
                return sum(each == ability.side for each in seen)
            case "learn_visits":
                return self.in_order(self.visited(did.hit[0], history))
            case _:
                others = [seat for seat in self.seats if seat != did.order.by]
                return self.in_order({seat for seat in others if did.hit[0] in self.visited(seat, history)})

    def in_order(self, seats: set[str]) -> tuple[str, ...]:
        """These players in seat order."""
        return tuple([seat for seat in self.seats if seat in seats])

    # What is kept

    def kept(self, seat: str, history: History) -> Kept:
        """What a player is by the end of the night."""
        player = self.table.players[seat]
        used, given, copied, lost = self.spent(seat), self.given_left(seat), [*player.copied], {*player.lost}
        named = {**player.named} | {
            order.does: (self.number, order.at) for order in self.orders if order.by == seat and not order.of_side
        }
        marks, due = {*player.marks}, [(due.night, due.is_strong) for due in player.due]
        before: History = ()
        for entry in history:
            before = (*before, entry)
            if not isinstance(entry, Did) or entry.fate != "done":
                continue
            ability, is_target = self.ability(entry.order), seat in entry.hit
            match ability.effect:
                case "give" if is_target:
                    given[str(ability.ability)] = given.get(str(ability.ability), 0) + 1
                case "take" if is_target:
                    gone = self.taken(entry, before[:-1])
                    lost |= gone
                    given = {key: count for key, count in given.items() if key not in gone}
                case "copy" if entry.order.by == seat:
                    known = {*self.role(seat, before).does, *copied}
                    copied += [key for key in self.role(entry.hit[0], before).does if key not in known]
                case "convert" if is_target:
                    used, given, copied, lost, named = {}, {}, [], set(), {}
                case "mark" if is_target:
                    marks.add(str(ability.mark))
                case "kill" if is_target and ability.delay and self.is_poisoned(seat, entry, before):
                    due.append((self.table.night + ability.delay, ability.strength == "strong"))
        return Kept(
            self.role_key(seat, history),
            self.side(seat, history),
            used,
            given,
            tuple(copied),
            frozenset(lost),
            self.vests_torn(seat, history),
            frozenset(marks),
            self.bound(seat, history),
            tuple(due),
            named,
        )

    def by_side(self) -> dict[str, tuple[int, tuple[int, tuple[str, ...]]]]:
        """How often each side has used each of its abilities, and whom it named last."""
        before = self.table.used_by_side
        named = {**self.table.named_by_side}
        used = {**before}
        for order in self.orders:
            if order.of_side:
                key = f"{self.table.players[order.by].side} {order.does}"
                used[key], named[key] = before.get(key, 0) + 1, (self.table.night, order.at)
        return {key: (used[key], named[key]) for key in named}

    def bound(self, seat: str, history: History) -> frozenset[str]:
        """The players with whom a player dies."""
        pairs = [hit for effect, hit in self.done(history) if effect == "bind" and seat in hit]
        return self.table.players[seat].bound | {other for pair in pairs for other in pair if other != seat}

    def taken(self, did: Did, history: History) -> set[str]:
        """The abilities that an order takes."""
        kept, key = self.kept(did.hit[0], history), self.ability(did.order).ability
        has = {*self.file.roles[kept.role].does, *kept.copied} - kept.lost | {*kept.given}
        return has if key is None else has & {key}

    def is_poisoned(self, seat: str, did: Did, history: History) -> bool:
        """Whether a delayed kill of a player counts."""
        return self.ability(did.order).target != "marked" or "kill" not in self.role(seat, history).untouchable

    def spent_own(self, order: Order) -> bool:
        """Whether an order uses what is the player's own, and not what somebody gave them."""
        player, uses = self.table.players[order.by], self.ability(order).uses
        is_own = order.does in (*self.table.role(order.by).does, *player.copied) and order.does not in player.lost
        return is_own and player.used.get(order.does, 0) < (uses or 99_999)

    def spent(self, seat: str) -> dict[str, int]:
        """How often a player has used each ability of their own."""
        used = dict(self.table.players[seat].used)
        for order in self.orders:
            if order.by == seat and not order.of_side and self.spent_own(order):
                used[order.does] = used.get(order.does, 0) + 1
        return used

    def given_left(self, seat: str) -> dict[str, int]:
        """What a player was given and has not used tonight."""
        given = dict(self.table.players[seat].given)
        for order in self.orders:
            if order.by == seat and not order.of_side and not self.spent_own(order):
                given[order.does] -= 1
        return {key: count for key, count in given.items() if count}

    # At dawn

    def dead(self, history: History) -> set[str]:
        """Who dies at dawn."""
        dying = {seat for seat in self.seats if self.is_hit(seat, history)}
        while more := {seat for seat in self.seats if self.lives(seat) and self.follows(seat, dying, history)} - dying:
            dying |= {min(more)}
        return dying

    def follows(self, seat: str, dying: set[str], history: History) -> bool:
        """Whether a player dies with others."""
        needed = self.role(seat, history).dies_with
        living = [other for other in self.seats if self.lives(other) and other != seat]
        holders = [other for other in living if self.role_key(other, history) == needed] if needed else []
        return bool(self.bound(seat, history) & dying) or (holders != [] and all(each in dying for each in holders))

    def met(self, seat: str, history: History) -> tuple[str, ...]:
        """Whom a player who lives by now knows and has not been told of."""
        by_side = self.file.sides[self.side(seat, history)].knows
        by_role = self.role(seat, history).knows
        if not (by_side or by_role):
            return ()
        alive = {each for each in self.seats if self.lives(each)} - self.dead(history)
        known = set() if ("convert", (seat,)) in self.done(history) else {*self.table.players[seat].fellows}
        for other in alive if seat in alive else ():
            if other not in known and other != seat:
                is_met = by_side and self.side(other, history) == self.side(seat, history)
                is_met = is_met or (by_role and self.role_key(other, history) == self.role_key(seat, history))
                known = known if is_met else {*known, other}
        return self.in_order(alive - known - {seat}) if seat in alive else ()

    def ended(self, history: History) -> tuple[str | None, tuple[str, ...]] | None:
        """The first side that has won, and all winners; None while the game goes on."""
        dead = self.dead(history)
        living = [seat for seat in self.seats if self.lives(seat) and seat not in dead]
        wins = {side: str(self.file.sides[side].wins) for side in self.file.sides}
        sides = [self.side(seat, history) for seat in living]
        won = {
            self.side(entry.order.by, history[:place])
            for place, entry in enumerate(history)
            if isinstance(entry, Did) and entry.fate == "done" and self.ability(entry.order).effect == "win"
        }
        for side in [] if won else self.file.sides:
            others = {wins[other] for other in sides if other != side}
            if wins[side] == "eliminate" and side in sides and not others & {"eliminate", "parity"}:
                won.add(side)
            if wins[side] == "parity" and sides.count(side) * 2 >= len(sides) > 0 and "parity" not in others:
                won.add(side)
        if not won and any(wins[side] in ("eliminate", "parity") for side in sides):
            return None
        winners = [s for s in self.seats if self.side(s, history) in won]
        winners += [s for s in living if wins[self.side(s, history)] == "survive" and s not in winners]
        lynched = [s for s in self.seats if self.table.players[s].is_lynched]
        winners += [s for s in lynched if wins[self.side(s, history)] == "lynched"]
        first = next((side for side in self.file.sides if side in won), None)
        return first, self.in_order({*winners})


def _is_about(ruling: CarryOut, order: Order) -> bool:
    """Whether the GM means this order."""
    named = f"+{order.does}" if order.of_side else order.does
    return (ruling.player, ruling.does) == (order.by, named)


def _name(ruling: CarryOut) -> str:
    """A name for an effect that the GM lets an order have, which no ability has."""
    return f"{ruling.does.removeprefix('+')}:{ruling.what}"


def _as_ability(ruling: CarryOut) -> Ability:
    """The effect as an ability."""
    fields = {"mark": "mark", "give": "ability", "take": "ability", "convert": "role", "kill": "strength"}
    effect, _, thing = ruling.what.partition(" ")
    return converted({"effect": effect, **({fields[effect]: thing} if thing else {})}, Ability)


def resolve(table: OpenTable, orders: list[Order]) -> Dawn:
    """Resolve a night as the page says."""
    night = Night(table, orders)
    return _dawn(night, night.whole())


def by_day(table: OpenTable, order: Order) -> Dawn:
    """Resolve the use of an ability by day as the page says."""
    day = Night(table, [order])
    day.number = table.day
    dawn = _dawn(day, day.carried_out(order, ()))
    seen = [("acted", order.by, order.does, order.at)] if table.file.abilities[order.does].public else []
    return dawn._replace(told={seat: sorted([*told, *seen], key=repr) for seat, told in dawn.told.items()})


def _dawn(night: Night, history: History) -> Dawn:
    table = night.table
    dead, reveal = night.dead(history), str(table.file.reveal)
    return Dawn(
        did={entry.order: (entry.hit, entry.fate) for entry in history if isinstance(entry, Did)},
        told={seat: sorted(_told(night, seat, history), key=repr) for seat in table.seats},
        died=[
            (
                seat,
                night.role_key(seat, history) if reveal == "role" else None,
                None if reveal == "nothing" else night.side(seat, history),
            )
            for seat in table.seats
            if seat in dead
        ],
        ended=night.ended(history),
        kept={seat: night.kept(seat, history) for seat in table.seats},
        by_side=night.by_side(),
    )


def _told(night: Night, seat: str, history: History) -> list[tuple[object, ...]]:
    """What one player is told of the night, and what everybody is told of roles."""
    told: list[tuple[object, ...]] = []
    for place, entry in enumerate(history):
        if not isinstance(entry, Did):
            continue
        ability, order, done = night.ability(entry.order), entry.order, entry.fate == "done"
        before, is_target = history[:place], done and seat in entry.hit
        if order.by == seat and ability.effect in LEARNING:
            result = night.result(entry, before) if done else None
            told.append(("learned", order.does.partition(":")[0], order.at, result))
        elif order.by == seat and ability.reports:
            told.append(("reported", order.does, done))
        taken = night.taken(entry, before) if is_target and ability.effect == "take" else set()
        match ability.effect:
            case "jail" | "silence" if is_target:
                told.append((str(ability.effect),))
            case "bind" if is_target:
                told.append(("bind", night.in_order({*entry.hit})))
            case "double_vote" | "take_vote" if is_target:
                told.append(("votes", night.role(seat, before).votes * (ability.effect == "double_vote") * 2))
            case "give" if is_target:
                told.append(("give", ability.ability))
            case "take" if taken:
                told.append(("take", frozenset(taken)))
            case "copy" if done and order.by == seat:
                had, has = (night.kept(seat, each).copied for each in (before, history[: place + 1]))
                told += [("copy", has[len(had) :])] if has != had else []
            case "convert" if is_target:
                told.append(("convert", ability.role))
            case "recruit" if is_target:
                told.append(("recruit", night.side(order.by, before)))
            case "reveal" if done:
                shown = entry.hit[0]
                told.append(("reveal", shown, night.role_key(shown, before), night.side(shown, before)))
            case _:
                pass
    told += [("told", each.text) for each in night.table.rulings if isinstance(each, Tell) and each.target == seat]
    met = night.met(seat, history)
    return [*told, ("meet", met)] if met else told
