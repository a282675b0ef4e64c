"""The Ninja Contract."""

from engine.audience import To
from engine.honnoji.actions import Propose
from engine.parties.actions import Look
from engine.parties.events import Allegiance, Looked
from engine.parties.refusals import NotTheHolder
from engine.parties.sides import Side
from engine.refusals import NotAmong, NotNow
from tests.engine.honnoji.tables import NAMES, heard, table_of


def test_the_contract_starts_with_the_last_in_the_order() -> None:
    play = table_of(leaders=("Jon", *NAMES[:9]))
    play.mission()

    assert play.awaited() == {"Ida"}


def test_a_look_is_public_but_only_the_holder_learns_the_side() -> None:
    play = table_of()
    play.mission()
    entry = play.look("Gus")

    looked = Looked(to=To.PUBLIC, by="Jon", target="Gus")
    assert [event for event in heard("Jon", entry) if event.to != To.PUBLIC] == [
        Allegiance(to=("Jon",), target="Gus", side=Side.EVIL)
    ]
    assert all(looked in heard(reader, entry) for reader in (*NAMES, "public"))
    assert not [event for event in heard("Gus", entry) if isinstance(event, Allegiance)]


def test_the_contract_passes_to_the_samurai_it_was_used_on() -> None:
    play = table_of()
    play.mission()
    play.look("Cat")
    play.mission()

    assert play.awaited() == {"Cat"}


def test_the_contract_is_used_after_lost_missions_too() -> None:
    play = table_of()
    play.mission(sabotages="Gus")

    assert play.awaited() == {"Jon"}


def test_the_contract_is_never_used_on_a_samurai_who_has_held_it() -> None:
    play = table_of()
    play.mission()
    play.look("Cat")
    play.mission()

    assert play.refused("Cat", Look("Jon")) == NotAmong("target", "Jon")
    assert play.refused("Cat", Look("Cat")) == NotAmong("target", "Cat")


def test_declining_publicly_keeps_the_contract() -> None:
    play = table_of()
    play.mission()
    entry = play.look(None)
    play.mission()

    assert Looked(to=To.PUBLIC, by="Jon", target=None) in entry.events
    assert play.awaited() == {"Jon"}


def test_a_look_missed_by_the_deadline_counts_as_declined() -> None:
    play = table_of()
    play.mission()
    entry = play.clock()
    play.mission()

    assert Looked(to=To.PUBLIC, by="Jon", target=None) in entry.events
    assert play.awaited() == {"Jon"}


def test_only_the_contracts_holder_looks() -> None:
    play = table_of()
    play.mission()

    assert play.refused("Ann", Look("Ben")) == NotTheHolder("Jon")


def test_nobody_leads_before_the_contract_was_used_or_declined() -> None:
    play = table_of()
    play.mission()

    assert play.refused("Ben", Propose(("Ann", "Ben", "Cat"))) == NotNow("propose")


def test_the_contract_is_not_used_after_a_rejected_proposal() -> None:
    play = table_of()
    play.reject()

    assert play.awaited() == {"Ben"}
    assert play.refused("Jon", Look("Ben")) == NotNow("look")
