"""Describes the board in words: the same as it shows, most important first."""

from collections.abc import Iterable, Iterator

from bot.pictures.picture import Show, noted
from bot.pictures.sigily.happening import accounts
from bot.pictures.sigily.ring import Brings, Drawn, RingBoard, Side
from bot.pictures.sigily.telling import Lettered, Scene, ending, letters_of, lines_of, now_of
from bot.wording.sigily import terms
from bot.wording.voice import Voice
from engine.audience import Reader
from engine.sigily.actions import Cast
from engine.sigily.board import CENTRE, Place
from engine.sigily.table import SigilyTable
from engine.sigily.units import Unit, number
from engine.views import View


def said_of_ring(voice: Voice, view: View[SigilyTable, Reader], ring: RingBoard, scene: Scene, show: Show) -> str:
    """Return the awaited move, the throw, past and possible moves, all players and units, curses, winds and coins."""
    return "\n".join(_lines(voice, view, ring, scene, show))


def _lines(voice: Voice, view: View[SigilyTable, Reader], ring: RingBoard, scene: Scene, show: Show) -> Iterator[str]:
    table = view.table
    yield _told(voice, "", now_of(voice, view, show))
    if table.outcome is not None:
        yield ending(voice, view, show)[1]
    if ring.throw is not None:
        yield voice.say("picture-sigily-thrown", {"sticks": terms.sticks(voice, ring.throw)})
    yield from _moves(voice, view, scene, ring, show)
    yield from [_side(voice, table, side, show) for side in ring.sides]
    yield from _spells(voice, table, show)
    yield from said_of_coins(voice, ring)


def _told(voice: Voice, of: str, what: str) -> str:
    """Return a text under a title; if it has no name, under the picture's title."""
    return voice.say("picture-said-of", {"title": voice.say(f"picture-sigily{of}"), "what": what})


def _moves(voice: Voice, view: View[SigilyTable, Reader], scene: Scene, ring: RingBoard, show: Show) -> Iterator[str]:
    """Yield what has happened or is to be confirmed, and all choices."""
    told = [noted(voice, what, brought) for what, brought in accounts(voice, scene.news, show)]
    if ring.drawn is Drawn.CHOSEN:
        yield _told(voice, "-chosen", lines_of(voice, view, scene, show)[0])
        if ring.tags and not isinstance(scene.chosen, Cast):
            yield _told(voice, "-by-throw", ", ".join([_reached(voice, *tag) for tag in ring.tags]))
    elif told:
        yield _told(voice, "-happened", "; ".join(told))
    if lettered := letters_of(view, scene):
        pairs = zip(lettered, ring.choices, strict=True)
        yield _told(voice, "-choices", ", ".join([_choice(voice, each, drawn.brings, show) for each, drawn in pairs]))


def _reached(voice: Voice, place: Place, throw: str) -> str:
    """Return a place, and the throw that leads there."""
    return voice.say("picture-sigily-reached", {"count": throw, "place": terms.place(voice, place)})


def _choice(voice: Voice, lettered: Lettered, brings: Brings, show: Show) -> str:
    way = lettered.way
    values = {
        "letter": lettered.letter,
        "unit": terms.chariot(voice, way.chariot, show),
        "place": terms.place(voice, way.onto),
    }
    leave = "" if way.exit is None else voice.say("picture-sigily-exit", {"gate": terms.place(voice, way.exit)})
    return noted(voice, voice.say("picture-sigily-letter", values), [leave, *said_of_brings(voice, brings)])


def said_of_brings(voice: Voice, brings: Brings) -> Iterator[str]:
    """Yield the results of a move."""
    if brings.fights:
        yield voice.say("picture-sigily-fights", {"count": brings.fights})
    told = {"curse": brings.curse, "fuses": brings.fuses, "throws": brings.throws, "asks": brings.asks}
    yield from [voice.say(f"picture-sigily-brings-{what}") for what, is_so in told.items() if is_so]
    if brings.coins:
        yield voice.say("picture-sigily-coins-won", {"coins": brings.coins})


def _side(voice: Voice, table: SigilyTable, side: Side, show: Show) -> str:
    told = {"turn": side.is_now, "leads": side.leads, "frozen": side.is_frozen, "out": side.is_out}
    notes = [voice.say(f"province-{side.province}")]
    notes += [voice.say(f"picture-sigily-{note}") for note, is_so in told.items() if is_so]
    steps = "" if side.is_out else voice.say("picture-sigily-to-go", {"steps": side.to_go})
    facts = [terms.coins(voice, side.coins), steps, *_chariots(voice, table, side, show)]
    title = noted(voice, show(side.name), notes)
    return voice.say("picture-said-of", {"title": title, "what": "; ".join(filter(None, facts))})


def _chariots(voice: Voice, table: SigilyTable, side: Side, show: Show) -> Iterator[str]:
    """Yield where a player's chariots are: at home, in units, below a partner's, and not in play."""
    if side.home:
        yield _numbers(voice, "home", side.home)
    yield from [_unit(voice, unit, show) for unit in table.units_of(side.name)]
    waiting = [number(name) for name in table.not_in_play(side.name)]
    if waiting:
        yield _numbers(voice, "waiting", waiting)


def _numbers(voice: Voice, what: str, numbers: Iterable[int]) -> str:
    return voice.say(f"picture-sigily-are-{what}", {"numbers": ", ".join(map(str, numbers))})


def _unit(voice: Voice, unit: Unit, show: Show) -> str:
    """Return a unit by its top's number, with the chariots below, its place, coins and skin."""
    below = [terms.chariot(voice, name, show) for name in unit.chariots[1:]]
    over = voice.say("picture-sigily-over", {"units": ", ".join(below)}) if below else ""
    coins = terms.coins(voice, unit.coins) if unit.coins else ""
    skin = voice.say("picture-sigily-skin") if unit.skin else ""
    values = {"number": str(number(unit.top)), "place": terms.place(voice, unit.at)}
    return noted(voice, voice.say("picture-sigily-stands", values), [over, coins, skin])


def _spells(voice: Voice, table: SigilyTable, show: Show) -> Iterator[str]:
    """Yield curses and winds."""
    if table.board.curses:
        yield _told(voice, "-cursed", ", ".join([terms.place(voice, place) for place in table.board.curses]))
    for wind in table.board.winds:
        values = {"spell": terms.spell(voice, wind.spell), "name": show(wind.player)}
        yield voice.say("picture-sigily-wind", {**values, "left": wind.left})


def said_of_coins(voice: Voice, ring: RingBoard) -> Iterator[str]:
    """Yield the jackpot, and the coins on all sigils: three numbers from each holiday, two inward from each gate."""
    coins = dict(ring.coins)
    yield voice.say("picture-sigily-jackpot", {"coins": coins.get(CENTRE, 0)})
    for where, groups in (("-on-ring", terms.ON_RING), ("-on-arms", terms.ON_ARMS)):
        if shown := {holiday: places for holiday, places in groups.items() if any(place in coins for place in places)}:
            yield _told(voice, where, terms.counts(voice, coins, shown))
