"""The end: who has won the race, when play stops, how unclaimed coins are shared, and both titles."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from engine.audience import To
from engine.events import Event
from engine.ranking import Ranking, Team
from engine.sigily import jackpot, questions, wagers
from engine.sigily.board import CENTRE
from engine.sigily.events import Finish, Pot, RaceWon, Resigned, Unclaimed
from engine.sigily.options import STAKES
from engine.sigily.table import SigilyTable

RACE_OVER = "race_over"


def win(table: SigilyTable) -> Iterable[Event]:
    """Let the first to bring all chariots home win the race; in a team, both partners who have not given up."""
    if table.won:
        return
    racing = table.racing
    for seat in table.seats:
        if seat not in racing:
            team = tuple([other for other in table.team(seat) if other not in table.resigned])
            if team and not any(other in racing for other in team):
                yield RaceWon(to=To.PUBLIC, winners=team)
                return


def stop(table: SigilyTable) -> Iterable[Event]:
    """Stop play once at most one player has chariots left. If all others gave up, that player has won the race."""
    if len(table.racing) > 1:
        return
    won = table.won or tuple([seat for seat in table.team(table.racing[0]) if seat not in table.resigned])
    if not table.won:
        yield RaceWon(to=To.PUBLIC, winners=won)
    coins = sum(table.board.coins.values())
    shares = shared(table, won, coins)
    yield Unclaimed(to=To.PUBLIC, coins=coins, shares=shares)
    yield from wagers.ledger(table)
    finish = _finish(table, won, shares)
    if table.options.pot:
        yield _pot(finish)
    yield finish


def shared(table: SigilyTable, won: Sequence[str], coins: int) -> dict[str, int]:
    """Return shares: two thirds of the coins, rounded up, for the race winners, and the rest for the others.

    The rest is dealt one by one. Of two winning partners, the one who came home last gets the odd coin. Players who
    gave up get no share.
    """
    others = [seat for seat in table.order if seat not in won and seat not in table.resigned]
    for_winners = -(-2 * coins // 3) if others else coins
    last_first = sorted(won, key=lambda seat: _rank(table, seat), reverse=True)
    shares = {**_dealt(last_first, for_winners), **_dealt(others, coins - for_winners)}
    return {seat: shares[seat] for seat in table.seats if seat in shares}


def _rank(table: SigilyTable, seat: str) -> int:
    """Return when a player came home with their last chariot, if they have."""
    return table.finished.index(seat) if seat in table.finished else len(table.finished)


def _dealt(seats: Sequence[str], coins: int) -> dict[str, int]:
    """Deal coins one by one."""
    return {seat: len(range(place, coins, len(seats))) for place, seat in enumerate(seats)}


def _finish(table: SigilyTable, won: Sequence[str], shares: dict[str, int]) -> Finish:
    points = {seat: table.coins_of(seat) + shares.get(seat, 0) for seat in table.seats}
    fastest = table.in_seat_order(won)
    richest = tuple([seat for seat in table.seats if points[seat] == max(points.values())])
    winners = (*fastest, *[seat for seat in richest if seat not in fastest])
    return Finish(
        to=To.PUBLIC,
        side=None,
        reason=RACE_OVER,
        winners=winners,
        points=points,
        fastest=fastest,
        richest=richest,
    )


def _pot(finish: Finish) -> Pot:
    """Pay a token out of the pot for each coin. With three players it is one short, with four it keeps four."""
    stake = STAKES[len(finish.points)]
    tokens = {seat: coins - stake for seat, coins in finish.points.items()}
    return Pot(to=To.PUBLIC, stake=stake, tokens=tokens, left=-sum(tokens.values()))


def ranking(table: SigilyTable, end: Finish) -> Ranking:
    """Rank the teams: both titles before one, and teams without a title by their coins.

    Two titles of two teams are worth the same. A team that has given up stands behind all others.
    """

    def standing(team: Team) -> tuple[bool, int, int]:
        titles = sum(any(seat in team for seat in title) for title in (end.fastest, end.richest))
        coins = 0 if titles else sum(end.points[seat] for seat in team)
        return all(seat in table.resigned for seat in team), -titles, -coins

    teams = sorted(dict.fromkeys(table.team(seat) for seat in table.seats), key=standing)
    return tuple([tuple(equal) for _, equal in groupby(teams, key=standing)])


def resign(table: SigilyTable, seat: str) -> Iterable[Event]:
    """Let a player give up: their chariots that are not home leave for good.

    A question that waits for this player's answer, or for its judgement, goes under the pile. Coins on the centre go to
    the jackpot, which has room for only some of them.
    """
    if table.so_far.question is not None and seat == table.turn:
        yield from questions.decide(table, right=False)
    for unit in table.board.at(CENTRE):
        if unit.owners == (seat,):
            yield from jackpot.lose_all(table, unit)
    yield Resigned(to=To.PUBLIC, player=seat)
