"""Says the rare texts of board games once."""

from bot.wording.game_words import AnyGameWords
from engine.asks import Ask
from engine.audience import To
from engine.bluff.actions import Bid
from engine.bluff.events import Dice, Opened, Reveal
from engine.bluff.table import BluffTable, StandingBid
from engine.boards.events import Turn
from engine.danube.actions import Move
from engine.danube.board import Board, Colour
from engine.danube.choosing import Ways
from engine.danube.events import Answered, Lost, Moved, Thrown
from engine.danube.table import DanubeTable, Phase
from engine.danube.walking import Part
from engine.domains import SMALL_TALK, OneByOther, OneOf
from engine.events import Outcome
from engine.views import Told, View
from tests.wording.pictured_on_boards import said_in_the_hall, said_on_the_river
from tests.wording.saying import to_all

PARTS = (
    Part(14, 1, 1, 15),
    Part(14, 2, 2, 16, swapped=True),
    Part(14, 3, 3, 19, rapids=True),
    Part(14, 4, 4, None),
)


def say_what_is_rare_on_the_river(words: AnyGameWords) -> None:
    """Say the rare texts of Down the Danube: every kind of move and every end."""
    list(said_on_the_river(words))
    steps = OneByOther("start", {14: Ways(tuple(part.steps for part in PARTS), PARTS)})
    ask = Ask(Move, ("Ann",), {"start": OneOf((14,)), "steps": steps}, whole=True)
    for answer in ask.answers:
        words.whole_label(ask, answer)
        words.letter_label(ask, answer)
    words.whole_prompt(Move)
    for each in (Move(14, 1), Move(14, -2)):
        words.answer_label(each)
    for field, value in (("start", 14), ("steps", 1)):
        words.thing(Move, field, value)
    for onto, steps_walked in ((15, 1), (13, -1), (None, 1)):
        for swapped, rapids in ((False, False), (True, False), (False, True)):
            moved = Moved(
                to=To.PUBLIC, player="Ann", start=14, onto=onto, steps=steps_walked, swapped=swapped, rapids=rapids
            )
            words.announce(to_all(moved), 2)
            words.announce_all([to_all(Thrown(to=To.PUBLIC, player="Ann", white=1, count=1)), to_all(moved)], 2)
    partly = Moved(to=To.PUBLIC, player="Ann", start=14, onto=15, steps=1, swapped=False, rapids=False)
    for count in (2, 3):
        thrown = Thrown(to=To.PUBLIC, player="Ann", white=count, count=count)
        words.announce_all([*map(to_all, (thrown, partly, Turn(to=To.PUBLIC, player="Ben")))], 2)
    words.option_prompt("question")
    for yes in (True, False):
        words.announce(to_all(Answered(to=To.PUBLIC, question=SMALL_TALK[0], yes=yes)), 2)
    words.announce(to_all(Lost(to=To.PUBLIC, player="Ann", count=3)), 2)
    table = DanubeTable(("Ann", "Ben"), board=Board(nickels=(), colours={"Ann": Colour.NICKELS, "Ben": Colour.PENNIES}))
    words.history(View(To.PUBLIC, table))
    blocked = Board(nickels=(6, 7), pennies=(8, 9, 10), colours={"Ann": Colour.NICKELS, "Ben": Colour.PENNIES}, left=2)
    stuck = View(To.PUBLIC, DanubeTable(("Ann", "Ben"), phase=Phase.MOVE, board=blocked, turn="Ann", count=2))
    words.prompt(stuck)
    words.order_prompt(ask, stuck)
    for reason in ("five_off", "resigned"):
        words.announce(to_all(_ended(reason)), 2)


def say_what_is_rare_in_the_hall(words: AnyGameWords) -> None:
    """Say the rare texts of liar's dice: labels of every field, tied throws, Magic Ones alone, and the reveal."""
    list(said_in_the_hall(words))
    bids = (Bid(3, 5), Bid(1, 1), Bid(3, 5, (2,)))
    for each in bids:
        words.answer_label(each)
        words.answer_face(each)
        words.compose_prompt(Bid, len(each.show or ()))
    for field in ("count", "face", "show"):
        for value in (1, 2):
            words.thing(Bid, field, value)
    tied: tuple[dict[str, tuple[int, ...]], ...] = ({"Ann": (6, 6), "Ben": (6, 6)}, {"Ann": (6, 6), "Ben": (1, 6)})
    words.announce(to_all(Opened(to=To.PUBLIC, throws=tied)), 2)
    words.reveal(to_all(Reveal(to=To.PUBLIC, dice={"Ann": (2, 3)})))
    words.history(View(To.PUBLIC, BluffTable(("Ann", "Ben"))))
    words.history(View(To.PUBLIC, BluffTable(("Ann", "Ben"), bids=(StandingBid("Ann", 3, 5),))))
    words.announce(to_all(_ended("last_with_dice")), 2)
    words.tell(Told("Ann", Dice(to=("Ann",), faces=(1, 1))))


def _ended(reason: str) -> Outcome:
    return Outcome(to=To.PUBLIC, side=None, reason=reason, winners=("Ann",))
