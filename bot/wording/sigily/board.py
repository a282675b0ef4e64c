"""The prompt and the board in words, both made from the public view."""

from collections.abc import Iterator

from bot.wording.moment_words import Question
from bot.wording.name_words import escape_text
from bot.wording.pages import Page
from bot.wording.sigily import terms
from bot.wording.sigily.posts_of_wagers import tokens
from bot.wording.voice import Voice
from bot.wording.words import Value
from engine.asks import Awaited
from engine.audience import Everybody
from engine.offers import Offer
from engine.sigily.board import CENTRE, RANK
from engine.sigily.table import Phase, SigilyTable, Wager
from engine.sigily.units import Unit, number
from engine.views import View

Field = tuple[str, str]


def prompt(voice: Voice, view: View[SigilyTable, Everybody]) -> Question | None:
    """Ask for what the game waits for, above everybody's standing."""
    table = view.table
    if table.turn is None or table.outcome is not None:
        return None
    so_far = table.so_far
    values: dict[str, Value] = {"player": voice.show(table.turn)}
    if so_far.sticks is not None:
        values["count"] = so_far.count
    if so_far.freezing is not None:
        values["other"] = voice.show(so_far.freezing)
    facts = [*_asked(voice, table), *_sums(voice, view)]
    return voice.question(f"prompt-{table.phase}", values, facts, ", ".join(_standings(voice, table)) + ".")


def _asked(voice: Voice, table: SigilyTable) -> Iterator[str]:
    """Say which question was drawn, and what its player has answered."""
    so_far = table.so_far
    if so_far.question is not None and table.phase in (Phase.ANSWER, Phase.JUDGE):
        yield voice.say("fact-question", {"question": escape_text(so_far.question.text)})
        if so_far.answer is not None:
            yield voice.say("fact-answer", {"player": voice.show(table.player), "answer": escape_text(so_far.answer)})


def _sums(voice: Voice, view: View[SigilyTable, Everybody]) -> Iterator[str]:
    """Say what the throw comes to, where that differs from its count."""
    if view.table.phase is Phase.MOVE and (sums := terms.sums(voice, view)):
        yield voice.say("fact-sums", {"sums": "; ".join(sums)})


def _standings(voice: Voice, table: SigilyTable) -> Iterator[str]:
    """Say how many chariots everybody has home, and how many coins in all."""
    for seat in table.seats:
        values: dict[str, Value] = {
            "player": voice.show(seat),
            "home": len(table.board.home.get(seat, ())),
            "coins": terms.coins(voice, table.coins_of(seat)),
        }
        yield voice.say("standing", values)


def card(voice: Voice, view: View[SigilyTable, Everybody], awaited: Awaited) -> Page:
    """Show the board in words, and whose turn it is."""
    table = view.table
    if table.outcome is not None:
        text = voice.outcome(table.outcome)
    elif table.turn is None:
        text = ""
    else:
        values = {"player": voice.show(table.turn), "wait": voice.say(f"wait-{table.phase}")}
        text = voice.say("card-turn", values)
    return voice.page(voice.theme.heading, text, tuple(_fields(voice, table)))


def history(voice: Voice, view: View[SigilyTable, Everybody]) -> tuple[Page, ...]:
    """Show the state to which the past has led."""
    return (voice.page(voice.say("history-title"), "", tuple(_fields(voice, view.table))),)


def _fields(voice: Voice, table: SigilyTable) -> Iterator[Field]:
    yield voice.say("card-chariots"), "\n".join(_seat(voice, table, seat) for seat in table.seats)
    yield voice.say("card-coins"), "\n".join(_coins(voice, table))
    if magic := "\n".join(_magic(voice, table)):
        yield voice.say("card-magic"), magic
    if bets := "\n".join(filter(None, (_bet(voice, bet) for bet in table.wagers))):
        yield voice.say("card-bets"), bets


def _seat(voice: Voice, table: SigilyTable, seat: str) -> str:
    units = "; ".join(_units(voice, table, seat)) or voice.say("seat-nothing")
    province = voice.say(f"province-{table.province(seat)}")
    if partners := [other for other in table.team(seat) if other != seat]:
        province = voice.say("seat-partner", {"province": province, "partner": voice.names(partners)})
    return voice.say("seat-line", {"player": voice.show(seat), "province": province, "units": units})


def _units(voice: Voice, table: SigilyTable, seat: str) -> Iterator[str]:
    """Say where a player's chariots are, and what else there is to know about the player."""
    board = table.board
    for unit in sorted(table.units_of(seat), key=lambda unit: RANK[unit.at]):
        yield _unit(voice, unit)
    if home := board.home.get(seat, ()):
        values = {"numbers": _numbers(home), "coins": terms.coins(voice, board.purse.get(seat, 0))}
        yield voice.say("seat-home", values)
    if waiting := table.not_in_play(seat):
        yield voice.say("seat-waiting", {"numbers": _numbers(waiting)})
    if seat in board.frozen:
        yield voice.say("seat-frozen")
    if seat in table.resigned:
        yield voice.say("seat-resigned")


def _unit(voice: Voice, unit: Unit) -> str:
    values = {
        "unit": terms.unit(voice, unit.chariots),
        "place": terms.place(voice, unit.at),
        "coins": terms.coins(voice, unit.coins),
    }
    return voice.say("seat-stands-in" if unit.skin else "seat-stands", values)


def _numbers(names: tuple[str, ...]) -> str:
    return ", ".join(str(number(name)) for name in names)


def _coins(voice: Voice, table: SigilyTable) -> Iterator[str]:
    """Say how large the jackpot is, and what lies on all other sigils."""
    coins = table.board.coins
    yield voice.say("jackpot-holds", {"coins": coins.get(CENTRE, 0)})
    yield voice.say("coins-ring", {"coins": terms.counts(voice, coins, terms.ON_RING)})
    yield voice.say("coins-arms", {"coins": terms.counts(voice, coins, terms.ON_ARMS)})


def _magic(voice: Voice, table: SigilyTable) -> Iterator[str]:
    if table.board.curses:
        yield voice.say("curses-on", {"places": terms.places(voice, table.board.curses)})
    for wind in table.board.winds:
        values: dict[str, Value] = {
            "player": voice.show(wind.player),
            "spell": terms.spell(voice, wind.spell),
            "left": wind.left,
        }
        yield voice.say("wind-blows", values)


def about_offer(voice: Voice, view: View[SigilyTable, Everybody], offer: Offer) -> str:
    """Say which bet is to be settled. A bet that is offered is in its news."""
    bet = next(bet for bet in view.table.wagers if bet.number == offer.number)
    return voice.say("bet-to-settle", _values_of(voice, bet)) if bet.is_on else ""


def _bet(voice: Voice, bet: Wager) -> str:
    """Describe a bet that is offered, on, or settled; a declined bet is left out."""
    values = _values_of(voice, bet)
    if bet.winner is not None:
        return voice.say("bet-settled", values | {"winner": voice.show(bet.winner)})
    if bet.is_offered:
        return voice.say("bet-offered", values)
    return voice.say("bet-on", values) if bet.is_on else ""


def _values_of(voice: Voice, bet: Wager) -> dict[str, Value]:
    return {
        "number": str(bet.number),
        "player": voice.show(bet.player),
        "against": voice.show(bet.against),
        "tokens": tokens(voice, bet.tokens),
        "text": escape_text(bet.text),
    }
