"""Describes the river in words: the same as the picture shows."""

from collections.abc import Iterator

from bot.pictures.danube.river import River, Side, Told, Way, way_of
from bot.pictures.danube.telling import Scene, lines_of, noted_way, now_of
from bot.pictures.picture import Show, noted
from bot.wording.voice import Voice
from engine.audience import Reader
from engine.danube.board import Colour
from engine.danube.rows import is_block, rows
from engine.danube.table import DanubeTable
from engine.views import View


def said_of_river(voice: Voice, view: View[DanubeTable, Reader], river: River, scene: Scene, show: Show) -> str:
    """Return the awaited move, the throw, both sides, blocks and guards, the moves, and the choices."""
    return "\n".join(_lines(voice, view, river, scene, show))


def _lines(voice: Voice, view: View[DanubeTable, Reader], river: River, scene: Scene, show: Show) -> Iterator[str]:
    yield voice.say("picture-said-of", {"title": voice.say("picture-river"), "what": now_of(voice, view, show)})
    if view.table.outcome is not None or river.letters:
        yield lines_of(voice, view, scene, show)[1]
    if river.throw is None:
        yield voice.say("picture-river-not-thrown")
    else:
        count, white = str(river.throw.count), river.throw.white
        yield voice.say("picture-river-thrown", {"count": count, "white": white})
    yield from (_side(voice, river, side, show) for side in river.sides)
    if not view.table.board.colours:
        yield from (_free(voice, river, kind) for kind in Colour)
    yield from _rows(voice, river, show)
    yield from _moves(voice, view.table, river, scene, show)


def _side(voice: Voice, river: River, side: Side, show: Show) -> str:
    told = {"turn": side.is_now, "leads": side.leads}
    notes = [voice.say(f"picture-river-{side.colour}")] if side.colour is not None else []
    notes += [voice.say(f"picture-river-{note}") for note, is_so in told.items() if is_so]
    title = noted(voice, show(side.name), notes)
    if side.colour is None:
        return voice.say("picture-said-of", {"title": title, "what": side.to_go})
    squares = ", ".join(map(str, river.boats(side.colour)))
    values = {"squares": squares, "off": str(side.off), "to-go": side.to_go}
    boats = voice.say("picture-river-boats" if squares else "picture-river-no-boats", values)
    return voice.say("picture-said-of", {"title": title, "what": boats})


def _free(voice: Voice, river: River, kind: Colour) -> str:
    squares = ", ".join(map(str, river.boats(kind)))
    return voice.say("picture-river-free", {"kind": voice.say(f"picture-river-{kind}"), "squares": squares})


def _rows(voice: Voice, river: River, show: Show) -> Iterator[str]:
    """Yield the rows that block, and those that only guard one another."""
    for title, blocks in (("blocks", True), ("guarded", False)):
        found = [
            voice.say("picture-river-went", {"name": show(side.name), "ways": _row(voice, row)})
            for side in river.sides
            if side.colour is not None
            for row in rows(river.boats(side.colour))
            if len(row) > 1 and is_block(row) is blocks
        ]
        if found:
            yield voice.say("picture-said-of", {"title": voice.say(f"picture-river-{title}"), "what": ", ".join(found)})


def _row(voice: Voice, row: tuple[int, ...]) -> str:
    return voice.say("picture-river-row", {"first": str(row[0]), "last": str(row[-1])})


def _moves(voice: Voice, table: DanubeTable, river: River, scene: Scene, show: Show) -> Iterator[str]:
    if river.told is Told.CHOSEN:
        moves = [_went(voice, show(table.player), way) for way in river.ways]
    else:
        moves = [_went(voice, show(move.player), way_of(move)) for move in scene.moved]
    if moves:
        title = voice.say("picture-river-chosen" if river.told is Told.CHOSEN else "picture-river-moved")
        yield voice.say("picture-said-of", {"title": title, "what": ", ".join(moves)})
    if river.letters:
        choices = ", ".join(
            voice.say("picture-river-letter", {"letter": each.letter, "what": noted_way(voice, each.way)})
            for each in river.letters
        )
        yield voice.say("picture-said-of", {"title": voice.say("picture-river-choices"), "what": choices})


def _went(voice: Voice, name: str, way: Way) -> str:
    return voice.say("picture-river-went", {"name": name, "ways": noted_way(voice, way)})
