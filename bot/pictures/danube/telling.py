"""Selects from a view what the river shows: whose turn it is, both sides' progress, and past and possible moves."""

from collections.abc import Iterable, Sequence
from itertools import takewhile

from msgspec import Struct

from bot.pictures.boards.frame import short_name
from bot.pictures.danube.river import Lettered, River, Side, Throw, Told, Way, way_of
from bot.pictures.picture import Show, noted
from bot.wording.letters import letter
from bot.wording.voice import Voice, dashed
from engine.audience import Reader
from engine.by_hand import DECLARED
from engine.danube.board import to_go
from engine.danube.distinct import distinct
from engine.danube.ending import FIVE_OFF
from engine.danube.events import Moved
from engine.danube.sticks import STICKS
from engine.danube.table import DanubeTable
from engine.danube.walking import Part
from engine.views import View

IN_A_LINE = 2
"""The number of moves of a throw that fit in the foot: the last ones."""


class Scene(Struct, frozen=True):
    """Selects what a picture shows beyond the position.

    ``moved`` are the moves just made. The ways of the last player's are drawn unless moves have letters. With
    ``has_letters`` each possible move has a letter (those of ``distinct``, in their order), only for the boat on
    ``start`` if that is named. ``chosen`` is a move to confirm.
    """

    moved: tuple[Moved, ...] = ()
    has_letters: bool = False
    start: int | None = None
    chosen: Part | None = None


def river_of(voice: Voice, view: View[DanubeTable, Reader], scene: Scene) -> River:
    """Return everything that the picture shows."""
    table, told, letters = view.table, Told.DONE if scene.chosen is None else Told.CHOSEN, letters_of(view, scene)
    ways = (() if letters else _last_ways(scene.moved)) if scene.chosen is None else (way_of(scene.chosen),)
    return River(
        tuple(_side(voice, table, seat) for seat in table.seats),
        table.board.nickels,
        table.board.pennies,
        None if table.count is None else Throw(table.count, table.count if table.count <= STICKS else 0),
        lines_of(voice, view, scene, short_name),
        ways,
        told,
        letters,
        _fresh(map(way_of, scene.moved)),
    )


def _last_ways(moved: Sequence[Moved]) -> tuple[Way, ...]:
    """Return the ways of the moves that the last player has made in a row."""
    last = takewhile(lambda move: move.player == moved[-1].player, reversed(moved))
    return tuple(map(way_of, last))[::-1]


def _fresh(moved: Iterable[Way]) -> tuple[int, ...]:
    """Return where the boats of some moves stand after the last one, and those that swapped places with them."""
    squares: set[int] = set()
    for way in moved:
        squares = squares - {way.start} | ({way.start} if way.swapped else set()) | ({way.onto} if way.onto else set())
    return tuple(sorted(squares))


def letters_of(view: View[DanubeTable, Reader], scene: Scene) -> tuple[Lettered, ...]:
    """Return the possible moves with their letters."""
    table = view.table
    if not scene.has_letters or scene.chosen is not None or table.outcome is not None:
        return ()
    every = [Lettered(letter(place), way_of(part)) for place, part in enumerate(distinct(table.parts))]
    return tuple(each for each in every if scene.start in (None, each.way.start))


def _side(voice: Voice, table: DanubeTable, seat: str) -> Side:
    is_over = table.outcome is not None
    is_now, has_won = seat == table.turn and not is_over, table.outcome is not None and seat in table.outcome.winners
    kind = table.board.colours.get(seat)
    if kind is None:
        return Side(seat, to_go=voice.say("picture-river-undecided"), is_now=is_now, has_won=has_won)
    steps, other = to_go(table.board.boats(kind)), to_go(table.board.boats(kind.other))
    left = voice.say("picture-river-to-go", {"steps": str(steps)})
    return Side(seat, kind, table.board.off[kind], left, steps <= other and not is_over, is_now, has_won)


def lines_of(voice: Voice, view: View[DanubeTable, Reader], scene: Scene, show: Show) -> tuple[str, str]:
    """Return the two lines of the foot, with names written by ``show``."""
    table = view.table
    if table.outcome is not None:
        return _ending(voice, table, show)
    if scene.chosen is not None:
        way = way_of(scene.chosen)
        unmade = voice.say("picture-river-unmade")
        return went(voice, show(table.player), [way]), ", ".join([*_effects(voice, way), unmade])
    if letters_of(view, scene):
        return _choosing(voice, table, show)
    now = now_of(voice, view, show)
    if not scene.moved:
        return now, ""
    player, last = scene.moved[-1].player, way_of(scene.moved[-1])
    moved = [way_of(move) for move in scene.moved if move.player == player]
    return went(voice, show(player), moved[-IN_A_LINE:]), ", ".join(_effects(voice, last)) or now


def now_of(voice: Voice, view: View[DanubeTable, Reader], show: Show) -> str:
    """Return the awaited move, or who has won."""
    table = view.table
    if table.outcome is not None:
        return _ending(voice, table, show)[0]
    if table.turn is None:
        return ""
    return voice.say("picture-river-to-move" if table.parts else "picture-river-to-throw", {"name": show(table.turn)})


def _ending(voice: Voice, table: DanubeTable, show: Show) -> tuple[str, str]:
    assert table.outcome is not None
    if not table.outcome.winners:
        return voice.say("picture-river-no-winner"), voice.say(f"picture-outcome-{dashed(table.outcome.reason)}")
    winner = table.outcome.winners[0]
    other = show(next(seat for seat in table.seats if seat != winner))
    if table.outcome.reason == DECLARED:
        why = voice.say(f"picture-outcome-{DECLARED}")
    else:
        reason = "five-off" if table.outcome.reason == FIVE_OFF else "resigned"
        why = voice.say(f"picture-river-{reason}", {"other": other})
    return voice.say("picture-river-won", {"name": show(winner)}), why


def _choosing(voice: Voice, table: DanubeTable, show: Show) -> tuple[str, str]:
    assert table.count is not None
    left = table.board.left or 0
    threw = voice.say("picture-river-threw", {"name": show(table.player), "count": str(table.count)})
    if left == table.count:
        return threw, voice.say("picture-river-choose")
    return threw, voice.say("picture-river-left", {"left": left, "count": str(table.count)})


def went(voice: Voice, name: str, ways: Sequence[Way]) -> str:
    """Return who went where."""
    return voice.say("picture-river-went", {"name": name, "ways": ", ".join(said_of_way(voice, way) for way in ways)})


def said_of_way(voice: Voice, way: Way) -> str:
    """Return the start and goal of a way, by numbers."""
    values = {"from": str(way.start), "rapids": str(way.goal), "to": str(way.onto)}
    sort = "-off" if way.onto is None else "-rapids" if way.rapids else "-swap" if way.swapped else ""
    return voice.say(f"picture-river-way{sort}", values)


def noted_way(voice: Voice, way: Way) -> str:
    """Return the start and goal of a way, and its effects in a word."""
    told = {"swap": way.swapped, "rapids": way.rapids}
    notes = [voice.say(f"picture-river-noted-{note}") for note, is_so in told.items() if is_so]
    return noted(voice, said_of_way(voice, way), notes)


def _effects(voice: Voice, way: Way) -> list[str]:
    """Return the effects of a move beyond the boat's new place."""
    values = {"from": str(way.start), "to": str(way.onto)}
    told = {"swap": way.swapped, "rapids": way.rapids, "off": way.onto is None}
    return [voice.say(f"picture-river-{effect}", values) for effect, is_so in told.items() if is_so]
