"""The reasons that a practice game gives for a house player's move fit the move."""

from random import Random

import pytest

from bot.cli.players import Players, policy_of
from bot.policies.great_table.killing import most_dangerous
from bot.policies.great_table.mind import Mind as TableMind
from bot.policies.quest_policy import mind_of
from bot.policies.reasons import reason_of
from bot.policies.turn import Turn
from bot.wording.words import Words
from engine.actions import Action
from engine.chance import Chance, seeded_source
from engine.danube import Danube
from engine.danube.actions import Move
from engine.game import Game
from engine.great_table.actions import Kill, List, Steal, Use
from engine.mafia.actions import Vote as Lynch
from engine.parties.actions import Act, Look, Vote
from engine.quests.actions import Guess, Propose
from engine.rulebook import AnyRulebook, any_rulebook
from engine.rulebooks import RULEBOOKS
from engine.strength import Strength
from tests.engine.danube.river import thrown
from tests.engine.great_table.tables import Play as Table
from tests.engine.great_table.tables import table_of as great_table_of
from tests.engine.quests.tables import NAMES, Play, table_of
from tests.policies.boards import public_turn

USUAL = Strength.USUAL
LONGEST, LONGEST_ON_BOARDS = 80, 12
"""The most moves of a game that are given reasons."""


def turn_of(table: Play | Table, seat: str) -> Turn:
    """Return a seat's turn."""
    return Players(table.game, policy_of(table.game.rulebook)).turn(seat)


def why(table: Play, seat: str, action: Action) -> str:
    """Return the name of the reason for a move in a quest game. Ann is the seer; Ben and Eve are evil."""
    return reason_of("quests", turn_of(table, seat), action, USUAL).name


def why_at_table(table: Table, seat: str, action: Action) -> str:
    """Return the name of the reason for a move at the Great Table: Ann is the Master, Ben and Cat the Apprentices."""
    return reason_of("great_table", turn_of(table, seat), action, USUAL).name


def suspected() -> Play:
    """A party of Ben and Cat has failed, and Ben, Cat and Dan are proposed."""
    table = table_of()
    table.quest("Ben Cat", sabotages="Ben")
    table.propose("Ben Cat Dan")
    return table


def decisive() -> Play:
    """Two quests have failed, and Ben is in the next party."""
    table = table_of()
    table.quest("Ben Cat", sabotages="Ben")
    table.quest("Ben Cat Dan", sabotages="Ben")
    table.propose("Ben Cat")
    return table


def last_attempt() -> Play:
    """The fifth party for a quest."""
    table = table_of()
    for _ in range(4):
        table.reject()
    table.propose_some()
    return table


def test_a_vote_is_explained_by_how_safe_the_party_and_the_safest_one_are() -> None:
    turn = turn_of(suspected(), "Dan")
    reason, mind = reason_of("quests", turn, Vote(approve=False), USUAL), mind_of(turn)

    assert reason.name == "safe"
    assert reason.chances["safe"] < reason.chances["best"]
    assert set(mind.round.party) == {"Ben", "Cat", "Dan"}


def test_a_vote_of_somebody_who_hides_is_explained_by_what_everybody_knows() -> None:
    assert why(suspected(), "Ann", Vote(approve=False)) == "safe"
    assert why(suspected(), "Eve", Vote(approve=False)) == "safe-looks"


def test_a_decisive_vote_of_an_evil_player_is_explained_by_who_is_in_the_party() -> None:
    assert why(decisive(), "Eve", Vote(approve=True)) == "enough"


@pytest.mark.parametrize(("seat", "reason"), [("Dan", "last-good"), ("Eve", "last-evil")])
def test_a_last_vote_is_explained_by_what_a_rejection_costs(seat: str, reason: str) -> None:
    assert why(last_attempt(), seat, Vote(approve=True)) == reason


@pytest.mark.parametrize(
    ("party", "seat", "support", "reason"),
    [
        ("Ben Cat", "Ben", False, "sabotage"),
        ("Ben Cat", "Ben", True, "trust"),
        ("Ben Eve", "Eve", True, "others"),
        ("Cat Dan", "Dan", True, "support"),
    ],
)
def test_an_order_is_explained_by_whose_turn_it_is_to_sabotage(
    party: str, seat: str, *, support: bool, reason: str
) -> None:
    table = table_of()
    table.propose(party)
    table.approve()

    assert why(table, seat, Act(support=support)) == reason


def test_a_party_that_can_hardly_fail_is_explained_by_too_few_saboteurs() -> None:
    table = table_of([*"ABCDEFG"], evil="E F", seer="A", assassin="G")
    table.quest()
    table.quest("A B E", sabotages="E")
    table.quest()
    table.propose("A B C E")
    table.approve()

    assert why(table, "E", Act(support=True)) == "too-few"


def test_other_moves_in_quests_are_explained_by_whom_they_name() -> None:
    table = table_of()

    assert why(table, "Ben", Propose(("Ben", "Cat"))) == "as-few"
    assert why(suspected(), "Cat", Propose(("Cat", "Dan"))) == "suspects"
    assert reason_of("quests", turn_of(table, "Ben"), Guess("Ann"), USUAL).seats == {"most": "Ann"}
    assert reason_of("quests", turn_of(table, "Ben"), Look("Eve"), USUAL).name == "look-fellow"
    assert reason_of("quests", turn_of(table, "Cat"), Look("Dan"), USUAL).name == "look"


def at_night() -> Table:
    """The first night. Ann has voted for Dan, whom the House must fear less since."""
    table = great_table_of()
    table.deal(Ann="guard", Ben="mayor", Dan="healer", Eve="target_finder", Fay="card_finder")
    table.vote("Dan", "Ann")
    table.nightfall()
    return table


def test_a_list_is_explained_by_whom_its_first_cards_hurt() -> None:
    table, ranking = great_table_of(), List(("king",))

    assert [why_at_table(table, seat, ranking) for seat in ("Dan", "Ann", "Ben")] == [
        "lists", "lists-house", "lists-pair"
    ]  # fmt: skip


def test_a_vote_at_the_great_table_is_explained_by_the_side_of_its_target() -> None:
    table = at_night()

    assert why_at_table(table, "Ben", Lynch("Ann")) == "lost"
    assert why_at_table(table, "Ben", Lynch("Dan")) == "votes"
    assert why_at_table(table, "Eve", Lynch("Dan")) == "against-you"


def test_a_kill_is_explained_by_who_is_most_dangerous() -> None:
    table = at_night()
    most = {seat: most_dangerous(TableMind(turn_of(table, seat))) for seat in ("Ann", "Ben")}
    other = next(seat for seat in ("Eve", "Fay", "Gus") if seat not in most.values())

    assert why_at_table(table, "Ann", Kill(most["Ann"])) == "fears"
    assert why_at_table(table, "Ann", Kill(other)) == "fears-next"
    assert why_at_table(table, "Ben", Kill(other)) == "fears-left"


def test_the_use_of_a_card_is_explained_by_what_the_card_is_for() -> None:
    table = at_night()

    assert why_at_table(table, "Dan", Use("Eve")) == "heals"
    assert why_at_table(table, "Fay", Use(card=None)) == "finds-cards"
    assert why_at_table(table, "Eve", Use("Dan")) == "against-you"
    assert why_at_table(table, "Ben", Steal(None)) == "steals-nothing"


def test_a_move_on_the_danube_is_explained_by_the_chances_to_win() -> None:
    turn = public_turn(thrown(2, (15, 28), (12,)).game, "Ann")
    best = policy_of(any_rulebook(Danube()), USUAL)(turn, Random(1))
    assert best is not None
    good = reason_of("danube", turn, best, USUAL)

    assert good.name == "river"
    assert good.chances["chance"] >= good.chances["next"]
    assert reason_of("danube", turn, Move(28, 2), USUAL).name == "board"


@pytest.mark.parametrize("rulebook", RULEBOOKS, ids=lambda rulebook: rulebook.slug)
def test_every_move_of_a_house_player_has_a_reason_in_words(rulebook: AnyRulebook) -> None:
    words, policy, said = Words(None), policy_of(rulebook, USUAL), set[str]()

    def explained(turn: Turn, random: Random) -> Action | None:
        if (action := policy(turn, random)) is not None:
            reason = reason_of(rulebook.slug, turn, action, USUAL)
            said.add(words.say(f"hint-{reason.name}", {**reason.seats, **reason.chances}))
        return action

    options = rulebook.options()
    seats = NAMES[: rulebook.players_with(options)[0]]
    game = Game.begin(rulebook, seats, options, Chance(None, seeded_source(1, 1)))
    players, random = Players(game, explained), Random(1)
    while game.asks and len(game.log) < (LONGEST_ON_BOARDS if rulebook.turns else LONGEST):
        game.submit(players.pick(game.asks, random), Chance(None, seeded_source(1, len(game.log) + 1)))

    assert said
