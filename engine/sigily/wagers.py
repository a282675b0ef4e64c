"""Wagers, an option: side bets in tokens that buy nothing and do not affect play."""

from collections.abc import Iterable

from engine.asks import Ask
from engine.audience import To
from engine.domains import YES_OR_NO, Domain, OneByOther, OneOf, OneSeat, Text
from engine.events import Event
from engine.names import GM
from engine.offers import Offer
from engine.refusals import NotNow, Refusal
from engine.sigily.actions import LONGEST_WAGER, Agree, Settle, Wager
from engine.sigily.events import Ledger, WagerAnswered, WagerClaimed, Wagered, WagerSettled
from engine.sigily.refusals import TooManyWagers, WagersNotPlayed
from engine.sigily.table import SigilyTable
from engine.sigily.table import Wager as Bet

TOKENS = (*range(1, 11), 15, 20, 25, 50, 100)
MOST = 20
"""The most wagers that a player may offer in one game."""

OFFERS: frozenset[type[Event]] = frozenset({Wagered, WagerAnswered, WagerClaimed, WagerSettled})
"""The events that offer a bet to somebody, or end what was offered."""


def anybody_wagers(table: SigilyTable) -> Iterable[Ask]:
    """Let everybody offer and accept bets, and say who has won. The GM may settle any bet."""
    if not table.options.wagers:
        return
    offered = [bet for bet in table.wagers if bet.is_offered]
    on = [bet for bet in table.wagers if bet.is_on]
    for seat in table.seats:
        yield from _offering(table, seat)
        if offers := [bet.number for bet in offered if bet.against == seat]:
            yield Ask(Agree, (seat,), {"wager": OneOf(tuple(offers)), "agree": YES_OR_NO}, whole=True)
        if own := [bet for bet in on if seat in bet.players]:
            yield Ask(Settle, (seat,), _winners(own))
    if on:
        yield Ask(Settle, (GM,), _winners(on))


def _offering(table: SigilyTable, seat: str) -> Iterable[Ask]:
    if [bet.player for bet in table.wagers].count(seat) < MOST:
        others = OneSeat(tuple([other for other in table.seats if other != seat]))
        yield Ask(Wager, (seat,), {"against": others, "tokens": OneOf(TOKENS), "text": Text(LONGEST_WAGER)})


def _winners(bets: list[Bet]) -> dict[str, Domain]:
    left: dict[object, OneOf | OneSeat] = {bet.number: OneSeat(bet.players) for bet in bets}
    return {"wager": OneOf(tuple([bet.number for bet in bets])), "winner": OneByOther("wager", left)}


def why_not(table: SigilyTable, seat: str, action: Wager | Agree | Settle) -> Refusal:
    """Return why a player is not asked."""
    match action:
        case _ if not table.options.wagers:
            return WagersNotPlayed()
        case Wager():
            return TooManyWagers(MOST)
        case Agree():
            return NotNow("agree")
        case Settle():
            return NotNow("settle")


def offer(table: SigilyTable, seat: str, wager: Wager) -> Iterable[Event]:
    """Offer a bet."""
    number = len(table.wagers) + 1
    yield Wagered(to=To.PUBLIC, number=number, player=seat, against=wager.against, tokens=wager.tokens, text=wager.text)


def offer_in(table: SigilyTable, event: Event) -> Offer | None:
    """Return the bet that an event offers, answers, settles, or gives somebody to settle; ``table`` is before it."""
    match event:
        case Wagered(number=number, against=against):
            return Offer(number, {against: (Agree(number, agree=True), Agree(number, agree=False))})
        case WagerClaimed():
            return _to_settle(_bet(table, event.number), event)
        case WagerAnswered(number=number) | WagerSettled(number=number):
            return Offer(number)
        case _:
            return None


def _to_settle(bet: Bet, claim: WagerClaimed) -> Offer | None:
    """Ask the other player who has won, or the GM if the two disagree. Nobody is asked again for the same claim."""
    if bet.claims.get(claim.player) == claim.winner:
        return None
    other = next(player for player in bet.players if player != claim.player)
    judge = GM if other in bet.claims else other
    return Offer(bet.number, {judge: tuple([Settle(bet.number, winner) for winner in bet.players])})


def _bet(table: SigilyTable, number: int) -> Bet:
    return next(bet for bet in table.wagers if bet.number == number)


def agree(number: int, *, agreed: bool) -> Iterable[Event]:
    """Accept or decline a bet."""
    yield WagerAnswered(to=To.PUBLIC, number=number, agreed=agreed)


def settle(table: SigilyTable, seat: str, settled: Settle) -> Iterable[Event]:
    """Say who has won. The bet is settled once both players agree, or the GM decides."""
    bet = _bet(table, settled.wager)
    others = [winner for player, winner in bet.claims.items() if player != seat]
    if seat != GM:
        yield WagerClaimed(to=To.PUBLIC, number=bet.number, player=seat, winner=settled.winner)
    if seat == GM or settled.winner in others:
        yield WagerSettled(to=To.PUBLIC, number=bet.number, winner=settled.winner)


def ledger(table: SigilyTable) -> Iterable[Event]:
    """Add up at the end what everybody has won and lost."""
    if table.options.wagers:
        yield Ledger(to=To.PUBLIC, tokens={seat: balance(table, seat) for seat in table.seats})


def balance(table: SigilyTable, seat: str) -> int:
    """Return what a player has won by settled wagers, minus what they have lost."""
    settled = [bet for bet in table.wagers if bet.winner is not None and seat in bet.players]
    return sum([bet.tokens if bet.winner == seat else -bet.tokens for bet in settled])
