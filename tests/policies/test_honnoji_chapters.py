"""The moves of sensible samurai, chapter by chapter. Gus, Hal, Ida and Jon are the retainers."""

from random import Random

from bot.cli.players import Players
from bot.policies.evidence import Known, gather, is_on
from bot.policies.honnoji_policy import play
from engine.actions import Action
from engine.audience import To
from engine.honnoji.actions import Give, Propose, Use
from engine.honnoji.events import ActionShown
from engine.honnoji.tokens import TalismanName
from engine.parties.actions import Act, Look, Vote
from engine.parties.sides import Side
from engine.views import Told
from tests.engine.honnoji.tables import EVIL, NAMES, Play, table_of

SEEDS = range(20)
SWORD = Use(TalismanName.SWORD, preload=True)
WISDOM = Use(TalismanName.WISDOM)


def answers(table: Play, seat: str, move: type[Action]) -> set[Action]:
    """Return all answers that a player may give to an ask, depending on chance."""
    turn = Players(table.game, play).turn(seat)
    assert turn.ask.move is move
    return {play(turn, Random(seed)) for seed in SEEDS}


def holding(talisman: str, holder: str, lost_by: str = "Gus Hal Ida", leaders: str = "Ann Ben Cat Dan") -> Play:
    """A player has been given a talisman, and a party has failed in which everybody sabotaged."""
    order = (*leaders.split(), *(name for name in NAMES if name not in leaders))
    table = table_of(talisman, leaders=order)
    table.mission(lost_by, to=holder)
    table.look()
    return table


def test_a_plotter_gives_nothing_to_players_of_failed_missions() -> None:
    table = holding("staff", "Dan")

    assert {"Gus", "Hal", "Ida"}.isdisjoint(
        answer.target for answer in answers(table, "Dan", Give) if isinstance(answer, Give)
    )


def test_a_retainer_gives_to_a_fellow() -> None:
    table = table_of("sword", leaders=("Gus", *(name for name in NAMES if name != "Gus")))

    assert answers(table, "Gus", Give) <= {Give("Hal"), Give("Ida"), Give("Jon")}


def test_a_plotter_takes_nobody_of_failed_missions() -> None:
    table = holding("wisdom", "Cat")
    table.give("Cat")
    parties = [answer for answer in answers(table, "Ben", Propose) if isinstance(answer, Propose)]

    assert all({"Gus", "Hal", "Ida"}.isdisjoint(answer.party) for answer in parties)


def test_a_retainer_joins_their_party_without_fellows() -> None:
    table = table_of("wisdom", leaders=("Gus", *(name for name in NAMES if name != "Gus")))
    table.give("Ann")
    parties = [answer for answer in answers(table, "Gus", Propose) if isinstance(answer, Propose)]

    assert all(set(answer.party).intersection(EVIL) == {"Gus"} for answer in parties)


def test_a_plotter_rejects_a_party_that_has_failed() -> None:
    table = holding("wisdom", "Cat")
    table.propose("Ann Gus Hal")

    assert answers(table, "Dan", Vote) == {Vote(False)}


def test_everybody_approves_the_last_party_for_a_mission() -> None:
    table = table_of("staff")
    for _ in range(3):
        table.reject()
    table.propose("Ann Gus Hal")

    assert [answers(table, seat, Vote) for seat in NAMES] == [{Vote(True)}] * 10


def test_a_player_sets_the_sword_against_a_party_they_reject() -> None:
    table = holding("sword", "Dan")
    table.propose("Ann Gus Hal")

    assert answers(table, "Dan", Vote) == {SWORD}


def test_a_player_sets_the_sword_once_and_then_votes() -> None:
    table = holding("sword", "Dan")
    table.propose("Ann Gus Hal")
    table.preload("Dan", "sword")

    assert answers(table, "Dan", Vote) == {Vote(False)}


def test_a_player_keeps_the_sword_while_they_like_the_party() -> None:
    table = holding("sword", "Dan")
    table.propose("Ann Ben Dan")

    assert answers(table, "Dan", Vote) == {Vote(True)}


def test_a_retainer_sets_the_sword_against_a_party_without_a_retainer() -> None:
    table = holding("sword", "Jon")
    table.propose("Ann Ben Cat")

    assert SWORD in answers(table, "Jon", Vote)


def test_a_vote_that_may_decide_the_game_counts_twice() -> None:
    table = table_of("wisdom", leaders=NAMES)
    table.missions("lost", "lost", "lost", to="Dan")
    table.propose("Ann Ben Cat")

    assert answers(table, "Dan", Vote) == {WISDOM}


def test_a_vote_that_cannot_decide_the_game_counts_once() -> None:
    table = holding("wisdom", "Dan")
    table.propose("Ann Ben Cat")

    assert WISDOM not in answers(table, "Dan", Vote)


def test_a_plotter_uses_the_insight_on_an_uncertain_player() -> None:
    table = holding("insight", "Dan", lost_by="Gus")
    table.propose("Dan Ben Gus")

    assert answers(table, "Dan", Vote) <= {
        Use(TalismanName.INSIGHT, "Ben", preload=True),
        Use(TalismanName.INSIGHT, "Gus", preload=True),
    }


def test_nobody_uses_the_insight_on_a_certain_player() -> None:
    table = holding("insight", "Dan")
    table.propose("Dan Gus Hal")

    assert answers(table, "Dan", Vote) == {Vote(False)}


def test_a_plotter_uses_the_mirror_on_the_most_suspected_player() -> None:
    table = holding("mirror", "Dan")
    table.propose("Dan Ann Gus")

    assert answers(table, "Dan", Vote) == {Use(TalismanName.MIRROR, "Gus")}


def test_a_retainer_uses_neither_insight_nor_mirror() -> None:
    for talisman, lost_by in (("insight", "Gus"), ("mirror", "Gus Hal Ida")):
        table = holding(talisman, "Jon", lost_by)
        table.propose("Ann Gus Hal")

        assert answers(table, "Jon", Vote) <= {Vote(True), Vote(False)}


def test_the_contracts_holder_looks_at_nobody_whose_side_is_clear() -> None:
    table = table_of("staff", leaders=(*NAMES[4:], *NAMES[:4]))
    table.mission("Gus Hal Ida")

    assert answers(table, "Dan", Look).isdisjoint({Look("Gus"), Look("Hal"), Look("Ida"), Look(None)})


def test_a_retainer_passes_the_contract_to_a_fellow() -> None:
    table = table_of("staff")
    table.mission()

    assert answers(table, "Jon", Look) <= {Look("Gus"), Look("Hal"), Look("Ida")}


def mirrored(*before: str) -> Play:
    """Gus must act in public, after some missions."""
    table = table_of("mirror", leaders=NAMES)
    table.missions("lost" if not before else before[0], *before[1:], to="Dan")
    table.propose((*("Gus", "Dan", "Ann", "Ben", "Cat", "Eve")[: table.table.party_size],))
    table.use("Dan", "mirror", "Gus")
    table.approve()
    return table


def test_a_retainer_who_must_act_in_public_supports() -> None:
    assert answers(mirrored(), "Gus", Act) == {Act(True)}


def test_a_retainer_sabotages_in_public_if_that_decides_the_game() -> None:
    assert answers(mirrored("lost", "lost", "lost"), "Gus", Act) == {Act(False)}


def test_another_retainer_sabotages_if_one_must_act_in_public() -> None:
    table = table_of("mirror", leaders=NAMES)
    table.missions("lost", "lost", "lost", to="Dan")
    table.propose("Gus Hal Dan")
    table.use("Dan", "mirror", "Gus")
    table.approve()

    assert [answers(table, seat, Act) for seat in ("Gus", "Hal")] == [{Act(True)}, {Act(False)}]


def test_a_public_saboteur_is_evil_beyond_doubt() -> None:
    shown = ActionShown(to=To.PUBLIC, player="Gus", support=False)

    assert list(gather([Told("Ann", shown)], Known(), Known())) == [Known(), is_on("Gus", Side.EVIL)]
