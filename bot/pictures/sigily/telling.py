"""Selects from a view what the picture shows: whose turn it is, the race, past moves, and possible ones."""

from collections.abc import Sequence
from functools import partial

from msgspec import Struct

from bot.pictures.boards.frame import STRONG
from bot.pictures.lettering import fitted, width
from bot.pictures.picture import Show
from bot.pictures.sigily.chosen import Chosen, courses_to, doing, line_of, tags_of
from bot.pictures.sigily.courses import course_back, course_of
from bot.pictures.sigily.happening import accounts
from bot.pictures.sigily.naming import names_of, starts_of
from bot.pictures.sigily.places import WORDS_WIDE
from bot.pictures.sigily.ring import Brings, Choice, Drawn, Racer, RingBoard, Side, Stack
from bot.wording.letters import letter
from bot.wording.sigily import terms
from bot.wording.voice import Voice, dashed
from engine.audience import Everybody, Reader
from engine.by_hand import DECLARED
from engine.sigily.alike import apart
from engine.sigily.board import HOME, PLACES, SIGILS, Place
from engine.sigily.ending import RACE_OVER
from engine.sigily.events import Effect, Finish, Fireball, Moved, PutBack, Thrown
from engine.sigily.foresight import Foresight, foresee
from engine.sigily.options import Spell
from engine.sigily.sticks import Sticks
from engine.sigily.table import Phase, SigilyTable
from engine.sigily.units import Unit, number, owner
from engine.sigily.ways import Way, ways
from engine.views import Told, View

TO = "\N{EN DASH}"
NAMES_IN_FOOT = (230, 160, 120, 90)
"""The widths of a name in the foot. The longest that fits in its line is used."""


class Scene(Struct, frozen=True):
    """Selects what a picture shows beyond the position.

    ``news`` has just happened. With ``has_letters`` each possible move has a letter (those of ``ways``, in their
    order), and with ``is_listed`` their results are listed in the foot. ``chosen`` is a move to confirm.
    """

    news: tuple[Told[Everybody], ...] = ()
    has_letters: bool = False
    chosen: Chosen | None = None
    is_listed: bool = True


class Lettered(Struct, frozen=True):
    """A possible move with its letter. ``tops`` are all units and chariots that could make it too."""

    letter: str
    way: Way
    tops: tuple[str, ...]


def ring_of(voice: Voice, view: View[SigilyTable, Reader], scene: Scene) -> RingBoard:
    """Return everything that the picture shows."""
    table, lettered = view.table, letters_of(view, scene)
    return RingBoard(
        names_of(voice),
        starts_of(view),
        tuple([_side(table, seat) for seat in table.seats]),
        tuple([(place, count) for place in PLACES if (count := table.board.coins.get(place, 0))]),
        _throw_of(table, scene),
        short_lines_of(voice, view, scene),
        tuple([_stack(view, scene, unit, lettered) for unit in table.board.units]),
        table.board.curses,
        tuple([_choice(table, each) for each in lettered]),
        _courses(view, scene),
        Drawn.DONE if scene.chosen is None else Drawn.CHOSEN,
        () if scene.chosen is None else tags_of(view, scene.chosen),
        _burnt(scene),
        scene.is_listed,
    )


def letters_of(view: View[SigilyTable, Reader], scene: Scene) -> tuple[Lettered, ...]:
    """Return the possible moves with their letters."""
    table = view.table
    if not scene.has_letters or scene.chosen is not None or table.phase is not Phase.MOVE:
        return ()
    return tuple([Lettered(letter(place), each.way, each.tops) for place, each in enumerate(apart(table, ways(table)))])


def _throw_of(table: SigilyTable, scene: Scene) -> Sticks | None:
    """Return the last throw for a move."""
    thrown = [told.event.sticks for told in scene.news if isinstance(told.event, Thrown)]
    return table.so_far.sticks if table.so_far.sticks is not None or not thrown else thrown[-1]


def _to_go(table: SigilyTable, seat: str) -> int:
    """Return how many sigils a player's chariots still have to go in total."""
    board, left = table.board, 0
    for name in table.fleet(seat):
        unit = board.unit(name)
        left += 0 if board.is_home(name) else SIGILS if unit is None else SIGILS - unit.progress
    return left


def _coins_of(table: SigilyTable, seat: str) -> int:
    """Return a player's coins, on the board and at home; at the end with their share."""
    if table.outcome is not None and table.outcome.points:
        return int(table.outcome.points.get(seat, 0))
    return table.coins_of(seat)


def _side(table: SigilyTable, seat: str) -> Side:
    outcome, board = table.outcome, table.board
    is_over = outcome is not None
    titles = outcome if isinstance(outcome, Finish) else None
    winds = [wind.spell for wind in board.winds if wind.player == seat]
    return Side(
        seat,
        table.province(seat),
        len(table.fleet(seat)),
        tuple([number(name) for name in board.home.get(seat, ())]),
        _coins_of(table, seat),
        _to_go(table, seat),
        winds.count(Spell.WINDS_OF_SPEED),
        winds.count(Spell.WINDS_OF_SLOTH),
        is_now=seat in _acting(table),
        leads=not is_over and seat in _leaders(table),
        is_frozen=not is_over and seat in board.frozen,
        is_out=seat in table.resigned,
        has_won=titles is not None and seat in titles.fastest,
        is_richest=titles is not None and seat in titles.richest,
    )


def _acting(table: SigilyTable) -> tuple[str, ...]:
    """Return who must act now: the player whose turn it is, or one who may pay to avoid being frozen."""
    if table.outcome is not None or table.turn is None:
        return ()
    if table.phase is Phase.BLOCK and table.so_far.freezing is not None:
        return (table.so_far.freezing,)
    return (table.turn,)


def _leaders(table: SigilyTable) -> tuple[str, ...]:
    """Return the players whose chariots, with their partner's, have least to go; nobody if all are equal."""
    left = {seat: sum([_to_go(table, other) for other in table.team(seat)]) for seat in table.seats}
    racing = [seat for seat in table.seats if seat not in table.resigned]
    least = min([left[seat] for seat in racing], default=0)
    if least == max([left[seat] for seat in racing], default=0):
        return ()
    return tuple([seat for seat in racing if left[seat] == least])


def _stack(view: View[SigilyTable, Reader], scene: Scene, unit: Unit, lettered: Sequence[Lettered]) -> Stack:
    own = [each.letter for each in lettered if unit.top in each.tops]
    may_go = unit.top in doing(view, scene.chosen) if scene.chosen else _may_go(view.table, unit, scene, bool(own))
    return Stack(
        tuple([_chariot(view.table, name) for name in unit.chariots]),
        unit.at,
        unit.coins,
        may_go,
        unit.skin,
        own[0] if len(own) == 1 else f"{own[0]}{TO}{own[-1]}" if own else "",
    )


def _may_go(table: SigilyTable, unit: Unit, scene: Scene, has_letters: bool) -> bool:
    """Return whether a unit belongs to the current player; if moves have letters, whether it may move."""
    if table.outcome is not None or table.phase is Phase.PASS:
        return False
    return has_letters if scene.has_letters and table.phase is Phase.MOVE else unit.owner == table.turn


def _chariot(table: SigilyTable, name: str) -> Racer:
    return Racer(table.province(owner(name)), number(name))


def _choice(table: SigilyTable, lettered: Lettered) -> Choice:
    way = lettered.way
    return Choice(lettered.letter, _chariot(table, way.chariot), way.onto, _brings(foresee(table, way)))


def _brings(seen: Foresight) -> Brings:
    return Brings(
        fights=len(seen.fights),
        coins=seen.coins,
        fuses=bool(seen.friends),
        throws=seen.throws_again,
        asks=seen.draws_question,
        curse=seen.is_cursed,
        home=seen.way.onto == HOME,
    )


def _courses(view: View[SigilyTable, Reader], scene: Scene) -> tuple[tuple[Place, ...], ...]:
    """Return the way of the last move and of the units that it put back, or of the move to confirm."""
    if scene.chosen is not None:
        return courses_to(view, scene.chosen)
    found: list[tuple[Place, ...]] = []
    for event in [told.event for told in scene.news]:
        if isinstance(event, Moved):
            found = [course_of(view, event)]
        elif isinstance(event, PutBack):
            found.append(course_back(event))
    return tuple([course for course in found if len(course) > 1])


def _burnt(scene: Scene) -> tuple[Place, ...]:
    """Return where units have burnt since the last throw or move."""
    found: list[Place] = []
    for event in [told.event for told in scene.news]:
        if isinstance(event, Thrown | Moved):
            found = []
        elif isinstance(event, Fireball) and event.effect is Effect.DIES:
            found.append(event.at)
    return tuple(found)


def short_lines_of(voice: Voice, view: View[SigilyTable, Reader], scene: Scene) -> tuple[str, str]:
    """Return the lines, with names as long as the first line has room for."""
    every = [lines_of(voice, view, scene, partial(fitted, room=room, letters=STRONG)) for room in NAMES_IN_FOOT]
    return next((lines for lines in every if width(lines[0], STRONG) <= WORDS_WIDE), every[-1])


def lines_of(voice: Voice, view: View[SigilyTable, Reader], scene: Scene, show: Show) -> tuple[str, str]:
    """Return the two lines of the foot."""
    table = view.table
    if table.outcome is not None:
        return ending(voice, view, show)
    if scene.chosen is not None:
        return line_of(voice, view, scene.chosen, show), voice.say("picture-sigily-unmade")
    if letters_of(view, scene):
        count = table.so_far.count
        threw = voice.say("picture-sigily-threw", {"name": show(table.player), "count": str(count)})
        return threw, "; ".join(terms.sums(voice, view)) or voice.say(f"count-{count}")
    now, told = now_of(voice, view, show), accounts(voice, scene.news, show)
    return (told[-1].what, ", ".join(told[-1].brought) or now) if told else (now, "")


def now_of(voice: Voice, view: View[SigilyTable, Reader], show: Show) -> str:
    """Return the awaited move, or who has won."""
    table = view.table
    if table.outcome is not None:
        return ending(voice, view, show)[0]
    seats = _acting(table)
    return voice.say(f"picture-sigily-to-{table.phase}", {"name": show(seats[0])}) if seats else ""


def ending(voice: Voice, view: View[SigilyTable, Reader], show: Show) -> tuple[str, str]:
    """Return who is fastest, and who is richest."""
    outcome = view.table.outcome
    if outcome is not None and outcome.reason == DECLARED:
        names = voice.words.list([show(seat) for seat in outcome.winners])
        return voice.say("picture-sigily-declared", {"names": names}), voice.say(f"picture-outcome-{DECLARED}")
    if not isinstance(outcome, Finish) or outcome.reason != RACE_OVER:
        reason = "" if outcome is None else outcome.reason
        return voice.say("picture-sigily-no-winner"), voice.say(f"picture-outcome-{dashed(reason)}")
    fastest, richest = (
        voice.words.list([show(seat) for seat in seats]) for seats in (outcome.fastest, outcome.richest)
    )
    return (
        voice.say("picture-sigily-fastest", {"names": fastest}),
        voice.say("picture-sigily-richest", {"names": richest}),
    )
