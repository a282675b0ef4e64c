"""The end on a poster: who has won and how, how the quests went, and who was who."""

import pytest

from bot.pictures.picture import LONGEST_TEXT, Picture
from bot.wording.pages import is_legal, length
from engine.actions import Abort
from engine.audience import To
from engine.game import Game
from engine.quests.actions import Guess
from tests.engine.honnoji import tables as honnoji
from tests.engine.quests import tables as quests
from tests.pictures.pictures import is_small_and_bare, long_names, pictures_of


def poster_of(slug: str, game: Game) -> Picture:
    """Return the picture that comes with the reveal."""
    picture = pictures_of(slug).picture(game.view(To.PUBLIC))
    assert picture is not None
    return picture


def guessed(target: str | None) -> quests.Play:
    """Return a game won by three quests, and then decided by the assassin's guess."""
    play = quests.table_of(guardian="Cat")
    for _ in range(3):
        play.quest()
    play.does("Ben", Guess(target))
    return play


def test_a_poster_says_winner_reason_quests_and_roles() -> None:
    assert poster_of("tain", guessed("Ann").game).text.splitlines() == [
        "Victory for Connacht: Quests succeeded: 3, failed: 0",
        "The moment: Ben named Ann, and that was Lugh.",
        "1: success, no sabotage",
        "2: success, no sabotage",
        "3: success, no sabotage",
        "Ulaid, lost: Ann (Lugh), Cat (Cúchulainn), Dan (no role)",
        "Connacht, won: Ben (Ailill), Eve (no role)",
    ]


@pytest.mark.parametrize(
    ("target", "moment"), [("Dan", "Ben named Dan, who was not Lugh."), (None, "Ben named nobody.")]
)
def test_a_poster_says_the_assassins_wrong_guess(target: str | None, moment: str) -> None:
    text = poster_of("tain", guessed(target).game).text.splitlines()

    assert text[0].startswith("Victory for Ulaid")
    assert text[1] == f"The moment: {moment}"


def test_a_poster_says_the_failed_quests_and_their_sabotages() -> None:
    play = quests.table_of()
    for _ in range(3):
        play.quest("Ben Eve Ann"[: 4 * play.table.party_size - 1], sabotages="Ben")
    lines = poster_of("classic", play.game).text.splitlines()

    assert lines[1:5] == [
        "The moment: Three quests have failed.",
        "1: failure, 1 sabotage",
        "2: failure, 1 sabotage",
        "3: failure, 1 sabotage",
    ]


def test_five_rejections_are_the_moment_of_a_poster() -> None:
    play = quests.table_of()
    for _ in range(5):
        play.reject()

    assert "The moment: Five parties in a row were rejected for one quest." in poster_of("classic", play.game).text


@pytest.mark.parametrize("done", range(3))
def test_an_aborted_game_has_a_poster_without_a_winner(done: int) -> None:
    play = quests.table_of()
    for _ in range(done):
        play.quest()
    play.gm(Abort())
    lines = poster_of("classic", play.game).text.splitlines()

    assert lines[0] == f"Ended early: Quests succeeded: {done}, failed: 0"
    assert lines[1 : 1 + done] == [f"{number}: success, no sabotage" for number in range(1, 1 + done)]
    assert lines[1 + done].startswith("Good: ")


def test_missions_have_a_poster_with_both_sides() -> None:
    play = honnoji.table_of()
    play.missions("won", "lost", "won", "won", "won")
    picture = poster_of("honnoji", play.game)

    assert picture.text.splitlines()[-2:] == [
        "Plotters, won: Ann, Ben, Cat, Dan, Eve, Fay",
        "Retainers, lost: Gus, Hal, Ida, Jon",
    ]
    assert "2: lost, 1 sabotage" in picture.text
    assert is_small_and_bare(picture.png)


def test_the_poster_appears_only_at_the_end() -> None:
    before, after = quests.table_of(), guessed("Ann")
    pictures = pictures_of("tain")

    assert pictures.picture(before.game.view(To.PUBLIC)) is None
    assert pictures.card(after.game.view(To.PUBLIC)) == poster_of("tain", after.game)


@pytest.mark.parametrize("slug", ["tain", "middle-earth", "classic"])
@pytest.mark.parametrize("players", [5, 10])
def test_a_poster_of_long_names_is_small_and_its_words_fit(slug: str, players: int) -> None:
    seats = long_names(players)
    play = quests.table_of(seats, seer=seats[0], assassin=seats[1], guardian=seats[2])
    for _ in range(3):
        play.quest()
    play.does(seats[1], Guess(seats[0]))
    picture = poster_of(slug, play.game)

    assert is_small_and_bare(picture.png)
    assert length(picture.text) <= LONGEST_TEXT
    assert is_legal(picture.page)
