"""The moves of sensible players at the Great Table. Ann is the Master, Ben and Cat are the Apprentices."""

from random import Random

from bot.cli.players import Players
from bot.policies.great_table.mind import Mind
from bot.policies.great_table.playing import play
from bot.policies.great_table.voting import MOST_VOTES
from engine.actions import Action
from engine.great_table.actions import Kill, List, Steal, Thread, Use, Whisper
from engine.great_table.cards import BY_NAME, CardName
from engine.great_table.lists import choices
from engine.mafia.actions import Vote
from tests.engine.great_table.tables import Play, table_of

HOUSE = ("Ann", "Ben", "Cat")
PLAYERS = ("Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon")
SEEDS = range(20)


def answers(table: Play, seat: str) -> list[Action | None]:
    """Return all actions that a player may take on their turn, depending on chance."""
    turn = Players(table.game, play).turn(seat)
    return [play(turn, Random(seed)) for seed in SEEDS]


def targets(table: Play, seat: str) -> set[str | None]:
    """Return all targets that the player may name."""
    return {each.target for each in answers(table, seat) if isinstance(each, Vote | Use | Kill | Steal)}


def mind(table: Play, seat: str) -> Mind:
    return Mind(Players(table.game, play).turn(seat))


def at_night(**cards: str) -> Play:
    """The first night, after a day without a lynch."""
    table = table_of()
    table.deal(**cards)
    table.nightfall()
    return table


def test_an_apprentice_ranks_cards_that_bar_the_kill_last() -> None:
    lists = [each for each in answers(table_of(), "Ben") if isinstance(each, List)]

    assert len(lists) == len(SEEDS)
    for each in lists:
        assert all(BY_NAME[choice.card].bars_kill for choice in choices(each)[-3:])


def test_an_apprentice_votes_for_nobody_of_the_house() -> None:
    table = table_of()
    table.deal()

    assert targets(table, "Ben").isdisjoint(HOUSE)


def test_a_card_player_may_vote_for_anybody_else() -> None:
    table = table_of()
    table.deal()

    assert targets(table, "Dan") > {"Ann", "Ben", "Cat"}
    assert "Dan" not in targets(table, "Dan")


def test_votes_gather_on_the_leader() -> None:
    table = table_of()
    table.deal()
    table.vote("Eve", "Fay", "Gus", "Hal")
    table.vote("Dan", "Ida", "Jon")
    table.vote("Gus", "Ann", "Ben", "Dan")
    table.vote("Ida", "Cat")

    assert targets(table, "Cat") == {"Eve"}


def test_nobody_changes_a_vote_before_most_have_voted() -> None:
    table = table_of()
    table.deal()
    table.vote("Eve", "Fay", "Gus", "Hal")
    table.vote("Ida", "Dan")

    assert answers(table, "Dan") == [None] * len(SEEDS)


def test_nobody_votes_more_than_three_times_a_day() -> None:
    table = table_of()
    table.deal()
    table.vote("Eve", "Fay", "Gus", "Hal", "Ann", "Ben")
    for name in ("Dan", "Fay", "Gus")[:MOST_VOTES]:
        table.vote(name, "Cat")

    assert answers(table, "Cat") == [None] * len(SEEDS)


def test_an_apprentice_votes_only_for_a_master_who_is_lost() -> None:
    table = table_of()
    table.deal()
    table.vote("Dan", "Ben", "Cat")
    table.vote("Ann", "Dan", "Eve", "Fay", "Gus")
    assert "Ann" not in targets(table, "Ben")
    table.vote("Ann", "Hal")

    assert "Ann" in targets(table, "Ben")


def test_the_first_apprentice_names_a_victim_in_the_thread_before_any_kill() -> None:
    table = at_night(Ben="healer", Cat="guard")
    (named,) = {each for each in answers(table, "Ben")[:1] if isinstance(each, Whisper)}

    assert named.thread is Thread.HOUSE
    assert named.text in PLAYERS
    assert not any(isinstance(each, Kill) for each in answers(table, "Cat"))


def test_both_apprentices_kill_the_victim_named_in_their_thread() -> None:
    table = at_night(Ben="healer", Cat="guard")
    table.whisper("Ben", "house", "Dan")

    assert answers(table, "Ben") == answers(table, "Cat") == [Kill("Dan")] * len(SEEDS)


def test_an_apprentice_who_kills_gives_no_order_for_the_card() -> None:
    table = at_night(Ben="healer", Cat="guard")
    table.use("Cat", "Dan")
    table.whisper("Ben", "house", "Eve")
    table.kill("Cat", "Eve")

    assert answers(table, "Cat") == [None] * len(SEEDS)


def test_the_master_kills_in_addition_to_using_the_card() -> None:
    table = at_night(Ann="guard")
    assert all(isinstance(each, Kill) for each in answers(table, "Ann"))
    table.kill("Ann", "Dan")

    assert all(isinstance(each, Use) for each in answers(table, "Ann"))


def test_an_apprentice_with_a_partner_robs_nobody() -> None:
    table = table_of()
    table.deal(Ben="thief")

    assert targets(table, "Ben") == {None}


def test_a_card_player_robs_somebody() -> None:
    table = table_of()
    table.deal(Dan="thief")

    assert None not in targets(table, "Dan")


def suspected() -> Play:
    """Let a Target Finder, who holds the Vigilante now, have seen who aimed at a victim."""
    table = at_night(Dan="target_finder", Eve="place_swap")
    table.use("Dan", "Ann")
    table.kill("Ann", "Fay")
    table.dawn()
    table.deal(Dan="vigilante")
    return table


def test_a_player_seen_aiming_at_a_victim_is_voted_for() -> None:
    assert targets(suspected(), "Dan") == {"Ann"}


def test_a_player_seen_aiming_at_a_victim_is_shot() -> None:
    table = suspected()
    table.nightfall()

    assert targets(table, "Dan") == {"Ann"}


def test_nobody_is_shot_without_evidence() -> None:
    assert answers(at_night(Dan="vigilante"), "Dan") == [None] * len(SEEDS)


def test_a_player_guarded_in_a_night_without_deaths_is_suspected() -> None:
    table = at_night(Dan="guard")
    table.use("Dan", "Ann")
    table.kill("Ann", "Fay")
    table.dawn()

    assert mind(table, "Dan").suspicion["Ann"] > 0
    assert mind(table, "Eve").suspicion["Ann"] == 0


def test_votes_for_and_against_a_house_member_affect_trust() -> None:
    table = table_of(reveal="house")
    table.deal()
    table.vote("Dan", "Jon")
    table.lynch("Ben")
    suspicion = mind(table, "Ida").suspicion

    assert suspicion["Ann"] < 0 < suspicion["Jon"]


def test_the_target_of_a_victims_last_vote_is_suspected() -> None:
    table = table_of()
    table.deal()
    table.vote("Ann", "Fay")
    table.nightfall()
    table.kill("Ann", "Fay")
    table.dawn()

    assert mind(table, "Dan").suspicion["Ann"] > 0


def test_the_house_does_not_act_publicly_on_its_own_findings() -> None:
    table = at_night(Ann="target_finder", Eve="place_swap")
    table.use("Ann", "Dan")
    table.use("Eve", "Ida")
    table.kill("Ann", "Fay")
    table.dawn()

    assert mind(table, "Ann").suspicion["Dan"] == 0


def test_a_player_who_votes_for_the_house_is_killed_first() -> None:
    table = table_of()
    table.deal()
    table.vote("Ann", "Gus")
    table.nightfall()

    danger = mind(table, "Ann").danger

    assert max(danger, key=lambda seat: danger[seat]) == "Gus"


def test_a_dead_player_does_nothing() -> None:
    table = table_of()
    table.deal()
    table.lynch("Dan")

    assert answers(table, "Dan") == [None] * len(SEEDS)


def test_a_healer_of_the_house_keeps_the_master_alive() -> None:
    table = at_night(Ann="healer")
    table.kill("Ann", "Dan")

    assert targets(table, "Ann") == {"Ann"}


def test_every_card_with_an_order_has_a_rule_for_its_use() -> None:
    for card in (name for name, card in BY_NAME.items() if card.names != "nothing" and name is not CardName.VIGILANTE):
        table = at_night(Dan=card)

        assert all(isinstance(each, Use) for each in answers(table, "Dan")), card
