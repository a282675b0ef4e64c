"""The Sword of Susanoo: its holder leads the first proposal whose leader has not yet given or proposed."""

from engine.audience import To
from engine.honnoji.actions import Give, Propose, Unuse
from engine.honnoji.events import Used
from engine.honnoji.refusals import LeadsAnyway, NamesNobody, NotHeld, TalismanIsShown
from engine.parties.events import LeaderReason
from engine.parties.refusals import NotTheLeader
from tests.engine.honnoji.swords import SWORD, dan_has_it, dan_has_sword_and_staff
from tests.engine.honnoji.tables import NAMES, kinds, table_of


def test_an_openly_declared_sword_is_public_at_once() -> None:
    play = dan_has_it()
    entry = play.use("Dan", "sword")

    assert list(entry.events) == [Used(to=To.PUBLIC, talisman=SWORD, by="Dan", target=None)]


def test_the_sword_cannot_take_the_lead_after_the_talisman_is_given() -> None:
    play = dan_has_it()
    play.use("Dan", "sword")

    assert (play.leader, play.refused("Dan", Propose(("Ann", "Ben", "Cat")))) == ("Ann", NotTheLeader("Ann"))


def test_a_sword_declared_after_the_giving_leads_next() -> None:
    play = dan_has_it()
    play.use("Dan", "sword")
    play.reject()

    assert (play.leader, play.named.attempt, play.named.reason) == ("Dan", 2, LeaderReason.SWORD)


def test_a_sword_declared_during_a_vote_leads_the_next_proposal() -> None:
    play = dan_has_it()
    play.propose()
    play.use("Dan", "sword")
    play.votes(no=NAMES)

    assert (play.leader, play.named.reason) == ("Dan", LeaderReason.SWORD)


def test_a_sword_declared_before_the_leader_acts_leads_at_once() -> None:
    play = dan_has_it()
    play.reject()
    entry = play.use("Dan", "sword")

    assert kinds(entry.events) == ["used", "leader"]
    assert (play.leader, play.named.attempt, play.named.reason) == ("Dan", 2, LeaderReason.SWORD)
    assert play.refused("Ben", Propose(("Ann", "Ben", "Cat"))) == NotTheLeader("Dan")


def test_the_displaced_leader_leads_after_the_swords_proposal() -> None:
    play = dan_has_it()
    play.reject()
    play.use("Dan", "sword")
    play.reject()

    assert (play.leader, play.named.reason) == ("Ben", LeaderReason.ORDER)


def test_the_swords_holder_still_leads_in_their_own_turn() -> None:
    play = dan_has_it()
    play.reject()
    play.use("Dan", "sword")
    play.mission()
    play.look()
    leaders = [play.leader]
    for _ in range(2):
        play.reject()
        leaders.append(play.leader)

    assert leaders == ["Ben", "Cat", "Dan"]


def test_passing_over_a_leader_by_the_sword_costs_nobody_a_turn() -> None:
    play = dan_has_it()
    play.reject()
    play.use("Dan", "sword")
    play.clock()

    assert (play.leader, play.named.attempt, play.named.reason) == ("Ben", 2, LeaderReason.PASSED)


def test_a_leader_by_the_sword_gives_the_missions_talisman() -> None:
    play = dan_has_it()
    play.mission()
    play.use("Dan", "sword")
    entry = play.look()

    assert kinds(entry.events) == ["looked", "leader", "talisman"]
    assert (play.leader, play.named.quest, play.named.attempt, play.named.reason) == ("Dan", 2, 1, LeaderReason.SWORD)
    assert Give in play.may("Dan")


def test_a_sword_declared_during_a_mission_leads_the_next_one_first() -> None:
    play = dan_has_it()
    play.propose("Ann Ben Cat")
    play.approve()
    play.use("Dan", "sword")
    play.act_all()
    play.look()

    assert (play.leader, play.named.quest, play.named.reason) == ("Dan", 2, LeaderReason.SWORD)


def test_the_sword_is_too_late_once_the_talisman_is_shown() -> None:
    play = dan_has_it()
    play.missions("won")

    assert (play.leader, play.refused_use("Dan", "sword")) == ("Ben", TalismanIsShown())


def test_a_sword_after_the_talisman_is_for_the_next_proposal() -> None:
    play = dan_has_it()
    play.missions("won")
    play.give("Jon")
    play.use("Dan", "sword")

    assert play.leader == "Ben"
    play.reject()
    assert play.leader == "Dan"


def test_a_successor_of_a_passed_over_giver_yields_to_the_sword() -> None:
    play = dan_has_it()
    play.clock()
    play.use("Dan", "sword")

    assert (play.leader, play.named.attempt, play.named.reason) == ("Dan", 1, LeaderReason.SWORD)
    assert play.may("Dan") == {Propose}
    play.reject()
    assert play.leader == "Ben"


def test_a_declared_sword_leads_when_the_leader_is_passed_over() -> None:
    play = dan_has_it()
    play.use("Dan", "sword")
    entry = play.clock()

    assert kinds(entry.events) == ["leader"]
    assert (play.leader, play.named.attempt, play.named.reason) == ("Dan", 1, LeaderReason.SWORD)
    play.reject()
    assert play.leader == "Ben"


def test_a_leader_who_has_done_nothing_may_not_declare_the_sword() -> None:
    play = dan_has_it()
    play.reject()
    play.reject()
    play.reject()

    assert (play.leader, play.refused_use("Dan", "sword")) == ("Dan", LeadsAnyway())


def test_the_next_leader_may_not_declare_the_sword() -> None:
    play = dan_has_it()
    play.reject()
    play.reject()
    play.propose()

    assert (play.leader, play.refused_use("Dan", "sword")) == ("Cat", LeadsAnyway())


def test_the_next_leader_may_not_declare_the_sword_during_the_contract() -> None:
    play = dan_has_it()
    play.reject()
    play.reject()
    play.mission()

    assert play.refused_use("Dan", "sword") == LeadsAnyway()


def test_a_leader_may_declare_the_sword_after_giving() -> None:
    play = table_of("sword", leaders=("Ann", "Dan", *(seat for seat in NAMES if seat not in ("Ann", "Dan"))))
    play.missions("won", to="Dan")
    play.give("Jon")
    play.use("Dan", "sword")
    play.reject()

    assert (play.leader, play.named.attempt, play.named.reason) == ("Dan", 2, LeaderReason.SWORD)


def test_a_declared_sword_is_spent_even_if_its_holder_leads_by_the_staff() -> None:
    play = dan_has_sword_and_staff()
    play.use("Dan", "sword")
    play.approve()
    play.act_all()
    play.look(None)
    assert (play.leader, play.named.reason) == ("Dan", LeaderReason.STAFF)
    assert "sword" not in play.held_by("Dan")
    play.reject()

    assert (play.leader, play.named.reason) == ("Eve", LeaderReason.ORDER)


def test_a_declared_sword_is_spent_even_if_its_holder_leads_in_turn() -> None:
    play = table_of("sword staff", leaders="Ann Ben Dan Cat Eve Fay Gus Hal Ida Jon")
    play.mission(to="Dan")
    play.look(None)
    play.give("Cat")
    play.propose()
    play.use("Dan", "sword")
    play.votes(no=NAMES)
    assert (play.leader, play.named.reason) == ("Dan", LeaderReason.ORDER)
    play.reject()

    assert (play.leader, play.named.reason) == ("Cat", LeaderReason.ORDER)


def test_a_sword_that_is_declared_cannot_be_withdrawn() -> None:
    play = dan_has_it()
    play.use("Dan", "sword")

    assert play.refused("Dan", Unuse(SWORD)) == NotHeld(SWORD)


def test_the_sword_is_used_once() -> None:
    play = dan_has_it()
    play.use("Dan", "sword")
    play.reject()
    play.reject()

    assert play.refused_use("Dan", "sword") == NotHeld(SWORD)
    assert play.refused_use("Dan", "sword", preload=True) == NotHeld(SWORD)


def test_only_the_swords_holder_uses_it() -> None:
    play = dan_has_it()

    assert play.refused_use("Eve", "sword") == NotHeld(SWORD)
    assert play.refused_use("Eve", "sword", preload=True) == NotHeld(SWORD)
    assert play.refused("Eve", Unuse(SWORD)) == NotHeld(SWORD)


def test_the_sword_names_nobody() -> None:
    play = dan_has_it()

    assert play.refused_use("Dan", "sword", "Ann") == NamesNobody(SWORD)


def test_the_game_waits_for_nobody_to_declare_the_sword() -> None:
    play = dan_has_it()
    play.mission()

    assert play.awaited() == {"Jon"}
    assert play.may_use("Dan") == {"sword", "sword in secret"}


def test_a_leader_by_the_sword_counts_as_passed_over_towards_a_full_round() -> None:
    play = dan_has_it()
    play.preload("Dan", "sword")
    for _ in range(10):
        assert not play.game.rulebook.is_stalled(play.table)
        play.clock()

    assert play.game.rulebook.is_stalled(play.table)
    assert play.leader == "Jon"
