"""The picture of a page of *How to play*: two or three large signs, each with a line that says what it stands for."""

from msgspec import Struct

from bot.pictures.lettering import Colour
from bot.pictures.look import Look, on_ground
from bot.wording.voice import Voice

OF_THEME = ("good", "evil", "leads", "goes", "failed")
"""The signs that each theme chooses."""
SIDE_OF = {"good": "good", "tick": "good", "evil": "evil", "cross": "evil", "house": "evil"}
"""The sides whose colours signs have."""
CAPTIONS = ("first", "second", "third")
"""The parts of a page's message with the captions, from left to right."""


class LessonSigns(Struct, frozen=True):
    """The signs of a page, by name. The signs of a course follow from each other."""

    signs: tuple[str, ...]
    is_course: bool = False


class Figure(Struct, frozen=True):
    """A sign, its colour, and its caption."""

    sign: str
    colour: Colour
    caption: str


class Lesson(Struct, frozen=True):
    """Everything that the picture of a page shows. ``place`` is the number of the page."""

    look: Look
    title: str
    place: str
    figures: tuple[Figure, ...]
    is_course: bool


def side_by_side(*signs: str) -> LessonSigns:
    """Return signs that stand side by side."""
    return LessonSigns(signs)


def course(*signs: str) -> LessonSigns:
    """Return signs that follow from each other."""
    return LessonSigns(signs, is_course=True)


def lesson_of(voice: Voice, look: Look, number: int, shown: LessonSigns) -> Lesson:
    """Return what the picture of a page shows."""
    figures = tuple(
        Figure(
            getattr(look.signs, sign) if sign in OF_THEME else sign,
            on_ground(look, SIDE_OF.get(sign)),
            voice.say(f"how-{number}.{caption}"),
        )
        for sign, caption in zip(shown.signs, CAPTIONS, strict=False)
    )
    return Lesson(look, voice.say(f"how-{number}.title"), str(number), figures, shown.is_course)


def said_of_lesson(voice: Voice, lesson: Lesson) -> str:
    """Describe the picture for people who cannot see it."""
    shown = [figure.caption for figure in lesson.figures]
    joined = voice.say("how-picture-course" if lesson.is_course else "how-picture-beside").join(shown)
    return voice.say("how-picture", {"title": lesson.title, "signs": joined})
