"""The track of quests: it says in words what everybody knows of the table, and nothing else."""

import pytest

from bot.pictures.picture import LONGEST_TEXT, Picture
from bot.wording.pages import is_legal, length
from engine.audience import To
from engine.game import Game
from tests.engine.honnoji import tables as honnoji
from tests.engine.quests import tables as quests
from tests.pictures.pictures import is_small_and_bare, long_names, pictures_of


def card_of(slug: str, game: Game) -> Picture:
    """Return the picture on the card."""
    picture = pictures_of(slug).card(game.view(To.PUBLIC))
    assert picture is not None
    return picture


def lines_of(slug: str, game: Game) -> list[str]:
    """Return the words of that picture, line by line."""
    return card_of(slug, game).text.splitlines()


def test_a_track_says_every_quest_with_its_size_and_result() -> None:
    play = quests.table_of(quests.NAMES[:7], evil="Ben Fay Gus")
    play.quest("Ann Cat")
    play.quest("Ann Ben Cat", sabotages="Ben")
    play.propose_some()

    assert lines_of("tain", play.game)[:6] == [
        "Quest 3 of 5: Ulaid 1, Connacht 1",
        "1, 2 go: success, no sabotage",
        "2, 3 go: failure, 1 sabotage",
        "3, 3 go: now, voting",
        "4, 4 go: to come, fails at 2",
        "5, 4 go: to come",
    ]


def test_a_finished_game_has_no_upcoming_quests() -> None:
    play = quests.table_of(quests.NAMES[:7], evil="Ben Fay Gus")
    for party in ("Ann Cat", "Ann Cat Dan", "Ann Cat Dan"):
        play.quest(party)

    assert lines_of("tain", play.game)[4:6] == ["4, 4 go: not played", "5, 4 go: not played"]


def test_a_track_says_the_rejections_and_their_consequence() -> None:
    play = quests.table_of()
    play.reject()
    play.reject()

    assert lines_of("middle-earth", play.game)[6] == (
        "Parties rejected: 2 of 5. The fifth for one quest gives the game to the Minions of Sauron."
    )


def test_a_track_says_leader_and_party_in_the_leaders_order() -> None:
    play = quests.table_of(leaders="Eve Ann Dan Ben Cat")
    play.propose("Ann Eve")

    assert lines_of("classic", play.game)[-1] == (
        "Leaders in turn: 1 Eve (leads, in the party), 2 Ann (in the party), 3 Dan, 4 Ben, 5 Cat"
    )


def test_a_track_says_the_open_cards_and_the_holders_of_items() -> None:
    play = quests.table_of(
        options="predetermined vision inverter", turncoat="Cat Eve", cards="stay switch stay stay stay"
    )
    play.propose("Ann Cat", inverter="Cat")
    lines = lines_of("tain", play.game)

    assert lines[7] == "Morrígan cards: stay (now), switch, stay, stay, stay"
    assert lines[8] == "In whose hands: Cat (War Chariot), Eve (Prophetic Vision)"


def test_unseen_cards_are_in_no_picture() -> None:
    one = quests.table_of(turncoat="Cat Eve", cards="stay switch stay stay switch")
    other = quests.table_of(turncoat="Cat Eve", cards="switch stay stay stay switch")

    assert card_of("tain", one.game) == card_of("tain", other.game)


def test_secret_votes_and_actions_change_no_picture() -> None:
    play = quests.table_of()
    play.propose("Ann Ben")
    before = card_of("tain", play.game)
    play.vote("Cat", approve=True, public=True)
    play.act("Ben", support=False)

    assert card_of("tain", play.game) == before


def test_a_track_of_missions_says_every_talisman_with_holder_and_state() -> None:
    play = honnoji.table_of("insight sword")
    play.mission(to="Ben")
    play.look()
    lines = lines_of("honnoji", play.game)

    assert lines[:4] == ["Mission 2: Plotters 1, Retainers 0", "1, 3 go: won", "2, 4 go: now", "3: to come"]
    assert lines[9] == "Talismans: Ben (Insight), Ben (Sword, to be given)"
    assert lines[10] == "5 still in the bag: Staff, Wisdom, Wisdom, Insight, Mirror"
    assert "10 Jon (Contract)" in lines[11]


def test_a_talisman_set_in_secret_looks_like_a_held_one() -> None:
    play = honnoji.table_of("sword")
    play.give("Ben")
    before = card_of("honnoji", play.game)
    play.preload("Ben", "sword")

    assert card_of("honnoji", play.game) == before


@pytest.mark.parametrize("slug", ["tain", "middle-earth", "classic"])
@pytest.mark.parametrize("players", [5, 10])
def test_a_track_of_long_names_is_small_and_its_words_fit(slug: str, players: int) -> None:
    seats = long_names(players)
    play = quests.table_of(
        seats,
        options="predetermined vision inverter",
        turncoat=f"{seats[2]} {seats[-1]}",
        seer=seats[0],
        assassin=seats[1],
    )
    play.propose_some()
    picture = card_of(slug, play.game)

    assert is_small_and_bare(picture.png)
    assert length(picture.text) <= LONGEST_TEXT
    assert is_legal(picture.page)
    assert all(f"{number} " in picture.text.splitlines()[-1] for number in range(1, players + 1))


def test_a_track_of_missions_is_small() -> None:
    play = honnoji.table_of()
    play.missions("won", "lost", "won", "lost", "won")

    assert is_small_and_bare(card_of("honnoji", play.game).png)
