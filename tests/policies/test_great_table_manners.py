"""What stronger players at the Great Table do otherwise. Ann is the Master, Ben and Cat are the Apprentices."""

from collections.abc import Mapping
from random import Random

import pytest

from bot.cli.players import Players
from bot.policies.great_table.manner import MANNERS
from bot.policies.great_table.mind import Mind
from bot.policies.great_table.playing import play
from bot.policies.reasons import beliefs_of
from engine.actions import Action
from engine.great_table.actions import Whisper
from engine.strength import Strength
from tests.engine.great_table.tables import NAMES, Play, table_of

SEEDS = range(20)
STRONGER = (Strength.USUAL, Strength.STRONG)


def answers(table: Play, seat: str, strength: Strength) -> list[Action | None]:
    """Return all actions that a player may take on their turn, depending on chance."""
    turn = Players(table.game, play).turn(seat)
    return [play(turn, Random(seed), MANNERS[strength]) for seed in SEEDS]


def suspicion(table: Play, seat: str, strength: Strength) -> dict[str, float]:
    """Return how much a player suspects each of the living."""
    mind = Mind(Players(table.game, play).turn(seat), MANNERS[strength])
    return {other: mind.suspicion[other] for other in table.table.living}


def hunted_by_gus() -> Play:
    """The first night, after Gus has voted for the Apprentice Ben, and nobody was lynched."""
    table = table_of()
    table.deal()
    table.vote("Ben", "Gus")
    table.nightfall()
    return table


def after_a_night() -> Play:
    """The second day. On the first all but Jon have lynched Ben, who was found out, and at night Fay was killed."""
    table = table_of(reveal="house")
    table.deal()
    table.vote("Dan", "Jon")
    table.lynch("Ben")
    table.kill("Ann", "Fay")
    table.dawn()
    return table


@pytest.mark.parametrize("strength", STRONGER)
def test_an_apprentice_leaves_the_likeliest_victim_to_the_master(strength: Strength) -> None:
    named = {each.text for each in answers(hunted_by_gus(), "Ben", strength) if isinstance(each, Whisper)}

    assert named
    assert "Gus" not in named


def test_a_gentle_apprentice_names_the_likeliest_victim() -> None:
    named = {each.text for each in answers(hunted_by_gus(), "Ben", Strength.GENTLE) if isinstance(each, Whisper)}

    assert named == {"Gus"}


@pytest.mark.parametrize("strength", STRONGER)
def test_a_card_player_trusts_voters_against_the_house_more_the_stronger_they_play(strength: Strength) -> None:
    table = table_of(reveal="house")
    table.deal()
    table.vote("Dan", "Jon")
    table.lynch("Ben")

    gentle, stronger = (suspicion(table, "Ida", each) for each in (Strength.GENTLE, strength))

    assert stronger["Ann"] < gentle["Ann"] < 0
    assert 0 < gentle["Jon"] < stronger["Jon"]


def test_a_strong_card_player_suspects_most_whom_the_house_had_most_reason_to_kill() -> None:
    table = after_a_night()
    usual, strong = (suspicion(table, "Ida", each) for each in STRONGER)
    left = {seat: strong[seat] - usual[seat] for seat in strong}

    assert left["Ann"] > left["Jon"] > 0


@pytest.mark.parametrize("strength", STRONGER)
def test_the_house_reads_votes_as_a_sensible_player_does(strength: Strength) -> None:
    table = after_a_night()

    assert suspicion(table, "Ann", strength) == suspicion(table, "Ann", Strength.GENTLE)


def beliefs(table: Play, seat: str, strength: Strength = Strength.USUAL) -> Mapping[str, float]:
    """Return how likely a player thinks each to be of the House."""
    return beliefs_of("great_table", Players(table.game, play).turn(seat), strength)


def test_a_card_player_believes_at_first_what_the_numbers_say() -> None:
    table = table_of()

    assert beliefs(table, "Dan") == {name: 0 if name == "Dan" else pytest.approx(3 / 9) for name in NAMES}


@pytest.mark.parametrize("strength", Strength)
def test_a_card_player_is_said_to_believe_what_they_go_by(strength: Strength) -> None:
    table = after_a_night()
    mind = Mind(Players(table.game, play).turn("Jon"), MANNERS[strength])
    believed = beliefs(table, "Jon", strength)

    assert {seat: believed[seat] for seat in mind.others} == {seat: mind.chance_of_house(seat) for seat in mind.others}


def test_house_players_believe_the_coroner_about_the_dead() -> None:
    believed = beliefs(after_a_night(), "Jon")

    assert (believed["Ben"], believed["Fay"]) == (1, 0)


def test_an_apprentice_knows_the_whole_house() -> None:
    believed = beliefs(table_of(), "Ben")

    assert believed == {name: float(name in ("Ann", "Ben", "Cat")) for name in NAMES}


def test_a_master_knows_nobody_and_looks_for_two_apprentices() -> None:
    believed = beliefs(table_of(), "Ann")

    assert believed["Ann"] == 1
    assert sum(believed.values()) == pytest.approx(1 + 2)


def test_the_dead_believe_nothing_more() -> None:
    assert beliefs(after_a_night(), "Fay") == {}
