"""Advice on a set-up, by rules of thumb."""

import pytest

from bot.themes import load_themes
from bot.wording.quests.advice import HELPS
from bot.wording.quests.among_people import BY_ROLE
from bot.wording.words_registry import words_for
from engine.great_table.options import GreatTableOptions
from engine.great_table.roles import RoleName
from engine.parties.sides import Side
from engine.quests.options import Deck, OptionalRole, QuestOptions
from engine.sigily.options import SigilyOptions

WORDS = words_for(load_themes()["tain"])
GUARDIAN, HIDDEN, LONE, DECOY, TURNCOAT = OptionalRole


def said(players: int, *roles: OptionalRole, deck: Deck = Deck.RANDOM, meet: bool = False) -> str:
    return "\n".join(WORDS.advice(QuestOptions(roles=roles, turncoat=deck, turncoats_meet=meet), players))


@pytest.mark.parametrize(
    ("players", "roles"),
    [
        (5, ()),
        (5, (GUARDIAN,)),
        (6, (GUARDIAN, DECOY)),
        (7, (GUARDIAN, HIDDEN)),
        (7, (LONE,)),
        (7, (GUARDIAN, TURNCOAT)),
        (10, (GUARDIAN, HIDDEN, LONE, DECOY)),
    ],
)
def test_usual_set_ups_get_no_advice(players: int, roles: tuple[OptionalRole, ...]) -> None:
    assert said(players, *roles) == ""


@pytest.mark.parametrize(("deck", "meet"), [(Deck.PREDETERMINED, False), (Deck.RANDOM, True)])
def test_settling_turncoats_without_them_gets_advice(deck: Deck, meet: bool) -> None:
    assert "change nothing" in said(7, deck=deck, meet=meet)
    assert "change nothing" not in said(7, TURNCOAT, deck=deck, meet=meet)


def test_two_roles_for_one_side_only_favour_it() -> None:
    assert "help Ulaid far more" in said(8, GUARDIAN, LONE)
    assert "help Connacht far more" in said(8, HIDDEN, TURNCOAT)
    assert "far more" not in said(8, GUARDIAN, LONE, HIDDEN)


def test_turncoats_alone_favour_one_side() -> None:
    assert "help Connacht far more" in said(8, TURNCOAT)
    assert "far more" not in said(8, TURNCOAT, LONE)


def test_a_decoy_helps_nobody_without_a_guardian() -> None:
    assert "far more" not in said(7, HIDDEN, DECOY)
    assert "far more" not in said(7, HIDDEN, DECOY, GUARDIAN)
    assert "help Connacht far more" in said(10, HIDDEN, TURNCOAT, DECOY, GUARDIAN)


@pytest.mark.parametrize(("players", "roles"), [(6, (HIDDEN,)), (6, (TURNCOAT,)), (9, (HIDDEN, TURNCOAT))])
def test_a_seer_who_is_sure_of_one_player_only_is_weak(players: int, roles: tuple[OptionalRole, ...]) -> None:
    assert "Lugh would be sure of only one player" in said(players, *roles)
    assert "sure of only one" not in said(players + 1, *roles)


def test_a_lone_role_parts_two_evil_players() -> None:
    assert "wouldn't know each other" in said(6, LONE)
    assert "wouldn't know each other" not in said(7, LONE)


def test_roles_are_easy_to_guess_where_every_good_player_has_one() -> None:
    assert "easy to guess" in said(5, GUARDIAN, TURNCOAT)
    assert "easy to guess" not in said(6, GUARDIAN, TURNCOAT)


@pytest.mark.parametrize(("players", "roles", "share"), [(5, (), 41), (7, (GUARDIAN, LONE), 54), (6, (HIDDEN,), 40)])
def test_a_gm_reads_how_often_good_wins_among_people(players: int, roles: tuple[OptionalRole, ...], share: int) -> None:
    said = WORDS.among_people(QuestOptions(roles=roles), players)

    assert said == f"Among people, Ulaid wins about {share} of 100 games like this with {players} players."


@pytest.mark.parametrize("options", [QuestOptions(roles=(TURNCOAT,)), QuestOptions(vision=True)])
def test_nothing_is_said_of_people_where_nobody_has_counted(options: QuestOptions) -> None:
    assert WORDS.among_people(options, 7) == ""


@pytest.mark.parametrize("role", BY_ROLE)
def test_each_role_helps_the_side_that_it_helps_among_people(role: OptionalRole) -> None:
    assert HELPS[role][0] is (Side.GOOD if BY_ROLE[role] > 0 else Side.EVIL)


def said_at_the_table(players: int, **roles: int) -> str:
    options = GreatTableOptions(roles={RoleName(role): count for role, count in roles.items()})
    return "\n".join(words_for(load_themes()["great-table"]).advice(options, players))


@pytest.mark.parametrize("players", [10, 13, 16])
def test_the_usual_great_table_gets_no_advice(players: int) -> None:
    assert said_at_the_table(players) == ""


def test_two_apprentices_are_too_many_for_a_small_table() -> None:
    assert "the House wins at least twice as often" in said_at_the_table(7, apprentice=2)
    assert "twice as often" not in said_at_the_table(9, apprentice=2)


def test_a_small_house_is_too_weak_for_a_large_table() -> None:
    assert "the Card Players win at least twice as often" in said_at_the_table(16, apprentice=1)
    assert "twice as often" not in said_at_the_table(10, apprentice=1)
    assert "the Card Players win at least twice as often" in said_at_the_table(7, apprentice=0)


@pytest.mark.parametrize("players", [3, 4])
def test_home_territories_of_more_than_two_players_need_own_starts(players: int) -> None:
    assert "favour one province" in said_of_the_race(players, SigilyOptions(home=True))
    assert said_of_the_race(players, SigilyOptions(home=True, territorial_starts=True)) == ""
    assert said_of_the_race(2, SigilyOptions(home=True)) == ""


def said_of_the_race(players: int, options: SigilyOptions) -> str:
    return "\n".join(words_for(load_themes()["sigily"]).advice(options, players))
