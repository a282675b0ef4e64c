"""A player's own card: every role and every card of a day is drawn, each with its own sign, and described."""

from itertools import combinations

import pytest

from bot.pictures.picture import Picture
from engine.events import Event
from engine.great_table.cards import CardName
from engine.great_table.events import Dealt, RoleTold
from engine.great_table.roles import RoleName as TableRole
from engine.honnoji.events import PLAIN
from engine.honnoji.events import Knowledge as SamuraiKnowledge
from engine.parties.sides import Side
from engine.quests.events import Knowledge
from engine.quests.roles import ROLES
from engine.views import Told
from tests.pictures.pictures import is_small_and_bare, pictures_of

QUEST_ROLES = [Knowledge(role=role.name, side=role.side, sees=("Ben",), to=("Ann",)) for role in ROLES]
SAMURAI = [SamuraiKnowledge(role=PLAIN, side=side, sees=("Ben",), to=("Ann",)) for side in Side]
AT_THE_TABLE = [RoleTold(role=role, partner="Ben", to=("Ann",)) for role in TableRole]
OF_A_DAY = [Dealt(card=card, to=("Ann",)) for card in CardName]
GIVEN: dict[str, list[Event]] = {
    "tain": [*QUEST_ROLES],
    "middle-earth": [*QUEST_ROLES],
    "classic": [*QUEST_ROLES],
    "honnoji": [*SAMURAI],
    "great-table": [*AT_THE_TABLE, *OF_A_DAY],
}
every_theme = pytest.mark.parametrize("slug", GIVEN)


def cards(slug: str) -> list[Picture]:
    drawn = [pictures_of(slug).own_card(Told("Ann", event)) for event in GIVEN[slug]]
    return [picture for picture in drawn if picture is not None]


@every_theme
def test_every_role_and_card_has_a_small_picture_with_its_name_in_words(slug: str) -> None:
    drawn = cards(slug)

    assert len(drawn) == len(GIVEN[slug])
    assert all(is_small_and_bare(picture.png) for picture in drawn)
    assert all(one.text != other.text for one, other in combinations(drawn, 2))


@every_theme
def test_no_two_roles_or_cards_look_alike(slug: str) -> None:
    assert len({picture.png for picture in cards(slug)}) == len(GIVEN[slug])


def test_a_card_says_whose_side_it_is_on() -> None:
    said = [picture.text for picture in cards("tain")]

    assert "Your role: Lugh. Side: Ulaid." in said
    assert {"Your role: Morrígan. Side: Ulaid.", "Your role: Morrígan. Side: Connacht."} <= {*said}


def test_a_card_shows_nothing_of_what_its_player_knows() -> None:
    draw = pictures_of("tain").own_card
    knowing, alone = (Knowledge(role=ROLES[2].name, side=Side.GOOD, sees=sees, to=("Ann",)) for sees in (("Ben",), ()))

    assert draw(Told("Ann", knowing)) == draw(Told("Ann", alone))


def test_nothing_is_drawn_for_a_player_without_a_card() -> None:
    assert pictures_of("great-table").own_card(Told("Ann", Dealt(card=None, to=("Ann",)))) is None
