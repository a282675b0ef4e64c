"""Draws Sigily: everything on the board is public, so every reader sees the same."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.pictures.boards.board_look import BOARD_LOOK
from bot.pictures.canvas import WIDTH
from bot.pictures.game_pictures import Pictures
from bot.pictures.picture import ANEW, Moment, Picture, described, moving
from bot.pictures.sigily.chosen import chosen_of
from bot.pictures.sigily.drawing import LISTED, draw_moving_ring, draw_ring
from bot.pictures.sigily.motions import frames_of
from bot.pictures.sigily.naming import names_of
from bot.pictures.sigily.places import BOTTOM, FOOT, PICTURE_WIDE
from bot.pictures.sigily.ring import RingBoard, Side, Start
from bot.pictures.sigily.saying import said_of_coins, said_of_ring
from bot.pictures.sigily.telling import Scene, letters_of, ring_of
from bot.pictures.teaching.lesson import LessonSigns, course, side_by_side
from engine.actions import Action
from engine.audience import Everybody, Reader
from engine.boards.events import Turn
from engine.events import Event, Outcome
from engine.naming import snake_case
from engine.sigily.board import PLACES, Province, first_coins
from engine.sigily.events import Cast, Entry, Finish, Fireball, Fought, Moved, RaceWon, Thrown
from engine.sigily.options import CHARIOTS
from engine.sigily.table import Phase, SigilyTable
from engine.table import Table
from engine.views import Told, View


def _scene(view: View[Table, Everybody], news: Sequence[Told[Everybody]]) -> Scene:
    """Return what a post's picture shows beyond the position."""
    known = view.of(SigilyTable)
    scene = Scene(tuple(news), has_letters=known.table.phase is Phase.MOVE)
    return replace(scene, is_listed=len(letters_of(known, scene)) <= LISTED)


class SigilyPictures(Pictures):
    """Draws the board."""

    posted: frozenset[type[Event]] = frozenset({Thrown, Moved, Cast, Entry, Turn, Finish, Outcome, *ANEW})
    moments: frozenset[type[Event]] = frozenset({Fought, Fireball, RaceWon})
    look = BOARD_LOOK
    banner_signs = ("wheel", "sun")
    lessons: Mapping[int, LessonSigns] = {
        2: course("sticks", "wheel", "again"),
        3: side_by_side("purse", "swords", "rings"),
        4: side_by_side("spiral", "burst", "star"),
    }

    def picture(self, view: View[Table, Reader]) -> Picture | None:
        """Draw the board as it stands, with a letter for each move to choose from."""
        return self.board(view, Scene(has_letters=True))

    def card(self, view: View[Table, Everybody]) -> Picture | None:
        """Draw the board as it stands."""
        return self.board(view, Scene())

    def post(self, view: View[Table, Everybody], news: Sequence[Told[Everybody]]) -> Picture | None:
        """Draw the board with what was told; if a move must be chosen, with letters instead.

        The results of the moves are listed in the foot if it has room for them.
        """
        return self.board(view, _scene(view, news))

    def moving(self, view: View[Table, Everybody], news: Sequence[Told[Everybody]], moment: Moment) -> Picture | None:
        """Let swords cross where units fight, a fireball fly, or a star rise over who has won the race."""
        scene = _scene(view, news)
        gif = draw_moving_ring(ring_of(self.voice, view.of(SigilyTable), scene), frames_of(moment))
        said = self.voice.say(f"picture-sigily-moving-{snake_case(type(moment.event).__name__).replace('_', '-')}")
        return moving(self.board(view, scene), gif, said)

    def high(self, players: int, news: Sequence[Told[Everybody]]) -> int:
        """Return the height of the board at the usual width."""
        return round((BOTTOM + FOOT) * WIDTH / PICTURE_WIDE)

    def preview(self, view: View[Table, Reader], action: Action) -> Picture | None:
        """Draw the board with a legal move to confirm."""
        chosen = chosen_of(view.of(SigilyTable), action)
        return None if chosen is None else self.board(view, Scene(chosen=chosen))

    def rules(self) -> Picture | None:
        """Draw the board of four provinces before the first move."""
        says = self.voice.say
        sides = tuple([Side(says(f"province-{each}"), each, CHARIOTS[4][0]) for each in Province])
        coins = tuple([(place, first_coins()[place]) for place in PLACES])
        foot = (says("picture-sigily"), says("picture-sigily-before"))
        ring = RingBoard(names_of(self.voice), (Start(PLACES[0]),), sides, coins, None, foot)
        return described(
            self.voice,
            draw_ring(ring),
            says("picture-sigily"),
            lambda _: "\n".join([says("picture-sigily-beginning"), *said_of_coins(self.voice, ring)]),
        )

    def board(self, view: View[Table, Reader], scene: Scene) -> Picture:
        """Draw the board with what was done, may be done, or is to be confirmed."""
        known = view.of(SigilyTable)
        ring = ring_of(self.voice, known, scene)
        return described(
            self.voice,
            draw_ring(ring),
            self.voice.say("picture-sigily"),
            lambda show: said_of_ring(self.voice, known, ring, scene, show),
        )
