"""The table of all votes: what everybody knows of each proposal, and only the public part of an open one."""

import pytest

from bot.pictures.parties.track import Came, Stop
from bot.pictures.parties.votes import MOST
from bot.pictures.parties.votes_drawing import STEP, heading
from bot.pictures.picture import LONGEST_TEXT, Picture
from bot.wording.pages import is_legal, length
from engine.audience import To
from engine.game import Game
from tests.engine.honnoji import tables as honnoji
from tests.engine.quests import tables as quests
from tests.pictures.pictures import is_small_and_bare, long_names, pictures_of


def votes_of(slug: str, game: Game) -> Picture:
    """Return the picture beside the history."""
    picture = pictures_of(slug).history(game.view(To.PUBLIC))
    assert picture is not None
    return picture


def lines_of(slug: str, game: Game) -> list[str]:
    """Return the words of that picture, line by line."""
    return votes_of(slug, game).text.splitlines()


def test_there_is_no_table_before_the_first_proposal() -> None:
    assert pictures_of("tain").history(quests.table_of().game.view(To.PUBLIC)) is None


def test_a_proposal_is_told_with_its_party_votes_and_result() -> None:
    play = quests.table_of()
    play.propose("Ben Cat")
    play.votes(yes="Ann Ben Cat", no="Dan Eve")
    play.act_all(sabotages="Ben")
    play.propose("Ann Ben Cat")
    play.votes(yes="Ann", no="Ben Cat Dan")
    play.close()

    assert lines_of("tain", play.game) == [
        "Every vote so far: 1 Ann, 2 Ben, 3 Cat, 4 Dan, 5 Eve",
        "1, quest 1 (failure): 1 leads; party 2 3; for 1 2 3; against 4 5; 3\N{EN DASH}2 yes",
        "2, quest 2 (now): 2 leads; party 1 2 3; for 1; against 2 3 4; no vote 5; 1\N{EN DASH}3 no",
    ]


def test_only_the_public_part_of_an_open_vote_is_shown() -> None:
    play = quests.table_of()
    play.propose("Ann Ben")
    play.vote("Cat", approve=True, public=True)
    before = votes_of("classic", play.game)
    play.vote("Dan", approve=False)

    assert votes_of("classic", play.game) == before
    assert before.text.splitlines()[-1] == ("1, quest 1 (now): 1 leads; party 1 2; for 3; not seen yet 1 2 4 5")


def test_a_doubled_vote_is_counted_twice_and_marked() -> None:
    play = honnoji.table_of("wisdom")
    play.give("Ben")
    play.propose()
    play.use("Ben", "wisdom")
    play.votes(yes="Ann Ben Cat", no="Dan Eve")
    play.close()

    assert "for 1 2 (twice) 3; against 4 5" in lines_of("honnoji", play.game)[1]
    assert "4\N{EN DASH}2 yes" in lines_of("honnoji", play.game)[1]


def test_the_last_eight_proposals_are_shown() -> None:
    play = quests.table_of(quests.NAMES[:10], evil="Gus Hal Ida")
    for sabotages in ("", "Ben", ""):
        play.reject()
        play.reject()
        play.quest("Ann Ben Cat Dan"[: 4 * play.table.party_size - 1], sabotages)
    numbers = [line.split(",")[0] for line in lines_of("tain", play.game)[1:]]

    assert numbers == [str(number) for number in range(10 - MOST, 10)]


def test_a_table_that_leaves_out_older_votes_says_how_many_it_shows() -> None:
    play = quests.table_of()
    titles = []
    for sabotages in ("", "Ben"):
        for _ in range(3):
            play.reject()
        play.quest(sabotages=sabotages)
        titles.append(lines_of("tain", play.game)[0].partition(":")[0])
    play.reject()

    assert [*titles, lines_of("tain", play.game)[0].partition(":")[0]] == [
        "Every vote so far",
        "Every vote so far",
        f"The last {MOST} votes",
    ]


def test_nothing_is_told_of_as_so_far_once_the_game_is_over() -> None:
    play = quests.table_of()
    for _ in range(5):
        play.reject()

    assert play.game.table.outcome is not None
    assert lines_of("tain", play.game)[0].startswith("Every vote: 1 Ann")


@pytest.mark.parametrize("players", [5, 10])
def test_eight_votes_on_long_names_are_small_and_their_words_fit(players: int) -> None:
    seats = long_names(players)
    play = quests.table_of(seats, seer=seats[0], assassin=seats[1])
    for _ in range(2):
        for _ in range(3):
            play.reject()
        play.quest()
    picture = votes_of("middle-earth", play.game)

    assert is_small_and_bare(picture.png)
    assert length(picture.text) <= LONGEST_TEXT
    assert is_legal(picture.page)
    assert len(picture.text.splitlines()) == 1 + MOST


def test_a_quests_result_stands_above_its_votes_only_where_the_whole_word_fits() -> None:
    failed = Stop(3, "2", Came.FAILED, "failure")

    assert [heading(failed, STEP * votes - 44) for votes in (1, 2, 3)] == ["3", "3", "3 failure"]
