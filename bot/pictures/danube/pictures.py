"""Draws Down the Danube: everything on the river is public, so every reader sees the same."""

from bot.pictures.danube.drawing import draw_river
from bot.pictures.danube.saying import said_of_river
from bot.pictures.danube.telling import Scene, river_of
from bot.pictures.game_pictures import Pictures
from bot.pictures.picture import Picture, described
from engine.audience import Everybody, Reader
from engine.danube.table import DanubeTable
from engine.table import Table
from engine.views import View


class DanubePictures(Pictures):
    """Draws the river."""

    def picture(self, view: View[Table, Reader]) -> Picture | None:
        """The river as it stands, with a letter at each move that is to be chosen from."""
        return self.board(view, Scene(has_letters=True))

    def card(self, view: View[Table, Everybody]) -> Picture | None:
        """The river as it stands."""
        return self.board(view, Scene())

    def board(self, view: View[Table, Reader], scene: Scene) -> Picture:
        """The river with what was just done, or may be done, or is to be confirmed."""
        known = view.of(DanubeTable)
        river = river_of(self.voice, known, scene)
        return described(
            self.voice,
            draw_river(river),
            self.voice.say("picture-river"),
            lambda show: said_of_river(self.voice, known.table, river, scene, show),
        )
