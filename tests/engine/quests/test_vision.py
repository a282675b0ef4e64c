"""The vision: who looks at whom, when, and what they learn."""

from collections.abc import Callable

import pytest

from engine.actions import Replace, Undo
from engine.asks import Awaited, awaited
from engine.audience import To
from engine.domains import OneSeat
from engine.events import Replaced
from engine.log import Entry
from engine.names import GM
from engine.parties.actions import Look
from engine.parties.events import Allegiance, LeaderNamed, Looked
from engine.parties.refusals import NotTheHolder
from engine.parties.sides import Side
from engine.quests.table import Phase
from engine.refusals import ChoiceNeeded, NotAmong, NotNow
from tests.engine.quests.tables import NAMES, Names, Play, heard, kinds, only, table_of

SEVEN = NAMES[:7]


def before_a_look(players: Names = NAMES[:5], leaders: Names = (), cards: Names = (), **cast: str) -> Play:
    """Two quests are over, one won and one lost. The last in the leaders' order holds the vision.

    By default Ann is the seer, and Ben, the assassin, and Eve are evil.
    """
    play = table_of(players, leaders=leaders, options="vision", cards=cards, **cast)
    play.quest()
    play.quest(sabotages="Ben")
    return play


@pytest.mark.parametrize("leaders", ["Ann Ben Cat Dan Eve", "Eve Dan Ann Ben Cat"])
def test_the_vision_starts_with_the_last_in_the_leaders_order(leaders: str) -> None:
    play = before_a_look(leaders=leaders)

    assert play.awaited() == {leaders.rsplit(maxsplit=1)[-1]}


def test_the_vision_is_used_after_quests_two_three_and_four() -> None:
    play = table_of(SEVEN, options="vision")
    phases = []
    for saboteurs, target in (("", ""), ("Ben", "Ann"), ("", "Cat"), ("Ben Fay", "Dan")):
        play.quest(sabotages=saboteurs)
        phases.append(play.table.phase)
        if target:
            play.look(target)

    assert phases == [Phase.PROPOSAL, Phase.LOOK, Phase.LOOK, Phase.LOOK]
    assert play.table.phase is Phase.PROPOSAL


def test_rejections_do_not_repeat_the_vision() -> None:
    play = before_a_look()
    play.look("Ann")
    entries = [play.reject(), play.clock(), play.reject()]

    assert [kinds(entry.events)[-1] for entry in entries] == ["leader"] * 3


def test_everybody_may_know_that_the_visions_holder_is_asked() -> None:
    play = before_a_look()
    (ask,) = play.game.asks

    assert (ask.move, ask.seats, ask.awaited, ask.secret) == (Look, ("Eve",), ("Eve",), False)
    assert awaited(play.game.asks) == Awaited(seats=("Eve",), orders=0)


@pytest.mark.parametrize("seat", ["Ann", "Ben", "Dan"])
def test_only_the_visions_holder_looks(seat: str) -> None:
    play = before_a_look()

    assert play.refused(seat, Look("Cat")) == NotTheHolder("Eve")


def test_the_holder_may_look_at_any_other_player() -> None:
    (ask,) = before_a_look().game.asks

    assert ask.fields == {"target": OneSeat(("Ann", "Ben", "Cat", "Dan"))}


def test_the_holder_may_not_look_at_their_own_seat() -> None:
    assert before_a_look().refused("Eve", Look("Eve")) == NotAmong("target", "Eve")


def test_the_holder_must_look_at_somebody() -> None:
    assert before_a_look().refused("Eve", Look(None)) == ChoiceNeeded("target")


def test_nobody_looks_at_a_former_holder_of_the_vision() -> None:
    play = before_a_look(SEVEN)
    play.look("Ann")
    play.quest()
    assert play.refused("Ann", Look("Gus")) == NotAmong("target", "Gus")
    play.look("Cat")
    play.quest(sabotages="Ben Fay")

    assert [play.refused("Cat", Look(seat)) for seat in ("Gus", "Ann", "Cat")] == [
        NotAmong("target", seat) for seat in ("Gus", "Ann", "Cat")
    ]
    assert play.game.asks[0].fields == {"target": OneSeat(("Ben", "Dan", "Eve", "Fay"))}


def test_the_vision_passes_to_the_player_looked_at() -> None:
    play = before_a_look()
    play.look("Cat")
    play.quest()

    assert play.awaited() == {"Cat"}


def test_everybody_learns_only_who_looked_at_whom() -> None:
    play = before_a_look()
    entry = play.look("Cat")

    told = [[event for event in heard(reader, entry) if not isinstance(event, LeaderNamed)] for reader in NAMES[:4]]
    assert told == [[Looked(to=To.PUBLIC, by="Eve", target="Cat")]] * 4
    assert kinds(heard("public", entry)) == ["looked", "leader"]


@pytest.mark.parametrize(("target", "side"), [("Ann", Side.GOOD), ("Ben", Side.EVIL), ("Cat", Side.GOOD)])
def test_only_the_holder_learns_the_side(target: str, side: Side) -> None:
    entry = before_a_look().look(target)

    assert only(Allegiance, heard("Eve", entry)) == Allegiance(to=("Eve",), target=target, side=side)
    assert [seat for seat in NAMES[:5] if "allegiance" in kinds(heard(seat, entry))] == ["Eve"]


@pytest.mark.parametrize("role", ["hidden", "lone", "decoy"])
def test_the_vision_sees_every_evil_player(role: str) -> None:
    play = before_a_look(SEVEN, **{role: "Fay"})
    entry = play.look("Fay")

    assert only(Allegiance, heard("Gus", entry)) == Allegiance(to=("Gus",), target="Fay", side=Side.EVIL)


def test_the_vision_tells_the_current_side() -> None:
    play = before_a_look(leaders="Ann Dan Eve Ben Cat", turncoat="Dan Eve", cards="switch stay switch stay stay")
    first = play.look("Ann")
    assert play.table.sides["Dan"] is Side.EVIL
    play.quest("Ann Cat")
    entry = play.look("Dan")

    assert only(Allegiance, heard("Cat", first)) == Allegiance(to=("Cat",), target="Ann", side=Side.GOOD)
    assert only(Allegiance, heard("Ann", entry)) == Allegiance(to=("Ann",), target="Dan", side=Side.EVIL)


def test_a_card_drawn_after_the_same_quest_comes_too_late_for_the_vision() -> None:
    play = before_a_look(leaders="Ann Dan Eve Ben Cat", turncoat="Dan Eve", cards="switch stay switch stay stay")
    entry = play.look("Dan")

    assert only(Allegiance, entry.events) == Allegiance(to=("Cat",), target="Dan", side=Side.GOOD)
    assert kinds(heard("public", entry)) == ["looked", "card", "leader"]


def test_a_seen_side_is_not_told_again_after_a_switch() -> None:
    play = before_a_look(leaders="Ann Dan Eve Ben Cat", turncoat="Dan Eve", cards="switch stay switch stay stay")
    play.look("Dan")

    assert (play.table.sides["Dan"], play.view("Cat").vision.told) == (Side.EVIL, {"Dan": Side.GOOD})
    assert [event for event in play.told("Cat") if isinstance(event, Allegiance)] == [
        Allegiance(to=("Cat",), target="Dan", side=Side.GOOD)
    ]


def test_only_the_looker_sees_the_learnt_side_again() -> None:
    play = before_a_look()
    play.look("Ben")

    assert {seat: play.view(seat).vision.told for seat in NAMES[:5]} == {
        "Ann": {},
        "Ben": {},
        "Cat": {},
        "Dan": {},
        "Eve": {"Ben": Side.EVIL},
    }


@pytest.mark.parametrize("answer", [Play.clock, Play.close], ids=["clock", "gm"])
def test_a_missing_look_leaves_the_vision_with_its_holder(
    answer: Callable[[Play], Entry],
) -> None:
    play = before_a_look()
    entry = answer(play)
    assert Looked(to=To.PUBLIC, by="Eve", target=None) in entry.events
    assert "allegiance" not in kinds(entry.events)
    play.quest()

    assert play.awaited() == {"Eve"}
    assert play.game.asks[0].fields == {"target": OneSeat(("Ann", "Ben", "Cat", "Dan"))}


def test_a_missed_look_is_not_made_up_for_later() -> None:
    play = before_a_look()
    play.clock()
    play.quest()
    play.look("Ann")

    assert play.table.phase is Phase.PROPOSAL


def test_nobody_proposes_before_the_look() -> None:
    play = before_a_look()
    entry = play.look("Ann")

    assert kinds(entry.events) == ["looked", "allegiance", "leader"]


@pytest.mark.parametrize("saboteurs", ["", "Ben"])
def test_the_vision_is_not_used_after_the_third_success_or_failure(saboteurs: str) -> None:
    play = table_of(options="vision")
    play.quest(sabotages=saboteurs)
    play.quest(sabotages=saboteurs)
    play.look("Ann")
    entry = play.quest(sabotages=saboteurs)

    assert "looked" not in kinds(entry.events)
    assert play.table.phase is (Phase.OVER if saboteurs else Phase.GUESS)


def test_the_vision_is_not_used_after_the_guess() -> None:
    play = table_of(options="vision")
    for _ in range(3):
        play.quest()
        if play.table.phase is Phase.LOOK:
            play.look("Ann")

    assert kinds(play.guess("Ben", "Cat").events) == ["guess", "outcome", "reveal"]


def test_nobody_looks_at_any_other_time() -> None:
    play = table_of(options="vision")
    play.quest()

    assert play.refused("Eve", Look("Ann")) == NotNow("look")


def test_nobody_looks_without_the_vision() -> None:
    play = table_of()
    entries = [play.quest(sabotages=saboteurs) for saboteurs in ("", "Ben", "", "Ben")]

    assert [kinds(entry.events)[-1] for entry in entries] == ["leader"] * 4
    assert play.refused("Eve", Look("Ann")) == NotNow("look")
    assert play.table.vision.holders == ()


def test_the_gm_may_look_for_the_visions_holder_and_the_holder_is_told() -> None:
    play = before_a_look()
    entry = play.does(GM, Look("Ben"), acting_for="Eve")

    assert only(Allegiance, heard("Eve", entry)) == Allegiance(to=("Eve",), target="Ben", side=Side.EVIL)


def looked_before_a_switch() -> Play:
    """Eve has looked at Ann, and the card that followed has put Dan on the evil side."""
    play = before_a_look(
        turncoat="Dan Cat", evil="Cat", cards="switch stay switch stay stay", leaders="Ann Ben Dan Cat Eve"
    )
    play.look("Ann")
    assert play.table.sides["Dan"] is Side.EVIL
    return play


def test_an_undone_look_returns_the_vision_and_undoes_the_card() -> None:
    play = looked_before_a_switch()
    play.gm(Undo())

    assert (play.awaited(), play.table.sides["Dan"], play.table.cards_shown) == ({"Eve"}, Side.GOOD, ())
    assert play.view("Eve").vision.told == {}


def test_the_vision_of_an_undone_look_is_used_again() -> None:
    play = looked_before_a_switch()
    play.gm(Undo())
    play.look("Ben")

    assert (play.table.vision.holders, play.table.sides["Dan"]) == (("Eve", "Ben"), Side.EVIL)


def test_an_undone_quest_is_followed_by_a_new_look() -> None:
    play = before_a_look()
    play.gm(Undo())
    play.act_all()

    assert (play.table.phase, play.awaited()) == (Phase.LOOK, {"Eve"})


def test_a_newcomer_in_the_holders_seat_may_look_and_is_told_the_side() -> None:
    play = before_a_look()
    entry = play.gm(Replace(player="Eve", by="Zed"))
    assert (heard("Eve", entry), play.awaited()) == ([Replaced(to=("Eve",), player="Eve", by="Zed")], {"Eve"})

    assert "allegiance" in kinds(heard("Eve", play.look("Ben")))


@pytest.mark.parametrize("from_snapshot", [False, True])
def test_a_restored_game_still_waits_for_the_look(from_snapshot: bool) -> None:
    play = before_a_look().again(from_snapshot)
    play.look("Cat")
    play.gm(Undo())

    assert play.awaited() == {"Eve"}
    assert kinds(play.look("Ben").events) == ["looked", "allegiance", "leader"]
