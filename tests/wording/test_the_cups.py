"""What the words of Bricriu's Bluff say of a player's own dice, and before a bid."""

import pytest

from bot.wording.words_registry import words_for
from engine.audience import To
from engine.bluff import Bluff
from engine.bluff.actions import Bid
from engine.bluff.events import Dice
from engine.bluff.table import BluffTable
from engine.chance import Chance, seeded_source
from engine.game import Game
from engine.judging import Submission
from engine.rulebook import any_rulebook
from engine.views import Told
from tests.delivery.at_a_table import THEMES
from tests.suites.random_games import seats_for

TIMES = "\N{MULTIPLICATION SIGN}"


@pytest.mark.parametrize(
    ("count", "said"),
    [(2, "⚄5 or 2 Magic Ones. You can"), (3, "A bid of 2 dice can"), (7, "A bid of 4 to 6 dice can")],
)
def test_a_player_is_told_with_which_counts_they_can_only_bid_magic(count: int, said: str) -> None:
    rulebook = any_rulebook(Bluff())
    game = Game.begin(rulebook, seats_for(rulebook, 3), rulebook.options(), Chance({}, seeded_source(1, 1)))
    assert isinstance(game.table, BluffTable)
    game.submit(Submission(game.table.player, Bid(count, 4)), Chance({}, seeded_source(1, 2)))
    ask = next(ask for ask in game.asks if ask.move is Bid)

    assert said in words_for(THEMES["bluff"]).order_prompt(ask, game.view(To.PUBLIC))


@pytest.mark.parametrize(
    ("dice", "said"),
    [
        ((2, 5, 5), "⚁2 ⚄5 ⚄5"),
        ((1, 4, 5), f"⚀1 ⚃4 ⚄5\nMagic Ones fit any face, so you have 1 Magic One, 2 {TIMES} ⚃4, 2 {TIMES} ⚄5."),
        ((1, 1), "⚀1 ⚀1\nThey fit any face."),
        ((1,), "⚀1\nIt fits any face."),
    ],
)
def test_dice_are_counted_with_the_magic_ones_only_where_that_says_more(dice: tuple[int, ...], said: str) -> None:
    page = words_for(THEMES["bluff"]).tell(Told("Ann", Dice(to=("Ann",), faces=dice)))

    assert page is not None
    assert page.text == f"Under your cup: {said}"


@pytest.mark.parametrize(
    ("chance", "said"), [(0, "that bid can't be true."), (87, "with a chance of 87 %."), (100, "is certainly true.")]
)
def test_a_hint_says_how_likely_its_bid_is_true(chance: int, said: str) -> None:
    assert said in words_for(THEMES["bluff"]).say("hint-bid", {"chance": chance})
