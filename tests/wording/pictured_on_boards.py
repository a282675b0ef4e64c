"""Collects all words in pictures of board games, drawing only those of the rules."""

from collections.abc import Iterator

import msgspec

from bot.pictures.bluff.own import Draft, own_dice_of
from bot.pictures.bluff.pictures import BluffPictures
from bot.pictures.bluff.saying import said_of_cups, said_of_own
from bot.pictures.bluff.telling import cups_of, shown_of
from bot.pictures.danube.pictures import DanubePictures
from bot.pictures.danube.saying import said_of_river
from bot.pictures.danube.telling import Scene, river_of
from bot.pictures.game_pictures import Pictures
from bot.wording.voice import Voice
from engine.audience import To
from engine.bluff.events import Challenged
from engine.bluff.table import BluffTable, StandingBid
from engine.bluff.table import Board as Hall
from engine.danube.board import Board, Colour
from engine.danube.events import Moved
from engine.danube.table import DanubeTable
from engine.danube.walking import Part
from engine.events import Outcome
from engine.views import View

SEATS = ("Ann", "Ben")
WAYS = (Part(33, 2, 2, 35, swapped=True), Part(28, 2, 2, 19, rapids=True), Part(35, 1, 1, None), Part(4, 1, 1, 5))
BID = StandingBid("Ann", 3, 1)
BIDS = (StandingBid("Ben", 1, 3), BID)


def said_on_the_river(voice: Voice) -> Iterator[str]:
    """Yield the words before the sides are decided, with a whole throw and a part, each kind of move, and each end."""
    colours = {"Ann": Colour.NICKELS, "Ben": Colour.PENNIES}
    board = Board((4, 13, 14, 32, 33), (15, 16, 17, 35), colours=colours, left=2)
    table = DanubeTable(SEATS, board=board, turn="Ann", count=2)
    tables = [
        DanubeTable(SEATS, turn="Ann"),
        msgspec.structs.replace(table, board=msgspec.structs.replace(board, left=1)),
        *(
            msgspec.structs.replace(
                table, outcome=_ended(reason, winners), board=msgspec.structs.replace(board, nickels=())
            )
            for reason, winners in (("five_off", ("Ann",)), ("resigned", ("Ann",)), ("aborted", ()))
        ),
    ]
    for each in (table, *tables):
        yield _river(voice, each, Scene(has_letters=True))
    for way in WAYS:
        yield _river(voice, table, Scene(chosen=way))
    moved = Moved(to=To.PUBLIC, player="Ben", start=32, onto=35, steps=3, swapped=True, rapids=False)
    yield _river(voice, table, Scene(moved=(moved,)))
    yield _of_rules(DanubePictures(voice))


def _river(voice: Voice, table: DanubeTable, scene: Scene) -> str:
    view = View(To.PUBLIC, table)
    return said_of_river(voice, view, river_of(voice, view, scene), scene, voice.show)


def said_in_the_hall(voice: Voice) -> Iterator[str]:
    """Yield the words with and without a bid, between rounds, at the end, after a challenge, and on a hand."""
    table = BluffTable(
        SEATS, board=Hall({"Ann": 5, "Ben": 2}, {"Ann": (6,)}, BID), turn="Ben", hidden={"Ann": (1, 2)}, bids=BIDS
    )
    tables = [
        table,
        msgspec.structs.replace(table, turn=None),
        msgspec.structs.replace(table, board=Hall({"Ann": 5, "Ben": 0})),
        *(msgspec.structs.replace(table, outcome=_ended("last_with_dice", winners)) for winners in (("Ann",), ())),
    ]
    for each in tables:
        yield said_of_cups(voice, cups_of(voice, View(To.PUBLIC, each)), voice.show)
    for matching in (2, 3, 4):
        event = Challenged(to=To.PUBLIC, player="Ann", by="Ben", dice={"Ann": (1,)}, matching=matching, lost={"Ann": 1})
        yield said_of_cups(voice, shown_of(voice, SEATS, BID, event), voice.show)
    own = own_dice_of(voice, View("Ann", table), Draft((2,)))
    assert own is not None
    yield said_of_own(voice, own, voice.show)
    yield _of_rules(BluffPictures(voice))


def _of_rules(pictures: Pictures) -> str:
    picture = pictures.rules()
    assert picture is not None
    return picture.text


def _ended(reason: str, winners: tuple[str, ...]) -> Outcome:
    return Outcome(to=To.PUBLIC, side=None, reason=reason, winners=winners)
