"""Pictures in posts: the post's news and the state of the quests, also in words; none if there is nothing to show."""

import pytest

from bot.pictures.picture import LONGEST_TEXT, Picture
from bot.wording.pages import is_legal, length
from engine.audience import To
from engine.game import Game
from engine.mafia.actions import Modkill
from engine.telling import told_to
from tests.engine.great_table import tables as great_table
from tests.engine.honnoji import tables as honnoji
from tests.engine.quests import tables as quests
from tests.pictures.pictures import is_small_and_bare, long_names, pictures_of


def posted(slug: str, game: Game) -> Picture | None:
    """Return what is posted with the last line."""
    pictures, news = pictures_of(slug), told_to(To.PUBLIC, game.log[-1:]).events
    if not pictures.posted & {type(each.event) for each in news}:
        return None
    return pictures.post(game.view(To.PUBLIC), news)


def lines_of(slug: str, game: Game) -> list[str]:
    """Return the words of that picture, line by line."""
    picture = posted(slug, game)
    assert picture is not None
    return picture.text.splitlines()


def test_a_party_is_shown_with_its_item_quests_and_rejections() -> None:
    play = quests.table_of(quests.NAMES[:7], options="inverter")
    play.quest(sabotages="Ben")
    play.reject()
    play.propose("Ann Eve Fay", inverter="Eve")

    assert lines_of("tain", play.game) == [
        "Cat's party, 3 go: Ann, Eve (War Chariot), Fay",
        "Quest 2 of 5",
        "1, 2 go: failure, 1 sabotage",
        "2, 3 go: now, voting",
        "3, 3 go: to come",
        "4, 4 go: to come, fails at 2",
        "5, 4 go: to come",
        "Parties rejected: 1 of 5. The fifth for one quest gives the game to Connacht.",
    ]


def test_a_finished_quest_is_shown_with_its_numbers_of_actions() -> None:
    play = quests.table_of()
    play.quest("Ann Ben", sabotages="Ben")

    assert lines_of("middle-earth", play.game)[:2] == [
        "Quest 1 failed: 2 went: 1 sabotage",
        "1, 2 go: failure, 1 sabotage",
    ]


def test_the_saboteurs_identity_changes_no_picture() -> None:
    one, other = (quests.table_of(quests.NAMES[:7], evil="Fay Gus") for _ in range(2))
    one.quest("Ben Fay", sabotages="Ben")
    other.quest("Ben Fay", sabotages="Fay")

    assert posted("tain", one.game) == posted("tain", other.game)


def test_a_mission_is_shown_with_those_of_unknown_size() -> None:
    play = honnoji.table_of()
    play.mission()

    assert lines_of("honnoji", play.game)[:4] == [
        "Mission 1 won: 3 went: no sabotage",
        "1, 3 go: won",
        "2, 4 go: now",
        "3: to come",
    ]


def test_a_closing_vote_has_no_picture() -> None:
    play = quests.table_of()
    play.reject()

    assert posted("tain", play.game) is None


def test_a_lynch_is_shown_with_its_deciding_count() -> None:
    play = great_table.table_of()
    play.submit_all({})
    play.vote("Ann", "Cat")
    play.vote("Jon", "Ben", "Dan", "Eve", "Fay", "Gus", "Hal")

    assert lines_of("great-table", play.game) == [
        "Day 1: 6 of 10 lynch",
        "Jon (6 votes, lynched): Ben, Dan, Eve, Fay, Gus, Hal",
    ]


def test_a_death_without_a_lynch_has_no_picture() -> None:
    play = great_table.table_of()
    play.gm(Modkill("Jon"))

    assert play.deaths() == ["Jon"]
    assert posted("great-table", play.game) is None


@pytest.mark.parametrize("slug", ["tain", "middle-earth", "classic"])
def test_pictures_of_long_names_are_small_and_their_words_fit(slug: str) -> None:
    seats = long_names(10)
    play = quests.table_of(seats, options="inverter", seer=seats[0], assassin=seats[1])
    play.quest()
    over = posted(slug, play.game)
    play.propose_some()

    for picture in (over, posted(slug, play.game)):
        assert picture is not None
        assert is_small_and_bare(picture.png)
        assert length(picture.text) <= LONGEST_TEXT
        assert is_legal(picture.page)
