"""What everybody may know of a game's options."""

from engine.chance import Chance, seeded_source
from engine.game import Game
from engine.rulebooks import RULEBOOKS
from engine.sigily.options import SigilyOptions
from tests.delivery.at_a_table import AtATable


def test_open_options_hold_nothing_that_players_have_written_in_secret() -> None:
    rulebook = next(each for each in RULEBOOKS if each.slug == "sigily")
    options = SigilyOptions(questions=True, written={"Ann": ("One?",), "Ben": ("Two?",)})
    game = Game.begin(rulebook, ("Ann", "Ben"), options, Chance({}, seeded_source(1, 1)))
    hosted = AtATable(game, step=1, leader=None, anonymous=False).hosted

    assert hosted.open_options == SigilyOptions(questions=True)
