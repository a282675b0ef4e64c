"""Defines a game's pictures: one of each kind that it has."""

from collections.abc import Mapping, Sequence

from bot.pictures.look import Look, look_of
from bot.pictures.picture import Moment, Picture, described
from bot.pictures.teaching.banner import Banner, draw_banner
from bot.pictures.teaching.lesson import LessonSigns, lesson_of, said_of_lesson
from bot.pictures.teaching.lesson_drawing import draw_lesson
from bot.pictures.teaching.own_card import OwnCard, said_of_card
from bot.pictures.teaching.own_card_drawing import draw_own_card
from bot.wording.voice import Voice
from engine.actions import Action
from engine.audience import Everybody, Reader
from engine.events import Event
from engine.table import Table
from engine.views import Told, View


class Pictures:
    """The pictures of one game in one theme. Drawing takes a while; None means that there is nothing to show."""

    occasions: frozenset[type[Event]] = frozenset()
    """The events told with ``picture``."""
    posted: frozenset[type[Event]] = frozenset()
    """The events posted in the channel with ``post``."""
    moments: frozenset[type[Event]] = frozenset()
    """The events that move in a post's picture, one in a turn."""
    dealt: frozenset[type[Event]] = frozenset()
    """The events that give a seat a card of its own, told with ``own_card``."""
    banner_signs: tuple[str, str] | None = None
    """The signs on the banner of a sign-up; those of the two sides if the game names none."""
    lessons: Mapping[int, LessonSigns] = {}
    """The signs on the pages of *How to play*. A page without one shows the board of the rules."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    @property
    def look(self) -> Look:
        """The look of what is not a board."""
        return look_of(self.voice.theme)

    def picture(self, view: View[Table, Reader]) -> Picture | None:
        """Draw what a reader knows."""
        return None

    def card(self, view: View[Table, Everybody]) -> Picture | None:
        """Draw for the card what everybody knows, again after each change."""
        return None

    def post(self, view: View[Table, Everybody], news: Sequence[Told[Everybody]]) -> Picture | None:
        """Draw for a post its news, if they are worth a look. ``view`` is from after they happened."""
        return None

    def moving(self, view: View[Table, Everybody], news: Sequence[Told[Everybody]], moment: Moment) -> Picture | None:
        """Draw the same picture for a post with a moment in motion; None if nothing moves."""
        return None

    def scene(self, view: View[Table, Everybody], news: Sequence[Told[Everybody]]) -> Picture | None:
        """Draw a result in motion for the last step of the scene that tells it; None if nothing moves."""
        return None

    def high(self, players: int, news: Sequence[Told[Everybody]]) -> int:
        """Return the greatest height of the picture of such news in pixels, if it is 720 wide or scaled to that.

        It is 0 if they have no picture.
        """
        return 398

    def preview(self, view: View[Table, Reader], action: Action) -> Picture | None:
        """Draw what a move would do, as a reader may know it, before it is made; None if that shows nothing."""
        return None

    def vote(self, view: View[Table, Everybody]) -> Picture | None:
        """Draw how a vote stands, for a post that shows it in place of its own picture."""
        return None

    def history(self, view: View[Table, Everybody]) -> Picture | None:
        """Draw what everybody knows of the past."""
        return None

    def rules(self) -> Picture | None:
        """Draw for the rules the board before the first move, for any players."""
        return None

    def banner(self) -> Picture:
        """Draw the banner of a sign-up."""
        signs = self.look.signs
        banner = Banner(self.look, self.voice.theme.title, self.banner_signs or (signs.good, signs.evil))
        return described(
            self.voice,
            draw_banner(banner),
            banner.title,
            lambda _show: self.voice.say("banner", {"game": banner.title}),
        )

    def own_card(self, told: Told[str]) -> Picture | None:
        """Draw the card that a seat is given; None if it is given none."""
        return None

    def drawn_card(self, card: OwnCard) -> Picture:
        """Draw a card."""
        return described(self.voice, draw_own_card(card), card.heading, lambda _show: said_of_card(self.voice, card))

    def lesson(self, number: int) -> Picture | None:
        """Draw the picture of a page of *How to play*."""
        if number not in self.lessons:
            return self.rules()
        lesson = lesson_of(self.voice, self.look, number, self.lessons[number])
        return described(
            self.voice, draw_lesson(lesson), lesson.title, lambda _show: said_of_lesson(self.voice, lesson)
        )
