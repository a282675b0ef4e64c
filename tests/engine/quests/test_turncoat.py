"""The turncoats: their cards, and the effects of a switch."""

from collections import Counter

import pytest

from engine.actions import Undo
from engine.audience import To
from engine.chance import Chance, seeded_source
from engine.domains import OneSeat
from engine.errors import ImpossibleDraw
from engine.events import Outcome
from engine.game import Game
from engine.log import Entry
from engine.parties.actions import Act
from engine.parties.events import LeaderNamed
from engine.parties.refusals import MustSupport
from engine.parties.sides import Side
from engine.quests.actions import Guess
from engine.quests.events import Card, Cards, CardShown, GuessMade, Reveal, SideTold
from engine.quests.options import Deck, OptionalRole, QuestOptions
from engine.quests.roles import RoleName
from engine.quests.table import Phase, QuestTable
from tests.engine.quests.tables import NAMES, QUESTS, Play, heard, kinds, names, only, outcome_of, table_of
from tests.engine.quests.turncoats import OPEN, either_deck, on_quest_three, playing


def shown(entry: Entry) -> list[str]:
    """Return the cards that this entry has shown to everybody."""
    return [str(event.card) for event in heard("public", entry) if isinstance(event, CardShown)]


def sides(play: Play, of: str = "Dan Eve") -> list[str]:
    """Return the current sides of these players."""
    return [str(play.table.sides[seat]) for seat in names(of)]


def dealt(deck: Deck, cards: list[str] | None = None, seed: int = 1) -> QuestTable:
    """Return a table dealt at random, except for the given cards."""
    options = QuestOptions(roles=(OptionalRole.TURNCOAT,), turncoat=deck)
    chance = Chance({} if cards is None else {"cards": cards}, seeded_source(seed, 1))
    table = Game.begin(QUESTS, NAMES[:5], options, chance).table
    assert isinstance(table, QuestTable)
    return table


def test_the_random_deck_has_two_switch_and_three_stay_cards() -> None:
    assert {tuple(sorted(Counter(dealt(Deck.RANDOM, seed=seed).cards).items())) for seed in range(20)} == {
        ((Card.STAY, 3), (Card.SWITCH, 2))
    }


def test_the_predetermined_deck_deals_five_of_seven_cards() -> None:
    """Of the 21 hands of five, 1 has no switch card, 10 have one, and 10 have two."""
    hands = [dealt(Deck.PREDETERMINED, seed=seed).cards for seed in range(420)]
    switches = Counter(hand.count(Card.SWITCH) for hand in hands)

    assert {len(hand) for hand in hands} == {5}
    assert {number: round(switches[number] / 20) for number in switches} == {0: 1, 1: 10, 2: 10}


@pytest.mark.parametrize("deck", Deck)
def test_chance_decides_the_order_of_the_cards(deck: Deck) -> None:
    first_cards = {dealt(deck, seed=seed).cards[:2] for seed in range(60)}

    assert len(first_cards) == 4


@pytest.mark.parametrize(
    ("deck", "cards"),
    [
        (Deck.RANDOM, "stay stay stay stay switch"),
        (Deck.RANDOM, "stay stay switch switch switch"),
        (Deck.RANDOM, "stay stay switch switch"),
        (Deck.RANDOM, "stay stay stay"),
        (Deck.RANDOM, "stay stay stay switch switch stay"),
        (Deck.RANDOM, "stay stay stay switch turn"),
        (Deck.PREDETERMINED, "switch switch switch stay stay"),
        (Deck.PREDETERMINED, "stay stay stay stay stay switch switch"),
        (Deck.PREDETERMINED, "stay stay stay stay"),
        (Deck.PREDETERMINED, ""),
    ],
)
def test_impossible_cards_are_bad_input(deck: Deck, cards: str) -> None:
    with pytest.raises(ImpossibleDraw) as impossible:
        dealt(deck, cards.split())

    assert impossible.value.field == "drawn.cards"


@pytest.mark.parametrize(
    ("deck", "cards"),
    [
        (Deck.RANDOM, "switch stay switch stay stay"),
        (Deck.PREDETERMINED, "switch stay switch stay stay"),
        (Deck.PREDETERMINED, "stay stay stay stay switch"),
        (Deck.PREDETERMINED, "stay stay stay stay stay"),
    ],
)
def test_given_cards_lie_ready_in_order(deck: Deck, cards: str) -> None:
    assert dealt(deck, cards.split()).cards == tuple(cards.split())


def test_nobody_sees_the_cards_to_draw_from() -> None:
    play = playing("switch stay stay switch stay")

    assert only(Cards, play.game.log[0].events) == Cards(to=To.NOBODY, cards=play.table.cards)
    assert [reader for reader in (*NAMES[:5], "public", "gm") if "cards" in kinds(play.told(reader))] == []


def test_the_order_of_the_hidden_cards_changes_nothing_for_anybody() -> None:
    one, other = playing("stay switch stay switch stay"), playing("stay switch stay stay switch")

    assert [one.told(reader) for reader in (*NAMES[:5], "gm")] == [other.told(reader) for reader in (*NAMES[:5], "gm")]


def test_five_cards_are_dealt_face_up_after_the_knowledge_is_given() -> None:
    play = playing("stay switch stay stay stay", OPEN)
    told = play.told("gm")

    assert only(Cards, play.told("public")) == Cards(to=To.PUBLIC, cards=play.table.cards)
    assert play.table.cards == ("stay", "switch", "stay", "stay", "stay")
    assert kinds(told) == [*["knowledge"] * 5, "leaders", "cards", "card", "leader"]


def test_a_card_is_drawn_after_quests_two_three_and_four() -> None:
    play = playing("stay switch stay stay switch")
    drawn = [shown(play.quest(sabotages=saboteurs)) for saboteurs in ("", "Ben", "", "Ben")]

    assert (shown(play.game.log[0]), drawn) == ([], [[], ["stay"], ["switch"], ["stay"]])


def test_the_predetermined_card_n_takes_effect_right_before_quest_n() -> None:
    play = playing("stay switch stay switch stay", OPEN)
    by_line = [shown(play.game.log[0]), *[shown(play.quest(sabotages=who)) for who in ("", "Ben", "", "Ben")]]

    assert by_line == [["stay"], ["switch"], ["stay"], ["switch"], ["stay"]]


@either_deck
def test_a_card_comes_only_before_a_quests_first_proposal(deck: str) -> None:
    play = playing("stay switch stay switch stay", deck)
    play.quest()
    play.quest()
    entries = [play.reject(), play.clock(), play.reject()]

    assert [shown(entry) for entry in entries] == [[], [], []]
    assert [event.attempt for event in play.told("public") if isinstance(event, LeaderNamed)][-3:] == [2, 2, 3]


@either_deck
def test_the_game_waits_for_nobody_to_show_a_card(deck: str) -> None:
    play = playing("stay switch stay stay switch", deck)
    play.quest()
    entry = play.quest()

    assert kinds(heard("public", entry)) == ["quest", "card", "leader"]
    assert play.table.phase is Phase.PROPOSAL


@either_deck
def test_there_are_no_cards_without_turncoats(deck: str) -> None:
    play = table_of(options=deck)
    for saboteurs in ("", "Ben", "", "Ben"):
        play.quest(sabotages=saboteurs)

    assert {"cards", "card", "side"} & set(kinds(play.told("gm"))) == set()


def test_a_stay_changes_no_side_and_tells_nothing_more() -> None:
    play = playing("stay switch stay switch stay")
    play.quest()
    entry = play.quest()

    assert sides(play) == ["good", "evil"]
    assert [kinds(heard(seat, entry)) for seat in ("Dan", "Eve")] == [["quest", "card", "leader"]] * 2


def test_a_switch_changes_both_sides_at_once() -> None:
    play = playing("switch stay switch stay stay")
    play.quest()
    assert sides(play) == ["good", "evil"]
    play.quest()

    assert sides(play, "Ann Ben Cat Dan Eve") == ["good", "evil", "good", "evil", "good"]


def test_a_switch_tells_each_turncoat_their_side_in_private() -> None:
    play = playing("switch stay switch stay stay")
    play.quest()
    entry = play.quest()

    told = {reader: [event for event in heard(reader, entry) if isinstance(event, SideTold)] for reader in NAMES[:5]}
    assert told == {
        "Ann": [],
        "Ben": [],
        "Cat": [],
        "Dan": [SideTold(to=("Dan",), side=Side.EVIL)],
        "Eve": [SideTold(to=("Eve",), side=Side.GOOD)],
    }
    assert "side" not in kinds(heard("public", entry))


def test_a_second_switch_brings_them_back() -> None:
    play = playing("switch switch stay stay stay")
    play.quest()
    play.quest()
    entry = play.quest(sabotages="Ben")

    assert sides(play) == ["good", "evil"]
    assert only(SideTold, heard("Eve", entry)) == SideTold(to=("Eve",), side=Side.EVIL)


def test_an_early_switch_counts_from_the_first_proposal() -> None:
    play = playing("switch stay stay stay stay", OPEN)

    assert sides(play) == ["evil", "good"]
    assert kinds(play.told("Dan")) == ["knowledge", "leaders", "cards", "card", "side", "leader"]


def test_the_starting_knowledge_is_about_the_starting_sides() -> None:
    play = playing("switch stay stay stay stay", OPEN)
    first = playing("stay stay stay stay stay", OPEN)

    assert [play.told(seat)[0] for seat in NAMES[:5]] == [first.told(seat)[0] for seat in NAMES[:5]]


def test_a_switch_does_not_repeat_the_starting_knowledge() -> None:
    play = playing("switch stay switch stay stay")
    play.quest()
    entry = play.quest()

    assert [kinds(heard(seat, entry)) for seat in ("Ann", "Ben", "public")] == [["quest", "card", "leader"]] * 3


def test_a_turncoat_wins_with_their_side_at_the_end() -> None:
    good_win, evil_win = playing("switch stay switch stay stay"), playing("switch stay switch stay stay")
    for _ in range(3):
        good_win.quest()
        evil_win.quest(sabotages="Ben")

    assert outcome_of(evil_win.game.log[-1]) == Outcome(
        to=To.PUBLIC, side="evil", reason="quests_failed", winners=("Ben", "Dan")
    )
    assert outcome_of(good_win.guess("Ben", None)).winners == ("Ann", "Cat", "Eve")


def test_five_rejections_win_for_the_currently_evil() -> None:
    play = playing("switch stay stay stay stay", OPEN)
    for _ in range(4):
        play.reject()

    assert outcome_of(play.reject()).winners == ("Ben", "Dan")


@pytest.mark.parametrize("saboteurs", ["", "Ben"])
@either_deck
def test_no_card_is_shown_after_the_third_success_or_failure(deck: str, saboteurs: str) -> None:
    play = playing("stay stay switch switch stay", deck)
    play.quest(sabotages=saboteurs)
    play.quest(sabotages=saboteurs)
    entry = play.quest(sabotages=saboteurs)

    assert {"card", "side"} & set(kinds(entry.events)) == set()
    assert sides(play) == (["evil", "good"] if deck == OPEN else ["good", "evil"])


def test_no_card_is_shown_after_the_guess() -> None:
    play = playing("stay switch stay switch stay")
    for _ in range(3):
        play.quest()
    entry = play.guess("Ben", "Cat")

    assert kinds(entry.events) == ["guess", "outcome", "reveal"]


def test_no_card_is_shown_after_the_fifth_rejection() -> None:
    play = playing("stay switch stay switch stay")
    play.quest()
    play.quest()
    for _ in range(4):
        play.reject()

    assert "card" not in kinds(play.reject().events)


def test_the_assassin_stays_evil_after_any_switch() -> None:
    play = playing("switch stay switch stay stay")
    play.quest()
    play.quest()
    play.quest()
    assert play.table.sides["Ben"] is Side.EVIL
    entry = play.guess("Ben", "Ann")

    assert outcome_of(entry).winners == ("Ben", "Dan")


@pytest.mark.parametrize("target", ["Dan", "Eve"])
def test_a_turncoat_is_not_the_seer(target: str) -> None:
    play = playing("switch stay switch stay stay")
    for _ in range(3):
        play.quest()
    entry = play.guess("Ben", target)

    assert only(GuessMade, entry.events) == GuessMade(to=To.PUBLIC, by="Ben", target=target, hit=False)


def test_only_the_assassin_guesses_after_any_switch() -> None:
    play = playing("switch stay switch stay stay")
    for _ in range(3):
        play.quest()

    (ask,) = play.game.asks
    assert (ask.move, ask.seats) == (Guess, ("Ben",))
    assert ask.fields["target"] == OneSeat(("Ann", "Cat", "Dan", "Eve"), may_decline=True)


def test_the_end_reveals_the_turncoats_and_their_final_sides() -> None:
    play = playing("switch stay switch stay stay")
    for _ in range(3):
        play.quest(sabotages="Ben")
    reveal = only(Reveal, play.told("public"))

    assert isinstance(reveal, Reveal)
    assert (reveal.roles["Dan"], reveal.roles["Eve"]) == (RoleName.TURNCOAT, RoleName.TURNCOAT)
    assert (reveal.sides["Dan"], reveal.sides["Eve"]) == (Side.EVIL, Side.GOOD)


@either_deck
def test_a_turncoats_asks_follow_from_what_they_were_told(deck: str) -> None:
    play = on_quest_three("switch stay stay switch stay", deck)

    for seat in ("Dan", "Eve"):
        asked = [ask.fields for ask in QUESTS.asks(play.view(seat)) if seat in ask.seats]
        assert asked == [ask.fields for ask in play.game.asks if seat in ask.seats]


def test_a_reader_knows_only_the_shown_cards() -> None:
    play = playing("switch stay switch stay stay")
    play.quest()
    play.quest()

    assert [(play.view(reader).cards, play.view(reader).cards_shown) for reader in ("Dan", "Ann", "gm")] == [
        ((), ("switch",))
    ] * 3


def undone_switch() -> Play:
    """Undo a quest whose card has switched a side."""
    play = playing("switch stay switch stay stay")
    play.quest()
    play.quest()
    play.gm(Undo())
    return play


def test_an_undone_quest_undoes_its_card_and_switch() -> None:
    play = undone_switch()

    assert (sides(play), play.table.cards_shown) == (["good", "evil"], ())
    assert play.view("Dan").sides == {"Dan": Side.GOOD}


def test_a_quest_that_is_played_again_after_an_undo_shows_its_card_again() -> None:
    play = undone_switch()
    entry = play.act_all()

    assert (shown(entry), sides(play)) == (["switch"], ["evil", "good"])


@pytest.mark.parametrize("from_snapshot", [False, True])
@either_deck
def test_a_restored_game_keeps_the_current_sides(deck: str, from_snapshot: bool) -> None:
    play = on_quest_three("switch stay stay switch stay" if deck == OPEN else "switch switch stay stay stay", deck)
    again = play.again(from_snapshot)
    assert again.refused("Eve", Act(False)) == MustSupport()
    again.approve()
    again.act("Eve", True)
    again.act("Dan", False)

    assert (sides(again), again.table.cards_shown[-1]) == (["good", "evil"], "switch")
