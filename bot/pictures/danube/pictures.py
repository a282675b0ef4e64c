"""Draws Down the Danube: everything on the river is public, so every reader sees the same."""

from collections.abc import Mapping, Sequence

from bot.pictures.boards.board_look import BOARD_LOOK
from bot.pictures.boards.colours import INK
from bot.pictures.boards.motion import throbbing
from bot.pictures.danube.drawing import draw_moving_river, draw_river
from bot.pictures.danube.ground import HEIGHT
from bot.pictures.danube.places import at
from bot.pictures.danube.river import River, Side
from bot.pictures.danube.saying import said_of_river
from bot.pictures.danube.telling import Scene, river_of
from bot.pictures.game_pictures import Pictures
from bot.pictures.picture import ANEW, Moment, Picture, described, moving
from bot.pictures.teaching.lesson import LessonSigns, course, side_by_side
from engine.actions import Action
from engine.audience import Everybody, Reader
from engine.boards.events import Turn
from engine.danube.actions import Move
from engine.danube.board import END, Board, Colour
from engine.danube.events import Moved, Thrown
from engine.danube.table import DanubeTable
from engine.events import Event, Outcome
from engine.table import Table
from engine.views import Told, View


class DanubePictures(Pictures):
    """Draws the river."""

    posted: frozenset[type[Event]] = frozenset({Thrown, Moved, Turn, Outcome, *ANEW})
    moments: frozenset[type[Event]] = frozenset({Outcome})
    look = BOARD_LOOK
    banner_signs = ("sail-boat", "waves")
    lessons: Mapping[int, LessonSigns] = {
        2: course("sticks", "sail-boat", "again"),
        3: side_by_side("place-swap", "shield", "octagon"),
        4: side_by_side("waves", "sun", "star"),
    }

    def picture(self, view: View[Table, Reader]) -> Picture | None:
        """Draw the river as it stands, with a letter for each move to choose from."""
        return self.board(view, Scene(has_letters=True))

    def card(self, view: View[Table, Everybody]) -> Picture | None:
        """Draw the river as it stands."""
        return self.board(view, Scene())

    def post(self, view: View[Table, Everybody], news: Sequence[Told[Everybody]]) -> Picture | None:
        """Draw the river with the moves that were told; if a move must be chosen, with letters instead of ways."""
        moved = tuple(told.event for told in news if isinstance(told.event, Moved))
        return self.board(view, Scene(moved, has_letters=bool(view.of(DanubeTable).table.parts)))

    def moving(self, view: View[Table, Everybody], news: Sequence[Told[Everybody]], moment: Moment) -> Picture | None:
        """Let a star rise over the end of the river where somebody has won the race."""
        if not any(isinstance(told.event, Moved) for told in moment.line):
            return None
        scene = Scene(moved=tuple(told.event for told in news if isinstance(told.event, Moved)))
        frames = throbbing("star", [at(END)], INK)
        gif = draw_moving_river(river_of(self.voice, view.of(DanubeTable), scene), frames)
        return moving(self.board(view, scene), gif, self.voice.say("picture-river-moving"))

    def high(self, players: int, news: Sequence[Told[Everybody]]) -> int:
        """Return the height of the river."""
        return HEIGHT

    def preview(self, view: View[Table, Reader], action: Action) -> Picture | None:
        """Draw the river with a legal move to confirm."""
        table = view.of(DanubeTable).table
        chosen = table.part(action.start, action.steps) if isinstance(action, Move) else None
        return None if chosen is None else self.board(view, Scene(chosen=chosen))

    def rules(self) -> Picture | None:
        """Draw the river with both fleets at its spring."""
        says = self.voice.say
        sides = tuple(Side(says(f"picture-river-{kind}"), kind) for kind in Colour)
        board = Board()
        river = River(sides, board.nickels, board.pennies, None, (says("rules-title"), ""))
        return described(
            self.voice, draw_river(river), says("picture-river"), lambda _: says("picture-river-beginning")
        )

    def board(self, view: View[Table, Reader], scene: Scene) -> Picture:
        """Draw the river with the moves that were made, may be made, or are to be confirmed."""
        known = view.of(DanubeTable)
        river = river_of(self.voice, known, scene)
        return described(
            self.voice,
            draw_river(river),
            self.voice.say("picture-river"),
            lambda show: said_of_river(self.voice, known, river, scene, show),
        )
