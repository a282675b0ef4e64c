"""Great moments on a board move in its picture: once, for a second or two, and over what the still picture shows."""

from collections.abc import Iterator
from functools import cache
from io import BytesIO
from random import Random

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.pictures import PICTURES_OF
from bot.pictures.boards.motion import REST
from bot.pictures.picture import LONGEST_TEXT, MOVING_FILE, Moment, Picture
from bot.wording.pages import length
from engine.audience import Everybody, To
from engine.bluff.events import Challenged
from engine.chance import Chance, seeded_source
from engine.events import Event, Outcome
from engine.game import Game
from engine.judging import Submission
from engine.random_play import pick_action
from engine.rulebooks import RULEBOOKS
from engine.sigily.events import Fireball, Fought, RaceWon
from engine.sigily.options import SigilyOptions, Spell
from engine.telling import told_to
from engine.views import Told, View
from tests.pictures.pictures import long_names, voice_of
from tests.pictures.test_bids import BID, PICTURES, table_of

LARGEST = 400_000
SEED, MOST_MOVES = 0, 2000
EVENTS = [("sigily", Fought), ("sigily", Fireball), ("sigily", RaceWon), ("danube", Outcome)]


@cache
def first_of(slug: str, kind: type[Event]) -> Picture:
    """Return the picture of the first moment of a kind in a random game."""
    rulebook = next(each for each in RULEBOOKS if each.slug == slug)
    options = SigilyOptions(spells=(*Spell,), teams=False) if slug == "sigily" else rulebook.options()
    random, names = Random(SEED), long_names(3 if slug == "sigily" else 2)
    game = Game.begin(rulebook, names, options, Chance(None, seeded_source(SEED, 1)))
    pictures = PICTURES_OF[slug](voice_of(slug))
    for number in range(2, MOST_MOVES):
        before = game.view(To.PUBLIC)
        game.submit(Submission(*pick_action(game.asks, random)), Chance(None, seeded_source(SEED, number)))
        news = told_to(To.PUBLIC, game.log[-1:]).events
        for event in (told.event for told in news if type(told.event) is kind):
            made = pictures.moving(game.view(To.PUBLIC), news, Moment(event, news, before))
            assert made is not None
            return made
    raise AssertionError(f"no {kind.__name__} in {MOST_MOVES} moves")


def challenge(**lost: int) -> list[Told[Everybody]]:
    """Return the news of a challenge that some lose dice with."""
    dice = {"Ann": (2, 6, 4, 1), "Ben": (3, 4, 5, 5), "Cat": (1, 4, 4, 2, 6)}
    event = Challenged(to=To.PUBLIC, player="Ann", by="Ben", dice=dice, matching=6, lost=lost)
    return [Told(To.PUBLIC, event)]


def lifted(**lost: int) -> Picture:
    """Return the picture in which the cups of a challenge go up."""
    made = PICTURES.scene(View(To.PUBLIC, replace(table_of(), doubted=BID)), challenge(**lost))
    assert made is not None
    return made


def frames(picture: Picture) -> Iterator[tuple[Image.Image, int]]:
    """Yield each frame as it is seen, and how many milliseconds it lasts."""
    file = Image.open(BytesIO(picture.gif))
    for number in range(getattr(file, "n_frames", 1)):
        file.seek(number)
        yield file.convert("RGB"), file.info["duration"]


def still(picture: Picture) -> bytes:
    return Image.open(BytesIO(picture.png)).convert("RGB").tobytes()


MOMENTS = [*EVENTS, ("bluff", Challenged)]
every_moment = pytest.mark.parametrize(("slug", "kind"), MOMENTS, ids=lambda each: getattr(each, "__name__", str(each)))


def moment_of(slug: str, kind: type[Event]) -> Picture:
    return lifted(Ann=1) if slug == "bluff" else first_of(slug, kind)


@every_moment
def test_a_picture_moves_once_for_a_second_or_two_and_then_rests_on_the_still_one(slug: str, kind: type[Event]) -> None:
    picture = moment_of(slug, kind)
    shown = [*frames(picture)]
    times = [time for _, time in shown]

    assert 1000 <= sum(times[:-1]) <= 2000
    assert times[-1] == REST
    assert shown[-1][0].tobytes() == still(picture)
    assert len({frame.tobytes() for frame, _ in shown}) > 3
    assert "loop" not in Image.open(BytesIO(picture.gif)).info


@every_moment
def test_a_picture_in_motion_is_small_and_says_in_words_what_moves(slug: str, kind: type[Event]) -> None:
    picture = moment_of(slug, kind)

    assert len(picture.gif) <= LARGEST
    assert picture.name == MOVING_FILE
    assert picture.text.startswith("In motion: ")
    assert length(picture.text) <= LONGEST_TEXT


@pytest.mark.parametrize(("slug", "kind"), EVENTS)
def test_the_first_frame_holds_everything_for_clients_that_play_no_animations(slug: str, kind: type[Event]) -> None:
    picture = first_of(slug, kind)
    first, _ = next(frames(picture))

    assert first.tobytes() == still(picture)


def test_the_cups_tell_neither_who_loses_nor_how_many() -> None:
    assert lifted(Ann=1) == lifted(Ben=2) == lifted(Ben=4, Cat=1)


def test_all_cups_are_down_at_first_and_the_bidders_goes_up_last() -> None:
    shown = [frame for frame, _ in frames(lifted(Ann=1))]
    bidders, others = ([_part(frame, left) for frame in shown] for left in (0, 366))

    assert others.count(others[-1]) > bidders.count(bidders[-1]) == 1


def _part(frame: Image.Image, left: int) -> bytes:
    """Return what a frame shows of the first player in a column."""
    return frame.crop((left, 0, left + 354, 250)).tobytes()
