"""Draws Down the Danube: everything on the river is public, so every reader sees the same."""

from collections.abc import Sequence

from bot.pictures.danube.drawing import draw_river
from bot.pictures.danube.ground import HEIGHT
from bot.pictures.danube.river import River, Side
from bot.pictures.danube.saying import said_of_river
from bot.pictures.danube.telling import Scene, river_of
from bot.pictures.game_pictures import ANEW, Pictures
from bot.pictures.picture import Picture, described
from engine.actions import Action
from engine.audience import Everybody, Reader
from engine.boards.events import Turn
from engine.danube.actions import Move
from engine.danube.board import Board, Colour
from engine.danube.events import Moved, Thrown
from engine.danube.table import DanubeTable
from engine.events import Event, Outcome
from engine.table import Table
from engine.views import Told, View


class DanubePictures(Pictures):
    """Draws the river."""

    posted: frozenset[type[Event]] = frozenset({Thrown, Moved, Turn, Outcome, *ANEW})

    def picture(self, view: View[Table, Reader]) -> Picture | None:
        """The river as it stands, with a letter at each move that is to be chosen from."""
        return self.board(view, Scene(has_letters=True))

    def card(self, view: View[Table, Everybody]) -> Picture | None:
        """The river as it stands."""
        return self.board(view, Scene())

    def post(self, view: View[Table, Everybody], news: Sequence[Told[Everybody]]) -> Picture | None:
        """The river with the moves that were told; where a move is to be chosen, with its letters instead."""
        if view.of(DanubeTable).table.parts:
            return self.picture(view)
        return self.board(view, Scene(moved=tuple(told.event for told in news if isinstance(told.event, Moved))))

    def high(self, players: int) -> int:
        """As high as the river."""
        return HEIGHT

    def preview(self, view: View[Table, Reader], action: Action) -> Picture | None:
        """The river with a legal move that is to be confirmed."""
        table = view.of(DanubeTable).table
        chosen = table.part(action.start, action.steps) if isinstance(action, Move) else None
        return None if chosen is None else self.board(view, Scene(chosen=chosen))

    def rules(self) -> Picture | None:
        """The river with both fleets at its spring."""
        says = self.voice.say
        sides = tuple(Side(says(f"picture-river-{kind}"), kind) for kind in Colour)
        board = Board()
        river = River(sides, board.nickels, board.pennies, None, (says("rules-title"), ""))
        return described(
            self.voice, draw_river(river), says("picture-river"), lambda _: says("picture-river-beginning")
        )

    def board(self, view: View[Table, Reader], scene: Scene) -> Picture:
        """The river with what was just done, or may be done, or is to be confirmed."""
        known = view.of(DanubeTable)
        river = river_of(self.voice, known, scene)
        return described(
            self.voice,
            draw_river(river),
            self.voice.say("picture-river"),
            lambda show: said_of_river(self.voice, known, river, scene, show),
        )
