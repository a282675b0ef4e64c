"""The setup: which games are refused, who belongs to the House, and who sits where."""

from collections.abc import Iterable, Mapping

from engine.audience import To
from engine.chance import Chance, OneOf, Shuffle
from engine.errors import SetupRefused
from engine.events import Event
from engine.great_table.actions import Thread
from engine.great_table.cards import BY_NAME, deck_of
from engine.great_table.events import DeckStarts, Lead, RoleTold, Seated, ThreadOpened
from engine.great_table.options import GreatTableOptions
from engine.great_table.refusals import DeckTooSmall, TooManyCopies, WrongRoleCount
from engine.great_table.roles import MASTERS, MOST_APPRENTICES, Cast, RoleName, counts
from engine.mafia.ballots import check_names
from engine.mafia.events import PhaseBegun, Time


def setup(options: GreatTableOptions, seats: tuple[str, ...], chance: Chance) -> Iterable[Event]:
    """Deal the roles and the seats, introduce the Apprentices to the House, and begin the first day.

    Raises SetupRefused for a wrong number of roles or cards, and for a player with the name under which votes for no
    lynch are counted.
    """
    wanted = counts(options.roles, len(seats))
    _check(options, wanted, seats)
    drawn = chance.draw("roles", Cast(seats, wanted))
    roles = {seat: drawn.get(seat, RoleName.PLAYER) for seat in seats}
    ring = chance.draw("seats", Shuffle(seats))
    first = chance.draw("first", OneOf(seats))
    apprentices = tuple(seat for seat in seats if roles[seat] is RoleName.APPRENTICE)
    for seat in seats:
        yield _told(seat, roles)
    yield Seated(to=To.GM, seats=ring)
    if len(apprentices) > 1:
        yield ThreadOpened(to=apprentices, thread=Thread.HOUSE, members=apprentices)
    yield PhaseBegun(to=To.PUBLIC, phase=Time.DAY, number=1)
    yield DeckStarts(to=To.GM, player=first, reason=Lead.CHANCE)


def _told(seat: str, roles: Mapping[str, RoleName]) -> RoleTold:
    if roles[seat] is not RoleName.APPRENTICE:
        return RoleTold(to=(seat,), role=roles[seat])
    partner = next((other for other in roles if other != seat and roles[other] is RoleName.APPRENTICE), None)
    master = next(other for other in roles if roles[other] is RoleName.MASTER)
    return RoleTold(to=(seat,), role=RoleName.APPRENTICE, partner=partner, master=master)


def _check(options: GreatTableOptions, wanted: Mapping[RoleName, int], seats: tuple[str, ...]) -> None:
    players = len(seats)
    allowed = {RoleName.MASTER: (MASTERS, MASTERS), RoleName.APPRENTICE: (0, MOST_APPRENTICES)}
    allowed[RoleName.PLAYER] = (wanted[RoleName.PLAYER],) * 2
    for role, (least, most) in allowed.items():
        given = options.roles.get(role, wanted[role])
        if not least <= given <= most:
            raise SetupRefused(WrongRoleCount(role, least, most, given))
    for name, copies in options.deck.items():
        if copies > BY_NAME[name].most:
            raise SetupRefused(TooManyCopies(name, BY_NAME[name].most, copies))
    cards = sum(deck_of(options.deck, players).values())
    if cards < players:
        raise SetupRefused(DeckTooSmall(cards, players))
    check_names(seats)
